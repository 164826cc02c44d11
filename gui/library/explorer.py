"""A walk through a game with the moves played from each position, and the panel that shows it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QWidget

from surajang.engine.theory import Openings
from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.known_moves import (
    COMPUTER,
    MINE,
    NOT_KNOWN,
    Known,
    KnownMovesTable,
    SourceField,
    basis,
    load_openings,
    of_computer,
    rows_of,
    total,
)
from surajang.gui.desk.player_strip import ElidedLabel
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.style import Style
from surajang.gui.kit.translation import mark, tr
from surajang.gui.library import finding, library_text
from surajang.gui.library.facts import key_of
from surajang.gui.library.finding import Branch, Listed, Query
from surajang.gui.library.library import Library
from surajang.gui.shell.settings import Settings
from surajang.gui.words import shown_moves
from surajang.gui.words.outcome_text import RESULTS
from surajang.rules import catalogue
from surajang.rules.diagram import InvalidPosition
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, Game
from surajang.rules.games import GAMES
from surajang.rules.notation import IllegalMove
from surajang.rules.variant import Variant

AT_ONCE = 300
"""The number of moves made at once, which takes a few milliseconds; stepping on makes the later ones."""


class Explorer:
    """A position in a line; the rest of the line is kept until another move is played."""

    def __init__(self, variant: Variant, start: str = "", moves: Sequence[int] = (), ply: int = 0) -> None:
        """Stand at a ply of a line. Raises rules.diagram.InvalidPosition."""
        self.variant = variant
        self.moves = list(moves)
        self.left = False
        """Whether a move was played that is not in the line."""
        self.game = Game(variant, start or "startpos")
        self.go_to(ply)

    @property
    def ply(self) -> int:
        """The number of moves to the position."""
        return self.game.node.ply

    @property
    def last(self) -> int:
        """The number of moves in the line."""
        return len(self.moves)

    @property
    def key(self) -> int:
        """The key of the position in the index."""
        return key_of(self.variant, int(self.game.position.key))

    def go_to(self, ply: int) -> None:
        """Go to a ply, or as far as the line is legal, and at most AT_ONCE moves ahead."""
        while self.ply > max(0, ply):
            self.game.back()
        for move in self.moves[self.ply : min(ply, self.ply + AT_ONCE)]:
            try:
                self.game.play(move)
            except IllegalMove:
                del self.moves[self.ply :]
                return

    def play(self, move: int) -> None:
        """Play a move, along the line or out of it. Raises IllegalMove."""
        if self.ply < self.last and self.moves[self.ply] == move:
            self.go_to(self.ply + 1)
            return
        here = self.ply
        self.game.play(move)
        self.moves[here:] = [move]
        self.left = True


def replayed(game: Listed, key: int | None, connection: sqlite3.Connection) -> Explorer | None:
    """Return a listed game at the position with a key, or at its end; None if it cannot be replayed.

    A query for Library.ask: on a thread, as the first game of each variant takes longer.
    """
    start, moves, ply = finding.line_and_ply(connection, game.number, key)
    try:
        return Explorer(catalogue.named(game.facts.variant), start, moves, ply if ply >= 0 else len(moves))
    except (InvalidPosition, KeyError):
        return None


BOARD = 250
"""The side of the board at the default text size."""

ROWS = 3
"""The minimum number of visible rows of moves."""

ICON = 20
STEPS = (
    ("first", mark("To the start")),
    ("previous", mark("Step back")),
    ("next", mark("Step forward")),
    ("last", mark("To the end")),
)


class ExplorerPanel(QWidget):
    """The board, which follows an Explorer, none at first."""

    moved = Signal()
    """The board shows another position."""

    branches_requested = Signal()
    """The moves of the listed games are needed: call `show_branches`."""

    tags_entered = Signal(str)
    """The tags to give the selected games, separated by commas."""

    def __init__(self, settings: Settings, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._style = style
        self.explorer: Explorer | None = None
        self.heading = ElidedLabel(self)
        self.heading.setObjectName("heading")
        self.words = Label(parent=self, look="muted", wraps=True)
        self.board = MiniBoard(board_options(settings, next(iter(GAMES.values()))), self)
        self.hands = Label(parent=self, wraps=True)
        self.ply = Label(parent=self)
        self.here = QCheckBox(tr("Only games with this position"), self)
        self.tags = QLineEdit(self, placeholderText=tr("Tags, separated by commas"), maxLength=500)
        self.tags.setAccessibleName(tr("Tags"))
        self.tags.editingFinished.connect(lambda: self._enter_tags())
        self.source = SourceField(settings, "library", MINE, self)
        self.source.activated.connect(lambda _: self._choose_source())
        self.summary = Label(parent=self, look="muted", wraps=True)
        self.tree = KnownMovesTable(library_text.TREE(), self)
        self.tree.chosen.connect(self._play)
        self.tree.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # it takes spare height only
        self._openings: Openings | None = None
        steps = self._steps()
        self.tree_title = Label(library_text.TREE(), self, look="section", wraps=True)
        game = (self.heading, self.words, self.board, self.hands, steps, self.tags, self.here)
        moves = (self.tree_title, self.source, self.summary, (self.tree, 1))
        self._column = lay_column(*game, *moves, within=self, margins=0, spacing=6)
        self._column.setAlignment(self.board, Qt.AlignmentFlag.AlignHCenter)
        self.source.hide()
        self.apply_settings()

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size, with the height of the rows at the present width."""
        return QSize(super().minimumSizeHint().width(), self._column.totalMinimumHeightForWidth(max(1, self.width())))

    def _steps(self) -> QHBoxLayout:
        """Return the buttons to step, with the current place."""
        row = lay_row(spacing=4)
        self.steps: dict[str, QToolButton] = {}
        for name, marked in STEPS:
            words = tr(marked)
            button = QToolButton(self)
            give_tip(button, words)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _=False, name=name: self.step(name))
            self.steps[name] = button
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.ply, 1)
        return row

    def show_line(self, explorer: Explorer | None, heading: str = "", words: str = "") -> None:
        """Show a line with a heading, or none."""
        variant = explorer.variant if explorer is not None else None
        if variant is not None and (self.explorer is None or self.explorer.variant != variant):
            self._read_openings(variant)
        self.explorer = explorer
        self.heading.setText(heading)
        self.words.setText(words)
        self.refresh()

    def step(self, name: str) -> None:
        """Step through the line."""
        explorer = self.explorer
        if explorer is None:
            return
        before = explorer.ply
        wanted = {"first": 0, "previous": before - 1, "next": before + 1, "last": explorer.last}
        explorer.go_to(wanted[name])
        if explorer.ply != before:
            self.refresh()
            self.moved.emit()

    @property
    def may_step(self) -> tuple[bool, bool]:
        """Whether there is a previous move, and a next one."""
        explorer = self.explorer
        return (False, False) if explorer is None else (explorer.ply > 0, explorer.ply < explorer.last)

    def refresh(self) -> None:
        """Show the explorer's position."""
        explorer = self.explorer
        back, forward = self.may_step
        for name, button in self.steps.items():
            button.setEnabled(back if name in ("first", "previous") else forward)
        self.board.setVisible(explorer is not None)
        if explorer is None:
            self.hands.setText("")
            self.ply.setText("")
            self._show_known(())
            return
        game = explorer.game
        state = state_of(game)
        self.board.show_state(state, board_options(self._settings, explorer.variant))
        variant = explorer.variant
        letters = {letter: variant.kinds[letter] for letter in variant.hand_order}
        hands = [{letter: state.held(Slot(side, kind)) for letter, kind in letters.items()} for side in (0, 1)]
        self.hands.setText(library_text.hands(variant, hands))
        self.ply.setText(library_text.ply(explorer.ply, shown_moves.of_node(variant, game.node), explorer.last))
        if not self.shows_mine:
            self._show_computers()

    # Known moves

    @property
    def shows_mine(self) -> bool:
        """Whether the moves of the listed games are shown, not those of the computer's."""
        return self.source.source == MINE

    def _read_openings(self, variant: Variant) -> None:
        """Offer the computer's games of a variant, if there are any."""
        self._openings = None
        self.tree.model_of_rows.show_rows(())

        def take(openings: Openings | None) -> None:
            if self.explorer is not None and self.explorer.variant == variant:
                self._openings = openings
                were_mine = self.shows_mine
                self.source.offer(openings is not None)
                self.source.setHidden(openings is None)
                self._choose_source(were_mine)

        load_openings(variant, take, self)

    def _choose_source(self, shown: bool = False) -> None:
        """Show the moves of the chosen games; those of the listed games may be `shown` already."""
        heading = library_text.TREE() if self.shows_mine else library_text.COMPUTERS_TREE()
        self.tree_title.setText(heading)
        self.tree.setAccessibleName(heading)
        words = "" if self.shows_mine or self._openings is None else basis(self._openings)
        give_tip(self.summary, words)
        give_tip(self.source, words)
        if not self.shows_mine:
            self._show_computers()
        elif not shown:
            self.branches_requested.emit()

    def _show_computers(self) -> None:
        """Show the moves of the computer's games from here."""
        if self.explorer is not None and self._openings is not None:
            self._show_known(of_computer(self._openings, self.explorer.game.position))

    def show_branches(self, branches: Sequence[Branch]) -> None:
        """Show the moves played from here in the listed games, if these are chosen."""
        if self.shows_mine:
            self._show_known([known(branch) for branch in branches])

    def _show_known(self, known: Sequence[Known]) -> None:
        if self.explorer is None:
            self.summary.setText("")
            self.tree.model_of_rows.show_rows(())
            return
        rows = rows_of(self.explorer.game, known)
        self.summary.setText(total(rows) if rows else "" if self.shows_mine else NOT_KNOWN[COMPUTER]())
        self.tree.show_rows(self.explorer.game, rows, self.source.source)

    def _play(self, move: int) -> None:
        if self.explorer is not None:
            self.explorer.play(move)
            if self.explorer.left and self.words.text():  # that is, if the line is a game's
                self.words.setText(library_text.LEFT_GAME())
            self.refresh()
            self.moved.emit()

    def _enter_tags(self) -> None:
        self.tags.setModified(False)
        self.tags_entered.emit(self.tags.text())

    def show_tags(self, tags: Sequence[str], possible: bool) -> None:
        """Show the tags of the selected games; they can be edited if any games are selected."""
        self.tags.setText(", ".join(tags))
        self.tags.setEnabled(possible)

    def apply_settings(self) -> None:
        """Apply the settings."""
        zoom = self._style.zoom / 100
        side = round(BOARD * (1 + (zoom - 1) * 0.4))
        self.board.setFixedSize(QSize(side, side))
        for name, button in self.steps.items():
            button.setIcon(self._style.icon(name))
            button.setIconSize(QSize(round(ICON * zoom), round(ICON * zoom)))
        self.tree.size_to_text()
        self.tree.setMinimumHeight(self.tree.height_of(ROWS))
        if self.explorer is not None:
            self.board.set_options(board_options(self._settings, self.explorer.variant))


class ExplorerArea(ScrollArea):
    """Holds an ExplorerPanel. Beside the list it has a scroll bar of its own, so that the list and its buttons stay
    in sight; below the list it takes the height of its content.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scrolls = True
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_scrolling(self, scrolls: bool) -> None:
        """Scroll, or take the height of the content."""
        self._scrolls = scrolls
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request another height when that of the content changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Request another height at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        assert content is not None
        least = content.minimumSizeHint()
        height = 0 if self._scrolls else max(least.height(), content.heightForWidth(self.width()))
        return QSize(least.width() + self.verticalScrollBar().sizeHint().width(), height)


def known(branch: Branch) -> Known:
    """Return a move played with the results of its games.

    >>> known(Branch(7, [1, 2, 1, 1]))
    Known(move=7, games=5, score=0.625, results=(0.5, 0.25, 0.25))
    """
    first, drawn, second = (branch.counts[RESULTS.index(result)] for result in (FIRST_WINS, DRAW, SECOND_WINS))
    decided = first + drawn + second
    if not decided:
        return Known(branch.move, branch.count, None)
    return Known(
        branch.move, branch.count, (first + drawn / 2) / decided, (first / decided, drawn / decided, second / decided)
    )


class LibraryMoves:
    """Looks up the moves of a person's games for a page (gui.desk.known_moves.OwnMoves)."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @property
    def busy(self) -> bool:
        """Whether games are being read."""
        return self._library.busy

    def follow(self, changed: Callable[[], object]) -> Callable[[], None]:
        """Read added games; call `changed` whenever the games may have changed. Return a function that ends it."""
        self._library.changed.connect(changed)
        self._library.refresh()

        def stop() -> None:
            self._library.changed.disconnect(changed)

        return stop

    def ask(
        self, variant: Variant, key: int, take: Callable[[list[Known]], object], asker: QObject
    ) -> Callable[[], None]:
        """Look up the moves from a position by its key; return a function that drops the question."""
        question = partial(finding.tree, key=key_of(variant, key), query=Query())
        return self._library.ask(question, lambda branches: take([known(branch) for branch in branches]), asker)
