"""The engine's options: their kinds, bounds and defaults, and a checked value for each."""

import os
from dataclasses import dataclass
from typing import Final

from surajang.engine.strength import HIGHEST, LOWEST, LOWEST_SKILL, rating_of_level
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant


class Refused(ValueError):
    """A request that cannot be carried out, with a sentence that says why."""


def processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Option:
    """A setting: its kind (`check`, `spin`, `combo`, `button` or `string`, as UCI calls them) and its default; for a
    spin also its bounds, for a combo the values to choose from."""

    kind: str
    default: str = ""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


EMPTY: Final = "<empty>"
"""UCI's word for an empty text."""

VARIANT: Final = "UCI_Variant"
VARIANT_PATH: Final = "VariantPath"
WEIGHTS_PATH: Final = "WeightsPath"
OWN_BOOK: Final = "OwnBook"

OPTIONS: Final[dict[str, Option]] = {
    VARIANT: Option("combo", next(iter(GAMES)), choices=tuple(GAMES)),
    VARIANT_PATH: Option("string", EMPTY),
    WEIGHTS_PATH: Option("string", EMPTY),
    "Hash": Option("spin", "64", 1, 4096),
    "Threads": Option("spin", "1", 1, processors()),
    "Clear Hash": Option("button"),
    "MultiPV": Option("spin", "1", 1, 100),
    "Skill Level": Option("spin", str(HIGHEST), LOWEST_SKILL, HIGHEST),
    "UCI_LimitStrength": Option("check", "false"),
    "UCI_Elo": Option("spin", str(rating_of_level(HIGHEST)), rating_of_level(LOWEST), rating_of_level(HIGHEST)),
    OWN_BOOK: Option("check", "false"),
    "Ponder": Option("check", "false"),
    "Move Overhead": Option("spin", "20", 0, 5000),
    "UCI_AnalyseMode": Option("check", "false"),
    "UCI_ShowWDL": Option("check", "false"),
    "Mate By Checks": Option("check", "false"),
    "Mate Ignores Futile Blocks": Option("check", "false"),
}
"""The options by name, in the order in which `uci` lists them."""


class Options:
    """A valid value for every option, and the `games` that can be played, by name."""

    def __init__(self) -> None:
        self.games: dict[str, Variant] = dict(GAMES)
        self._values = {name: option.default for name, option in OPTIONS.items()}

    def __getitem__(self, name: str) -> str:
        """The value of an option, as text."""
        return self._values[name]

    def number(self, name: str) -> int:
        """Return the value of a spin option."""
        return int(self._values[name])

    def is_on(self, name: str) -> bool:
        """Return whether a check option is on."""
        return self._values[name] == "true"

    def set(self, name: str, text: str) -> None:
        """Set an option from its text. Raises Refused for an invalid value."""
        self._values[name] = _checked(name, text, self.choices(name))

    def choices(self, name: str) -> tuple[str, ...]:
        """Return the values to choose from for a combo, those of loaded games included."""
        return tuple(self.games) if name == VARIANT else OPTIONS[name].choices


def option_named(text: str) -> str:
    """Return the name of an option, found regardless of case. Raises Refused if there is none."""
    for name in OPTIONS:
        if name.lower() == text.lower():
            return name
    raise Refused(f"there is no option {quoted(text)}")


def _checked(name: str, text: str, choices: tuple[str, ...]) -> str:
    """Return the value of an option for a text, for a combo one of its `choices`. Raises Refused for others."""
    option = OPTIONS[name]
    if option.kind == "check":
        if text.lower() not in ("true", "false"):
            raise Refused(f"option {name} is true or false, not {quoted(text)}")
        return text.lower()
    if option.kind == "spin":
        number = whole_number(text)
        if number is None or not option.low <= number <= option.high:
            raise Refused(f"option {name} is a number from {option.low} to {option.high}, not {quoted(text)}")
        return str(number)
    if option.kind == "combo":
        if text not in choices:
            raise Refused(f"option {name} is one of {', '.join(choices)}, not {quoted(text)}")
        return text
    if option.kind == "string":
        return text or EMPTY
    return ""


def quoted(text: str) -> str:
    """Return the first 40 characters of a text in quotes, with unprintable ones escaped."""
    return ascii(text[:40])


def whole_number(text: str) -> int | None:
    """Return the integer that a text writes in ASCII digits, None if it is not one or has more than 12 digits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 12:
        return None
    return int(text)
