"""The facts about a piece, read from the tables and the data of the game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from surajang.gui.board.places import nearest
from surajang.gui.kit.punctuation import beginning, labelled, sentences
from surajang.gui.kit.translation import continuing, tr
from surajang.gui.words import naming, piece_notes
from surajang.gui.words.movement import movement
from surajang.gui.words.zone_words import where
from surajang.rules import betza
from surajang.rules.betza import HOP, LAME
from surajang.rules.codes import BLACK, KIND, SQUARES, file_of, rank_of, side_of, square_at
from surajang.rules.moves import first_step, target
from surajang.rules.piece import Piece, Terrain
from surajang.rules.rays import LEAP
from surajang.rules.tables import Tables


def moves_in_words(tables: Tables, code: int) -> list[str]:
    """Return how a piece and its other face move, and where terrain changes that, a paragraph for each."""
    faces = _faces(tables, code)
    words = [sentences(*piece_notes.moves(tables.variant, face)) for face in faces]
    if len(faces) == 1:
        return words
    return [labelled(naming.piece(face), text) for face, text in zip(faces, words, strict=True)]


def notes(tables: Tables, code: int) -> list[str]:
    """Return sentences about a piece that a diagram cannot show: on its moves, promotion, capture and drop."""
    piece = tables.piece_of(code)
    found = [movement(piece.moves, HOP | LAME)]
    for terrain in piece.terrain:
        words = movement(terrain.moves, HOP | LAME)
        found.append(words and labelled(beginning(where(tables.variant, terrain.zone)), continuing(words)))
    if piece.twice:
        found.append(
            tr(
                "After capturing on a neighbouring square, it may step once more. Beside an empty square it may"
                " also pass."
            )
        )
    return [*filter(None, found), *piece_notes.notes(tables.variant, piece)]


def _faces(tables: Tables, code: int) -> list[Piece]:
    """Return a piece, and its other face if it has one."""
    return [tables.piece_of(face) for face in (code, other_face(tables, code)) if face]


GOES = "goes"
CAPTURES = "captures"
BOTH = "both"
LEAPS = "leaps"


@dataclass(frozen=True)
class Diagram:
    """The reach of a piece from one square of the empty board, or among others.

    `reach`: by square, what it can do there. `gained`: squares reached only due to the terrain under it. `others`: the
    other pieces, by square.
    """

    title: str
    piece: int
    square: int
    reach: dict[int, str]
    gained: frozenset[int]
    others: Mapping[int, int] = field(default_factory=dict)


def diagrams(tables: Tables, code: int) -> list[Diagram]:
    """Return diagrams of a piece: its face and its other face in the middle, then terrain that changes its moves."""
    other = other_face(tables, code)
    found = [in_the_middle(tables, face) for face in (code, other) if face]
    for face in (code, *((other,) if other else ())):
        for terrain in tables.piece_of(face).terrain:
            zone = _squares(tables, terrain.zone, face)
            if zone and (face != code or found[0].square not in zone):
                ground = where(tables.variant, terrain.zone)
                heading = (
                    beginning(ground)
                    if face == code
                    else tr(
                        "{piece} {where}", "a piece, and where", piece=naming.piece(tables.piece_of(face)), where=ground
                    )
                )
                found.append(_diagram(tables, face, _example(tables, face, terrain), heading))
    return found


def in_the_middle(tables: Tables, code: int) -> Diagram:
    """Return the diagram of a piece in the middle of the empty board."""
    return _diagram(tables, code, _example(tables, code, None), "")


def standing(tables: Tables, square: int, pieces: Mapping[int, int], moves: Iterable[int] | None) -> Diagram:
    """Return the diagram of a piece on its present square.

    `pieces` are all pieces on the board, by square; `moves` its legal moves, None if it is not its side's turn.
    """
    code = pieces[square]
    if moves is None:
        reach = _among(tables, square, pieces)
    else:
        reach = {}
        for move in moves:
            for place in filter(None, (int(first_step(move)), int(target(move)))):
                if place != square:
                    reach[place] = CAPTURES if place in pieces else reach.get(place, GOES)
    title = tr("From where it stands") if reach else tr("From where it stands: no move")
    others = {place: piece for place, piece in pieces.items() if place != square}
    return Diagram(title, code, square, reach, frozenset(reach) - _plainly(tables, code, square), others)


def _among(tables: Tables, square: int, pieces: Mapping[int, int]) -> dict[int, str]:
    """Return what a piece can do among others, by square, regardless of the turn and of its king's safety."""
    code = pieces[square]
    board = _board(tables)
    reach: dict[int, str] = {}
    start = code * SQUARES + square
    for ray in range(int(tables.ray_first[start]), int(tables.ray_end[start])):
        step, limit, mode = int(tables.ray_step[ray]), int(tables.ray_limit[ray]), int(tables.ray_mode[ray])
        screens = 1 if mode & betza.HOP else 0
        place = square
        for _ in range(limit):
            place += step
            there = pieces.get(place, 0)
            if place not in board or (mode & LAME and _is_blocked(square, place, board - pieces.keys())):
                break
            if not there:
                if mode & betza.MOVE and not screens:
                    reach[place] = GOES
                continue
            if screens:
                if tables.piece_of(there).symbol in tables.piece_of(code).no_screen:
                    break
                screens -= 1
                continue
            spared = tables.spared[code] >> (there & KIND) & 1
            if mode & betza.CAPTURE and side_of(there) != side_of(code) and not spared:
                reach[place] = CAPTURES
            break
    return reach


def _board(tables: Tables) -> frozenset[int]:
    """Return the squares of the board: no holes."""
    return frozenset([int(square) for square in tables.squares])


def _is_blocked(square: int, end: int, free: frozenset[int]) -> bool:
    """Return whether something, or a hole, is on the way of a lame leap; `free`: the squares without a piece."""
    file, rank = file_of(square), rank_of(square)
    way = betza.passed(file_of(end) - file, rank_of(end) - rank)
    return any(square_at(file + x, rank + y) not in free for x, y in way)


def other_face(tables: Tables, code: int) -> int:
    """Return the other face of a piece, with its colour: the piece that it promotes to, was promoted from or is held
    as. 0 if there is none, or if it may promote to several pieces.
    """
    promotion = tables.piece_of(code).promotion
    if promotion:
        return 0 if promotion.others else int(tables.promoted[code])
    symbol = tables.piece_of(code).symbol
    for kind, piece in enumerate(tables.variant.pieces, 1):
        promotes = piece.promotion is not None and piece.promotion.becomes == symbol
        if piece.art + "+" == tables.piece_of(code).art if promotes else piece.art == tables.piece_of(code).art + "+":
            return kind | (code & ~KIND)
    return 0


def _diagram(tables: Tables, code: int, square: int, heading: str) -> Diagram:
    board = _board(tables)
    reach: dict[int, str] = {}
    start = code * SQUARES + square
    for ray in range(int(tables.ray_first[start]), int(tables.ray_end[start])):
        step, limit, mode = int(tables.ray_step[ray]), int(tables.ray_limit[ray]), int(tables.ray_mode[ray])
        if mode & betza.HOP:
            continue
        place = square
        for _ in range(limit):
            place += step
            if place not in board or (mode & LAME and _is_blocked(square, place, board)):
                break
            reach[place] = _kind(mode, reach.get(place, ""))
    gained = frozenset(reach) - _plainly(tables, code, square)
    return Diagram(heading or naming.piece(tables.piece_of(code)), code, square, reach, gained)


def _kind(mode: int, before: str) -> str:
    """Return what a piece can do on a square after adding a ray's mode to what it could do there `before`."""
    if mode & LEAP:
        return LEAPS
    kind = {betza.MOVE: GOES, betza.CAPTURE: CAPTURES}.get(mode & (betza.MOVE | betza.CAPTURE), BOTH)
    if not before or before == kind:
        return kind
    return LEAPS if before == LEAPS else BOTH


def _plainly(tables: Tables, code: int, square: int) -> set[int]:
    """Return the squares that a piece would reach without terrain."""
    board = _board(tables)
    found: set[int] = set()
    forward = -1 if code & BLACK else 1
    for ray in betza.parse(tables.piece_of(code).moves):
        if ray.mode & betza.HOP:
            continue
        file, rank = file_of(square), rank_of(square)
        for _ in range(ray.limit):
            file, rank = file + ray.files, rank + forward * ray.ranks
            inside = 0 <= file < tables.variant.files and 0 <= rank < tables.variant.ranks
            if not inside or square_at(file, rank) not in board:
                break
            found.add(square_at(file, rank))
    return found


def _squares(tables: Tables, zone: str, code: int) -> set[int]:
    """Return the squares of a zone from the view of a piece's owner, without holes."""
    last = tables.variant.ranks - 1
    seen = tables.variant.zone(zone, side_of(code))
    found = {square_at(file, last - rank if code & BLACK else rank) for file, rank in seen}
    return found & _board(tables)


def _example(tables: Tables, code: int, terrain: Terrain | None) -> int:
    """Return a square that shows a piece's moves well: in the middle of a terrain, or of the board."""
    variant = tables.variant
    middle_file, middle_rank = variant.files // 2, (variant.ranks - 1) // 2
    if terrain is None:
        middle = square_at(middle_file, variant.ranks - 1 - middle_rank if code & BLACK else middle_rank)
        return nearest(_board(tables), middle)

    others = (_squares(tables, other.zone, code) for other in tables.piece_of(code).terrain if other is not terrain)
    mixed = set().union(*others)

    def worth(square: int) -> tuple[bool, int, int]:
        return square in mixed, -len(_diagram(tables, code, square, "").gained), abs(file_of(square) - middle_file)

    zone = sorted(_squares(tables, terrain.zone, code))
    return min([square for square in zone if tables.on_board(square)] or zone, key=worth)
