"""The computer's ten levels: what people see of them, and what its engine is given."""

from dataclasses import dataclass, replace

from engine.strength import rating_of_level


@dataclass(frozen=True)
class Level:
    """One level: `skill` is UCI's Skill Level, `seconds` the longest it thinks about a move without a clock.

    `limited`: it is held to its rating, which the strongest need not be.
    """

    number: int
    name: str
    words: str
    skill: int
    seconds: float
    limited: bool = True

    @property
    def rating(self) -> int:
        """How strong it is, as measured in games of the levels against each other."""
        return rating_of_level(self.skill)

    @property
    def options(self) -> dict[str, str]:
        """The UCI options of this level."""
        return {
            "Skill Level": str(self.skill),
            "UCI_LimitStrength": "true" if self.limited else "false",
            "UCI_Elo": str(self.rating),
        }


LEVELS = (
    Level(1, "Apprentice", "Leaves pieces unprotected; meant to be beaten.", -20, 1.0),
    Level(2, "Page", "Takes what it sees, and sees little.", -16, 1.0),
    Level(3, "Squire", "Looks one exchange ahead.", -12, 1.0),
    Level(4, "Scout", "Spots simple threats.", -8, 1.0),
    Level(5, "Knight", "A steady player at the club.", -3, 1.5),
    Level(6, "Captain", "Punishes careless moves.", 2, 1.5),
    Level(7, "Cardinal", "Sees combinations coming.", 7, 2.0),
    Level(8, "Marshal", "Rarely errs.", 12, 2.5),
    Level(9, "Dragon", "Holds little back.", 17, 3.0),
    Level(10, "Asura", "All that it has learned.", 20, 5.0),
)

STRONGEST = LEVELS[-1]
USUAL = 3


def level_numbered(number: int) -> Level:
    """Return a level by its number, the nearest one if there is none such."""
    return LEVELS[max(1, min(len(LEVELS), number)) - 1]


def given_time(level: Level, seconds: float) -> Level:
    """Return a level that may think so long about a move, if it is the strongest; for 0 and others, the same level."""
    return replace(level, seconds=seconds, limited=False) if level is STRONGEST and seconds else level
