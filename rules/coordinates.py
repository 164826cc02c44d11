"""Names of squares for people: `e1` as in chess, or `5i` as in shogi."""

from surajang.rules.codes import file_of, rank_of, square_at, square_name
from surajang.rules.variant import FILES, Variant


def shogi_style(variant: Variant) -> bool:
    """Return whether a variant uses shogi's coordinates and notation."""
    return variant.appearance.coordinates == "shogi"


def written_square(variant: Variant, square: int) -> str:
    """Return the name of a square for people, `e1` or, with shogi's coordinates, `5i`."""
    if shogi_style(variant):
        return f"{variant.files - file_of(square)}{FILES[variant.ranks - 1 - rank_of(square)]}"
    return square_name(square)


def read_square(variant: Variant, name: str) -> int:
    """Return the square with a name, 0 if there is none: `e1` in any variant, `5i` with shogi's coordinates."""
    if shogi_style(variant) and len(name) == 2 and name[0] in "123456789":
        file, rank = variant.files - int(name[0]), variant.ranks - 1 - FILES.find(name[1])
        on_board = name[1] in FILES
    else:
        digits = name[1:]
        on_board = name[0] in FILES and digits.isascii() and digits.isdigit()
        file, rank = FILES.find(name[0]), int(digits) - 1 if on_board else -1
    return square_at(file, rank) if on_board and 0 <= file < variant.files and 0 <= rank < variant.ranks else 0
