"""The root of a search: a position, and the positions that led to it."""

from dataclasses import dataclass

from surajang.engine.options import Refused
from surajang.engine.position_history import GOES_ON, ILLEGAL, PositionHistory
from surajang.rules import fen, notation
from surajang.rules.diagram import InvalidPosition
from surajang.rules.position import Position
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

MAX_MOVES = 20_000
"""Reading more moves than this would delay the engine's answers for too long."""


@dataclass(frozen=True)
class Root:
    """A position with its history, and whether repetition has ended the game there."""

    position: Position
    history: PositionHistory
    over: bool

    @property
    def lost(self) -> bool:
        """Whether the side to move has lost, if it has no legal move."""
        position = self.position
        tables = position.tables
        arrived = tables.arrival.wins and position.has_arrived(1 - position.side)
        return not self.over and (position.in_check() or arrived or tables.variant.end.stalemate_loses)

    def move(self, text: str) -> int:
        """Return the move of a text in UCI notation. Raises IllegalMove, also for an illegal repetition."""
        move = notation.parse(self.position, text)
        self.position.make(move)
        self.history.push(self.position.key, False)
        repeats = self.history.verdict(False) == ILLEGAL
        self.history.pop()
        self.position.unmake()
        if repeats:
            raise notation.IllegalMove(because("repetition"))
        return move

    def texts(self, line: list[int]) -> list[str]:
        """Return a line of moves from here in UCI notation."""
        position = self.position
        texts = []
        for move in line:
            texts.append(notation.text(position, move))
            position.make(move)
        for _ in line:
            position.unmake()
        return texts


def read_root(variant: Variant, text: str, moves: list[str]) -> Root:
    """Return the root that a FEN (or `startpos`) and moves lead to. Raises Refused if one of them is wrong."""
    try:
        position = fen.read(variant, text)
    except InvalidPosition as invalid:
        raise Refused(f"the position cannot be read: {invalid}") from None
    if len(moves) > MAX_MOVES:
        raise Refused(f"a position is followed by no more than {MAX_MOVES} moves, not {len(moves)}")
    history = PositionHistory(variant.repetition)
    history.push(position.key, position.in_check())
    for number, word in enumerate(moves, 1):
        try:
            move = notation.parse(position, word)
        except notation.IllegalMove as illegal:
            raise Refused(f"move {number}: {illegal}") from None
        position.make(move)
        history.push(position.key, position.in_check())
        if history.verdict(False) == ILLEGAL:
            raise Refused(f"move {number}: {word} would repeat the position once too often")
    return Root(position, history, history.verdict(False) not in (GOES_ON, ILLEGAL))
