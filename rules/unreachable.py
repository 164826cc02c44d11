"""Why a piece's movement does not take it to a square, in a reason that teaches the movement."""

from surajang.rules import betza, expectations
from surajang.rules.codes import BORDER, KIND, SQUARES, WIDTH, file_of, rank_of, square_at
from surajang.rules.piece import Piece, Terrain
from surajang.rules.position import Position
from surajang.rules.rays import LEAP, legs_of
from surajang.rules.reasons import Reason, Value, because
from surajang.rules.variant import Variant
from surajang.rules.zones import Squares, mirrored


def why_unreachable(position: Position, start: int, end: int) -> Reason | None:
    """Return why a piece's movement does not take it to `end`, None if it does."""
    tables = position.tables
    board = position.board
    code = board[start]
    piece = tables.piece_of(code)
    run = code * SQUARES + start
    reasons: list[tuple[int, Reason]] = []
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        step = tables.ray_step[ray]
        mode = tables.ray_mode[ray] & ~LEAP
        between = squares_between(position, start, end, step, tables.ray_limit[ray])
        if between is None:
            continue
        passed = [start + leg for leg in dict.fromkeys(legs_of(step))] if mode & betza.LAME else between
        on_way = [square for square in passed if board[square]]
        if mode & betza.HOP:
            refused = _hop_refused(position, start, end, mode, on_way)
        else:
            refused = _ray_refused(position, start, end, mode, on_way)
        if refused is None:
            return None
        reasons.append(refused)
    if not reasons:
        held = _walled(position, piece, start, end) or _held_back(position, piece, start, end)
        return held or _taught(position, piece, start, end) or _unlike(position, piece, start, end)
    telling, best = max(reasons, key=lambda reason: reason[0])
    return (_taught(position, piece, start, end) if telling == 1 else None) or best


def _ray_refused(position: Position, start: int, end: int, mode: int, on_way: list[int]) -> tuple[int, Reason] | None:
    """Return why a piece cannot go to `end` by a ray, and how specific that reason is; None if it can."""
    piece, there = piece_on(position, start), position.board[end]
    if on_way:
        if position.board[on_way[0]] == BORDER:
            return 3, because_in(position, "hole in the way")
        return 3, because_in(position, "in the way", (on_way[0],), other=piece_on(position, on_way[0]))
    if there and not mode & betza.CAPTURE:
        return 1, because_in(position, "does not capture so", (end,), piece=piece)
    if not there and not mode & betza.MOVE:
        return 1, because_in(position, "goes so to capture", (end,), piece=piece)
    return _spared(position, start, end)


def _spared(position: Position, start: int, end: int) -> tuple[int, Reason] | None:
    """Return that a piece never captures the one on `end`, None if it may."""
    if not position.tables.spared[position.board[start]] >> (position.board[end] & KIND) & 1:
        return None
    return 4, because_in(position, "spared", (end,), piece=piece_on(position, start), other=piece_on(position, end))


def _taught(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return how a piece moves, for a player who is misled by its name; None if other squares change its movement."""
    files, ahead = _step(position, start, end)
    there = bool(position.board[end])
    elsewhere = _elsewhere(position, piece, start, end)
    if elsewhere:
        return elsewhere
    if piece.pawn and not files and ahead > 1 and any(terrain.moves for terrain in piece.terrain):
        number = _furthest(position, start)
        if number > 1:
            return because_in(position, "so far from here", (start,), piece=piece, number=number)
        if number:
            return because_in(position, "one square from here", (start,), piece=piece)
    mode = betza.CAPTURE if there else betza.MOVE
    wide = [terrain.moves for terrain in piece.terrain if not terrain.within]
    if any(expectations.leads(moves, files, ahead, mode) for moves in wide):
        return None
    if piece.moves not in _movements(position, piece, start):
        return None
    code = expectations.answer(piece.moves, files, ahead, there)
    values: dict[str, Value] = {"piece": piece}
    return because_in(position, code, (start,), **values) if code else None


def _unlike(position: Position, piece: Piece, start: int, end: int) -> Reason:
    """Return that a piece does not move like that: never, or not from here."""
    step = _step(position, start, end)
    if any(expectations.leads(text, *step) for text in (piece.moves, *(terrain.moves for terrain in piece.terrain))):
        return because_in(position, "not from here", (start,), piece=piece)
    return because_in(position, "not its movement", (start,), piece=piece)


def _held_back(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return that a hole is in the way of a piece, or that it may not leave its part of the board; None if neither."""
    side = int(position.side)
    variant = position.tables.variant
    here, step = _place(position, start), _step(position, start, end)
    leading = [ray for text in _movements(position, piece, start) for ray in betza.parse(text) if _reaches(ray, step)]
    if not leading:
        return None
    if piece.confined:
        part = variant.zone(piece.confined, side)
        ways = [{(here[0] + ray.files * n, here[1] + ray.ranks * n) for n in range(1, _times(ray, step) + 1)}
                for ray in leading]  # fmt: skip
        if not any(way <= part for way in ways):
            return because_in(position, "confined", (start,), piece=piece)
    for ray in leading:
        offset = ray.files + (-ray.ranks if side else ray.ranks) * WIDTH
        way = [start + offset * n for n in range(1, _times(ray, step))]
        if any(position.board[square] == BORDER for square in way):
            return because_in(position, "hole in the way")
    return None


def _place(position: Position, square: int) -> tuple[int, int]:
    """Return the file and rank of a square as the side to move counts them."""
    last = position.tables.ranks - 1
    return file_of(square), last - rank_of(square) if position.side else rank_of(square)


def _step(position: Position, start: int, end: int) -> tuple[int, int]:
    """Return how far a square is to the right of another one and ahead of it, for the side to move."""
    (here_file, here_rank), (there_file, there_rank) = _place(position, start), _place(position, end)
    return there_file - here_file, there_rank - here_rank


def _times(ray: betza.Ray, step: tuple[int, int]) -> int:
    """Return how often a ray's step is made to get by `step`."""
    return max(map(abs, step)) // max(abs(ray.files), abs(ray.ranks))


def _reaches(ray: betza.Ray, step: tuple[int, int]) -> bool:
    """Return whether a ray leads by `step`, whatever is in between."""
    times = _times(ray, step)
    return times <= ray.limit and (ray.files * times, ray.ranks * times) == step


def _movements(position: Position, piece: Piece, start: int) -> list[str]:
    """Return the movements of a piece on a square: its own, unless terrain replaces it, and those of terrain."""
    zones = [position.tables.variant.zone(terrain.zone, int(position.side)) for terrain in piece.terrain]
    here = [each for each, zone in zip(piece.terrain, zones, strict=True) if _place(position, start) in zone]
    plain = [] if any(terrain.instead for terrain in here) else [piece.moves]
    return plain + [terrain.moves for terrain in here if not terrain.within]


def _elsewhere(position: Position, piece: Piece, start: int, end: int) -> Reason | None:
    """Return the terrain on which a piece could move like that, None if there is none or only scattered squares."""
    variant = position.tables.variant
    side = int(position.side)
    here, there, step = _place(position, start), _place(position, end), _step(position, start, end)
    for terrain in piece.terrain:
        zone, within = variant.zone(terrain.zone, side), variant.zone(terrain.within, side)
        if (here in zone and (not terrain.within or there in within)) or not expectations.leads(terrain.moves, *step):
            continue
        if terrain.within:
            files, ranks = [x for x, _ in within], [y for _, y in within]
            if _corridors(variant, piece, terrain) and any(
                min(files) <= x <= max(files) and min(ranks) <= y <= max(ranks) for x, y in (here, there)
            ):
                return because_in(
                    position, "only along corridors", (start,), piece=piece, region=variant.appearance.region
                )
        else:
            depth = last_ranks(variant, zone)
            if depth and not expectations.leads(piece.moves, *step):
                return because_in(position, "only from a rank", (start,), piece=piece, number=variant.ranks + 1 - depth)
    return None


def _corridors(variant: Variant, piece: Piece, terrain: Terrain) -> bool:
    """Return whether a piece moves diagonally along the tinted squares of the enemy's region, and nowhere else."""
    rays = betza.parse(terrain.moves)
    tints = mirrored(variant.zone(variant.appearance.tints), variant.ranks)
    return (
        bool(variant.appearance.region)
        and all(variant.zone(zone) == tints for zone in (terrain.zone, terrain.within))
        and all(abs(ray.files) == abs(ray.ranks) for ray in rays)
        and not any(abs(ray.files) == abs(ray.ranks) for ray in betza.parse(piece.moves))
    )


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


def last_ranks(variant: Variant, squares: Squares) -> int:
    """Return the number of last ranks that make up a zone, 0 for any other zone."""
    depth = variant.ranks - min((rank for _, rank in squares), default=variant.ranks)
    return depth if len(squares) == depth * variant.files else 0


def _hop_refused(position: Position, start: int, end: int, mode: int, on_way: list[int]) -> tuple[int, Reason] | None:
    """Return why a piece cannot go to `end` over the pieces on its way, and how specific that reason is; None if it
    can.
    """
    piece = piece_on(position, start)
    texts = [piece.moves, *(terrain.moves for terrain in piece.terrain)]
    rays = [ray for text in texts for ray in betza.parse(text)]
    if position.board[end]:
        if not mode & betza.CAPTURE:
            return 1, because_in(position, "does not capture so", (end,), piece=piece)
        if all(ray.mode & betza.HOP for ray in rays if ray.mode & betza.CAPTURE):
            if not on_way:
                return 2, because_in(position, "needs a screen", (end,), piece=piece)
            if len(on_way) > 1:
                return 4, because_in(position, "one screen", tuple(on_way), piece=piece)
    elif not mode & betza.MOVE:
        if any(ray.mode & betza.HOP and ray.mode & betza.MOVE for ray in rays):
            return 0, because_in(position, "goes so to capture", (end,), piece=piece)
        return 0, because_in(position, "hops to capture", (end,), piece=piece)
    if len(on_way) != 1:
        return 2, because_in(position, "goes over one piece", tuple(on_way) or (end,), piece=piece)
    screen = piece_on(position, on_way[0])
    if screen.symbol in piece.no_screen:
        return 4, because_in(position, "no screen", (on_way[0],), piece=piece, other=screen)
    return _spared(position, start, end)


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
        if _movements(position, piece, start) == ["F"]:
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
