"""Correction history: how far searches found positions like this one better than their static evaluation.

There are five keys: the pawns; White's and Black's other pieces; the pieces in hand; the last two moves. Source: the
"Static Evaluation Correction History" of the Chess Programming Wiki (Caissa and Stockfish, 2023).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from surajang.engine.changes import Changes
from surajang.engine.ordering import with_gravity
from surajang.rules import zobrist
from surajang.rules.codes import PIECES, SQUARES, WHITE
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import Tables

# The keys of a position.
_PAWNS: Final = 0
_WHITE: Final = 1
_BLACK: Final = 2
_HANDS: Final = 3
_MOVES: Final = 4
_KEYS: Final = 5

_ROOM: Final = 16384
"""Entries for each side and key; keys with the same low bits share one."""

_LIMIT: Final = 1024
"""Greatest size of an entry."""

_DIVISOR: Final = 15
"""The sum of a position's five entries is divided by this."""

_BONUS_FACTOR: Final = 4
_BONUS_MAX: Final = 256
"""Sixteenths of the difference for each ply of depth that an entry is updated by, and the greatest update."""


class CorrectionHistory:
    """The corrections found by the searches of one game.

    `keys`: five for each ply; `table`: `_ROOM` entries for each key and side; `key_of`: the key a piece belongs to.
    """

    def __init__(self, tables: Tables, plies: int) -> None:
        self.tables: Final = tables
        self.key_of: Final[vec[i64]] = vec[i64](
            [_PAWNS if tables.pawn[piece] else _WHITE if piece & WHITE else _BLACK for piece in range(PIECES)]
        )
        self.keys: Final[vec[i64]] = vec[i64]([0] * (plies * _KEYS))
        self.table: Final[vec[i16]] = vec[i16]([i16(0)] * (2 * _KEYS * _ROOM))

    def clear(self) -> None:
        """Clear all entries, for a new game."""
        for n in range(i64(len(self.table))):
            self.table[n] = 0

    def refresh(self, position: Position) -> None:
        """Compute the keys of ply 0 from the position."""
        keys = self.keys
        for key in range(i64(_KEYS)):
            keys[key] = 0
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                piece = position.board[square]
                keys[self.key_of[piece]] ^= zobrist.PIECE[piece * SQUARES + square]
            for kind in self.tables.hand_kinds:
                slot = side * HAND_SLOTS + kind
                keys[_HANDS] ^= zobrist.HAND[slot * zobrist.HAND_COUNTS + position.hands[slot]]

    def follow(self, changes: Changes, moves: i64, ply: i64) -> None:
        """Update the keys of `ply` to those of `ply` + 1, after a move with these changes; `moves` is the key of the
        last two moves."""
        self.pass_turn(moves, ply)  # what did not change
        keys = self.keys
        first = (ply + 1) * _KEYS
        for n in range(changes.squares):
            square = changes.square[n]
            before = changes.before[n]
            after = changes.after[n]
            keys[first + self.key_of[before]] ^= zobrist.PIECE[before * SQUARES + square]
            keys[first + self.key_of[after]] ^= zobrist.PIECE[after * SQUARES + square]
        for n in range(changes.hands):
            counts = changes.slot[n] * zobrist.HAND_COUNTS
            keys[first + _HANDS] ^= (
                zobrist.HAND[counts + changes.held_before[n]] ^ zobrist.HAND[counts + changes.held_after[n]]
            )

    def pass_turn(self, moves: i64, ply: i64) -> None:
        """Copy the keys of `ply` to `ply` + 1, after the turn was passed; `moves` is the key of the last two moves."""
        keys = self.keys
        here = ply * _KEYS
        for key in range(i64(_MOVES)):
            keys[here + _KEYS + key] = keys[here + key]
        keys[here + _KEYS + _MOVES] = moves

    def correction(self, side: i64, ply: i64) -> i64:
        """Return the correction for `side` of the position at `ply`, in hundredths of a pawn."""
        total: i64 = 0
        for key in range(i64(_KEYS)):
            total += i64(self.table[self._index(side, ply, key)])
        return total // _DIVISOR

    def update(self, side: i64, ply: i64, difference: i64, depth: i64) -> None:
        """Learn that a search to `depth` found the position at `ply` better for `side` by `difference`."""
        bonus = max(i64(-_BONUS_MAX), min(difference * depth * _BONUS_FACTOR >> 4, i64(_BONUS_MAX)))
        for key in range(i64(_KEYS)):
            index = self._index(side, ply, key)
            self.table[index] = i16(with_gravity(i64(self.table[index]), bonus, _LIMIT))

    def _index(self, side: i64, ply: i64, key: i64) -> i64:
        """Return the index in `table` of the position at `ply` under one of its keys."""
        return (key * 2 + side) * _ROOM + (self.keys[ply * _KEYS + key] & (_ROOM - 1))
