"""What there is to know about a piece, read from the tables and the data that the game is played with."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from surajang.gui.kit.punctuation import beginning, labelled, sentences
from surajang.gui.kit.translation import Text, in_sentence, mark, put_in, tr
from surajang.gui.words import naming
from surajang.rules import betza
from surajang.rules.betza import CAPTURE, HOP, MOVE, UNBOUNDED, Ray, parse
from surajang.rules.moves import first_step, target
from surajang.rules.tables import BLACK, KIND, LEAP, SQUARES, Tables, file_of, rank_of, side_of, square_at
from surajang.rules.variant import Drop, Piece, Promotion, Terrain, Variant

DOES = {
    MOVE: Text("Moves {how}."),
    CAPTURE: Text("Captures {how}."),
    MOVE | CAPTURE: Text("Goes {how}."),
    CAPTURE | HOP: Text("Captures over one piece {how}."),
}
"""By what a ray lets a piece do."""

ONE_STEP, STEPS, ANY_DISTANCE = (
    Text("one step {where}"),
    Text("up to {count} steps {where}"),
    Text("any distance {where}"),
)
EVERYWHERE = Text("in every direction")
AND = Text(" and ")

STRAIGHT = {Text("forward"): {(0, 1)}, Text("back"): {(0, -1)}, Text("sideways"): {(-1, 0), (1, 0)}}
DIAGONAL = {Text("diagonally forward"): {(-1, 1), (1, 1)}, Text("diagonally back"): {(-1, -1), (1, -1)}}
_STRAIGHT, _DIAGONAL = set().union(*STRAIGHT.values()), set().union(*DIAGONAL.values())
WHOLES = ((Text("straight"), _STRAIGHT, STRAIGHT), (Text("diagonally"), _DIAGONAL, DIAGONAL))

JUMPS = {
    frozenset((1, 2)): Text("with a knight's jump"),
    frozenset((0, 2)): Text("with a jump of two squares straight"),
    frozenset((2,)): Text("with a jump of two squares diagonally"),
}
ONLY_FORWARD = Text("{jump}, two ranks forward")


def movement(text: str) -> str:
    """Return what a movement in Betza's notation means, one sentence for each way to go."""
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    jumps: dict[tuple[int, Text], list[Ray]] = {}
    for ray in parse(text):
        if max(abs(ray.files), abs(ray.ranks)) > 1:
            jumps.setdefault((ray.mode, JUMPS[frozenset((abs(ray.files), abs(ray.ranks)))]), []).append(ray)
        else:
            ways.setdefault((ray.mode, ray.limit), set()).add((ray.files, ray.ranks))
    found = [DOES[mode](how=_how_far(limit, _where(steps))) for (mode, limit), steps in ways.items()]
    for (mode, jump), rays in jumps.items():
        forward = len(rays) == 2 and all(ray.ranks == 2 for ray in rays)
        found.append(DOES[mode](how=ONLY_FORWARD(jump=jump()) if forward else jump()))
    return sentences(*found)


def _how_far(limit: int, where: str) -> str:
    """Return how far a piece goes, and where."""
    if limit == 1:
        return ONE_STEP(where=where)
    return ANY_DISTANCE(where=where) if limit == UNBOUNDED else STEPS(count=limit, where=where)


def _where(steps: set[tuple[int, int]]) -> str:
    """Return the directions of steps: all of them, whole groups, or one by one."""
    if steps == _STRAIGHT | _DIAGONAL:
        return EVERYWHERE()
    words = []
    for word, whole, parts in WHOLES:
        if steps >= whole:
            words.append(word())
        else:
            words += [name() for name, directions in parts.items() if directions <= steps]
    return AND().join(words)


IN_ONE = {
    "R": Text("Goes like the rook of chess."),
    "B": Text("Goes like the bishop of chess."),
    "N": Text("Goes like the knight of chess."),
    "Q": Text("Goes like the queen of chess."),
    "K": Text("Goes like the king of chess."),
    "BN": Text("Bishop and knight of chess in one."),
    "RN": Text("Rook and knight of chess in one."),
    "QN": Text("Queen and knight of chess in one."),
    "NK": Text("Knight and king of chess in one."),
    "BK": Text("Bishop and king of chess in one."),
    "RK": Text("Rook and king of chess in one."),
    "BNK": Text("Bishop, knight and king of chess in one."),
    "RNK": Text("Rook, knight and king of chess in one."),
    "FfW": Text("Goes like the silver of shogi."),
    "WfF": Text("Goes like the gold of shogi."),
    "fR": Text("Goes like the lance of shogi."),
    "ffN": Text("Goes like the knight of shogi."),
    "fW": Text("Goes like the pawn of shogi."),
    "fmWfcF": Text("Goes like the pawn of chess."),
    "mRcpR": Text("Goes like the cannon of xiangqi."),
}
"""By movement, the pieces of other games that go so."""


def kinship(moves: str) -> str:
    """Return which pieces of other games a piece goes like, "" for none."""
    return next((text() for known, text in IN_ONE.items() if set(parse(known)) == set(parse(moves))), "")


def in_short(piece: Piece) -> str:
    """Return how a piece moves: which pieces of other games it goes like, else each way that it goes."""
    return kinship(piece.moves) or movement(piece.moves)


def moves_in_words(tables: Tables, code: int) -> list[str]:
    """Return how a piece and its other face move, and where the ground changes that, a paragraph for each."""
    other = other_face(tables, code)
    found = []
    for face in (code, *((other,) if other else ())):
        piece = tables.piece_of(face)
        words = [sentences(*filter(None, (kinship(piece.moves), movement(piece.moves))))]
        words += [
            labelled(beginning(where(tables.variant, terrain.zone)), movement(terrain.moves))
            for terrain in piece.terrain
            if terrain.moves
        ]
        if piece.twice:
            words.append(tr("After capturing beside it, it may step once more. It may also pass."))
        found.append(labelled(naming.piece(piece), sentences(*words)) if other else sentences(*words))
    return found


GOES = "goes"
CAPTURES = "captures"
BOTH = "both"
LEAPS = "leaps"

HOW_MANY, WHICH = "how many", "which rank"
_NUMBERS = (
    mark("no", "how many"),
    mark("one", "how many"),
    mark("two", "how many"),
    mark("three", "how many"),
    mark("four", "how many"),
    mark("five", "how many"),
    mark("six", "how many"),
    mark("seven", "how many"),
    mark("eight", "how many"),
    mark("nine", "how many"),
    mark("ten", "how many"),
)
_ORDINALS = (
    "",
    mark("first", "which rank"),
    mark("second", "which rank"),
    mark("third", "which rank"),
    mark("fourth", "which rank"),
    mark("fifth", "which rank"),
    mark("sixth", "which rank"),
    mark("seventh", "which rank"),
    mark("eighth", "which rank"),
    mark("ninth", "which rank"),
    mark("tenth", "which rank"),
)


@dataclass(frozen=True)
class Diagram:
    """Where a piece goes from one square of the empty board, or among others.

    `title` heads it. `reach`: by square, what it can do there. `gained`: squares that only the ground under it gives.
    `others`: by square, the other pieces that stand there.
    """

    title: str
    piece: int
    square: int
    reach: dict[int, str]
    gained: frozenset[int]
    others: Mapping[int, int] = field(default_factory=dict)


def diagrams(tables: Tables, code: int) -> list[Diagram]:
    """Return diagrams of a piece: its face and its other face on the middle, then grounds that change how it goes."""
    other = other_face(tables, code)
    found = [in_the_middle(tables, face) for face in (code, other) if face]
    for face in (code, *((other,) if other else ())):
        for terrain in tables.piece_of(face).terrain:
            if face != code or found[0].square not in _squares(tables, terrain.zone, face):
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
    """Return the diagram of what a piece can do from where it stands.

    `pieces` are all on the board, by square; `moves` its legal moves, None where it is not its side's turn.
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
    """Return by square what a piece can do among others, regardless of the turn and of its king's safety."""
    code = pieces[square]
    reach: dict[int, str] = {}
    start = code * SQUARES + square
    for ray in range(int(tables.ray_first[start]), int(tables.ray_end[start])):
        step, limit, mode = int(tables.ray_step[ray]), int(tables.ray_limit[ray]), int(tables.ray_mode[ray])
        screens = 1 if mode & betza.HOP else 0
        place = square
        for _ in range(limit):
            place += step
            there = pieces.get(place, 0)
            if not tables.on_board(place):
                break
            if not there:
                if mode & betza.MOVE and not mode & betza.HOP:
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
    return Diagram(heading or naming.piece(tables.piece_of(code)), code, square, reach, gained)


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
    return tr("in {zone}", zone=words) if words in _regions(variant).values() else tr("on {zone}", zone=words)


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
            return tr("squares outside {zone}", zone=words)
    return tr("some squares")


def _regions(variant: Variant) -> dict[frozenset[tuple[int, int]], str]:
    """Return what the regions are called that the game tints, each as wide and high as its tinted squares."""
    tinted = variant.zone(variant.appearance.tints)
    if not tinted:
        return {}
    own = frozenset((file, rank) for file in {file for file, _ in tinted} for rank in {rank for _, rank in tinted})
    enemy = frozenset((file, variant.ranks - 1 - rank) for file, rank in own)
    return {
        own: tr("its own {region}", region=naming.region(variant)),
        enemy: tr("the enemy {region}", region=naming.region(variant)),
    }


def _ranks(variant: Variant, low: int, high: int) -> str:
    """Return ranks as their owner counts: `its third rank`, `its last two ranks`."""
    if high == variant.ranks:
        return tr("its last rank") if low == high else tr("its last {number} ranks", number=_number(high - low + 1))
    if low == 1 and high > 1:
        return tr("its first {number} ranks", number=_number(high))
    if low == high:
        return tr("its {which} rank", which=tr(_ORDINALS[low], WHICH))
    return tr("its {first} to {last} ranks", first=tr(_ORDINALS[low], WHICH), last=tr(_ORDINALS[high], WHICH))


def notes(tables: Tables, code: int) -> list[str]:
    """Return sentences about a piece: promotion, capture, drop, and what only it does."""
    variant, piece = tables.variant, tables.piece_of(code)
    found: list[str] = []
    if piece.royal:
        found.append(tr("If it cannot be saved from capture, the game is lost."))
    if variant.end.arrival and piece.royal:
        found.append(tr("Wins by arriving {where}.", where=where(variant, variant.end.arrival)))
    if piece.faces:
        found.append(tr("The two kings may not face each other on an open line."))
    if any(ray.mode & betza.HOP for ray in betza.parse(piece.moves)):
        found.append(tr("Captures by jumping over exactly one piece on its line."))
    for terrain in piece.terrain:
        if any(ray.mode & betza.HOP for ray in betza.parse(terrain.moves)):
            ground = where(variant, terrain.zone)
            found.append(tr("{where} it does so along more lines.", where=ground[0].upper() + ground[1:]))
    if piece.en_passant:
        found.append(
            tr("After a long step, an enemy {piece} may capture it en passant.", piece=in_sentence(naming.piece(piece)))
        )
    if piece.twice:
        found.append(tr("After capturing beside it, it may step once more. It may also pass."))
    for symbol in piece.spares:
        found.append(tr("Never captures {piece}.", piece=_a(naming.piece(variant.by_symbol[symbol]))))
    for symbol in piece.no_screen:
        found.append(tr("Cannot jump over {piece}.", piece=_a(naming.piece(variant.by_symbol[symbol]))))
    if piece.wall:
        region = naming.region(variant)
        found.append(
            tr(
                "From outside, it ends its move where it enters its own {region}, and sees nothing behind.",
                region=region,
            )
        )
    if piece.promotion:
        found.append(_promotion(variant, piece.promotion))
    if not piece.royal:
        found.append(_captured(variant, piece))
    if piece.drop:
        found += _drop(variant, piece, piece.drop)
    elif piece.limit:
        found.append(tr("A side has at most {number}.", number=_number(piece.limit)))
    return found


def _number(count: int) -> str:
    """Return a count in words, as far as there are such."""
    return tr(_NUMBERS[count], HOW_MANY) if count < len(_NUMBERS) else str(count)


def _a(name: str) -> str:
    """Return a name with its article, in languages that have one."""
    piece = in_sentence(name)
    return tr("an {piece}", piece=piece) if name[0] in "AEIOU" else tr("a {piece}", piece=piece)


def _promotion(variant: Variant, promotion: Promotion) -> str:
    becomes = _a(naming.piece(variant.by_symbol[promotion.becomes]))
    must = promotion.must_to or promotion.must_from
    may = promotion.may_to or promotion.may_from
    zone = zone_in_words(variant, may or must)
    if not must:
        return tr("May become {piece} by a move that touches {zone}.", piece=becomes, zone=zone)
    if may and promotion.must_from:
        text = tr("May become {piece} by a move that touches {zone}, and must by a move that touches {part}.")
    elif may:
        text = tr("May become {piece} by a move that touches {zone}, and must on {part}.")
    elif promotion.must_from:
        text = tr("Always becomes {piece} by a move that touches {zone}.")
    else:
        text = tr("Always becomes {piece} on {zone}.")
    return put_in(text, piece=becomes, zone=zone, part=zone_in_words(variant, must))


def _captured(variant: Variant, piece: Piece) -> str:
    if not piece.held_as:
        return tr("Captured, it leaves the game.")
    if piece.held_as == piece.symbol:
        return tr("Captured, it goes to the captor's hand.")
    held = _a(naming.piece(variant.by_symbol[piece.held_as]))
    return tr("Captured, it goes to the captor's hand as {piece}.", piece=held)


def _one_a_file(variant: Variant, name: str, zone: str) -> str:
    """Return in words that a piece is not dropped on a file on which another of that name stands within a zone."""
    if len(variant.zone(zone)) == variant.files * variant.ranks:
        return tr("Not dropped on a file with another {piece} of one's own.", piece=name)
    where = zone_in_words(variant, zone)
    return tr("Not dropped on a file with another {piece} of one's own on {zone}.", piece=name, zone=where)


def _drop(variant: Variant, piece: Piece, drop: Drop) -> list[str]:
    found = []
    if len(variant.zone(drop.zone)) < variant.files * variant.ranks:
        found.append(tr("Dropped on {zone} only.", zone=zone_in_words(variant, drop.zone)))
    if drop.one_a_file:
        found.append(_one_a_file(variant, in_sentence(naming.piece(piece)), drop.one_a_file))
    if piece.limit:
        found.append(tr("Not dropped while {number} are on the board.", number=_number(piece.limit)))
    if not drop.may_mate:
        found.append(tr("Its drop may not give mate."))
    return found
