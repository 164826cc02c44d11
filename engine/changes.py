"""What a move changed on the board and in the hands, read from the position's log for all parts of the evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.changes import IN_HAND, before_of, place_of, slot_of
from surajang.rules.position import Position

MOST_CHANGES: Final = 32
"""More than any move makes."""


class Changes:
    """The changes of the last move.

    On the board there are `squares`: by number, `square` says where, `before` and `after` which piece (0: none). A
    square may come twice, if what came there left again. In the hands there are `hands`, each of one piece: `slot`
    says whose and which kind (as `Position.hands` is indexed), `held_before` and `held_after` how many.
    """

    def __init__(self) -> None:
        self.squares: i64 = 0
        self.square: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.before: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.after: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.hands: i64 = 0
        self.slot: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.held_before: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.held_after: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)

    def read(self, position: Position) -> None:
        """Take over what the last move changed."""
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
                self.after[squares] = position.piece_after(entry, last)
                squares += 1
            entry += 1
        self.squares = squares
        self.hands = hands
