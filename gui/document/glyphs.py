"""Glyphs that judge a move or a position, with their numbers in PGN (NAGs). A move has at most one of each group."""

from collections.abc import Iterable
from dataclasses import dataclass

from surajang.gui.kit.translation import mark

MOVE, POSITION = "move", "position"


@dataclass(frozen=True)
class Glyph:
    """One sign: its number in PGN, its text and meaning, what it judges (MOVE or POSITION), and its colour on the board
    (one of gui.document.drawn_marks.COLOURS).
    """

    nag: int
    sign: str
    meaning: str
    judges: str
    colour: str = ""


GLYPHS = (
    Glyph(3, "!!", mark("Brilliant move"), MOVE, "G"),
    Glyph(1, "!", mark("Good move"), MOVE, "G"),
    Glyph(5, "!?", mark("Interesting move"), MOVE, "B"),
    Glyph(6, "?!", mark("Dubious move"), MOVE, "Y"),
    Glyph(2, "?", mark("Mistake"), MOVE, "R"),
    Glyph(4, "??", mark("Blunder"), MOVE, "R"),
    Glyph(18, "+−", mark("The first player is winning"), POSITION),
    Glyph(16, "±", mark("The first player is better"), POSITION),
    Glyph(14, "+=", mark("The first player is slightly better"), POSITION),
    Glyph(10, "=", mark("Equal"), POSITION),
    Glyph(13, "∞", mark("Unclear"), POSITION),
    Glyph(15, "=+", mark("The second player is slightly better"), POSITION),
    Glyph(17, "∓", mark("The second player is better"), POSITION),
    Glyph(19, "−+", mark("The second player is winning"), POSITION),
)
"""In the order of their keys."""

MOVE_GLYPHS = tuple(glyph for glyph in GLYPHS if glyph.judges == MOVE)
POSITION_GLYPHS = tuple(glyph for glyph in GLYPHS if glyph.judges == POSITION)

DIAGRAMS = frozenset((220, 221))
"""The NAGs that print a diagram after the move: 220, or 221 for a turned one."""

DIAGRAM_SIGN = "[#]"
"""The sign for a diagram in a comment of PGN, and in the list of moves."""

BY_NAG = {glyph.nag: glyph for glyph in GLYPHS}


def signs(nags: Iterable[int]) -> str:
    """Return the glyphs of a move; other numbers are left out.

    >>> from surajang.gui.document.glyphs import signs
    >>> signs([14, 5, 140])
    '!? +='
    """
    known = sorted({nag for nag in nags if nag in BY_NAG}, key=lambda nag: (BY_NAG[nag].judges != MOVE, nag))
    return " ".join(BY_NAG[nag].sign for nag in known)


def has_diagram(nags: Iterable[int]) -> bool:
    """Return whether these numbers include a diagram."""
    return not DIAGRAMS.isdisjoint(nags)


def with_diagram(nags: Iterable[int], on: bool) -> tuple[int, ...]:
    """Return a move's numbers with or without a diagram.

    >>> from surajang.gui.document.glyphs import with_diagram
    >>> with_diagram((1, 221), True), with_diagram((1, 221), False)
    ((1, 220), (1,))
    """
    return (*(nag for nag in nags if nag not in DIAGRAMS), *((220,) if on else ()))


def toggled(nags: Iterable[int], nag: int) -> tuple[int, ...]:
    """Return a move's numbers with a glyph added, in place of one of its group, or removed.

    >>> from surajang.gui.document.glyphs import toggled
    >>> toggled((1, 14, 140), 4), toggled((1, 14), 1)
    ((4, 14, 140), (14,))
    """
    before = tuple(nags)
    judges = BY_NAG[nag].judges
    rest = tuple(other for other in before if other not in BY_NAG or BY_NAG[other].judges != judges)
    if nag in before:
        return rest
    return (nag, *rest) if judges == MOVE else (*rest, nag)
