"""Arrows and marks over a board: of its state, drawn by the person, of a typed move or a hint."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise

from surajang.gui.board.places import Place, Slot, squares_of, start_of
from surajang.rules.moves import first_step, target
from surajang.rules.tables import Tables


class Colour(IntEnum):
    """The four colours of arrows and marks, which PGN writes as their first letters in `%cal` and `%csl`."""

    GREEN = 0
    RED = 1
    YELLOW = 2
    BLUE = 3

    @property
    def arrow(self) -> str:
        """Its name in board themes, for arrows and circles."""
        return f"arrow_{self.name.lower()}"

    @property
    def fill(self) -> str:
        """Its name in board themes, for whole squares."""
        return f"fill_{self.name.lower()}"


CIRCLE = "circle"
SQUARE = "square"


@dataclass(frozen=True)
class Mark:
    """A circle around a place, or its whole square coloured (`shape`)."""

    place: Place
    colour: Colour = Colour.GREEN
    shape: str = CIRCLE


@dataclass(frozen=True)
class Arrow:
    """An arrow from a square, or from a hand for a drop, to a square."""

    start: Place
    end: int
    colour: Colour = Colour.GREEN


Annotation = Mark | Arrow


@dataclass(frozen=True)
class Badge:
    """A short sign on a disc at the corner of a square, such as the judgement of the move that ended there."""

    place: Place
    text: str
    colour: Colour = Colour.GREEN


Shown = Annotation | Badge
"""Everything that can be drawn over the pieces."""


class Annotations:
    """Annotations over a state in addition to its own, until another state is shown.

    `drawn`: by the person; `drawing`: being drawn now. `typed`: the arrows of a typed move, one per step. `suggested`:
    those of a suggested move, hidden by a typed one, and the badge that says whether it promotes. `hint`: its squares.
    `lit`: squares of evidence, lit until the next input. `keeps_drawn`: whether the person's drawings are kept here, or
    only reported.
    """

    def __init__(self) -> None:
        self.drawn: list[Annotation] = []
        self.drawing: Annotation | None = None
        self.keeps_drawn = True
        self.forget_suggestions()

    def forget_suggestions(self) -> None:
        """Remove typed move, hint and lit squares."""
        self.typed: tuple[Shown, ...] = ()
        self.suggested: tuple[Shown, ...] = ()
        self.hint: tuple[int, ...] = ()
        self.lit: tuple[int, ...] = ()

    def toggle(self, annotation: Annotation) -> None:
        """Add an annotation drawn by the person, change its colour, or remove it if it is there already."""
        at_its_place = [other for other in self.drawn if _place(other) == _place(annotation)]
        self.drawn = [other for other in self.drawn if other not in at_its_place]
        if annotation not in at_its_place:
            self.drawn.append(annotation)

    def clear(self) -> bool:
        """Remove the person's drawings. Return whether there were any."""
        had = bool(self.drawn)
        self.drawn = []
        return had

    def type(self, move: int, side: int) -> None:
        """Show a move of a side that is being typed, or none (0)."""
        self.typed = _steps(move, side, Colour.BLUE) if move else ()

    def suggest(self, move: int, side: int, sign: str = "") -> None:
        """Show a move that is suggested to a side, with a `sign` where it ends if there is one, or none (0)."""
        self.hint = squares_of(move) if move else ()
        self.suggested = _steps(move, side, Colour.GREEN) if move else ()
        self.suggested += (Badge(int(target(move)), sign),) if sign else ()

    def over(self, given: Iterable[Shown]) -> list[Shown]:
        """Return all annotations with those of a state, `given`, the lowest first."""
        found: list[Shown] = [annotation for annotation in given if not fills_square(annotation)]
        found += self.drawn
        found += [self.drawing] if self.drawing is not None else []
        return [*found, *(self.typed or self.suggested)]


def fills_square(annotation: Shown) -> bool:
    """Return whether an annotation lies under the piece, as a colour of the whole square."""
    return isinstance(annotation, Mark) and annotation.shape == SQUARE


def _steps(move: int, side: int, colour: Colour) -> tuple[Annotation, ...]:
    """Return the annotations for a side's move: an arrow, two for two steps, a circle for staying in place."""
    start, end, between = start_of(move, side), int(target(move)), int(first_step(move))
    if between:
        return Arrow(start, between, colour), Arrow(between, end, colour)
    return (Mark(end, colour),) if start == end else (Arrow(start, end, colour),)


def drawn_to(begun: Annotation, place: Place | None) -> Annotation:
    """Return an arrow from the place where it was `begun` to another square, otherwise a circle where it was begun."""
    start = _place(begun)[0]
    if isinstance(place, int) and place != start:
        return Arrow(start, place, begun.colour)
    return Mark(start, begun.colour)


def in_next_colour(drawn: Annotation, there: Iterable[Shown]) -> Annotation:
    """Return an annotation in the colour after its present one; the last colour stays, which removes it."""
    places = _place(drawn)
    known = [other.colour for other in there if not isinstance(other, Badge) and _place(other) == places]
    return replace(drawn, colour=Colour(min(known[0] + 1, Colour.BLUE))) if known else drawn


def _place(annotation: Annotation) -> tuple[Place, Place]:
    """Return the start and end of an annotation."""
    if isinstance(annotation, Mark):
        return annotation.place, annotation.place
    return annotation.start, annotation.end


def arrows_of(tables: Tables, text: str, side: int, colour: Colour = Colour.GREEN) -> list[Arrow]:
    """Return the arrows of a side's move in UCI notation, legal or not, one per step."""
    letter, drop, square = text.partition("@")
    if drop:
        return [Arrow(Slot(side, tables.variant.kinds[letter]), tables.square_named(square), colour)]
    squares = [tables.square_named(name) for name in re.findall(r"[a-z]\d+", text)]
    return [Arrow(start, end, colour) for start, end in pairwise(squares)]


def parse_shapes(tables: Tables, shapes: Iterable[str], side: int) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
    """Return a level's shapes: circles around squares, arrows for a side's moves."""
    marks: list[Mark] = []
    arrows: list[Arrow] = []
    for shape in shapes:
        if "@" not in shape and sum(map(str.isalpha, shape)) == 1:
            marks.append(Mark(tables.square_named(shape)))
        else:
            arrows += arrows_of(tables, shape, side)
    return tuple(marks), tuple(arrows)
