"""Wins in one move by arrival."""

from mypy_extensions import i64

from surajang.rules.codes import KING, SQUARES, WHITE
from surajang.rules.movegen import ALL, generate
from surajang.rules.moves import target
from surajang.rules.position import Position


def wins_by_arrival(position: Position) -> bool:
    """Return whether the side to move can win in one move by an arrival."""
    if not position.tables.arrival.by_king:
        return _arrives_somehow(position)
    tables = position.tables
    side = position.side
    king = position.kings[side]
    board = position.board
    piece = KING | (WHITE << side)
    own: i64 = WHITE << side
    run = piece * SQUARES + king
    found = False
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        to = king + tables.ray_step[ray]
        if tables.arrival.goal[side * SQUARES + to] == 1 and board[to] & own == 0:
            board[king] = 0
            found = not position.attacked(to, 1 - side)
            board[king] = piece
            if found:
                return True
    return False


def _arrives_somehow(position: Position) -> bool:
    """Return whether a legal move of the side to move makes a piece of its own arrive."""
    side = position.side
    moves = position.scratch
    for n in range(generate(position, moves, 0, ALL)):
        if position.tables.arrival.goal[side * SQUARES + target(moves[n])]:
            position.make(moves[n])
            found = position.has_arrived(side)
            position.unmake()
            if found:
                return True
    return False
