"""What is drawn at a node of a game, and the sign of its move, as a board shows them."""

from dataclasses import replace

from gui.board.annotations import Annotation, Arrow, Badge, Colour, Mark
from gui.board.board_state import BoardState
from gui.board.places import Slot
from gui.document.drawn_marks import COLOURS, marks_in
from gui.document.drawn_marks import Mark as Drawn
from gui.document.glyphs import BY_NAG, MOVE
from rules.game import Node
from rules.moves import SETUP, target
from rules.tables import Tables

MOST = 128
"""So many arrows and circles are shown at once: thousands, as a file may hold, would take a second at each painting."""


def annotated(state: BoardState, node: Node) -> BoardState:
    """Return the state at a node with what its comment says is drawn, and the sign of its move."""
    marks, arrows = drawn_at(node, state.tables)
    return replace(state, marks=marks, arrows=arrows, badges=badges_of(node))


def drawn_at(node: Node, tables: Tables) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
    """Return the circles and the arrows that a node's comment says are drawn; of very many, those drawn last."""
    shown = [shown_as(mark, node, tables) for mark in marks_in(node.comment)[-MOST:]]
    return tuple(one for one in shown if isinstance(one, Mark)), tuple(one for one in shown if isinstance(one, Arrow))


def shown_as(mark: Drawn, node: Node, tables: Tables) -> Annotation | None:
    """Return how something drawn is shown; None of what has no place on this board."""
    colour = Colour(COLOURS.index(mark.colour))
    try:
        end = int(tables.square_named(mark.end))
        if not mark.start:
            return Mark(end, colour)
        if mark.start.endswith("@"):
            side = node.side if mark.start[0].isupper() else 1 - node.side
            return Arrow(Slot(side, tables.variant.kinds[mark.start[0].upper()]), end, colour)
        return Arrow(int(tables.square_named(mark.start)), end, colour)
    except (KeyError, ValueError):
        return None


def badges_of(node: Node) -> tuple[Badge, ...]:
    """Return the sign of a node's move, at the corner of the square where the move ended."""
    sign = next((BY_NAG[nag] for nag in node.nags if nag in BY_NAG and BY_NAG[nag].judges == MOVE), None)
    if sign is None or node.parent is None or node.move & SETUP:
        return ()
    return (Badge(int(target(node.move)), sign.sign, Colour(COLOURS.index(sign.colour))),)
