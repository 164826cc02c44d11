"""A walk through a game, with the moves that were played from each position; and the panel that shows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.player_strip import ElidedLabel
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.row_list import list_rows, row_height
from surajang.gui.kit.style import Style
from surajang.gui.kit.translation import mark, number, tr
from surajang.gui.library import library_text
from surajang.gui.library.facts import RESULTS, key_of
from surajang.gui.library.finding import Branch
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming, shown_moves
from surajang.rules import notation
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, Game
from surajang.rules.games import GAMES
from surajang.rules.notation import IllegalMove
from surajang.rules.variant import Variant

AT_ONCE = 300
"""How many moves are played at once, a few milliseconds' work; stepping on plays the later ones."""


class Explorer:
    """A position in a line; what follows in it is known until another move is played."""

    def __init__(self, variant: Variant, start: str = "", moves: Sequence[int] = (), ply: int = 0) -> None:
        """Stand at a ply of a line. Raises rules.fen.InvalidPosition."""
        self.variant = variant
        self.moves = list(moves)
        self.left = False
        """Whether another move was played than the line has."""
        self.game = Game(variant, start or "startpos")
        self.go_to(ply)

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return self.game.node.ply

    @property
    def last(self) -> int:
        """How many moves the line has."""
        return len(self.moves)

    @property
    def key(self) -> int:
        """The key of the position in the index."""
        return key_of(self.variant, int(self.game.position.key))

    def go_to(self, ply: int) -> None:
        """Walk to a ply, or as far as the line is a legal one, and no more than AT_ONCE moves ahead."""
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

    def written(self, branches: Sequence[Branch]) -> list[tuple[str, Branch]]:
        """Return branches with what people write for their moves; empty for a game's end. What is no move here is left
        out."""
        legal = self.game.legal_moves()
        found = []
        for branch in branches:
            if not branch.move:
                found.append(("", branch))
            elif branch.move in legal:
                found.append((notation.written_body(self.game.position, branch.move, legal), branch))
        return found


BOARD = 250
"""The side of the board at the usual size of the text."""

MOST_BRANCHES = 60
ROWS = 3
"""How many rows of moves are seen at least."""

ICON = 20
STEPS = (
    ("first", mark("To the start")),
    ("previous", mark("Step back")),
    ("next", mark("Step forward")),
    ("last", mark("To the end")),
)


class ExplorerPanel(QWidget):
    """The board, which follows an Explorer. It has none at first."""

    moved = Signal()
    """The board shows another position."""

    only_here = Signal(bool)
    """Only games with the position of the board are to be listed, or others too."""

    tags_entered = Signal(str)
    """The tags that the games selected are to have, with commas between them."""

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
        self.here = QCheckBox(library_text.HERE(), self)
        self.here.toggled.connect(self.only_here)
        self.tags = QLineEdit(self, placeholderText=library_text.TAGS_HINT())
        self.tags.setAccessibleName(library_text.TAGS())
        self.tags.setMaxLength(500)
        self.tags.editingFinished.connect(lambda: self.tags_entered.emit(self.tags.text()))
        self.tree = self._make_tree()
        self.branches: list[tuple[str, Branch]] = []
        column = lay_column(self.heading, self.words, within=self, margins=0, spacing=6)
        column.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.hands)
        column.addLayout(self._steps())
        column.addWidget(self.tags)
        column.addWidget(self.here)
        title = Label(library_text.TREE(), self, look="section", wraps=True)
        column.addWidget(title)
        column.addWidget(self.tree, 1)
        self.apply_settings()

    def _make_tree(self) -> QTableWidget:
        """Return the empty list of moves."""
        tree = QTableWidget(0, 5, self)
        tree.setHorizontalHeaderLabels([""] * 5)  # else numbers, until a game is looked at
        tree.setAccessibleName(library_text.TREE())
        list_rows(tree)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        tree.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.cellActivated.connect(lambda row, _: self._play(row))
        tree.cellClicked.connect(lambda row, _: self._play(row))
        return tree

    def _steps(self) -> QHBoxLayout:
        """Return the buttons that walk, and where the board is."""
        row = QHBoxLayout()
        row.setSpacing(4)
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
        """Show a line, called so, or none."""
        self.explorer = explorer
        self.heading.setText(heading)
        self.words.setText(words)
        self.refresh()

    def step(self, name: str) -> None:
        """Walk through the line."""
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
        """Whether there is a move behind, and one ahead."""
        explorer = self.explorer
        return (False, False) if explorer is None else (explorer.ply > 0, explorer.ply < explorer.last)

    def refresh(self) -> None:
        """Show what the explorer is at."""
        explorer = self.explorer
        back, forward = self.may_step
        for name, button in self.steps.items():
            button.setEnabled(back if name in ("first", "previous") else forward)
        self.board.setVisible(explorer is not None)
        if explorer is None:
            self.hands.setText("")
            self.ply.setText("")
            self.show_branches([])
            return
        game = explorer.game
        state = state_of(game)
        self.board.show_state(state, board_options(self._settings, explorer.variant))
        variant = explorer.variant
        letters = {letter: variant.kinds[letter] for letter in variant.hand_order}
        hands = [{letter: state.held(Slot(side, kind)) for letter, kind in letters.items()} for side in (0, 1)]
        self.hands.setText(library_text.hands(variant, hands))
        self.ply.setText(library_text.ply(explorer.ply, shown_moves.of_node(variant, game.node), explorer.last))
        first, second = naming.players(explorer.variant)
        self.tree.setHorizontalHeaderLabels(["", library_text.PLAYED(), first, library_text.DRAW(), second])

    def show_branches(self, branches: Sequence[Branch]) -> None:
        """Show which moves were played from here."""
        self.branches = self.explorer.written(branches[:MOST_BRANCHES]) if self.explorer is not None else []
        self.tree.setRowCount(len(self.branches))
        for row, (written, branch) in enumerate(self.branches):
            shown = self._shown(written)
            counts = dict(zip(RESULTS, branch.counts, strict=True))
            decided = sum(counts[result] for result in (FIRST_WINS, DRAW, SECOND_WINS))
            shares = [percent(counts[result] / decided) if decided else "" for result in _SHOWN]
            for column, text in enumerate([shown or library_text.ENDED_HERE(), number(branch.count), *shares]):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_RIGHT if column else _LEFT)
                self.tree.setItem(row, column, item)
        for column in range(1, self.tree.columnCount()):
            self.tree.resizeColumnToContents(column)  # now, and not with each item

    def _shown(self, written: str) -> str:
        """Return a move that was played here, as it is shown."""
        if self.explorer is None:
            return written
        return shown_moves.shown(self.explorer.variant, written, int(self.explorer.game.position.side))

    def _play(self, row: int) -> None:
        if self.explorer is not None and row < len(self.branches) and self.branches[row][1].move:
            self.explorer.play(self.branches[row][1].move)
            if self.explorer.left and self.words.text():  # that is, if it is a game's line
                self.words.setText(library_text.LEFT_GAME())
            self.refresh()
            self.moved.emit()

    def show_tags(self, tags: Sequence[str], possible: bool) -> None:
        """Show the tags of the games selected, which can be changed if there are any."""
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
        line = row_height(self.fontMetrics(), 1.5)
        self.tree.verticalHeader().setDefaultSectionSize(line)
        self.tree.setMinimumHeight(line * (ROWS + 1))
        if self.explorer is not None:
            self.board.set_options(board_options(self._settings, self.explorer.variant))


_SHOWN = (FIRST_WINS, DRAW, SECOND_WINS)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
