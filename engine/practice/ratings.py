"""Ratings of levels from the games that they played against each other, and levels at even distances."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence

ANCHOR, ANCHORED = -20, 500
"""The level with a fixed rating, from which all others are counted."""

Scores = Mapping[tuple[int, int], tuple[float, int]]
"""By weaker and stronger level: the points of the stronger one, and the games."""

_POINT = math.log(10) / 400
"""The increase of the log odds per point of rating."""

_STEPS = 100
_MAX_STEP = 300.0
_CLOSE = 0.01
"""The fit ends when no rating changes by more points than this."""


def share_of(difference: float) -> float:
    """Return the share of the points to expect at a difference in rating.

    >>> round(share_of(200), 2)
    0.76
    """
    return 1 / (1 + 10 ** (-max(-4000.0, min(difference, 4000.0)) / 400))


def fitted(scores: Scores, levels: Sequence[int], draws: int = 1) -> list[float]:
    """Return the ratings of these levels, in ascending order, that have the greatest likelihood (Bradley and Terry's
    model), a draw being half a win.

    Other levels in the scores have ratings between those of their neighbours, in proportion. Extra draws between
    neighbours keep the rating of a level that always wins finite. By Newton's method.
    """
    count = len(levels)
    played = [(_shares(levels, weak, strong), won, games) for (weak, strong), (won, games) in scores.items()]
    played += [({n: -1.0, n + 1: 1.0}, draws / 2, draws) for n in range(count - 1)]
    ratings = [0.0] * count
    for _ in range(_STEPS):
        slope = [0.0] * count
        curve = [[0.0] * count for _ in range(count)]
        for shares, won, games in played:
            expected = share_of(sum(part * ratings[n] for n, part in shares.items()))
            for n, part in shares.items():
                slope[n] += _POINT * part * (won - games * expected)
                for other, other_part in shares.items():
                    curve[n][other] += _POINT**2 * part * other_part * games * expected * (1 - expected)
        slope[0] = 0.0  # the differences say nothing of the first rating, which stays
        curve[0] = [1.0] + [0.0] * (count - 1)
        changes = _solved(curve, slope)
        largest = max(map(abs, changes))
        scale = min(1.0, _MAX_STEP / max(largest, _CLOSE))
        ratings = [rating + scale * change for rating, change in zip(ratings, changes, strict=True)]
        if largest < _CLOSE:
            break
    shift = ANCHORED - rating_between(levels, ratings, ANCHOR)
    return [rating + shift for rating in ratings]


def _shares(levels: Sequence[int], weak: int, strong: int) -> dict[int, float]:
    """Return by the numbers of levels how much of their ratings is in the difference between two levels."""
    shares: dict[int, float] = {}
    for level, sign in ((weak, -1.0), (strong, 1.0)):
        below, part = _place(levels, level)
        for n, weight in ((below, 1 - part), (below + 1, part)):
            shares[n] = shares.get(n, 0.0) + sign * weight
    return shares


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix, which is changed (Gauss's elimination)."""
    count = len(right)
    right = list(right)
    for n in range(count):
        for row in range(n + 1, count):
            factor = matrix[row][n] / matrix[n][n]
            if factor:
                for column in range(n, count):
                    matrix[row][column] -= factor * matrix[n][column]
                right[row] -= factor * right[n]
    found = [0.0] * count
    for n in reversed(range(count)):
        left = right[n] - sum(matrix[n][column] * found[column] for column in range(n + 1, count))
        found[n] = left / matrix[n][n]
    return found


def rating_between(levels: Sequence[float], ratings: Sequence[float], level: float) -> float:
    """Return the rating of a level, in proportion between its neighbours.

    >>> rating_between([0, 10, 20], [100.0, 200.0, 500.0], 15)
    350.0
    """
    below, part = _place(levels, level)
    return ratings[below] + (ratings[below + 1] - ratings[below]) * part


def _place(levels: Sequence[float], level: float) -> tuple[int, float]:
    """Return the number of the next lower level, and the fraction of the way from it to the next higher one."""
    below = max(0, min(bisect_left(levels, level) - 1, len(levels) - 2))
    return below, (level - levels[below]) / (levels[below + 1] - levels[below])


def spaced(levels: Sequence[int], ratings: Sequence[float]) -> list[int]:
    """Return as many levels whose ratings are as evenly spaced as whole levels allow; the first and the last stay.

    >>> spaced([0, 10, 20], [0.0, 300.0, 400.0])
    [0, 7, 20]
    """
    rising = [ratings[0]]
    for rating in ratings[1:]:
        rising.append(max(rating, rising[-1] + 1))  # a level that lost by chance
    last = len(levels) - 1
    found = [levels[0]]
    for n in range(1, last):
        goal = rising[0] + (rising[-1] - rising[0]) * n / last
        level = rating_between(rising, levels, goal)
        found.append(max(found[-1] + 1, min(round(level), levels[-1] - (last - n))))
    return [*found, levels[-1]]
