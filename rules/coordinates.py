"""Squares as a game's players name them: `e1` as in chess, or `5i` as in shogi."""

from surajang.rules.tables import file_of, rank_of, square_at, square_name
from surajang.rules.variant import FILES, Variant


def shogi_style(variant: Variant) -> bool:
    """Say whether a game is written as shogi is."""
    return variant.appearance.coordinates == "shogi"


def written_square(variant: Variant, square: int) -> str:
    """Return a square as the game's players name it, `e1` or, with shogi's coordinates, `5i`."""
    if shogi_style(variant):
        return f"{variant.files - file_of(square)}{FILES[variant.ranks - 1 - rank_of(square)]}"
    return square_name(square)


def read_square(variant: Variant, name: str) -> int:
    """Return the square called `name`, `e1` everywhere and `5i` too with shogi's coordinates, or 0."""
    if shogi_style(variant) and len(name) == 2 and name[0] in "123456789":
        file, rank = variant.files - int(name[0]), variant.ranks - 1 - FILES.find(name[1])
        on_board = name[1] in FILES
    else:
        digits = name[1:]
        on_board = name[0] in FILES and digits.isascii() and digits.isdigit()
        file, rank = FILES.find(name[0]), int(digits) - 1 if on_board else -1
    return square_at(file, rank) if on_board and 0 <= file < variant.files and 0 <= rank < variant.ranks else 0
