"""Counting positions: the number of move sequences of a given length, by which move generation is checked."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.movegen import ALL, generate
from surajang.rules.position import MAX_MOVES, Position

DEEPEST: Final = 20
"""The greatest depth that a person or program may ask for; no machine gets so far."""

_ASK_AT_DEPTH: Final = 2
_STOPPED: Final = -1


def perft(position: Position, depth: int, goes_on: Callable[[], bool] | None = None) -> int:
    """Return how many sequences of `depth` legal moves there are; repetition does not matter, a setup choice is one.

    `goes_on` is called about every millisecond; once it returns False, counting stops and -1 is returned.
    """
    if depth <= 0:
        return 1
    moves = vec[i64]([0] * (MAX_MOVES * (depth + 2)))
    return _count(position, moves, 0, depth, goes_on)


def _count(position: Position, moves: vec[i64], base: i64, depth: i64, goes_on: Callable[[], bool] | None) -> i64:
    """Count with scratch space in `moves` from `base` on."""
    if depth == _ASK_AT_DEPTH and goes_on is not None and not goes_on():
        return _STOPPED
    end = generate(position, moves, base, ALL)
    if depth == 1:
        return end - base
    total: i64 = 0
    for n in range(base, end):
        position.make(moves[n])
        count = _count(position, moves, end, depth - 1, goes_on)
        position.unmake()
        if count == _STOPPED:
            return _STOPPED
        total += count
    return total
