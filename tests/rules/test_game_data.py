"""The games as data: contradictions are refused, the tables match the data, and no other code depends on a game's
name.
"""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sources
from builds import ROOT

from surajang import assets
from surajang.rules import fen, notation, zobrist
from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, UNBOUNDED, Ray, parse
from surajang.rules.codes import BIT, BLACK, PIECES, SQUARES, WHITE, file_of, rank_of, square_at, square_name
from surajang.rules.contradiction import Contradiction
from surajang.rules.games import GAMES, game_named
from surajang.rules.language import sentence
from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.reasons import because
from surajang.rules.special_rules import Castling, EndRule, Repetition, SetupPhase
from surajang.rules.tables import ALL_RIGHTS, MAY_FROM, MAY_TO, MUST_FROM, MUST_TO, Tables, tables_of
from surajang.rules.variant import MAX_SIZE, Appearance, Variant, zone

pytestmark = pytest.mark.once

PALACE = GAMES["palaceshogi"]
BOTH = MOVE | CAPTURE

# No other code depends on a game's name


NAMED_AS_DATA = {
    "engine/bench.py": "the positions that the benchmark searches, each of a game",
    "gui/shell/knowledge.py": "the games that are nearest to what players know",
    "tools/art/hanja.py": "the characters of two sets of pieces",
    "tools/endings.py": "what the inventor says of a game's pieces",
    "tools/levels.py": "the families of games in which the levels are rated",
    "tools/places.py": "the game that tools open",
}
"""Files outside rules/games/ that contain a game's name, and why."""


def python_files() -> list[Path]:
    """The sources of the program, its packaging and the tools, without the games themselves."""
    folders = [ROOT / name for name in (*sources.PACKAGES, "packaging", "tools")]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(path for path in found if ROOT / "rules" / "games" not in path.parents)


def game_names(tree: ast.AST) -> list[ast.Constant]:
    """The string constants that are a game's name."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in GAMES]


TITLES = {game.title for game in GAMES.values()}
QUESTIONS = ("startswith", "endswith", "removeprefix", "get")
"""Methods of texts and dictionaries that compare or look up a name."""


def questions(tree: ast.AST) -> Iterator[ast.expr | None]:
    """The expressions that code compares or uses as keys."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield from (node.left, *node.comparators)
        elif isinstance(node, ast.MatchValue):
            yield node.value
        elif isinstance(node, ast.Dict):
            yield from node.keys
        elif isinstance(node, ast.Subscript):
            yield node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in QUESTIONS:
            yield from node.args


def comparisons(tree: ast.AST) -> list[int]:
    """The lines in which a game's name or title is compared or looked up, or a single game is imported."""
    asked = [
        constant.lineno
        for question in questions(tree)
        if question is not None
        for constant in ast.walk(question)
        if isinstance(constant, ast.Constant) and (constant.value in GAMES or constant.value in TITLES)
    ]
    imported = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("surajang.rules.games.")
    ]
    return asked + imported


def test_no_code_outside_the_games_names_a_game():
    found = {}
    for path in python_files():
        name, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        if name in NAMED_AS_DATA or not any(word in text for word in (*GAMES, *TITLES, "surajang.rules.games.")):
            continue
        tree = ast.parse(text)
        if lines := comparisons(tree) + [node.lineno for node in game_names(tree)]:
            found[name] = lines
    assert found == {}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('a = game.name == "mansindam"', [1]),
        ('a = name in ("pandemonium", "mansindam")', [1]),
        ('a = GAMES["palaceshogi"]', [1]),
        ('a = game.title != "Palace Shogi"', [1]),
        ('a = name.startswith("pandemonium")', [1]),
        ('a = {"mansindam": 1}[name]', [1]),
        ('match name:\n case "mansindam":\n  a = 1', [2]),
        ("from surajang.rules.games.mansindam import MANSINDAM", [1]),
        ("from surajang.rules.games import GAMES", []),
        ("a = game.name == other.name", []),
        ('a = GAMES[name] == "mansindam\'s"', []),
    ],
)
def test_uses_of_a_games_name_are_found(text, lines):
    assert sorted(set(comparisons(ast.parse(text)))) == lines


def test_files_allowed_to_name_a_game_do_so():
    for name in NAMED_AS_DATA:
        assert game_names(ast.parse((ROOT / name).read_text(encoding="utf-8"))), name


# Contradictions are refused


def with_piece(symbol: str, **changes: Any) -> tuple[Piece, ...]:
    """Palace Shogi's pieces with one of them changed."""
    return tuple(replace(piece, **changes) if piece.symbol == symbol else piece for piece in PALACE.pieces)


def arrival(zone: str, sentence: str = "{winner} has arrived.", reason: str = "campmate") -> EndRule:
    """An end by a king's arrival."""
    return EndRule(arrival=zone, arrival_reason=reason, arrival_sentence=sentence)


LETTERS = [letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter != "K"]
MANY = tuple(Piece(symbol, f"Many {symbol}", "", "W") for symbol in (*LETTERS, *(f"+{letter}" for letter in "ABCDEF")))
OFF = "d7-k9"
KINGS = "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"
PANDEMONIUM = GAMES["pandemonium"]

CASTLES = PALACE.castling.castles if PALACE.castling else ()

CONTRADICTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "no files": ({"files": 0}, "size of the board"),
    "too many files": ({"files": 13}, "size of the board"),
    "no ranks": ({"ranks": 0}, "size of the board"),
    "too many ranks": ({"ranks": 13}, "size of the board"),
    "too many kinds": ({"pieces": (PALACE.pieces[0], *MANY)}, "too many kinds"),
    "a name with blanks": ({"name": "Palace Shogi"}, "name not written so"),
    "an edition of itself": ({"family": "palaceshogi"}, "no other game"),
    "a name that no section can have": ({"exported": "a:b"}, "name not written so"),
    "an edition of no name": ({"family": "Shogi!"}, "no other game"),
    "no title": ({"title": ""}, "text empty"),
    "one letter twice": ({"pieces": with_piece("+S", letter="N")}, "pieces alike"),
    "one name twice": ({"pieces": with_piece("+S", name="Silver")}, "pieces alike"),
    "two kinds en passant": (
        {"pieces": with_piece("L", moves="mRcF", pawn=True, en_passant=True)},
        "one kind only",
    ),
    "two lions": ({"pieces": with_piece("N", moves="K", twice=True)}, "one kind only"),
    "promotion to itself": ({"pieces": with_piece("S", promotion=Promotion("S", may_to="9"))}, "promotes to this"),
    "promotion to a king": ({"pieces": with_piece("S", promotion=Promotion("K", may_to="9"))}, "promotes to this"),
    "no start": ({"start": "hello"}, "start not written so"),
    "a start of nobody": ({"start": PALACE.start.replace(" w ", " x ")}, "start not written so"),
    "holes that the start has not": ({"holes": "e5"}, "holes of the start"),
    "a zone for one side": ({"pieces": with_piece("L", drop=Drop("1-9 |"))}, "zone for one side"),
    "an arrival of no piece": (
        {"end": replace(PALACE.end, arrivers=("X",))},
        "no such piece",
    ),
    "a start with a setup that the game lacks": ({"start": PALACE.start + " setup=w"}, "setup of the start"),
    "a start with unknown rights": ({"start": PALACE.start.replace("AIai", "KQkq")}, "rights of the start"),
    "a start with unknown hands": ({"start": PALACE.start.replace("[]", "[X]")}, "hands of the start"),
    "a start with too few ranks": ({"start": PALACE.start.replace("/9/9/9/", "/9/9/")}, "wrong ranks"),
    "a start with a short rank": ({"start": PALACE.start.replace("/9/9/9/", "/9/8/9/")}, "wrong files"),
    "a start with a long rank": ({"start": PALACE.start.replace("/9/9/9/", "/9/9P/9/")}, "wrong files"),
    "a start with unknown pieces": ({"start": PALACE.start.replace("/9/9/9/", "/9/X8/9/")}, "no such piece"),
    "a start with strange signs": ({"start": PALACE.start.replace("/9/9/9/", "/9/?8/9/")}, "no such piece"),
    "a start without a king": ({"start": PALACE.start.replace("K", "S")}, "kings of the start"),
    "a start with two kings": ({"start": PALACE.start.replace("/9/9/9/", "/9/k8/9/")}, "kings of the start"),
    "castling without a king at home": ({"start": PALACE.start.replace("+SK+S", "K+S+S")}, "castling not at home"),
    "castling without a rook at home": ({"start": PALACE.start.replace("NL[", "LN[")}, "castling not at home"),
    "one symbol twice": ({"pieces": (*PALACE.pieces, Piece("N", "Nag", "", "N"))}, "pieces alike"),
    "no king": ({"pieces": with_piece("K", royal=False, faces="")}, "one royal piece"),
    "two kings": ({"pieces": with_piece("+N", royal=True, held_as="")}, "one royal piece"),
    "the king is not the first piece": ({"pieces": PALACE.pieces[::-1]}, "one royal piece"),
    "an unknown letter in the hand": ({"hand_order": "RBSNLPX"}, "no such piece"),
    "a letter of the hand twice": ({"hand_order": "RBSNLPP"}, "order of the hand"),
    "a drop without a place in hand": ({"pieces": with_piece("+S", drop=Drop("1"))}, "order of the hand"),
    "a goal off the board": ({"end": arrival(OFF)}, "zone off the board"),
    "a goal reached at the start": ({"end": arrival("1-2")}, "arrived at the start"),
    "a goal on the king's own square": ({"end": arrival("e1")}, "arrived at the start"),
    "a king that is spared": ({"pieces": with_piece("N", spares=("K",))}, "spares the king"),
    "coordinates for nine files": ({"files": 10}, "coordinates too short"),
    "no draws but by stalemate": ({"end": EndRule(draws=False)}, "draws of a game without any"),
    "no draws but by repetition": (
        {"end": EndRule(draws=False, stalemate_loses=True)},
        "draws of a game without any",
    ),
    "castling off the board": (
        {"castling": Castling("L", (CASTLES[0], replace(CASTLES[1], rook="k1")))},
        "zone off the board",
    ),
    "castling with nothing": ({"castling": Castling("X", CASTLES)}, "no such piece"),
    "terrain off the board": ({"pieces": with_piece("P", terrain=(Terrain("10", "sW"),))}, "zone off the board"),
    "bounds of terrain off it": (
        {"pieces": with_piece("P", terrain=(Terrain("9", "W", within=OFF),))},
        "zone off the board",
    ),
    "a wall off the board": ({"pieces": with_piece("Q", wall=OFF)}, "zone off the board"),
    "promotion from off the board": (
        {"pieces": with_piece("S", promotion=Promotion("+S", may_from=OFF))},
        "zone off the board",
    ),
    "promotion to off the board": (
        {"pieces": with_piece("S", promotion=Promotion("+S", may_to=OFF))},
        "zone off the board",
    ),
    "compulsion from off the board": (
        {"pieces": with_piece("S", promotion=Promotion("+S", must_from=OFF))},
        "zone off the board",
    ),
    "compulsion to off the board": (
        {"pieces": with_piece("S", promotion=Promotion("+S", must_to=OFF))},
        "zone off the board",
    ),
    "a drop off the board": ({"pieces": with_piece("S", drop=Drop("1-10"))}, "zone off the board"),
    "a file rule off the board": ({"pieces": with_piece("S", drop=Drop("1-9", one_a_file="0"))}, "zone off the board"),
    "promotion to nothing": ({"pieces": with_piece("S", promotion=Promotion("+X", may_to="9"))}, "no such piece"),
    "held as nothing": ({"pieces": with_piece("S", held_as="X")}, "no such piece"),
    "held as what no hand has": ({"pieces": with_piece("S", held_as="Q")}, "held as this"),
    "sparing nothing": ({"pieces": with_piece("S", spares=("X",))}, "no such piece"),
    "not hopping over nothing": ({"pieces": with_piece("+L", no_screen=("X",))}, "no such piece"),
}


@pytest.mark.parametrize("changes", CONTRADICTIONS, ids=str)
def test_contradictory_data_are_refused_with_a_sentence(changes):
    fields, code = CONTRADICTIONS[changes]
    with pytest.raises(Contradiction) as refused:
        replace(PALACE, **fields)
    assert refused.value.code == code
    assert sentence(because(refused.value.code, **refused.value.values)).endswith(".")


LEFT, RIGHT = CASTLES

NONSENSE = {
    "a symbol of two letters": (lambda: Piece("NN", "Nag", "", "N"), "symbol not written so"),
    "a choice that is none": (lambda: Promotion("Q", must_to="8", others=("N", "N")), "promotions alike"),
    "no symbol": (lambda: Piece("", "Nag", "", "N"), "symbol not written so"),
    "a small letter": (lambda: Piece("N", "Nag", "", "N", letter="n"), "letter not written so"),
    "no name": (lambda: Piece("N", "", "", "N"), "text empty"),
    "unreadable moves": (lambda: Piece("N", "Nag", "", "ffX"), "movement unreadable"),
    "unreadable attack on the king": (
        lambda: Piece("K", "King", "", "K", faces="vX", royal=True),
        "movement unreadable",
    ),
    "no movement": (lambda: Piece("N", "Nag", "", ""), "never moves"),
    "a negative limit": (lambda: Piece("N", "Nag", "", "N", limit=-1), "number too small"),
    "a king in hand": (lambda: Piece("K", "King", "", "K", royal=True, held_as="K"), "royal in a hand"),
    "a king that promotes": (
        lambda: Piece("K", "King", "", "K", royal=True, promotion=Promotion("Q", may_to="9")),
        "royal in a hand",
    ),
    "a king that is dropped": (lambda: Piece("K", "King", "", "K", royal=True, drop=Drop("1")), "royal in a hand"),
    "a royal pawn": (lambda: Piece("K", "King", "", "K", royal=True, pawn=True), "royal pawn"),
    "a royal lion": (lambda: Piece("K", "King", "", "K", royal=True, twice=True), "royal pawn"),
    "a sparing king": (lambda: Piece("K", "King", "", "K", royal=True, spares=("P",)), "royal pawn"),
    "a sliding king": (lambda: Piece("K", "King", "", "KR", royal=True), "royal slides"),
    "a king that only captures": (lambda: Piece("K", "King", "", "mWcF", royal=True), "royal slides"),
    "a king that slides on some ground": (
        lambda: Piece("K", "King", "", "K", royal=True, terrain=(Terrain("1", "R"),)),
        "royal slides",
    ),
    "a knight that faces the king": (lambda: Piece("N", "Nag", "", "N", faces="vR"), "faces no king"),
    "a king that looks away": (lambda: Piece("K", "King", "", "K", faces="mvR", royal=True), "faces no king"),
    "a wall for what does not slide": (lambda: Piece("N", "Nag", "", "N", wall="1-3"), "wall without slides"),
    "no screen for what does not hop": (lambda: Piece("N", "Nag", "", "N", no_screen=("N",)), "screens without hops"),
    "a slider's drop that may not mate": (
        lambda: Piece("L", "Lance", "", "fR", drop=Drop("1-8", may_mate=False)),
        "mate by a far drop",
    ),
    "a lion that captures forward": (lambda: Piece("L", "Lion", "", "fKDNA", twice=True), "no second step"),
    "en passant of what is no pawn": (
        lambda: Piece("P", "Pawn", "", "fmWfcFfmR2", en_passant=True),
        "en passant without a pawn",
    ),
    "en passant sideways": (
        lambda: Piece("P", "Pawn", "", "smR2fcF", pawn=True, en_passant=True),
        "en passant without a long move",
    ),
    "en passant without a long move": (
        lambda: Piece("P", "Pawn", "", "fmWfcF", pawn=True, en_passant=True),
        "en passant without a long move",
    ),
    "en passant without a capture": (
        lambda: Piece("P", "Pawn", "", "fmR3", pawn=True, en_passant=True),
        "en passant without a capture",
    ),
    "en passant that is a move, too": (
        lambda: Piece("P", "Pawn", "", "fKfmR2", pawn=True, en_passant=True),
        "en passant or a move",
    ),
    "en passant at the second step of a move": (
        lambda: Piece("P", "Pawn", "", "fmWfcAfmB2fmR3", pawn=True, en_passant=True),
        "en passant or a move",
    ),
    "unreadable terrain": (lambda: Terrain("6-9", "s"), "movement unreadable"),
    "terrain nowhere": (lambda: Terrain("", "W"), "zone missing"),
    "terrain without movement": (lambda: Terrain("9", ""), "terrain adds nothing"),
    "promotion nowhere": (lambda: Promotion("Q"), "zone missing"),
    "a drop nowhere": (lambda: Drop(""), "zone missing"),
    "a castling's letter": (lambda: replace(LEFT, letter="aa"), "letter of castling"),
    "a castling to a zone": (lambda: replace(LEFT, king_to="1-2"), "no such square"),
    "a castling across ranks": (lambda: replace(LEFT, king_to="c2"), "castling along a file"),
    "a castling onto the rook": (lambda: replace(LEFT, rook_to="c1"), "castling to one square"),
    "a castling beyond the rook": (lambda: replace(RIGHT, king_to="h1", rook="g1"), "castling too far"),
    "a castling past the king": (lambda: replace(RIGHT, rook_to="d1"), "castling too far"),
    "a castling's notation": (lambda: replace(LEFT, written="0-0"), "none of these"),
    "castling no way": (lambda: Castling("L", ()), "castling without castles"),
    "castling three ways": (lambda: Castling("L", (LEFT, RIGHT, LEFT)), "too many castlings"),
    "castling from two squares": (lambda: Castling("L", (LEFT, replace(RIGHT, king="d1"))), "castling of two kings"),
    "castlings written alike": (lambda: Castling("L", (LEFT, replace(RIGHT, written="O-O-O"))), "castlings alike"),
    "no occurrence": (lambda: Repetition(1), "repeated too early"),
    "a negative gap": (lambda: Repetition(3, gap=-2), "odd gap"),
    "an odd gap": (lambda: Repetition(3, gap=3), "odd gap"),
    "an illegal loss": (lambda: Repetition(3, illegal=True, perpetual_loses=True), "illegal and lost"),
    "an illegal replay": (lambda: Repetition(3, illegal=True, replay_swapped=True), "illegal and lost"),
    "an arrival without a reason": (lambda: EndRule(arrival="9"), "arrival without a reason"),
    "an arrival that is a checkmate": (lambda: arrival("9", reason="checkmate"), "reason of another end"),
    "an arrival without a sentence": (lambda: arrival("9", sentence=""), "sentence of an arrival"),
    "an arrival of nobody": (lambda: arrival("9", sentence="Arrived."), "sentence of an arrival"),
    "a sentence without an arrival": (lambda: EndRule(arrival_sentence="{winner} wins."), "sentence of an arrival"),
    "a setup of three neighbours": (
        lambda: SetupPhase("bcd", ("NBR", "BNR"), ("One", "Two"), "swap", by_swapping=True),
        "three files to swap",
    ),
    "a choice that no swap leads to": (
        lambda: SetupPhase("bchi", ("NBBN", "BNNB"), ("One", "Two"), "swap", by_swapping=True),
        "no swaps to a setup",
    ),
    "a choice that swaps what is apart": (
        lambda: SetupPhase("bd", ("NB", "BN"), ("One", "Two"), "swap", by_swapping=True),
        "no swaps to a setup",
    ),
    "tints without a name": (lambda: Appearance(("wedge",), tints="d1-f3"), "region without a name"),
    "a reason without an arrival": (lambda: EndRule(arrival_reason="campmate"), "arrival without a reason"),
    "a setup nowhere": (lambda: SetupPhase("", ("NB",), ("One",), "choose"), "files of a setup"),
    "a setup on one file twice": (lambda: SetupPhase("bb", ("NB",), ("One",), "choose"), "files of a setup"),
    "a setup without a choice": (lambda: SetupPhase("bc", (), (), "choose"), "choices of a setup"),
    "a choice twice": (lambda: SetupPhase("bc", ("NB", "NB"), ("One", "Two"), "choose"), "choices of a setup"),
    "a choice without a title": (lambda: SetupPhase("bc", ("NB", "BN"), ("One",), "choose"), "titles of a setup"),
    "other pieces in a choice": (
        lambda: SetupPhase("bc", ("NB", "NR"), ("One", "Two"), "choose"),
        "other pieces in a setup",
    ),
    "too few pieces in a choice": (
        lambda: SetupPhase("bch", ("NB",), ("One",), "choose"),
        "other pieces in a setup",
    ),
    "a setup of pieces that are not there": (
        lambda: replace(PANDEMONIUM, setup=SetupPhase("bchi", ("XY-XY",), ("One",), "choose")),
        "setup not at the start",
    ),
    "a setup off the board": (
        lambda: replace(PANDEMONIUM, setup=SetupPhase("bchz", ("NB-BN",), ("One",), "choose")),
        "setup not at the start",
    ),
    "a setup without its mark": (lambda: replace(PANDEMONIUM, setup=None), "setup of the start"),
    "no piece set": (lambda: Appearance(()), "no piece sets"),
    "unknown coordinates": (lambda: Appearance(("wedge",), coordinates="go"), "none of these"),
    "an unknown sign": (lambda: Appearance(("wedge",), promotion_sign="*"), "none of these"),
    "a region without a name": (lambda: Appearance(("wedge",), outlined="d1-f3"), "region without a name"),
    "a setup without a task": (lambda: SetupPhase("bc", ("NB",), ("One",), ""), "text empty"),
    "other hands in vchess": (lambda: replace(PANDEMONIUM, vchess_hands="PRN"), "other hands in vchess"),
    "players of one name": (lambda: Appearance(("wedge",), players=("Red", "Red")), "names of players"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_in_a_field_is_refused_with_a_sentence(what):
    make, code = NONSENSE[what]
    with pytest.raises(Contradiction) as refused:
        make()
    assert refused.value.code == code
    assert sentence(because(refused.value.code, **refused.value.values)).endswith(".")


def test_thirty_one_kinds_are_allowed():
    pieces = (PALACE.pieces[0], *MANY[:30])
    assert len(replace(PALACE, pieces=pieces, hand_order="", castling=None, start=KINGS).kinds) == 31


def test_only_mansindam_has_no_draws_and_only_vchess_swaps_in_its_setup():
    assert [name for name, variant in GAMES.items() if not variant.end.draws] == ["mansindam"]
    setups = {name: variant.setup for name, variant in GAMES.items() if variant.setup}
    assert list(setups) == ["pandemonium", "pandemonium-vchess"]
    assert [setup.by_swapping for setup in setups.values()] == [False, True]
    assert "swap them" in setups["pandemonium-vchess"].task


def test_an_unknown_game_is_refused_with_the_list_of_games():
    with pytest.raises(ValueError, match="There is no game 'chess'; the games are pandemonium, "):
        game_named("chess")


@pytest.mark.parametrize("name", GAMES)
def test_the_data_of_a_game_are_consistent(name):
    variant = GAMES[name]
    assert game_named(name) is variant
    assert variant.name == name
    assert variant.title
    assert variant.summary.endswith(".")
    for text in (variant.end.arrival, variant.appearance.tints, variant.appearance.marked):
        variant.zone(text)
    assert bool(variant.end.arrival) == bool(variant.end.arrival_reason)
    assert len(set(variant.hand_order)) == len(variant.hand_order)
    droppable = {piece.symbol for piece in variant.pieces if piece.drop}
    assert droppable == set(variant.hand_order)
    assert all(piece.drop is None for piece in variant.pieces if piece.symbol in variant.promoted_symbols)
    assert not [piece for piece in variant.pieces if piece.promotion and piece.symbol == piece.promotion.becomes]
    assert len({piece.name for piece in variant.pieces}) == len(variant.pieces)
    assert len({piece.written for piece in variant.pieces}) == len(variant.pieces)
    if variant.castling:
        assert len(variant.castling.castles) == 2
    if variant.setup:
        assert len(variant.setup.choices) == len(set(variant.setup.choices)) == len(variant.setup.titles)
    assert fen.write(fen.read(variant, variant.start)) == variant.start


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_told_apart_from_the_others(name):
    others = [game for game in GAMES.values() if game.name != name]
    assert GAMES[name].title not in [game.title for game in others]
    assert GAMES[name].summary not in [game.summary for game in others]


# Zones


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("", ""),
        ("e2", "e2"),
        ("2", "a2 b2 c2 d2 e2"),
        ("3-4", "a3 b3 c3 d3 e3 a4 b4 c4 d4 e4"),
        ("b1-c2", "b1 c1 b2 c2"),
        ("a1 e4", "a1 e4"),
        ("a1 a1-b1", "a1 b1"),
    ],
)
def test_a_zone_is_written_as_ranks_rectangles_and_squares(text, squares):
    expected = {("abcde".index(square[0]), int(square[1:]) - 1) for square in squares.split()}
    assert zone(text, 5, 4) == expected


@pytest.mark.parametrize("text", ["x", "-", "e", "2-", "-2", "e2-d1", "4-3", "e5", "f1", "0", "5", "1-5", "E2"])
def test_an_invalid_zone_or_one_off_the_board_is_refused(text):
    with pytest.raises(ValueError, match="zone"):
        zone(text, 5, 4)


# Movement


def rays(limit: int, mode: int, *steps: tuple[int, int]) -> set[Ray]:
    """Rays that differ in direction alone."""
    return {Ray(files, ranks, limit, mode) for files, ranks in steps}


ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", set()),
        ("W", rays(1, BOTH, *ORTHOGONAL)),
        ("F", rays(1, BOTH, *DIAGONAL)),
        ("K", rays(1, BOTH, *ORTHOGONAL, *DIAGONAL)),
        ("N", rays(1, BOTH, *KNIGHT)),
        ("D", rays(1, BOTH, (0, 2), (2, 0), (0, -2), (-2, 0))),
        ("A", rays(1, BOTH, (2, 2), (2, -2), (-2, -2), (-2, 2))),
        ("R", rays(UNBOUNDED, BOTH, *ORTHOGONAL)),
        ("B", rays(UNBOUNDED, BOTH, *DIAGONAL)),
        ("Q", rays(UNBOUNDED, BOTH, *ORTHOGONAL, *DIAGONAL)),
        ("R3", rays(3, BOTH, *ORTHOGONAL)),
        ("B12", rays(12, BOTH, *DIAGONAL)),
        ("fW", rays(1, BOTH, (0, 1))),
        ("bW", rays(1, BOTH, (0, -1))),
        ("lW", rays(1, BOTH, (-1, 0))),
        ("rW", rays(1, BOTH, (1, 0))),
        ("sW", rays(1, BOTH, (-1, 0), (1, 0))),
        ("vR", rays(UNBOUNDED, BOTH, (0, 1), (0, -1))),
        ("fsW", rays(1, BOTH, (0, 1), (-1, 0), (1, 0))),
        ("fF", rays(1, BOTH, (-1, 1), (1, 1))),
        ("lF", rays(1, BOTH, (-1, 1), (-1, -1))),
        ("flF", rays(1, BOTH, (-1, 1))),
        ("fN", rays(1, BOTH, (1, 2), (-1, 2), (2, 1), (-2, 1))),
        ("ffN", rays(1, BOTH, (1, 2), (-1, 2))),
        ("bbN", rays(1, BOTH, (1, -2), (-1, -2))),
        ("fmWfcF", rays(1, MOVE, (0, 1)) | rays(1, CAPTURE, (-1, 1), (1, 1))),
        ("mRcpR", rays(UNBOUNDED, MOVE, *ORTHOGONAL) | rays(UNBOUNDED, CAPTURE | HOP, *ORTHOGONAL)),
        ("mcW", rays(1, BOTH, *ORTHOGONAL)),
        ("cpR5", rays(5, CAPTURE | HOP, *ORTHOGONAL)),
        ("R30", rays(30, BOTH, *ORTHOGONAL)),
        ("BK", rays(UNBOUNDED, BOTH, *DIAGONAL) | rays(1, BOTH, *ORTHOGONAL)),
        ("KB", rays(UNBOUNDED, BOTH, *DIAGONAL) | rays(1, BOTH, *ORTHOGONAL)),
        ("fmWfmR3", rays(3, MOVE, (0, 1))),
        ("WW", rays(UNBOUNDED, BOTH, *ORTHOGONAL)),
        ("W3", rays(3, BOTH, *ORTHOGONAL)),
        ("nD", rays(1, BOTH | LAME, *((2 * x, 2 * y) for x, y in ORTHOGONAL))),
        ("pR", rays(UNBOUNDED, BOTH | HOP, *ORTHOGONAL)),
    ],
)
def test_movement_is_read_into_rays(text, expected):
    found = parse(text)
    assert set(found) == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize(
    "text", ["X", "f", "Wf", "w", "nW", "npR", "nR", "NA0", "fmWfcFx", "3R", "W R", "-", "R-1", "R0", "R31"]
)
def test_invalid_movement_is_refused(text):
    with pytest.raises(ValueError, match="movement"):
        parse(text)


@pytest.mark.parametrize("text", ["pW", "cpK", "mpN"])
def test_only_riders_hop(text):
    with pytest.raises(ValueError, match="only riders hop"):
        parse(text)


@pytest.mark.parametrize("text", ["ffF", "bbB", "WffB"])
def test_movement_to_nowhere_is_refused(text):
    with pytest.raises(ValueError, match="movement to nowhere"):
        parse(text)


# Pieces


@pytest.mark.parametrize("name", GAMES)
def test_a_game_numbers_its_pieces_from_the_king(name):
    variant = GAMES[name]
    assert variant.kinds["K"] == 1
    assert sorted(variant.kinds.values()) == list(range(1, len(variant.pieces) + 1))
    for symbol, kind in variant.kinds.items():
        assert variant.pieces[kind - 1] is variant.by_symbol[symbol]
        for colour in (WHITE, BLACK):
            assert tables_of(variant).piece_of(kind | colour) == variant.by_symbol[symbol]


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_has_its_picture_in_every_set_of_the_game_in_both_colours(name):
    variant = GAMES[name]
    assert len({piece.art for piece in variant.pieces}) == len(variant.pieces)
    for piece_set in variant.appearance.piece_sets:
        for piece in variant.pieces:
            for colour in "wb":
                assert assets.path("pieces", piece_set, f"{colour}{piece.art}.svg").is_file()


def test_the_pictures_name_and_the_letter_of_a_piece():
    arts = {piece.symbol: piece.art for piece in GAMES["pandemonium"].pieces}
    assert [arts[symbol] for symbol in "PGNSK"] == ["P", "P+", "N", "N+", "K"]
    palace = PALACE.by_symbol
    assert [palace[symbol].art for symbol in ("P", "+P", "Q", "+Q")] == ["P", "P+", "Q", "Q+"]
    assert [palace[symbol].written for symbol in ("P", "+P", "+Q")] == ["P", "+P", "Ln"]


# Tables


def squares_of(variant: Variant, text: str, colour: int) -> set[int]:
    """The squares of a zone as a side sees it."""
    return {square_at(file, rank if colour == WHITE else variant.ranks - 1 - rank) for file, rank in variant.zone(text)}


def test_the_tables_of_a_game_are_built_once():
    for variant in GAMES.values():
        assert tables_of(variant) is tables_of(variant)
        assert tables_of(variant).variant == variant


@pytest.mark.parametrize("name", GAMES)
def test_squares_are_numbered_and_named(name):
    tables = tables_of(GAMES[name])
    squares = list(tables.squares)
    assert len(squares) == GAMES[name].files * GAMES[name].ranks
    assert squares == sorted(set(squares))
    for square in squares:
        assert square_at(file_of(square), rank_of(square)) == square
        assert tables.square_named(square_name(square)) == square
    assert [square for square in range(SQUARES) if tables.on_board(square)] == squares


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a01", "k1", "a10", "j1", "A1", "a1 ", " a1", "aa1", "a²", "a-1"])
def test_names_of_missing_squares_are_refused(text):
    with pytest.raises(ValueError, match="there is no square"):
        tables_of(PALACE).square_named(text)


def attacks_by_rays(tables: Tables, code: int, square: int, hops: bool) -> set[int]:
    """The squares that a piece's own rays attack from a square: of the empty board, or over one piece."""
    found = set()
    for ray in range(tables.ray_first[code * SQUARES + square], tables.ray_end[code * SQUARES + square]):
        mode = tables.ray_mode[ray]
        if mode & CAPTURE and bool(mode & HOP) == hops:
            for distance in range(1, min(tables.ray_limit[ray], 12) + 1):
                to = square + distance * tables.ray_step[ray]
                if not tables.on_board(to):
                    break
                found.add(to)
    return found


def attacks_by_lines(tables: Tables, code: int, square: int, hops: bool) -> set[int]:
    """The same squares, found by the lines of attack."""
    found = set()
    table = tables.hop_attack if hops else tables.attack
    for line in range(tables.lines if len(table) else 0):
        for distance in range(1, min(int(table[(line * PIECES + code) * SQUARES + square]), 12) + 1):
            to = square - distance * tables.line_step[line]
            if not tables.on_board(to):
                break
            found.add(to)
    return found


@pytest.mark.parametrize("hops", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_the_tables_of_moves_and_attacks_agree(name, hops):
    tables = tables_of(GAMES[name])
    for kind in range(1, tables.kinds + 1):
        if GAMES[name].pieces[kind - 1].faces:
            continue  # it attacks the enemy king on squares it may not enter
        for colour in (WHITE, BLACK):
            for square in tables.squares:
                by_rays = attacks_by_rays(tables, kind | colour, square, hops)
                assert by_rays == attacks_by_lines(tables, kind | colour, square, hops)


@pytest.mark.parametrize("name", GAMES)
def test_only_facing_kings_attack_beyond_their_moves(name):
    tables = tables_of(GAMES[name])
    for square in tables.squares:
        extra = attacks_by_lines(tables, 1 | WHITE, square, False) - attacks_by_rays(tables, 1 | WHITE, square, False)
        far = {to for to in tables.squares if file_of(to) == file_of(square) and abs(rank_of(to) - rank_of(square)) > 1}
        assert extra == (far if GAMES[name].pieces[0].faces else set())


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_the_second_side_are_mirrored(name):
    variant = GAMES[name]
    tables = tables_of(variant)

    def moves(code: int, square: int) -> set[tuple[int, int, int]]:
        run = code * SQUARES + square
        return {
            (tables.ray_step[ray], tables.ray_limit[ray], tables.ray_mode[ray])
            for ray in range(tables.ray_first[run], tables.ray_end[run])
        }

    for kind in range(1, tables.kinds + 1):
        for square in tables.squares:
            opposite = square_at(variant.files - 1 - file_of(square), variant.ranks - 1 - rank_of(square))
            turned = {(-step, limit, mode) for step, limit, mode in moves(kind | WHITE, square)}
            assert moves(kind | BLACK, opposite) == turned


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_contain_the_zones_of_promotion_drops_and_arrival(name):
    variant = GAMES[name]
    tables = tables_of(variant)
    for piece in variant.pieces:
        for side, colour in enumerate((WHITE, BLACK)):
            code = variant.kinds[piece.symbol] | colour
            promotion = piece.promotion
            for text, flag in (
                (promotion.may_from if promotion else "", MAY_FROM),
                (promotion.may_to if promotion else "", MAY_TO),
                (promotion.must_from if promotion else "", MUST_FROM),
                (promotion.must_to if promotion else "", MUST_TO),
            ):
                found = {square for square in tables.squares if tables.promotion[code * SQUARES + square] & flag}
                assert found == squares_of(variant, text, colour)
            drops = {square for square in tables.squares if tables.drop[code * SQUARES + square]}
            assert drops == squares_of(variant, piece.drop.zone if piece.drop else "", colour)
            arrival = {square for square in tables.squares if tables.arrival.goal[side * SQUARES + square]}
            assert arrival == squares_of(variant, variant.end.arrival, colour)
            assert tables.held[code] == variant.kinds.get(piece.held_as, 0)
            assert tables.promoted[code] == (variant.kinds[promotion.becomes] | colour if promotion else 0)


@pytest.mark.parametrize("name", GAMES)
def test_castling_rights_end_when_king_or_rook_leaves_home(name):
    variant = GAMES[name]
    tables = tables_of(variant)
    lost = {square_name(s): ALL_RIGHTS & ~tables.castling.rights_kept[s] for s in tables.squares}
    expected: dict[str, int] = {}
    if variant.castling and variant.castling.history:
        for number, castle in enumerate(variant.castling.castles):
            for home in (castle.king, castle.rook):
                mirrored = f"{home[0]}{variant.ranks + 1 - int(home[1:])}"
                expected[home] = expected.get(home, 0) | 1 << number
                expected[mirrored] = expected.get(mirrored, 0) | 4 << number
    assert {square: bits for square, bits in lost.items() if bits} == expected


def test_masks_of_kinds_are_correct_up_to_the_last_kind():
    last = MANY[29].symbol
    hopper = Piece("+Y", "Hopper", "", "cpR", spares=(last,), no_screen=(last,))
    pieces = (PALACE.pieces[0], *MANY[:28], hopper, MANY[29])
    variant = replace(PALACE, pieces=pieces, hand_order="", castling=None, end=EndRule(), start=KINGS)
    assert variant.kinds[last] == 31
    tables = Tables(variant)
    assert tables.spared[30 | WHITE] == 2**31
    assert tables.no_screen[30 | BLACK] == 2**31
    assert tables.spared[31 | WHITE] == 0


def test_the_longest_pawn_step_can_be_captured_on_its_first_square():
    pawn = replace(PANDEMONIUM.pieces[1], moves="fmRfcF", terrain=(), promotion=None)
    start = "9k/10/10/10/10/10/10/1p8/10/P8K[] w - - 0 1"
    pieces = (PANDEMONIUM.pieces[0], pawn, *PANDEMONIUM.pieces[2:])
    position = fen.read(replace(PANDEMONIUM, castling=None, setup=None, pieces=pieces, start=start), start)
    position.make(notation.parse(position, "a1a10"))
    assert [square_name(square) for square in position.en_passant_squares()] == ["a2"]
    position.make(notation.parse(position, "b3a2"))
    assert fen.write(position).startswith("9k/10/10/10/10/10/10/10/p9/9K[")


def test_the_bits_are_the_powers_of_two():
    assert list(BIT) == [2**n for n in range(62)]


# Zobrist keys

ALL_SQUARES = [square_at(file, rank) for rank in range(MAX_SIZE) for file in range(MAX_SIZE)]


def test_zobrist_keys_are_distinct_signed_64_bit_numbers():
    pieces = [number for number in zobrist.PIECE if number]
    assert len(pieces) == 2 * 31 * MAX_SIZE**2
    keys = [
        *pieces,
        *zobrist.HAND,
        *(number for number in zobrist.EN_PASSANT if number),
        *zobrist.RIGHTS,
        *zobrist.SETUP,
        *zobrist.BLACK_TO_MOVE,
    ]
    assert len(set(keys)) == len(keys)
    assert all(-(2**63) <= key < 2**63 for key in keys)
    assert 0 not in keys


def test_there_is_one_zobrist_number_per_piece_and_square():
    assert len(zobrist.PIECE) == PIECES * SQUARES


def test_every_piece_that_a_game_can_have_has_keys():
    for code in (*range(1 | WHITE, 32 | WHITE), *range(1 | BLACK, 32 | BLACK)):
        assert all(zobrist.PIECE[code * SQUARES + square] for square in ALL_SQUARES), code
    assert all(zobrist.EN_PASSANT[square] for square in ALL_SQUARES)


# Shifts in compiled modules: a constant shifted by a variable is a 32-bit number there, wrong from 31 on


SMALL_SHIFTS = {
    "WHITE << side": "a side is 0 or 1",
    "WHITE << other": "a side is 0 or 1",
    "WHITE << by": "a side is 0 or 1",
    "WHITE << mover": "a side is 0 or 1",
    "WHITE << position.side": "a side is 0 or 1",
    "1 << number": "castlings are numbered 0 to 3",
    "1 << behind - 1": "a pawn passes over fewer squares than a file has",
    "1 << variant.kinds[symbol]": "Python's own int, 31 at most, when the tables are made",
    "1 << n": "Python's own int, when the tables are made",
}
"""Constants shifted by a variable that cannot exceed 30, or that are no machine numbers; each with the reason."""


def is_constant(node: ast.expr, locals_: frozenset[str]) -> bool:
    """Whether an operand is a fixed number: a literal, a constant of a module, or a variable set to one."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(name):
            return name.isupper() or name in locals_
        case ast.Call(ast.Name("i64"), [argument]):
            return is_constant(argument, locals_)
        case ast.UnaryOp(_, operand):
            return is_constant(operand, locals_)
        case ast.BinOp(left, _, right):
            return is_constant(left, locals_) and is_constant(right, locals_)
    return False


def set_to_constants(tree: ast.AST) -> frozenset[str]:
    """The variables that are set to a literal somewhere in a module."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, value):
                if value and is_constant(value, frozenset()):
                    found.add(name)
    return frozenset(found)


def doubtful_shifts(tree: ast.AST) -> list[str]:
    """The left shifts of a constant by anything but a constant, as written."""
    locals_ = set_to_constants(tree)
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left, ast.LShift(), right) | ast.AugAssign(left, ast.LShift(), right):
                if is_constant(left, locals_) and not is_constant(right, frozenset()):
                    found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", sources.compiled_modules(ROOT), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_compiled_module_shifts_a_constant_by_a_variable_that_may_pass_30(path):
    shifts = doubtful_shifts(ast.parse(path.read_text(encoding="utf-8")))
    assert [shift for shift in shifts if shift not in SMALL_SHIFTS] == [], "use BIT[k], or shift a variable"


def test_every_exception_is_still_needed():
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources.compiled_modules(ROOT)]
    assert {shift for tree in trees for shift in doubtful_shifts(tree)} >= set(SMALL_SHIFTS)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = 1 << k", ["1 << k"]),
        ("a = i64(3) << k", ["i64(3) << k"]),
        ("one: i64 = 1\na = one << k", ["one << k"]),
        ("a = SOME << k", ["SOME << k"]),
        ("a = (1 + 2) << k", ["1 + 2 << k"]),
        ("a = 0\na <<= k", ["a <<= k"]),
        ("a = k << 8", []),
        ("a = 1 << 24", []),
        ("a = 1 << SHIFT", []),
        ("a <<= 1", []),
        ("a = BIT[k]", []),
        ("a = k >> 1 << 3", []),
    ],
)
def test_doubtful_shifts_are_found(text, found):
    assert doubtful_shifts(ast.parse(text)) == found
