"""Generates legal moves, exactly: pins, checks, hopping captures and drops that mate are all accounted for.

Checks and pins are found once a position: the checkers, the squares that answer a check, and the pinned pieces. After
that the legality of most moves is one look-up. The few that a look-up cannot judge (en passant, a lion's second step,
moves that touch the line of an enemy hopper, drops that may mate) are made and tested.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE
from surajang.rules.checks_and_pins import EVASION, TRY_ALL, TRY_NONE, find_checks_and_pins
from surajang.rules.codes import BORDER, KIND, KING, LINE, LINE_OFFSET, SQUARES, WHITE, WIDTH
from surajang.rules.move_filters import marked, on_free_files, safe, safe_from_hoppers, sifted, without_checks
from surajang.rules.moves import CASTLING, EN_PASSANT, SETUP, TWICE, drop_of, dropped_kind, from_to, over, target
from surajang.rules.position import HAND_SLOTS, LIST, MAX_MOVES, Position
from surajang.rules.promotions import count, with_promotions
from surajang.rules.rays import CAPTURE_STEP, FIRST_LEG, LEAP, MOVE_STEP, OTHER, SECOND_LEG, SLIDE

CAPTURES: Final = 1
QUIETS: Final = 2
DROPS: Final = 4
ALL: Final = 7

_SPARE: Final = 640
"""Room for castlings, captures en passant, and the double moves of one piece."""


def legal_moves(position: Position) -> list[int]:
    """Return the legal moves of a position; none when a king has arrived."""
    return legal_moves_of(position, ALL)


def legal_moves_of(position: Position, groups: i64) -> list[int]:
    """Return the legal moves of some groups, as in `generate`.

    For uncompiled code: a vec that it passes to a compiled function is never freed.
    """
    moves = position.scratch
    end = generate(position, moves, 0, groups)
    return [moves[n] for n in range(end)]


def has_legal_move(position: Position) -> bool:
    """Return whether there is a legal move."""
    return can_move(position, position.scratch, 0)


def can_move(position: Position, moves: vec[i64], base: i64) -> bool:
    """Return whether there is a legal move, with `moves` from `base` on as scratch space."""
    return generate(position, moves, base, CAPTURES | QUIETS) > base or generate(position, moves, base, DROPS) > base


def generate(position: Position, moves: vec[i64], base: i64, groups: i64) -> i64:
    """Write the legal moves from `moves[base]` on and return their end.

    `groups` is a sum of CAPTURES, QUIETS (moves on the board that capture nothing, castling, a pass, setup choices) and
    DROPS. There must be room for MAX_MOVES, and as much again for the replies to drops.
    """
    if position.setup:
        return _setup_choices(position, moves, base, groups)
    if position.arrived():
        return base
    checkers = find_checks_and_pins(position)
    end = base
    if groups & (CAPTURES | QUIETS):
        end = _king_moves(position, moves, end, groups)
        if checkers < 2 or position.to_try == TRY_ALL:
            end = _piece_moves(position, moves, end, base + MAX_MOVES - _SPARE, groups, checkers)
    if groups & QUIETS and checkers == 0:
        end = _castlings(position, moves, end)
    if groups & DROPS and (checkers < 2 or position.to_try == TRY_ALL):
        end = _drops(position, moves, end, base + MAX_MOVES, checkers)
    return end


def _setup_choices(position: Position, moves: vec[i64], base: i64, groups: i64) -> i64:
    """Write the setup choices."""
    end = base
    if groups & QUIETS:
        for choice in range(position.tables.setup.choices):
            moves[end] = SETUP | choice
            end += 1
    return end


def _king_moves(position: Position, moves: vec[i64], base: i64, groups: i64) -> i64:
    """Write the king's moves to squares that are not attacked once it has left its square."""
    tables = position.tables
    board = position.board
    side = position.side
    own: i64 = WHITE << side
    king = position.kings[side]
    piece = board[king]
    end = base
    first = tables.ray_first[piece * SQUARES + king]
    last = tables.ray_end[piece * SQUARES + king]
    board[king] = 0
    for ray in range(first, last):
        to = king + tables.ray_step[ray]
        there = board[to]
        if there & own == 0 and groups & (CAPTURES if there else QUIETS) and not position.attacked(to, 1 - side):
            moves[end] = from_to(king, to)
            end += 1
    board[king] = piece
    return end


def _piece_moves(position: Position, moves: vec[i64], base: i64, most: i64, groups: i64, checkers: i64) -> i64:
    """Write the moves on the board of all pieces but the king, without castling, as far as they end before `most`."""
    tables = position.tables
    board = position.board
    ray_end = tables.ray_end
    ray_step = tables.ray_step
    ray_shape = tables.ray_shape
    captures = groups & CAPTURES != 0
    quiets = groups & QUIETS != 0
    own: i64 = WHITE << position.side
    all_doubtful = checkers != 0 or position.to_try != TRY_NONE
    end = base
    first = position.side * LIST
    for n in range(first, first + position.piece_count[position.side]):
        square = position.piece_squares[n]
        piece = board[square]
        if piece & KIND == KING:
            continue
        if end + tables.room[piece] > most:
            break
        start = end
        stem = from_to(square, 0)
        run = piece * SQUARES + square
        for ray in range(tables.ray_first[run], ray_end[run]):
            step = ray_step[ray]
            to = square + step
            shape = ray_shape[ray]
            if shape == SLIDE:
                if quiets:
                    while board[to] == 0:
                        moves[end] = stem | to
                        end += 1
                        to += step
                else:
                    while board[to] == 0:
                        to += step
                if captures and board[to] & own == 0:
                    moves[end] = stem | to
                    end += 1
            elif shape == OTHER:
                end = _other_ray(position, moves, end, square, ray, captures, quiets)
            elif board[to] == 0:
                if quiets and shape != CAPTURE_STEP:
                    moves[end] = stem | to
                    end += 1
            elif captures and board[to] & own == 0 and shape != MOVE_STEP:
                moves[end] = stem | to
                end += 1
        if (
            all_doubtful
            or tables.promotes[run]
            or tables.sifted[piece]
            or tables.twice[piece]
            or position.mark[square] >= position.stamp
        ):
            end = _refined(position, moves, start, end, square, groups, checkers)
    if captures and position.en_passant_pawn:
        end = _en_passants(position, moves, end)
    return end


def _refined(position: Position, moves: vec[i64], base: i64, last: i64, square: i64, groups: i64, checkers: i64) -> i64:
    """Keep the legal moves of the piece on `square`, and add its promotions and double moves; return their end."""
    tables = position.tables
    piece = position.board[square]
    end = last
    if tables.sifted[piece]:
        end = sifted(position, moves, base, end, tables.spared[piece])
    pin = position.mark[square]
    evasion = position.stamp + EVASION
    pinned = pin >= position.stamp and pin != evasion
    if position.to_try != TRY_ALL:
        if checkers:
            end = marked(position, moves, base, end, -1 if pinned else evasion)
        elif pinned:
            end = marked(position, moves, base, end, pin)
    if end > base and tables.promotes[piece * SQUARES + square]:
        end = with_promotions(position, moves, base, end, square, piece)
    middle = end
    if tables.twice[piece]:
        end = _double_moves(position, moves, end, square, groups & CAPTURES != 0, groups & QUIETS != 0)
        end = safe(position, moves, middle, end)
    if position.to_try != TRY_NONE:
        end = safe_from_hoppers(position, moves, base, middle, end)
    return end


def _other_ray(
    position: Position, moves: vec[i64], base: i64, square: i64, ray: i64, captures: bool, quiets: bool
) -> i64:
    """Write the moves along a ray that is bounded, hops, or only moves or only captures."""
    tables = position.tables
    board = position.board
    own: i64 = WHITE << position.side
    step = tables.ray_step[ray]
    limit = tables.ray_limit[ray]
    mode = tables.ray_mode[ray]
    stem = from_to(square, 0)
    end = base
    if mode & (LEAP | LAME):
        index = step + LINE_OFFSET
        if mode & LEAP and board[square + step // 2] == 0:
            return end
        if mode & LAME and (board[square + FIRST_LEG[index]] or board[square + SECOND_LEG[index]]):
            return end
    to = square + step
    distance: i64 = 1
    if quiets and mode & (MOVE | HOP) == MOVE:
        while distance <= limit and board[to] == 0:
            moves[end] = stem | to
            end += 1
            to += step
            distance += 1
    else:
        while distance <= limit and board[to] == 0:
            to += step
            distance += 1
    if distance > limit:
        return end
    if mode & HOP:
        excluded = tables.no_screen[board[square]]
        screen = board[to] & KIND
        if board[to] == BORDER or excluded >> screen & 1:
            return end
        to += step
        distance += 1
        while distance <= limit and board[to] == 0:
            if quiets and mode & MOVE:
                moves[end] = stem | to
                end += 1
            to += step
            distance += 1
        if distance > limit:
            return end
    if captures and mode & CAPTURE and board[to] & own == 0:
        moves[end] = stem | to
        end += 1
    return end


def _double_moves(position: Position, moves: vec[i64], base: i64, square: i64, captures: bool, quiets: bool) -> i64:
    """Write the double moves of a piece that may step on after an adjacent capture, and its pass if it has room."""
    tables = position.tables
    board = position.board
    own: i64 = WHITE << position.side
    spared = tables.spared[board[square]]
    end = base
    may_pass = False
    for rank in range(-1, 2):
        for file in range(-1, 2):
            first = square + rank * WIDTH + file
            there = board[first]
            if there == 0:
                may_pass = True
            kind = there & KIND
            if not captures or there == 0 or there & own or spared >> kind & 1:
                continue
            for second_rank in range(-1, 2):
                for second_file in range(-1, 2):
                    to = first + second_rank * WIDTH + second_file
                    last = board[to]
                    last_kind = last & KIND
                    free = to == square or (to != first and last & own == 0)
                    if free and (last == 0 or to == square or spared >> last_kind & 1 == 0):
                        moves[end] = over(TWICE | from_to(square, to), first)
                        end += 1
    if may_pass and quiets:
        moves[end] = TWICE | from_to(square, square)
        end += 1
    return end


def _en_passants(position: Position, moves: vec[i64], base: i64) -> i64:
    """Write the captures en passant."""
    tables = position.tables
    pawn = tables.en_passant_kind | (WHITE << position.side)
    end = base
    for passed in position.en_passant_squares():
        for line in range(tables.lines):
            place = passed + tables.line_step[line]
            if position.board[place] == pawn and i64(tables.attack[line * LINE + pawn * SQUARES + place]) >= 1:
                moves[end] = EN_PASSANT | from_to(place, passed)
                end += 1
    return safe(position, moves, base, end)


def _castlings(position: Position, moves: vec[i64], base: i64) -> i64:
    """Write the castlings of a king that is not in check."""
    tables = position.tables
    board = position.board
    side = position.side
    rights = position.rights
    king = position.kings[side]
    end = base
    for number in range(side * 2, side * 2 + tables.castling.most):
        rook = tables.castling.rook[number]
        if rights >> number & 1 == 0 or king != tables.castling.king[number]:
            continue
        if board[rook] != tables.castling.partner | (WHITE << side):
            continue
        step: i64 = 1 if rook > king else -1
        place = king + step
        while board[place] == 0:
            place += step
        if place != rook:
            continue
        step = 1 if tables.castling.king_to[number] > king else -1
        place = king
        free = True
        board[king] = 0
        while free and place != tables.castling.king_to[number]:
            place += step
            free = not position.attacked(place, 1 - side)
        board[king] = KING | (WHITE << side)
        if free:
            moves[end] = over(CASTLING | from_to(king, tables.castling.king_to[number]), number)
            end = safe(position, moves, end, end + 1)
    return end


def _drops(position: Position, moves: vec[i64], base: i64, most: i64, checkers: i64) -> i64:
    """Write the drops, as far as they end before `most`. In check, only those between the king and the checker are
    tried.
    """
    tables = position.tables
    board = position.board
    drop = tables.drop
    side = position.side
    evading = checkers != 0 and position.to_try != TRY_ALL
    evasion = position.stamp + EVASION
    end = base
    # Testing for mate overwrites the checks and pins, so the kinds that may not mate come last.
    for may_mate in range(1, -1, -1):
        middle = end
        for kind in tables.hand_kinds:
            piece = kind | (WHITE << side)
            if position.hands[side * HAND_SLOTS + kind] == 0 or tables.may_mate[piece] != may_mate:
                continue
            if tables.limit[piece] and count(position, piece) >= tables.limit[piece]:
                continue
            if end + LIST > most:
                break
            start = end
            first = piece * SQUARES
            stem = drop_of(kind, 0)
            for to in tables.squares:
                if board[to] == 0 and drop[first + to]:
                    moves[end] = stem | to
                    end += 1
            if evading:
                end = marked(position, moves, start, end, evasion)
            if tables.most_a_file[piece]:
                end = on_free_files(position, moves, start, end, piece)
            if position.to_try != TRY_NONE:
                end = safe_from_hoppers(position, moves, start, end, end)
            if tables.may_check[piece] == 0:
                end = without_checks(position, moves, start, end)
    return _without_mates(position, moves, middle, end)


def _without_mates(position: Position, moves: vec[i64], base: i64, last: i64) -> i64:
    """Keep the drops of a run that do not checkmate, whichever piece gives the check; return the new end."""
    tables = position.tables
    king = position.kings[1 - position.side]
    end = base
    for n in range(base, last):
        move = moves[n]
        piece = dropped_kind(move) | (WHITE << position.side)
        if tables.has_hoppers or _attacks_beside(position, piece, target(move), king):
            position.make(move)
            mates = position.in_check() and not (last + MAX_MOVES > len(moves) or can_move(position, moves, last))
            position.unmake()
            if mates:
                continue
        moves[end] = move
        end += 1
    return end


def _attacks_beside(position: Position, piece: i64, square: i64, king: i64) -> bool:
    """Return whether `piece` on `square` would attack the king by a step.

    Pieces whose drop may not mate are steppers (`rules.variant`), and a drop discovers attacks of hoppers only.
    """
    tables = position.tables
    line = tables.line_of[square - king + LINE_OFFSET]
    return line >= 0 and i64(tables.attack[line * LINE + piece * SQUARES + square]) > 0
