"""A set-up: the content of a FEN, playable or not; and the faces of its pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from surajang.gui.board.annotations import SQUARE, Colour, Mark
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.places import Slot
from surajang.rules import fen
from surajang.rules.codes import COLOURS, KIND, WHITE
from surajang.rules.diagram import (
    Diagram,
    InvalidPosition,
    build,
    en_passant_squares,
    possible_en_passant,
    possible_rights,
    settled,
)
from surajang.rules.reasons import Reason
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant


@lru_cache(maxsize=16)
def faces(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return the kinds of pieces, each piece's two faces (or the only one) together, the plain one first.

    The king comes first, then pieces that no hand holds, then the hand's order.
    """
    found: dict[str, list[int]] = {}
    for kind, piece in sorted(enumerate(variant.pieces, 1), key=lambda item: item[1].art):
        found.setdefault(piece.art[0], []).append(kind)
    order = [letter for letter in variant.hand_order if letter in found]
    others = sorted((letter for letter in found if letter not in order), key=lambda letter: min(found[letter]))
    return tuple(tuple(found[letter]) for letter in (*others, *order))


def turned_over(variant: Variant, piece: int) -> int:
    """Return a piece's next face: its own other one, then those of the other colour."""
    pair = next(pair for pair in faces(variant) if piece & KIND in pair)
    place = pair.index(piece & KIND)
    if place + 1 < len(pair):
        return pair[place + 1] | piece & COLOURS
    return pair[0] | (piece & COLOURS ^ COLOURS)


def piece_written(variant: Variant, letter: str) -> int:
    """Return the piece of a letter, the first player's for a capital; 0 if there is none."""
    for kind, piece in enumerate(variant.pieces, 1):
        if letter.upper() in (piece.symbol, piece.letter):
            return kind | (WHITE if letter.isupper() else WHITE ^ COLOURS)
    return 0


@dataclass(frozen=True)
class Setup:
    """Pieces on squares and in hands, and whose turn it is. Immutable; gui.desk.setup_edits makes new ones.

    `pieces`: by square, without empty ones. `hands`: by slot, without empty ones. `side`: whose turn it is, 0 the first
    player. `castling`, `en_passant`: as FEN writes them. `phase`: 1 and 2 while a side has yet to choose its setup.
    """

    variant: Variant
    pieces: Mapping[int, int] = field(default_factory=dict)
    hands: Mapping[Slot, int] = field(default_factory=dict)
    side: int = 0
    castling: str = "-"
    en_passant: str = "-"
    phase: int = 0
    halfmove: int = 0
    fullmove: int = 1

    @property
    def tables(self) -> Tables:
        """The game's tables, which name pieces and squares."""
        return tables_of(self.variant)

    @cached_property
    def diagram(self) -> Diagram:
        """The diagram that the rules read from its FEN."""
        diagram = Diagram(dict(self.pieces))
        for slot, count in self.hands.items():
            diagram.hands[slot.side][slot.kind] = count
        diagram.side, diagram.setup = self.side, self.phase
        diagram.castling, diagram.en_passant = self.castling, self.en_passant
        diagram.halfmove, diagram.fullmove = self.halfmove, self.fullmove
        return diagram

    @property
    def text(self) -> str:
        """Its FEN."""
        return fen.write_diagram(self.variant, self.diagram)

    @cached_property
    def problem(self) -> Reason | None:
        """Why no game can be played from it, None if one can."""
        try:
            build(self.variant, self.diagram)
        except InvalidPosition as error:
            return error.reason
        return None

    @property
    def state(self) -> BoardState:
        """The state for a board: the squares that make it impossible are marked."""
        squares = self.problem.squares if self.problem is not None else ()
        marks = tuple(Mark(square, Colour.RED, SQUARE) for square in squares)
        return BoardState(self.variant, self.pieces, self.hands, self.side, marks=marks)

    @cached_property
    def possible_rights(self) -> str:
        """The letters of the possible castling rights."""
        return possible_rights(self.variant, self.diagram)

    @cached_property
    def possible_en_passant(self) -> list[tuple[int, ...]]:
        """The possible squares for en passant."""
        return possible_en_passant(self.variant, self.diagram)

    @property
    def en_passant_squares(self) -> tuple[int, ...]:
        """The squares for en passant."""
        return tuple(sorted(en_passant_squares(self.tables, self.en_passant)))


def read(variant: Variant, text: str) -> Setup:
    """Return the set-up of a FEN (`startpos` is the game's start).

    Raises InvalidPosition if it cannot be read. Impossible castling rights and en passant squares are ignored, as in
    every FEN.
    """
    diagram = settled(variant, fen.parse(variant, text))
    hands = {Slot(side, kind): count for side in (0, 1) for kind, count in enumerate(diagram.hands[side]) if count}
    return Setup(
        variant,
        {int(square): int(piece) for square, piece in sorted(diagram.board.items())},
        hands,
        diagram.side,
        diagram.castling,
        diagram.en_passant,
        diagram.setup,
        diagram.halfmove,
        diagram.fullmove,
    )
