"""Why a move cannot be made, with the squares that prove it."""

import re
from dataclasses import replace
from typing import Final

from surajang.rules import betza, notation_reader
from surajang.rules.attackers import attackers
from surajang.rules.codes import BORDER, KIND, KING, SQUARES, WHITE, WIDTH, file_of, rank_of
from surajang.rules.game import Game
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, TWICE, origin, target
from surajang.rules.notation import IllegalMove
from surajang.rules.notation_reader import Attempt
from surajang.rules.piece import MAX_CHOICES, Piece
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.reasons import Reason, because
from surajang.rules.tables import MAY_FROM, MAY_TO, MUST_FROM, MUST_TO
from surajang.rules.unreachable import because_in, last_ranks, piece_on, squares_between, why_unreachable

_CASTLING: Final = re.compile(r"[Oo0](-?[Oo0]){1,2}")
_RANKS: Final = re.compile(r"(\d+)(?:-(\d+))?$")


def why_not(game: Game, source: int, target: int, drop: bool, promotes: bool | None = None) -> Reason | None:
    """Return why the player to move cannot go from the square `source`, or drop the kind `source`, to `target`.

    With `promotes`, the move must promote or must not; None allows both. Returns None if the move is legal.
    """
    position = game.position
    if game.node.outcome.over:
        return because("game over", outcome=game.node.outcome.reason)
    if position.setup:
        return because_in(position, "setup first", player=int(position.side))
    known = [move for move in legal_moves(position) if _matches(move, source, target, drop)]
    chosen = [move for move in known if promotes is None or bool(move & PROMOTION) == promotes]
    if chosen:
        if any(move in game.legal_moves() for move in chosen):
            return None
        return because("repetition", game.variant, (target,))
    if known:
        return _promotion_refused(position, source, target, bool(promotes))
    if drop:
        return _drop_refused(position, source, target)
    return _move_refused(position, source, target)


def why_not_written(game: Game, text: str) -> Reason | None:
    """Return why a text is not a legal move of the player to move, None if it is.

    If the text names a move that can be tried, the reason is that of `why_not`, otherwise that of `rules.notation`.
    """
    position = game.position
    try:
        move = notation_reader.read(position, text)
    except IllegalMove as error:
        readings = notation_reader.attempts(position, text)
        possible = [one for tried in readings for one in tried if _why_not_tried(game, one) is None]
        if possible:  # more than one move could be meant, or only the promotion's letter is wrong
            return _promotes_otherwise(position, possible[0]) or error.reason
        agreed = [_agreed(game, tried) for tried in readings]
        found = next((reason for reason in agreed if reason is not None), error.reason)
        return _castling_named(position, text, found)
    return why_not(game, origin(move), target(move), bool(move & DROP), bool(move & PROMOTION))


def _promotes_otherwise(position: Position, tried: Attempt) -> Reason | None:
    """Return what a piece promotes to, for a promotion that is legal but names another piece; None for a choice."""
    tables = position.tables
    code = position.board[tried.source]
    if not tried.promotes or tables.choices[code] > 1:
        return None
    other = tables.piece_of(tables.promoted[code])
    return because_in(position, "promotes otherwise", (tried.target,), piece=tables.piece_of(code), other=other)


def _castling_named(position: Position, text: str, reason: Reason) -> Reason:
    """Return a reason that names the castling meant by a text, if the game writes its castlings the other way round
    from chess."""
    tables = position.tables
    castling = tables.variant.castling
    if castling is None or not _CASTLING.fullmatch(text.strip()):
        return reason
    written = "-".join("O" for sign in text if sign in "Oo0")
    for number in range(position.side * 2, position.side * 2 + tables.castling.most):
        rook, king = int(tables.castling.rook[number]), tables.castling.king[number]
        castles = castling.by_side[number // 2]
        if number % 2 >= len(castles):
            continue
        if castles[number % 2].written == written and (written == "O-O") == (rook < king):
            piece = tables.piece_of(tables.castling.partner)
            return because_in(
                position, "castling reversed", reason.squares, text=written, piece=piece, square=rook, reason=reason
            )
    return reason


def why_named(game: Game, text: str) -> Reason:
    """Return why a part of a longer text is not a legal move, in a reason that quotes it."""
    reason = why_not_written(game, text)
    if reason is None:
        return because("not legal", text=text)
    return reason if "text" in reason.values else because("no legal move because", text=text, reason=reason)


def _agreed(game: Game, tried: list[Attempt]) -> Reason | None:
    """Return the reason that holds for all of several possible meanings, None if none does.

    If several pieces could be meant, prefer those that only the king's safety holds back, then those that can move
    there.
    """
    position = game.position
    meant = tried
    if len(tried) > 1:
        leading = [one for one in tried if _leads(position, one.source, one.target)]
        free = [one for one in leading if not why_unreachable(position, one.source, one.target)]
        meant = free or leading
    reasons = [reason for reason in [_why_not_tried(game, one) for one in meant] if reason is not None]
    if not reasons or len(reasons) < len(meant) or not all(reasons[0].same_as(reason) for reason in reasons):
        return None
    squares = [square for reason in reasons for square in reason.squares]
    return replace(reasons[0], squares=tuple(dict.fromkeys(squares)))


def _why_not_tried(game: Game, tried: Attempt) -> Reason | None:
    """Return why an attempted move cannot be made, None if it is legal."""
    return why_not(game, tried.source, tried.target, tried.drop, True if tried.promotes else None)


def _leads(position: Position, start: int, end: int) -> bool:
    """Return whether the movement of the piece on `start` leads to `end`, whatever stands in its way."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    return any(
        squares_between(position, start, end, tables.ray_step[ray], tables.ray_limit[ray]) is not None
        for ray in range(tables.ray_first[run], tables.ray_end[run])
    )


def _matches(move: int, source: int, end: int, drop: bool) -> bool:
    """Return whether a move leads from `source` to `end`, or drops the kind `source` there."""
    return bool(move & DROP) == drop and origin(move) == source and target(move) == end


# Drops


def _drop_refused(position: Position, kind: int, end: int) -> Reason:
    """Return why a piece cannot be dropped."""
    tables = position.tables
    side = position.side
    code = kind | (WHITE << side)
    piece = tables.piece_of(code)
    if not position.hands[side * HAND_SLOTS + kind]:
        return because_in(position, "not in hand", (), player=int(side), piece=piece)
    if piece.drop is None:
        return because_in(position, "never dropped", piece=piece)
    if position.board[end] == BORDER:
        return because_in(position, "off the board")
    if position.board[end]:
        return because_in(position, "drop on a piece", (end,))
    if not tables.drop[code * SQUARES + end]:
        return _outside_drop_zone(position, piece, end)
    mine = [square for square in tables.squares if position.board[square] == code]
    if piece.limit and len(mine) >= piece.limit:
        return because_in(position, "too many on the board", tuple(mine), piece=piece, number=piece.limit)
    if tables.most_a_file[code]:
        same = [s for s in mine if file_of(s) == file_of(end) and tables.file_zone[code * SQUARES + s]]
        if len(same) >= tables.most_a_file[code] > 1:
            number = int(tables.most_a_file[code])
            return because_in(position, "too many on a file", tuple(same), piece=piece, number=number)
        if len(same) >= tables.most_a_file[code]:
            return because_in(position, "two on a file", tuple(same), piece=piece)
    move = DROP | kind << 8 | end
    exposed = _exposed(position, move)
    if exposed:
        return exposed
    if not tables.may_check[code]:
        return because_in(position, "drop gives check", (end, position.kings[1 - side]), piece=piece)
    return because_in(position, "drop gives mate", (end, position.kings[1 - side]), piece=piece)


def _outside_drop_zone(position: Position, piece: Piece, end: int) -> Reason:
    """Return why a piece may not be dropped on a square outside of its zone."""
    match = _RANKS.fullmatch(piece.drop.zone if piece.drop else "")
    low, high = (int(match.group(1)), int(match.group(2) or match.group(1))) if match else (0, 0)
    last = position.tables.variant.ranks
    if (low, high) == (2, last - 1):
        return because_in(position, "drop on an outer rank", (end,), piece=piece)
    if (low, high) == (2, last):
        return because_in(position, "drop on the first rank", (end,), piece=piece)
    if (low, high) == (1, last - 1):
        return because_in(position, "drop on the last rank", (end,), piece=piece)
    if low == 1 < high < last - 1:
        return because_in(position, "drop too far", (end,), piece=piece, number=high)
    return because_in(position, "drop on this square", (end,), piece=piece)


# Moves on the board


def _move_refused(position: Position, start: int, end: int) -> Reason:
    """Return why the piece on `start` cannot go to `end`."""
    tables = position.tables
    side = position.side
    own = WHITE << side
    code = position.board[start]
    if code in (0, BORDER):
        return because_in(position, "no piece", (start,))
    if not code & own:
        return because_in(position, "not your turn", (start,), player=int(side))
    if not tables.on_board(end) or position.board[end] == BORDER:
        return because_in(position, "off the board")
    piece = tables.piece_of(code)
    castling = _castling_refused(position, start, end)
    if castling:
        return castling
    if start == end:
        return _pass_refused(position, piece, start)
    if position.board[end] & own:
        return because_in(position, "own piece there", (end,), other=piece_on(position, end))
    move = start << 8 | end
    if piece.en_passant and end in position.en_passant_squares() and _captures(position, start, end):
        move |= EN_PASSANT
    else:
        unreachable = why_unreachable(position, start, end)
        if unreachable:
            return unreachable
    left = _no_choice_left(position, piece, code, start, end)
    return _exposed(position, move) or left or because_in(position, "not its movement", (start,), piece=piece)


def _no_choice_left(position: Position, piece: Piece, code: int, start: int, end: int) -> Reason | None:
    """Return that a piece would have to promote and no piece is left to choose, None if it need not promote."""
    flags = position.tables.promotion[code * SQUARES + start] & MUST_FROM
    flags |= position.tables.promotion[code * SQUARES + end] & MUST_TO
    if not flags or not position.tables.chooses[code]:
        return None
    return because_in(position, "nothing to become", (end,), piece=piece)


def _pass_refused(position: Position, piece: Piece, start: int) -> Reason:
    """Return why a piece cannot stay where it is."""
    if not piece.twice:
        return because_in(position, "going nowhere", (start,))
    beside = [start + rank * WIDTH + file for rank in (-1, 0, 1) for file in (-1, 0, 1)]
    if all(position.board[square] for square in beside):
        shut_in = tuple([square for square in beside if position.tables.on_board(square) and square != start])
        return because_in(position, "no room to pass", shut_in, piece=piece)
    return _exposed(position, TWICE | start << 8 | start) or because_in(position, "cannot pass", (start,))


def _captures(position: Position, start: int, end: int) -> bool:
    """Return whether some capturing step leads the piece on `start` to `end`."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    return any(
        tables.ray_mode[ray] & betza.CAPTURE and start + tables.ray_step[ray] == end
        for ray in range(tables.ray_first[run], tables.ray_end[run])
    )


# Castling


def _castling_refused(position: Position, start: int, end: int) -> Reason | None:
    """Return why a king cannot castle from `start` to `end`, None if the move is no castling."""
    tables = position.tables
    side = position.side
    if position.board[start] != KING | (WHITE << side):
        return None
    castling = tables.variant.castling
    castlings = range(side * 2, side * 2 + (len(castling.by_side[side]) if castling else 0))
    steps = _leads(position, start, end)
    for number in castlings:
        to_rook, to_end = end == tables.castling.rook[number], end == tables.castling.king_to[number]
        if start == tables.castling.king[number] and (to_rook or (to_end and not steps)):
            return _castle_refused(position, number)
    if steps:
        return None
    first = tables.variant.ranks - 1 if side else 0
    if {rank_of(start), rank_of(end)} != {first} or abs(file_of(end) - file_of(start)) < 2:
        return None
    if castling is None:
        return because_in(position, "no castling")
    for number in castlings:
        home, king_to = tables.castling.king[number], int(tables.castling.king_to[number])
        if start != home:
            return because_in(position, "castles from home", (home,), square=int(home))
        if (king_to > home) == (end > start):
            return _castle_refused(position, number)
    return None


def _castle_refused(position: Position, number: int) -> Reason:
    """Return why castling number `number`, whose king is at home, is not possible."""
    tables = position.tables
    board = position.board
    side = position.side
    king, rook = tables.castling.king[number], tables.castling.rook[number]
    king_to = tables.castling.king_to[number]
    piece = tables.piece_of(tables.castling.partner)
    if board[rook] != tables.castling.partner | (WHITE << side):
        return because_in(position, "no rook at home", (rook,), piece=piece, square=int(rook))
    if not position.rights >> number & 1:
        return because_in(position, "has moved", (king, rook), piece=piece)
    step = 1 if rook > king else -1
    occupied = [square for square in range(king + step, rook, step) if board[square]]
    if occupied:
        return because_in(position, "castling through pieces", tuple(occupied), piece=piece)
    checkers = attackers(position, king, 1 - side)
    if checkers:
        return because_in(position, "castling out of check", (king, *checkers))
    step = 1 if king_to > king else -1
    board[king] = 0
    attacked = [square for square in range(king + step, king_to + step, step) if position.attacked(square, 1 - side)]
    guards = attackers(position, attacked[0], 1 - side) if attacked else []
    board[king] = KING | (WHITE << side)
    if attacked:
        evidence = (attacked[0], *guards)
        guard = guards[0]
        return because_in(position, "castling through check", evidence, other=piece_on(position, guard), square=guard)
    move = CASTLING | number << 16 | king << 8 | king_to
    return _exposed(position, move) or because_in(position, "castles otherwise", (king_to,), square=int(king_to))


# The king's safety


def _exposed(position: Position, move: int) -> Reason | None:
    """Return that a move would leave the mover's own king attacked, None if it would not."""
    side = position.side
    before = attackers(position, position.kings[side], 1 - side)
    position.make(move)
    king = position.kings[side]
    after = attackers(position, king, 1 - side)
    position.unmake()
    if not after:
        return None
    attacker = after[0]
    other = piece_on(position, attacker)
    evidence = (king, *after)
    if position.board[attacker] & KIND == KING and _faces(position, attacker, king):
        return because_in(position, "facing kings", evidence)
    if not move & DROP and origin(move) == position.kings[side]:
        if _arrives(position, target(move)):
            return because_in(position, "arrival guarded", evidence, other=other, square=attacker)
        return because_in(position, "into check", evidence, other=other, square=attacker)
    if attacker in before:
        return because_in(position, "in check", evidence, other=other, square=attacker)
    if move & DROP or not _pinned(position, origin(move), attacker):
        return because_in(position, "exposes the king", evidence, other=other, square=attacker)
    return because_in(
        position, "pinned", evidence, piece=piece_on(position, origin(move)), other=other, square=attacker
    )


def _pinned(position: Position, square: int, attacker: int) -> bool:
    """Return whether only the piece on a square keeps `attacker` from the king of the side to move.

    Otherwise a move exposes the king by what it captures en passant, or as a screen.
    """
    board = position.board
    piece = board[square]
    board[square] = 0
    found = attackers(position, position.kings[position.side], 1 - position.side)
    board[square] = piece
    return attacker in found


def _arrives(position: Position, square: int) -> bool:
    """Return whether the king of the side to move would win by arriving on a square."""
    tables = position.tables
    return bool(tables.arrival.arrives[KING] and tables.arrival.goal[position.side * SQUARES + square])


def _faces(position: Position, attacker: int, king: int) -> bool:
    """Return whether the enemy king on a square attacks a king along an open line, and not by its movement."""
    rays = betza.parse(piece_on(position, attacker).faces)
    slides = all(ray.limit > 1 and not ray.mode & betza.HOP for ray in rays)
    return slides and not _leads(position, attacker, king)


# Promotion


def _promotion_refused(position: Position, start: int, end: int, promotes: bool) -> Reason:
    """Return why a legal move cannot be made with promotion, or without."""
    tables = position.tables
    code = position.board[start]
    piece = tables.piece_of(code)
    if not promotes:
        return _must_promote(position, start, end)
    flags = tables.promotion[code * SQUARES + start] & (MAY_FROM | MUST_FROM)
    flags |= tables.promotion[code * SQUARES + end] & (MAY_TO | MUST_TO)
    if not flags:
        return _outside_promotion_zone(position, piece, (start, end))
    promoted, most = tables.promoted[code], int(tables.choice_most[code * MAX_CHOICES])
    same = (promoted, tables.twin[promoted] or promoted)
    others = tuple([int(square) for square in tables.squares if position.board[square] in same])
    other = tables.piece_of(promoted)
    number = min(filter(None, (other.limit, most)), default=0)
    return because_in(position, "promoted too often", others, other=other, number=number)


def _must_promote(position: Position, start: int, end: int) -> Reason:
    """Return that a move must promote, and which moves must."""
    tables = position.tables
    variant = tables.variant
    code = position.board[start]
    piece = tables.piece_of(code)
    promotion = piece.promotion
    depth = last_ranks(variant, variant.zone(promotion.must_to, int(position.side))) if promotion else 0
    if promotion and depth > 1 and promotion.must_from == promotion.must_to:
        return because_in(position, "always promotes", (end,), piece=piece, number=depth)
    if not depth or not tables.promotion[code * SQUARES + end] & MUST_TO:
        return because_in(position, "must promote", (end,), piece=piece)
    if depth == 1:
        return because_in(position, "must promote at the end", (end,), piece=piece)
    return because_in(position, "promotes on arrival", (end,), piece=piece, number=depth)


def _outside_promotion_zone(position: Position, piece: Piece, squares: tuple[int, int]) -> Reason:
    """Return that a move does not promote, and which moves would."""
    promotion, variant, side = piece.promotion, position.tables.variant, int(position.side)
    if promotion is None:
        return because_in(position, "does not promote", squares, piece=piece)
    starts = variant.zone(promotion.may_from, side) | variant.zone(promotion.must_from, side)
    ends = variant.zone(promotion.may_to, side) | variant.zone(promotion.must_to, side)
    depth = last_ranks(variant, ends)
    if not depth or starts != ends:
        return because_in(position, "outside the zone", squares, piece=piece)
    if depth == 1:
        return because_in(position, "outside the last rank", squares, piece=piece)
    return because_in(position, "outside the last ranks", squares, piece=piece, number=depth)
