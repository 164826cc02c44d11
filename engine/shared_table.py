"""The part of the transposition table that several processes share: the entries of deeply searched positions.

Each process also has a `Table` of its own, which is far faster. A slot holds two words: an entry as `Table` packs it,
and the key XOR this entry, so that a slot half written by each of two processes matches no key (Robert Hyatt and
Timothy Mann, "A lock-less transposition table implementation for parallel search", 2002). The keys of positions that
are being searched are those of simplified ABDADA (Tom Kerrigan): other processes defer a move that leads to one.
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.table_entry import age_of, depth_of

SHARED_DEPTH: Final = 2
"""Positions searched to a smaller depth are not shared: they are too many to be worth the time."""

_BUCKET: Final = 4
_LOW: Final = 0xFFFFFFFF
_SEARCHED: Final = 8192
_SEARCHED_MASK: Final = _SEARCHED - 1


class SharedTable:
    """A table in shared memory. A bucket has two slots: one for the deepest entry of the latest search, one for the
    latest entry. The keys of positions that are being searched come before the buckets."""

    def __init__(self, memory: memoryview) -> None:
        """`memory` is writable; its size is a multiple of 32 bytes."""
        self.words: Final[memoryview] = memory.cast("q")
        self.buckets: Final[i64] = (len(self.words) - _SEARCHED) // _BUCKET

    def probe(self, key: i64) -> i64:
        """Return the entry of a position, 0 if there is none."""
        words = self.words
        index = _SEARCHED + ((key & _LOW) * self.buckets >> 32) * _BUCKET
        entry: i64 = words[index + 1]
        if entry and words[index] ^ entry == key:
            return entry
        entry = words[index + 3]
        if entry and words[index + 2] ^ entry == key:
            return entry
        return 0

    def store(self, key: i64, entry: i64) -> None:
        """Store the entry of a position."""
        words = self.words
        index = _SEARCHED + ((key & _LOW) * self.buckets >> 32) * _BUCKET
        other: i64 = words[index + 1]
        same = words[index] ^ other == key
        if not same and other and age_of(other) == age_of(entry) and depth_of(other) > depth_of(entry):
            index += 2
        words[index + 1] = entry
        words[index] = key ^ entry

    def is_searched(self, key: i64) -> bool:
        """Return whether some process is searching a position now."""
        found: i64 = self.words[key & _SEARCHED_MASK]
        return found == key

    def begin(self, key: i64) -> None:
        """Mark a position as being searched."""
        self.words[key & _SEARCHED_MASK] = key

    def end(self, key: i64) -> None:
        """Mark a position as no longer being searched."""
        self.words[key & _SEARCHED_MASK] = 0

    def clear(self) -> None:
        """Clear all entries."""
        memory = self.words.cast("B")
        zeros = bytes(1 << 20)
        for first in range(0, len(memory), len(zeros)):
            rest = min(len(zeros), len(memory) - first)
            memory[first : first + rest] = zeros[:rest]
