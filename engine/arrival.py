"""Wins in one move by the king's arrival."""

from mypy_extensions import i64

from surajang.rules.position import Position
from surajang.rules.tables import KING, SQUARES, WHITE


def wins_by_arrival(position: Position) -> bool:
    """Say whether the side to move can win in one move by its king's arrival."""
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
        if tables.goal[side * SQUARES + to] == 1 and board[to] & own == 0:
            board[king] = 0
            found = not position.attacked(to, 1 - side)
            board[king] = piece
            if found:
                return True
    return False
