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
        logarithms: list[float] = [math.log(max(n, 1)) for n in range(_SIZE)]
        self.table: Final[vec[i64]] = vec[i64]([0] * (2 * _SIZE * _SIZE))
        for depth in range(i64(_SIZE)):
            for number in range(i64(_SIZE)):
                product = i64(1024 * logarithms[depth] * logarithms[number] + 0.5)
                found = product * parameters.logarithms_factor // 1000
                plies = found + parameters.reduction_offset >> 10
                place = depth * _SIZE + number
                self.table[place] = plies
                self.table[_SIZE * _SIZE + place] = plies + (1 if found > parameters.not_improving_threshold else 0)

    def reduction(self, improving: bool, depth: i64, number: i64) -> i64:
        """Return the reduction, in plies, of move `number` (from 1) of a node that is searched to `depth`."""
        if depth >= _SIZE:
            depth = _SIZE - 1
        if number >= _SIZE:
            number = _SIZE - 1
        return self.table[(0 if improving else _SIZE * _SIZE) + depth * _SIZE + number]
