"""The content of a board as plain data, the same for a match, a diagram in a text and an unfinished set-up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

from surajang.gui.board.annotations import Annotation, Arrow, Badge, Mark
from surajang.gui.board.places import Place, Slot, start_of
from surajang.gui.words import naming
from surajang.rules import fen
from surajang.rules.codes import BLACK, KING, WHITE, side_of, squares_of
from surajang.rules.coordinates import written_square
from surajang.rules.diagram import Diagram
from surajang.rules.moves import SETUP, target
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant


class Rules(Protocol):
    """The rules for a state. Queried only when a person wants to move or asks about a move."""

    def moves(self) -> Iterable[int]:
        """Return the legal moves, setup choices among them; none where the game is over."""
        ...

    def captured(self, move: int) -> Iterable[int]:
        """Return the squares where a legal move captures."""
        ...

    def why_not(self, start: Place, end: int) -> Reason | None:
        """Return why the piece at `start` may not go to the square `end`; None if it may or the reason is unknown."""
        ...

    def attackers(self, square: int, by: int) -> Iterable[int]:
        """Return the squares of a side's pieces that attack, or defend, a square."""
        ...


class NothingLegal:
    """The rules of a state that is only shown."""

    def moves(self) -> Iterable[int]:
        """Return no move."""
        return ()

    def captured(self, move: int) -> Iterable[int]:
        """Return no square."""
        return ()

    def why_not(self, start: Place, end: int) -> Reason | None:
        """Return no reason."""
        return None

    def attackers(self, square: int, by: int) -> Iterable[int]:
        """Return no square."""
        return ()


NOTHING_LEGAL = NothingLegal()


@dataclass(frozen=True)
class BoardState:
    """Everything that a board shows, and its rules; immutable.

    `pieces`: by square, the pieces (kind and colour), any at all. `hands`: by slot, the number held; a missing slot is
    empty. `side`: whose turn it is, 0 the first player. `setup`: the side that is choosing its setup, or None;
    `setup_before`: the number of the other side's choice, or None. `checked`: the square of an attacked king, or 0.
    `last_move`: the squares that the latest move touched. `over`: whether no move can follow, by the rules. `ended`:
    whether the game ended here although moves are possible, so that they are only tried. `marks`, `arrows` and `badges`
    are drawn over it. Two states are equal if they look the same.
    """

    variant: Variant
    pieces: Mapping[int, int]
    hands: Mapping[Slot, int]
    side: int = 0
    setup: int | None = None
    setup_before: int | None = None
    checked: int = 0
    last_move: tuple[int, ...] = ()
    over: bool = False
    ended: bool = False
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    badges: tuple[Badge, ...] = ()
    rules: Rules = field(default=NOTHING_LEGAL, compare=False, repr=False)

    # Contents

    @cached_property
    def tables(self) -> Tables:
        """The game's tables, by which pieces and squares are named."""
        return tables_of(self.variant)

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """The squares of the board; the game's tables have them too, but take milliseconds to make."""
        return tuple(squares_of(self.variant))

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The places of both hands, in the order in which they are shown."""
        variant = self.variant
        return tuple(Slot(side, variant.kinds[symbol]) for side in (0, 1) for symbol in variant.hand_order)

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The state's own marks and arrows."""
        return (*self.marks, *self.arrows)

    def same_position(self, other: "BoardState") -> bool:
        """Return whether another state is the same except for annotations."""
        mine, its = (replace(state, marks=(), arrows=(), badges=()) for state in (self, other))
        return mine == its

    def held(self, slot: Slot) -> int:
        """Return how many pieces a slot holds."""
        return self.hands.get(slot, 0)

    def piece_at(self, place: Place) -> int:
        """Return the piece on a square, or the one that a slot stands for; 0 for an empty square."""
        if isinstance(place, Slot):
            return place.kind | (BLACK if place.side else WHITE)
        return self.pieces.get(place, 0)

    def owner(self, place: Place) -> int | None:
        """Return the side whose piece is at a place, None if there is none."""
        if isinstance(place, Slot):
            return place.side if self.held(place) else None
        code = self.pieces.get(place, 0)
        return side_of(code) if code else None

    def king(self, side: int) -> int:
        """Return the square of a side's king, the first if there are more; 0 if it has none."""
        wanted = KING | (BLACK if side else WHITE)
        return min((square for square, code in self.pieces.items() if code == wanted), default=0)

    # Names

    def piece(self, code: int) -> Piece:
        """Return the data of a piece on the board or of a kind in hand."""
        return self.tables.piece_of(code)

    def square_name(self, square: int) -> str:
        """Return a square's name in the game's notation."""
        return written_square(self.variant, square)

    def player(self, side: int) -> str:
        """Return the game's name for a side."""
        return naming.player(self.variant, side)

    def owner_name(self, side: int) -> str:
        """Return the game's name for a side as used before a piece's name."""
        return naming.owner(self.variant, side)

    # Moves

    def moves_from(self, place: Place) -> list[int]:
        """Return the legal moves of the piece at a place."""
        return self._moves.get(place, [])

    def setup_move(self, choice: int) -> int:
        """Return the move that chooses the setup of that number, or 0 if it is not the time for it."""
        choices = self.rules.moves() if self.setup is not None else ()
        return next((int(move) for move in choices if move & SETUP and target(move) == choice), 0)

    def why_not(self, start: Place, end: int) -> Reason | None:
        """Return why the piece at `start` may not go to the square `end`, None if it may."""
        return self.rules.why_not(start, end)

    @cached_property
    def _moves(self) -> dict[Place, list[int]]:
        """The legal moves by the place that they start from, without setup choices."""
        found: dict[Place, list[int]] = {}
        if not self.over and self.setup is None:
            for move in self.rules.moves():
                found.setdefault(start_of(move, self.side), []).append(int(move))
        return found


def state_from_fen(variant: Variant, text: str) -> BoardState:
    """Return the state of a FEN, with nothing legal: kings may be missing, and there may be too many of any piece.

    Raises rules.diagram.InvalidPosition if the text cannot be read at all.
    """
    return state_from_diagram(variant, fen.parse(variant, text))


def state_from_diagram(variant: Variant, diagram: Diagram) -> BoardState:
    """Return the state of a diagram, with nothing legal."""
    hands = {
        Slot(side, variant.kinds[symbol]): diagram.hands[side][variant.kinds[symbol]]
        for side in (0, 1)
        for symbol in variant.hand_order
    }
    setup = diagram.setup - 1 if diagram.setup else None
    pieces = {int(square): int(code) for square, code in diagram.board.items()}
    return BoardState(variant, pieces, hands, diagram.side, setup)
