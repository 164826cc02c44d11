"""The positions from the start of the game to the present one, and the effect of their repetition.

The variant's Repetition decides (RULES.md): a draw, a win or loss, a loss by perpetual check, or an illegal move.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from surajang.rules.special_rules import LOSES, WINS, Repetition

GOES_ON: Final = 0
DRAWN: Final = 1
MOVER_LOSES: Final = 2
MOVER_WINS: Final = 3
ILLEGAL: Final = 4

_FILTER: Final = 16383


class PositionHistory:
    """A stack of positions: their keys, and whether the side to move there is in check.

    `root` is the index of the position that the search started from, `floor` that of the earliest position that counts
    as a repetition: none before a null move does.
    """

    def __init__(self, repetition: Repetition) -> None:
        self.count: Final[i64] = repetition.count
        self.gap: Final[i64] = repetition.gap
        self.illegal: Final[bool] = repetition.illegal
        self.perpetual_loses: Final[bool] = repetition.perpetual_loses
        self._plain: Final[i64] = {WINS: MOVER_LOSES, LOSES: MOVER_WINS}.get(repetition.to_move, DRAWN)
        self.keys: vec[i64] = vec[i64]([0] * 1024)
        self.checks: vec[i64] = vec[i64]([0] * 1024)
        self.length: i64 = 0
        self.root: i64 = 0
        self.floor: i64 = 0
        self._seen: Final[vec[i16]] = vec[i16]([i16(0)] * (_FILTER + 1))

    def clear(self) -> None:
        """Remove all positions."""
        while self.length:
            self.pop()
        self.root = 0
        self.floor = 0

    def push(self, key: i64, check: bool) -> None:
        """Add the position after a move."""
        if self.length >= len(self.keys):
            self.keys = extend(self.keys, vec[i64]([0] * 1024))
            self.checks = extend(self.checks, vec[i64]([0] * 1024))
        self.keys[self.length] = key
        self.checks[self.length] = 1 if check else 0
        self._seen[key & _FILTER] += 1
        self.length += 1

    def pop(self) -> None:
        """Remove the last position."""
        self.length -= 1
        self._seen[self.keys[self.length] & _FILTER] -= 1

    def times(self) -> i64:
        """Return how often the last position has occurred, including now."""
        last = self.length - 1
        keys = self.keys
        key = keys[last]
        if self._seen[key & _FILTER] < 2:
            return 1
        found: i64 = 1
        place = last - 2
        while place >= 0:
            if keys[place] == key:
                found += 1
            place -= 2
        return found

    def verdict(self, in_search: bool) -> i64:
        """Return the outcome of repetition for the player who has just moved, GOES_ON if there is none.

        In a search a single repetition of a position of the search counts as the last one, except where repetition is
        illegal. Where repetition ends no game, it is a draw in a search, which would go round and round otherwise.
        """
        last = self.length - 1
        keys = self.keys
        key = keys[last]
        if self._seen[key & _FILTER] < 2 or (self.count == 0 and not in_search):
            return GOES_ON
        found: i64 = 1
        previous = last
        index = last - 2
        while index >= self.floor:
            if self.gap and previous - index > self.gap:
                break
            if keys[index] == key:
                found += 1
                previous = index
                if found >= self.count:
                    return ILLEGAL if self.illegal else self._verdict_on_repetition(index, last)
                if in_search and not self.illegal and index >= self.root:
                    return self._verdict_on_repetition(index, last)
            index -= 2
        return GOES_ON

    def _verdict_on_repetition(self, first: i64, last: i64) -> i64:
        """Return the outcome for the last mover if position `last` repeats position `first`."""
        if not self.perpetual_loses:
            return self._plain
        mover = self._all_checks(first, last)
        other = self._all_checks(first, last - 1)
        if mover == other:
            return self._plain
        return MOVER_LOSES if mover else MOVER_WINS

    def _all_checks(self, first: i64, last: i64) -> bool:
        """Return whether every second move, from the one that led to position `last` back to `first`, gave check."""
        index = last
        while index > first:
            if self.checks[index] == 0:
                return False
            index -= 2
        return True
