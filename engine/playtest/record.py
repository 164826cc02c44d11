"""The records of a playtest's games in its file."""

from __future__ import annotations

import zlib
from array import array
from dataclasses import dataclass
from typing import Any, Final

from surajang.engine.records import Damaged, unpacked
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS

TOO_LONG: Final = "abandoned"
"""The reason of a game that reached the limit of moves, as in matches."""

OPENING: Final = 6
"""The number of first plies recorded in notation, for the tree."""

NO_SCORE: Final = -32768
"""In place of a score, where moves are random."""

MAX_LEGAL: Final = 32767

SIDE, MOVED, ORIGIN, TARGET, BECOMES, TAKEN, TAKEN_TOO, FLAGS, LEGAL, SCORE = range(10)
"""The numbers of a ply: side; kind that moves; the places from and to, from 1 on as the mover sees the board, 0 for the
hand; kind afterwards; captured kinds, or 0; flags; number of legal moves; the score for the first player, in hundredths
of a pawn."""

WIDTH: Final = 10

CASTLED: Final = 1
EN_PASSANT_TAKEN: Final = 2
STEPPED_TWICE: Final = 4

SAMPLE_HEAD: Final = 2
"""The numbers of a sample before the material: its ply, and 1 or -1 for the side to move."""

POINTS: Final = {FIRST_WINS: 1.0, DRAW: 0.5, SECOND_WINS: 0.0}


@dataclass(frozen=True)
class GameRecord:
    """A game: its number; result and reason as in `Outcome`; the numbers of the setups; its first plies in notation,
    and all of them as PGN writes them; the kinds that were in a hand; `plies`, WIDTH numbers each; `material`, samples
    of SAMPLE_HEAD numbers and, by kind, the first player's surplus on the board and in hand."""

    game: int
    result: str
    reason: str
    setups: tuple[int, ...]
    opening: tuple[str, ...]
    moves: str
    held: tuple[int, ...]
    plies: array[int]
    material: array[int]

    @property
    def points(self) -> float:
        """The first player's points."""
        return POINTS[self.result]

    @property
    def length(self) -> int:
        """The number of plies, without the choice of setups."""
        return len(self.plies) // WIDTH


def game_record(table: dict[str, Any], kinds: int) -> GameRecord:
    """Return the game in a record of the file. Raises Damaged."""
    try:
        record = GameRecord(
            int(table["game"]),
            str(table["result"]),
            str(table["reason"]),
            tuple([int(number) for number in table["setups"]]),
            tuple([str(text) for text in table["opening"]]),
            str(table["moves"]),
            tuple([int(number) for number in table["held"]]),
            unpacked(table["plies"]),
            unpacked(table["material"]),
        )
        whole = len(record.plies) % WIDTH == 0 and len(record.material) % (SAMPLE_HEAD + 2 * kinds) == 0
    except (KeyError, TypeError, ValueError, zlib.error):
        whole = False
    if not whole or record.result not in POINTS:
        raise Damaged("the file has a game that cannot be read")
    return record
