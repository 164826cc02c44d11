"""The dialog to choose one of several games in a file."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QWidget

from surajang.gui.board import spoken
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.dates import date_text
from surajang.gui.kit.fields import grow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import against
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.row_list import CENTRE, RIGHT, Column, RowList, TableModel, row_height, sort_rows
from surajang.gui.kit.shorten import SENTENCE, shortened
from surajang.gui.kit.translation import Text, tr
from surajang.gui.storage.reader import Place
from surajang.gui.words import naming, outcome_text
from surajang.rules import catalogue
from surajang.rules.pgn_tags import PLAYER_TAGS
from surajang.rules.variant import Variant

SIZE = (820, 560)
NUMBER, PLAYERS, DATE, RESULT, MOVES, GAME = range(6)
DISPENSABLE = (MOVES, DATE, GAME)
"""Columns that are hidden, one after another, if they do not fit."""

ELSEWHERE = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that move in the list while a search is being typed."""


Numbered = tuple[int, Place]
"""A game with its number, from 0."""


def _moves(game: Numbered) -> int:
    """Return the number of moves of a game, one for White and Black together."""
    return (game[1].moves + 1) // 2


def _players(game: Numbered) -> str:
    names = [game[1].tags.get(tag, "").strip().strip("?") for tag in PLAYER_TAGS]
    return against([_called(name, _variant(game), side) for side, name in enumerate(names)])


def _day(game: Numbered) -> str:
    """Return the date as far as it is known: "2026-11-29", "2026-11", "2026"."""
    day = game[1].tags.get("Date", "").replace(".??", "").replace(".", "-")
    return "" if "?" in day else day


def _result(game: Numbered) -> str:
    """Return the result, as files write it."""
    return game[1].tags.get("Result", "")


def _searched(game: Numbered) -> str:
    """Return the text to search: the columns, and the date and the result as files write them."""
    return " ".join([*(column.text(game) for column in COLUMNS[PLAYERS:]), _day(game), _result(game)]).casefold()


def _spoken_result(game: Numbered) -> str:
    result = _result(game)
    if result not in outcome_text.RESULTS:
        return result
    return outcome_text.result_in_words(outcome_text.RESULTS.index(result), _variant_name(game).lower())


def _variant_name(game: Numbered) -> str:
    """Return the variant's name, as in the file."""
    return game[1].tags.get("Variant", "").strip()


def _variant(game: Numbered) -> Variant | None:
    return catalogue.find(_variant_name(game).lower())


def _title(game: Numbered) -> str:
    variant = _variant(game)
    return naming.title(variant) if variant is not None else game[1].tags.get("Variant", "")


COLUMNS: list[Column[Numbered]] = [
    Column(lambda: "", lambda game: str(game[0] + 1), RIGHT),
    Column(Text("Players"), _players, tooltip=_players),
    Column(Text("Date"), lambda game: date_text(_day(game))),
    Column(Text("Result"), lambda game: outcome_text.shown_result(_result(game)), spoken=_spoken_result),
    Column(
        Text("Moves", "a column of numbers of moves"),
        lambda game: str(_moves(game)),
        CENTRE,
        spoken=lambda game: spoken.moves(_moves(game)),
    ),
    Column(Text("Variant"), _title),
]


class GamesModel(TableModel[Numbered]):
    """Games as rows: all of them, or those whose headers contain every word searched for."""

    def __init__(self, places: list[Place]) -> None:
        super().__init__(COLUMNS)
        self.places = places
        self._order = list(range(len(places)))
        self._shown = self._order

    @cached_property
    def _texts(self) -> list[str]:
        """The texts to search, by game; made on the first search."""
        return [_searched(game) for game in enumerate(self.places)]

    @property
    def count(self) -> int:
        """The number of games shown."""
        return len(self._shown)

    def row(self, number: int) -> Numbered:
        """Return the game of a row."""
        return self._shown[number], self.places[self._shown[number]]

    def search(self, text: str) -> None:
        """Show only the games whose headers contain all these words."""
        words = text.casefold().split()
        self.beginResetModel()
        self._shown = self._order
        for word in words:
            self._shown = [number for number in self._shown if word in self._texts[number]]
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Put the games in another order; a selected game stays selected."""
        keys: dict[int, Callable[[int], Any]] = {
            NUMBER: int,
            DATE: lambda number: _day((number, self.places[number])),
            MOVES: lambda number: self.places[number].moves,
        }
        key = keys.get(column, lambda number: COLUMNS[column].text((number, self.places[number])).casefold())
        self.layoutAboutToBeChanged.emit()
        selected = self.persistentIndexList()
        games = [self._shown[index.row()] for index in selected]
        self._order = sorted(range(len(self.places)), key=key, reverse=order == Qt.SortOrder.DescendingOrder)
        if len(self._shown) == len(self._order):
            self._shown = self._order
        else:
            shown = set(self._shown)
            self._shown = [number for number in self._order if number in shown]
        rows = {game: self._shown.index(game) for game in set(games)}
        moved = [self.index(rows[game], index.column()) for game, index in zip(games, selected, strict=True)]
        self.changePersistentIndexList(selected, moved)
        self.layoutChanged.emit()


def _called(name: str, game: Variant | None, side: int) -> str:
    """Return a player's name, or the side's."""
    if not name:
        return tr("Unknown")
    return naming.somebody(name) if game is None else naming.of_side(name, game, side)


class GamesDialog(QDialog):
    """The list, with a search field. It stays until a game is opened from it, or it is closed."""

    chosen = Signal(Place)
    """Open the game at this place."""

    added = Signal()
    """Add all these games to those of the library."""

    def __init__(self, title: str, places: list[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.field = QLineEdit(self, placeholderText=tr("Search players, dates, results"))
        self.field.setAccessibleName(tr("Search"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(200)
        self.model = GamesModel(places)
        self.table = RowList(PLAYERS, DISPENSABLE, self)
        self.table.setModel(self.model)
        self.table.setAccessibleName(tr("Games"))
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics(), 1.6))
        sort_rows(self.table)
        self.model.layoutChanged.connect(lambda: self.table.scrollTo(self.table.currentIndex()))
        self._size_columns(places)
        self.words = Label(parent=self, wraps=True)
        cancel = make_button(tr("Cancel"), self, self.reject, enter=True)
        self.add_button = wrapping_button(tr("Add all to My games"), self, self.added.emit)
        self.add_button.hide()
        self.open_button = make_button(tr("Open"), self, self._choose, look="primary", enter=True)
        self.open_button.setDefault(True)
        buttons = lay_row(1, cancel, self.add_button, self.open_button, spacing=10)
        lay_column(self.field, (self.table, 1), self.words, buttons, within=self, margins=16, spacing=10)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.table.doubleClicked.connect(self._choose)
        self._search("")
        self.resize(0, 0)
        grow(self, *SIZE)
        self.field.setFocus()

    def _size_columns(self, places: list[Place]) -> None:
        """Make the columns as wide as their typical contents."""
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicator(NUMBER, Qt.SortOrder.AscendingOrder)
        titles = [naming.title(game) for game in catalogue.games()]
        samples = {NUMBER: [f"{len(places)}0"], DATE: [date_text("2026-12-30")], RESULT: ["½–½"], MOVES: ["1000"]}
        self.table.measure_columns({**samples, GAME: titles})

    def say(self, text: str, kind: str = "wrong") -> None:
        """Show a message about the chosen game, or the number of games."""
        restyle(self.words, "objectName", kind)
        self.words.setText(shortened(text, SENTENCE))

    def _search(self, text: str) -> None:
        """Show the matching games, with the first one selected."""
        self.model.search(text)
        shown, there_are = self.model.rowCount(), len(self.model.places)
        self.say(
            tr("{there_are:,} games", there_are=there_are)
            if shown == there_are
            else tr("{shown:,} of {there_are:,} games", shown=shown, there_are=there_are),
            "muted",
        )
        self.open_button.setEnabled(shown > 0)
        if shown:
            self.table.selectRow(0)

    def _choose(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < self.model.rowCount():
            self.chosen.emit(self.model.row(row)[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forward the keys that move in the list while a search is being typed."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            moves = event.key() in ELSEWHERE
            if moves:
                self.table.keyPressEvent(event)
            return moves
        return super().eventFilter(watched, event)
