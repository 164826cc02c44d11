"""Why a move cannot be made, with the squares that prove it."""

import re
from dataclasses import replace
from typing import Final

from surajang.rules import betza, expectations, notation_reader
from surajang.rules.attackers import attackers
from surajang.rules.game import Game
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, TWICE, origin, target
from surajang.rules.notation import IllegalMove
from surajang.rules.notation_reader import Attempt
from surajang.rules.piece import Piece
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.reasons import Reason, Value, because
from surajang.rules.tables import (
    BORDER,
    KIND,
    KING,
    LEAP,
    MAY_FROM,
    MAY_TO,
    MUST_FROM,
    MUST_TO,
    SQUARES,
    WHITE,
    WIDTH,
    file_of,
    rank_of,
    square_at,
)
from surajang.rules.variant import Variant

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
        return _reason(position, "setup first", player=int(position.side))
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
            return _promotes_otherwise(position, possible[0]) if possible[0].promotes else error.reason
        agreed = [_agreed(game, tried) for tried in readings]
        found = next((reason for reason in agreed if reason is not None), error.reason)
        return _castling_named(position, text, found)
    return why_not(game, origin(move), target(move), bool(move & DROP), bool(move & PROMOTION))


def _promotes_otherwise(position: Position, tried: Attempt) -> Reason:
    """Return what a piece promotes to, for a promotion that is legal but names another piece."""
    tables = position.tables
    code = position.board[tried.source]
    other = tables.piece_of(tables.promoted[code])
    return _reason(position, "promotes otherwise", (tried.target,), piece=tables.piece_of(code), other=other)


def _castling_named(position: Position, text: str, reason: Reason) -> Reason:
    """Return a reason that names the castling meant by a text, if the game writes its castlings the other way round
    from chess."""
    tables = position.tables
    castling = tables.variant.castling
    if castling is None or not _CASTLING.fullmatch(text.strip()):
        return reason
    written = "-".join("O" for sign in text if sign in "Oo0")
    for number in range(position.side * 2, position.side * 2 + tables.castlings):
        rook, king = int(tables.castling_rook[number]), tables.castling_king[number]
        castles = castling.by_side[number // 2]
        if number % 2 >= len(castles):
            continue
        if castles[number % 2].written == written and (written == "O-O") == (rook < king):
            piece = tables.piece_of(tables.rook)
            return _reason(
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
        free = [one for one in leading if not _unreachable(position, one.source, one.target)]
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
        _between(position, start, end, tables.ray_step[ray], tables.ray_limit[ray]) is not None
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
        return _reason(position, "not in hand", (), player=int(side), piece=piece)
    if position.board[end]:
        return _reason(position, "drop on a piece", (end,))
    if not tables.drop[code * SQUARES + end]:
        return _outside_drop_zone(position, piece, end)
    mine = [square for square in tables.squares if position.board[square] == code]
    if piece.limit and len(mine) >= piece.limit:
        return _reason(position, "too many on the board", tuple(mine), piece=piece, number=piece.limit)
    if tables.most_a_file[code]:
        same = [s for s in mine if file_of(s) == file_of(end) and tables.file_zone[code * SQUARES + s]]
        if len(same) >= tables.most_a_file[code]:
            return _reason(position, "two on a file", tuple(same), piece=piece)
    move = DROP | kind << 8 | end
    exposed = _exposed(position, move)
    if exposed:
        return exposed
    if not tables.may_check[code]:
        return _reason(position, "drop gives check", (end, position.kings[1 - side]), piece=piece)
    return _reason(position, "drop gives mate", (end, position.kings[1 - side]), piece=piece)


def _outside_drop_zone(position: Position, piece: Piece, end: int) -> Reason:
    """Return why a piece may not be dropped on a square outside of its zone."""
    match = _RANKS.fullmatch(piece.drop.zone if piece.drop else "")
    if match is None:
        return _reason(position, "drop on this square", (end,), piece=piece)
    low, high = int(match.group(1)), int(match.group(2) or match.group(1))
    last = position.tables.variant.ranks
    if low > 1:
        if high < last:
            return _reason(position, "drop on an outer rank", (end,), piece=piece)
        return _reason(position, "drop on the first rank", (end,), piece=piece)
    if high == last - 1:
        return _reason(position, "drop on the last rank", (end,), piece=piece)
    return _reason(position, "drop too far", (end,), piece=piece, number=high)


# Moves on the board


def _move_refused(position: Position, start: int, end: int) -> Reason:
    """Return why the piece on `start` cannot go to `end`."""
    tables = position.tables
    side = position.side
    own = WHITE << side
    code = position.board[start]
    if code in (0, BORDER):
        return _reason(position, "no piece", (start,))
    if not code & own:
        return _reason(position, "not your turn", (start,), player=int(side))
    if not tables.on_board(end):
        return _reason(position, "off the board")
    piece = tables.piece_of(code)
    castling = _castling_refused(position, start, end)
    if castling:
        return castling
    if start == end:
        return _pass_refused(position, piece, start)
    if position.board[end] & own:
        return _reason(position, "own piece there", (end,), other=_piece(position, end))
    move = start << 8 | end
    if piece.en_passant and end in position.en_passant_squares() and _captures(position, start, end):
        move |= EN_PASSANT
    else:
        unreachable = _unreachable(position, start, end)
        if unreachable:
            return unreachable
    left = _no_choice_left(position, piece, code, start, end)
    return _exposed(position, move) or left or _reason(position, "not its movement", (start,), piece=piece)


def _no_choice_left(position: Position, piece: Piece, code: int, start: int, end: int) -> Reason | None:
    """Return that a piece would have to promote and no piece is left to choose, None if it need not promote."""
    flags = position.tables.promotion[code * SQUARES + start] & MUST_FROM
    flags |= position.tables.promotion[code * SQUARES + end] & MUST_TO
    if not flags or not position.tables.chooses[code]:
        return None
    return _reason(position, "nothing to become", (end,), piece=piece)


def _pass_refused(position: Position, piece: Piece, start: int) -> Reason:
    """Return why a piece cannot stay where it is."""
    if not piece.twice:
        return _reason(position, "going nowhere", (start,))
    beside = [start + rank * WIDTH + file for rank in (-1, 0, 1) for file in (-1, 0, 1)]
    if all(position.board[square] for square in beside):
        shut_in = tuple([square for square in beside if position.tables.on_board(square) and square != start])
        return _reason(position, "no room to pass", shut_in, piece=piece)
    return _exposed(position, TWICE | start << 8 | start) or _reason(position, "cannot pass", (start,))


def _captures(position: Position, start: int, end: int) -> bool:
    """Return whether some capturing step leads the piece on `start` to `end`."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    return any(
        tables.ray_mode[ray] & betza.CAPTURE and start + tables.ray_step[ray] == end
        for ray in range(tables.ray_first[run], tables.ray_end[run])
    )


def _unreachable(position: Position, start: int, end: int) -> Reason | None:
    """Return why a piece's movement does not take it to `end`, None if it does."""
    tables = position.tables
    board = position.board
    code = board[start]
    piece = tables.piece_of(code)
    there = board[end]
    run = code * SQUARES + start
    reasons: list[tuple[int, Reason]] = []
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        step = tables.ray_step[ray]
        mode = tables.ray_mode[ray] & ~LEAP
        between = _between(position, start, end, step, tables.ray_limit[ray])
        if between is None:
            continue
        on_way = [square for square in between if board[square]]
        if mode & betza.HOP:
            reason = _hop_refused(position, piece, on_way, end)
        elif on_way:
            reason = (3, _reason(position, "in the way", (on_way[0],), other=_piece(position, on_way[0])))
        elif there and not mode & betza.CAPTURE:
            reason = (1, _reason(position, "does not capture so", (end,), piece=piece))
        elif not there and not mode & betza.MOVE:
            reason = (1, _reason(position, "goes so to capture", (end,), piece=piece))
        elif there and tables.spared[code] >> (there & KIND) & 1:
            reason = (4, _reason(position, "spared", (end,), piece=piece, other=_piece(position, end)))
        else:
            return None
        reasons.append(reason)
    if not reasons:
        walled = _walled(position, piece, start, end)
        taught = walled or _taught(position, piece, start, end)
        return taught or _reason(position, "not its movement", (start,), piece=piece)
    telling, best = max(reasons, key=lambda reason: reason[0])
    return (_taught(position, piece, start, end) if telling == 1 else None) or best


def _taught(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return how a piece moves, for a player who is misled by its name."""
    side, there = position.side, bool(position.board[end])
    ahead = rank_of(start) - rank_of(end) if side else rank_of(end) - rank_of(start)
    files = file_of(end) - file_of(start)
    elsewhere = _elsewhere(position, piece, start, end)
    if elsewhere:
        return elsewhere
    if piece.pawn and not files and ahead > 1 and any(terrain.moves for terrain in piece.terrain):
        number = _furthest(position, start)
        if number > 1:
            return _reason(position, "so far from here", (start,), piece=piece, number=number)
        return _reason(position, "one square from here", (start,), piece=piece)
    code = expectations.answer(piece.moves, files, ahead, there)
    values: dict[str, Value] = {"piece": piece}
    return _reason(position, code, (start,), **values) if code else None


def _elsewhere(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return the terrain on which a piece could move like that, None if there is none or only scattered squares."""
    variant = position.tables.variant
    last = variant.ranks - 1 if position.side else 0
    here, there = [(file_of(square), abs(last - rank_of(square))) for square in (start, end)]
    for terrain in piece.terrain:
        zone = variant.zone(terrain.zone, int(position.side))
        step = (there[0] - here[0], there[1] - here[1])
        if here in zone and (not terrain.within or there in zone):
            continue
        if not expectations.leads(terrain.moves, *step):
            continue
        if terrain.within:
            files, ranks = [x for x, _ in zone], [y for _, y in zone]
            if any(min(files) <= x <= max(files) and min(ranks) <= y <= max(ranks) for x, y in (here, there)):
                return _reason(
                    position, "only along corridors", (start,), piece=piece, region=variant.appearance.region
                )
        else:
            depth = last_ranks(variant, terrain.zone)
            if depth:
                return _reason(position, "only from a rank", (start,), piece=piece, number=variant.ranks + 1 - depth)
    return None


def _furthest(position: Position, start: int) -> int:
    """Return how far a piece on `start` may go straight ahead without capturing."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    ahead = -WIDTH if position.side else WIDTH
    limits = [
        int(tables.ray_limit[ray])
        for ray in range(tables.ray_first[run], tables.ray_end[run])
        if tables.ray_step[ray] == ahead and tables.ray_mode[ray] & betza.MOVE
    ]
    return max(limits, default=0)


def last_ranks(variant: Variant, zone: str) -> int:
    """Return the number of last ranks that make up a zone, 0 for any other zone."""
    squares = variant.zone(zone)
    depth = variant.ranks - min((rank for _, rank in squares), default=variant.ranks)
    return depth if len(squares) == depth * variant.files else 0


def _hop_refused(position: Position, piece: Piece, on_way: list[int], end: int) -> tuple[int, Reason]:
    """Return why a piece cannot capture over the pieces on its way, and how specific that reason is."""
    if not position.board[end]:
        return 0, _reason(position, "hops to capture", (end,), piece=piece)
    if not on_way:
        return 2, _reason(position, "needs a screen", (end,), piece=piece)
    if len(on_way) > 1:
        return 4, _reason(position, "one screen", tuple(on_way), piece=piece)
    screen = position.tables.piece_of(position.board[on_way[0]])
    if screen.symbol in piece.no_screen:
        return 4, _reason(position, "no screen", (on_way[0],), piece=piece, other=screen)
    return 4, _reason(position, "spared", (end,), piece=piece, other=_piece(position, end))


def _between(position: Position, start: int, end: int, step: int, limit: int) -> list[int] | None:
    """Return the squares between two squares that lie along a ray, None if the ray does not lead there."""
    squares: list[int] = []
    place = start + step
    while place != end:
        if position.board[place] == BORDER or len(squares) + 1 >= limit:
            return None
        squares.append(place)
        place += step
    return squares


def _walled(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return that a slide ends where it enters a wall's zone, None if that is not what stops the piece."""
    tables = position.tables
    variant = tables.variant
    last = variant.ranks - 1 if position.side else 0
    wall = {square_at(file, abs(last - rank)) for file, rank in variant.zone(piece.wall, int(position.side))}
    if start in wall:
        region = variant.appearance.region
        if any(terrain.instead and terrain.moves == "F" for terrain in piece.terrain):
            return _reason(position, "one step in its palace", (start,), piece=piece, region=region)
        return _reason(position, "moves otherwise here", (start,), piece=piece, region=region)
    for ray in betza.parse(piece.moves) if wall else []:
        step = ray.files + (-ray.ranks if position.side else ray.ranks) * WIDTH
        between = _between(position, start, end, step, ray.limit)
        entered = [square for square in between or [] if square in wall]
        if entered:
            return _reason(position, "stops at the wall", (entered[0],), piece=piece, region=variant.appearance.region)
    return None


# Castling


def _castling_refused(position: Position, start: int, end: int) -> Reason | None:
    """Return why a king cannot castle from `start` to `end`, None if the move is no castling."""
    tables = position.tables
    side = position.side
    if position.board[start] != KING | (WHITE << side):
        return None
    castlings = range(side * 2, side * 2 + tables.castlings)
    for number in castlings:
        if start == tables.castling_king[number] and end in (
            tables.castling_king_to[number],
            tables.castling_rook[number],
        ):
            return _castle_refused(position, number)
    first = tables.variant.ranks - 1 if side else 0
    if {rank_of(start), rank_of(end)} != {first} or abs(file_of(end) - file_of(start)) < 2:
        return None
    if not castlings:
        return _reason(position, "no castling")
    for number in castlings:
        home, king_to = tables.castling_king[number], int(tables.castling_king_to[number])
        if start != home:
            return _reason(position, "castles from home", (home,), square=int(home))
        if (king_to > home) == (end > start):
            return _castle_refused(position, number)
    return None


def _castle_refused(position: Position, number: int) -> Reason:
    """Return why castling number `number`, whose king is at home, is not possible."""
    tables = position.tables
    board = position.board
    side = position.side
    king, rook = tables.castling_king[number], tables.castling_rook[number]
    king_to = tables.castling_king_to[number]
    piece = tables.piece_of(tables.rook)
    if board[rook] != tables.rook | (WHITE << side):
        return _reason(position, "no rook at home", (rook,), piece=piece, square=int(rook))
    if not position.rights >> number & 1:
        return _reason(position, "has moved", (king, rook), piece=piece)
    step = 1 if rook > king else -1
    occupied = [square for square in range(king + step, rook, step) if board[square]]
    if occupied:
        return _reason(position, "castling through pieces", tuple(occupied), piece=piece)
    checkers = attackers(position, king, 1 - side)
    if checkers:
        return _reason(position, "castling out of check", (king, *checkers))
    step = 1 if king_to > king else -1
    board[king] = 0
    attacked = [square for square in range(king + step, king_to + step, step) if position.attacked(square, 1 - side)]
    guards = attackers(position, attacked[0], 1 - side) if attacked else []
    board[king] = KING | (WHITE << side)
    if attacked:
        evidence = (attacked[0], *guards)
        guard = guards[0]
        return _reason(position, "castling through check", evidence, other=_piece(position, guard), square=guard)
    move = CASTLING | number << 16 | king << 8 | king_to
    return _exposed(position, move) or _reason(position, "castles otherwise", (king_to,), square=int(king_to))


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
    other = _piece(position, attacker)
    evidence = (king, *after)
    if position.board[attacker] & KIND == KING and not _adjacent(king, attacker):
        return _reason(position, "facing kings", evidence)
    if not move & DROP and origin(move) == position.kings[side]:
        if _arrives(position, target(move)):
            return _reason(position, "arrival guarded", evidence, other=other, square=attacker)
        return _reason(position, "into check", evidence, other=other, square=attacker)
    if attacker in before:
        return _reason(position, "in check", evidence, other=other, square=attacker)
    if move & DROP:
        return _reason(position, "drop opens", evidence, other=other, square=attacker)
    return _reason(position, "pinned", evidence, piece=_piece(position, origin(move)), other=other, square=attacker)


def _arrives(position: Position, square: int) -> bool:
    """Return whether the king of the side to move would win by arriving on a square."""
    tables = position.tables
    return bool(tables.arrives[KING] and tables.goal[position.side * SQUARES + square])


def _adjacent(a: int, b: int) -> bool:
    """Return whether two squares are adjacent."""
    return abs(file_of(a) - file_of(b)) <= 1 and abs(rank_of(a) - rank_of(b)) <= 1


# Promotion


def _promotion_refused(position: Position, start: int, end: int, promotes: bool) -> Reason:
    """Return why a legal move cannot be made with promotion, or without."""
    tables = position.tables
    code = position.board[start]
    piece = tables.piece_of(code)
    if not promotes:
        return _must_promote(position, piece, end)
    if piece.promotion is None:
        return _reason(position, "does not promote", (start,), piece=piece)
    flags = tables.promotion[code * SQUARES + start] & (MAY_FROM | MUST_FROM)
    flags |= tables.promotion[code * SQUARES + end] & (MAY_TO | MUST_TO)
    if not flags:
        return _outside_promotion_zone(position, piece, (start, end))
    promoted = tables.promoted[code]
    others = [square for square in tables.squares if position.board[square] == promoted]
    other = tables.piece_of(promoted)
    return _reason(position, "promoted too often", tuple(others), other=other, number=other.limit)


def _must_promote(position: Position, piece: Piece, end: int) -> Reason:
    """Return that a move must promote, and which moves must."""
    promotion = piece.promotion
    variant = position.tables.variant
    depth = last_ranks(variant, promotion.must_to) if promotion else 0
    if promotion is None or not depth:
        return _reason(position, "must promote", (end,), piece=piece)
    if depth == 1:
        return _reason(position, "must promote at the end", (end,), piece=piece)
    if promotion.must_from == promotion.must_to:
        return _reason(position, "always promotes", (end,), piece=piece, number=depth)
    return _reason(position, "promotes on arrival", (end,), piece=piece, number=depth)


def _outside_promotion_zone(position: Position, piece: Piece, squares: tuple[int, int]) -> Reason:
    """Return that a move does not promote, and which moves would."""
    promotion = piece.promotion
    variant = position.tables.variant
    zone = (promotion.may_to or promotion.must_to) if promotion else ""
    depth = last_ranks(variant, zone)
    touches = promotion is not None and (promotion.may_from or promotion.must_from) == zone
    if not depth or not touches:
        return _reason(position, "outside the zone", squares, piece=piece)
    if depth == 1:
        return _reason(position, "outside the last rank", squares, piece=piece)
    return _reason(position, "outside the last ranks", squares, piece=piece, number=depth)


def _reason(position: Position, code: str, squares: tuple[int, ...] = (), **values: Value) -> Reason:
    """Return a reason in the game of a position."""
    return because(code, position.tables.variant, squares, **values)


def _piece(position: Position, square: int) -> Piece:
    """Return the piece on a square."""
    return position.tables.piece_of(position.board[square])
