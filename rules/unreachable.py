"""Why a piece's movement does not take it to a square, in a reason that teaches the movement."""

from surajang.rules import betza, expectations
from surajang.rules.codes import BORDER, KIND, SQUARES, WIDTH, file_of, rank_of, square_at
from surajang.rules.piece import Piece
from surajang.rules.position import Position
from surajang.rules.rays import LEAP
from surajang.rules.reasons import Reason, Value, because
from surajang.rules.variant import Variant


def why_unreachable(position: Position, start: int, end: int) -> Reason | None:
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
        between = squares_between(position, start, end, step, tables.ray_limit[ray])
        if between is None:
            continue
        on_way = [square for square in between if board[square]]
        if mode & betza.HOP:
            reason = _hop_refused(position, piece, on_way, end)
        elif on_way:
            reason = (3, because_in(position, "in the way", (on_way[0],), other=piece_on(position, on_way[0])))
        elif there and not mode & betza.CAPTURE:
            reason = (1, because_in(position, "does not capture so", (end,), piece=piece))
        elif not there and not mode & betza.MOVE:
            reason = (1, because_in(position, "goes so to capture", (end,), piece=piece))
        elif there and tables.spared[code] >> (there & KIND) & 1:
            reason = (4, because_in(position, "spared", (end,), piece=piece, other=piece_on(position, end)))
        else:
            return None
        reasons.append(reason)
    if not reasons:
        walled = _walled(position, piece, start, end)
        taught = walled or _taught(position, piece, start, end)
        return taught or because_in(position, "not its movement", (start,), piece=piece)
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
            return because_in(position, "so far from here", (start,), piece=piece, number=number)
        return because_in(position, "one square from here", (start,), piece=piece)
    code = expectations.answer(piece.moves, files, ahead, there)
    values: dict[str, Value] = {"piece": piece}
    return because_in(position, code, (start,), **values) if code else None


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
                return because_in(
                    position, "only along corridors", (start,), piece=piece, region=variant.appearance.region
                )
        else:
            depth = last_ranks(variant, terrain.zone)
            if depth:
                return because_in(position, "only from a rank", (start,), piece=piece, number=variant.ranks + 1 - depth)
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
        return 0, because_in(position, "hops to capture", (end,), piece=piece)
    if not on_way:
        return 2, because_in(position, "needs a screen", (end,), piece=piece)
    if len(on_way) > 1:
        return 4, because_in(position, "one screen", tuple(on_way), piece=piece)
    screen = position.tables.piece_of(position.board[on_way[0]])
    if screen.symbol in piece.no_screen:
        return 4, because_in(position, "no screen", (on_way[0],), piece=piece, other=screen)
    return 4, because_in(position, "spared", (end,), piece=piece, other=piece_on(position, end))


def squares_between(position: Position, start: int, end: int, step: int, limit: int) -> list[int] | None:
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
            return because_in(position, "one step in its palace", (start,), piece=piece, region=region)
        return because_in(position, "moves otherwise here", (start,), piece=piece, region=region)
    for ray in betza.parse(piece.moves) if wall else []:
        step = ray.files + (-ray.ranks if position.side else ray.ranks) * WIDTH
        between = squares_between(position, start, end, step, ray.limit)
        entered = [square for square in between or [] if square in wall]
        if entered:
            return because_in(
                position, "stops at the wall", (entered[0],), piece=piece, region=variant.appearance.region
            )
    return None


def because_in(position: Position, code: str, squares: tuple[int, ...] = (), **values: Value) -> Reason:
    """Return a reason in the game of a position."""
    return because(code, position.tables.variant, squares, **values)


def piece_on(position: Position, square: int) -> Piece:
    """Return the piece on a square."""
    return position.tables.piece_of(position.board[square])
