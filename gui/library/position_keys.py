"""Keys of positions that mean the same in every run and build, and how to tell when they do not any more."""

import hashlib
from functools import cache

from rules import zobrist
from rules.games import GAMES
from rules.tables import SQUARES, WIDTH
from rules.variant import Variant

FORM = 3
"""Changes whenever what stands in the index changes its form or meaning, as when tests/rules/test_zobrist.py has to."""


@cache
def key_of_game(name: str) -> int:
    """Return a signed 64-bit number for a game's name; its positions' keys are XORed with it, so that no two games
    share any."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "little", signed=True)


def key_of(variant: Variant, key: int) -> int:
    """Return the key of a position in the library; `key` is rules.position.Position's."""
    return key ^ key_of_game(variant.name)


@cache
def fingerprint() -> str:
    """Return what all keys and moves depend on, as a short text: an index with another one has to be made anew."""
    parts: list[object] = [FORM, WIDTH, SQUARES]
    parts += [(variant.name, variant.start, sorted(variant.kinds.items())) for variant in GAMES.values()]
    parts += [list(zobrist.HAND), list(zobrist.EN_PASSANT), list(zobrist.RIGHTS), list(zobrist.SETUP)]
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()
