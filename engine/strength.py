"""How strong the computer plays: levels from -28 to 20, and the ratings they stand for.

A weak level searches few plies, overlooks many drops of both sides, misjudges positions by a little, and prefers
captures. The weakest notice few of their own moves: most forward moves, but few captures, drops and mates. No move is
chosen at random.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from surajang.engine import tuned

LOWEST: Final = -28
LOWEST_SKILL: Final = -20
HIGHEST: Final = 20
"""UCI's Skill Level goes from LOWEST_SKILL to HIGHEST, as in other programs; weaker levels are set by their rating
(UCI_Elo)."""


@dataclass(frozen=True)
class Strength:
    """The limits of a level: `depth` and `nodes` (0: no limit); `blindness`, positions per thousand in which drops are
    overlooked; `noise` and `greed` in hundredths of a pawn, the latter added to the score of captures; `attention`, own
    captures and drops per thousand that are noticed; `shuffles`: a piece may return to where it came from without
    being attacked."""

    depth: int = 0
    nodes: int = 0
    blindness: int = 0
    noise: int = 0
    greed: int = 0
    attention: int = 1000
    shuffles: bool = True

    @property
    def full(self) -> bool:
        """Whether this is the full strength."""
        return self.nodes == 0


FULL: Final = Strength()

STEPS: Final[dict[int, Strength]] = {
    -28: Strength(1, 80, 1000, 200, 40, 68, False),
    -24: Strength(1, 80, 1000, 160, 0, 260, False),
    -20: Strength(1, 92, 946, 110, 118, shuffles=False),
    -16: Strength(2, 150, 845, 136, 93, shuffles=False),
    -12: Strength(2, 236, 710, 93, 65, shuffles=False),
    -8: Strength(3, 372, 597, 70, 50),
    -3: Strength(4, 740, 429, 44, 30),
    2: Strength(5, 1420, 279, 26, 16),
    7: Strength(7, 2900, 140, 14, 7),
    12: Strength(9, 4850, 55, 7, 4),
    17: Strength(13, 8200, 17, 3, 1),
    20: Strength(24, 11500, 0, 2, 0),
}
"""The levels offered to players. Each should win 65 to 85 % of the points against the one before it
(tools/levels.py plays them). Levels between two steps are interpolated. The strongest is limited only by its nodes, so
that its rating is the same on every machine; UCI_Elo goes no higher. The small noise of the last steps costs nothing
and keeps them from playing the same game twice."""


def of_level(level: int) -> Strength:
    """Return the strength of a level, as its rating was measured."""
    level = max(LOWEST, min(level, HIGHEST))
    below = max(step for step in STEPS if step <= level)
    above = min((step for step in STEPS if step > level), default=below)
    weak, strong = STEPS[below], STEPS[above]
    part = (level - below) / (above - below) if above > below else 0.0
    return Strength(
        depth=round(_between(weak.depth, strong.depth, part)),
        nodes=round(weak.nodes * (strong.nodes / weak.nodes) ** part),
        blindness=round(_between(weak.blindness, strong.blindness, part)),
        noise=round(_between(weak.noise, strong.noise, part)),
        greed=round(_between(weak.greed, strong.greed, part)),
        attention=round(_between(weak.attention, strong.attention, part)),
        shuffles=weak.shuffles,
    )


def in_place_of(level: int, steps: Sequence[int]) -> int:
    """Return the level that replaces `level` if `steps` replace STEPS.

    >>> from surajang.engine.strength import STEPS
    >>> in_place_of(-18, list(STEPS)), in_place_of(-18, [-28, -26, -25, *list(STEPS)[3:]])
    (-18, -20)
    """
    for (low, low_place), (high, high_place) in pairwise(zip(STEPS, steps, strict=True)):
        if level <= high:
            return round(_between(low_place, high_place, (level - low) / (high - low)))
    return steps[-1]


def _between(low: float, high: float, part: float) -> float:
    """Interpolate between `low` and `high` by a fraction (0 to 1)."""
    return low + (high - low) * part


def _measured() -> dict[int, int]:
    """Return the ratings of the levels in `ratings.json`, over all games, the weakest first."""
    found = json.loads(Path(tuned.__file__).with_name("ratings.json").read_text("utf-8"))["ratings"]
    return {level: int(found[str(level)]) for level in sorted(map(int, found))}


RATINGS: Final[dict[int, int]] = _measured()
"""Rating by level, as measured in games of the levels against each other."""


def level_of_rating(rating: int) -> int:
    """Return the level whose rating is nearest to `rating`."""
    return min(range(LOWEST, HIGHEST + 1), key=lambda level: abs(rating_of_level(level) - rating))


def rating_of_level(level: int) -> int:
    """Return the rating of a level."""
    for (low, low_rating), (high, high_rating) in pairwise(RATINGS.items()):
        if level <= high:
            return round(_between(low_rating, high_rating, (level - low) / (high - low)))
    return RATINGS[HIGHEST]
