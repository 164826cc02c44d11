"""Bounds of shares and means, and the winning-chance curve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

Z_95: Final = 1.959964
"""The z-score of a 95 % interval."""

_ERROR: Final = 0.05


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % bounds, or those at another z-score."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the distance between the bounds."""
        return (self.high - self.low) / 2


def z_score(tests: int) -> float:
    """Return the z-score at which a number of intervals all hold with 95 % confidence (Bonferroni's correction)."""
    return NormalDist().inv_cdf(1 - _ERROR / 2 / max(1, tests))


def share_of(points: Sequence[float], z: float = Z_95) -> Estimate:
    """Return the mean of points from 0 to 1, each of one game, with Wilson's bounds (Edwin B. Wilson, 1927).

    Draws make the mean surer than wins and losses: the number of games is that of decided games of the same variance.
    """
    count = len(points)
    if count == 0:
        return Estimate(0.5, 0.0, 1.0)
    mean = sum(points) / count
    centre = (sum(points) + 1) / (count + 2)  # with one win and one loss added, lest the variance be 0
    variance = (sum([(point - centre) ** 2 for point in points]) + centre**2 + (1 - centre) ** 2) / (count + 2)
    return _wilson(mean, count * max(1.0, centre * (1 - centre) / variance), z)


def rate_of(times: int, count: int, z: float = Z_95) -> Estimate:
    """Return the share of `count` games in which something happened `times`, with Wilson's bounds."""
    return _wilson(times / count, float(count), z) if count else Estimate(0.0, 0.0, 1.0)


def _wilson(mean: float, count: float, z: float) -> Estimate:
    shrink = 1 + z * z / count
    centre = (mean + z * z / (2 * count)) / shrink
    half = z / shrink * math.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    return Estimate(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)))


def mean_of(values: Sequence[float], z: float = Z_95) -> Estimate:
    """Return the mean of one number per game, with bounds from its variance; they are wide for few games."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean = math.fsum(values) / count
    spread = math.fsum([(value - mean) ** 2 for value in values]) + abs(mean)  # two equal games are no certainty
    half = z * math.sqrt(spread / max(1, count - 1) / count)
    return Estimate(mean, mean - half, mean + half)


def chance_of(score: int, k: float) -> float:
    """Return the first player's share of the points to expect at a score in hundredths of a pawn."""
    return 1 / (1 + math.exp(-max(-30.0, min(k * score, 30.0))))


def fitted_curve(scores: Sequence[int], points: Sequence[float]) -> float:
    """Return the `k` of the winning-chance curve that predicts the points from the scores best."""
    low, high = math.log(1e-4), math.log(5e-2)
    while high - low > 0.01:
        third = (high - low) / 3
        if _loss(scores, points, math.exp(low + third)) <= _loss(scores, points, math.exp(high - third)):
            high -= third
        else:
            low += third
    return math.exp((low + high) / 2)


def _loss(scores: Sequence[int], points: Sequence[float], k: float) -> float:
    """Return the cross-entropy of the points."""
    total = 0.0
    for score, point in zip(scores, points, strict=True):
        chance = min(max(chance_of(score, k), 1e-9), 1 - 1e-9)
        total -= point * math.log(chance) + (1 - point) * math.log(1 - chance)
    return total
