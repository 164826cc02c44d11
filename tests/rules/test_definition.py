"""Definitions of games as TOML are read and written completely, and refused with a place and a sentence."""

import dataclasses
import random
import types
import typing
from collections.abc import Iterator

import pytest
from known_games import SMALL

from surajang.rules import definition, variant
from surajang.rules.definition import MAX_LENGTH, read
from surajang.rules.definition_writer import update, write
from surajang.rules.errors import InvalidDefinition
from surajang.rules.games import FOLDER, GAMES
from surajang.rules.piece import Drop, Piece, Promotion
from surajang.rules.special_rules import Castle, Castling, EndRule, Repetition
from surajang.rules.variant import Variant

pytestmark = pytest.mark.once

TEXTS = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.toml")}


def changed(old: str, new: str, text: str = SMALL) -> str:
    """A definition with a part of it changed, which occurs once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def refusal(text: str) -> tuple[int, int, str]:
    """The line, column and sentence of a refusal."""
    with pytest.raises(InvalidDefinition) as caught:
        read(text, GAMES)
    return caught.value.line, caught.value.column, str(caught.value)


def test_an_overlong_definition_is_refused_at_its_beginning():
    assert refusal("#" * (MAX_LENGTH + 1))[:2] == (1, 1)


# Reading


def test_each_game_matches_its_file():
    assert TEXTS.keys() == GAMES.keys()
    for name, text in TEXTS.items():
        assert read(text, GAMES) == GAMES[name]
        assert read(text, GAMES).name == name


def test_defaults_of_a_definition():
    game = read(SMALL, {})
    assert (game.summary, game.native, game.hand_order) == ("", "", "R")
    assert game.repetition == Repetition(3)
    assert game.end == EndRule()
    assert game.appearance.piece_sets == ("figures", "letters")


def test_a_start_is_written_out():
    for start in ("2k2/5/5/5/R1K2", "2k2/5/5/5/R1K2[]", "2k2/5/5/5/R1K2 w", "2k2/5/5/5/R1K2[-] w 0 1"):
        assert read(changed("2k2/5/5/5/R1K2[] w - - 0 1", start), {}) == read(SMALL, {})


def test_the_king_comes_first_whatever_its_place_in_the_file():
    king = SMALL[SMALL.index("[piece.K]") : SMALL.index("[piece.R]")]
    assert read(changed(king, "") + king, {}) == read(SMALL, {})


def test_a_child_changes_adds_and_removes():
    game = read(
        """
        inherits = "pandemonium"
        remove = ["setup", "piece.P.terrain", "vchess_hands"]
        name = "another"
        title = "Another"
        start = "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w KQkq - 0 1"
        [piece.P]
        moves = "fW"
        en_passant = false
        [piece.Z]
        name = "Wizard"
        moves = "FC"
        [end]
        stalemate_loses = true
        """,
        GAMES,
    )
    parent = GAMES["pandemonium"]
    assert game.setup is None
    assert game.by_symbol["P"] == dataclasses.replace(parent.by_symbol["P"], moves="fW", en_passant=False, terrain=())
    assert game.by_symbol["Z"].moves == "FC"
    assert len(game.pieces) == len(parent.pieces) + 1
    assert game.end == EndRule(stalemate_loses=True)
    assert (game.castling, game.hand_order) == (parent.castling, parent.hand_order)
    assert (game.edition, game.exported, game.vchess_hands) == ("", "", "")


def test_every_field_can_be_read_and_written():
    """The kinds of values are found from the classes' fields; a compiled class knows little about them."""
    kinds = [Variant, Piece, *definition.TABLES.values(), *definition.LISTS.values()]
    for kind in kinds:
        known = definition.keys_of(kind)
        for field in dataclasses.fields(kind):
            if (kind, field.name) == (Piece, "symbol"):
                continue
            key = known[definition.PIECE if field.name == "pieces" else field.name]
            annotated = typing.get_type_hints(kind)[field.name] if core_is_interpreted() else None
            if annotated is not None:
                assert plain(annotated) == kind_of(key, field.name), (kind, field.name)


def core_is_interpreted() -> bool:
    """Whether the classes know the types of their fields."""
    return str(variant.__file__).endswith(".py")


def plain(annotated: typing.Any) -> typing.Any:
    """The type of a field, if it has a value."""
    if isinstance(annotated, types.UnionType):
        (annotated,) = (part for part in typing.get_args(annotated) if part is not type(None))
    if typing.get_origin(annotated) is tuple:
        return tuple, typing.get_args(annotated)[0]
    return annotated


def kind_of(key: typing.Any, name: str) -> typing.Any:
    """The type of a field as definitions are read."""
    if name == "pieces":
        return tuple, Piece
    if name == definition.DRAWINGS:
        return tuple, tuple[str, str]
    if name in definition.TABLES:
        return definition.TABLES[name]
    if name in definition.LISTS:
        return tuple, definition.LISTS[name]
    if name in definition.NUMBERS:
        return tuple, int
    return (tuple, str) if key.kind is tuple else key.kind


# Writing


@pytest.mark.parametrize("name", GAMES)
def test_a_game_survives_a_round_trip(name):
    game = GAMES[name]
    assert read(write(game), {}) == game
    for parent in GAMES.values():
        if parent is not game:
            assert read(write(game, parent), GAMES) == game
    assert update(TEXTS[name], game, GAMES) == TEXTS[name]


def strange_games() -> Iterator[Variant]:
    """Games with fields that no game of the program uses."""
    base = read(SMALL, {})
    king, rook = base.pieces
    knight = dataclasses.replace(rook, symbol="N", name='"Sir"\\', native="馬", moves="nN", confined="1-3", limit=2)
    queen = dataclasses.replace(rook, symbol="Q", name="Queen", moves="Q", native="")
    drop = Drop("1-3 | 2-4", may_check=False, one_a_file="1-5", most_a_file=2)
    pawn = Piece("P", "Pawn", "", "fW", pawn=True, promotion=Promotion("Q", must_to="5", others=("R",), named=True))
    yield dataclasses.replace(
        base, pieces=(king, rook, knight, dataclasses.replace(queen, drop=drop), pawn), hand_order="RNQ"
    )
    yield dataclasses.replace(base, holes="a3 e3", start="2k2/5/*3*/5/R1K2[] w - - 0 1")
    castle = Castle("A", "c1", "a1", "b1", "c1", "O-O")
    for second in (None, (), (castle,)):
        castling = Castling("R", (dataclasses.replace(castle, king_to="a1", rook_to="b1"),), second=second)
        yield dataclasses.replace(base, castling=castling, start="r1k2/5/5/5/R1K2[] w A - 0 1")
    yield dataclasses.replace(
        base,
        end=EndRule(
            arrival="5",
            arrival_reason="race",
            arrival_sentence="{winner} ran.",
            arrivers=("R",),
            arrival_safe=True,
            move_limit=50,
        ),
        repetition=Repetition(4, to_move="loses"),
        title="Tîtle with 'quotes'",
    )


@pytest.mark.parametrize("game", list(strange_games()), ids=lambda game: game.title)
def test_strange_games_survive_a_round_trip(game):
    assert read(write(game), {}) == game
    assert read(write(game, GAMES["palaceshogi"]), GAMES) == game
    assert read(update(SMALL, game, {}), {}) == game


def test_a_change_keeps_comments_and_order():
    game = read(SMALL, {})
    text = changed('moves = "R"', 'moves = "R" # like a tower')
    king, rook = game.pieces
    new = dataclasses.replace(
        game, title="Great game", pieces=(king, dataclasses.replace(rook, name="Tower", drop=None))
    )
    assert update(text, new, {}) == changed(
        'drop = { zone = "1-5" }\n', "", changed('"Rook"', '"Tower"', changed('"Small game"', '"Great game"', text))
    )


DOTTED = """\
name = "small-game"
title = "Small game"
files = 5
ranks = 5
start = "2k2/5/5/5/R1K2"
piece.K.name = "King"
piece.K.moves = "K"
piece.K.royal = true
piece.R.name = "Rook"
piece.R.moves = "R"
piece.R.terrain = [{ zone = "1", moves = "F" }]
piece.R.drop.zone = "1-5"
piece.R.drop.may_check = false
piece.R.held_as = "R"
piece.R.limit = 2
"""


def test_a_definition_of_dotted_keys_is_changed():
    game = read(DOTTED, {})
    king, rook = game.pieces
    new = dataclasses.replace(game, pieces=(king, dataclasses.replace(rook, terrain=(), limit=0)))
    assert read(update(DOTTED, new, {}), {}) == new


def test_a_text_with_a_byte_order_mark_is_changed():
    new = dataclasses.replace(read(SMALL, {}), title="Great game")
    assert update("\ufeff" + SMALL, new, {}) == changed('"Small game"', '"Great game"')


def test_a_changed_child_contains_only_the_differences():
    text = '# Mine.\ninherits = "mansindam"\nname = "mine"\ntitle = "Mine"\n'
    game = dataclasses.replace(read(text, GAMES), repetition=Repetition(4, illegal=True))
    assert update(text, game, GAMES) == text + "\n[repetition]\ncount = 4\n"


# Refusals


REFUSALS = {
    "a single player": (
        SMALL + '\n[appearance]\nplayers = ["Red"]\n',
        SMALL.count("\n") + 3,
        11,
        "The two players need two different names.",
    ),
    "a start without anything": (changed("2k2/5/5/5/R1K2[] w - - 0 1", ""), 6, 9, "The start '' is not written like"),
    "a sign that is almost a digit": (changed("2k2/5/5", "2k2/⁵/5"), 6, 9, "The game has no piece '⁵'"),
    "an arrival of the second player at the start": (
        SMALL + '\n[end]\narrival = "3 | 1"\narrival_reason = "race"\narrival_sentence = "{winner} ran."\n',
        SMALL.count("\n") + 3,
        11,
        "The king has arrived on c5 at the start.",
    ),
    "a misspelt key": (
        changed('moves = "R"', 'movse = "R"'),
        15,
        1,
        "There is no key 'movse' here; moves may be meant.",
    ),
    "an unknown key": (
        changed('"1-5" }', '"1-5", zzz = 1 }'),
        16,
        24,
        "There is no key 'zzz' here; the keys are zone,",
    ),
    "a misspelt table": (
        changed("[piece.R]", "[pieces.R]"),
        13,
        2,
        "There is no key 'pieces' here; piece may be meant.",
    ),
    "a lacking key": (changed('moves = "R"\n', ""), 13, 8, '"moves" is missing here.'),
    "a lacking key of the game": (changed("files = 5\n", ""), 1, 1, '"files" is missing here.'),
    "no text": (changed('"Rook"', "7"), 14, 8, '"name" has to be a text, in quotes.'),
    "no number": (changed("files = 5", "files = true"), 4, 9, '"files" has to be a whole number from 0 to 10,000.'),
    "a broken number": (changed("files = 5", "files = 5.0"), 4, 9, '"files" has to be a whole number'),
    "a great number": (changed("files = 5", "files = 20_000"), 4, 9, '"files" has to be a whole number'),
    "an endless number": (changed("files = 5", "files = " + 5000 * "7"), 4, 9, "A number is too large"),
    "a date": (changed("files = 5", "files = 2026-11-28"), 4, 9, '"files" has to be a whole number'),
    "no flag": (changed("royal = true", "royal = 1"), 11, 9, '"royal" has to be true or false.'),
    "no table": (changed('{ zone = "1-5" }', '"1-5"'), 16, 8, '"drop" has to be a table.'),
    "no list": (SMALL + 'spares = "R"\n', 18, 10, '"spares" has to be a list, in square brackets.'),
    "no list of texts": (SMALL + 'spares = ["R",\n  5]\n', 19, 3, '"spares" has to be a text, in quotes.'),
    "a text of two lines": (changed('"Rook"', '"Ro\\nok"'), 14, 8, '"name" has characters that cannot be printed'),
    "a long text": (changed('"Rook"', f'"{3000 * "o"}"'), 14, 8, '"name" has at most 2,000 characters.'),
    "a long list": (SMALL + f"spares = {['R'] * 300}\n", 18, 10, '"spares" has at most 200 entries.'),
    "no TOML": (changed('"Rook"', '"Rook'), 14, 13, "This cannot be read as TOML: "),
    "a key twice": (SMALL + 'name = "Rook"\n', 18, 14, "This cannot be read as TOML: Cannot overwrite a value."),
    "no such parent": (
        changed("files", 'inherits = "nosuch"\nfiles'),
        4,
        12,
        "There is no game 'nosuch' to inherit from; similar names are ",
    ),
    "a path as parent": (
        'inherits = "../mansindam.toml"',
        1,
        12,
        "There is no game '../mansindam.toml' to inherit from; similar names are mansindam, ",
    ),
    "a parent that is no text": ("inherits = 5", 1, 12, '"inherits" has to be a text'),
    "removal without a parent": (
        changed("files", "remove = []\nfiles"),
        4,
        1,
        "Only a game that inherits from another can",
    ),
    "removal of nothing": (
        'inherits = "mansindam"\nremove = ["end", "piece.X"]',
        2,
        18,
        "There is no 'piece.X' to remove in mansindam.",
    ),
    "a contradiction in a list": (
        SMALL + 'terrain = [{ zone = "1", moves = "F" },\n{ zone = "2", moves = "X" }]',
        19,
        23,
        "In the movement 'X', 'X' cannot be read.",
    ),
    "a contradiction in a table": (changed('zone = "1-5"', 'zone = ""'), 16, 17, "A zone is missing here."),
    "a zone off the board": (
        changed('"1-5"', '"2 1-6"'),
        16,
        17,
        "The zone '1-6' is not on a board of 5 files and 5 ranks.",
    ),
    "a piece that is not there": (
        changed('held_as = "R"', 'held_as = "Q"'),
        17,
        11,
        "The game has no piece 'Q'.",
    ),
    "a wrong start": (changed("2k2/5", "2k3/5"), 6, 9, "Rank 5 has 5 squares, and the text gives 6."),
    "an impossible start": (
        changed("2k2/5", "R1k2/5"),
        6,
        9,
        "No game can be played from this start. ",
    ),
    "a leap that nothing could block": (
        changed('moves = "R"', 'moves = "NN"') + '[piece.H]\nname = "Horse"\nmoves = "nN"\n',
        20,
        9,
        "The horse leaps over squares by a step that the rook rides by.",
    ),
    "the same name": (SMALL + '[piece.T]\nname = "Rook"\nmoves = "W"\n', 19, 8, 'Two pieces have the same "name".'),
    "no king": (changed("royal = true", ""), 8, 2, "A game has exactly one royal piece, which comes first."),
    "what a child lost": (
        'inherits = "mansindam"\nname = "x"\ntitle = "X"\nremove = ["piece.+P"]',
        1,
        1,
        "The game has no piece '+P'.",
    ),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_refusals_name_their_place(what):
    text, line, column, start = REFUSALS[what]
    found = refusal(text)
    assert found[2].startswith(start), found
    assert found[:2] == (line, column), found
    windows = refusal(text.replace("\n", "\r\n"))
    assert windows == found


def filled(part: str, before: str = "", after: str = "") -> str:
    """A text repeated until a definition has its greatest size."""
    return before + part * ((MAX_LENGTH - len(before) - len(after)) // len(part)) + after


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "\ufeff",
        "\ufeff\ufeff" + SMALL,
        "\ud800",
        changed("Rook", "Ro\ud800ok"),
        changed('"Rook"', '"""Rook'),
        SMALL + "[[piece.R.terrain]]\n[piece.R.terrain.x]\n",
        filled("x"),
        filled("x") + 2 * "x",
        filled(".a", "a", "= 1"),
        filled(".a", "[a", "]"),
        filled("[[a]]\n"),
        filled("["),
        filled("{a=", "a="),
        filled("[", "a = ") + filled("]"),
        filled("1,", "a = [", "]"),
        filled("{},", "a = [", "]"),
        filled("\\n", 'a = "', '"'),
        filled('"', "a = "),
        filled("''\n", "a = '''"),
        filled("#\n"),
        filled("7", "a = "),
        filled("[piece.K]\n", SMALL),
        filled('"a.b",', 'inherits = "mansindam"\nremove = [', "]"),
        "\n".join(f"k{number} = 1" for number in range(18_000)),
        "\n".join(f"[piece.k{number}]\nname = 'x'" for number in range(6_000)),
        "\n".join(f'"\\u0041{number}" = 1' for number in range(10_000)),
    ],
    ids=lambda text: ascii(text[:30]),
)
def test_a_hostile_text_is_refused(text):
    line, column, sentence = refusal(text)
    assert 1 <= line <= text.count("\n") + 1
    assert column >= 1
    assert sentence.endswith(".")
    assert len(sentence) < 500


def mutated(text: str, chance: random.Random) -> str:
    """A text with a few changes, most of them plausible."""
    for _ in range(chance.randint(1, 3)):
        lines = text.splitlines(keepends=True)
        first, second = sorted(chance.choices(range(len(lines)), k=2))
        place = chance.randrange(len(text))
        kind = chance.randrange(7)
        if kind == 0:  # a line removed
            del lines[first]
        elif kind == 1:  # two lines exchanged
            lines[first], lines[second] = lines[second], lines[first]
        elif kind == 2:  # the value of another key
            values = [line.partition("=") for line in (lines[first], lines[second])]
            lines[first] = values[0][0] + "=" + (values[1][2] or "5\n")
        elif kind == 3:  # a value of another kind
            lines[first] = lines[first].partition("=")[0] + "= " + chance.choice(VALUES) + "\n"
        elif kind == 4:  # another character
            lines = [text[:place] + chance.choice(SIGNS) + text[place + chance.randrange(2) :]]
        elif kind == 5:  # another number
            lines = [text[:place] + text[place:].replace(str(chance.randrange(10)), str(chance.randrange(14)), 1)]
        else:  # a line from another definition
            lines.insert(first, chance.choice(chance.choice(list(TEXTS.values())).splitlines(keepends=True)))
        text = "".join(lines) or "x"
    return text


VALUES = (
    "true",
    "-1",
    "0",
    "12",
    "99999999999",
    "1.5",
    '""',
    '"K"',
    '"fmW"',
    '"1-9"',
    "[]",
    '["K", "+P"]',
    "{}",
    "[[]]",
)
SIGNS = "[]{}=.,#\"'\\\n\r\t +-*~|/09akKwqQ\0é\u3000"


def outcome(text: str) -> Variant | InvalidDefinition:
    """The game that a text defines, or why there is none."""
    try:
        return read(text, GAMES)
    except InvalidDefinition as error:
        return error


@pytest.mark.parametrize("seed", range(8))
def test_a_changed_definition_is_a_game_or_refused_with_a_place(seed):
    chance = random.Random(seed)
    for _ in range(25):
        text = mutated(chance.choice(list(TEXTS.values())), chance)
        found = outcome(text)
        if isinstance(found, Variant):
            assert read(write(found), {}) == found
        else:
            assert 1 <= found.line <= text.count("\n") + 1
            assert found.column >= 1
            assert str(found).endswith(".")


def test_a_game_keeps_the_name_of_its_parent() -> None:
    text = 'inherits = "mansindam"\nname = "mine"\ntitle = "Mine"\n'
    game = definition.read(text, GAMES)
    assert game.based_on == "mansindam"
    assert definition.read(write(game), GAMES) == game
    assert "based_on" not in write(game, GAMES["mansindam"])
    alone = dataclasses.replace(game, based_on="")
    assert definition.read(write(alone, GAMES["mansindam"]), GAMES) == alone
    assert definition.read(f'{text}based_on = ""\n', GAMES) == alone
    with pytest.raises(InvalidDefinition):
        definition.read(f'{text}based_on = "mine"\n', GAMES)
