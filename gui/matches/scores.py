"""The statistics of a match: score, difference in rating with its error, and the sequential test (SPRT).

Games come in pairs, an opening played from both sides; the two games of a pair are not independent, so errors and the
test use the points of whole pairs (five possible sums).
"""

import math
from dataclasses import dataclass, field

CONFIDENCE = 1.96
VARIANCE_GUESSED = 0.1


@dataclass
class Score:
    """Games of the first engine: won, drawn, lost; its points in each whole pair (0 to 2); and the failures."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    pairs: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def count(self, points: float, other: float | None) -> None:
        """Count a game, and its pair if its `other` game has been counted already."""
        self.won += points == 1.0
        self.drawn += points == 0.5
        self.lost += points == 0.0
        if other is not None:
            self.pairs.append(points + other)

    def add(self, points: list[float]) -> None:
        """Count the games of a pair, 1, 0.5 or 0 points each; a failed game is missing."""
        self.won += points.count(1.0)
        self.drawn += points.count(0.5)
        self.lost += points.count(0.0)
        if len(points) == 2:
            self.pairs.append(sum(points))

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """The first engine's share of the points."""
        return (self.won + self.drawn / 2) / max(self.games, 1)

    @property
    def variance(self) -> float:
        """The variance of a pair's share of its points, beginning with a guess that counts as one pair."""
        shares = [points / 2 for points in self.pairs]
        mean = sum(shares) / max(len(shares), 1)
        return (VARIANCE_GUESSED + sum((share - mean) ** 2 for share in shares)) / (len(shares) + 1)

    @property
    def error(self) -> float:
        """The 95 % error of the share."""
        return CONFIDENCE * math.sqrt(self.variance / max(len(self.pairs), 1))

    def likelihood(self, low: float, high: float) -> float:
        """Return the log-likelihood ratio of the pairs at rating differences of `high` and `low`."""
        if not self.pairs:
            return 0.0
        mean = sum(self.pairs) / 2 / len(self.pairs)
        expected = share_of(low), share_of(high)
        return len(self.pairs) * (expected[1] - expected[0]) * (2 * mean - sum(expected)) / (2 * self.variance)

    def __str__(self) -> str:
        low, high = rating(self.share - self.error), rating(self.share + self.error)
        sums = " ".join(str(self.pairs.count(half / 2)) for half in range(5))
        return (
            f"{self.won} won, {self.drawn} drawn, {self.lost} lost of {self.games} (pairs {sums}):"
            f" {100 * self.share:.1f} % (± {100 * self.error:.1f}),"
            f" {rating(self.share):+.0f} points of rating ({low:+.0f} to {high:+.0f})"
        )


@dataclass(frozen=True)
class Trial:
    """A sequential test of whether the first engine is better by `high` rating points, or only by `low`."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The evidence at which `low` or `high` is accepted (A. Wald, Sequential Tests of Statistical Hypotheses)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def verdict(self, score: Score) -> str:
        """Return `accepted` or `rejected`, or nothing while the test is open."""
        evidence = score.likelihood(self.low, self.high)
        if evidence >= self.bounds[1]:
            return "accepted"
        if evidence <= self.bounds[0]:
            return "rejected"
        return ""

    def describe(self, score: Score) -> str:
        """Return the state of the test."""
        bounds = self.bounds
        evidence = score.likelihood(self.low, self.high)
        return f"SPRT {self.low:g} to {self.high:g}: {evidence:+.2f} ({bounds[0]:+.2f} to {bounds[1]:+.2f})"


def rating(share: float) -> float:
    """Return the rating difference for a share of the points."""
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def share_of(difference: float) -> float:
    """Return the share of the points for a rating difference."""
    return 1 / (1 + 10 ** (-difference / 400))
