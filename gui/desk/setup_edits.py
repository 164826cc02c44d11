"""Edits of a set-up as plain values, and an editor that makes and undoes them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from surajang.gui.board.places import Place, Slot
from surajang.gui.desk.setup import Setup, read, turned_over
from surajang.gui.kit.undo import UndoStates
from surajang.rules.codes import COLOURS, file_of, rank_of, square_at, square_name
from surajang.rules.diagram import InvalidPosition, castling_numbers, hand_kind
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

Key = TypeVar("Key")


class Edit(Protocol):
    """One edit."""

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition."""


@dataclass(frozen=True)
class Put:
    """Put a piece on a square, or none (0)."""

    square: int
    piece: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        return replace(setup, pieces=_with(setup.pieces, self.square, self.piece))


@dataclass(frozen=True)
class Carry:
    """Move the piece at a place to another, in place of any piece there, or off the board (None)."""

    start: Place
    end: Place | None

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition if no hand can hold the piece."""
        piece = setup.state.piece_at(self.start)
        if self.start == self.end or setup.state.owner(self.start) is None:
            return setup
        given = Give(self.end.side, piece).made(setup) if isinstance(self.end, Slot) else setup
        taken = Hold(self.start, -1) if isinstance(self.start, Slot) else Put(self.start, 0)
        setup = taken.made(given)
        return Put(self.end, piece).made(setup) if isinstance(self.end, int) else setup


@dataclass(frozen=True)
class Hold:
    """Change the number of pieces of a kind in a hand."""

    slot: Slot
    change: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        return replace(setup, hands=_with(setup.hands, self.slot, max(0, setup.state.held(self.slot) + self.change)))


@dataclass(frozen=True)
class TurnOver:
    """Turn the piece on a square to its next face: its other one, then those of the other colour."""

    square: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        piece = setup.pieces.get(self.square, 0)
        return Put(self.square, turned_over(setup.variant, piece)).made(setup) if piece else setup


@dataclass(frozen=True)
class RestToHand:
    """Give a side's hand all missing pieces of the game's set."""

    side: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        missing = _in_hand(read(setup.variant, "startpos"))
        for kind, count in _in_hand(setup).items():
            missing[kind] = missing.get(kind, 0) - count
        for kind, count in missing.items():
            if count > 0:
                setup = Hold(Slot(self.side, kind), count).made(setup)
        return setup


@dataclass(frozen=True)
class ToMove:
    """Set the side to move; in the setup phase, to choose."""

    side: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it; en passant is only kept for the side to move."""
        phase = self.side + 1 if setup.phase else 0
        return replace(
            setup, side=self.side, phase=phase, en_passant=setup.en_passant if setup.side == self.side else "-"
        )


@dataclass(frozen=True)
class Phase:
    """Set the phase: before a side's choice of a setup (1, 2), or after both (0)."""

    number: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        side = self.number - 1 if self.number else setup.side
        return replace(ToMove(side).made(setup), phase=self.number)


@dataclass(frozen=True)
class Rights:
    """Set the castling rights by their letters."""

    letters: str

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        return replace(setup, castling=self.letters or "-")


@dataclass(frozen=True)
class EnPassant:
    """Set the squares for en passant."""

    squares: tuple[int, ...]

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        return replace(setup, en_passant="".join(square_name(square) for square in self.squares) or "-")


@dataclass(frozen=True)
class Mirror:
    """Swap left and right."""

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition if a piece would be in a hole."""
        last = setup.variant.files - 1
        return _reflected(setup, lambda square: square_at(last - file_of(square), rank_of(square)), False)


@dataclass(frozen=True)
class SwapColours:
    """Swap the sides' pieces, mirrored across the board."""

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition if a piece would be in a hole."""
        last = setup.variant.ranks - 1
        return _reflected(setup, lambda square: square_at(file_of(square), last - rank_of(square)), True)


@dataclass(frozen=True)
class TurnRound:
    """Swap the sides' pieces, as if the board were turned round."""

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition if a piece would be in a hole."""
        file, rank = setup.variant.files - 1, setup.variant.ranks - 1
        return _reflected(setup, lambda square: square_at(file - file_of(square), rank - rank_of(square)), True)


@dataclass(frozen=True)
class Clear:
    """Clear board and hands."""

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it."""
        return Setup(setup.variant, side=setup.side)


@dataclass(frozen=True)
class Give:
    """Add a piece to a side's hand, as the kind that it is there."""

    side: int
    piece: int

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition if no hand can hold the piece."""
        return Hold(Slot(self.side, hand_kind(setup.variant, self.piece)), 1).made(setup)


@dataclass(frozen=True)
class Write:
    """Set up the FEN of a game."""

    variant: Variant
    text: str

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it. Raises InvalidPosition."""
        return read(self.variant, self.text)


@dataclass(frozen=True)
class OtherGame:
    """Change to another game; the set-up stays as it is if that game has its board and all its pieces."""

    variant: Variant

    def made(self, setup: Setup) -> Setup:
        """Return the set-up after it, the other game's start if that game cannot read it."""
        start = read(self.variant, "startpos")
        if setup.variant == self.variant:
            return setup
        if setup == read(setup.variant, "startpos"):
            return start
        try:
            return read(self.variant, replace(setup, phase=0, castling="-", en_passant="-").text)
        except InvalidPosition:
            return start


def _with(known: Mapping[Key, int], key: Key, value: int) -> dict[Key, int]:
    """Return a dictionary with another value for a key, without the key if the value is 0."""
    rest = {other: count for other, count in known.items() if other != key}
    return {**rest, key: value} if value else rest


def _in_hand(setup: Setup) -> dict[int, int]:
    """Return the number of pieces of each kind that a hand can hold, as if all were in hand."""
    found: dict[int, int] = {}
    for piece in setup.pieces.values():
        try:
            kind = hand_kind(setup.variant, piece)
        except InvalidPosition:
            continue
        found[kind] = found.get(kind, 0) + 1
    for slot, count in setup.hands.items():
        found[slot.kind] = found.get(slot.kind, 0) + count
    return found


def _reflected(setup: Setup, to: Callable[[int], int], swap: bool) -> Setup:
    """Return a set-up with everything on another square, and in the other's colour if they `swap`.

    Raises InvalidPosition if a piece would be in a hole.
    """
    turned = COLOURS if swap else 0
    pieces = {to(square): piece ^ turned for square, piece in setup.pieces.items()}
    for square in sorted(pieces.keys() - {int(square) for square in setup.tables.squares}):
        raise InvalidPosition(because("piece in a hole", rank=rank_of(square) + 1))
    squares = [to(square) for square in setup.en_passant_squares]
    return replace(
        setup,
        pieces=pieces,
        hands={Slot(slot.side ^ swap, slot.kind): count for slot, count in setup.hands.items()},
        side=setup.side ^ swap,
        castling=_reflected_rights(setup, to),
        en_passant="".join(square_name(square) for square in squares) or "-",
        phase=3 - setup.phase if setup.phase and swap else setup.phase,
    )


def _reflected_rights(setup: Setup, to: Callable[[int], int]) -> str:
    """Return the castling rights after a reflection: those whose king and rook come from other rights' squares."""
    squares = setup.tables.castling
    homes = {
        letter: (int(squares.king[number]), int(squares.rook[number]))
        for letter, number in castling_numbers(setup.variant).items()
    }
    moved = {(to(king), to(rook)) for letter, (king, rook) in homes.items() if letter in setup.castling}
    return "".join(letter for letter, home in homes.items() if home in moved) or "-"


class Editor(UndoStates[Setup]):
    """Makes edits of a set-up, which is always as the rules read its FEN."""

    @property
    def setup(self) -> Setup:
        """The present set-up."""
        return self.current

    def make(self, edit: Edit, stroke: int | None = None) -> bool:
        """Make an edit, of a stroke of the brush if its number is given; return whether it changed anything.

        Raises InvalidPosition, with nothing changed.
        """
        made = edit.made(self.current)
        made = read(made.variant, made.text)
        if made == self.current:
            return False
        self.push(made, stroke)
        return True
