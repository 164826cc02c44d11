"""Perft: counts the move sequences of a given length, to check move generation."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.movegen import ALL, generate
from surajang.rules.position import MAX_MOVES, Position

DEEPEST: Final = 20
"""The greatest depth that is accepted; no machine gets that far."""

_ASK_AT_DEPTH: Final = 2
_STOPPED: Final = -1


def perft(position: Position, depth: int, keep_going: Callable[[], bool] | None = None) -> int:
    """Return the number of sequences of `depth` legal moves, repetition aside; a setup choice is a move.

    `keep_going` is called about every millisecond; once it returns False, counting stops and -1 is returned.
    """
    if depth <= 0:
        return 1
    moves = vec[i64]([0] * (MAX_MOVES * (depth + 2)))
    return _count(position, moves, 0, depth, keep_going)


def _count(position: Position, moves: vec[i64], base: i64, depth: i64, keep_going: Callable[[], bool] | None) -> i64:
    """Return the count of `perft`, with scratch space in `moves` from `base` on."""
    if depth == _ASK_AT_DEPTH and keep_going is not None and not keep_going():
        return _STOPPED
    end = generate(position, moves, base, ALL)
    if depth == 1:
        return end - base
    total: i64 = 0
    for n in range(base, end):
        position.make(moves[n])
        count = _count(position, moves, end, depth - 1, keep_going)
        position.unmake()
        if count == _STOPPED:
            return _STOPPED
        total += count
    return total
