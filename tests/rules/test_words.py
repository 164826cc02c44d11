"""Reasons are data, and their sentences are in one table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest
from builds import ROOT

from surajang.rules import fen, notation_reader
from surajang.rules.codes import square_at
from surajang.rules.errors import ReasonedError
from surajang.rules.expectations import EXPECTATIONS
from surajang.rules.games import GAMES, game_named
from surajang.rules.language import MAX_QUOTE_LENGTH, Language, sentence
from surajang.rules.reasons import because
from surajang.rules.words import BYTES, MEGABYTES, SENTENCES

MANSINDAM, PALACE = GAMES["mansindam"], GAMES["palaceshogi"]
RULES = sorted((ROOT / "rules").glob("*.py"))
SOURCES = [*sorted((ROOT / "rules").rglob("*.py")), *sorted((ROOT / "gui").rglob("*.py"))]
MAKERS = {"because": 0, "because_in": 1, "Contradiction": 0}
"""The calls that make a reason, and which of their arguments is the code."""

OF_A_GAME = {"square", "player", "opponent"}
"""Names that depend on the game."""

OTHER_WORDS = {
    "rules/words.py": "the table",
    "rules/__main__.py": "how the command line is used",
    "rules/show.py": "a page for people, by itself",
    "rules/tables.py": "for programs: a name that is no square's",
}
MISTAKE_OF_A_PROGRAM = {
    "the node belongs to another game",
    "no move to take back",
    "there is no player ",
    " has no attribute ",
}

pytestmark = pytest.mark.once


def place(path: Path) -> str:
    """A source's path, for messages."""
    return path.relative_to(ROOT).as_posix()


class Made(NamedTuple):
    """A call in a source that makes a reason."""

    line: int
    maker: str
    code: str
    """The code, or an empty text if it is no literal."""
    others: int
    """How many positional arguments follow the code."""
    names: set[str]
    """The names of the values."""


def reasons_made(path: Path) -> Iterator[Made]:
    """The calls in a source that make a reason."""
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MAKERS:
            names = {keyword.arg or "**" for keyword in call.keywords}
            if names != {"**"}:
                code, *others = call.args[MAKERS[call.func.id] :]
                written = code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else ""
                yield Made(call.lineno, call.func.id, written, len(others), names)


def names_in(text: str) -> set[str]:
    """The names in braces in a sentence."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("path", SOURCES, ids=place)
def test_each_reason_has_the_values_of_its_sentence(path: Path) -> None:
    for made in reasons_made(path):
        where = f"{place(path)}:{made.line}"
        assert made.code, f"{where}: the code has to be written out"
        assert made.code in SENTENCES, f"{where}: there is no sentence for {made.code!r}"
        assert made.names - {"variant", "squares"} == names_in(SENTENCES[made.code]), where
        assert not made.names & OF_A_GAME or made.others or made.maker == "because_in", f"{where}: of which game?"


def test_each_sentence_is_used() -> None:
    used = {made.code for path in SOURCES for made in reasons_made(path)}
    used |= {expected.code for expected in EXPECTATIONS}
    assert set(SENTENCES) - used == set()


def test_each_expectation_has_a_sentence_about_the_piece() -> None:
    for expected in EXPECTATIONS:
        assert names_in(SENTENCES[expected.code]) == {"piece"}, expected


def test_reasons_are_made_in_one_place_only() -> None:
    for path in SOURCES:
        if place(path) != "rules/reasons.py":
            assert not re.search(r"\bReason\(", path.read_text("utf-8")), place(path)


def test_sentences_are_complete() -> None:
    for code, text in SENTENCES.items():
        assert re.match(r"[A-Z{$]|vchess|\"{field}\"|\"moves\"", text), code
        assert text.endswith((".", "{reason}")), code
        assert not re.search(r"\b[Aa]n? \{(piece|other)", text), f"{code}: an article that depends on the piece"
        assert not re.search(r"\}s\b", text), f"{code}: a plural made by hand"
        assert all(re.fullmatch(r"[a-z]+", name) for name in names_in(text)), code


@pytest.mark.parametrize("path", [path for path in RULES if place(path) not in OTHER_WORDS], ids=place)
def test_no_other_module_contains_sentences(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            wordy = re.search(r"[A-Za-z]{2,} [a-z]+ [a-z]+", node.value)
            known = node.value in SENTENCES or node.value in MISTAKE_OF_A_PROGRAM
            assert known or not wordy, f"{place(path)}:{node.lineno}: {node.value}"


def test_errors_are_worded_in_english() -> None:
    for work in (
        lambda: fen.read(MANSINDAM, "9/9"),
        lambda: notation_reader.read(fen.read(MANSINDAM, "startpos"), "Nf9"),
        lambda: game_named("chess"),
    ):
        with pytest.raises(ReasonedError) as caught:
            work()
        assert str(caught.value) == sentence(caught.value.reason)
        assert caught.value.reason.code in SENTENCES


def test_values_are_named_for_people() -> None:
    horse = PALACE.by_symbol["N"]
    assert sentence(because("into check", PALACE, other=horse, square=square_at(4, 0))).endswith("by the horse on 5i.")
    assert sentence(because("into check", MANSINDAM, other=horse, square=square_at(4, 0))).endswith(
        "by the horse on e1."
    )
    assert sentence(because("not your turn", PALACE, player=0)) == "It is First player's turn."
    assert sentence(because("too many fields", most=6, number=1234)).endswith("this text has 1,234.")
    assert sentence(because("file too large", size=20_000_000)) == "It is larger than 20 MB."
    assert sentence(because("file too large", size=1_000_000)) == "It is larger than 1 MB."
    assert sentence(because("file too large", size=999_999)) == "It is larger than 999,999 bytes."
    assert sentence(because("not legal", text="it's\n" + "x" * 100)) == (
        f'"it\'s\\n{"x" * (MAX_QUOTE_LENGTH - 5)}…" is not a legal move here.'
    )
    assert sentence(because("not legal", text="{piece}")) == "'{piece}' is not a legal move here."


def test_translations_include_nested_sentences_and_names() -> None:
    table = {
        SENTENCES["on a line"]: "{reason} (Zeile {line})",
        SENTENCES["in the way"]: "{other} steht im Weg.",
        "Horse": "Pferd",
    }
    inner = because("in the way", PALACE, other=PALACE.by_symbol["N"])
    german = Language(lambda text, what: table[text], piece=lambda piece: table[piece.name])
    assert sentence(because("on a line", line=3, reason=inner), german) == "Pferd steht im Weg. (Zeile 3)"


def test_languages_have_their_own_units_numbers_and_lists() -> None:
    table = {
        SENTENCES["file too large"]: "Plus de {size}.",
        MEGABYTES: "{number} Mo",
        BYTES: "{number} octets",
        SENTENCES["several moves"]: "{text} : {moves}.",
    }
    french = Language(lambda text, what: table[text], lambda number: f"{number:_}", "、".join)
    assert sentence(because("file too large", size=20_000_000), french) == "Plus de 20 Mo."
    assert sentence(because("file too large", size=2_000), french) == "Plus de 2_000 octets."
    assert sentence(because("several moves", text="e4", moves=("a", "b")), french) == "'e4' : a、b."
    assert sentence(because("file too large", size=2_000_000_000)) == "It is larger than 2,000 MB."


def test_reasons_are_compared_without_their_squares() -> None:
    here, there, other = (
        because("in the way", MANSINDAM, (square,), other=piece)
        for square, piece in ((30, MANSINDAM.pieces[0]), (31, MANSINDAM.pieces[0]), (30, MANSINDAM.pieces[1]))
    )
    assert here.same_as(there)
    assert not here.same_as(other)


def test_the_repr_of_an_error_has_its_code() -> None:
    assert repr(ReasonedError(because("file too large", size=3))) == "ReasonedError('file too large')"
