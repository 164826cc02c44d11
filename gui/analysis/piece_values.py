"""What captures and promotions are worth to the coach: the engine's values of the pieces, for each game once."""

from dataclasses import dataclass
from functools import cache

from engine.weights import piece_values
from rules.tables import BLACK, KIND, KING, PIECES, WHITE, Tables


@dataclass(frozen=True)
class Values:
    """In hundredths of a pawn. `captured`: by piece, what its side loses and what the other gets in hand; `promoted`:
    by piece, what it gains by promoting. `least`: a loss of this and more is worth a warning; that of a pawn is not.
    """

    captured: tuple[int, ...]
    promoted: tuple[int, ...]
    least: int


NOTABLE = 50
"""A gain of less is an even trade."""

_ROYAL = 20000


@cache
def values_of(tables: Tables) -> Values:
    """Return the values of a game."""
    board, hand = piece_values(tables)
    captured = [board[code & KIND] + hand[tables.held[code]] for code in range(PIECES)]
    promoted = [max(0, board[tables.promoted[code] & KIND] - board[code & KIND]) for code in range(PIECES)]
    promoted = [gain if tables.promoted[code] else 0 for code, gain in enumerate(promoted)]
    pawns = [captured[kind | colour] for kind in range(KING + 1, tables.kinds + 1) for colour in (WHITE, BLACK)]
    cheapest = min(value for value in pawns if value)
    captured = [_ROYAL if code & KIND == KING else value for code, value in enumerate(captured)]
    return Values(tuple(captured), tuple(promoted), cheapest * 6 // 5)
