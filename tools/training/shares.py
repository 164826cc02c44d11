"""Converts scores in hundredths of a pawn to shares of a point, and back."""

import math

SCALE = 600.0
"""The score in hundredths of a pawn at which a side is e to 1 the favourite."""
MAX_SCORE = 9000
"""Greater scores are clipped to this."""


def share_of(score: int) -> float:
    """Return the expected share of the point for a score."""
    return 1 / (1 + math.exp(-max(-MAX_SCORE, min(score, MAX_SCORE)) / SCALE))


def score_of(share: float) -> int:
    """Return the score with an expected share of the point."""
    most = share_of(MAX_SCORE)
    share = max(1 - most, min(share, most))
    return round(SCALE * math.log(share / (1 - share)))
