"""The changes of a move to the board and the hands, read from the position's log once for all of the evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.changes import IN_HAND, before_of, place_of, slot_of
from surajang.rules.position import Position

MAX_CHANGES: Final = 32
"""More changes than any move makes."""


class Changes:
    """The changes of the last move.

    `squares` on the board: `square` is where, `before` and `after` the pieces there (0: none), each by number. A square
    may come twice, if a piece came there and left again. `hands` in the hands, each of one piece: `slot` is the index
    in `Position.hands`, `held_before` and `held_after` are the counts.
    """

    def __init__(self) -> None:
        self.squares: i64 = 0
        self.square: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.before: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.after: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.hands: i64 = 0
        self.slot: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.held_before: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.held_after: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)

    def read(self, position: Position) -> None:
        """Read the changes of the last move."""
        log = position.log
        last = position.changes_end()
        entry = position.changes_start(last)
        squares: i64 = 0
        hands: i64 = 0
        while entry < last:
            change = log[entry]
            place = place_of(change)
            before = before_of(change)
            if place == IN_HAND:
                slot = slot_of(change)
                self.slot[hands] = slot
                self.held_before[hands] = before
                self.held_after[hands] = before + 1 if position.hands[slot] > before else before - 1
                hands += 1
            else:
                self.square[squares] = place
                self.before[squares] = before
                self.after[squares] = _piece_after(position, entry, last)
                squares += 1
            entry += 1
        self.squares = squares
        self.hands = hands


def _piece_after(position: Position, entry: i64, end: i64) -> i64:
    """Return the piece on a square after the change logged at `entry`; the changes of its move end at `end`."""
    log = position.log
    place = place_of(log[entry])
    for later in range(entry + 1, end):
        if place_of(log[later]) == place:
            return before_of(log[later])
    return position.board[place]
