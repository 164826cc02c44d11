"""A level while it is played: what the board shows, what may be done, and what a move has come to."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from gui.board.board_state import BoardState
from gui.board.move_squares import squares_of
from gui.board.shapes import drawn
from gui.board.state_of_game import state_of
from gui.learn.lessons import Answer, Attempt, Level, Verdict
from gui.learn.phase import REPLY_MS, Phase
from gui.words import shown_moves
from rules import fen, notation
from rules.game import Game, Node
from rules.transition import Transition, transition

SHOWN_STARS = 1
"""The stars of a level of which a move was shown."""

PHASES = {Verdict.ON: Phase.MOVE, Verdict.FAILED: Phase.FAILED, Verdict.SOLVED: Phase.SOLVED}
"""What the learner can do after the answer to a move."""


@dataclass(frozen=True)
class Point:
    """Where a move of the learner's began: the game that is shown with its node, and the squares lit there."""

    game: Game
    node: Node
    last_move: tuple[int, ...]


class LevelPlay(QObject):
    """Plays a level: shows the learner's moves and, a moment later, their answers.

    `game` is what the board shows. It goes on from move to move; where the other side passes, another game begins.
    """

    shown = Signal(object, bool)
    """The board's state is another one: by this Transition or None, made (true) or taken back."""

    changed = Signal()
    """`phase` has changed."""

    def __init__(self, level: Level, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.level = level
        self.attempt = Attempt(level)
        self.side = int(self.attempt.position.side)
        self.phase = Phase.MOVE
        self.verdict = Verdict.ON
        self.reply = ""
        """The latest answer as people write it, empty for none."""
        self.change: Transition | None = None
        """What the latest move has changed."""
        self.game = Game(level.variant, fen.write(self.attempt.position))
        self._last_move: tuple[int, ...] = ()
        self._points: list[Point] = []
        self._helped = False
        self._answer: Answer | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(REPLY_MS)
        self._pause.timeout.connect(self._reply)

    # What is shown

    @property
    def state(self) -> BoardState:
        """What the board shows, with the level's own shapes until the first move."""
        state = state_of(self.game)
        if not state.last_move:
            state = replace(state, last_move=self._last_move)
        if self._points:
            return state
        marks, arrows = drawn(state.tables, self.level.shapes, self.side)
        return replace(state, marks=marks, arrows=arrows)

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now: the learner's, or none."""
        return frozenset((self.side,)) if self.phase is Phase.MOVE else frozenset()

    @property
    def stars(self) -> int:
        """The stars of the level, when it is solved."""
        return min(self.attempt.stars, SHOWN_STARS) if self._helped else self.attempt.stars

    @property
    def helped(self) -> bool:
        """Whether a move of this try was shown to the learner."""
        return self._helped

    def written(self, move: int) -> str:
        """Return a legal move as it is shown."""
        return shown_moves.of_move(self.game.position, move)

    @property
    def moved(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._points) and self.phase is not Phase.WAIT

    # What the learner does

    def play(self, move: int) -> None:
        """Make a legal move of the learner's; its answer follows."""
        if self.phase is not Phase.MOVE:
            return
        self._points.append(Point(self.game, self.game.node, self._last_move))
        self.change = transition(self.game.position, move)
        self.game.play(move)
        self._answer = self.attempt.play(move)
        self.reply = ""
        self.phase = Phase.WAIT
        self.shown.emit(self.change, True)
        self.changed.emit()
        if self._answer.reply:
            self._pause.start()
        else:
            self._settle(squares_of(move))

    def take_back(self) -> None:
        """Take back the learner's latest move with its answer."""
        if self.moved:
            self._undo()
            self._go_on()

    def again(self) -> None:
        """Begin anew."""
        self._pause.stop()
        self._helped = False
        while self._points:
            self._undo()
        self._go_on()

    def show_move(self) -> int:
        """Return the next move of the solution, after taking back what has left it; 0 if it is no time to move."""
        if self.phase is Phase.FAILED:
            self.take_back()
        if self.phase is not Phase.MOVE:
            return 0
        while not self._follows_solution():
            self._undo()
        self._go_on()
        self._helped = True
        return notation.parse(self.attempt.position, self.level.solution[len(self.attempt.moves)])

    def stop(self) -> None:
        """Let nothing more happen."""
        self._pause.stop()

    # What follows

    def _follows_solution(self) -> bool:
        """Say whether the moves made so far are the solution's."""
        played = self.attempt.texts
        return played == self.level.solution[: len(played)]

    def _undo(self) -> None:
        """Take back a move without showing it."""
        point = self._points.pop()
        self.attempt.take_back()
        point.game.go_to(point.node)
        self.game, self._last_move = point.game, point.last_move

    def _go_on(self) -> None:
        """Show where the level stands, the learner to move."""
        self.reply = ""
        self.verdict = Verdict.ON
        self.phase = Phase.MOVE
        self.shown.emit(None, False)
        self.changed.emit()

    def _reply(self) -> None:
        """Show the answer to the learner's move."""
        answer = self._answer
        if answer is None:
            return
        self.change = transition(self.game.position, answer.reply)
        self.reply = shown_moves.of_node(self.game.variant, self.game.play(answer.reply))
        self.shown.emit(self.change, True)
        self._settle(squares_of(answer.reply))

    def _settle(self, last_move: tuple[int, ...]) -> None:
        """Say what the learner can do, now that the answer is shown."""
        answer = self._answer
        if answer is None:
            return
        self.verdict = answer.verdict
        self._last_move = last_move
        self.phase = PHASES[answer.verdict]
        if answer.verdict is Verdict.ON and not answer.reply:
            self.game = Game(self.level.variant, fen.write(self.attempt.position))
            self.shown.emit(None, True)
        self.changed.emit()
