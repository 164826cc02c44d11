"""Names in sentences: cases, articles, and words that agree with them."""

import re
import time
from collections.abc import Iterator

import pytest
from machine import scaled

from surajang.gui.kit import name_forms, translation
from surajang.gui.kit.name_forms import FormMissing
from surajang.gui.kit.translation import put_in
from surajang.gui.shell import languages
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules.errors import in_english
from surajang.rules.games import GAMES
from surajang.rules.piece import Piece
from surajang.rules.reasons import because
from surajang.rules.tables import tables_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Restore English after each test."""
    yield
    translation.speak("en", None)


@pytest.mark.parametrize(
    ("language", "field", "name", "form", "expected"),
    [
        ("de", "piece", "Bauer", "den", "den Bauern"),
        ("de", "piece", "Dame", "Der", "Die Dame"),
        ("de", "victim", "Falke", "des", "der Figur „Falke“"),
        ("de", "piece", "Bauer (umgewandelt)", "dem", "dem Bauern (umgewandelt)"),
        ("fr", "piece", "Éléphant", "le", "l’éléphant"),
        ("fr", "piece", "tour", "=pris|prise", "prise"),
        ("fr", "player", "Blancs", "du", "des Blancs"),
        ("fr", "player", "Anne", "du", "d’Anne"),
        ("fr", "player", "Tour", "le", "Tour"),
        ("es", "player", "Jugador 1", "al", "al jugador 1"),
        ("ru", "piece", "Конь", "nom", "конь"),
        ("ru", "piece", "боевой слон", "ins", "боевым слоном"),
        ("ru", "other", "сокол", "acc", "фигуру «сокол»"),
        ("ru", "other", "Фигура L", "acc", "фигуру L"),
        ("ru", "loser", "Ann (белые)", "gen", "игрока Ann (белые)"),
        ("ru", "loser", "Вы (белые)", "=сдался|сдались|сдались", "сдались"),
    ],
)
def test_a_name_has_the_requested_form(language: str, field: str, name: str, form: str, expected: str) -> None:
    assert name_forms.form(language, field, name, form) == expected


@pytest.mark.parametrize("form", ["loc", "=one", "=a|b|c|d"])
def test_a_form_that_is_missing_is_an_error(form: str) -> None:
    with pytest.raises(FormMissing):
        name_forms.form("ru", "piece", "конь", form)
    translation.speak("ru", None)
    assert put_in("{piece:loc}", piece="конь") == "конь", "in the window the name stands as it is"


def test_a_name_without_one_of_its_cases_is_an_error() -> None:
    with pytest.raises(FormMissing, match="'конь' needs its kind and 5 cases"):
        name_forms._names({"cases": ["nom", "gen", "dat", "acc", "ins", "pre"], "names": {"конь": ["m", "коня"]}})  # noqa: SLF001  # reads a table of a file


def test_refusals_name_pieces_in_their_forms(qapp: object) -> None:
    game = GAMES["mansindam"]
    square = tables_of(game).square_named("a1")
    reason = because("pinned", game, piece=game.by_symbol["N"], other=game.by_symbol["B"], square=square)
    found = {}
    for language in ("de", "fr", "es", "ru", "ko"):
        languages.install(language)
        found[language] = sentence(reason).replace("\u00a0", " ")
    languages.install("en")
    assert found == {
        "de": "Der Springer ist gefesselt: Dein König würde vom Läufer auf a1 angegriffen.",
        "fr": "Le cavalier est cloué : votre roi serait attaqué par le fou en a1.",
        "es": "El caballo está clavado: tu rey quedaría atacado por el alfil de a1.",
        "ru": "Конь в связке: иначе слон с a1 нападёт на вашего короля.",
        "ko": "나이트는 묶여 있습니다. 움직이면 a1의 비숍에게 킹이 공격받습니다.",
    }


def test_refusals_use_the_quotes_of_the_language(qapp: object) -> None:
    reason, found = because("no such game", text="go", games=("Mansindam",)), []
    for language in languages.NAMES:
        languages.install(language)
        found += re.findall("[‘“„«「]\u00a0?go\u00a0?[’“”»」]", sentence(reason))
    languages.install("en")
    assert sorted(found) == ["«go»", "«go»", "«\u00a0go\u00a0»", "‘go’", "“go”", "“go”", "„go“", "「go」", "「go」"]
    assert in_english(reason).startswith("There is no game 'go'"), "the command line's quotes are those of files"


def test_a_promoted_piece_has_the_forms_of_its_original(qapp: object) -> None:
    """Games for Fairy-Stockfish name their promoted pieces so."""
    piece = Piece("+B", "Promoted bishop", "", "BW")
    forms = {"de": "{piece:dem}", "fr": "{piece:du}", "es": "{piece:al}", "ru": "{piece:ins}"}
    found = {}
    for language, form in forms.items():
        languages.install(language)
        found[language] = naming.piece(piece), put_in(form, piece=naming.piece(piece))
    languages.install("en")
    assert found == {
        "de": ("Läufer (umgewandelt)", "dem Läufer (umgewandelt)"),
        "fr": ("Fou (après promotion)", "du fou (après promotion)"),
        "es": ("Alfil (tras promoción)", "al alfil (tras promoción)"),
        "ru": ("Слон (после превращения)", "слоном (после превращения)"),
    }


def test_a_piece_without_a_name_is_called_by_its_letter(qapp: object) -> None:
    """As `rules.ini` names pieces for which a definition has no name."""
    assert naming.piece_called("Piece L", "") == "Piece L"
    languages.install("ru")
    assert naming.piece_called("Piece L", "") == "Фигура L"
    assert naming.piece_called("Promoted piece L", "") == "Фигура L (после превращения)"
    languages.install("en")


def test_two_pieces_of_one_english_name_may_differ(qapp: object) -> None:
    languages.install("ja")
    promoted, horse = GAMES["pandemonium"].by_symbol["H"], GAMES["palaceshogi"].by_symbol["N"]
    assert promoted.name == horse.name
    assert (naming.piece(promoted), naming.piece(horse)) == ("馬", "桂馬")
    languages.install("en")


def test_a_long_word_beside_a_sign_takes_no_quadratic_time() -> None:
    translation.speak("ja", None)
    started = time.process_time()
    assert put_in("の{name}", name="x" * 30_000 + "1") == "の" + "x" * 30_000 + "1"
    assert time.process_time() - started < scaled(1)
