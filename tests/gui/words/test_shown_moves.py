"""Moves as shown and heard; shown moves are understood when typed."""

from collections.abc import Callable, Iterator

import pytest

from surajang import assets
from surajang.gui.analysis import reason_text
from surajang.gui.kit import translation
from surajang.gui.kit.translation import EXPECTED, FILES, LETTERS, SIGNS
from surajang.gui.library import library_text
from surajang.gui.players.saved_game import read_file
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.words import naming, refusal_text, shown_moves, spoken_moves
from surajang.rules import catalogue, definition, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES, game_named
from surajang.rules.reasons import Reason
from surajang.rules.variant import Variant

GERMAN = {
    "King": "K", "Pawn": "B", "Knight": "S", "Bishop": "L", "Rook": "T", "Cardinal": "Kr", "Marshal": "M", "Queen": "D",
    "Gilding": "V", "Scepter": "Z", "Horse": "P", "Dragon": "Dr", "Whole": "G", "Apricot": "A",
    "Lance": "X", "Footsoldier": "F", "Ship": "Y", "Tiger": "U",
}  # fmt: skip
"""Letters that differ from those in files as much as possible."""

TWO_ON_F3 = "9k/10/10/10/10/10/10/10/5S4/4K1N3[] w - - 0 1"
"""White's scepter and knight of Pandemonium can go to f3, and their letters are exchanged."""


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Restore English and the default notation after each test."""
    yield
    translation.speak("en", None)
    translation.show_moves(EXPECTED)


@pytest.fixture
def german() -> None:
    """Use a German that has only the letters."""

    def look_up(text: str, comment: str, count: int) -> str:
        piece = comment.removeprefix("letter of the ").partition(",")[0]
        return GERMAN.get(piece, text) if comment.startswith("letter of the ") else text

    translation.speak("de", look_up)


def sample(variant: Variant) -> Game:
    """Return a whole game."""
    return read_file(assets.path("help", "games", f"{variant.name}.pgn"))[1]


@pytest.mark.parametrize(
    ("game", "written", "side", "shown"),
    [
        ("pandemonium", "Nf3", 0, "騎f3"),
        ("pandemonium", "Nbd2+", 0, "騎bd2+"),
        ("pandemonium", "Rd9=D", 0, "飛d9=龍"),
        ("pandemonium", "e4", 1, "步e4"),
        ("pandemonium", "exd6#", 0, "步exd6#"),
        ("pandemonium", "d10=G+", 0, "步d10=鍍+"),
        ("pandemonium", "Kxd6", 0, "陽xd6"),
        ("pandemonium", "Kxd6", 1, "陰xd6"),
        ("pandemonium", "N@e5", 1, "騎@e5"),
        ("pandemonium", "O-O-O+", 0, "O-O-O+"),
        ("pandemonium", "NB-BN", 0, "騎閣-閣騎"),
        ("mansindam", "Bxb7=H", 0, "閣xb7=弓"),
        ("palaceshogi", "+P-5e", 0, "兵-5e"),
        ("palaceshogi", "P*5e", 0, "卒*5e"),
        ("palaceshogi", "S-3c+", 0, "銀-3c+"),
        ("palaceshogi", "S4i-5h=", 0, "銀4i-5h="),
        ("palaceshogi", "Lnx5dx4c#", 1, "獅x5dx4c#"),
        ("palaceshogi", "O-O", 0, "O-O"),
        ("palaceshogi", "", 0, ""),
    ],
)
def test_signs_replace_letters(game: str, written: str, side: int, shown: str) -> None:
    translation.show_moves(SIGNS)
    assert shown_moves.shown(game_named(game), written, side) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Nf3", "Sf3"), ("Rd9=D", "Td9=Dr"), ("e4", "e4"), ("exd6#", "exd6#"), ("d10=G", "d10=V"), ("P@e5", "B@e5"),
        ("Cxb1", "Krxb1"), ("NB-BN", "SL-LS"), ("O-O", "O-O"),
    ],
)  # fmt: skip
def test_letters_of_the_language_replace_those_of_files(german: None, written: str, shown: str) -> None:
    assert shown_moves.shown(GAMES["pandemonium"], written, 0) == shown


def test_promoted_pieces_with_a_plus_keep_their_letter() -> None:
    def look_up(text: str, comment: str, count: int) -> str:
        return "F" if comment == "letter of the Footsoldier, Palace Shogi" else text

    translation.speak("xx", look_up)
    assert shown_moves.shown(GAMES["palaceshogi"], "+P-5e", 0) == "+F-5e"


def test_each_language_has_its_usual_notation(german: None) -> None:
    game = GAMES["pandemonium"]
    assert shown_moves.shown(game, "Nf3", 0) == "Sf3"
    for language in ("ko", "ja", "zh_TW", "zh_CN"):
        translation.speak(language, lambda text, comment, count: text)
        assert shown_moves.shown(game, "Nf3", 0) == "騎f3"
    translation.speak("fr", lambda text, comment, count: "" if comment.startswith("letter") else text)
    assert shown_moves.shown(game, "Nf3", 0) == "Nf3", "where a language gives none, the letter of files stands"
    translation.speak("en", None)
    assert shown_moves.shown(game, "Nf3", 0) == "Nf3"


def test_a_chosen_notation_holds_in_every_language(german: None) -> None:
    game = GAMES["pandemonium"]
    for way, shown in ((FILES, "Nf3"), (LETTERS, "Sf3"), (SIGNS, "騎f3")):
        translation.show_moves(way)
        assert shown_moves.shown(game, "Nf3", 0) == shown
    translation.show_moves(LETTERS)
    assert naming.letter(game, game.by_symbol["N"]) == "S"
    translation.show_moves(SIGNS)
    assert naming.letter(game, game.by_symbol["N"]) == "N"


@pytest.mark.parametrize(("way", "held"), [(FILES, "P×2 S"), (LETTERS, "F×2 S"), (SIGNS, "卒×2 銀")])
def test_hands_use_the_signs_of_moves(german: None, way: str, held: str) -> None:
    translation.show_moves(way)
    assert library_text.hands(GAMES["palaceshogi"], [{"P": 2, "L": 0, "S": 1}, {}]) == f"In hand: First player {held}"
    for variant in GAMES.values():
        assert library_text.hands(variant, [dict.fromkeys(variant.hand_order, 1)] * 2)


@pytest.mark.parametrize("way", [FILES, LETTERS, SIGNS])
@pytest.mark.parametrize("variant", GAMES.values(), ids=lambda variant: variant.name)
def test_displayed_and_saved_notation_are_both_understood(german: None, variant: Variant, way: str) -> None:
    translation.show_moves(way)
    game = Game(variant)
    for node in sample(variant).main_line()[1:]:
        shown = shown_moves.of_move(game.position, node.move)
        assert shown == shown_moves.shown(variant, node.written, game.node.side)
        for text in (shown, f" {shown}!?", node.written, notation.text(game.position, node.move)):
            meant = shown_moves.understood(game, text)
            two = isinstance(meant, Reason) and meant.code == "several moves"
            assert meant == node.move or (two and way == LETTERS), text
        made = game.play(node.move)
        assert shown_moves.of_node(variant, made) == shown


def test_lines_are_shown_move_by_move() -> None:
    translation.show_moves(SIGNS)
    assert shown_moves.line(GAMES["mansindam"], ("Ke2", "Ke8", "Kd2"), 1) == ("陰e2", "陽e8", "陰d2")


def understood(game: Game, text: str) -> str:
    """Return a text's move in machine notation, or why it has none."""
    meant = shown_moves.understood(game, text)
    return notation.text(game.position, meant) if isinstance(meant, int) else refusal_text.sentence(meant)


OWN = """
name = "{name}"
title = "Own"
files = 11
ranks = 3
start = "5k5/11/{letter}1B2K3B1 w - - 0 1"
piece.K = {{name = "King", moves = "K", royal = true}}
piece.B = {{name = "Bishop", moves = "B"}}
piece.{letter} = {{name = "Lancer", moves = "R"}}
"""


def test_letters_of_a_language_are_used_only_if_they_differ(german: None) -> None:
    shown = []
    for letter in "LV":
        variant = catalogue.add(definition.read(OWN.format(name=f"letters-{letter.lower()}", letter=letter), GAMES))
        game = Game(variant)
        moves = [notation.parse(game.position, move) for move in ("c1d2", "a1b1", "j1k2")]
        shown.append([shown_moves.of_move(game.position, move) for move in moves])
        assert understood(game, shown[-1][2]) == "j1k2", "on a wide board as well"
    assert shown == [["Bd2", "Lb1", "Bk2"], ["Ld2", "Vb1", "Lk2"]]


def test_an_ambiguous_letter_moves_no_piece(german: None) -> None:
    game = Game(GAMES["pandemonium"], TWO_ON_F3)
    assert understood(game, "Sf3") == "“Sf3” could be more than one move: write one of g1f3, f2f3."
    assert understood(game, "Zf3") == "f2f3"
    assert understood(game, "Nf3") == "g1f3"
    assert understood(game, "Si2") == "g1i2", "the scepter cannot go there"
    assert understood(game, "Se3") == "f2e3", "the knight cannot go there"
    assert understood(game, "si2") == "g1i2", "small letters do as well"
    assert understood(game, "sf3") == "f2f3", "and are first understood as in files"


def test_refusals_name_the_displayed_piece(german: None) -> None:
    game = Game(GAMES["pandemonium"], TWO_ON_F3)
    assert understood(game, "Sb9") == "The Knight jumps two squares straight and one to the side."
    assert understood(game, "Zb9") == "The Scepter moves like a knight, or one square in any direction."
    assert understood(game, "Xxyz") == "“Xxyz” is not written like a move, such as Nf3, exd6, N@e5."


def test_moves_in_refusals_use_the_notation(german: None) -> None:
    game = Game(GAMES["pandemonium"], "9k/10/10/10/10/10/10/10/10/2N1K1N3[] w - - 0 1")
    game.play(notation.parse(game.position, "c1d3"))
    game.play(notation.parse(game.position, "j10j9"))
    assert understood(game, "Se5") == "d3e5"
    game = Game(GAMES["pandemonium"], "9k/10/10/10/10/10/10/2N3N3/10/4K5[] w - - 0 1")
    assert understood(game, "Se4") == "“Se4” could be more than one move: write one of Sce4, Sge4."
    assert understood(game, "Ne4") == "“Ne4” could be more than one move: write one of Sce4, Sge4."


def test_setups_are_typed_as_displayed(german: None) -> None:
    game = Game(GAMES["pandemonium"])
    for text in ("SL-LS", "slls", "NB-BN", "nbbn"):
        assert understood(game, text) == "NB-BN"
    translation.show_moves(SIGNS)
    assert understood(game, "騎閣-閣騎") == "NB-BN"
    assert understood(game, "NB-BN") == "NB-BN"


@pytest.mark.parametrize(("way", "begins"), [(FILES, ""), (LETTERS, "Ж"), (SIGNS, "騎陰卒")])
def test_keys_of_displayed_letters_begin_a_move(way: str, begins: str) -> None:
    translation.speak("xx", lambda text, comment, count: "Ж" if comment.startswith("letter of the Knight,") else text)
    translation.show_moves(way)
    assert {sign for sign in "Ж騎陰卒" if shown_moves.begins(sign)} == set(begins)


def test_the_coach_uses_the_notation_but_files_do_not(german: None) -> None:
    game = Game(GAMES["pandemonium"], TWO_ON_F3)
    move = notation.parse(game.position, "g1f3")
    assert reason_text.reasons(game.position, [move], []) == reason_text.NO_REASON(move="Sf3")
    said = reason_text.reasons(game.position, [move], [], notation.written)
    assert said == reason_text.NO_REASON(move="Nf3")


def test_the_rules_explain_the_notation(german: None) -> None:
    page = rules_page(GAMES["mansindam"])
    section = next(section for section in page.sections if section.id == "notation")
    said = "This window shows moves with other signs, which you can also type: "

    def unbroken(text: str) -> str:
        return text.replace(" = ", "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}")

    assert page.text_of(section).splitlines()[-1].startswith(unbroken(said + "B = P, S = N, L = B"))
    translation.show_moves(SIGNS)
    assert page.text_of(section).splitlines()[-1].startswith(unbroken(said + "陽 = K, 陰 = K, 步 = P"))
    translation.show_moves(FILES)
    assert page.text_of(section) == section.text
    assert all(said.partition("{")[0] not in page.text_of(each) for each in page.sections)


@pytest.mark.parametrize("tell", [naming.reading, naming.meaning])
@pytest.mark.parametrize("variant", GAMES.values(), ids=lambda variant: variant.name)
def test_every_sign_has_a_reading_and_a_meaning(variant: Variant, tell: Callable[..., str]) -> None:
    for piece in variant.pieces:
        assert tell(piece), piece.name


# Spoken moves


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("mansindam", "A better move was Nxd4+. It lets A@c8# give mate.",
         "A better move was Knight takes on d4. It lets Angel dropped on c8 give mate."),
        ("mansindam", "exd6, e4 or Ngf3; N1xe5?", "Pawn from e takes on d6, e4 or Knight from g to f3; "
         "Knight from 1 takes on e5?"),
        ("pandemonium", "NB-NB, O-O-O, O-O# and Rg8xg2=A at 50-50",
         "right bishops, castling towards the j-file, castling towards the "
         "a-file and Rook from g8 takes on g2, becoming Apricot at 50-50"),
        ("palaceshogi", "+P-5e, Bx5e+, P*5e, R7g-5e, Ln5ax5b-5a or B-5e=",
         "Pawn to 5e, Bishop takes on 5e, promoting, Footsoldier dropped on 5e, Rook from 7g to 5e, "
         "Lion from 5a takes on 5b and goes to 5a or Bishop to 5e, without promoting"),
        ("mansindam", "Black resigns on move 12. A draw was offered.", "Black resigns on move 12. A draw was offered."),
    ],
)  # fmt: skip
def test_moves_are_read_in_words(game: str, text: str, words: str) -> None:
    assert spoken_moves.in_words(GAMES[game], text) == words
    assert spoken_moves.in_words(GAMES[game], text, in_files=True) == words


def test_moves_are_read_in_words_of_the_notation(german: None) -> None:
    translation.show_moves(LETTERS)
    pandemonium = GAMES["pandemonium"]
    assert spoken_moves.in_words(pandemonium, "Sxf3") == "Knight takes on f3"
    assert spoken_moves.in_words(pandemonium, "Sxf3", in_files=True) == "Scepter takes on f3"
    translation.show_moves(SIGNS)
    sign = naming.sign(pandemonium.by_symbol["N"], 1)
    assert spoken_moves.in_words(pandemonium, f"{sign}xf3") == "Knight takes on f3"


def test_setups_are_typed_and_refused_by_their_names() -> None:
    game = Game(GAMES["pandemonium"])
    for text in ("2", " left Bishops", "BN-BN"):
        move = shown_moves.understood(game, text)
        assert isinstance(move, int)
        assert notation.written(game.position, move) == "BN-BN"
    reason = shown_moves.understood(game, "5")
    assert isinstance(reason, Reason)
    words = refusal_text.sentence(reason)
    assert words.endswith("one of inner bishops, left bishops, right bishops, outer bishops.")


@pytest.mark.parametrize(
    ("name", "move", "words"),
    [
        (
            "pandemonium",
            "NB-BN",
            "The choice before the first move: on the files b, c, h, i stand knight, bishop, bishop, knight.",
        ),
        ("palaceshogi", "c3c4", "+ before a letter marks a promoted piece: +P is the pawn."),
        ("palaceshogi", "g1g2", ""),
    ],
)
def test_signs_unknown_in_chess_are_explained(name: str, move: str, words: str) -> None:
    game = Game(game_named(name))
    node = game.play(notation.parse(game.position, move))
    assert shown_moves.signs_explained(game.variant, node) == words
