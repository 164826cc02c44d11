"""Glicko-2 ratings with their deviation and volatility.

After Mark Glickman, "Example of the Glicko-2 system" (2022), whose steps and symbols are named here. The
opponents are puzzles, whose ratings are on the scale of the computer's levels, fixed, and taken as exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Rating points per unit of the calculation."""

TAU = 0.5
"""Limits how fast volatility changes: "reasonable choices are between 0.3 and 1.2"."""

PRECISION = 1e-6
MAX_DEVIATION = 350.0

MIN_EXPECTED = 0.001
"""The bound on expected scores: 0 or 1 would divide by zero."""


@dataclass(frozen=True)
class Rating:
    """A rating, its deviation (both in points; 95 % lie within two deviations), and its volatility."""

    rating: float = 1500.0
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True)
class Result:
    """A game against an opponent: 1 for a win, 0 for a loss."""

    opponent: Rating
    score: float


def updated(own: Rating, results: Sequence[Result]) -> Rating:
    """Return a rating after a rating period with these results; without any, only its deviation grows."""
    phi = own.deviation / SCALE  # step 2; the centre of the scale, 1500, cancels out
    if not results:
        deviation = min(MAX_DEVIATION, sqrt(phi**2 + own.volatility**2) * SCALE)
        return Rating(own.rating, deviation, own.volatility)
    terms = []
    for result in results:
        g = 1 / sqrt(1 + 3 * (result.opponent.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * ((own.rating - result.opponent.rating) / SCALE)))
        expected = min(max(expected, MIN_EXPECTED), 1 - MIN_EXPECTED)
        terms.append((g, expected, result.score))
    v = 1 / sum(g**2 * expected * (1 - expected) for g, expected, _ in terms)
    gain = sum(g * (score - expected) for g, expected, score in terms)
    sigma = _volatility(own.volatility, phi, v, v * gain)
    before = sqrt(phi**2 + sigma**2)
    after = 1 / sqrt(1 / before**2 + 1 / v)
    return Rating(own.rating + SCALE * after**2 * gain, min(MAX_DEVIATION, SCALE * after), sigma)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Return the new volatility (step 5), the zero of f, by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        power = exp(x)
        total = phi**2 + v + power
        return power * (delta**2 - total) / (2 * total**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
