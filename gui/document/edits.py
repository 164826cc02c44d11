"""Changes of a document as plain values, with everything needed to follow and undo them."""

from __future__ import annotations

from dataclasses import dataclass

from surajang.rules.game import Node, Outcome
from surajang.rules.transition import Transition

Clocks = tuple[float | None, float | None] | None
Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Stepped:
    """The cursor has moved to `node`, one move forward or back; `transition` is what that move changes."""

    node: Node
    transition: Transition
    forward: bool


@dataclass(frozen=True)
class Jumped:
    """The cursor has moved to `node` from anywhere else."""

    node: Node


@dataclass(frozen=True)
class Added:
    """A node with all that follows it was added, at a place among its parent's children."""

    node: Node
    place: int


@dataclass(frozen=True)
class Removed:
    """A node with all that follows it was removed, from a place among its parent's children."""

    node: Node
    place: int


@dataclass(frozen=True)
class Reordered:
    """Lines were reordered: nodes, each with its former and its new place among its parent's children, in turn."""

    places: tuple[tuple[Node, int, int], ...]


@dataclass(frozen=True)
class Annotation:
    """The annotation of a node: its comment and the one before it, its glyphs (NAGs), and the clocks after it."""

    comment: str = ""
    comment_before: str = ""
    nags: tuple[int, ...] = ()
    clocks: Clocks = None


@dataclass(frozen=True)
class Annotated:
    """The annotation of a node has changed."""

    node: Node
    before: Annotation
    after: Annotation


@dataclass(frozen=True)
class HeadersSet:
    """The headers have changed."""

    before: Headers
    after: Headers


@dataclass(frozen=True)
class Result:
    """The result without a move, if any, and the end of the main line, None for its last node."""

    outcome: Outcome
    end: Node | None


@dataclass(frozen=True)
class ResultSet:
    """The result or the end of the main line has changed."""

    before: Result
    after: Result


Edit = Added | Removed | Reordered | Annotated | HeadersSet | ResultSet
Change = Stepped | Jumped | Edit


def opposite(edit: Edit) -> Edit:
    """Return the edit that undoes another."""
    match edit:
        case Added(node, place):
            return Removed(node, place)
        case Removed(node, place):
            return Added(node, place)
        case Reordered(places):
            return Reordered(tuple((node, after, before) for node, before, after in reversed(places)))
        case Annotated(node, before, after):
            return Annotated(node, after, before)
        case HeadersSet(before, after):
            return HeadersSet(after, before)
        case ResultSet(before, after):
            return ResultSet(after, before)
