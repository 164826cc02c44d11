"""What captures and promotions are worth to the coach, with every legal capture that follows on the same square.

Values are those of the engine; exchanges are exact, each played out on the position.
"""

from dataclasses import dataclass
from functools import cache

from surajang.engine.weights import piece_values
from surajang.rules.movegen import CAPTURES, generate
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, first_step, origin, target
from surajang.rules.position import Position
from surajang.rules.tables import BLACK, KIND, KING, PIECES, WHITE, Tables


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


_INFINITE = 1_000_000


def gain(position: Position, move: int, values: Values) -> int:
    """Return what a legal move wins at once: what it captures, and what it promotes to."""
    if move & (DROP | CASTLING | SETUP):
        return 0
    won = sum(values.captured[position.board[square]] for square in position.captured_squares(move))
    return won + (values.promoted[position.board[origin(move)]] if move & PROMOTION else 0)


def captures(position: Position) -> list[int]:
    """Return the legal moves that capture."""
    moves = position.scratch
    end = int(generate(position, moves, 0, CAPTURES))
    found = [int(moves[n]) for n in range(end)]
    return [move for move in found if position.captures(move)]


def exchange(position: Position, move: int, values: Values) -> int:
    """Return what a legal move wins when both sides capture on its square as long as it pays."""
    won = gain(position, move, values)
    position.make(move)
    lost = _answer(position, int(target(move)), values, -_INFINITE, _INFINITE)
    position.unmake()
    return won - lost


def _answer(position: Position, square: int, values: Values, low: int, high: int) -> int:
    """Return what the side to move wins by capturing on a square, or 0 if it does better to leave that.

    Exact between `low` and `high`; beyond them only that it is beyond.
    """
    best = 0
    low = max(low, 0)
    if low >= high:
        return best
    board = position.board
    found = [move for move in captures(position) if square in (position.captured_on_target(move), first_step(move))]
    found.sort(key=lambda move: values.captured[board[origin(move)]])
    for move in found:
        value = gain(position, move, values)
        if target(move) == square:  # else it has captured on its way and gone on, out of reach
            position.make(move)
            value -= _answer(position, square, values, value - high, value - low)
            position.unmake()
        best = max(best, value)
        low = max(low, best)
        if low >= high:
            break
    return best
