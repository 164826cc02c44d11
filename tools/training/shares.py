"""Scores in hundredths of a pawn as shares of a point, and back."""

import math

SCALE = 600.0
"""The score in hundredths of a pawn at which a side is e to 1 the favourite."""
LARGEST = 9000
"""Scores are taken for no larger where they become shares of a point."""


def share_of(score: int) -> float:
    """Return the share of the point that a side with this score may expect."""
    return 1 / (1 + math.exp(-max(-LARGEST, min(score, LARGEST)) / SCALE))


def score_of(share: float) -> int:
    """Return the score at which a side may expect this share of the point."""
    most = share_of(LARGEST)
    share = max(1 - most, min(share, most))
    return round(SCALE * math.log(share / (1 - share)))
