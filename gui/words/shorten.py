"""Cuts what may be of any length to what a glance can take in; who shows it so offers the whole, too."""

from gui.own_names import END_ISOLATE, ISOLATE

NAME = 60
"""Characters of a player's name, or of another tag, within a sentence or a title."""

SENTENCE = 600
"""Characters of what is said above the moves."""

COMMENT = (300, 6)
"""Characters and lines of a comment below the moves, or in a tool tip."""


def shortened(text: str, most: int = NAME, lines: int = 1) -> str:
    """Return a text of at most so many characters and lines, with an ellipsis where it was cut."""
    cut = "\n".join(text[:most].split("\n", lines)[:lines])
    if len(cut) == len(text):
        return text
    return cut.rstrip() + "…" + END_ISOLATE * (cut.count(ISOLATE) - cut.count(END_ISOLATE))
