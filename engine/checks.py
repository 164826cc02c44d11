"""Drops that give check, generated from the enemy king outward rather than filtered from all drops."""

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import BIT, LINE, SQUARES, WHITE, WIDTH
from surajang.rules.moves import DROP
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.rays import LAME_ATTACK
from surajang.rules.tables import Tables


def drop_checks(position: Position, moves: vec[i64], base: i64) -> i64:
    """Write the drops that attack the enemy king from `moves[base]` on and return their end.

    The side to move must not be in check. Kinds whose drop may not mate or check,
    or whose number is limited, are left out.
    """
    tables = position.tables
    board = position.board
    side = position.side
    own: i64 = WHITE << side
    king = position.kings[1 - side]
    end = base
    held: i64 = 0
    for kind in tables.hand_kinds:
        if position.hands[side * HAND_SLOTS + kind]:
            piece = kind | own
            if tables.may_mate[piece] and tables.may_check[piece] and tables.limit[piece] == 0:
                held |= BIT[kind]
    if held == 0:
        return end
    for line in range(tables.lines):
        step = tables.line_step[line]
        square = king + step
        distance: i64 = 1
        while board[square] == 0:
            for kind in tables.hand_kinds:
                if held & BIT[kind] == 0:
                    continue
                piece = kind | own
                reach = i64(tables.attack[line * LINE + piece * SQUARES + square])
                if reach < distance:
                    continue
                if line >= tables.slides and reach == LAME_ATTACK and not position.legs_free(line, king):
                    continue
                if i64(tables.drop[piece * SQUARES + square]) == 0:
                    continue
                most = tables.most_a_file[piece]
                if most and _standing_on_file(tables, board, piece, square) >= most:
                    continue
                moves[end] = DROP | kind << 8 | square
                end += 1
            if line >= tables.slides:
                break
            square += step
            distance += 1
    return end


def _standing_on_file(tables: Tables, board: vec[i64], piece: i64, square: i64) -> i64:
    """Return how many such pieces stand on the file of `square`, in the zone where they are counted."""
    other = square % WIDTH + WIDTH
    found: i64 = 0
    while other < SQUARES:
        if board[other] == piece and tables.file_zone[piece * SQUARES + other]:
            found += 1
        other += WIDTH
    return found
