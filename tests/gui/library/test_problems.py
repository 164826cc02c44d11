"""Why files and games cannot be read, kept in the index and worded in any language."""

import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from surajang.gui.library.problems import noted, noted_error, worded
from surajang.gui.shell import languages
from surajang.gui.shell.languages import ENGLISH
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue, pgn
from surajang.rules.files import read_regular
from surajang.rules.games import GAMES


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    languages.install("de")
    yield
    languages.install(ENGLISH)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    "text",
    [
        "1. c4 c4",
        "1. " + "x" * 1000,
        "1. Rh1",
        "1. K@e5",
        '[Variant "unknown"] *',
        '[FEN "9/9"] *',
        '[FEN "4k4/9/9/9/3R~5/9/9/9/4K4"] *',
        '[FEN "4k4/9/9/9/4R4/9/9/9/4K4"] *',
        "1. c4 (",
        "$999 1. c4 $999",
    ],
)
def test_a_game_is_refused_in_the_language_of_the_window(text: str) -> None:
    tag = "" if "Variant" in text else '[Variant "mansindam"] '
    with pytest.raises(pgn.PgnError) as refused:
        pgn.read_game(tag + text)
    reason = refused.value.fault
    languages.install(ENGLISH)
    kept, english = noted(reason), sentence(reason)
    assert worded(kept) == english
    assert len(kept) < 1000
    languages.install("de")
    assert worded(kept) == sentence(reason) != english


@pytest.mark.usefixtures("german")
def test_a_file_is_refused_in_the_language_of_the_window(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="folder") as refused:
        read_regular(tmp_path, 1)
    for error in (OSError(errno.EIO, os.strerror(errno.EIO)), refused.value):
        assert worded(noted_error(error)).rstrip(".") == reason_of(error)
    assert worded(noted_error(MemoryError())) == "MemoryError"


def test_an_own_game_that_is_unknown_later_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    own = catalogue.add(replace(GAMES["mansindam"], title="Known for a while"))
    with pytest.raises(pgn.PgnError) as refused:
        pgn.read_game(f'[Variant "{own.name}"] 1. K@e5')
    kept = noted(refused.value.fault)
    before = worded(kept)
    monkeypatch.setattr(catalogue, "find", lambda _: None)
    assert worded(kept) == before != kept


@pytest.mark.parametrize("text", ["", "any words", "{}", "3", '{"code": 1}', '{"code": "no game", "values": []}'])
def test_anything_else_stays_as_it_is(text: str) -> None:
    assert worded(text) == text
