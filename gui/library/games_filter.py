"""The filter of the list of games: a search field and a list for each criterion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.library import library_text
from surajang.gui.library.finding import PEOPLE, Query
from surajang.gui.players.levels import LEVELS
from surajang.gui.words import naming, outcome_text
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED
from surajang.rules.games import GAMES

TYPING_MS = 200
"""How long to wait after a keystroke before searching."""

MATCHES = "matches"
"""The source of games of engine matches."""

LETTERS = 34
"""The width of the search field, in usual letters."""


class GamesFilter(QWidget):
    """The search field and the lists, wrapped where needed."""

    changed = Signal()
    """The filter has changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.today: Callable[[], date] = date.today
        row = Flow(self, 8)
        self.field = QLineEdit(self, placeholderText=library_text.SEARCH())
        self.field.setAccessibleName(library_text.SEARCH())
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(200)
        row.addWidget(self.field)
        self.combos: dict[str, QComboBox] = {}
        for name, first, others in (
            ("game", library_text.ANY_GAME(), [(naming.title(game), game.name) for game in GAMES.values()]),
            ("result", library_text.ANY_RESULT(), _results()),
            ("level", library_text.ANY_LEVEL(), _levels()),
            ("reason", library_text.ANY_END(), []),
            ("time", library_text.ANY_TIME(), [(text(), days) for text, days in library_text.TIMES]),
            ("length", library_text.ANY_LENGTH(), [(text(), (low, high)) for text, low, high in library_text.LENGTHS]),
            (
                "source",
                library_text.ANYWHERE(),
                [(library_text.PLAYED_HERE(), True), (library_text.ADDED(), False), (library_text.MATCHES(), MATCHES)],
            ),
            ("tag", library_text.ANY_TAG(), []),
        ):
            combo = QComboBox(self)
            combo.setAccessibleName(first)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            combo.addItem(first, None)
            for text, value in others:
                combo.addItem(text, value)
            combo.currentIndexChanged.connect(lambda _: self._change())
            row.addWidget(combo)
            self.combos[name] = combo
        self.clear = make_button(library_text.CLEAR(), self, self.show_all, look="link", enter=True)
        row.addWidget(self.clear)
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._change)
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.offer_reasons([])
        self.offer_tags([])
        self._show_clear()

    def offer_reasons(self, reasons: Sequence[str]) -> None:
        """Offer these reasons."""
        self._offer("reason", [(outcome_text.reason(code), code) for code in reasons])

    def offer_tags(self, tags: Sequence[str]) -> None:
        """Offer these tags."""
        self._offer("tag", [(tag, tag) for tag in tags])

    def _offer(self, name: str, choices: list[tuple[str, str]]) -> None:
        """Offer other choices; the chosen one stays chosen while it is among them."""
        combo = self.combos[name]
        if [combo.itemData(number) for number in range(1, combo.count())] != [value for _, value in choices]:
            before = combo.currentData()
            combo.blockSignals(True)
            while combo.count() > 1:
                combo.removeItem(1)
            for text, value in choices:
                combo.addItem(text, value)
            combo.setCurrentIndex(max(0, combo.findData(before)) if before is not None else 0)
            combo.blockSignals(False)
            if before is not None and combo.currentData() is None:
                self._change()
        combo.setVisible(bool(choices))

    def query(self, tagged: Callable[[str], frozenset[str]]) -> Query:
        """Return the query; `tagged` returns the games with a tag."""
        chosen = {name: combo.currentData() for name, combo in self.combos.items()}
        least, most = chosen["length"] or (0, 0)
        days = chosen["time"]
        return Query(
            words=self.field.text(),
            game=chosen["game"] or "",
            result=chosen["result"] or "",
            reason=chosen["reason"],
            level=chosen["level"] or 0,
            since=(self.today() - timedelta(days)).isoformat() if days is not None else "",
            least=least,
            most=most,
            own=chosen["source"] if chosen["source"] != MATCHES else None,
            matches=chosen["source"] == MATCHES,
            identities=tagged(chosen["tag"]) if chosen["tag"] is not None else None,
        )

    @property
    def narrow(self) -> bool:
        """Whether the filter leaves games out."""
        return bool(self.field.text()) or any(combo.currentIndex() for combo in self.combos.values())

    def show_all(self) -> None:
        """Clear the filter."""
        for widget in (self.field, *self.combos.values()):
            widget.blockSignals(True)
        self.field.clear()
        for combo in self.combos.values():
            combo.setCurrentIndex(0)
        for widget in (self.field, *self.combos.values()):
            widget.blockSignals(False)
        self._change()
        self.field.setFocus()

    def choose_game(self, name: str) -> None:
        """Filter by variant, or by none."""
        combo = self.combos["game"]
        combo.setCurrentIndex(max(0, combo.findData(name)) if name else 0)

    def _change(self) -> None:
        self._typing.stop()
        self._show_clear()
        self.changed.emit()

    def _show_clear(self) -> None:
        self.clear.setVisible(self.narrow)

    def measure(self) -> None:
        """Fit the field to the size of the text."""
        self.field.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())


def _results() -> list[tuple[str, str]]:
    return [(result, result) for result in (FIRST_WINS, SECOND_WINS, DRAW)] + [(outcome_text.UNFINISHED(), UNDECIDED)]


def _levels() -> list[tuple[str, int]]:
    return [(library_text.PEOPLE(), PEOPLE)] + [(library_text.level(level.number), level.number) for level in LEVELS]
