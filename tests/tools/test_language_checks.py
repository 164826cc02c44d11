"""The checks of the translations find the faults they are for, and their number in the languages never grows.

`python tools/language_checks.py` lists what is found, `--save` writes the numbers.
"""

import json
import re
from collections import Counter

import language_checks
import pytest
from language_checks import CHECKS, LEFT, TYPED, Message, counted, filled, messages, read
from put_in_texts import Recorded, recorded, say_rules

from surajang.engine.theory.texts import TEXTS as THEORY_TEXTS
from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.rules.games import GAMES

MAX_ISOLATED = 20


def test_no_language_has_more_faults_than_before() -> None:
    left = {language: Counter(faults) for language, faults in json.loads(LEFT.read_text("utf-8")).items()}
    more = {language: faults - left[language] for language, each in counted().items() if (faults := Counter(each))}
    assert not any(more.values()), "python tools/language_checks.py lists them"
    assert all(faults[ISOLATED] <= MAX_ISOLATED for faults in left.values())


ISOLATED, FORM, NAME, TERM, ALIKE, MENU, SPACE, QUOTES, MIXED, REGISTER, SIDE = CHECKS


@pytest.mark.parametrize(
    ("check", "language", "english", "good", "bad"),
    [
        (ISOLATED, "de", "The {piece} jumps.", "{piece:Der} springt.", "{piece}: Diese Figur springt."),
        (ISOLATED, "ko", "The {piece} jumps.", "{piece}은(는) 뜁니다.", "{piece}: 뜁니다."),
        (ISOLATED, "fr", "The {piece} jumps.", "{piece:Le} saute.", "Cette pièce ({piece}) saute."),
        (ISOLATED, "ru", "It takes the {piece}.", "Берёт {piece:acc}.", "Берёт фигуру: {piece}."),
        (ISOLATED, "es", "{player}: it is {why}.", "{player}: es {why}.", "Razón ({why})"),
        (FORM, "de", "The {piece} jumps.", "{piece:Der} springt.", "{piece:Dessen} Sprung"),
        (FORM, "fr", "{player} moves", "{player:Le} {player:=joue|jouent|jouez}", "{player:Le} {player:=joue|jouent}"),
        (FORM, "ko", "{count:,} games", "{count:,}판", "{piece:acc}"),
        (TERM, "ru", "The knight is pinned.", "Коня связали.", "Лошадка связана."),
        (TERM, "de", "It goes to the hands.", "Es kommt in die Hände.", "Es kommt zu dir."),
        (TERM, "ko", "It captures.", "잡습니다.", "먹습니다."),
        (SPACE, "fr", "Why?", "Pourquoi\u00a0?", "Pourquoi ?"),
        (SPACE, "de", "{number} %", "{number}\u00a0%", "{number} %"),
        (QUOTES, "fr", "It’s", "C’est", "C'est"),
        (QUOTES, "de", "{player}'s move, not “x”", "nicht „x“", "nicht 'x'"),
        (QUOTES, "ko", 'as in [Event "…"].', '[Event "…"]처럼', '[Event ‘…’]처럼 "x"'),
        (MIXED, "zh_CN", "UCI engines", "UCI 引擎", "引擎UCI引擎"),
        (REGISTER, "zh_CN", "As in chess", "如国际象棋", "如西洋棋"),
        (MIXED, "ja", "a rook on e4", "e4のルーク", "e4 のルーク"),
        (REGISTER, "de", "Choose a game.", "Wähle ein Spiel.", "Bitte wählen Sie ein Spiel."),
        (REGISTER, "es", "Click it.", "Haz clic.", "Por favor, haga clic."),
        (REGISTER, "ja", "It is gone.", "消えました。", "消えた駒である。"),
        (REGISTER, "ja", "Mate in two.", "3手で詰ませましょう。", "2手で詰ませましょう。"),
        (REGISTER, "ko", "The knight gives check.", "나이트가 체크합니다.", "나이트가 장군을 부릅니다."),
        (SIDE, "fr", "White’s king", "Le roi des Blancs", "Le roi de Blanc"),
        (SIDE, "es", "{player}'s king", "El rey {player:del}", "El rey de {player}"),
        (SIDE, "es", "Never moves out of {zone}.", "Nunca abandona {zone}.", "Nunca sale de {zone}."),
    ],
)
def test_every_check_finds_its_fault(check: str, language: str, english: str, good: str, bad: str) -> None:
    assert not list(CHECKS[check](language, [Message(english, "", (good,))]))
    assert not bad or list(CHECKS[check](language, [Message(english, "", (bad,))]))


def test_a_name_without_forms_is_found() -> None:
    known = [Message("Knight", "a piece", ("Springer",)), Message("Horse", "a piece, 桂", ("Pferd",))]
    assert not list(CHECKS[NAME]("de", known))
    assert list(CHECKS[NAME]("de", [*known, Message("Falcon", "a piece", ("Falke",))])) == ["Falcon: Falke"]


def test_similar_texts_are_found() -> None:
    texts = [Message("&Save as…", "", ("Speichern &unter…",)), Message("Save as", "", ("Speichern unter",))]
    assert not list(CHECKS[ALIKE]("de", texts))
    assert len(list(CHECKS[ALIKE]("de", [*texts, Message("Save as.", "", ("Ablegen.",))]))) == 1


def test_an_unaccepted_word_of_the_menu_is_found() -> None:
    texts = messages("de")
    assert not list(CHECKS[MENU]("de", texts))
    texts = [
        each._replace(forms=("hinweis",)) if (each.source, each.comment) == ("hint", TYPED) else each for each in texts
    ]
    assert list(CHECKS[MENU]("de", texts)) == ["&Tipp: hinweis"]


def test_sentences_are_filled_with_each_kind_of_name() -> None:
    lines = "\n".join(
        filled("ru", [Message("The {piece} takes.", "", ("{piece:Nom} {piece:=взял|взяла|взяло}.",))], {})
    )
    for sentence in ("Король взял.", "Пешка взяла.", "Целое взяло.", "Фигура «Falcon» взяла."):
        assert sentence in lines
    arrows = "\n".join(filled("de", [Message("{colour} arrow", "", ("{colour}er Pfeil",))], {}))
    assert {"        roter Pfeil", "        blauer Pfeil"} <= {*arrows.splitlines()}
    assert "나이트를" in "\n".join(filled("ko", [Message("Takes {piece}", "", ("{piece}을(를) 잡기",))], {}))


def test_sentences_are_filled_with_their_values() -> None:
    text = "{piece} darf nur auf {zone} stehen."
    put = [
        ("Turm", "a1"),
        ("Läufer", "der letzten Reihe"),
        ("Dame", "den ersten 3 Reihen"),
        ("Turm", "den ersten 2 Reihen"),
    ]
    filled_in = {text.format(piece=piece, zone=zone): {"piece": piece, "zone": zone} for piece, zone in put}
    seen: Recorded = {text: {**filled_in}}
    lines = [line.strip() for line in "\n".join(filled("de", [Message("", "", (text,))], seen)).splitlines()]
    assert "Turm darf nur auf a1 stehen." in lines
    assert "Läufer darf nur auf der letzten Reihe stehen." in lines
    assert sum("ersten" in line for line in lines) == 1, "numbers, squares and names of a kind are alike"


BADLY_JOINED = {
    "es": r"\b(?:de|a) el\b",
    "fr": r"\b(?:de|à) les?\b",
    "zh_TW": r"[\u3400-\u9fff][.,:;]",
}
"""Articles that are not contracted with the preposition before their place, and English signs."""


@pytest.mark.parametrize("language", BADLY_JOINED)
def test_rules_are_joined_well_from_their_parts(language: str, qapp: object) -> None:
    results = [result for each in recorded(language, say_rules).values() for result in each]
    assert len(results) > 1_000
    assert not [result for result in results if re.search(BADLY_JOINED[language], result)]


def test_texts_of_pages_are_checked_too() -> None:
    """Rules pages, lessons, the theory, and the rules written for an own game."""
    checked = {text.source for text in messages("de")}
    page = rules_page(GAMES["mansindam"])
    lesson = lessons(FAMILIES[0])[0]
    assert {page.summary, page.sections[0].text, lesson.title, lesson.levels[0].text, *THEORY_TEXTS.values()} <= checked
    assert "A player who has no legal move loses, whether in check or not." in checked


def test_a_file_is_read_with_its_plurals() -> None:
    text = (
        "<TS><context><message numerus='yes'><source>{count} games</source><comment>c</comment><translation>"
        "<numerusform>a</numerusform><numerusform>b</numerusform></translation></message></context></TS>"
    )
    assert read(text) == [Message("{count} games", "c", ("a", "b"))]
    assert language_checks.glossary("de")["castling"] == ["Rochade"]
