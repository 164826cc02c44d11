"""Zobrist numbers, XORed into the key of a position; the same in every run and build."""

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.tables import ALL_RIGHTS, BLACK, KIND, PIECES, SQUARES, WHITE

HAND_COUNTS: Final = 128

_generator = random.Random(20201116)


def _numbers(count: int) -> list[int]:
    """Return `count` signed 64-bit numbers."""
    return [_generator.getrandbits(64) - (1 << 63) for _ in range(count)]


def _piece_numbers() -> list[int]:
    """Return numbers by piece and square, 0 for codes that are no piece."""
    numbers = [0] * (PIECES * SQUARES)
    for colour in (WHITE, BLACK):
        first = (colour + 1) * SQUARES
        numbers[first : first + KIND * SQUARES] = _numbers(KIND * SQUARES)
    return numbers


PIECE: Final[vec[i64]] = vec[i64](_piece_numbers())
HAND: Final[vec[i64]] = vec[i64](_numbers(2 * (KIND + 1) * HAND_COUNTS))
EN_PASSANT: Final[vec[i64]] = vec[i64](_numbers(SQUARES))
RIGHTS: Final[vec[i64]] = vec[i64](_numbers(ALL_RIGHTS + 1))
SETUP: Final[vec[i64]] = vec[i64](_numbers(3))
BLACK_TO_MOVE: Final[vec[i64]] = vec[i64](_numbers(1))
