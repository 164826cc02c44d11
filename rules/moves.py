"""Moves as whole numbers, for speed: target, origin or dropped kind, a third value, and flags.

Bits 0-7 are the target square, 8-15 the origin square (of a drop: the kind of piece), 16-23 a third value (the first
square of a double move, the number of a castling, or the choice of a promotion), 24 and above one flag each. Squares
are those of `rules.codes`. No move is 0. `rules.Move` is the same as a value with a text, for other programs.
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
    """Return the first square of a double move (0 for a pass), a castling's number, or the choice of a promotion."""
    return move >> 16 & 255


def first_step(move: i64) -> i64:
    """Return the square on which a double move captures before it goes on; 0 for a pass and any other move."""
    return via(move) if move & TWICE else i64(0)


def from_to(origin: i64, target: i64) -> i64:
    """Return the move of a piece on the board, without flags."""
    return origin << 8 | target


def drop_of(kind: i64, target: i64) -> i64:
    """Return the move that drops a piece of `kind`."""
    return DROP | kind << 8 | target


def over(move: i64, via: i64) -> i64:
    """Return a move with its third value; see `via`."""
    return move | via << 16
