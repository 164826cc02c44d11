"""The play of a task: the board's state, the possible actions, and a judge for unclear moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.board.board_state import BoardState
from surajang.gui.board.state_of_game import state_of
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import ANALYSE, own_program
from surajang.gui.engines.protocol import BestMove, Score
from surajang.gui.engines.requests import Limits, Request, legal_line
from surajang.gui.learn.goals import Verdict
from surajang.gui.words import shown_moves
from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.position import Position
from surajang.rules.transition import Transition, transition

REPLY_MS = 500
"""How long a move is shown before it is answered."""


class Phase(Enum):
    """The phase of a task: move, wait for the answer, try again, go on, or step through the solution."""

    MOVE = auto()
    WAIT = auto()
    FAILED = auto()
    SOLVED = auto()
    SHOWN = auto()


PHASES = {Verdict.RIGHT: Phase.MOVE, Verdict.SOLVED: Phase.SOLVED, Verdict.BEST: Phase.SOLVED}
"""The phase after each verdict; after any other verdict, the task can be tried again."""


class TaskPlay(QObject):
    """Plays a task: shows the solver's moves and, a moment later, their answers.

    `game` is on the board. `verdict` is that on the latest move, `reply` the notation of its answer, empty for none,
    `change` the latest move's Transition. `helped`: whether a hint, a move or the solution was shown.
    """

    RETRIES: ClassVar[tuple[Phase, ...]] = (Phase.FAILED,)
    """The phases in which touching the board tries again."""

    LOOKING: ClassVar[tuple[Phase, ...]] = (Phase.SHOWN,)
    """The phases in which one can step through the moves."""

    shown = Signal(object, bool)
    """The board's state has changed: by this Transition or None, made (true) or taken back."""

    changed = Signal()
    """The phase or the answers have changed."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.side = int(game.position.side)
        self.phase = Phase.MOVE
        self.verdict = Verdict.RIGHT
        self.reply = ""
        self.change: Transition | None = None
        self.helped = False
        self._answer = 0
        self._pause = QTimer(self, singleShot=True, interval=REPLY_MS)
        self._pause.timeout.connect(self._reply)

    # State

    @property
    def state(self) -> BoardState:
        """The board's state."""
        return state_of(self.game)

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now."""
        return frozenset((self.side,)) if self.phase is Phase.MOVE else frozenset()

    @property
    def captured(self) -> int:
        """The piece captured by the reply, 0 for none."""
        captured = self.change.captured if self.reply and self.change is not None else ()
        return int(captured[0][1]) if captured else 0

    def written(self, move: int) -> str:
        """Return the notation of a legal move."""
        return shown_moves.of_move(self.game.position, move)

    # Actions

    def play(self, move: int) -> None:
        """Make a legal move; the verdict follows."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Take back a wrong move with its answer."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop the task."""
        self._pause.stop()

    # The solution

    def show_solution(self) -> None:
        """Go back to the beginning, and show the first move of the solution; `step` shows more."""
        if self.phase is Phase.WAIT:
            return
        self.helped = True
        self.phase = Phase.SHOWN
        self.reply = ""
        self.game = self._solved_game()
        self.shown.emit(None, False)
        self.step(True)
        self.changed.emit()

    def _solved_game(self) -> Game:
        """Return a game with the solution's moves, at its beginning."""
        raise NotImplementedError

    @property
    def may_step(self) -> tuple[bool, bool]:
        """Whether there is a previous move to step to, and a next one."""
        looking = self.phase in self.LOOKING
        return looking and self.game.node.parent is not None, looking and bool(self.game.node.children)

    def step(self, forward: bool) -> None:
        """Step to the next or the previous move."""
        if not self.may_step[forward]:
            return
        node = self.game.node
        if forward:
            change = transition(self.game.position, node.children[0].move)
            self.game.forward()
        else:
            self.game.back()
            change = transition(self.game.position, node.move)
        self.shown.emit(change, forward)
        self.changed.emit()

    # After a move

    def _make(self, move: int) -> str:
        """Make and show a move, and wait for the verdict; return its notation."""
        self.phase = Phase.WAIT
        self.reply = ""
        self.change = transition(self.game.position, move)
        written = shown_moves.of_node(self.game.variant, self.game.play(move))
        self.shown.emit(self.change, True)
        return written

    def _answer_soon(self, move: int) -> None:
        """Show the answer in a moment."""
        self._answer = move
        self._pause.start()

    def _reply(self) -> None:
        self.reply = self._make(self._answer)
        self._settle()

    def _settle(self) -> None:
        """Enter the next phase, now that the whole answer is shown."""
        self._end(PHASES.get(self.verdict, Phase.FAILED))

    def _end(self, phase: Phase) -> None:
        self.phase = phase
        self.changed.emit()

    def _say_waiting(self) -> None:
        """Show that an answer is awaited, if it has not come yet."""
        if self.phase is Phase.WAIT:
            self.changed.emit()


PROOF = Limits(nodes=1_000_000, movetime=2500)
"""The limits of the search for a mate."""

REFUTATION = Limits(movetime=400)
"""The limits of the search for the best answer to a wrong move."""

PATIENCE_MS = 8000

FUTILE = ("Mate Ignores Futile Blocks", "true")

OnMoves = Callable[[list[int] | None], object]
"""Gets moves, empty if there are none, None if the engine does not know."""


class PuzzleJudge(QObject):
    """Answers one question at a time; a new one replaces it. The engine starts with the first."""

    def __init__(self, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = EngineProcess(own_program(), variant, self)
        self._engine.chose.connect(self._take_answer)
        self._engine.failed.connect(lambda _: self._tell(None))
        self._position: Position | None = None
        self._mating = False
        self._needed = 0
        self._then: OnMoves | None = None

    @property
    def asked(self) -> bool:
        """Whether an answer is awaited."""
        return self._then is not None

    @property
    def score(self) -> Score | None:
        """The score of the position in the latest answer for the side to move, None if unknown."""
        return self._engine.analysis.score

    def prepare(self) -> None:
        """Start the engine, so that its first answer comes without delay."""
        self._engine.prepare()

    def mate(self, command: str, position: Position, move: int, most: int, then: OnMoves, spare: int = 0) -> None:
        """Search for the shortest mate that begins with a move, in at most `most` and `spare` moves; `then` gets the
        line, or None if the engine does not know whether there is a mate in `most` moves.

        `command` is UCI's for the position, which must not change until the answer has come.
        """
        limits = Limits(mate=most + spare, nodes=PROOF.nodes, movetime=PROOF.movetime)
        only = (notation.text(position, move),)
        self._ask(Request(command, limits, (FUTILE,), only=only), position, True, then, most)

    def answer(self, command: str, position: Position, then: OnMoves, most: int = 0) -> None:
        """Search for the best move in a position; `then` gets it alone, or with the shortest mate that it begins.

        A mate in at most `most` moves is searched first, unless that is 0.
        """

        def go_on(mate: list[int] | None) -> None:
            if mate:
                then(mate)
            else:
                self.answer(command, position, then)

        if most:
            limits = Limits(mate=most, nodes=PROOF.nodes, movetime=PROOF.movetime)
            self._ask(Request(command, limits, (FUTILE,)), position, True, go_on)
        else:
            self._ask(Request(command, REFUTATION, (ANALYSE,)), position, False, then)

    def _ask(self, request: Request, position: Position, mating: bool, then: OnMoves, needed: int = 0) -> None:
        self._position, self._mating, self._then, self._needed = position, mating, then, needed
        self._engine.think(replace(request, patience=request.limits.movetime + PATIENCE_MS))

    def _take_answer(self, answer: BestMove) -> None:
        """Handle the engine's answer."""
        position = self._position
        if position is None:
            return
        if not self._mating:
            self._tell(legal_line(position, (answer.move,)))
            return
        analysis = self._engine.analysis
        best = analysis.lines[0] if analysis.lines else None
        mate = best.score.mate if best is not None and best.score is not None else None
        line = legal_line(position, best.pv) if best is not None and mate and mate > 0 else []
        whole = not line or len(line) == 2 * (mate or 0) - 1
        shortest = best is not None and not best.bound
        known = bool(line and (shortest or len(line) < 2 * self._needed)) or analysis.no_mate_in >= self._needed
        self._tell(line if whole and known else None)

    def _tell(self, moves: list[int] | None) -> None:
        """Pass the answer on."""
        then, self._then = self._then, None
        if then is not None:
            then(moves)

    def cancel(self) -> None:
        """Drop the question."""
        self._then = None
        self._engine.cancel()

    def close(self) -> None:
        """End the engine."""
        self._then = None
        self._engine.close()


class JudgedPlay(TaskPlay):
    """A task in which `judge` decides some moves, and answers them."""

    def __init__(self, game: Game, judge: PuzzleJudge, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self._judge = judge

    @property
    def asking(self) -> bool:
        """Whether the judge is deciding the latest move."""
        return self.phase is Phase.WAIT and self._judge.asked

    def stop(self) -> None:
        super().stop()
        self._judge.cancel()

    def _command(self) -> str:
        """Return UCI's command for the position shown."""
        return f"position fen {fen.write(self.game.position)}"

    def _ask_answer(self, then: OnMoves, most: int = 0) -> None:
        """Ask for the answer to the move on the board, as PuzzleJudge.answer does."""
        self._judge.answer(self._command(), self.game.position.copy(), then, most)
