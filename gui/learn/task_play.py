"""What somebody who tries a level or a puzzle can do just now."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject

from gui.engines.engine_process import EngineProcess
from gui.engines.programs import ANALYSE, own_program
from gui.engines.protocol import BestMove, Score
from gui.engines.requests import Limits, Request
from rules import notation
from rules.notation import IllegalMove
from rules.position import Position

REPLY_MS = 500
"""How long a move is looked at before it is answered."""


class Phase(Enum):
    """Move, wait for the answer, try again, go on, or look at the solution."""

    MOVE = auto()
    WAIT = auto()
    FAILED = auto()
    SOLVED = auto()
    SHOWN = auto()


PROOF = Limits(nodes=1_000_000, movetime=2500)
"""How long a mate is looked for."""

REFUTATION = Limits(movetime=400)
"""How long the best answer to a wrong move is looked for."""

PATIENCE_MS = 8000

FUTILE = ("Mate Ignores Futile Blocks", "true")

Told = Callable[[list[int] | None], object]
"""Gets moves, none of them if there is no answer; None if the engine cannot say."""


class PuzzleJudge(QObject):
    """Answers one question at a time; another one replaces it. The engine starts with the first."""

    def __init__(self, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = EngineProcess(own_program(), variant, self)
        self._engine.chose.connect(self._hear)
        self._engine.failed.connect(lambda _: self._tell(None))
        self._position: Position | None = None
        self._mating = False
        self._told: Told | None = None

    @property
    def asked(self) -> bool:
        """Whether an answer is awaited."""
        return self._told is not None

    @property
    def score(self) -> Score | None:
        """What the position of the latest answer is worth to the side to move there, None if that is not known."""
        return self._engine.analysis.score

    def prepare(self) -> None:
        """Start the engine, so that its first answer comes without delay."""
        self._engine.prepare()

    def mate(self, command: str, position: Position, move: int, most: int, told: Told) -> None:
        """Look for the shortest mate that begins with a move, in at most so many; the line is told.

        `command` is UCI's for the position, which must not change until the answer has come.
        """
        limits = Limits(mate=most, nodes=PROOF.nodes, movetime=PROOF.movetime)
        only = (notation.text(position, move),)
        self._ask(Request(command, limits, (FUTILE,), only=only), position, True, told)

    def answer(self, command: str, position: Position, told: Told, most: int = 0) -> None:
        """Look for the best move in a position; it is told alone, or with the shortest mate that begins with it.

        A mate in at most so many moves is looked for first, unless that is 0.
        """

        def go_on(mate: list[int] | None) -> None:
            if mate:
                told(mate)
            else:
                self.answer(command, position, told)

        if most:
            limits = Limits(mate=most, nodes=PROOF.nodes, movetime=PROOF.movetime)
            self._ask(Request(command, limits, (FUTILE,)), position, True, go_on)
        else:
            self._ask(Request(command, REFUTATION, (ANALYSE,)), position, False, told)

    def _ask(self, request: Request, position: Position, mating: bool, told: Told) -> None:
        """Put a question."""
        self._position, self._mating, self._told = position, mating, told
        self._engine.think(replace(request, patience=request.limits.movetime + PATIENCE_MS))

    def _hear(self, answer: BestMove) -> None:
        """Understand the engine's decision."""
        position = self._position
        if position is None:
            return
        if not self._mating:
            self._tell(_legal(position, (answer.move,)))
            return
        best = self._engine.analysis.lines[0] if self._engine.analysis.lines else None
        mate = best.score.mate if best is not None and best.score is not None else None
        line = _legal(position, best.pv) if best is not None and mate and mate > 0 else []
        whole = not line or len(line) == 2 * (mate or 0) - 1
        self._tell(line if whole else None)

    def _tell(self, moves: list[int] | None) -> None:
        """Tell the answer to who has asked."""
        told, self._told = self._told, None
        if told is not None:
            told(moves)

    def cancel(self) -> None:
        """Forget the question."""
        self._told = None
        self._engine.cancel()

    def close(self) -> None:
        """End the engine."""
        self._told = None
        self._engine.close()


def _legal(position: Position, texts: tuple[str, ...]) -> list[int]:
    """Return the moves of a line as far as they are legal."""
    moves: list[int] = []
    for text in texts:
        try:
            moves.append(notation.parse(position, text))
        except IllegalMove:
            break
        position.make(moves[-1])
    for _ in moves:
        position.unmake()
    return moves
