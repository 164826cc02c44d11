"""The transposition table: results of earlier searches by the key of the position.

A bucket holds two slots of two words: the whole key, and an entry (`table_entry.py`). If several processes search, deep
entries are also stored in a table that they share.

First writes to memory are slow, and a small table is read faster, so a large table begins small and grows as a search
fills it (linear hashing): piece by piece, each new bucket taking over its entries from the bucket it splits off.
Entries of earlier searches are replaced first.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from surajang.engine.shared_table import SHARED_DEPTH, SharedTable
from surajang.engine.table_entry import AGES, EXACT, age_of, depth_of, move_of, packed

_BUCKET: Final = 4
_BUCKETS_A_MEGABYTE: Final = 32768
_MEGABYTES_AT_ONCE: Final = 4
_PIECE: Final = 1024
_EMPTY_PIECE: Final = vec[i64]([0] * 4096)
_LOW: Final = 0xFFFFFFFF


class Table:
    """A table of `megabytes` (1 MB = 2**20 bytes).

    It has `buckets` buckets and may grow to `max_buckets`. It began with `first_buckets`; `whole` is their number after
    the doublings so far, and the buckets beyond are split off the first ones, in order. `mask` has one bit more than
    there were doublings. `filled` slots hold entries of the present search. `shared`, if any, is shared with other
    processes.
    """

    def __init__(self, megabytes: int) -> None:
        self.shared: SharedTable | None = None
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
        """Set the size and clear the table. Raises MemoryError, and then changes nothing."""
        most = max(i64(1), i64(megabytes) * _BUCKETS_A_MEGABYTE)
        first = min(most, i64(_MEGABYTES_AT_ONCE * _BUCKETS_A_MEGABYTE))
        # A vec made from a buffer does not touch the rest of its capacity, and untouched memory costs no time.
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
        """Clear all entries."""
        slots = self.slots
        n: i64 = 0
        size: i64 = len(slots)
        while n < size:
            slots[n] = 0
            n += 1
        self.filled = 0
        self.age = 0

    def _grow(self) -> None:
        """Add a piece, and move the entries that belong there."""
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
        """Return the index in `slots` of a position's bucket."""
        bucket = (key & _LOW) * self.first_buckets >> 32
        if self.mask:
            bucket += (key >> 32 & self.mask) * self.first_buckets
            if bucket >= self.buckets:
                bucket -= self.whole
        return bucket * _BUCKET

    def new_search(self) -> None:
        """Begin a new search: all present entries belong to earlier ones."""
        self.age = self.age + 1 & AGES
        self.filled = 0

    def probe(self, key: i64) -> i64:
        """Return the entry of a position, 0 if there is none."""
        slots = self.slots
        index = self._bucket_index(key)
        if slots[index] == key:
            return slots[index + 1]
        if slots[index + 2] == key:
            return slots[index + 3]
        return 0

    def look_up(self, key: i64, depth: i64) -> i64:
        """Return the entry of a position that will be searched to `depth`, the shared one if it is deeper."""
        entry = self.probe(key)
        shared = self.shared
        if shared is not None and depth >= SHARED_DEPTH and depth_of(entry) < depth:
            other = shared.probe(key)
            if depth_of(other) > depth_of(entry):
                return other
        return entry

    def store(self, key: i64, move: i64, score: i64, depth: i64, bound: i64, was_pv: bool) -> None:
        """Store the result of a search, in the slot whose entry is worth least."""
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
        new = entry == 0 or age_of(entry) != self.age
        if new:
            self.filled += 1
        slots[index] = key
        known = packed(move, score, depth, bound, self.age, was_pv)
        slots[index + 1] = known
        shared = self.shared
        if shared is not None and depth >= SHARED_DEPTH:
            shared.store(key, known)
        if new and self.buckets < self.max_buckets and self.filled > self.buckets // 2:
            self._grow()

    def keep(self, key: i64, entry: i64) -> None:
        """Store an entry of the search for mate, which has depth, bound and age in the same bits."""
        slots = self.slots
        index = self._bucket_index(key)
        before = slots[index + 1]
        if slots[index] != key:
            other = slots[index + 3]
            if slots[index + 2] == key or self._replacement_value(other) < self._replacement_value(before):
                index += 2
                before = other
        new = before == 0 or age_of(before) != self.age
        if new:
            self.filled += 1
        slots[index] = key
        slots[index + 1] = entry
        if new and self.buckets < self.max_buckets and self.filled > self.buckets // 2:
            self._grow()

    def _replacement_value(self, entry: i64) -> i64:
        """Return how much an entry is worth: its depth, less for each search since it was made."""
        if entry == 0:
            return -1000
        return depth_of(entry) - 4 * (self.age - age_of(entry) & AGES)

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
