"""The transposition table: what earlier searches found out about a position, by its key.

A bucket holds two slots of two words: the whole key, and an entry, which packs what is known into one number. From its
lowest bit on: the best move in 30 bits, the score in 16, the depth in 8, the bound in 2, the age in 6, and a bit for a
position that is or was on a principal variation.

Memory costs time when it is first written to, so a large table begins small and grows as it fills (linear hashing):
piece by piece, and each new bucket takes over what now belongs there from the one it is split off.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

LOWER: Final = 1
UPPER: Final = 2
EXACT: Final = 3

SCORE_OFFSET: Final = 32768

_MOVE: Final = 0x3FFFFFFF
_SCORE_SHIFT: Final = 30
_SCORE: Final = 0xFFFF
_DEPTH_SHIFT: Final = 46
_DEPTH: Final = 255
_BOUND_SHIFT: Final = 54
_BOUND: Final = 3
_AGE_SHIFT: Final = 56
_AGE: Final = 63
_PRINCIPAL_SHIFT: Final = 62
_PRINCIPAL: Final = vec[i64]([1 << _PRINCIPAL_SHIFT])

_BUCKET: Final = 4
_BUCKETS_A_MEGABYTE: Final = 32768
_MEGABYTES_AT_ONCE: Final = 64
_PIECE: Final = 1024
_EMPTY_PIECE: Final = vec[i64]([0] * 4096)
_LOW: Final = 0xFFFFFFFF


def move_of(entry: i64) -> i64:
    """Return the best move of an entry, or 0."""
    return entry & _MOVE


def score_of(entry: i64) -> i64:
    """Return the score of an entry, mates counted from the position itself."""
    return (entry >> _SCORE_SHIFT & _SCORE) - SCORE_OFFSET


def depth_of(entry: i64) -> i64:
    """Return the depth to which an entry was searched, -1 for captures alone."""
    return (entry >> _DEPTH_SHIFT & _DEPTH) - 1


def bound_of(entry: i64) -> i64:
    """Return what the score of an entry is: LOWER, UPPER or EXACT."""
    return entry >> _BOUND_SHIFT & _BOUND


def principal_of(entry: i64) -> bool:
    """Say whether the position of an entry is or was on a principal variation."""
    return entry >> _PRINCIPAL_SHIFT & 1 == 1


def age_of(entry: i64) -> i64:
    """Return in which search an entry was made, as `Table.age` counts them."""
    return entry >> _AGE_SHIFT & _AGE


def refutes(entry: i64, score: i64, beta: i64) -> bool:
    """Say whether the `score` of an entry, a bound, settles on which side of `beta` its position is."""
    return bound_of(entry) & (LOWER if score >= beta else UPPER) != 0


class Table:
    """A table of `megabytes` (1 MB = 2**20 bytes).

    It has `buckets` buckets and may have `max_buckets`. The `first_buckets` were there from the beginning; `whole` is
    what they have doubled to so far, and the buckets beyond are split off those at the beginning, in order. `mask` is
    one bit more of a key's number of doublings than there have been.
    """

    def __init__(self, megabytes: int) -> None:
        self.age: i64 = 0
        self.max_buckets: i64 = 0
        self.first_buckets: i64 = 0
        self.buckets: i64 = 0
        self.whole: i64 = 0
        self.mask: i64 = 0
        self.filled: i64 = 0
        self.slots: vec[i64] = vec[i64]([0])
        self.resize(megabytes)

    def resize(self, megabytes: int) -> None:
        """Make the table this large, and empty. Raises MemoryError where that cannot be, and all is as before."""
        most = max(i64(1), i64(megabytes) * _BUCKETS_A_MEGABYTE)
        first = min(most, i64(_MEGABYTES_AT_ONCE * _BUCKETS_A_MEGABYTE))
        # Made from a buffer, a vec leaves the rest of its capacity untouched, and memory untouched costs no time.
        piece = memoryview(bytes(_PIECE * _BUCKET * 8)).cast("q")
        slots = vec[i64](piece, capacity=max(most, i64(_PIECE)) * _BUCKET)
        while len(slots) < first * _BUCKET:
            slots = extend(slots, _EMPTY_PIECE)
        self.slots = slots
        self.max_buckets = most
        self.first_buckets = first
        self.buckets = first
        self.whole = first
        self.mask = 1 if most > first else 0
        self.filled = 0
        self.age = 0

    def clear(self) -> None:
        """Forget everything."""
        slots = self.slots
        n: i64 = 0
        size: i64 = len(slots)
        while n < size:
            slots[n] = 0
            n += 1
        self.filled = 0
        self.age = 0

    def _grow(self) -> None:
        """Add a piece, and move there what belongs there."""
        slots = extend(self.slots, _EMPTY_PIECE)
        self.slots = slots
        bit = (self.mask + 1) // 2
        distance = self.whole * _BUCKET
        index = (self.buckets - self.whole) * _BUCKET
        end = index + _PIECE * _BUCKET
        while index < end:
            if slots[index + 1] and slots[index] >> 32 & bit:
                slots[index + distance] = slots[index]
                slots[index + distance + 1] = slots[index + 1]
                slots[index] = 0
                slots[index + 1] = 0
            index += 2
        self.buckets += _PIECE
        if self.buckets == 2 * self.whole:
            self.whole = self.buckets
            self.mask = 2 * self.mask + 1

    def _bucket_index(self, key: i64) -> i64:
        """Return where in `slots` the bucket of a position begins."""
        bucket = (key & _LOW) * self.first_buckets >> 32
        if self.mask:
            bucket += (key >> 32 & self.mask) * self.first_buckets
            if bucket >= self.buckets:
                bucket -= self.whole
        return bucket * _BUCKET

    def new_search(self) -> None:
        """Begin a new search, before which all that is known is old."""
        self.age = self.age + 1 & _AGE

    def probe(self, key: i64) -> i64:
        """Return the entry of a position, 0 if there is none."""
        slots = self.slots
        index = self._bucket_index(key)
        if slots[index] == key:
            return slots[index + 1]
        if slots[index + 2] == key:
            return slots[index + 3]
        return 0

    def store(self, key: i64, move: i64, score: i64, depth: i64, bound: i64, principal: bool) -> None:
        """Store what was found out about a position, in the slot whose entry is worth least."""
        slots = self.slots
        index = self._bucket_index(key)
        entry = slots[index + 1]
        if slots[index] != key:
            other = slots[index + 3]
            if slots[index + 2] == key or self._replacement_value(other) < self._replacement_value(entry):
                index += 2
                entry = other
        if slots[index] == key:
            if bound != EXACT and depth + 3 < depth_of(entry) and age_of(entry) == self.age:
                return
            if move == 0:
                move = move_of(entry)
        if entry == 0:
            self.filled += 1
        slots[index] = key
        known = (
            move
            | (score + SCORE_OFFSET) << _SCORE_SHIFT
            | (depth + 1) << _DEPTH_SHIFT
            | bound << _BOUND_SHIFT
            | self.age << _AGE_SHIFT
        )
        slots[index + 1] = known | _PRINCIPAL[0] if principal else known
        if entry == 0 and self.buckets < self.max_buckets and self.filled > self.buckets // 2:
            self._grow()

    def keep(self, key: i64, entry: i64) -> None:
        """Store an entry of another sort, which has its depth, bound and age in the same places."""
        slots = self.slots
        index = self._bucket_index(key)
        before = slots[index + 1]
        if slots[index] != key:
            other = slots[index + 3]
            if slots[index + 2] == key or self._replacement_value(other) < self._replacement_value(before):
                index += 2
                before = other
        if before == 0:
            self.filled += 1
        slots[index] = key
        slots[index + 1] = entry
        if before == 0 and self.buckets < self.max_buckets and self.filled > self.buckets // 2:
            self._grow()

    def _replacement_value(self, entry: i64) -> i64:
        """Return how much an entry is worth: its depth, less for each search since it was made."""
        if entry == 0:
            return -1000
        return depth_of(entry) - 4 * (self.age - age_of(entry) & _AGE)

    def permille_full(self) -> int:
        """Return how much of the table the present search has filled, in thousandths, from a sample."""
        slots = self.slots
        sample = min(self.buckets, 500)
        used: i64 = 0
        for bucket in range(sample):
            for index in range(bucket * _BUCKET + 1, bucket * _BUCKET + 5, 2):
                entry = slots[index]
                if entry and age_of(entry) == self.age:
                    used += 1
        return int(used * 500 // sample * self.buckets // self.max_buckets)
