"""What there is to know about a piece, read from the tables and the data that the game is played with."""

from dataclasses import dataclass

from rules import betza
from rules.tables import BLACK, KIND, LEAP, SQUARES, Tables, file_of, rank_of, square_at
from rules.variant import Drop, Piece, Promotion, Terrain, Variant

GOES = "goes"
CAPTURES = "captures"
BOTH = "both"
LEAPS = "leaps"

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(frozen=True)
class Diagram:
    """Where a piece goes from one square of the empty board.

    `title` heads it. `reach`: by square, what it can do there. `gained`: squares that only the ground under it gives.
    """

    title: str
    piece: int
    square: int
    reach: dict[int, str]
    gained: frozenset[int]


def diagrams(tables: Tables, code: int, square: int | None) -> list[Diagram]:
    """Return diagrams of a piece: its face and its other face as it stands, then grounds that change how it goes."""
    other = other_face(tables, code)
    found = [_diagram(tables, code, square or _example(tables, code, None), "")]
    if other:
        found.append(_diagram(tables, other, square or _example(tables, other, None), ""))
    for face in (code, *((other,) if other else ())):
        for terrain in tables.piece_of(face).terrain:
            if face != code or found[0].square not in _squares(tables, terrain.zone, face):
                ground = where(tables.variant, terrain.zone)
                heading = ground[0].upper() + ground[1:] if face == code else f"{tables.piece_of(face).name} {ground}"
                found.append(_diagram(tables, face, _example(tables, face, terrain), heading))
    return found


def other_face(tables: Tables, code: int) -> int:
    """Return what a piece promotes to or was promoted from, with its colour; 0 if it has one face."""
    if tables.promoted[code]:
        return int(tables.promoted[code])
    symbol = tables.piece_of(code).symbol
    for kind, piece in enumerate(tables.variant.pieces, 1):
        if piece.promotion and piece.promotion.becomes == symbol and piece.art + "+" == tables.piece_of(code).art:
            return kind | (code & ~KIND)
    return 0


def _diagram(tables: Tables, code: int, square: int, heading: str) -> Diagram:
    """Return the diagram of a piece on a square."""
    reach: dict[int, str] = {}
    start = code * SQUARES + square
    for ray in range(int(tables.ray_first[start]), int(tables.ray_end[start])):
        step, limit, mode = int(tables.ray_step[ray]), int(tables.ray_limit[ray]), int(tables.ray_mode[ray])
        if mode & betza.HOP:
            continue
        place = square
        for _ in range(limit):
            place += step
            if not tables.on_board(place):
                break
            reach[place] = _kind(mode, reach.get(place, ""))
    gained = frozenset(reach) - _plainly(tables, code, square)
    return Diagram(heading or tables.piece_of(code).name, code, square, reach, gained)


def _kind(mode: int, before: str) -> str:
    """Return what a ray's mode lets a piece do, beside what it could do there before."""
    if mode & LEAP:
        return LEAPS
    kind = {betza.MOVE: GOES, betza.CAPTURE: CAPTURES}.get(mode & (betza.MOVE | betza.CAPTURE), BOTH)
    if not before or before == kind:
        return kind
    return LEAPS if before == LEAPS else BOTH


def _plainly(tables: Tables, code: int, square: int) -> set[int]:
    """Return the squares that a piece would reach if all ground were alike."""
    found: set[int] = set()
    forward = -1 if code & BLACK else 1
    for ray in betza.parse(tables.piece_of(code).moves):
        if ray.mode & betza.HOP:
            continue
        file, rank = file_of(square), rank_of(square)
        for _ in range(ray.limit):
            file, rank = file + ray.files, rank + forward * ray.ranks
            if not (0 <= file < tables.variant.files and 0 <= rank < tables.variant.ranks):
                break
            found.add(square_at(file, rank))
    return found


def _squares(tables: Tables, zone: str, code: int) -> set[int]:
    """Return the squares of a zone as the owner of a piece sees it."""
    last = tables.variant.ranks - 1
    return {square_at(file, last - rank if code & BLACK else rank) for file, rank in tables.variant.zone(zone)}


def _example(tables: Tables, code: int, terrain: Terrain | None) -> int:
    """Return a square that shows well how a piece goes: in the middle of a ground, or of the board."""
    variant = tables.variant
    middle_file, middle_rank = variant.files // 2, (variant.ranks - 1) // 2
    if terrain is None:
        return square_at(middle_file, variant.ranks - 1 - middle_rank if code & BLACK else middle_rank)

    def worth(square: int) -> tuple[int, int]:
        return -len(_diagram(tables, code, square, "").gained), abs(file_of(square) - middle_file)

    return min(sorted(_squares(tables, terrain.zone, code)), key=worth)


def where(variant: Variant, zone: str) -> str:
    """Return in words where a zone is: `in its own palace`, `on its third rank`."""
    words = zone_in_words(variant, zone)
    return f"{'in' if words in _regions(variant).values() else 'on'} {words}"


def zone_in_words(variant: Variant, zone: str) -> str:
    """Return a zone as its owner sees it: `its last two ranks`, `the enemy palace`; in general `some squares`."""
    squares = variant.zone(zone)
    found = {rank for _, rank in squares}
    low, high = min(found) + 1, max(found) + 1
    if len(squares) == variant.files * (high - low + 1):
        return _ranks(variant, low, high)
    board = variant.zone(f"1-{variant.ranks}")
    for region, words in _regions(variant).items():
        if squares <= region:
            return words
        if squares == board - region:
            return f"squares outside {words}"
    return "some squares"


def _regions(variant: Variant) -> dict[frozenset[tuple[int, int]], str]:
    """Return what the regions are called that the game tints, each as wide and high as its tinted squares."""
    tinted = variant.zone(variant.appearance.tints)
    if not tinted:
        return {}
    own = frozenset((file, rank) for file in {file for file, _ in tinted} for rank in {rank for _, rank in tinted})
    enemy = frozenset((file, variant.ranks - 1 - rank) for file, rank in own)
    return {own: f"its own {variant.appearance.region}", enemy: f"the enemy {variant.appearance.region}"}


def _ranks(variant: Variant, low: int, high: int) -> str:
    """Return ranks as their owner counts: `its third rank`, `its last two ranks`."""
    several = _NUMBERS[high - low + 1] + " ranks"
    if high == variant.ranks:
        return "its last rank" if low == high else f"its last {several}"
    if low == 1 and high > 1:
        return f"its first {several}"
    return f"its {_ORDINALS[low]} rank" if low == high else f"its {_ORDINALS[low]} to {_ORDINALS[high]} ranks"


def notes(tables: Tables, code: int) -> list[str]:
    """Return sentences about a piece: promotion, capture, drop, and what only it does."""
    variant, piece = tables.variant, tables.piece_of(code)
    found: list[str] = []
    if piece.royal:
        found.append("If it cannot be saved from capture, the game is lost.")
    if variant.end.arrival and piece.royal:
        found.append(f"Wins by arriving {where(variant, variant.end.arrival)}.")
    if piece.faces:
        found.append("The two kings may not face each other on an open line.")
    if any(ray.mode & betza.HOP for ray in betza.parse(piece.moves)):
        found.append("Captures by jumping over exactly one piece on its line.")
    for terrain in piece.terrain:
        if any(ray.mode & betza.HOP for ray in betza.parse(terrain.moves)):
            ground = where(variant, terrain.zone)
            found.append(f"{ground[0].upper()}{ground[1:]} it does so along more lines.")
    if piece.en_passant:
        found.append(f"After a long step, an enemy {piece.name.lower()} may capture it en passant.")
    if piece.twice:
        found.append("After capturing beside it, it may step once more. It may also pass.")
    for symbol in piece.spares:
        found.append(f"Never captures {_a(variant.by_symbol[symbol].name)}.")
    for symbol in piece.no_screen:
        found.append(f"Cannot jump over {_a(variant.by_symbol[symbol].name)}.")
    if piece.wall:
        region = variant.appearance.region
        found.append(f"From outside, it ends its move where it enters its own {region}, and sees nothing behind.")
    if piece.promotion:
        found.append(_promotion(variant, piece.promotion))
    if not piece.royal:
        found.append(_captured(variant, piece))
    if piece.drop:
        found += _drop(variant, piece, piece.drop)
    elif piece.limit:
        found.append(f"A side has at most {_number(piece.limit)}.")
    return found


def _number(count: int) -> str:
    """Return a count in words, as far as there are such."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _a(name: str) -> str:
    """Return a name with its article."""
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name.lower()}"


def _promotion(variant: Variant, promotion: Promotion) -> str:
    """Return in words when a piece promotes, and to what."""
    becomes = _a(variant.by_symbol[promotion.becomes].name)
    must = promotion.must_to or promotion.must_from
    may = promotion.may_to or promotion.may_from
    parts = []
    if may:
        parts.append(f"may become {becomes} by a move that touches {zone_in_words(variant, may)}")
    if must:
        always = "must" if may else f"always becomes {becomes}"
        how = "by a move that touches" if promotion.must_from else "on"
        parts.append(f"{always} {how} {zone_in_words(variant, must)}")
    text = ", and ".join(parts)
    return f"{text[0].upper()}{text[1:]}."


def _captured(variant: Variant, piece: Piece) -> str:
    """Return in words what becomes of a piece that is captured."""
    if not piece.held_as:
        return "Captured, it leaves the game."
    name = variant.by_symbol[piece.held_as].name
    return f"Captured, it goes to the captor's hand{'' if piece.held_as == piece.symbol else f' as {_a(name)}'}."


def _drop(variant: Variant, piece: Piece, drop: Drop) -> list[str]:
    """Return in words what limits the drop of a piece."""
    found = []
    if len(variant.zone(drop.zone)) < variant.files * variant.ranks:
        found.append(f"Dropped on {zone_in_words(variant, drop.zone)} only.")
    if drop.one_a_file:
        found.append(f"Not dropped on a file with another {piece.name.lower()} of one's own.")
    if piece.limit:
        found.append(f"Not dropped while {_number(piece.limit)} are on the board.")
    if not drop.may_mate:
        found.append("Its drop may not give mate.")
    return found
