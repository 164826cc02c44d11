"""How strong the computer plays: levels from -20 to 20, and the ratings they stand for.

A weak level is a player of short sight: it looks few moves ahead, overlooks many of the drops that both sides have,
misjudges what it sees by a little, and likes to capture. Nothing it plays is drawn by lot.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

LOWEST: Final = -20
HIGHEST: Final = 20

RATINGS: Final[tuple[tuple[int, int], ...]] = (
    (-20, 500),
    (-15, 700),
    (-10, 950),
    (-5, 1200),
    (0, 1450),
    (5, 1700),
    (10, 1950),
    (15, 2250),
    (20, 2700),
)
"""Level and rating, both rising; in between they are interpolated."""


@dataclass(frozen=True)
class Strength:
    """What bounds a level: `depth` and `nodes` (0: no bound), per thousand positions in which drops are overlooked,
    `noise` in hundredths of a pawn, `greed` by which a capture seems better than it is, and the seconds a move
    naturally takes."""

    depth: int = 0
    nodes: int = 0
    blindness: int = 0
    noise: int = 0
    greed: int = 0
    pause: float = 0.0

    @property
    def full(self) -> bool:
        """Whether nothing is held back."""
        return self.nodes == 0


FULL: Final = Strength()


def of_level(level: int) -> Strength:
    """Return the strength of a level; 20 is full strength."""
    if level >= HIGHEST:
        return FULL
    step = max(level, LOWEST) - LOWEST
    fraction = step / (HIGHEST - LOWEST)
    weakness = 1 - fraction
    return Strength(
        depth=1 + step // 4,
        nodes=round(60 * 2 ** (step * 0.33)),
        blindness=round(900 * weakness**1.5),
        noise=round(170 * weakness**2),
        greed=round(110 * weakness**2),
        pause=0.3 + 0.9 * fraction,
    )


def level_of_rating(rating: int) -> int:
    """Return the level whose rating comes nearest to `rating`."""
    return min(range(LOWEST, HIGHEST + 1), key=lambda level: abs(rating_of_level(level) - rating))


def rating_of_level(level: int) -> int:
    """Return the rating of a level."""
    for (low, low_rating), (high, high_rating) in pairwise(RATINGS):
        if level <= high:
            return round(low_rating + (high_rating - low_rating) * (level - low) / (high - low))
    return RATINGS[-1][1]
