"""What has changed in a document, as plain values: enough to follow it step by step, and to undo what was edited."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Node, Outcome
from rules.transition import Transition

Clocks = tuple[float | None, float | None] | None
Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Stepped:
    """The cursor is now on `node`, one move on (`forward`) or back; `transition` is what that move changes."""

    node: Node
    transition: Transition
    forward: bool


@dataclass(frozen=True)
class Jumped:
    """The cursor is now on `node`, from wherever it was."""

    node: Node


@dataclass(frozen=True)
class Added:
    """A node, with all that follows it, is now in the tree, at a place among its parent's children."""

    node: Node
    place: int


@dataclass(frozen=True)
class Removed:
    """A node, with all that follows it, has left the tree, from a place among its parent's children."""

    node: Node
    place: int


@dataclass(frozen=True)
class Reordered:
    """Other lines come first: nodes, each with its place among its parent's children before and now, in turn."""

    places: tuple[tuple[Node, int, int], ...]


@dataclass(frozen=True)
class Annotation:
    """What is noted about a node: its comment and the one before it, its glyphs (NAGs), and what the clocks showed."""

    comment: str = ""
    comment_before: str = ""
    nags: tuple[int, ...] = ()
    clocks: Clocks = None


@dataclass(frozen=True)
class Annotated:
    """Something else is noted about a node."""

    node: Node
    before: Annotation
    after: Annotation


@dataclass(frozen=True)
class HeadersSet:
    """There are other headers, or other values."""

    before: Headers
    after: Headers


@dataclass(frozen=True)
class Result:
    """How the game was ended by what is no move, if it was, and where its main line ends: None is as far as it goes."""

    outcome: Outcome
    end: Node | None


@dataclass(frozen=True)
class ResultSet:
    """The result, or the end of the main line, is another."""

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
