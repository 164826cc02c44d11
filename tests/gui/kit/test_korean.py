"""Korean: the particle that fits a word, both forms where the reading is unknown, and line breaks."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from time import process_time

import pytest
from builds import ROOT
from machine import scaled

from surajang.gui import words
from surajang.gui.analysis import coach_text
from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.translation import AFTER_CONSONANT_AND_VOWEL, put_in, with_particles
from surajang.gui.learn import puzzle_text
from surajang.gui.shell import languages
from surajang.gui.words import spoken_moves
from surajang.gui.words.refusal_text import sentence
from surajang.rules.games import GAMES
from surajang.rules.reasons import because


@pytest.mark.parametrize(
    ("words", "fitting"),
    [
        ("도금을(를) 잡고 나이트을(를) 놓기", "도금을 잡고 나이트를 놓기"),
        ("룩이(가), 퀸은(는), 포와(과), 사자이(가)", "룩이, 퀸은, 포와, 사자가"),
        ("카디널(으)로, 룩(으)로, 나이트(으)로", "카디널로, 룩으로, 나이트로"),
        ("e2을(를) e3을(를) d10+을(를) 5e을(를)", "e2를 e3을 d10+을 5e를"),
        ("e1(으)로 e3(으)로 e4(으)로 e10(으)로", "e1로 e3으로 e4로 e10으로"),
        ("e3(이)면 e4(이)면 O-O(이)면", "e3이면 e4면 O-O면"),
        ("룩(백)이(가)", "룩(백)이"),
        ("M을(를) L(으)로 K은(는)", "M을 L로 K는"),
        ("Fairy-Stockfish을(를), 鷲이(가)", "Fairy-Stockfish을(를), 鷲이(가)"),
        ("을(를)", "을(를)"),
        ("수라장(초판)", "수라장(초판)"),
    ],
)
def test_a_particle_fits_its_word(words: str, fitting: str) -> None:
    assert with_particles(words) == fitting


def test_particles_take_time_that_grows_with_the_text() -> None:
    long = "(" + "鷲" * 20_000
    before = process_time()
    assert with_particles(f"{long} 룩을(를)") == f"{long} 룩을"
    assert process_time() - before < scaled(1)


def test_a_particle_fits_every_sign_used_in_moves() -> None:
    signs = {sign for variant in GAMES.values() for piece in variant.pieces for sign in piece.native.split("/")}
    moves = [f"騎d9={sign}#" for sign in signs]
    assert not [move for move in moves if "(" in with_particles(f"{move}(으)로")]
    assert with_particles("騎d9=聖#(으)로, 閣d9=馬+(으)로, 龍은(는)") == "騎d9=聖#으로, 閣d9=馬+로, 龍은"


def test_other_languages_are_left_alone() -> None:
    assert put_in("{piece}을(를)", piece="룩") == "룩을(를)"


@pytest.fixture
def korean(qapp: object) -> Iterator[None]:
    """Use Korean."""
    languages.install("ko")
    yield
    languages.install(languages.ENGLISH)


@pytest.mark.usefixtures("korean")
def test_sentences_get_their_particles() -> None:
    variant = GAMES["pandemonium"]
    said = [
        puzzle_text.hint_of_piece("나이트", "e4"),
        puzzle_text.hint_of_move("騎d3"),
        put_in(coach_text.LOOK_IN_HAND(), piece="카디널"),
        spoken_moves.in_words(variant, "Rxd10=D", in_files=True),
        sentence(because("two on a file", piece=variant.by_symbol["P"])),
    ]
    assert not [(each, form) for each in said for form in AFTER_CONSONANT_AND_VOWEL if form in each], said
    assert "나이트를" in said[0]
    assert "폰이" in said[-1]


def texts(value: object) -> Iterator[str]:
    """Yield the texts in a constant of gui.words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from texts([*value.values()])
    elif isinstance(value, Sequence):
        for each in value:
            yield from texts(each)


@pytest.mark.usefixtures("korean")
def test_texts_with_particles_are_filled_with_put_in() -> None:
    """`format` would leave both forms of each."""
    both = re.compile(rf"\}}\S*({'|'.join(map(re.escape, AFTER_CONSONANT_AND_VOWEL))})")
    sources = {path: path.read_text("utf-8") for path in (ROOT / "gui").rglob("*.py")}
    found = []
    for name in (module.name for module in iter_modules(words.__path__)):
        for constant, value in vars(import_module(f"surajang.gui.words.{name}")).items():
            if constant.startswith("__") or not any(map(both.search, texts(value))):
                continue
            for path, source in sources.items():
                called = rf"\b{constant}\b" if path.stem == name else rf"\b{name}\.{constant}\b"
                found += re.findall(rf"{called}.*\.format\(.*", source)
    assert found == []


def test_lines_break_between_korean_words():
    assert unbreakable("한글과 漢字를 PDF로 저장…") == ["한글과", "漢", "字", "를", "PDF로", "저장…"]
