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
from surajang.rules.codes import BIT, BORDER, KIND, KING, LINE, LINE_OFFSET, SQUARES, WHITE, WIDTH, side_of
from surajang.rules.moves import (
    CASTLING,
    DROP,
    EN_PASSANT,
    PROMOTION,
    SETUP,
    TWICE,
    drop_of,
    dropped_kind,
    from_to,
    origin,
    over,
    target,
)
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.rays import CAPTURE_STEP, FIRST_LEG, LEAP, MOVE_STEP, SECOND_LEG, SLIDE, STEP
from surajang.rules.tables import MAY_FROM, MAY_TO, MUST_FROM, MUST_TO

CAPTURES: Final = 1
QUIETS: Final = 2
DROPS: Final = 4
ALL: Final = 7

_FILE_BITS: Final = 4


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
            end = _piece_moves(position, moves, end, groups, checkers)
    if groups & QUIETS and checkers == 0:
        end = _castlings(position, moves, end)
    if groups & DROPS and (checkers < 2 or position.to_try == TRY_ALL):
        end = _drops(position, moves, end, checkers)
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


def _piece_moves(position: Position, moves: vec[i64], base: i64, groups: i64, checkers: i64) -> i64:  # noqa: PLR0915  # one hot loop; calls cost, and mypyc inlines none
    """Write the moves on the board of all pieces but the king, without castling."""
    tables = position.tables
    board = position.board
    mark = position.mark
    ray_first = tables.ray_first
    ray_end = tables.ray_end
    ray_step = tables.ray_step
    ray_shape = tables.ray_shape
    promotes = tables.promotes
    squares = position.piece_squares
    captures = groups & CAPTURES != 0
    quiets = groups & QUIETS != 0
    side = position.side
    own: i64 = WHITE << side
    stamp = position.stamp
    evasion = stamp + EVASION
    end = base
    first_square = side * LIST
    for n in range(first_square, first_square + position.piece_count[side]):
        square = squares[n]
        piece = board[square]
        if piece & KIND == KING:
            continue
        start = end
        stem = from_to(square, 0)
        run = piece * SQUARES + square
        for ray in range(ray_first[run], ray_end[run]):
            step = ray_step[ray]
            to = square + step
            shape = ray_shape[ray]
            if shape == STEP:
                there = board[to]
                if there == 0:
                    if quiets:
                        moves[end] = stem | to
                        end += 1
                elif there & own == 0 and captures:
                    moves[end] = stem | to
                    end += 1
            elif shape == SLIDE:
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
            elif shape == MOVE_STEP:
                if quiets and board[to] == 0:
                    moves[end] = stem | to
                    end += 1
            elif shape == CAPTURE_STEP:
                there = board[to]
                if captures and there != 0 and there & own == 0:
                    moves[end] = stem | to
                    end += 1
            else:
                end = _other_ray(position, moves, end, square, ray, captures, quiets)
        if tables.sifted[piece]:
            end = _sifted(position, moves, start, end, tables.spared[piece])
        pin = mark[square]
        pinned = pin >= stamp and pin != evasion
        if position.to_try != TRY_ALL:
            if checkers:
                end = _marked(position, moves, start, end, -1 if pinned else evasion)
            elif pinned:
                end = _marked(position, moves, start, end, pin)
        if end > start and promotes[run]:
            end = _with_promotions(position, moves, start, end, square, piece)
        if tables.twice[piece]:
            middle = end
            end = _double_moves(position, moves, end, square, captures, quiets)
            end = _safe(position, moves, middle, end)
            if position.to_try != TRY_NONE:
                end = _safe_from_hoppers(position, moves, start, middle, end)
            continue
        if position.to_try != TRY_NONE:
            end = _safe_from_hoppers(position, moves, start, end, end)
    if captures and position.en_passant_pawn:
        end = _en_passants(position, moves, end)
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


def _sifted(position: Position, moves: vec[i64], base: i64, last: i64, spared: i64) -> i64:
    """Remove captures of the kinds in the bit set `spared` and doubles from a run of moves; return its new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        kind = position.board[target(move)] & KIND
        if kind and spared >> kind & 1:
            continue
        known = base
        while known < end and moves[known] != move:
            known += 1
        if known == end:
            moves[end] = move
            end += 1
    return end


def _marked(position: Position, moves: vec[i64], base: i64, last: i64, value: i64) -> i64:
    """Keep the moves of a run that end on squares marked with `value`; return its new end."""
    mark = position.mark
    end = base
    for n in range(base, last):
        if mark[target(moves[n])] == value:
            moves[end] = moves[n]
            end += 1
    return end


def _with_promotions(position: Position, moves: vec[i64], base: i64, last: i64, square: i64, piece: i64) -> i64:
    """Turn a piece's moves into promotions where these are compulsory, and add promotions where they are optional."""
    tables = position.tables
    if tables.chooses[piece]:
        return _with_choices(position, moves, base, last, square, piece)
    promotion = tables.promotion
    promoted = tables.promoted[piece]
    if tables.limit[promoted] and _count(position, promoted) >= tables.limit[promoted]:
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
    """Like `_with_promotions`, for a piece that has a choice, or whose choice depends on the pieces on the board.

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
        if tables.limit[promoted] and _count(position, promoted) >= tables.limit[promoted]:
            continue
        most = tables.choice_most[piece * MAX_CHOICES + choice]
        if most and _count(position, promoted) + _count(position, tables.twin[promoted]) >= most:
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


def _count(position: Position, piece: i64) -> i64:
    """Return the number of a piece on the board, 0 for no piece."""
    side: i64 = side_of(piece) if piece else 0
    found: i64 = 0
    for n in range(side * LIST, side * LIST + position.piece_count[side]):
        if position.board[position.piece_squares[n]] == piece:
            found += 1
    return found


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


def _safe(position: Position, moves: vec[i64], base: i64, last: i64) -> i64:
    """Keep the moves of a run that leave the mover's king safe, by making each; return its new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        position.make(move)
        if not position.exposed():
            moves[end] = move
            end += 1
        position.unmake()
    return end


def _safe_from_hoppers(position: Position, moves: vec[i64], base: i64, middle: i64, last: i64) -> i64:
    """Keep the safe moves from `base` to `middle`, and all from there to `last`; return the new end.

    If no hopper gives check, only moves that start or end on the line of a hopper can change its attacks.
    """
    end = base
    everything = position.to_try == TRY_ALL
    hop_mark = position.hop_mark
    stamp = position.stamp
    for n in range(base, last):
        move = moves[n]
        doubtful = (
            everything or hop_mark[target(move)] == stamp or (move & DROP == 0 and hop_mark[origin(move)] == stamp)
        )
        if n < middle and doubtful:
            position.make(move)
            exposed = position.exposed()
            position.unmake()
            if exposed:
                continue
        moves[end] = move
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
    return _safe(position, moves, base, end)


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
        safe = True
        board[king] = 0
        while safe and place != tables.castling.king_to[number]:
            place += step
            safe = not position.attacked(place, 1 - side)
        board[king] = KING | (WHITE << side)
        if safe:
            moves[end] = over(CASTLING | from_to(king, tables.castling.king_to[number]), number)
            end = _safe(position, moves, end, end + 1)
    return end


def _drops(position: Position, moves: vec[i64], base: i64, checkers: i64) -> i64:
    """Write the drops. In check, only those between the king and the checker are tried."""
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
            if tables.limit[piece] and _count(position, piece) >= tables.limit[piece]:
                continue
            start = end
            first = piece * SQUARES
            stem = drop_of(kind, 0)
            for to in tables.squares:
                if board[to] == 0 and drop[first + to]:
                    moves[end] = stem | to
                    end += 1
            if evading:
                end = _marked(position, moves, start, end, evasion)
            if tables.most_a_file[piece]:
                end = _on_free_files(position, moves, start, end, piece)
            if position.to_try != TRY_NONE:
                end = _safe_from_hoppers(position, moves, start, end, end)
            if tables.may_check[piece] == 0:
                end = _without_checks(position, moves, start, end)
    return _without_mates(position, moves, middle, end)


def _without_checks(position: Position, moves: vec[i64], base: i64, last: i64) -> i64:
    """Keep the moves of a run that do not give check; return the new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        position.make(move)
        if not position.in_check():
            moves[end] = move
            end += 1
        position.unmake()
    return end


def _on_free_files(position: Position, moves: vec[i64], base: i64, last: i64, piece: i64) -> i64:
    """Keep the drops of a run on files with room for a piece of that kind in its file zone; return the new end."""
    tables = position.tables
    side = side_of(piece)
    most = tables.most_a_file[piece]
    standing: i64 = 0
    full: i64 = 0
    for n in range(side * LIST, side * LIST + position.piece_count[side]):
        square = position.piece_squares[n]
        if position.board[square] == piece and tables.file_zone[piece * SQUARES + square]:
            file = square % WIDTH
            standing += BIT[file * _FILE_BITS]
            if standing >> (file * _FILE_BITS) & 15 >= most:
                full |= BIT[file]
    end = base
    for n in range(base, last):
        if full & BIT[target(moves[n]) % WIDTH] == 0:
            moves[end] = moves[n]
            end += 1
    return end


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
            mates = position.in_check() and not can_move(position, moves, last)
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
