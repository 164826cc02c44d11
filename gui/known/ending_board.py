"""The solved endings of a game, with a board of the longest wins that leads to a study, a game or a lesson."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHeaderView, QTableWidget, QWidget

from surajang.engine.playtest.sections import Section
from surajang.engine.theory.endings import BY_MATE, RULES, Endings, SolvedEnding
from surajang.engine.theory.solved import SolvedEndings
from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.navigator import LessonsRequest, NewGameRequest, PositionStudyRequest, link_to
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.report_view import ReportView, words_for
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import lay_column, lay_flow
from surajang.gui.kit.label import Label
from surajang.gui.kit.row_list import cell, list_rows, row_height
from surajang.gui.kit.translation import Text, number, tr
from surajang.rules.game import Game
from surajang.rules.variant import Variant

BOARD = QSize(320, 320)
LIST = 330
ROWS = 8

MATING_ALONE = "mating-alone"
"""The lesson on these endings, which each family of games has."""

MAX_GROWTH = 0.4
"""How much the board grows, as a share of the text's growth."""

LONGEST_WINS_WORDS = Text(
    "The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer."
)


def longest_wins(endings: Endings) -> list[SolvedEnding]:
    """Return the endings whose longest win is known: with one piece by the game's rules, with two by mate."""
    found = [*endings.in_way(RULES, 1), *endings.in_way(BY_MATE, 2)]
    return [ending for ending in found if ending.fen]


class EndingBoard(QWidget):
    """The report on endings, and below it the longest wins in a list beside a board."""

    def __init__(self, tools: PageTools, variant: Variant, endings: Endings, section: Section, parent: QWidget) -> None:
        super().__init__(parent)
        self._tools = tools
        self._variant = variant
        self.report = ReportView(self)
        self.report.show_sections([section])
        self.wins = longest_wins(endings)
        options = board_options(tools.settings, variant)
        self.board = MiniBoard(options, self)
        self.table = self._make_table(SolvedEndings(endings, variant, words_for(variant)))
        navigator = tools.navigator
        self.study_button = make_button(
            tr("Study"), self, lambda: navigator.open(PositionStudyRequest(variant.name, self.fen)), enter=True
        )
        self.play_button = make_button(
            tr("Play on from here…"),
            self,
            lambda: navigator.open(NewGameRequest(variant.name, start=self.fen)),
            enter=True,
        )
        lesson = LessonsRequest(variant.family or variant.name, lesson=MATING_ALONE)
        self.lesson_button = link_to(lesson, tr("Mating alone"), navigator, self)
        self._lay_out()
        self.table.currentCellChanged.connect(lambda row, *_: self._show(row))
        self.table.setCurrentCell(0, 0)
        self.apply_settings()

    @property
    def fen(self) -> str:
        """The position on the board."""
        return self.wins[max(0, self.table.currentRow())].fen

    def _make_table(self, words: SolvedEndings) -> QTableWidget:
        table = QTableWidget(len(self.wins), 2, self)
        table.setAccessibleName(tr("Longest wins"))
        list_rows(table)
        header = table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for column, title in enumerate((tr("Ending"), tr("Longest win"))):
            table.setHorizontalHeaderItem(column, cell(title, column))
        for row, ending in enumerate(self.wins):
            for column, text in enumerate((words.name(ending.pieces), number(ending.longest))):
                table.setItem(row, column, cell(text, column))
        return table

    def _lay_out(self) -> None:
        """Lay out the list beside the board, or below it if it does not fit."""
        self._side = QWidget(self)
        actions = lay_flow(self.study_button, self.play_button, self.lesson_button, spacing=8)
        lay_column(self.table, actions, 1, within=self._side, margins=0, spacing=6)
        both = QWidget(self)
        lay_flow(self.board, self._side, within=both, spacing=16)
        words = Label(LONGEST_WINS_WORDS(), self, look="muted", wraps=True)
        lay_column(self.report, words, both, within=self, margins=0, spacing=8)

    def _show(self, row: int) -> None:
        """Show the position of a row."""
        if 0 <= row < len(self.wins):
            state = state_of(Game(self._variant, self.wins[row].fen))
            self.board.show_state(state, board_options(self._tools.settings, self._variant))

    def apply_settings(self) -> None:
        """Apply the settings."""
        growth = 1 + (self._tools.style.zoom / 100 - 1) * MAX_GROWTH
        self.report.size_to_text()
        self.board.setFixedSize(BOARD * growth)
        self.board.set_options(board_options(self._tools.settings, self._variant))
        self._side.setFixedWidth(round(LIST * growth))
        line = row_height(self.fontMetrics(), 1.5)
        self.table.verticalHeader().setDefaultSectionSize(line)
        self.table.setFixedHeight(line * ROWS + self.table.horizontalHeader().sizeHint().height())
