"""Players of other games find rules by the words of those games, in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.searching import concepts, fold, marked, places_meant
from surajang.gui.shell import languages
from surajang.rules.games import GAMES

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Restore English after each test."""
    yield
    languages.install(languages.ENGLISH)


def test_concepts_link_to_existing_sections() -> None:
    assert len(concepts()) >= 60
    sections = {section.id for variant in GAMES.values() for section in rules_page(variant).sections}
    names = {piece.name for variant in GAMES.values() for piece in variant.pieces}
    for name, concept in concepts().items():
        assert concept.words.keys() == languages.NAMES.keys(), name
        assert set(concept.rules) <= sections, name
        assert set(concept.pieces) <= names, name
        assert any(concept.places(rules_page(variant)) for variant in GAMES.values()), name


@pytest.mark.parametrize("language", languages.NAMES)
def test_every_word_finds_its_rule(language: str) -> None:
    """In the rules of one game that has the rule."""
    languages.install(language)
    pages = [rules_page(GAMES[name]) for name in ("palaceshogi", "mansindam", "pandemonium")]
    for name, concept in concepts().items():
        page = next((page for page in pages if concept.places(page)), pages[0])
        for word in concept.words[language]:
            assert set(concept.places(page)) <= set(places_meant(page, word)), (name, word)


@pytest.mark.parametrize(
    ("language", "game", "typed", "first"),
    [
        ("en", "pandemonium", "castle", "castling"),
        ("en", "pandemonium", "can I castle here?", "castling"),
        ("en", "pandemonium", "perpetual", "repetition"),
        ("en", "pandemonium", "nifu", "pawn-drops"),
        ("en", "pandemonium", "underpromotion", "promotion"),
        ("en", "pandemonium", "stalemate", "mate"),
        ("en", "pandemonium", "drop mate", "pawn-drops"),
        ("en", "mansindam", "stalemate", "stalemate"),
        ("en", "mansindam", "castling", "absent"),
        ("en", "mansindam", "amazon", "pieces.A"),
        ("en", "mansindam", "rhino", "pieces.C"),
        ("en", "mansindam", "en passant", "pawns"),
        ("en", "palaceshogi", "flying general", "facing"),
        ("en", "palaceshogi", "uchifuzume", "footsoldiers"),
        ("en", "palaceshogi", "tsume", "mate"),
        ("en", "palaceshogi", "gold general", "pieces.S"),
        ("en", "palaceshogi", "pao", "cannon"),
        ("de", "pandemonium", "Rochade", "castling"),
        ("de", "palaceshogi", "Dauerschach", "repetition"),
        ("fr", "pandemonium", "repetition", "repetition"),
        ("fr", "pandemonium", "grand roque", "castling"),
        ("es", "pandemonium", "ahogado", "mate"),
        ("ru", "pandemonium", "рокировк", "castling"),
        ("ko", "palaceshogi", "빅장", "facing"),
        ("ja", "palaceshogi", "打ち歩詰め", "footsoldiers"),
        ("ja", "mansindam", "千日手", "repetition"),
        ("ja", "palaceshogi", "入玉", "entering-king"),
        ("zh_TW", "pandemonium", "王車易位", "castling"),
        ("zh_CN", "palaceshogi", "飞将", "facing"),
        ("zh_CN", "palaceshogi", "炮架", "cannon"),
        ("ja", "pandemonium", "nifu", "pawn-drops"),
    ],
)
def test_the_likeliest_place_is_first(language: str, game: str, typed: str, first: str) -> None:
    languages.install(language)
    assert places_meant(rules_page(GAMES[game]), typed)[0] == first


def test_unsearchable_words_find_nothing() -> None:
    for typed in ("", " ", "a", "of the", "xyzzy"):
        assert places_meant(rules_page(GAMES["pandemonium"]), typed) == []


def test_a_missing_rule_is_found_among_the_absent_ones() -> None:
    assert places_meant(rules_page(GAMES["pandemonium"]), "castling") == ["castling"]
    assert places_meant(rules_page(GAMES["mansindam"]), "castling") == ["absent"]


def test_search_ignores_accents_and_case() -> None:
    assert fold("  Répétition ") == fold("REPETITION") == "repetition"
    assert fold("Ёлка") == "елка"


@pytest.mark.parametrize(
    ("html", "words", "shown"),
    [
        ("No match", ["king"], "No match"),
        ("The King &amp; I", ["king"], "The <span style='s'>King</span> &amp; I"),
        ("<a href='king'>a king</a>", ["king"], "<a href='king'>a <span style='s'>king</span></a>"),
        ("répété", ["repete"], "<span style='s'>répété</span>"),
        ("aaaa", ["aaa"], "<span style='s'>aaa</span>a"),
        ("ten en", ["en"], "ten <span style='s'>en</span>"),
        ("二歩です", ["歩"], "二<span style='s'>歩</span>です"),
        ("&lt;b&gt;", ["b"], "&lt;<span style='s'>b</span>&gt;"),
    ],
)
def test_words_are_highlighted_in_text_but_not_markup(html: str, words: list[str], shown: str) -> None:
    assert marked(html, words, "s") == shown
