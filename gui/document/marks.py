"""Arrows and circles that are drawn into a game, as they stand in a PGN's comment: `[%csl Ge4] [%cal Re2e4,BP@e5]`."""

import re
from dataclasses import dataclass

COLOURS = "GRYB"
"""Green, red, yellow and blue, as PGN names them."""

_ITEM = re.compile(r"([GRYB])((?:[a-z]\d\d?)|(?:[A-Z]@))?([a-z]\d\d?)$")
_MARKS = re.compile(r" ?\[%c[sa]l +([^\[\]]*)\]")


@dataclass(frozen=True)
class Mark:
    """An arrow between two squares, from a piece in hand (`P@`) to a square, or a circle, which has no `start`.

    Squares have the names that machines give them. `colour` is one of COLOURS.
    """

    colour: str
    end: str
    start: str = ""

    def __str__(self) -> str:
        return f"{self.colour}{self.start}{self.end}"


def marks_in(comment: str) -> tuple[Mark, ...]:
    """Return what a comment says is drawn; what cannot be understood is left out."""
    items = (item.strip() for found in _MARKS.finditer(comment) for item in found[1].split(","))
    known = (_ITEM.match(item) for item in items)
    return tuple(Mark(item[1], item[3], item[2] or "") for item in known if item is not None)


def without_marks(comment: str) -> str:
    """Return what a comment says in words."""
    return _MARKS.sub("", comment).strip(" ") if "[%c" in comment else comment


def with_marks(comment: str, marks: tuple[Mark, ...]) -> str:
    """Return a comment with these arrows and circles in place of its own."""
    circles = ",".join(str(mark) for mark in marks if not mark.start)
    arrows = ",".join(str(mark) for mark in marks if mark.start)
    parts = [f"[%csl {circles}]"] * bool(circles) + [f"[%cal {arrows}]"] * bool(arrows)
    words = without_marks(comment)
    return " ".join([words, *parts] if words else parts)
