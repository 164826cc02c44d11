"""The transposition table: what earlier searches found out about a position, by its key.

A bucket holds two slots of two words: the whole key, and what is known packed into one number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOWER: Final = 1
UPPER: Final = 2
EXACT: Final = 3

SCORE_OFFSET: Final = 32768

_BUCKET: Final = 4
_BYTES_A_BUCKET: Final = 32
_LOW: Final = 0xFFFFFFFF
_AGES: Final = 63


def move_of(entry: i64) -> i64:
    """Return the best move of an entry, or 0."""
    return entry & 0x3FFFFFFF


def score_of(entry: i64) -> i64:
    """Return the score of an entry, mates counted from the position itself."""
    return (entry >> 30 & 0xFFFF) - SCORE_OFFSET


def depth_of(entry: i64) -> i64:
    """Return the depth to which an entry was searched, -1 for captures alone."""
    return (entry >> 46 & 255) - 1


def bound_of(entry: i64) -> i64:
    """Return what the score of an entry is: LOWER, UPPER or EXACT."""
    return entry >> 54 & 3


def principal_of(entry: i64) -> bool:
    """Say whether the position of an entry is or was on a principal variation."""
    return entry >> 62 & 1 == 1


def refutes(entry: i64, score: i64, beta: i64) -> bool:
    """Say whether the `score` of an entry, a bound, settles on which side of `beta` its position is."""
    return entry >> 54 & (LOWER if score >= beta else UPPER) != 0


class Table:
    """A table of about `megabytes` (1 MB = 2**20 bytes)."""

    def __init__(self, megabytes: int) -> None:
        self.age: i64 = 0
        self.buckets: i64 = 0
        self.slots: vec[i64] = vec[i64]([0])
        self.resize(megabytes)

    def resize(self, megabytes: int) -> None:
        """Make the table as large as told, and empty."""
        self.slots = vec[i64]([0])
        self.buckets = max(1, megabytes * 1048576 // _BYTES_A_BUCKET)
        self.slots = vec[i64]([0] * int(self.buckets * _BUCKET))
        self.age = 0

    def clear(self) -> None:
        """Forget everything."""
        slots = self.slots
        n: i64 = 0
        size: i64 = len(slots)
        while n < size:
            slots[n] = 0
            n += 1
        self.age = 0

    def grow_older(self) -> None:
        """Begin a new search, before which all that is known is old."""
        self.age = self.age + 1 & _AGES

    def probe(self, key: i64) -> i64:
        """Return the entry of a position, 0 if there is none."""
        slots = self.slots
        place = ((key & _LOW) * self.buckets >> 32) * _BUCKET
        if slots[place] == key:
            return slots[place + 1]
        if slots[place + 2] == key:
            return slots[place + 3]
        return 0

    def store(self, key: i64, move: i64, score: i64, depth: i64, bound: i64, principal: bool) -> None:
        """Note what was found out about a position, in the slot that is least worth keeping."""
        slots = self.slots
        place = ((key & _LOW) * self.buckets >> 32) * _BUCKET
        entry = slots[place + 1]
        if slots[place] != key:
            other = slots[place + 3]
            if slots[place + 2] == key or self._worth(other) < self._worth(entry):
                place += 2
                entry = other
        if slots[place] == key:
            if bound != EXACT and depth + 4 < (entry >> 46 & 255) and entry >> 56 & _AGES == self.age:
                return
            if move == 0:
                move = entry & 0x3FFFFFFF
        slots[place] = key
        known = move | (score + SCORE_OFFSET) << 30 | (depth + 1) << 46 | bound << 54 | self.age << 56
        slots[place + 1] = known | 1 << 62 if principal else known

    def _worth(self, entry: i64) -> i64:
        """Return how much an entry is worth keeping: its depth, less for each search since it was made."""
        if entry == 0:
            return -1000
        return (entry >> 46 & 255) - 4 * (self.age - (entry >> 56 & _AGES) & _AGES)

    def permille_full(self) -> int:
        """Return how much of the table the present search has filled, in thousandths, from a sample."""
        slots = self.slots
        sample = min(self.buckets, 500)
        used: i64 = 0
        for bucket in range(sample):
            for place in range(bucket * _BUCKET + 1, bucket * _BUCKET + 5, 2):
                entry = slots[place]
                if entry and entry >> 56 & _AGES == self.age:
                    used += 1
        return int(used * 500 // sample)
