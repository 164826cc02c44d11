"""The page of the puzzles tried before; each can be shown again."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.page_layout import Arranger
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import date_text
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside, labelled
from surajang.gui.kit.row_list import Column, Index, RowList, TableModel, row_height
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.puzzle_record import PuzzleTry
from surajang.gui.learn.puzzle_text import goal_of
from surajang.gui.learn.puzzles import Puzzle, Puzzles, TryResult
from surajang.gui.shell.page import Page
from surajang.gui.words import naming
from surajang.rules.game import Game

DAY, PUZZLE, RATED, RESULT, RATING = range(5)
SHOWN = (tuple(TryResult), (TryResult.SOLVED,), (TryResult.PIECE_HINTED, TryResult.MOVE_HINTED), (TryResult.MISSED,))
"""The results that each of `puzzle_text.TRIES` shows."""

DISPENSABLE = (RATED, DAY, RATING)
"""Columns that are hidden, one after another, if they do not fit."""

WIDE, ROWS = 720, 4
"""The width from which the board is beside the list, at default text size, and the least number of rows seen."""

BOARD = 220
"""The side of the board at the default text size."""


@dataclass(frozen=True)
class HistoryPlace:
    """A place in the list of tries of a game: the number of the kind shown, the selected puzzle, the first row seen."""

    game: str
    kind: int
    puzzle: str
    scrolled: int


class TriesModel(TableModel[PuzzleTry]):
    """Tries as rows, the newest first, without those of puzzles that no longer exist."""

    def __init__(self, collection: Puzzles, tries: list[PuzzleTry]) -> None:
        self._collection = collection
        self._numbers = {name: number for number, name in enumerate(collection.names())}
        self._tries = [each for each in tries if each.name in self._numbers]
        super().__init__(self._columns(), self._tries)

    def _columns(self) -> list[Column[PuzzleTry]]:
        """Return the columns. Screen readers do not name columns within a row, so numbers say what they are."""

        def rated(each: PuzzleTry) -> str:
            return str(self.puzzle(each).rating)

        def rating(each: PuzzleTry) -> str:
            return str(round(each.rating))

        headings = puzzle_text.HISTORY_COLUMNS
        return [
            Column(headings[DAY], lambda each: date_text(each.day)),
            Column(headings[PUZZLE], lambda each: goal_of(self.puzzle(each))),
            Column(headings[RATED], rated, spoken=lambda each: labelled(headings[RATED](), rated(each))),
            Column(headings[RESULT], lambda each: puzzle_text.result(each.result)),
            Column(headings[RATING], rating, spoken=lambda each: labelled(headings[RATING](), rating(each))),
        ]

    def show_only(self, results: tuple[TryResult, ...]) -> None:
        """Show the tries with these results."""
        self.show_rows([each for each in self._tries if each.result in results])

    def puzzle(self, each: PuzzleTry) -> Puzzle:
        """Return the puzzle that was tried."""
        return self._collection[self._numbers[each.name]]


class PuzzleHistoryPage(Page):
    """The list, with the position of the selected try."""

    left = Signal(HistoryPlace)
    """The page is left, at this place in the list."""

    def __init__(
        self,
        collection: Puzzles,
        tries: list[PuzzleTry],
        tools: PageTools,
        back: Callable[[], object],
        show_puzzle: Callable[[Puzzle], object],
    ) -> None:
        """`back` shows all kinds of puzzles, `show_puzzle` a puzzle again."""
        super().__init__()
        self.setObjectName("page")
        self.game_name = collection.variant.name
        self._variant = collection.variant
        self._tools = tools
        self._show_puzzle = show_puzzle
        self.model = TriesModel(collection, tries)
        page = QWidget(self)
        self._head = self._make_head(back)
        self.kind = ComboBox(self, puzzle_text.HISTORY())
        self.kind.addItems([text() for text in puzzle_text.TRIES])
        self.words = Label(parent=self, look="muted", wraps=True)
        row = lay_row(self.kind, (self.words, 1))
        self.table = self._make_table()
        self.board = MiniBoard(board_options(tools.settings, self._variant), self)
        self.open_button = make_button(tr("Show it again"), self, self._open, look="primary", enter=True)
        self._body = lay_row((self.table, 1), lay_column(self.board, self.open_button, 1), spacing=14)
        lay_column(self._head, row, (self._body, 1), within=page, margins=(32, 24, 32, 24), spacing=14)
        scroll_within(self, page)
        Arranger(self, self._arrange)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.table.activated.connect(self._open)
        self.table.selectionModel().currentRowChanged.connect(lambda index: self._show_board(index.row()))
        self.apply_settings()
        self._show_kind(0)

    @property
    def place(self) -> HistoryPlace:
        """The place in the list."""
        row = self.model.row(self.table.currentIndex().row())
        scrolled = self.table.verticalScrollBar().value()
        return HistoryPlace(self.game_name, self.kind.currentIndex(), row.name if row is not None else "", scrolled)

    def go_to(self, place: HistoryPlace) -> None:
        """Show the list as it was, now that the page is shown."""
        self.kind.setCurrentIndex(place.kind)
        names = [each.name for each in self.model.rows]
        if place.puzzle in names:
            self.table.selectRow(names.index(place.puzzle))
        self.table.scroll_to_row(place.scrolled)

    def _make_head(self, back: Callable[[], object]) -> QHBoxLayout:
        """Return the title and the button to go back."""
        title = Label(puzzle_text.HISTORY(), self, look="title", wraps=True)
        back_button = make_button(puzzle_text.ALL_PUZZLES(), self, back, look="link", enter=True)
        head = lay_row((title, 1))
        head.addWidget(back_button, 0, Qt.AlignmentFlag.AlignLeft)
        return head

    def _make_table(self) -> RowList:
        table = RowList(PUZZLE, DISPENSABLE, self)
        table.setModel(self.model)
        table.setAccessibleName(puzzle_text.HISTORY())
        return table

    @property
    def title(self) -> str:
        """The title, and the game."""
        return beside(puzzle_text.HISTORY(), naming.title(self._variant))

    def begin(self) -> None:
        """Focus the list, now that the page is shown."""
        self.table.setFocus()

    def leave(self) -> None:
        """Report the place in the list."""
        self.left.emit(self.place)

    def apply_settings(self) -> None:
        scale = self._tools.style.zoom / 100
        self.board.setFixedSize(QSize(BOARD, BOARD) * scale)
        self.board.set_options(board_options(self._tools.settings, self._variant))
        metrics = self.fontMetrics()
        self.table.verticalHeader().setDefaultSectionSize(row_height(metrics, 1.6))
        results = [puzzle_text.result(each) for each in TryResult]
        self.table.measure_columns({DAY: ["2026-12-30"], RATED: ["1000"], RESULT: results, RATING: ["1000"]})
        self.table.setMinimumHeight(row_height(metrics, 1.6) * (ROWS + 1))
        self._arrange()

    def _arrange(self) -> None:
        """Place the board beside the list or below it."""
        wide = self.width() >= WIDE * self._tools.style.zoom / 100
        directions = QBoxLayout.Direction
        for layout in (self._head, self._body):
            layout.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def _show_kind(self, number: int) -> None:
        """Show the tries of a kind, with the newest one selected."""
        self.model.show_only(SHOWN[number])
        shown = self.model.rows
        self.words.setText(puzzle_text.tried_count(Counter(each.result for each in shown)))
        self.open_button.setEnabled(bool(shown))
        self.board.setVisible(bool(shown))
        if shown:
            self.table.selectRow(0)

    def _show_board(self, row: int) -> None:
        """Show the position of a try."""
        if row >= 0:
            puzzle = self.model.puzzle(self.model.rows[row])
            state = state_of(Game(puzzle.variant, puzzle.fen))
            options = board_options(self._tools.settings, self._variant)
            self.board.show_state(state, options, flipped=state.side == 1)

    def _open(self, index: Index | None = None) -> None:
        """Show the chosen puzzle again."""
        row = (index if index is not None else self.table.currentIndex()).row()
        if row >= 0:
            self._show_puzzle(self.model.puzzle(self.model.rows[row]))
