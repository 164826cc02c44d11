"""The scores of mates and perpetual checks, beyond hundredths of a pawn, and how the table stores them."""

from typing import Final

from mypy_extensions import i64

from surajang.engine.table_entry import score_of

MATE: Final = 32000
MATE_BOUND: Final = MATE - 1000
PERPETUAL: Final = 28000
MAX_EVALUATION: Final = 27000
"""The greatest evaluation."""
INFINITE: Final = 32500
UNKNOWN: Final = -32600


def to_table(score: i64, ply: i64) -> i64:
    """Return a score with mates counted from the position, as the table stores it."""
    if score >= MATE_BOUND:
        return score + ply
    if score <= -MATE_BOUND:
        return score - ply
    return score


def from_table(entry: i64, ply: i64) -> i64:
    """Return the score of a table entry, with mates counted from the root."""
    score = score_of(entry)
    if score >= MATE_BOUND:
        return score - ply
    if score <= -MATE_BOUND:
        return score + ply
    return score


def mate_in(score: int) -> int:
    """Return the moves to mate of a score, negative if the side to move is mated, 0 for other scores.

    >>> mate_in(MATE - 3), mate_in(2 - MATE), mate_in(250)
    (2, -1, 0)
    """
    if score >= MATE_BOUND:
        return (MATE - score + 1) // 2
    if score <= -MATE_BOUND:
        return -((MATE + score + 1) // 2)
    return 0
