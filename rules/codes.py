"""Squares and pieces as whole numbers.

Squares are numbered 14 to a row, a1 at 45: between two rows of twelve squares there are two of border, in which every
slide and every rider's jump of two ends, and every leap of three has a number. A piece is its kind (1 for the king,
then in the order of the variant's pieces) plus WHITE or BLACK; BORDER, also the holes of a board, has both bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.variant import FILES, Variant

WIDTH: Final = 14
SQUARES: Final = 256
A1: Final = 45
LEAPS: Final = 3
LINE_OFFSET: Final = SQUARES

EMPTY: Final = 0
WHITE: Final = 32
BLACK: Final = 64
BORDER: Final = 96
COLOURS: Final = 96
KIND: Final = 31
KING: Final = 1
PIECES: Final = 96
LINE: Final = PIECES * SQUARES

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])


def side_of(piece: i64) -> i64:
    """Return the side of a piece, 0 for White."""
    return piece >> 6


def square_at(file: int, rank: int) -> int:
    """Return the square of a file and a rank, both from 0."""
    return A1 + rank * WIDTH + file


def squares_of(variant: Variant) -> list[int]:
    """Return the squares of a variant's board, rank by rank, without its holes."""
    holes = variant.zone(variant.holes)
    return [
        square_at(file, rank)
        for rank in range(variant.ranks)
        for file in range(variant.files)
        if (file, rank) not in holes
    ]


def file_of(square: int) -> int:
    """Return the file of a square, a being 0."""
    return (square - A1) % WIDTH


def rank_of(square: int) -> int:
    """Return the rank of a square, the first being 0."""
    return (square - A1) // WIDTH


def square_name(square: int) -> str:
    """Return a square's name, as in `e4`."""
    return f"{FILES[file_of(square)]}{rank_of(square) + 1}"


def zone_squares(variant: Variant, text: str, colour: int) -> set[int]:
    """Return the squares of a zone, seen from the side of `colour`."""
    last = variant.ranks - 1
    side = int(colour == BLACK)
    return {square_at(file, last - rank if side else rank) for file, rank in variant.zone(text, side)}
