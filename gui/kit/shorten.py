"""Makes texts of any length and direction fit into others: shortened, isolated, and with their words kept whole."""

import re
import unicodedata

NAME = 60
"""The length of a name or another tag in a sentence or title."""

SENTENCE = 600
"""The length of a message above the moves."""

COMMENT = (300, 6)
"""Characters and lines of a comment below the moves, or in a tool tip."""


ISOLATE, END_ISOLATE = "\u200e\u2068", "\u2069"
"""Enclose a name so that its direction does not reorder the text around it. The mark before the isolate is for window
managers that take a title's direction from its first letter, isolated or not.
"""

WORD_JOINER = "\u2060"
"""The invisible character at which no line ends."""

JOINER = "\u200d"
FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
LONGEST_SIGN = 24
"""The most characters of a sign that is never cut."""

_BESIDE_A_SIGN = r"(?<=[\u3400-\u9fff])(?=\S)|(?<=\S)(?=[\u3400-\u9fff])"
_BEHIND_A_NUMBER = r"(?<=\d[.…]) "
"""Patterns that are compiled when they are first used."""

_ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
_TURNS = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "RLI", "LRI", "FSI"}
"""Bidirectional classes that may reorder a text."""


def isolated(name: str) -> str:
    """Return a name that does not reorder the text around it.

    Not for files.
    """
    if name.isascii() or not any(unicodedata.bidirectional(character) in _TURNS for character in name):
        return name
    return f"{ISOLATE}{name.translate(_ISOLATES)}{END_ISOLATE}"


def unbroken(text: str) -> str:
    """Return a text in which lines end only at blanks, not between Chinese signs nor after the number of a move.

    Not for texts that are read aloud.
    """
    return re.sub(_BESIDE_A_SIGN, WORD_JOINER, re.sub(_BEHIND_A_NUMBER, "\u00a0", text))


def end_of_sign(text: str, most: int) -> int:
    """Return the place where to cut a text: at most `most`, and not within a sign of several characters.

    Such are letters with accents, flags, and emoji that are joined or have a skin tone.
    """
    for place in range(min(most, len(text)), max(0, most - LONGEST_SIGN), -1):
        before, after = text[max(0, place - LONGEST_SIGN) : place], text[place : place + 1]
        in_flag = after in FLAGS and (len(before) - len(before.rstrip(FLAGS))) % 2
        if not after or not (in_flag or after in TONES or before[-1] == JOINER or _joins(after)):
            return place
    return most


def _joins(character: str) -> bool:
    """Return whether a character belongs to the sign before it."""
    return character == JOINER or unicodedata.category(character).startswith("M")


def shortened(text: str, most: int = NAME, lines: int = 1) -> str:
    """Return a text of at most `most` characters and `lines` lines, with an ellipsis if it was cut."""
    cut = "\n".join(text[: end_of_sign(text, most)].split("\n", lines)[:lines])
    if len(cut) == len(text):
        return text
    return cut.rstrip() + "…" + END_ISOLATE * (cut.count(ISOLATE) - cut.count(END_ISOLATE))
