"""The opening explorer on a study's page: the known moves from the current position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from surajang.engine.theory import Openings
from surajang.gui.desk.known_moves import (
    COMPUTER,
    MINE,
    SOURCES,
    Known,
    KnownMovesTable,
    OwnMoves,
    SourceField,
    basis,
    load_openings,
    of_computer,
    rows_of,
    summary_of,
)
from surajang.gui.kit.background import Task
from surajang.gui.kit.flow_layout import lay_column, lay_flow
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.page import CommandHandler
from surajang.gui.shell.settings import Settings
from surajang.gui.study.study import Study

OPENINGS = Text("Openings")

FindOwnMoves = Callable[[Callable[[OwnMoves], object]], object]
"""Loads the object that looks up the moves of a person's games, and passes it to a function."""

MIN_ROWS, DEFAULT_ROWS = 2, 5
"""The minimum number of visible moves, and the default one."""


class OpeningsPanel(QWidget):
    """Shows the source of the games, their number, and the moves."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("openings")
        self.title = Label(OPENINGS(), self, look="section", wraps=True)
        self.source = SourceField(settings, "study", COMPUTER, self)
        self.words = Label(parent=self, look="muted", wraps=True)
        self.table = KnownMovesTable(tr("Known moves"), self)
        row = lay_flow(self.title, self.source, spacing=8)
        self._column = lay_column(row, self.words, (self.table, 1), within=self, margins=(0, 2, 0, 2), spacing=4)
        self.source.hide()

    def offer(self, openings: Openings | None) -> None:
        """Offer the computer's games if there are any; otherwise say that the person's are shown."""
        self.source.offer(openings is not None)
        self.source.setHidden(openings is None)
        self.title.setText(OPENINGS() if openings is not None else beside(OPENINGS(), SOURCES[MINE]()))
        self.describe(openings)

    def describe(self, openings: Openings | None) -> None:
        """Describe the computer's games, if they are shown."""
        words = basis(openings) if openings is not None and self.source.source == COMPUTER else ""
        for widget in (self.source, self.words):
            give_tip(widget, words)

    def size_to_text(self) -> None:
        """Fit the size of text."""
        self.table.size_to_text()
        self.table.setMinimumHeight(self.table.height_of(MIN_ROWS))

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size, with the height of the rows above the table at the present width."""
        return QSize(super().minimumSizeHint().width(), self._column.totalMinimumHeightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the minimum size, which depends on the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def preferred_height(self) -> int:
        """Return a comfortable height."""
        if self.isHidden():
            return 0
        above = self.minimumSizeHint().height() - self.table.minimumHeight()
        return above + self.table.height_of(DEFAULT_ROWS)


class StudyOpenings(QObject):
    """Looks up the current position while the panel is shown, and plays the moves chosen there."""

    changed = Signal()
    """The possible or active commands have changed."""

    resized = Signal()
    """The panel needs another height."""

    def __init__(
        self,
        study: Study,
        settings: Settings,
        make: Callable[[int], object],
        find_own: FindOwnMoves | None,
        parent: QObject,
    ) -> None:
        """`make` plays a move; `find_own` finds a person's games."""
        super().__init__(parent)
        self._study = study
        self._settings = settings
        self._make = make
        self._find_own = find_own
        self._own: OwnMoves | None = None
        self._unfollow: Callable[[], None] | None = None
        self._openings: Openings | None = None
        self._loading: Task | None = None
        self._loaded = False
        self._forget: Callable[[], None] | None = None
        self._shown_key: int | None = None
        self._closed = False
        self.panel = OpeningsPanel(settings)
        self.panel.hide()
        self.panel.table.chosen.connect(self._play)
        self.panel.source.activated.connect(lambda _: self._choose())

    def handlers(self) -> dict[str, CommandHandler]:
        """Return its command."""
        return {"show_openings": CommandHandler(self.toggle, checked=lambda: self.on)}

    # On and off

    @property
    def on(self) -> bool:
        """Whether the panel is shown."""
        return not self.panel.isHidden()

    def begin(self) -> None:
        """Show the panel if studies have it."""
        if self._settings["openings"].get("shown", False):
            self._show()

    def toggle(self) -> None:
        """Show or hide the panel, in other studies too."""
        self._settings["openings"] = {**self._settings["openings"], "shown": not self.on}
        if self.on:
            self.panel.hide()
            self._drop()
        else:
            self._show()
        self.resized.emit()
        self.changed.emit()

    def _show(self) -> None:
        self.panel.show()
        self.panel.size_to_text()
        if self._loaded:
            self.position_shown()
        elif self._loading is None:
            self._loading = load_openings(self._study.variant, self._take, self)
        self.resized.emit()

    def _take(self, openings: Openings | None) -> None:
        self._loading, self._loaded = None, True
        self._openings = openings
        self.panel.offer(openings)
        self.position_shown()
        self.resized.emit()

    def close(self) -> None:
        """Stop, as the page is left."""
        self._closed = True
        self._drop()
        if self._unfollow is not None:
            self._unfollow()
        if self._loading is not None:
            self._loading.forget()

    # The current position

    @property
    def _key(self) -> int:
        return int(self._study.game.position.key)

    def _choose(self) -> None:
        self.panel.describe(self._openings)
        self.position_shown()

    def position_shown(self) -> None:
        """Show the known moves from the current position."""
        if not self.on or not self._loaded:
            return
        if self._openings is not None and self.panel.source.source == COMPUTER:
            self._drop()
            self._show_known(of_computer(self._openings, self._study.game.position))
        elif self._own is not None:
            self._ask()
        elif self._find_own is not None:
            find, self._find_own = self._find_own, None
            find(self._begin)

    def _begin(self, own: OwnMoves) -> None:
        """Look up a person's games from now on, including those read meanwhile."""
        if self._closed:
            return
        self._own = own
        self._unfollow = own.follow(self.position_shown)
        self.position_shown()

    def _ask(self) -> None:
        """Look up the current position in a person's games, once an earlier question is answered."""
        if self._own is not None and self._forget is None:
            key = self._key
            self._forget = self._own.ask(self._study.variant, key, partial(self._answered, key), self)

    def _answered(self, key: int, known: Sequence[Known]) -> None:
        self._forget = None
        if not self.on or self.panel.source.source != MINE:
            return
        if key == self._key:
            self._show_known(known)
            if not known and self._own is not None and self._own.busy:
                self.panel.words.setText(tr("Looking for games…"))
        else:
            self._ask()

    def _drop(self) -> None:
        """Drop the pending question."""
        if self._forget is not None:
            self._forget()
            self._forget = None

    def _show_known(self, known: Sequence[Known]) -> None:
        """Show known moves from the current position, or say that there are none."""
        self._shown_key = self._key
        rows = rows_of(self._study.game, known)
        source = self.panel.source.source
        self.panel.words.setText(summary_of(rows, source))
        self.panel.table.show_rows(self._study.game, rows, source)

    def _play(self, move: int) -> None:
        """Play a move of the table, unless it still shows an earlier position."""
        if self._shown_key == self._key:
            self._make(move)
