"""Makes texts of any length and direction fit into others: cut to what a glance takes in, and isolated."""

import unicodedata

NAME = 60
"""Characters of a player's name, or of another tag, within a sentence or a title."""

SENTENCE = 600
"""Characters of what is said above the moves."""

COMMENT = (300, 6)
"""Characters and lines of a comment below the moves, or in a tool tip."""


ISOLATE, END_ISOLATE = "\u200e\u2068", "\u2069"
"""What a name is put between so that its direction does not reorder the text around it.

The mark before the isolate is for window managers that take a title's direction from its first letter, isolated or not.
"""

_ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
_TURNS = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "RLI", "LRI", "FSI"}
"""Classes of characters that may turn the direction of a text."""


def isolated(name: str) -> str:
    """Return a name that does not reorder the text around it.

    Not for files.
    """
    if not any(unicodedata.bidirectional(character) in _TURNS for character in name):
        return name
    return f"{ISOLATE}{name.translate(_ISOLATES)}{END_ISOLATE}"


def shortened(text: str, most: int = NAME, lines: int = 1) -> str:
    """Return a text of at most so many characters and lines, with an ellipsis where it was cut."""
    cut = "\n".join(text[:most].split("\n", lines)[:lines])
    if len(cut) == len(text):
        return text
    return cut.rstrip() + "…" + END_ISOLATE * (cut.count(ISOLATE) - cut.count(END_ISOLATE))
