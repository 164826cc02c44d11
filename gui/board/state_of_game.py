"""A game on a board: the state at its cursor, the game's rules, and the annotations of a node."""

from collections.abc import Iterable
from dataclasses import replace

from surajang.gui.board.annotations import Annotation, Arrow, Badge, Colour, Mark
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.places import Place, Slot, squares_of
from surajang.gui.document.drawn_marks import COLOURS, marks_in
from surajang.gui.document.drawn_marks import Mark as Drawn
from surajang.gui.document.glyphs import BY_NAG, MOVE
from surajang.rules import refusal
from surajang.rules.attackers import captors
from surajang.rules.game import Game, Node
from surajang.rules.moves import SETUP, target
from surajang.rules.position import HAND_SLOTS
from surajang.rules.reasons import Reason
from surajang.rules.tables import Tables


class GameRules:
    """The rules at a node of a game. Once the cursor has left it, nothing is legal."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._node = game.node

    def moves(self) -> Iterable[int]:
        """Return the legal moves, setup choices among them."""
        return self._game.legal_moves() if self._game.node is self._node else ()

    def captured(self, move: int) -> Iterable[int]:
        """Return the squares where a legal move captures."""
        return self._game.position.captured_squares(move) if self._game.node is self._node else ()

    def attackers(self, square: int, by: int) -> Iterable[int]:
        """Return the squares of a side's pieces that attack, or defend, a square."""
        return map(int, captors(self._game.position, square, by)) if self._game.node is self._node else ()

    def why_not(self, start: Place, end: int) -> Reason | None:
        """Return why the piece at `start` may not go to the square `end`, None if it may."""
        if self._game.node is not self._node:
            return None
        if isinstance(start, Slot):
            return refusal.why_not(self._game, start.kind, end, True)
        return refusal.why_not(self._game, start, end, False)


def state_of(game: Game) -> BoardState:
    """Return the state at a game's cursor. Legal moves are computed when needed."""
    position, node = game.position, game.node
    tables, kinds = position.tables, game.variant.kinds
    side = int(position.side)
    before = node.move if node.parent is not None else 0
    return BoardState(
        variant=game.variant,
        pieces={int(square): int(position.board[square]) for square in tables.squares if position.board[square]},
        hands={
            Slot(owner, kinds[symbol]): int(position.hands[owner * HAND_SLOTS + kinds[symbol]])
            for owner in (0, 1)
            for symbol in game.variant.hand_order
        },
        side=side,
        setup=side if position.setup else None,
        setup_before=int(target(before)) if before & SETUP else None,
        checked=int(position.kings[side]) if node.check else 0,
        last_move=_setup_squares(tables, 1 - side) if before & SETUP else squares_of(before),
        over=node.outcome.over,
        rules=GameRules(game),
    )


def _setup_squares(tables: Tables, side: int) -> tuple[int, ...]:
    """Return the squares filled by a side's setup."""
    width = int(tables.setup.width)
    return tuple(int(tables.setup.squares[side * width + n]) for n in range(width))


MAX_MARKS = 128
"""The most arrows and circles shown at once: thousands, as a file may hold, would take a second to paint."""


def annotated(state: BoardState, node: Node) -> BoardState:
    """Return the state at a node with the annotations in its comment, and the sign of its move."""
    marks, arrows = drawn_at(node, state.tables)
    return replace(state, marks=marks, arrows=arrows, badges=badges_of(node))


def drawn_at(node: Node, tables: Tables) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
    """Return the circles and arrows in a node's comment; if there are too many, the last ones."""
    shown = [shown_as(mark, node, tables) for mark in marks_in(node.comment)[-MAX_MARKS:]]
    return tuple(one for one in shown if isinstance(one, Mark)), tuple(one for one in shown if isinstance(one, Arrow))


def shown_as(mark: Drawn, node: Node, tables: Tables) -> Annotation | None:
    """Return a drawn mark as the board shows it, None if it has no place on this board."""
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
