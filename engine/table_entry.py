"""An entry of the transposition table, packed into one number.

From the lowest bit: the best move (30 bits), the score (16), the depth (8), the bound (2), the age (6), and whether the
position is or was on a principal variation (1).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOWER: Final = 1
UPPER: Final = 2
EXACT: Final = 3

SCORE_OFFSET: Final = 32768

_MOVE: Final = 0x3FFFFFFF
_SCORE_SHIFT: Final = 30
_SCORE: Final = 0xFFFF
_DEPTH_SHIFT: Final = 46
_DEPTH: Final = 255
_BOUND_SHIFT: Final = 54
_BOUND: Final = 3
_AGE_SHIFT: Final = 56
AGES: Final = 63
_PV_SHIFT: Final = 62
_PV: Final = vec[i64]([1 << _PV_SHIFT])


def packed(move: i64, score: i64, depth: i64, bound: i64, age: i64, was_pv: bool) -> i64:
    """Return an entry. `score` has mates counted from the position itself, `depth` is -1 for captures alone."""
    entry = (
        move
        | (score + SCORE_OFFSET) << _SCORE_SHIFT
        | (depth + 1) << _DEPTH_SHIFT
        | bound << _BOUND_SHIFT
        | age << _AGE_SHIFT
    )
    return entry | _PV[0] if was_pv else entry


def move_of(entry: i64) -> i64:
    """Return the best move of an entry, or 0."""
    return entry & _MOVE


def score_of(entry: i64) -> i64:
    """Return the score of an entry, mates counted from the position itself."""
    return (entry >> _SCORE_SHIFT & _SCORE) - SCORE_OFFSET


def depth_of(entry: i64) -> i64:
    """Return the depth to which an entry was searched, -1 for captures alone."""
    return (entry >> _DEPTH_SHIFT & _DEPTH) - 1


def bound_of(entry: i64) -> i64:
    """Return the bound of an entry: LOWER, UPPER or EXACT."""
    return entry >> _BOUND_SHIFT & _BOUND


def pv_of(entry: i64) -> bool:
    """Return whether the position of an entry is or was on a principal variation."""
    return entry >> _PV_SHIFT & 1 == 1


def age_of(entry: i64) -> i64:
    """Return the search that an entry was made in, as counted by `Table.age`."""
    return entry >> _AGE_SHIFT & AGES


def refutes(entry: i64, score: i64, beta: i64) -> bool:
    """Return whether an entry's bound `score` decides on which side of `beta` the value lies: a null-window cutoff."""
    return bound_of(entry) & (LOWER if score >= beta else UPPER) != 0
