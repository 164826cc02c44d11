"""Whether a move from the table or the killers is possible here, without generating all moves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import BORDER, COLOURS, KIND, KING, SQUARES, WHITE
from surajang.rules.movegen import CAPTURES, DROPS, QUIETS, generate
from surajang.rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, SETUP, TWICE, dropped_kind, origin, target
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.rays import CAPTURE_STEP, MOVE_STEP, OTHER, SLIDE
from surajang.rules.tables import MAY_FROM, MAY_TO, MUST_FROM, MUST_TO

_SPECIAL: Final = CASTLING | EN_PASSANT | TWICE | SETUP


def is_pseudo_legal(position: Position, move: i64, moves: vec[i64], base: i64) -> bool:
    """Return whether `move` is legal except that it may leave the king in check, to be tested after making it.

    `moves` from `base` on is scratch space. Moves that are hard to judge are searched among the generated ones.
    """
    if position.setup or move & _SPECIAL:
        return _generated(position, move, moves, base)
    tables = position.tables
    board = position.board
    side = position.side
    own: i64 = WHITE << side
    end = target(move)
    if move & DROP:
        kind = dropped_kind(move)
        piece = kind | own
        if position.hands[side * HAND_SLOTS + kind] == 0 or board[end] != 0:
            return False
        if i64(tables.drop[piece * SQUARES + end]) == 0:
            return False
        limited = tables.most_a_file[piece] != 0 or tables.limit[piece] != 0
        if limited or tables.may_mate[piece] == 0 or tables.may_check[piece] == 0:
            return _generated(position, move, moves, base)
        return True
    start = origin(move)
    piece = board[start]
    there = board[end]
    if piece & COLOURS != own or there & own:
        return False
    if piece & KIND != KING and tables.promoted[piece]:
        flags = (i64(tables.promotion[piece * SQUARES + start]) & (MAY_FROM | MUST_FROM)) | (
            i64(tables.promotion[piece * SQUARES + end]) & (MAY_TO | MUST_TO)
        )
        if tables.chooses[piece] or tables.limit[tables.promoted[piece]]:
            return _generated(position, move, moves, base)
        if move & PROMOTION:
            if flags == 0:
                return False
        elif flags & (MUST_FROM | MUST_TO):
            return False
    elif move & PROMOTION:
        return False
    run = piece * SQUARES + start
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        shape = tables.ray_shape[ray]
        to = start + tables.ray_step[ray]
        if shape == SLIDE:
            while board[to] == 0 and to != end:
                to += tables.ray_step[ray]
        elif shape == OTHER:
            return _generated(position, move, moves, base)
        if to == end:
            if (shape == MOVE_STEP and there != 0) or (shape == CAPTURE_STEP and there == 0):
                continue
            kind = there & KIND
            return there != BORDER and (kind == 0 or tables.spared[piece] >> kind & 1 == 0)
    return False


def _generated(position: Position, move: i64, moves: vec[i64], base: i64) -> bool:
    """Return whether `move` is among the generated moves of its kind."""
    kinds: i64 = CAPTURES | QUIETS
    if move & DROP:
        kinds = DROPS
    end = generate(position, moves, base, kinds)
    n = base
    while n < end and moves[n] != move:
        n += 1
    return n < end
