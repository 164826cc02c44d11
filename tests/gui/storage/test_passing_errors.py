"""A file that cannot be read now is left as it is, read again, and merged with what was changed meanwhile."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from gui.engines.engine_list import EngineList
from gui.learn.puzzle_record import PuzzleRecord
from gui.learn.puzzles import Puzzle
from gui.library.own_data import LibraryData
from gui.shell.settings import Settings
from rules.games import game_named

pytestmark = pytest.mark.usefixtures("qapp")

PUZZLE = Puzzle(game_named("mansindam"), "a", "8k/9/9/9/9/9/9/9/K8[] w - - 0 1", ("a1a2",), "win", 1, (), "1-0", 2000)


class Kind(NamedTuple):
    """A store, how it is made, what its file holds, whether the store has it, and how to change something else."""

    make: Callable[[Path], Any]
    held: dict[str, Any]
    has: Callable[[Any], bool]
    change: Callable[[Any], object]
    changed: Callable[[dict[str, Any]], bool]


def engines_at(path: Path) -> EngineList:
    return EngineList(Settings(path.with_name("settings.json")), path)


def judge(record: PuzzleRecord) -> None:
    record.judge(PUZZLE, True, date(2026, 11, 23))
    record.note_streak("mansindam", 3)


def star(settings: Settings) -> None:
    settings["lessons"] = {**settings["lessons"], "mansindam/x": [3]}
    settings["zoom"] = 120


ENGINE = {"name": "Ann", "command": "ann", "place": 0, "options": {}, "games": {}}

KINDS = {
    "settings": Kind(
        Settings,
        {"volume": 7, "lessons": {"mansindam/x": [1, 2]}},
        lambda settings: settings["volume"] == 7,
        star,
        lambda saved: saved["lessons"] == {"mansindam/x": [3, 2]} and saved["zoom"] == 120,
    ),
    "engines": Kind(
        engines_at,
        {"engines": {"k": ENGINE}},
        lambda engines: [engine.name for engine in engines.engines][:1] == ["Ann"],
        lambda engines: engines.add("Bee", "bee"),
        lambda saved: {engine["name"] for engine in saved["engines"].values()} >= {"Ann", "Bee"},
    ),
    "library": Kind(
        LibraryData,
        {"added": {"/a": True}, "tags": {"g": ["one"]}},
        lambda data: data.tags_of("g")[:1] == ["one"] and data.added[0] == Path("/a"),
        lambda data: data.tag(["g"], ["two"], []),
        lambda saved: saved["tags"] == {"g": ["one", "two"]},
    ),
    "puzzles": Kind(
        PuzzleRecord,
        {"ratings": {"mansindam": [2000.0, 50.0, 0.06]}, "streaks": {"mansindam": [9]}},
        lambda record: record.rating("mansindam").rating >= 2000 and record.best_streak("mansindam") == 9,
        judge,
        lambda saved: 2000 < saved["ratings"]["mansindam"][0] < 2020 and saved["streaks"] == {"mansindam": [9]},
    ),
}


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, path: Path, number: int, times: int = 1000) -> Iterator[list[int]]:
    """Let opening a file fail so many times, and yield how often it has."""
    opened, failed = os.open, [0]

    def fail(file: Any, *arguments: Any, **how: Any) -> int:
        if os.fspath(file) == os.fspath(path) and failed[0] < times:
            failed[0] += 1
            raise OSError(number, os.strerror(number), file)
        return opened(file, *arguments, **how)

    with monkeypatch.context() as disk:
        disk.setattr(os, "open", fail)
        yield failed


def sentences_of(store: Any) -> list[str]:
    """Return the list of what a store says of its file from now on."""
    said: list[str] = []
    if isinstance(store, Settings):
        store.broken.connect(said.append)
    store.failed.connect(said.append)
    return said


@pytest.mark.parametrize("number", [errno.EIO, errno.EMFILE, errno.EACCES, errno.ETIMEDOUT])
@pytest.mark.parametrize("name", KINDS)
def test_one_passing_error_at_the_start_costs_nothing_and_is_not_said(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    kind, path = KINDS[name], tmp_path / f"{name}.json"
    path.write_text(json.dumps(kind.held))
    with failing(monkeypatch, path, number, 1) as failed:
        store = kind.make(path)
        said = sentences_of(store)
        qtbot.waitUntil(lambda: kind.has(store))
    assert failed == [1]
    assert said == []
    assert store.finish()
    assert json.loads(path.read_text()) == kind.held


@pytest.mark.parametrize("name", KINDS)
def test_what_changes_while_the_file_cannot_be_read_is_merged_into_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    kind, path = KINDS[name], tmp_path / f"{name}.json"
    path.write_text(json.dumps(kind.held))
    with failing(monkeypatch, path, errno.EIO):
        store = kind.make(path)
        said = sentences_of(store)
        kind.change(store)
        qtbot.waitUntil(lambda: bool(said))
        assert not store.finish()
        kind.change(store)
        assert not store.finish()
        assert len(said) == 1
        assert f"cannot be read now ({os.strerror(errno.EIO)})" in said[0]
        assert json.loads(path.read_text()) == kind.held
    assert store.finish(), "it is tried again when something is to be saved"
    assert kind.has(store)
    saved = json.loads(path.read_text())
    assert kind.changed(saved), saved
    assert not list(tmp_path.glob("*.broken*"))


@pytest.mark.parametrize("name", KINDS)
def test_a_file_that_cannot_be_read_when_something_is_saved_stays_whole(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Also one that is gone by then, as on a drive that is away: all that is known is there again."""
    kind, path = KINDS[name], tmp_path / f"{name}.json"
    path.write_text(json.dumps(kind.held))
    store = kind.make(path)
    said = sentences_of(store)
    qtbot.waitUntil(lambda: kind.has(store))
    assert store.finish()
    with failing(monkeypatch, path, errno.EIO):
        kind.change(store)
        qtbot.waitUntil(lambda: bool(said))
        assert "could not be saved" in said[0]
        assert json.loads(path.read_text()) == kind.held
        path.unlink()
    assert store.finish()
    assert kind.changed(json.loads(path.read_text()))
    assert kind.has(store)
    assert len(said) == 1
