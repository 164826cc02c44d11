"""How good moves and games were, by the chances to win that they gave away.

The numbers and formulas are lichess's: https://lichess.org/page/accuracy, and `AccuracyPercent.scala` of its library
scalachess. Chances are in points here: 0 to 100 of a hundred. docs/review.md explains them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gui.analysis.winning_chance import winning_chance
from gui.engines.protocol import Score

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"

LARGEST_SCORE = 1000
"""Hundredths of a pawn. Whoever is further ahead, or has a mate, is won, and loses nothing by being less so."""


@dataclass(frozen=True)
class Level:
    """A kind of bad move: it loses at least so many points, and is marked with a sign (by its number in PGN)."""

    name: str
    least: float
    nag: int


LEVELS = (Level(BLUNDER, 15, 4), Level(MISTAKE, 10, 2), Level(INACCURACY, 5, 6))
"""The gravest first."""

NAGS = {level.name: level.nag for level in LEVELS}

WORTH_LEARNING, PASSES = 7.5, 3.5
"""A move that loses at least the one number is one to learn from; another that loses less than the second is right."""

WINDOWS, LEAST_WINDOW, MOST_WINDOW = 10, 2, 8
"""Volatility is measured in windows: so many in a game, of so many positions at least and at most."""

LEAST_WEIGHT, MOST_WEIGHT = 0.5, 12.0


def points(game: str, score: Score) -> float:
    """Return the chance to win, in points, by which losses are counted: a mate counts as the largest score.

    >>> from gui.engines.protocol import Score
    >>> points("mansindam", Score(0)), points("mansindam", Score.of_mate(3)) == points("mansindam", Score(1000))
    (50.0, True)
    """
    largest = max(-LARGEST_SCORE, min(LARGEST_SCORE, score.number))
    return 100 * winning_chance(game, Score(largest))


def level_of(loss: float) -> str:
    """Return which kind of bad move loses so many points, empty for none.

    >>> [level_of(loss) for loss in (4.9, 5, 10, 40)]
    ['', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((level.name for level in LEVELS if loss >= level.least), "")


def move_accuracy(loss: float) -> float:
    """Return how accurate a move is that loses so many points, 0 to 100.

    >>> [round(move_accuracy(loss), 1) for loss in (0, 5, 10, 20, 100)]
    [100.0, 80.8, 64.6, 41.0, 0.0]
    """
    if loss <= 0:
        return 100.0
    return max(0.0, min(100.0, 103.1668 * math.exp(-0.04354 * loss) - 3.1669 + 1))


def weights(chances: Sequence[float]) -> list[float]:
    """Return how much each move between these positions counts: more where the chances (points) go up and down.

    >>> weights([50, 50, 50, 90])
    [0.5, 0.5, 12.0]
    """
    size = min(max(LEAST_WINDOW, min(MOST_WINDOW, len(chances) // WINDOWS)), len(chances))
    windows = [chances[:size]] * (size - 2)
    windows += [chances[start : start + size] for start in range(len(chances) - size + 1)]
    return [max(LEAST_WEIGHT, min(MOST_WEIGHT, _deviation(window))) for window in windows]


def _deviation(numbers: Sequence[float]) -> float:
    """Return the standard deviation; that of `statistics` is exact, which takes ten times as long."""
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


def game_accuracy(accuracies: Sequence[float], weighted: Sequence[float]) -> float | None:
    """Return how accurate a player's moves are in all, 0 to 100: the mean of their weighted and their harmonic mean.

    None without moves.

    >>> game_accuracy([100, 50], [1, 1])
    70.83333333333334
    """
    if not accuracies:
        return None
    mean = sum(one * weight for one, weight in zip(accuracies, weighted, strict=True)) / sum(weighted)
    harmonic = len(accuracies) / sum(1 / max(1.0, one) for one in accuracies)
    return (mean + harmonic) / 2
