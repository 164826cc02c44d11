"""A change on the log of a Position, as a whole number: where something changed, and what was there before.

Bits 0-7 the square, or IN_HAND where a hand changed; 8-15 the piece that was there, or how many were held; from 16 on
what `Position.unmake` needs: the piece's index in the list of its side's pieces, or the slot of the hand. `Position`
writes and reverts changes; the evaluation reads those of the latest move.
"""

from typing import Final

from mypy_extensions import i64

IN_HAND: Final = 255


def change_of(place: i64, before: i64, detail: i64) -> i64:
    """Return the change at a square, or IN_HAND."""
    return place | before << 8 | detail << 16


def place_of(change: i64) -> i64:
    """Return the square that changed, or IN_HAND."""
    return change & 255


def before_of(change: i64) -> i64:
    """Return the piece that stood on the square (0 for none), or how many were in hand."""
    return change >> 8 & 255


def slot_of(change: i64) -> i64:
    """Return the slot of the hand that changed, `side * HAND_SLOTS + kind`."""
    return change >> 16


def index_of(change: i64) -> i64:
    """Return the index that the piece on the square had in the list of its side's pieces."""
    return change >> 16
