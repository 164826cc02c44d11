"""Table entries of the search for mate, packed into one number.

Entries lie in the same table as those of the ordinary search, under other keys. From the lowest bit: the fewest moves
within which mate is proved, plus one (6 bits, 0: none); the most within which it is refuted, plus one (6); the moves
left when the proof and disproof numbers were found (6); the two numbers (14 each, rounded up). Above them are depth,
bound and age as in table.py; the depth is the logarithm of the work that the entry took.
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT

MAX_MATE_MOVES: Final = 60
"""The longest mate that can be searched for, in moves."""

PROVED_NUMBER: Final = 1 << 30
"""The disproof number of a proved position, and the proof number of a refuted one."""


def proved(entry: i64, left: i64) -> bool:
    """Return whether mate within `left` moves is proved."""
    least = entry & 63
    return 0 < least <= left + 1


def refuted(entry: i64, left: i64) -> bool:
    """Return whether mate within `left` moves is refuted."""
    return entry >> 6 & 63 > left


def left_of(entry: i64) -> i64:
    """Return the moves left when the numbers of an entry were found, 0 if it has none."""
    return entry >> 12 & 63


def proof_of(entry: i64) -> i64:
    """Return the proof number of an entry."""
    return _unpacked(entry >> 18 & 0x3FFF)


def disproof_of(entry: i64) -> i64:
    """Return the disproof number of an entry."""
    return _unpacked(entry >> 32 & 0x3FFF)


def keep(table: Table, key: i64, left: i64, proof: i64, disproof: i64, work: i64) -> None:
    """Store the numbers of a position with `left` moves left, after `work` nodes; proofs and refutations are kept."""
    before = table.probe(key)
    least = before & 63
    most = before >> 6 & 63
    if proof == 0 and (least == 0 or left + 1 < least):
        least = left + 1
    if disproof == 0 and left + 1 > most:
        most = left + 1
    entry = least | most << 6
    if proof and disproof:
        entry |= left << 12 | _packed(proof) << 18 | _packed(disproof) << 32
    depth: i64 = 1
    while work and depth < 200:
        work >>= 1
        depth += 3
    table.keep(key, entry | depth << 46 | EXACT << 54 | table.age << 56)


def _packed(number: i64) -> i64:
    """Return a number as nine leading bits and a five-bit exponent, rounded up."""
    exponent: i64 = 0
    while number > 511:
        number = (number + 1) >> 1
        exponent += 1
    return number << 5 | exponent


def _unpacked(packed: i64) -> i64:
    """Return the number that `_packed` packed."""
    return min((packed >> 5) << (packed & 31), PROVED_NUMBER - 1)
