"""The list of the library's games: rows are asked for when they are first shown."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from gui.board import board_text
from gui.kit.punctuation import labelled, listed
from gui.kit.row_list import RowList, row_height, sort_rows
from gui.kit.tip import tip
from gui.kit.translation import tr
from gui.library import library_text
from gui.library.facts import RESULTS
from gui.library.finding import Listed
from gui.words import naming, outcome_text
from rules.games import GAMES

Index = QModelIndex | QPersistentModelIndex

ORDERS = ("played", "game", "players", "result", "reason", "moves", "")
DATE, GAME, PLAYERS, RESULT, REASON, MOVES, TAGS = range(len(ORDERS))
"""The columns, and what they sort by."""

DISPENSABLE = (TAGS, REASON, MOVES, DATE, GAME)
"""Columns that are hidden, one after the other, where there is no room for them."""

AHEAD = 100
"""How many rows are asked for at a time."""

LINE = 1.6
"""The height of a row in lines of text."""


class GamesTableModel(QAbstractTableModel):
    """Games by their numbers in the index."""

    rows_wanted = Signal(object)
    """What stands in these rows is to be given to `fill`: the numbers of their games."""

    order_wanted = Signal(str, bool)
    """The games in another order: by what, and whether the last comes first."""

    def __init__(self, tags_of: Callable[[str], list[str]], parent: QWidget) -> None:
        super().__init__(parent)
        self._tags_of = tags_of
        self.numbers: array[int] = array("q")
        self._known: dict[int, Listed] = {}
        self._wanted: set[int] = set()
        self._asked: set[int] = set()
        self._ask = QTimer(self)
        self._ask.setSingleShot(True)
        self._ask.setInterval(0)
        self._ask.timeout.connect(self._ask_for_rows)

    def show_numbers(self, numbers: array[int]) -> None:
        """List other games."""
        self.beginResetModel()
        self.numbers = numbers
        self._known.clear()
        self._wanted.clear()
        self._asked.clear()
        self.endResetModel()

    def fill(self, games: Sequence[Listed]) -> None:
        """Take what stands in rows."""
        for game in games:
            self._known[game.number] = game
        if self.numbers:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.numbers) - 1, len(ORDERS) - 1))

    def game(self, row: int) -> Listed | None:
        """Return the game of a row, if it is known."""
        return self._known.get(self.numbers[row]) if 0 <= row < len(self.numbers) else None

    def _ask_for_rows(self) -> None:
        """Ask for the rows that were to be shown, and some behind them."""
        if not self._wanted:
            return
        first = min(self._wanted)
        rows = range(first, min(max(self._wanted) + 1, first + AHEAD) + AHEAD // 2)
        self._wanted.clear()
        numbers = [self.numbers[row] for row in rows if row < len(self.numbers)]
        numbers = [number for number in numbers if number not in self._known and number not in self._asked]
        self._asked.update(numbers)
        if numbers:
            self.rows_wanted.emit(numbers)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of games."""
        return 0 if parent.isValid() else len(self.numbers)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return 0 if parent.isValid() else len(ORDERS)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Ask for another order."""
        if 0 <= column < len(ORDERS) and ORDERS[column]:
            self.order_wanted.emit(ORDERS[column], order == Qt.SortOrder.DescendingOrder)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a column says of a game."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role not in (
            Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole
        ):  # fmt: skip
            return None
        game = self.game(index.row())
        if game is None:
            self._wanted.add(index.row())
            self._ask.start()
            return ""
        cells = self._cells(game)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(game, cells, index.column())
        words = cells[index.column()]
        return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words

    @staticmethod
    def _spoken(game: Listed, cells: tuple[str, ...], column: int) -> str:
        """Return what a cell says to whoever hears the list, and the headings besides, or a whole row without them."""
        if column == RESULT:
            return outcome_text.result_in_words(game.facts.result, game.facts.variant)
        if column == MOVES:
            return board_text.moves(game.facts.moves)
        if column == TAGS and cells[TAGS]:
            return labelled(library_text.HEADINGS[TAGS](), cells[TAGS])
        return cells[column]

    def _cells(self, game: Listed) -> tuple[str, ...]:
        """Return what all columns say of a game."""
        facts = game.facts
        return (
            facts.played[:10],
            library_text.title_of(facts.variant),
            library_text.called(facts.players, facts.variant),
            RESULTS[facts.result] if facts.result else outcome_text.UNFINISHED(),
            outcome_text.reason(facts.reason) if facts.result else "",
            str(facts.moves),
            listed(self._tags_of(facts.identity)),
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's heading, which stands where its words do."""
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return library_text.HEADINGS[section]()
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Return where words and numbers of a column stand."""
    side = Qt.AlignmentFlag.AlignRight if column == MOVES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class GamesTable(RowList):
    """The list itself. Left and Right are left to the board beside it."""

    opened = Signal()
    """The game that the list stands on is to be opened."""

    def __init__(self, model: GamesTableModel, parent: QWidget) -> None:
        super().__init__(PLAYERS, DISPENSABLE, parent)
        self.setModel(model)
        self.setAccessibleName(tr("Games"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        # Else it asks of each row whether it is selected, a second's work when all of 100,000 are.
        header.setSelectionModel(QItemSelectionModel(model, self))
        header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        sort_rows(self)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def measure(self) -> None:
        """Make rows and columns as large as their text is."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(row_height(metrics, LINE))
        titles = [naming.title(variant) for variant in GAMES.values()]
        samples = {
            DATE: ["2026-12-30"],
            GAME: titles,
            RESULT: ["1/2-1/2", outcome_text.UNFINISHED()],
            REASON: [reason() for reason in outcome_text.SHORT_REASONS.values()],
            MOVES: ["1000"],
            TAGS: [tr("favourite, to study")],
        }
        self.measure_columns(samples)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a game by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
            return
        super().keyPressEvent(event)
