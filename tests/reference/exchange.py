"""The gain of a move with all following captures on its square, by trying every legal one.

The slow referee of `engine.exchange`: each side captures with its best piece, or stops.
"""

from surajang.engine.evaluate import Evaluator
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, SETUP, TWICE
from surajang.rules.position import Position

DEEPEST = 12


def gain(evaluator: Evaluator, position: Position, move: int) -> int:
    """Return the immediate gain of a move: by capture and promotion."""
    if move & (DROP | CASTLING | SETUP):
        return 0
    origin, target, first = move >> 8 & 255, move & 255, move >> 16 & 255
    taken = [target] if target != origin else []
    taken += [first] if move & TWICE and first else []
    taken += [position.en_passant_pawn] if move & EN_PASSANT else []
    won = sum(int(evaluator.exchange_value[position.board[square]]) for square in taken)
    return won + (int(evaluator.promotion_gain[position.board[origin]]) if move & PROMOTION else 0)


def captures_of(position: Position, square: int) -> list[int]:
    """Return the legal moves that capture the piece on a square, even in passing."""
    return [
        move
        for move in legal_moves(position)
        if not move & (DROP | CASTLING | SETUP)
        and square in (move & 255 if move & 255 != move >> 8 & 255 else 0, move >> 16 & 255 if move & TWICE else 0)
    ]


def value(evaluator: Evaluator, position: Position, move: int, depth: int = DEEPEST) -> int:
    """Return the gain of a legal move, both sides capturing on its square as long as it pays."""
    square = move & 255
    won = gain(evaluator, position, move)
    position.make(move)
    best = 0
    for answer in captures_of(position, square) if depth else []:
        if answer & 255 != square:  # it captured there in passing and moved on, out of reach
            best = max(best, gain(evaluator, position, answer))
        else:
            best = max(best, value(evaluator, position, answer, depth - 1))
    position.unmake()
    return won - best
