"""The computer's levels: their names and descriptions, and the engine's options."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from surajang.engine.strength import LOWEST_SKILL, rating_of_level
from surajang.gui.kit.translation import mark, tr
from surajang.gui.words import naming


@dataclass(frozen=True)
class Level:
    """One level, which is saved by its name: `skill` is the engine's level (`engine.strength`), `seconds` the longest
    it thinks about a move without a clock.

    `limited`: its strength is limited to its rating.
    """

    number: int
    name: str
    words: str
    skill: int
    seconds: float
    limited: bool = True

    @property
    def title(self) -> str:
        """Its name in the window's language."""
        return tr(self.name, naming.A_LEVEL)

    @property
    def rating(self) -> int:
        """Its rating, measured in games between the levels."""
        return rating_of_level(self.skill)

    @property
    def options(self) -> dict[str, str]:
        """The UCI options of this level."""
        return {
            "Skill Level": str(max(LOWEST_SKILL, self.skill)),
            "UCI_LimitStrength": "true" if self.limited else "false",
            "UCI_Elo": str(self.rating),
        }


LEVELS = (
    Level(1, mark("Novice", "a level"), mark("Overlooks most captures; meant to be beaten."), -28, 1.0),
    Level(2, mark("Recruit", "a level"), mark("Captures now and then, and protects little."), -24, 1.0),
    Level(3, mark("Apprentice", "a level"), mark("Leaves pieces unprotected."), -20, 1.0),
    Level(4, mark("Page", "a level"), mark("Takes what it sees, and sees little."), -16, 1.0),
    Level(5, mark("Squire", "a level"), mark("Looks one exchange ahead."), -12, 1.0),
    Level(6, mark("Scout", "a level"), mark("Spots simple threats."), -8, 1.0),
    Level(7, mark("Knight", "a level"), mark("A steady club player."), -3, 1.5),
    Level(8, mark("Captain", "a level"), mark("Punishes careless moves."), 2, 1.5),
    Level(9, mark("Cardinal", "a level"), mark("Sees combinations coming."), 7, 2.0),
    Level(10, mark("Marshal", "a level"), mark("Rarely errs."), 12, 2.5),
    Level(11, mark("Dragon", "a level"), mark("Holds little back."), 17, 3.0),
    Level(12, mark("Asura", "a level"), mark("Uses everything it has learned."), 20, 5.0),
)

STRONGEST = LEVELS[-1]
FIRST = LEVELS[0].number
"""The level for a first game."""

DEFAULT_LEVEL = 5

_FORMER = {str(number): level for number, level in enumerate(LEVELS[2:], 1)}
"""Ten former levels, which were saved by their numbers."""


def level_numbered(number: int) -> Level:
    """Return the level with a number, or the nearest one."""
    return LEVELS[max(1, min(len(LEVELS), number)) - 1]


def level_saved(text: str) -> Level | None:
    """Return a saved level: by its name, or by its number in a former version; None if it is unknown."""
    named = (level for level in LEVELS if level.name == text)
    return _FORMER.get(text) or next(named, None)


def level_remembered(chosen: Mapping[str, Any], which: str = "") -> Level | None:
    """Return the level of the last new game (the setting `new_game`), if any.

    `which` is "1" or "2" where the computer plays both sides.
    """
    return level_saved(str(chosen.get(f"opponent{which}") or chosen.get(f"level{which}", "")))


def given_time(level: Level, seconds: float) -> Level:
    """Return the strongest level with this many seconds per move; for 0, and for other levels, the level itself."""
    return replace(level, seconds=seconds, limited=False) if level is STRONGEST and seconds else level


def is_beginner(chosen: Mapping[str, Any]) -> bool:
    """Return whether the last new game (the setting `new_game`), if any, was against one of the lowest levels."""
    level = level_remembered(chosen)
    return level is None or among_lowest(level.number)


def among_lowest(number: int) -> bool:
    """Return whether a level's number is one of the three lowest, for beginners."""
    return number in [level.number for level in LEVELS[:3]]
