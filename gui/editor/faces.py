"""The faces of a game's pieces: which are two of one piece, and in which order they are offered."""

from functools import lru_cache

from rules.tables import COLOURS, KIND, WHITE
from rules.variant import Variant


@lru_cache(maxsize=16)
def faces(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return the kinds of pieces, each piece's two faces (or the only one) together, the plain one first.

    The king comes first, then what no hand holds, then the hand's order.
    """
    found: dict[str, list[int]] = {}
    for kind, piece in sorted(enumerate(variant.pieces, 1), key=lambda item: item[1].art):
        found.setdefault(piece.art[0], []).append(kind)
    order = [letter for letter in variant.hand_order if letter in found]
    others = sorted((letter for letter in found if letter not in order), key=lambda letter: min(found[letter]))
    return tuple(tuple(found[letter]) for letter in (*others, *order))


def turned_over(variant: Variant, piece: int) -> int:
    """Return a piece's next face: its own other one, then those of the other colour."""
    pair = next(pair for pair in faces(variant) if piece & KIND in pair)
    place = pair.index(piece & KIND)
    if place + 1 < len(pair):
        return pair[place + 1] | piece & COLOURS
    return pair[0] | (piece & COLOURS ^ COLOURS)


def piece_written(variant: Variant, letter: str) -> int:
    """Return the piece that a letter stands for, in capitals the first player's; 0 if there is none."""
    for kind, piece in enumerate(variant.pieces, 1):
        if letter.upper() in (piece.symbol, piece.letter):
            return kind | (WHITE if letter.isupper() else WHITE ^ COLOURS)
    return 0
