"""What this program itself calls players and events: in English in files, in the language of the window where shown."""

import re

from gui.kit.shorten import isolated
from gui.kit.translation import mark, tr

A_LEVEL = "a level"
"""What the names of levels are, for translators: some are those of pieces, too."""

YOU = mark("You")
"""The name of a person who plays the computer."""

AT_FULL_STRENGTH = mark("Surajang, as strong as it can")
"""The name of the computer in a series where it is at no level."""

PLAYED_HERE = mark("Game played with Surajang")
"""The event of games that are played here."""

BETWEEN = " – "
"""What stands between two players where a series is the event."""

_LEVELLED = re.compile(r"(.+) \(level (\d+)\)")


def levelled(level: str, number: int) -> str:
    """Return the name of the computer at a level, as files have it."""
    return f"{level} (level {number})"


def somebody(name: str, colour: str = "") -> str:
    """Return the name of a player as a file has it, in the language of the window where this program gave it.

    The colour is said, too, if there is any.
    """
    known = _LEVELLED.fullmatch(name)
    if known is not None:
        level, number = tr(known[1], A_LEVEL), known[2]
        if colour:
            return tr("{name} (level {level}, {colour})", name=level, level=number, colour=colour)
        return tr("{name} (level {level})", name=level, level=number)
    shown = tr(name) if name in (YOU, AT_FULL_STRENGTH) else isolated(name)
    if colour and shown.endswith(")"):
        return tr(
            "{name}, {colour})",
            "a player with brackets of their own: Kim (2 dan, White)",
            name=shown[:-1],
            colour=colour,
        )
    return tr("{name} ({colour})", "a player", name=shown, colour=colour) if colour else shown


def event(name: str) -> str:
    """Return the event that a file names, in the language of the window where this program wrote it."""
    if name == PLAYED_HERE:
        return tr(name)
    return BETWEEN.join(map(somebody, name.split(BETWEEN)))
