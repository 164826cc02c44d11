"""A move is a whole number: its target, its origin (or the kind dropped), a third square, and what it is.

Bits 0-7 the target square, 8-15 the origin square (of a drop: the kind of piece), 16-23 a third value (a double move's
first square, a castling's number), from 24 on one bit each for what it is. Squares are those of `rules.tables`.
No move is 0.
"""

from typing import Final

from mypy_extensions import i64

PROMOTION: Final = 1 << 24
DROP: Final = 1 << 25
CASTLING: Final = 1 << 26
EN_PASSANT: Final = 1 << 27
TWICE: Final = 1 << 28
SETUP: Final = 1 << 29


def target(move: i64) -> i64:
    """Return the square where the move ends."""
    return move & 255


def origin(move: i64) -> i64:
    """Return the square where the moved piece stands; meaningless for a drop."""
    return move >> 8 & 255


def dropped_kind(move: i64) -> i64:
    """Return the kind of piece that a drop puts on the board."""
    return move >> 8 & 255


def via(move: i64) -> i64:
    """Return the first square of a double move (0 for a pass), or the number of a castling."""
    return move >> 16 & 255
