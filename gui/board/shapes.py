"""Moves and squares in a text, as they are drawn on a board."""

from collections.abc import Iterable

from gui.board.annotations import Arrow, Colour, Mark
from gui.board.places import Place, Slot
from rules.tables import Tables


def arrow_of(tables: Tables, text: str, side: int, colour: Colour = Colour.GREEN) -> Arrow:
    """Return the arrow of a side's move in the machines' grammar, legal or not."""
    letter, drop, square = text.partition("@")
    if drop:
        start: Place = Slot(side, tables.variant.kinds[letter])
        return Arrow(start, tables.square_named(square), colour)
    first = next(end for end in (2, 3) if end == 3 or not text[2].isdigit())
    rest = text[first:].rstrip("+")
    last = rest[next(n for n in range(len(rest) - 1, -1, -1) if rest[n].isalpha()) :]
    return Arrow(tables.square_named(text[:first]), tables.square_named(last), colour)


def drawn(tables: Tables, shapes: Iterable[str], side: int) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
    """Return a level's shapes: circles around squares, arrows for a side's moves."""
    marks, arrows = [], []
    for shape in shapes:
        if "@" not in shape and sum(map(str.isalpha, shape)) == 1:
            marks.append(Mark(tables.square_named(shape)))
        else:
            arrows.append(arrow_of(tables, shape, side))
    return tuple(marks), tuple(arrows)
