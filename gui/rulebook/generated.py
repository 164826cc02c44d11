"""Writes the rules page of a game that has none, from its data; tests check that no field of the data is left out."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from surajang.gui.board.piece_facts import BOTH, GOES, LEAPS, diagrams
from surajang.gui.board.piece_facts import CAPTURES as TAKES
from surajang.gui.kit.punctuation import beginning, bracketed, counted, ended, headed, labelled, listed, sentences
from surajang.gui.kit.translation import Text, in_sentence, tr
from surajang.gui.rulebook import ends, variant_changes
from surajang.gui.rulebook.page_model import (
    ABSENT,
    NOTATION,
    PIECES,
    Diagram,
    Paragraph,
    RulesPage,
    Section,
    pieces_shown,
)
from surajang.gui.words import naming, piece_notes, shown_moves
from surajang.gui.words.zone_words import of_side, squares_in_words, zone_of_each
from surajang.rules import fen
from surajang.rules.betza import HOP, MOVE, parse
from surajang.rules.codes import KIND, WHITE, file_of, rank_of, side_of, square_at
from surajang.rules.coordinates import shogi_style, written_square
from surajang.rules.notation import plus_promotes
from surajang.rules.piece import Piece
from surajang.rules.position import HAND_SLOTS
from surajang.rules.special_rules import CHECKMATE, MOVE_LIMIT, PERPETUAL_CHECK, REPETITION, STALEMATE, Castle
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant
from surajang.rules.zones import mirrored

START, SETUP, CAPTURES, PROMOTION = "start", "setup", "drops", "promotion"
CASTLING, MATE, ARRIVAL, STALE = "castling", "mate", "arrival", "stalemate"
REPEATING, LIMIT, CHANGES = "repetition", "move-limit", "changes"

TITLES = {
    START: Text("The board and the start"),
    SETUP: Text("Before the first move"),
    PIECES: Text("The pieces"),
    CAPTURES: Text("Captures and drops"),
    PROMOTION: Text("Promotion"),
    CASTLING: Text("Castling"),
    MATE: Text("Check and mate"),
    ARRIVAL: Text("Victory by arriving"),
    STALE: Text("No legal move"),
    REPEATING: Text("Repeating a position"),
    LIMIT: Text("Draws"),
    ABSENT: Text("What this game does not have"),
    CHANGES: Text("Differences"),
    NOTATION: Text("How moves are written"),
}
"""The sections in their order."""

EN_PASSANT = (
    Text(
        "En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next"
        " move, as if it had stopped on any square that it passed over."
    ),
    Text(
        "En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next"
        " move, as if it had stopped on any square that it passed over."
    ),
)

COMPARED = (START, SETUP, CASTLING, MATE, ARRIVAL, STALE, REPEATING, LIMIT)
"""The sections compared with another game's; captures and promotion are compared piece by piece."""

MARKS = {
    BOTH: Text("In the diagrams, a dot marks a square where the piece may move or capture."),
    LEAPS: Text("A ringed dot marks a square where the piece may move or capture, and to which it can also jump."),
    GOES: Text("A circle marks a square where the piece only moves."),
    TAKES: Text("A cross marks a square where the piece only captures."),
}
"""The meaning of the marks in the diagrams of pieces."""

AT = Text("{piece} {squares}", "a piece, and where it stands or goes")

REFUSALS = {
    START: ("hole in the way",),
    SETUP: ("setup first",),
    PIECES: (
        "in the way", "own piece there", "going nowhere", "spared", "hops to capture", "needs a screen", "one screen",
        "no screen", "goes over one piece", "moves otherwise here", "not from here", "confined",
        "one step in its palace", "stops at the wall", "no room to pass", "cannot pass", "facing kings",
    ),
    CAPTURES: (
        "not in hand", "drop on a piece", "drop on this square", "drop on an outer rank", "drop on the first rank",
        "drop on the last rank", "drop gives check", "drop gives mate", "drop too far", "too many on the board",
        "two on a file", "too many on a file", "never dropped", "nothing to drop",
    ),
    PROMOTION: (
        "must promote", "always promotes", "promotes on arrival", "must promote at the end", "promotes otherwise",
        "does not promote", "outside the zone", "outside the last ranks", "outside the last rank",
        "promoted too often", "nothing to become",
    ),
    CASTLING: (
        "no rook at home", "has moved", "castling through pieces", "castling out of check", "castling through check",
        "castles otherwise", "castles from home",
    ),
    MATE: ("into check", "in check", "pinned", "exposes the king"),
    ARRIVAL: ("arrival guarded",),
    REPEATING: ("repetition",),
    ABSENT: ("no castling",),
    NOTATION: ("castling reversed",),
}  # fmt: skip
"""The codes of refusals that a section explains."""


def generated_page(variant: Variant) -> RulesPage:
    """Return the page of a game's rules in the window's language, made from its data."""
    written = paragraphs(variant)
    if changed := differences(variant, written):
        written[CHANGES] = changed
    results = {
        MATE: (CHECKMATE,),
        STALE: (STALEMATE,),
        ARRIVAL: (variant.end.arrival_reason,),
        REPEATING: (REPETITION, PERPETUAL_CHECK),
        LIMIT: (MOVE_LIMIT, "agreement"),
    }
    start = Diagram("startpos", tr("The start."))
    sections = [
        Section(
            id=name,
            title=title(),
            text="\n".join(sentences(*each) for each in written[name]),
            diagrams=(start,) if name == START else (),
            results=results.get(name, ()),
            refusals=REFUSALS.get(name, ()),
            pieces=name == PIECES,
        )
        for name, title in TITLES.items()
        if name in written
    ]
    heading = naming.title(variant)
    named = bool(variant.native) and set(variant.native).isdisjoint(heading)
    summary = headed(heading + "{signs}", naming.summary(variant)) if named else naming.summary(variant)
    return RulesPage(variant, summary, tuple(sections))


def paragraphs(variant: Variant) -> dict[str, list[Paragraph]]:
    """Return the text of each section, without empty ones."""
    writers: dict[str, Callable[[Variant], list[Paragraph]]] = {
        START: _start,
        SETUP: _setup,
        PIECES: _pieces,
        CAPTURES: _captures,
        PROMOTION: _promotion,
        CASTLING: _castling,
        MATE: ends.mate,
        ARRIVAL: ends.arrival,
        STALE: ends.stalemate,
        REPEATING: ends.repetition,
        LIMIT: ends.draws,
        ABSENT: ends.absent,
        NOTATION: _notation,
    }
    found = {name: writer(variant) for name, writer in writers.items()}
    return {name: kept for name, text in found.items() if (kept := [each for each in text if any(each)])}


def differences(variant: Variant, written: Mapping[str, list[Paragraph]]) -> list[Paragraph]:
    """Return how a game with the section texts `written` differs from the one that it is based on."""
    parent = variant_changes.parent_of(variant)
    if parent is None:
        return []
    compared = {name: TITLES[name] for name in COMPARED}
    alike = [set(_placed(variant, side)) & set(_placed(parent, side)) for side in (0, 1)]
    own, others = {**written, START: _start(variant, alike)}, {**paragraphs(parent), START: _start(parent, alike)}
    found = variant_changes.of_pieces(variant, parent)
    found += variant_changes.of_sections(own, others, compared, parent)
    based = tr("This game is based on {game}.", game=naming.title(parent))
    return [[based], *(found or [[tr("Their rules are the same.")]])]


# The board and its pieces


def _start(variant: Variant, left_out: Sequence[Collection[str]] = ((), ())) -> list[Paragraph]:
    """Describe the board, its pieces and who begins. `left_out` has entries of `_placed` to leave out, by side."""
    board = [tr("The board has {files} files and {ranks} ranks.", files=variant.files, ranks=variant.ranks)]
    if variant.holes:
        missing = squares_in_words(variant, variant.zone(variant.holes))
        board.append(tr("The board lacks these squares: {squares}.", squares=missing))
    first = naming.player(variant, variant.first_side)
    turns = [tr("{first} moves first, then the players take turns.", first=first)]
    if not any(piece.twice for piece in variant.pieces):
        turns.append(tr("Passing is not allowed."))
    return [board + turns, *(_standing(variant, side, left_out[side]) for side in (0, 1)), _looks(variant)]


def _placed(variant: Variant, side: int) -> list[str]:
    """Return the squares of each kind of a side's pieces at the start: `Rook a1, h1`."""
    position = fen.read(variant, variant.start)
    places: dict[int, list[tuple[int, int]]] = {}
    for number in position.tables.squares:
        square = int(number)
        piece = int(position.board[square])
        if piece and side_of(piece) == side:
            places.setdefault(piece & KIND, []).append((file_of(square), rank_of(square)))
    return [
        AT(piece=piece_notes.name(variant.pieces[kind - 1]), squares=squares_in_words(variant, squares))
        for kind, squares in sorted(places.items())
    ]


def _standing(variant: Variant, side: int, left_out: Collection[str]) -> Paragraph:
    """Say where a side's pieces are at the start, and what it has in hand."""
    position = fen.read(variant, variant.start)
    standing = [words for words in _placed(variant, side) if words not in left_out]
    found = [labelled(naming.player(variant, side), ended(counted(standing)))] if standing else []
    hand = [(symbol, int(position.hands[side * HAND_SLOTS + variant.kinds[symbol]])) for symbol in variant.hand_order]
    held = [bracketed(piece_notes.name(variant.by_symbol[symbol]), str(count)) for symbol, count in hand if count]
    if held:
        found.append(tr("In hand: {pieces}.", pieces=listed(held)))
    return found


def _looks(variant: Variant) -> Paragraph:
    """Describe the drawings on the board, and how the sides' pieces differ."""
    looks = variant.appearance
    found = []
    for zone, name in ((looks.outlined, naming.region(variant)), (looks.tints, naming.tinted(variant))):
        if zone and name:
            found.append(labelled(beginning(name), ended(zone_of_each(variant, zone))))
    if looks.explained:
        found.append(naming.region_explained(variant))
    if looks.marked:
        found.append(tr("A line on the board marks this zone: {zone}.", zone=zone_of_each(variant, looks.marked)))
    if looks.pointing:
        found.append(tr("The pieces have one colour, and each points at the enemy."))
    return found


def _setup(variant: Variant) -> list[Paragraph]:
    """Describe the players' choices before the first move."""
    setup = variant.setup
    if setup is None:
        return []
    found = [
        tr(
            "Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.",
            files=listed(setup.files),
            first=naming.player(variant, 0),
        ),
        ended(beginning(naming.setup_task(setup))),
    ]
    choices = [labelled(title, choice) for title, choice in zip(naming.setup_titles(setup), setup.choices, strict=True)]
    found.append(tr("The choices, from the left as {first} sees them:", first=naming.player(variant, 0)))
    found.append(ended(counted(choices)))
    if setup.by_swapping:
        found.append(tr("On the board, neighbouring pieces are swapped."))
    return [found]


def _pieces(variant: Variant) -> list[Paragraph]:
    """Explain the diagrams, and rules for several pieces."""
    shown = _marks(variant)
    found = [text() for mark, text in MARKS.items() if mark in shown]
    movements = [text for piece in variant.pieces for text in (piece.moves, *(each.moves for each in piece.terrain))]
    if not any(ray.mode & HOP for text in movements for ray in parse(text)):
        found.append(tr("Only jumps pass over other pieces."))
    passing = [in_sentence(piece_notes.name(piece)) for piece in variant.pieces if piece.en_passant]
    en_passant = [EN_PASSANT[naming.takes_an(name)](piece=name) for name in passing]
    if any(_passed_where_it_promotes(variant, piece) for piece in variant.pieces if piece.en_passant):
        en_passant.append(tr("A capture en passant never promotes."))
    return [found, en_passant, *_promoted_otherwise(variant)]


def _passed_where_it_promotes(variant: Variant, pawn: Piece) -> bool:
    """Return whether a pawn can be captured en passant on a square where an enemy one promotes."""
    rule = pawn.promotion
    if rule is None:
        return False
    everywhere = f"1-{variant.ranks}"
    ways = [(everywhere, pawn.moves), *((terrain.zone, terrain.moves) for terrain in pawn.terrain)]
    for side in (0, 1):
        passed = {
            (file, rank + n)
            for zone, moves in ways
            for ray in parse(moves)
            if ray.mode & MOVE and not ray.files and ray.ranks > 0
            for file, rank in variant.zone(zone, side)
            for n in range(1, min(ray.limit, variant.ranks - 1 - rank))
        }
        zones = (rule.may_to, rule.must_to, rule.may_from, rule.must_from)
        promoting = frozenset().union(*(variant.zone(zone, 1 - side) for zone in zones))
        if mirrored(passed, variant.ranks) & promoting:
            return True
    return False


def _marks(variant: Variant) -> set[str]:
    """Return the marks in the diagrams of the pieces."""
    tables = tables_of(variant)
    faces = [face for pair in pieces_shown(variant) for face in pair if face is not None]
    codes = [variant.kinds[face.symbol] | WHITE for face in faces]
    return {mark for code in codes for diagram in diagrams(tables, code) for mark in diagram.reach.values()}


def _promoted_otherwise(variant: Variant) -> list[Paragraph]:
    """Say how promoted pieces that look like others move, if they move differently."""
    found = []
    for piece in variant.pieces:
        twin = variant.by_symbol[piece.symbol[0]] if piece.symbol.endswith("~") else None
        if twin is None:
            continue
        own, others = (
            [*piece_notes.moves(variant, each), *piece_notes.notes(variant, each)]
            for each in (replace(piece, held_as="", drop=None), replace(twin, held_as="", drop=None))
        )
        if own != others:
            found.append([labelled(piece_notes.name(piece), sentences(*own))])
    return found


# Captures and promotion


def _captures(variant: Variant) -> list[Paragraph]:
    """Say what happens to captured pieces, and where they may be dropped."""
    others = [piece for piece in variant.pieces if not piece.royal]
    kept = {piece.held_as for piece in others}
    if kept <= {""}:
        found = [[tr("Captured pieces leave the game.")]]
    elif all(piece.held_as == piece.symbol for piece in others):
        found = [[tr("Captured pieces go to the captor's hand.")]]
    else:
        found = _grouped(others, lambda piece: [piece_notes.captured(variant, piece)])
    droppable = [piece for piece in others if piece.drop]
    if variant.hand_order:
        held = [piece_notes.name(variant.by_symbol[symbol]) for symbol in variant.hand_order]
        found.append([tr("A hand can hold these pieces: {pieces}.", pieces=listed(map(in_sentence, held)))])
    if not droppable:
        return found
    rule = [tr("Instead of moving, a player may drop a piece from the hand on an empty square.")]
    if variant.promoted_symbols:
        rule.append(tr("A drop never promotes."))
    undropped = [variant.by_symbol[symbol] for symbol in variant.hand_order if not variant.by_symbol[symbol].drop]
    if undropped:
        names = listed(in_sentence(piece_notes.name(piece)) for piece in undropped)
        rule.append(tr("These pieces are never dropped: {pieces}.", pieces=names))
    found.append(rule)
    limits = {piece.symbol: piece_notes.drop(variant, piece, piece.drop) for piece in droppable if piece.drop}
    if any(limits.values()):
        everywhere = [tr("May be dropped on any empty square.")]
        found += _grouped(droppable, lambda piece: limits[piece.symbol] or everywhere)
    return found


def _promotion(variant: Variant) -> list[Paragraph]:
    """Say which pieces promote, and where."""
    able = [piece for piece in variant.pieces if piece.promotion]
    if not able:
        return []
    found = _grouped(able, lambda piece: piece_notes.promotion(variant, piece.promotion) if piece.promotion else [])
    if any(set(piece.promotion.choices) - {piece.promotion.becomes} for piece in able if piece.promotion):
        if any(piece.promotion.most for piece in able if piece.promotion):
            found.append([tr("The player chooses the new piece.")])
        else:
            found.append([tr("The player chooses the new piece, which need not have been captured before.")])
    position = fen.read(variant, variant.start)
    standing = {int(position.board[int(square)]) & KIND for square in position.tables.squares}
    standing |= {variant.kinds[symbol] for symbol in variant.hand_order}
    unable = [piece for kind, piece in enumerate(variant.pieces, 1) if kind in standing and not piece.promotion]
    zones = [
        zone for piece in able if piece.promotion for zone in (piece.promotion.may_from, piece.promotion.must_from)
    ]
    if any(zones):
        found.append([tr("A move touches a zone if it starts or ends there.")])
    if unable:
        names = listed(in_sentence(piece_notes.name(piece)) for piece in unable)
        found.append([tr("These pieces do not promote: {pieces}.", pieces=names)])
    return found


def _castling(variant: Variant) -> list[Paragraph]:
    """Describe castling: the pieces and their squares."""
    castling = variant.castling
    if castling is None:
        return []
    king, rook = piece_notes.name(variant.pieces[0]), piece_notes.name(variant.by_symbol[castling.rook])
    rule = [
        tr(
            "Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the"
            " king may not be in check, and no square that it crosses or lands on may be attacked.",
            king=in_sentence(king),
            rook=in_sentence(rook),
        ),
        tr("Neither may have moved before.")
        if castling.history
        else tr("They may have moved before, and a side may castle more than once."),
    ]
    found = [rule]
    for side, castles in enumerate(castling.by_side):
        ways = [_castle(variant, castle, side, (king, rook)) for castle in castles]
        if ways:
            found.append([labelled(naming.player(variant, side), ended(counted(ways)))])
    written = fen.write(fen.read(variant, variant.start)).split()[2] if castling.history else ""
    letters = ("".join(castle.letter for castle in castles) for castles in castling.by_side)
    every = next(letters) + next(letters).lower()
    if castling.history and sorted(written.replace("-", "")) != sorted(every):
        names = [
            of_side(variant, castle.written, side)
            for side, castles in enumerate(castling.by_side)
            for castle in castles
            if (castle.letter.lower() if side else castle.letter) in written
        ]
        found.append(
            [tr("At the start, these castling moves are allowed: {castlings}.", castlings=listed(names) or "–")]
        )
    return found


def _castle(variant: Variant, castle: Castle, side: int, names: tuple[str, str]) -> str:
    """Return one castling: `O-O: King e1–g1, Rook h1–f1`."""
    moves = ((castle.king, castle.king_to), (castle.rook, castle.rook_to))
    ways = [
        AT(piece=name, squares=f"{_square(variant, start, side)}–{_square(variant, end, side)}")
        for name, (start, end) in zip(names, moves, strict=True)
    ]
    return labelled(shown_moves.castlings_unbroken(castle.written), listed(ways))


def _square(variant: Variant, name: str, side: int) -> str:
    """Return the displayed name of a square that is `name` as a side sees it from its own edge."""
    ((file, rank),) = variant.zone(name)
    return written_square(variant, square_at(file, variant.ranks - 1 - rank if side else rank))


# Notation


def _notation(variant: Variant) -> list[Paragraph]:
    """Say how squares, pieces and moves are written."""
    low, high = (written_square(variant, square_at(x * (variant.files - 1), x * (variant.ranks - 1))) for x in (0, 1))
    first = naming.player(variant, 0)
    squares = [
        tr(
            "As {first} sees the board, files are {low} to {high} from left to right.",
            first=first,
            low=low[0],
            high=high[0],
        ),
        tr("Ranks are {low} to {high} from near to far.", low=low[1:], high=high[1:]),
    ]
    letters = [
        bracketed(naming.piece(piece), _signs(piece)) for piece in variant.pieces if not piece.symbol.endswith("~")
    ]
    found = [squares, [tr("The letters of the pieces: {letters}.", letters=listed(letters))]]
    drops = any(piece.drop for piece in variant.pieces)
    if shogi_style(variant):
        drawn = tr("A move is written with -, a capture with x, a drop with *.")
        moves = [drawn if drops else tr("A move is written with -, a capture with x."), tr("# marks mate.")]
    elif plus_promotes(variant):
        moves = [tr("x marks a capture, @ a drop and # mate.") if drops else tr("x marks a capture and # mate.")]
    elif drops:
        moves = [tr("x marks a capture, @ a drop, + a check and # mate.")]
    else:
        moves = [tr("x marks a capture, + a check and # mate.")]
    if variant.end.arrival:
        moves.append(tr("# also marks a move that wins by arriving."))
    unwritten = [in_sentence(naming.piece(piece)) for piece in variant.pieces if piece.pawn]
    if unwritten and not shogi_style(variant):
        moves.append(tr("Moves of these pieces are written without a letter: {pieces}.", pieces=listed(unwritten)))
    if any(piece.twice for piece in variant.pieces):
        moves.append(tr("Two steps are written with both squares, a pass with the piece's own square."))
    rules = [piece.promotion for piece in variant.pieces if piece.promotion]
    if rules and variant.appearance.promotion_sign == "=":
        moves.append(tr("A promotion is written with = and the letter of the new piece."))
    elif any(rule.may_from or rule.may_to for rule in rules):
        moves.append(tr("A promotion is written with + at the end, one that is declined with =."))
    elif rules:
        moves.append(tr("A promotion is written with + at the end."))
    if variant.appearance.promotion_sign == "+" and any(rule.others for rule in rules):
        moves.append(tr("If there is a choice, = and the letter of the new piece are written instead of +."))
    return [*found, moves, [shown_moves.castlings_explained(variant)]]


def _signs(piece: Piece) -> str:
    """Return the letter of a piece, and its sign in both colours."""
    return " ".join(dict.fromkeys(filter(None, (piece.written, piece.native))))


def _grouped(pieces: Iterable[Piece], words: Callable[[Piece], Sequence[str]]) -> list[Paragraph]:
    """Return sentences on pieces, a paragraph for all with the same ones."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for piece in pieces:
        groups.setdefault(tuple(words(piece)), []).append(piece_notes.name(piece))
    return [[labelled(listed(names), sentences(*text))] for text, names in groups.items()]
