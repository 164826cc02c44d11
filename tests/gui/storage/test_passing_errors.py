"""A file that cannot be read at the moment is left alone, read again later, and merged with changes made meanwhile."""

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
from driving import find
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_page import StartPage
from surajang.gui.app.unfinished_dialog import UnfinishedDialog
from surajang.gui.desk.navigator import NewStudyRequest, UnfinishedRequest
from surajang.gui.engines.engine_list import EngineList
from surajang.gui.learn.puzzle_record import PuzzleRecord
from surajang.gui.learn.puzzles import Puzzle, TryResult
from surajang.gui.library.own_data import LibraryData
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import games_folder
from surajang.gui.study.study_dialog import StudyDialog
from surajang.rules.games import game_named

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
    record.judge(PUZZLE, TryResult.SOLVED, date(2026, 11, 23))
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
def failing(
    monkeypatch: pytest.MonkeyPatch, path: Path, number: int, times: int = 1000, call: str = "open"
) -> Iterator[list[int]]:
    """Make a system call, by default `open`, fail for a file `times` times; yield the failures so far."""
    works, failed = getattr(os, call), [0]

    def fail(file: Any, *arguments: Any, **how: Any) -> Any:
        if isinstance(file, str | Path) and os.fspath(file) == os.fspath(path) and failed[0] < times:
            failed[0] += 1
            raise OSError(number, os.strerror(number), file)
        return works(file, *arguments, **how)

    with monkeypatch.context() as disk:
        disk.setattr(os, call, fail)
        yield failed


def sentences_of(store: Any) -> list[str]:
    """Return a list that collects a store's messages about its file from now on."""
    said: list[str] = []
    if isinstance(store, Settings):
        store.broken.connect(said.append)
    store.failed.connect(said.append)
    return said


@pytest.mark.parametrize("number", [errno.EIO, errno.EMFILE, errno.EACCES, errno.ETIMEDOUT])
@pytest.mark.parametrize("name", KINDS)
def test_one_temporary_error_at_startup_is_silent_and_harmless(
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
def test_changes_made_while_a_file_is_unreadable_are_merged(
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
def test_a_file_unreadable_during_a_save_stays_intact(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Also a file that is gone by then, as on an unmounted drive: all data are written again."""
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


GAME = '[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n[Variant "mansindam"]\n\n1. e4 e6 *\n'
FAILING = pytest.mark.parametrize(("call", "name"), [("open", "one.pgn"), ("stat", "one.pgn"), ("scandir", "")])


def put_in(folder: Path, *texts: str) -> Path:
    """Write a file for each text."""
    folder.mkdir(parents=True)
    for name, text in zip(("one.pgn", "two.pgn"), texts, strict=False):
        (folder / name).write_text(text)
    return folder


@FAILING
def test_a_temporarily_unreadable_game_is_offered_later(
    call: str,
    name: str,
    home: Path,
    open_window: Callable[[], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """Until then the start page and the list say why it is missing."""
    folder = put_in(home / "data" / "games", GAME)
    monkeypatch.setattr(games_folder, "RETRY_MS", 1)
    with failing(monkeypatch, folder / name, errno.EIO, call=call):
        window = open_window()
        page = window.pages.start_page
        qtbot.waitUntil(lambda: page.note is not None)
        said = f"{name or 'games'} cannot be read: {os.strerror(errno.EIO)}."
        assert page.note is not None
        assert page.note.words.text() == said
        window.pages.open(UnfinishedRequest())
        dialog = find(window, UnfinishedDialog)
        assert dialog.words.text() == said
        assert dialog.undo.isHidden()
    qtbot.waitUntil(lambda: page.continue_card is not None and "Ann" in page.continue_card.words.text())
    assert window.pages.start_page.note is None
    qtbot.waitUntil(dialog.words.isHidden)
    assert dialog.rows.rowCount() == 1
    dialog.close()


@FAILING
def test_one_failed_read_is_not_reported(
    call: str, name: str, home: Path, open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:  # fmt: skip
    folder = put_in(home / "data" / "games", GAME)
    monkeypatch.setattr(games_folder, "RETRY_MS", 1)
    said: list[str] = []
    monkeypatch.setattr(StartPage, "say_unreadable", lambda _, words="": said.append(words))
    with failing(monkeypatch, folder / name, errno.EIO, 1, call) as failed:
        window = open_window()
        qtbot.waitUntil(lambda: window.pages.start_page.continue_card is not None)
    assert failed == [1]
    assert said == []


def test_an_unreadable_unfinished_game_does_not_hide_others(
    home: Path, open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = put_in(home / "data" / "games", GAME, GAME.replace("Ann", "Zoe"))
    os.utime(folder / "two.pgn", (1000, 1000))
    monkeypatch.setattr(games_folder, "RETRY_MS", 1)
    with failing(monkeypatch, folder / "one.pgn", errno.EMFILE):
        window = open_window()
        qtbot.waitUntil(lambda: window.unfinished.trouble != "")
        assert window.unfinished.offered is not None
        assert window.unfinished.offered.players[0] == "Zoe"
        window.unfinished.continue_game(window.unfinished.games[0]._replace(path=folder / "one.pgn"))
        box = find(window, QMessageBox)
        assert box.text() == f"one.pgn cannot be read: {os.strerror(errno.EMFILE)}."
        box.close()
    qtbot.waitUntil(lambda: [game.players[0] for game in window.unfinished.games] == ["Ann", "Zoe"])
    assert window.unfinished.trouble == ""


@FAILING
def test_a_temporarily_unreadable_study_is_listed_later(
    call: str, name: str, home: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = put_in(home / "data" / "studies", GAME, GAME)
    monkeypatch.setattr(games_folder, "RETRY_MS", 1)
    with failing(monkeypatch, folder / name, errno.EIO, call=call):
        window.pages.open(NewStudyRequest())
        dialog = find(window, StudyDialog)
        said = f"{name or 'studies'} cannot be read: {os.strerror(errno.EIO)}."
        qtbot.waitUntil(lambda: dialog.words.text() == said)
        assert dialog.list.topLevelItemCount() == (1 if name else 0)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() == 2)
    assert dialog.words.isHidden()
    dialog.close()


def test_a_temporarily_unreadable_interrupted_study_is_offered_later(
    home: Path, open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = put_in(home / "data" / "studies", GAME)
    (folder / "one.pgn.lock").touch()
    os.utime(folder / "one.pgn.lock", (1, 1))
    monkeypatch.setattr(games_folder, "RETRY_MS", 1)
    with failing(monkeypatch, folder / "one.pgn", errno.EIO) as failed:
        window = open_window()
        qtbot.waitUntil(lambda: failed[0] > 2)
        assert window.pages.start_page.study_note is None
    qtbot.waitUntil(lambda: window.pages.start_page.study_note is not None)
