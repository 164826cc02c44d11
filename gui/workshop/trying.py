"""Trying a draft's game on the workshop's board, alone or against the computer."""

from PySide6.QtCore import QObject, Signal

from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.document.game_text import UciMoves
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import own_program
from surajang.gui.engines.protocol import BestMove
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.players.levels import Level
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant

NOBODY, BOTH = -1, 2
"""The values for a computer that plays neither side, or both."""

PAUSE_MS = 400
"""The pause between moves where the computer plays both sides: its lower levels take no time."""

PATIENCE_MS = 8000
"""How far the engine may exceed its level's time before it counts as hung."""


class Trial(QObject):
    """A trial of a game, which is not saved. `computer` is the side that the computer plays, NOBODY or BOTH."""

    changed = Signal()
    """A move was made or taken back, or the computer begins or ends thinking."""

    failed = Signal(str)
    """The engine cannot go on: a sentence."""

    def __init__(self, variant: Variant, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self.game = Game(variant)
        self.computer = NOBODY
        self.level: Level | None = None
        self._board = board
        self._engine: EngineProcess | None = None
        self._moves = UciMoves(self.game)
        self.show()

    @property
    def thinking(self) -> bool:
        """Whether the computer is to move."""
        return not self.game.outcome.over and self.computer in (int(self.game.position.side), BOTH)

    def show(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the game on the board, with a change that was just made or taken back."""
        self._board.set_movable(set() if self.computer == BOTH else {0, 1} - {self.computer})
        self._board.show_state(state_of(self.game), change, forward)

    def play(self, move: int) -> None:
        """Make a move, and let the computer answer."""
        if move not in self.game.legal_moves():
            return
        self._step(move)
        self.think()

    def _step(self, move: int) -> None:
        change = transition(self.game.position, move)
        self.game.play(move)
        self.show(change)
        self.changed.emit()

    def let_play(self, side: int, level: Level) -> None:
        """Let the computer play a side at a level, none or both."""
        self.computer, self.level = side, level
        self.show()
        self.think()
        self.changed.emit()

    def think(self) -> None:
        """Let the computer find a move, if it is its turn."""
        if self._engine is not None:
            self._engine.cancel()
        if not self.thinking or self.level is None:
            return
        if self._engine is None:
            self._engine = EngineProcess(own_program(), self.game.variant.name, self)
            self._engine.chose.connect(self._answer)
            self._engine.failed.connect(self._fail)
        milliseconds = int(self.level.seconds * 1000)
        position = self._moves.position_command(self.game.line())
        options = (("Hash", "16"), ("Threads", "1"), *self.level.options.items())
        self._engine.think(
            Request(position, Limits(movetime=milliseconds), options, patience=milliseconds + PATIENCE_MS)
        )

    def _answer(self, answer: BestMove) -> None:
        """Make the computer's move."""
        try:
            move = notation.parse(self.game.position, answer.move)
        except notation.IllegalMove:
            self._fail(answer.move)
            return
        self._step(move)
        if self.computer == BOTH:
            soon(self, self.think, PAUSE_MS)

    def _fail(self, sentence: str) -> None:
        """Let only the person play on."""
        self.computer = NOBODY
        self.show()
        self.changed.emit()
        self.failed.emit(sentence)

    def take_back(self) -> None:
        """Take a move back; against the computer, the person's last one. The computer stops playing both sides."""
        if self._engine is not None:
            self._engine.cancel()
        if self.computer == BOTH:
            self.computer = NOBODY
        self.game.take_back()
        if self.thinking:
            self.game.take_back()
        self.show()
        self.think()
        self.changed.emit()

    def close(self) -> None:
        """End the engine, and let it play nothing more."""
        self.computer = NOBODY
        if self._engine is not None:
            self._engine.close()
