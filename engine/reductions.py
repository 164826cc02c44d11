"""Late move reductions: how many plies shallower a late move is first searched, by depth and number of the move.

Source: "Late Move Reductions" of the Chess Programming Wiki; the product of logarithms as in Stockfish.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_TABLE_SIZE: Final = 64

_LOGARITHMS_FACTOR: Final = 395
"""Thousandths of a ply for the product of the natural logarithms of the depth and of the move's number."""

_OFFSET: Final = 534
"""In 1024ths of a ply."""

_NOT_IMPROVING_THRESHOLD: Final = 1108
"""In 1024ths of a ply: where the evaluation does not improve, larger reductions are a ply larger."""

HISTORY_NEUTRAL: Final = 2009
HISTORY_DIVISOR: Final = 7971
"""A quiet move is reduced by a ply less for each `HISTORY_DIVISOR` by which its history exceeds `HISTORY_NEUTRAL`."""


class Reductions:
    """Base reductions. `table`: by depth and number of the move, the product of their logarithms, times 1024."""

    def __init__(self) -> None:
        self.table: Final[vec[i64]] = vec[i64](
            [
                round(1024 * math.log(max(depth, 1)) * math.log(max(number, 1)))
                for depth in range(_TABLE_SIZE)
                for number in range(_TABLE_SIZE)
            ]
        )

    def reduction(self, improving: bool, depth: i64, number: i64) -> i64:
        """Return the reduction, in plies, of move `number` (from 1) of a node that is searched to `depth`."""
        if depth >= _TABLE_SIZE:
            depth = _TABLE_SIZE - 1
        if number >= _TABLE_SIZE:
            number = _TABLE_SIZE - 1
        found = self.table[depth * _TABLE_SIZE + number] * _LOGARITHMS_FACTOR // 1000
        reduced = (found + _OFFSET) >> 10
        if not improving and found > _NOT_IMPROVING_THRESHOLD:
            reduced += 1
        return reduced
