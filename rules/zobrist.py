"""Zobrist numbers, XORed into the key of a position; the same in every run and build.

Keys are stored. The squares of boards of up to ten by ten therefore keep their numbers, which were drawn for a grid of
12 by 15 squares with a1 at 26; the others got theirs later.
"""

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import BLACK, KIND, PIECES, SQUARES, WHITE, square_at
from surajang.rules.tables import ALL_RIGHTS
from surajang.rules.variant import MAX_SIZE

HAND_COUNTS: Final = 128

_generator = random.Random(20201116)


def _numbers(count: int) -> list[int]:
    """Return `count` signed 64-bit numbers."""
    return [_generator.getrandbits(64) - (1 << 63) for _ in range(count)]


def _square_numbers() -> list[int]:
    """Return numbers by square, 0 for the squares that only larger boards have."""
    numbers = [0] * SQUARES
    for place, number in enumerate(_numbers(180)):
        rank, file = divmod(place - 26, 12)
        if 0 <= rank < 10 and 0 <= file < 10:
            numbers[square_at(file, rank)] = number
    return numbers


def _piece_numbers() -> list[int]:
    """Return numbers by piece and square, 0 for codes that are no piece."""
    numbers = [0] * (PIECES * SQUARES)
    for colour in (WHITE, BLACK):
        for code in range(colour + 1, colour + 1 + KIND):
            numbers[code * SQUARES : (code + 1) * SQUARES] = _square_numbers()
    return numbers


def _with_larger_boards(numbers: list[int]) -> list[int]:
    """Return the numbers with one for each square, of each piece if there are such, that has none yet."""
    later = random.Random(len(numbers))
    large = [square_at(file, rank) for rank in range(MAX_SIZE) for file in range(MAX_SIZE) if max(file, rank) >= 10]
    for first in range(0, len(numbers), SQUARES):
        for square in large if numbers[first + square_at(0, 0)] else ():
            numbers[first + square] = later.getrandbits(64) - (1 << 63)
    return numbers


PIECE: Final[vec[i64]] = vec[i64](_with_larger_boards(_piece_numbers()))
HAND: Final[vec[i64]] = vec[i64](_numbers(2 * (KIND + 1) * HAND_COUNTS))
EN_PASSANT: Final[vec[i64]] = vec[i64](_with_larger_boards(_square_numbers()))
RIGHTS: Final[vec[i64]] = vec[i64](_numbers(ALL_RIGHTS + 1))
SETUP: Final[vec[i64]] = vec[i64](_numbers(3))
BLACK_TO_MOVE: Final[vec[i64]] = vec[i64](_numbers(1))
