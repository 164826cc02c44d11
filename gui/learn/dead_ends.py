"""Finds out that a task can no longer be solved, for tasks in which the other side passes.

Moves are counted as if only the board's edge were in the way: each of the learner's pieces goes wherever it could ever
get, promotes wherever it may, and captures whatever is there now; captured pieces are dropped wherever that is allowed.
A goal out of reach even so is lost for good, while others may also be lost. This is the relaxation that planners call
"ignoring deletes" (Bonet and Geffner, "Planning as heuristic search", 2001). It costs about as much as generating the
moves of each piece from every square once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from surajang.gui.learn.goals import Done
from surajang.rules.betza import CAPTURE, MOVE
from surajang.rules.codes import COLOURS, KIND, KING, SQUARES, WHITE
from surajang.rules.position import HAND_SLOTS, Position


def out_of_reach(goal: Mapping[str, Any], position: Position, done: Done, side: int) -> bool:
    """Return whether a goal can no longer be met by the learner's `side`; false if in doubt."""
    reach = _Reach(position, side)
    return any(_lost(name, value, reach, done) for name, value in goal.items())


def _lost(name: str, value: Any, reach: "_Reach", done: Done) -> bool:
    """Return whether one entry of a goal can no longer be met."""
    tables = reach.position.tables
    kinds = tables.variant.kinds
    if name == "reach":
        return any(tables.square_named(square) not in reach.squares for square in set(value) - done.reached)
    if name == "take" and value == "all":
        return not reach.taken.issuperset(reach.enemies)
    if name == "take":
        return any(tables.square_named(square) not in reach.taken for square in set(value) - done.taken)
    if name == "promote":
        return value not in done.promoted and kinds[value] not in reach.promoted
    if name == "drop":
        return value not in done.dropped and kinds[value] not in reach.dropped
    if name == "on":
        return any(
            (kinds[symbol] | reach.own, tables.square_named(square)) not in reach.places
            for square, symbol in value.items()
        )
    if name == "castled":
        return not done.castled and not reach.position.rights >> (2 * reach.side) & 3
    if name == "any":
        return all(any(_lost(inner, wanted, reach, done) for inner, wanted in each.items()) for each in value)
    return False


@dataclass
class _Reach:
    """Everything that the learner's pieces could ever reach."""

    position: Position
    side: int
    places: set[tuple[int, int]] = field(default_factory=set)
    """Pieces with the squares that they are on or could reach."""
    squares: set[int] = field(default_factory=set)
    """Squares that a piece could move to or be dropped on."""
    taken: set[int] = field(default_factory=set)
    """Squares on which something could be captured."""
    promoted: set[int] = field(default_factory=set)
    dropped: set[int] = field(default_factory=set)
    """Kinds that a piece could promote to, and kinds that could be dropped."""

    def __post_init__(self) -> None:
        """Follow all pieces."""
        position, tables = self.position, self.position.tables
        self.own = WHITE << self.side
        pieces = {int(square): int(position.board[square]) for square in tables.squares if position.board[square]}
        self.enemies = {
            square for square, piece in pieces.items() if piece & COLOURS != self.own and piece & KIND != KING
        }
        self._ahead = [(piece, square) for square, piece in pieces.items() if piece & COLOURS == self.own]
        for kind in tables.hand_kinds:
            if position.hands[self.side * HAND_SLOTS + kind]:
                self._drop(int(kind))
        passed = {int(square) for square in position.en_passant_squares()}
        while self._ahead:
            place = self._ahead.pop()
            if place not in self.places:
                self.places.add(place)
                self._go_on(*place, passed)

    def _go_on(self, piece: int, start: int, passed: set[int]) -> None:
        """Follow a piece from a square to every square that it could reach with one move."""
        tables = self.position.tables
        run = piece * SQUARES + start
        for ray in range(int(tables.ray_first[run]), int(tables.ray_end[run])):
            mode, square = int(tables.ray_mode[ray]), start
            for _ in range(int(tables.ray_limit[ray])):
                square += int(tables.ray_step[ray])
                if not tables.on_board(square):
                    break
                takes = bool(mode & CAPTURE) and square in self.enemies
                if takes:
                    self._take(square)
                if takes or mode & MOVE or (mode & CAPTURE and square in passed):
                    self._arrive(piece, start, square)

    def _arrive(self, piece: int, start: int, square: int) -> None:
        """Put a piece on a square, promoted where it may be."""
        tables = self.position.tables
        self.squares.add(square)
        self._ahead.append((piece, square))
        if tables.promotion[piece * SQUARES + start] or tables.promotion[piece * SQUARES + square]:
            becomes = int(tables.promoted[piece])
            self.promoted.add(becomes & KIND)
            self._ahead.append((becomes, square))

    def _take(self, square: int) -> None:
        """Capture the piece on a square, and drop it."""
        self.taken.add(square)
        held = int(self.position.tables.held[self.position.board[square]])
        if held:
            self._drop(held)

    def _drop(self, kind: int) -> None:
        """Let a piece in hand be dropped wherever that is allowed."""
        tables = self.position.tables
        if kind in self.dropped:
            return
        self.dropped.add(kind)
        piece = kind | self.own
        for number in tables.squares:
            square = int(number)
            if tables.drop[piece * SQUARES + square]:
                self.squares.add(square)
                self._ahead.append((piece, square))
