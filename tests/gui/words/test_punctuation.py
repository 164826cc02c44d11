"""Punctuation between texts, which differs by language."""

from collections.abc import Iterator

import pytest
from untranslated import CLOSING, OPENING, bracketed, speak_it, wrong

from surajang.gui.kit import punctuation
from surajang.gui.kit.translation import speak
from surajang.gui.learn import puzzle_text
from surajang.gui.library import library_text
from surajang.gui.matches import matches_text
from surajang.gui.review import review_text
from surajang.gui.shell.languages import ENGLISH
from surajang.gui.words import outcome_text


@pytest.fixture
def brackets() -> Iterator[None]:
    """Use the pseudo-language."""
    speak_it()
    yield
    speak(ENGLISH, None)


def test_texts_are_joined_as_in_english() -> None:
    assert punctuation.labelled("Reset", "Hash") == "Reset: Hash"
    assert punctuation.labelled("Tags", "") == "Tags"
    assert punctuation.listed(["a", "", "b", "c"]) == "a, b, c"
    assert punctuation.listed([]) == ""
    assert [punctuation.joined(list("abc")[:count]) for count in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert punctuation.counted(["Rook, 2", "Pawn, 1"]) == "Rook, 2; Pawn, 1"
    assert punctuation.sentences("One.", "", "Two.") == "One. Two."
    assert punctuation.beside("Puzzles", "", "Surajang") == "Puzzles · Surajang"
    assert punctuation.against(["Ann {x}", "Ben"]) == "Ann {x} – Ben"
    assert punctuation.bracketed("Mates", "12") == "Mates (12)"
    assert punctuation.bracketed("Mates", "") == "Mates"
    assert punctuation.headed("Solved", "Well done.") == "Solved. Well done."
    assert punctuation.headed("Leave it?", "It waits.") == "Leave it? It waits."
    assert punctuation.headed("Solved", "") == "Solved"
    assert punctuation.ended("White to move") == "White to move."
    assert punctuation.ended("白の番。") == "白の番。"
    assert punctuation.percent(0.251, 1) == "25.1%"
    assert punctuation.quoted("it's\n\u202e") == r"“it's\n\u202e”"


def test_chinese_uses_its_own_punctuation_without_blanks() -> None:
    known = {
        "{label}: {value}": "{label}：{value}",
        "{first}, {second}": "{first}、{second}",
        "{first} {second}": "{first}{second}",
        "{heading}. {words}": "{heading}。{words}",
        "{text} ({more})": "{text}（{more}）",
    }
    speak("zh_CN", lambda text, comment, count: str(known.get(text, text)))
    try:
        assert punctuation.labelled("名", "值") == "名：值"
        assert punctuation.listed("abc") == "a、b、c"
        assert punctuation.sentences("一。", "二。") == "一。二。"
        assert punctuation.headed("完", "二。") == "完。二。"
        assert punctuation.bracketed("名", "3") == "名（3）"
    finally:
        speak(ENGLISH, None)


@pytest.mark.usefixtures("brackets")
def test_no_code_joins_texts_with_punctuation() -> None:
    said = [
        review_text.summary("Ann", 91.26, [("blunder", 1), ("mistake", 2)]),
        review_text.reviewed(2, 1),
        matches_text.summary([1, 2, 3, 4, 5]),
        library_text.reading(100, 12_345, 1_234, 2, 30.0),
        outcome_text.ended(1, "time"),
        puzzle_text.kind("mate", 1_234),
        puzzle_text.time_left(65),
        puzzle_text.streak(5),
    ]
    assert [(text, found) for text in said if (found := wrong(text, {"Ann"}))] == []


def test_untranslatable_punctuation_is_found() -> None:
    one, two = f"{OPENING}one{CLOSING}", f"{OPENING}two{CLOSING}"
    for text in (
        f"{one}: {two}",
        f"{one}, {two}",
        f"{one} {two}",
        f"{one} (3)",
        f"{one}.",
        f"Ann – {one}",
    ):
        assert wrong(text, {"Ann"}), text
    for text in ("12,345", "in 25.0%", "word"):
        assert wrong(text, set()), text
    put_in = bracketed("{what} is {colour}: {count:,}", "", -1)
    assert wrong(put_in.format(what=one, colour="red", count=1), set()) == ["red"]
    assert not wrong(put_in.format(what=one, colour=two, count=1), set())
    assert wrong(put_in.format(what=f"{one}, {two}", colour=two, count=1), set())
    assert wrong(put_in.format(what=one, colour=two, count=12_345), set()) == ["12,345"]
    for text in (f"{OPENING}{one}: {two}{CLOSING}", f"{one}\n{two}", f"3 {one}", "12’345", "25‚0", "1. e4 e5", "Ann"):
        assert not wrong(text, {"Ann"}), text
