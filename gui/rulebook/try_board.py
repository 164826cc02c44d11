"""A diagram in a text on which moves can be tried."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from gui.board.annotations import Arrow, Colour
from gui.board.board_options import BoardOptions
from gui.board.board_state import BoardState
from gui.board.shapes import arrow_of
from gui.board.state_of_game import state_of
from gui.board.view import BoardView
from gui.kit.label import Label
from gui.kit.qt_helpers import soon
from gui.kit.theme import Palette
from gui.kit.translation import tr
from gui.rulebook.rules_text import Diagram
from gui.words import naming, outcome_text, shown_moves
from gui.words.refusal_text import sentence
from rules import notation
from rules.game import Game
from rules.reasons import Reason
from rules.transition import transition
from rules.variant import Variant

SIZE = QSize(340, 300)
"""The board with its hands, at the usual size of the text."""


class TryBoard(QWidget):
    """A position with its caption. Both sides' moves are made or refused as in a game; one click begins anew.

    The board is made when it is first seen, for there may be many on a page.
    """

    def __init__(
        self, variant: Variant, diagram: Diagram, options: BoardOptions, colours: Palette, zoom: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._variant = variant
        self._diagram = diagram
        self._options = options
        self._colours = colours
        self._game: Game | None = None
        self.board: BoardView | None = None
        size = SIZE * (zoom / 100)
        self._room = QWidget(self)
        self._room.setFixedSize(size)
        inner = QVBoxLayout(self._room)
        inner.setContentsMargins(0, 0, 0, 0)
        self._caption = self._label(tr(diagram.caption), "muted")
        self.answer = self._label("", "section")
        self.again = QToolButton(self)
        self.again.setObjectName("button")
        self.again.setText(tr("Start again"))
        self.again.clicked.connect(self.reset)
        self.again.hide()
        under = QHBoxLayout()
        under.addWidget(self.answer, 1)
        under.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._room, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._caption)
        column.addLayout(under)
        column.addStretch(1)
        self.setFixedWidth(size.width())

    def _label(self, text: str, name: str) -> Label:
        """Return a line of text under the board."""
        label = Label(text, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setVisible(bool(text))
        return label

    def paintEvent(self, event: QPaintEvent) -> None:
        """Make the board after the rest of the page has been painted."""
        super().paintEvent(event)
        if self.board is None:
            soon(self, self.make_board)

    def make_board(self) -> None:
        """Make the board, unless it is there."""
        layout = self._room.layout()
        if self.board is not None or layout is None:
            return
        self.board = BoardView(self._room)
        self.board.setAccessibleName(tr("Board. {caption}", caption=tr(self._diagram.caption)))
        self.board.set_palette(self._colours)
        self.board.set_options(self._options)
        self.board.move_chosen.connect(self._play)
        self.board.refused.connect(self._refuse)
        self.board.set_movable({0, 1})
        layout.addWidget(self.board)
        self.board.show()
        layout.activate()  # else it is first drawn in the size of a widget that has no place
        self.reset()

    def reset(self) -> None:
        """Show the position of the diagram."""
        game = self._game = game_in(self._variant, self._diagram)
        self._say("")
        self.again.hide()
        if self.board is not None:
            self.board.forget()
            self.board.show_state(state_of(game))
            self.board.annotate((), arrows_in(game, self._diagram))

    def _play(self, move: int) -> None:
        """Make a move that is tried."""
        game, board = self._game, self.board
        if game is None or board is None:
            return
        change = transition(game.position, move)
        node = game.play(move)
        board.show_state(state_of(game), change)
        self.again.show()
        if game.outcome.over:
            self._say(outcome_text.explanation(game.outcome, self._variant, node.side, naming.players(self._variant)))
        else:
            self._say(shown_moves.of_node(self._variant, node))

    def _refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made."""
        self._say(sentence(reason))
        if self.board is not None:
            self.board.announce(sentence(reason))

    def _say(self, text: str) -> None:
        """Say what a move came to."""
        self.answer.setText(text)
        self.answer.setVisible(bool(text))


def game_in(variant: Variant, diagram: Diagram) -> Game:
    """Return the game that a diagram shows, its moves played."""
    game = Game(variant, diagram.fen)
    for text in diagram.moves:
        game.play(notation.parse(game.position, text))
    return game


def arrows_in(game: Game, diagram: Diagram) -> list[Arrow]:
    """Return the arrows of a diagram: what can be played, and in red what is refused."""
    tables, side = game.position.tables, int(game.position.side)
    arrows = [arrow_of(tables, text, side) for text in diagram.arrows]
    return arrows + [arrow_of(tables, text, side, Colour.RED) for text in diagram.refused]


def state_in(variant: Variant, diagram: Diagram) -> BoardState:
    """Return a diagram for whoever draws it and tries nothing."""
    game = game_in(variant, diagram)
    return replace(state_of(game), arrows=tuple(arrows_in(game, diagram)))
