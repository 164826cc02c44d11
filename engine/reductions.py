"""Late move reductions: how many plies shallower a late move is first searched, by depth and number of the move.

Source: "Late Move Reductions" of the Chess Programming Wiki; the product of logarithms as in Stockfish.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.parameters import Parameters

_SIZE: Final = 64


class Reductions:
    """Base reductions, in plies. `table`: of nodes that improve, then of others, by depth and number of the move."""

    def __init__(self, parameters: Parameters) -> None:
        self.table: Final[vec[i64]] = vec[i64](
            [
                _reduction(parameters, improving, depth, number)
                for improving in (True, False)
                for depth in range(_SIZE)
                for number in range(_SIZE)
            ]
        )

    def reduction(self, improving: bool, depth: i64, number: i64) -> i64:
        """Return the reduction, in plies, of move `number` (from 1) of a node that is searched to `depth`."""
        if depth >= _SIZE:
            depth = _SIZE - 1
        if number >= _SIZE:
            number = _SIZE - 1
        return self.table[(0 if improving else _SIZE * _SIZE) + depth * _SIZE + number]


def _reduction(parameters: Parameters, improving: bool, depth: int, number: int) -> int:
    product = round(1024 * math.log(max(depth, 1)) * math.log(max(number, 1)))
    found = product * int(parameters.logarithms_factor) // 1000
    larger = not improving and found > parameters.not_improving_threshold
    return (found + int(parameters.reduction_offset) >> 10) + larger
