"""Boards of what is known about a game, its openings and longest wins, which lead to a study, a game or a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QTableWidget, QToolButton, QWidget

from surajang.engine.playtest.sections import Section, rate_of_points
from surajang.engine.theory.endings import BY_MATE, RULES, Endings, SolvedEnding
from surajang.engine.theory.openings import KnownMove, Openings
from surajang.engine.theory.solved import SolvedEndings
from surajang.gui.board.annotations import arrows_of
from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.desk.navigator import LessonsRequest, NewGameRequest, PositionStudyRequest, StudyGameRequest, link_to
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.report_view import ReportView, words_for
from surajang.gui.document.game_text import MoveNumbers
from surajang.gui.kit.buttons import WrappingButton, make_button
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import beside, percent
from surajang.gui.kit.row_list import add_key, cell, list_rows, row_height
from surajang.gui.kit.shorten import unbroken
from surajang.gui.kit.translation import Text, number, plural, tr
from surajang.gui.words import shown_moves
from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.moves import SETUP
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant

BOARD = QSize(380, 330)
"""The board with its hands, at the default text size."""

LIST = 330
SMALL = 150
ICON = 20
ROWS = 8

ARROWS = 3
"""The number of known moves drawn on the board."""

LINES = 4
LINE_PLIES = 6
MIN_GAMES = 10
"""A line continues while at least this many games do."""

MAX_GROWTH = 0.4
"""How much boards grow, as a share of the text's growth."""

OPENING_WORDS = Text(
    "The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study"
    " the position, or play on from it."
)
LINE = plural("{count:,} game. The first player's score: {score}", "{count:,} games. The first player's score: {score}")
LINES_WORDS = Text("The most frequent openings. Choose one to see it on the board.")


def main_lines(variant: Variant, openings: Openings) -> list[tuple[list[int], KnownMove]]:
    """Return the most frequent first moves with the most frequent moves after each, and the last one's results.

    Each begins with the most frequent choice of setups, if the game has any.
    """
    game = Game(variant)
    start = _with_setups(game, openings)
    found: list[tuple[list[int], KnownMove]] = []
    for first in openings.moves(game.position)[:LINES]:
        line = [first]
        game.play(first.move)
        while len(line) < LINE_PLIES:
            after = openings.moves(game.position)[:1]
            if not after or after[0].games < MIN_GAMES:
                break
            line += after
            game.play(after[0].move)
        for _ in line:
            game.back()
        found.append(([*start, *[each.move for each in line]], line[-1]))
    return found


def _with_setups(game: Game, openings: Openings) -> list[int]:
    """Play the most frequent choice of setups, as far as it is known; return its moves."""
    moves: list[int] = []
    while game.position.setup and (known := openings.moves(game.position)):
        moves.append(known[0].move)
        game.play(known[0].move)
    return moves


def score_text(known: KnownMove) -> str:
    """Return the first player's score after a move, with its bounds."""
    share = rate_of_points(known.points, known.games)
    bounds = tr("{low} – {high}", low=percent(share.low, 1), high=percent(share.high, 1))
    return tr("{value} ({bounds})", value=percent(share.value, 1), bounds=bounds)


class OpeningBoard(QWidget):
    """The board, the known moves beside it, and below them the main lines."""

    moved = Signal()
    """Another position is shown."""

    def __init__(self, tools: PageTools, variant: Variant, openings: Openings, parent: QWidget) -> None:
        super().__init__(parent)
        self._tools = tools
        self._variant = variant
        self._openings = openings
        self.game = Game(variant)
        self._known: tuple[KnownMove, ...] = ()
        _with_setups(self.game, openings)
        self.board = BoardView(self, tools.pictures)
        self.board.set_movable({0, 1})
        self.board.move_chosen.connect(self.play)
        self.line = Label(parent=self, wraps=True)
        self.table = self._make_table()
        self.unknown = Label(tr("Nothing is known about this position."), self, look="muted", wraps=True)
        self.to_start = self._step("first", tr("To the start"), self.go_to_start)
        self.back = self._step("previous", tr("Step back"), self.go_back)
        self.study_button = make_button(tr("Study"), self, self._study, enter=True)
        self.play_button = make_button(tr("Play on from here…"), self, self._play_on, enter=True)
        self.lines: list[LineCard] = []
        self._lay_out()
        self.apply_settings()
        self._show()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, 3, self)
        table.setAccessibleName(tr("Known moves"))
        list_rows(table)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        for column, words in enumerate((tr("Move", "a column of moves"), tr("Games"), tr("First player's score"))):
            table.setHorizontalHeaderItem(column, cell(words, column))
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # a double click would also activate the row that came there
            add_key(table, key, lambda: self._choose(table.currentRow()))
        table.cellClicked.connect(lambda row, _: self._choose(row))
        return table

    def _step(self, icon: str, words: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", icon)
        give_tip(button, words)
        button.setAccessibleName(words)
        button.clicked.connect(lambda _=False: run())
        return button

    def _lay_out(self) -> None:
        """Lay out the list beside the board, or below it if it does not fit, and the main lines under both."""
        self._side = QWidget(self)
        steps = lay_row(self.to_start, self.back, (self.line, 1), spacing=6)
        actions = lay_flow(self.study_button, self.play_button, spacing=8)
        lay_column(steps, self.unknown, self.table, actions, 1, within=self._side, margins=0, spacing=6)
        both, below = QWidget(self), QWidget(self)
        lay_flow(self.board, self._side, within=both, spacing=16)
        cards = Flow(below, 16)
        for moves, last in main_lines(self._variant, self._openings):
            card = LineCard(self._tools, self._variant, moves, last, below)
            card.button.clicked.connect(partial(self.go_to, moves))
            self.lines.append(card)
            cards.addWidget(card)
        words = Label(LINES_WORDS(), self, look="muted", wraps=True)
        words.setVisible(bool(self.lines))
        lay_column(
            Label(tr("Opening moves"), self, look="heading", wraps=True),
            Label(OPENING_WORDS(), self, look="muted", wraps=True),
            both, words, below, within=self, margins=(0, 12, 0, 0), spacing=8,
        )  # fmt: skip

    def apply_settings(self) -> None:
        """Apply the settings."""
        settings, style = self._tools.settings, self._tools.style
        zoom = style.zoom / 100
        growth = 1 + (zoom - 1) * MAX_GROWTH
        self.board.set_palette(style.palette)
        self.board.set_options(board_options(settings, self._variant))
        self.board.setFixedSize(BOARD * growth)
        self._side.setFixedWidth(round(LIST * growth))
        for button in (self.to_start, self.back):
            button.setIcon(style.icon(button.property("icon_name")))
            button.setIconSize(QSize(round(ICON * zoom), round(ICON * zoom)))
        _fix_height(self.table, self.fontMetrics())
        for card in self.lines:
            card.apply_settings()

    # Walking

    def play(self, move: int) -> None:
        """Play a legal move."""
        change = transition(self.game.position, move)
        self.game.play(move)
        self._show(change)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._known):
            self.play(self._known[row].move)

    def go_back(self) -> None:
        """Take a move back, and make it current in the list."""
        if self.game.node.ply:
            move = self.game.node.move
            self.game.back()
            self._show()
            moves = [known.move for known in self._known]
            self.table.setCurrentCell(moves.index(move) if move in moves else 0, 0)

    def go_to_start(self) -> None:
        """Show the start position, before setups are chosen."""
        self.go_to([])

    def go_to(self, moves: list[int], *_: object) -> None:
        """Show the position after these moves."""
        self.game = game_after(self._variant, moves)
        self._show()

    def _show(self, change: Transition | None = None) -> None:
        """Show the position, to which a change has led, and its known moves."""
        game = self.game
        self.board.show_state(state_of(game), change)
        self._known = self._openings.moves(game.position) if not game.outcome.over else ()
        side = int(game.position.side)
        written = [notation.text(game.position, each.move) for each in self._known[:ARROWS]]
        self.board.annotate((), [arrow for text in written for arrow in arrows_of(game.position.tables, text, side)])
        line = line_text(game) or tr("Start position")
        self.line.setText(unbroken(line))
        self.line.setAccessibleName(line)
        self.table.setRowCount(len(self._known))
        for row, known in enumerate(self._known):
            cells = shown_moves.of_move(game.position, known.move), number(known.games), score_text(known)
            for column, text in enumerate(cells):
                self.table.setItem(row, column, cell(text, column))
        begun = game.node.ply > 0
        if not begun and (self.back.hasFocus() or self.to_start.hasFocus()):
            self.board.setFocus()  # otherwise Qt would focus the next widget
        self.back.setEnabled(begun)
        self.to_start.setEnabled(begun)
        if not self._known and self.table.hasFocus():
            self.back.setFocus()
        self.table.setVisible(bool(self._known))
        self.unknown.setVisible(not self._known)
        self.play_button.setEnabled(not game.outcome.over)
        self.moved.emit()

    # Leaving

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves to the position shown."""
        return tuple(node.move for node in self.game.line()[1:])

    def _study(self) -> None:
        game = game_after(self._variant, self.moves)
        self._tools.navigator.open(StudyGameRequest(game, moves=self.moves))

    def _play_on(self) -> None:
        start = fen.write(self.game.position) if self.game.node.ply else ""
        self._tools.navigator.open(NewGameRequest(self._variant.name, start=start))


class LineCard(QWidget):
    """A small board at the end of a line, the line as a button, and its results."""

    def __init__(self, tools: PageTools, variant: Variant, moves: list[int], last: KnownMove, parent: QWidget) -> None:
        super().__init__(parent)
        self._tools = tools
        self._variant = variant
        game = game_after(variant, moves)
        options = board_options(tools.settings, variant)
        self.board = MiniBoard(options, self)
        self.board.show_state(state_of(game), options)
        line = line_text(game)
        self.button = WrappingButton(unbroken(line), self)
        self.button.setAccessibleName(line)
        self.button.setAutoDefault(True)
        results = Label(LINE(last.games, score=score_text(last)), self, look="muted", wraps=True)
        lay_column(self.board, self.button, results, 1, within=self, margins=0, spacing=4)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Apply the settings."""
        side = round(SMALL * (1 + (self._tools.style.zoom / 100 - 1) * MAX_GROWTH))
        self.board.setFixedSize(QSize(side, side))
        self.board.set_options(board_options(self._tools.settings, self._variant))
        self.setFixedWidth(side + SMALL // 3)


def _fix_height(table: QTableWidget, metrics: QFontMetrics) -> None:
    """Give a list beside a board the height of ROWS rows."""
    line = row_height(metrics, 1.5)
    table.verticalHeader().setDefaultSectionSize(line)
    table.setFixedHeight(line * ROWS + table.horizontalHeader().sizeHint().height())


def game_after(variant: Variant, moves: Iterable[int]) -> Game:
    """Return a game after these moves."""
    game = Game(variant)
    for move in moves:
        game.play(move)
    return game


def line_text(game: Game) -> str:
    """Return the moves to a game's position as the window shows them: `NB-BN · NB-BN · 1. e4 e5`."""
    numbers = MoveNumbers(game)
    line = game.line()[1:]
    setups = [shown_moves.of_node(game.variant, node) for node in line if node.move & SETUP]
    moves = [numbers.written(node, shown_moves.of_node(game.variant, node)) for node in line[len(setups) :]]
    return beside(*setups, " ".join(moves))


ENDING = QSize(320, 320)

MATING_ALONE = "mating-alone"
"""The lesson on these endings, which each family of games has."""

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
        if 0 <= row < len(self.wins):
            state = state_of(Game(self._variant, self.wins[row].fen))
            self.board.show_state(state, board_options(self._tools.settings, self._variant))

    def apply_settings(self) -> None:
        """Apply the settings."""
        growth = 1 + (self._tools.style.zoom / 100 - 1) * MAX_GROWTH
        self.report.size_to_text()
        self.board.setFixedSize(ENDING * growth)
        self.board.set_options(board_options(self._tools.settings, self._variant))
        self._side.setFixedWidth(round(LIST * growth))
        _fix_height(self.table, self.fontMetrics())
