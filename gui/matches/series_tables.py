"""The tables of a series: its score, and its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTableWidget, QTableWidgetItem, QWidget

from gui.kit.punctuation import percent
from gui.kit.row_list import list_rows, row_height
from gui.kit.tip import tip
from gui.kit.translation import number, short_number
from gui.matches import series_text
from gui.matches.plan import Plan
from gui.matches.record import Result
from gui.matches.scores import Score
from gui.words import outcome_text

Index = QModelIndex | QPersistentModelIndex

NUMBER, FIRST, SECOND, RESULT, END, MOVES = range(6)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTable(QTableWidget):
    """Both contenders with what they have won, drawn and lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        headings = ["", *(heading() for heading in series_text.SCORE_HEADINGS)]
        super().__init__(2, len(headings), parent)
        self.setAccessibleName(headings[4])
        self.setHorizontalHeaderLabels(headings)
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)

    def show_score(self, names: tuple[str, str], score: Score) -> None:
        """Show how it stands."""
        points = score.won + score.drawn / 2
        rows = (
            (names[0], score.won, score.drawn, score.lost, points, score.share),
            (names[1], score.lost, score.drawn, score.won, score.games - points, 1 - score.share),
        )
        for row, (name, won, drawn, lost, brought, share) in enumerate(rows):
            told = percent(share, 1) if score.games else ""
            for column, text in enumerate((name, *map(number, (won, drawn, lost)), short_number(brought), told)):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text))
                if column:
                    item.setTextAlignment(RIGHT)
                self.setItem(row, column, item)
        self.size_to_text()

    def size_to_text(self) -> None:
        """Be as high as the rows are."""
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth())


class GamesModel(QAbstractTableModel):
    """The games that have ended, the last first."""

    def __init__(self, plan: Plan, results: Sequence[Result], parent: QWidget) -> None:
        super().__init__(parent)
        self._plan = plan
        self._results = results
        self._count = len(results)

    def refresh(self) -> None:
        """Show what has ended meanwhile."""
        count = len(self._results)
        if count > self._count:
            self.beginInsertRows(QModelIndex(), 0, count - self._count - 1)
            self._count = count
            self.endInsertRows()
        elif count < self._count:
            self.beginResetModel()
            self._count = count
            self.endResetModel()

    def result(self, row: int) -> Result:
        """Return the game of a row."""
        return self._results[self._count - 1 - row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own way
        """Return how many games have ended."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(series_text.GAME_HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what stands above a column."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return series_text.GAME_HEADINGS[section]()
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what stands in a place."""
        result = self.result(index.row())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (NUMBER, MOVES):
            return RIGHT
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(result.failure) or None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(result, index.column())
        return None

    def _text(self, result: Result, column: int) -> str:
        """Return what is said of a game in a column."""
        names = (self._plan.first.title, self._plan.second.title)
        if column == NUMBER:
            return str(result.number + 1)
        if column in (FIRST, SECOND):
            return names[(column == SECOND) != bool(result.first_side)]
        if column == RESULT:
            return result.result.replace("1/2-1/2", "½–½").replace("-", "–")
        if column == END:
            if result.failure:
                return series_text.FAILURE()
            drawn_out = result.reason == "abandoned"  # what a game has that reached the limit of moves
            return series_text.TOO_LONG() if drawn_out else outcome_text.reason(result.reason)
        return str((result.plies + 1) // 2)


class GamesView(QTableView):
    """The list of the games."""

    chosen = Signal(object)
    """This game (a Result) is to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(series_text.GAMES_FIELD())
        list_rows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda _: self.choose())

    def show_games(self, model: GamesModel) -> None:
        """Show the games of a series."""
        self.setModel(model)
        header = self.horizontalHeader()
        letters = self.fontMetrics().averageCharWidth()
        for column, width in ((NUMBER, 8), (RESULT, 9), (MOVES, 9)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(width * letters + 12, header.sectionSizeHint(column)))
        for column in (FIRST, SECOND, END):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics(), 1.6))

    @property
    def current(self) -> Result | None:
        """The game that is selected, None if none is."""
        model, index = self.model(), self.currentIndex()
        return model.result(index.row()) if isinstance(model, GamesModel) and index.isValid() else None

    def choose(self) -> None:
        """Look at the game that is selected."""
        if self.current is not None:
            self.chosen.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at a game by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        else:
            super().keyPressEvent(event)
