"""Turns moves of a piece into promotions where these are compulsory, and adds those that are optional."""

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import SQUARES, side_of
from surajang.rules.moves import PROMOTION, from_to, over, target
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import LIST, Position
from surajang.rules.tables import MAY_FROM, MAY_TO, MUST_FROM, MUST_TO


def with_promotions(position: Position, moves: vec[i64], base: i64, last: i64, square: i64, piece: i64) -> i64:
    """Turn a piece's moves into promotions where these are compulsory, and add promotions where they are optional."""
    tables = position.tables
    if tables.chooses[piece]:
        return _with_choices(position, moves, base, last, square, piece)
    promotion = tables.promotion
    promoted = tables.promoted[piece]
    if tables.limit[promoted] and count(position, promoted) >= tables.limit[promoted]:
        return last
    end = last
    here = i64(promotion[piece * SQUARES + square]) & (MAY_FROM | MUST_FROM)
    for n in range(base, last):
        move = moves[n]
        flags = here | (i64(promotion[piece * SQUARES + target(move)]) & (MAY_TO | MUST_TO))
        if flags & (MUST_FROM | MUST_TO):
            moves[n] = move | PROMOTION
        elif flags:
            moves[end] = move | PROMOTION
            end += 1
    return end


def _with_choices(position: Position, moves: vec[i64], base: i64, last: i64, square: i64, piece: i64) -> i64:
    """Like `with_promotions`, for a piece that has a choice, or whose choice depends on the pieces on the board.

    A move that must promote and cannot is left out.
    """
    tables = position.tables
    here = i64(tables.promotion[piece * SQUARES + square]) & (MAY_FROM | MUST_FROM)
    flags = here
    for n in range(base, last):
        flags |= i64(tables.promotion[piece * SQUARES + target(moves[n])]) & (MAY_TO | MUST_TO)
    if flags == 0:
        return last
    end = last
    for choice in range(tables.choices[piece]):
        promoted = tables.choice[piece * MAX_CHOICES + choice]
        if tables.limit[promoted] and count(position, promoted) >= tables.limit[promoted]:
            continue
        most = tables.choice_most[piece * MAX_CHOICES + choice]
        if most and count(position, promoted) + count(position, tables.twin[promoted]) >= most:
            continue
        for n in range(base, last):
            to = target(moves[n])
            if here | (i64(tables.promotion[piece * SQUARES + to]) & (MAY_TO | MUST_TO)):
                moves[end] = over(PROMOTION | from_to(square, to), choice)
                end += 1
    kept = base
    for n in range(base, end):
        move = moves[n]
        flags = here | (i64(tables.promotion[piece * SQUARES + target(move)]) & (MAY_TO | MUST_TO))
        if move & PROMOTION or flags & (MUST_FROM | MUST_TO) == 0:
            moves[kept] = move
            kept += 1
    return kept


def count(position: Position, piece: i64) -> i64:
    """Return the number of a piece on the board, 0 for no piece."""
    side: i64 = side_of(piece) if piece else 0
    found: i64 = 0
    for n in range(side * LIST, side * LIST + position.piece_count[side]):
        if position.board[position.piece_squares[n]] == piece:
            found += 1
    return found
