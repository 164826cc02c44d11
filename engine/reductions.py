"""By how much less deep late moves are looked at first ("late move reductions")."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MOST: Final = 64

# In 1024ths of a ply, but for the first.
_BY_LOGARITHMS: Final = 395
"""Thousandths of a ply for the product of the natural logarithms of the depth and of the move's number."""

_ROUNDING: Final = 534
_NOT_IMPROVING_FROM: Final = 1108
"""Where the position has not become better, moves that are reduced by more than that are reduced by a ply more."""

HISTORY: Final = 2009
HISTORY_STEP: Final = 7971
"""A quiet move's history that changes nothing, and by how much more it takes a ply less to be reduced."""


class Reductions:
    """The reductions by depth and number of a move. `table`: the products of their logarithms, times 1024."""

    def __init__(self) -> None:
        self.table: Final[vec[i64]] = vec[i64](
            [
                round(1024 * math.log(max(depth, 1)) * math.log(max(number, 1)))
                for depth in range(_MOST)
                for number in range(_MOST)
            ]
        )

    def of(self, improving: bool, depth: i64, number: i64) -> i64:
        """Return by how many plies less deep than `depth` the move that comes `number`th is looked at."""
        if depth >= _MOST:
            depth = _MOST - 1
        if number >= _MOST:
            number = _MOST - 1
        found = self.table[depth * _MOST + number] * _BY_LOGARITHMS // 1000
        reduced = (found + _ROUNDING) >> 10
        if not improving and found > _NOT_IMPROVING_FROM:
            reduced += 1
        return reduced
