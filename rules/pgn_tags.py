"""The tags of a PGN: their names, and what their values escape."""

import re
from typing import Final

MAX_TAGS: Final = 1_000

PLAYER_TAGS: Final = ("White", "Black")
"""The tags for the names of the first and the second player, whatever the variant calls them."""

KNOWN_TAGS: Final = (
    "Event",
    "Site",
    "Date",
    "Round",
    *PLAYER_TAGS,
    "Result",
    "Variant",
    "Definition",
    "SetUp",
    "FEN",
    "TimeControl",
    "Termination",
    "WhiteType",
    "BlackType",
    "WhiteLevel",
    "BlackLevel",
    "StudyName",
    "Orientation",
)
"""The tags that the program uses, read in any case of letters."""

_BY_LOWER_CASE: Final = {name.lower(): name for name in KNOWN_TAGS}
_ESCAPED: Final = re.compile(r'\\(["\\])')


def known_name(name: str) -> str:
    """Return a tag's name in the program's spelling, if the program knows it."""
    return _BY_LOWER_CASE.get(name.lower(), name)


def unescaped(value: str) -> str:
    """Return a tag's value without escapes."""
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value
