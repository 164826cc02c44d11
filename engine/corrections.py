"""Corrections of the evaluation: by how much searches have found positions like this one better than they looked.

Positions are alike where the same pawns stand, the same other pieces of a side, where the same pieces are in hand, or
where the same two moves led to them. This is the "correction history" of the Chess Programming Wiki.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from surajang.engine.changes import Changes
from surajang.engine.ordering import adjusted
from surajang.rules import zobrist
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import PIECES, SQUARES, WHITE, Tables

# The ways of being alike.
_PAWNS: Final = 0
_WHITE: Final = 1
_BLACK: Final = 2
_HANDS: Final = 3
_MOVES: Final = 4
_WAYS: Final = 5

_ROOM: Final = 16384
"""Corrections remembered for each side and way; keys that end in the same bits share one."""

_LIMIT: Final = 1024
"""What is remembered never exceeds this."""

_SHARE: Final = 15
"""What is remembered in all ways is added up and divided by this."""

_LEARNED: Final = 4
_LEARNED_MOST: Final = 256
"""How much is learned from a search: sixteenths of the difference for each ply of depth, and at most."""


class Corrections:
    """What searches of one game have found, and the keys by which positions are alike.

    `keys`: one of each way for each ply; `found`: `_ROOM` numbers for each way and side; `way`: by piece, to which key
    it belongs.
    """

    def __init__(self, tables: Tables, plies: int) -> None:
        self.tables: Final = tables
        self.way: Final[vec[i64]] = vec[i64](
            [_PAWNS if tables.pawn[piece] else _WHITE if piece & WHITE else _BLACK for piece in range(PIECES)]
        )
        self.keys: Final[vec[i64]] = vec[i64]([0] * (plies * _WAYS))
        self.found: Final[vec[i16]] = vec[i16]([i16(0)] * (2 * _WAYS * _ROOM))

    def clear(self) -> None:
        """Forget everything, before another game."""
        for n in range(i64(len(self.found))):
            self.found[n] = 0

    def refresh(self, position: Position) -> None:
        """Work out the keys of ply 0 from nothing."""
        keys = self.keys
        for way in range(i64(_WAYS)):
            keys[way] = 0
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                piece = position.board[square]
                keys[self.way[piece]] ^= zobrist.PIECE[piece * SQUARES + square]
            for kind in self.tables.hand_kinds:
                slot = side * HAND_SLOTS + kind
                keys[_HANDS] ^= zobrist.HAND[slot * zobrist.HAND_COUNTS + position.hands[slot]]

    def follow(self, changes: Changes, moves: i64, ply: i64) -> None:
        """Work out the keys of `ply` + 1 from those of `ply`, after a move with these changes; `moves` is the key of
        the last two."""
        self.pass_turn(moves, ply)  # what did not change
        keys = self.keys
        first = (ply + 1) * _WAYS
        for n in range(changes.squares):
            square = changes.square[n]
            before = changes.before[n]
            after = changes.after[n]
            keys[first + self.way[before]] ^= zobrist.PIECE[before * SQUARES + square]
            keys[first + self.way[after]] ^= zobrist.PIECE[after * SQUARES + square]
        for n in range(changes.hands):
            counts = changes.slot[n] * zobrist.HAND_COUNTS
            keys[first + _HANDS] ^= (
                zobrist.HAND[counts + changes.held_before[n]] ^ zobrist.HAND[counts + changes.held_after[n]]
            )

    def pass_turn(self, moves: i64, ply: i64) -> None:
        """Copy the keys of `ply` to `ply` + 1, after the turn was passed; `moves` is the key of the last two moves."""
        keys = self.keys
        here = ply * _WAYS
        for way in range(i64(_MOVES)):
            keys[here + _WAYS + way] = keys[here + way]
        keys[here + _WAYS + _MOVES] = moves

    def of(self, side: i64, ply: i64) -> i64:
        """Return by how much, in hundredths of a pawn, the position at `ply` is better for `side` than it looks."""
        total: i64 = 0
        for way in range(i64(_WAYS)):
            total += i64(self.found[self._place(side, ply, way)])
        return total // _SHARE

    def learn(self, side: i64, ply: i64, difference: i64, depth: i64) -> None:
        """Remember that a search of `depth` found the position at `ply` better for `side` by `difference`."""
        bonus = max(i64(-_LEARNED_MOST), min(difference * depth * _LEARNED >> 4, i64(_LEARNED_MOST)))
        for way in range(i64(_WAYS)):
            place = self._place(side, ply, way)
            self.found[place] = i16(adjusted(i64(self.found[place]), bonus, _LIMIT))

    def _place(self, side: i64, ply: i64, way: i64) -> i64:
        """Return the place in `found` of all positions that are like the one at `ply` in one way."""
        return (way * 2 + side) * _ROOM + (self.keys[ply * _WAYS + way] & (_ROOM - 1))
