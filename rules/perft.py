"""Counting positions: the number of move sequences of a given length, the touchstone of move generation."""

from librt.vecs import vec
from mypy_extensions import i64

from rules.movegen import ALL, generate
from rules.position import MAX_MOVES, Position


def perft(position: Position, depth: int) -> int:
    """Return how many sequences of `depth` legal moves there are; repetition does not matter, a setup choice is one."""
    if depth <= 0:
        return 1
    moves = vec[i64]([0] * (MAX_MOVES * (depth + 2)))
    return _count(position, moves, 0, depth)


def _count(position: Position, moves: vec[i64], base: i64, depth: i64) -> i64:
    """Count with scratch space in `moves` from `base` on."""
    end = generate(position, moves, base, ALL)
    if depth == 1:
        return end - base
    total: i64 = 0
    for n in range(base, end):
        position.make(moves[n])
        total += _count(position, moves, end, depth - 1)
        position.unmake()
    return total
