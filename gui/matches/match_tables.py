"""The tables of an engine match: its score, and its games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTableWidget, QWidget

from surajang.gui.kit.label import tip
from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.row_list import LEFT, RIGHT, Column, TableModel, cell, list_rows, row_height
from surajang.gui.kit.translation import number, short_number, tr
from surajang.gui.matches import matches_text
from surajang.gui.matches.match_record import Plan, Result
from surajang.gui.matches.scores import Score
from surajang.gui.words import outcome_text

NUMBER, FIRST, SECOND, RESULT, END, MOVES = range(6)


class ScoreTable(QTableWidget):
    """Both contenders' wins, draws and losses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        headings = ["", *(heading() for heading in matches_text.SCORE_HEADINGS)]
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
        """Show the score."""
        points = score.won + score.drawn / 2
        rows = (
            (names[0], score.won, score.drawn, score.lost, points, score.share),
            (names[1], score.lost, score.drawn, score.won, score.games - points, 1 - score.share),
        )
        for row, (name, won, drawn, lost, brought, share) in enumerate(rows):
            shown = percent(share, 1) if score.games else ""
            for column, text in enumerate((name, *map(number, (won, drawn, lost)), short_number(brought), shown)):
                item = cell(text, column)
                item.setToolTip(tip(text))
                self.setItem(row, column, item)
        self.size_to_text()

    def size_to_text(self) -> None:
        """Fit the height to the rows."""
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth())


def _columns(plan: Plan) -> list[Column[Result]]:
    names = (plan.first.title, plan.second.title)

    def end(result: Result) -> str:
        if result.failure:
            return tr("Failed")
        drawn_out = result.reason == "abandoned"  # the reason of a game that reached the move limit
        return tr("Too long") if drawn_out else outcome_text.reason(result.reason)

    def failure(result: Result) -> str:
        return result.failure

    columns: tuple[tuple[Callable[[Result], str], Qt.AlignmentFlag], ...] = (
        (lambda result: str(result.number + 1), RIGHT),
        (lambda result: names[result.first_side], LEFT),
        (lambda result: names[1 - result.first_side], LEFT),
        (lambda result: outcome_text.shown_result(result.result), LEFT),
        (end, LEFT),
        (lambda result: str((result.plies + 1) // 2), RIGHT),
    )
    headings = matches_text.GAME_HEADINGS
    return [Column(heading, *column, failure) for heading, column in zip(headings, columns, strict=True)]


class GamesModel(TableModel[Result]):
    """The finished games, the latest first. The match appends to `results`."""

    def __init__(self, plan: Plan, results: Sequence[Result], parent: QWidget) -> None:
        super().__init__(_columns(plan), results, parent)
        self._count = len(results)

    @property
    def count(self) -> int:
        """The number of games shown."""
        return self._count

    def row(self, number: int) -> Result:
        """Return the game of a row."""
        return self.rows[self._count - 1 - number]

    def refresh(self) -> None:
        """Show the games finished since then."""
        count = len(self.rows)
        if count > self._count:
            self.beginInsertRows(QModelIndex(), 0, count - self._count - 1)
            self._count = count
            self.endInsertRows()
        elif count < self._count:
            self.beginResetModel()
            self._count = count
            self.endResetModel()


class GamesView(QTableView):
    """The list of the games."""

    chosen = Signal(Result)
    """The user opens this game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(matches_text.GAMES_FIELD())
        list_rows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda _: self.choose())

    def show_games(self, model: GamesModel) -> None:
        """Show the games of a match."""
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
        """The selected game, None if there is none."""
        model, index = self.model(), self.currentIndex()
        return model.row(index.row()) if isinstance(model, GamesModel) and index.isValid() else None

    def select(self, result: Result) -> None:
        """Select a game if it is listed, in the middle of the list if possible."""
        model = self.model()
        if isinstance(model, GamesModel) and result in model.rows:
            self.selectRow(model.count - 1 - model.rows.index(result))
            self.scrollTo(self.currentIndex(), GamesView.ScrollHint.PositionAtCenter)

    def choose(self) -> None:
        """Show the selected game."""
        if self.current is not None:
            self.chosen.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        else:
            super().keyPressEvent(event)
