"""A small file of the user's data: when it is read and saved, and the message on failure."""

import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from surajang.gui.storage import disk as files
from surajang.gui.storage import settings_file
from surajang.gui.storage.locks import WindowLock
from surajang.gui.storage.settings_file import Exchanged, Form, put
from surajang.gui.storage.shared_file import SharedFile

WHAT = "What you counted"


class Counts:
    """Numbers by their names, and their file."""

    def __init__(self, path: Path, owner: QObject) -> None:
        self.read: list[object] = []
        self.told: list[str] = []
        self.file = SharedFile(path, WHAT, owner, Form(("numbers",)))
        self.file.loaded.connect(self.read.append)
        self.file.unread.connect(self.told.append)
        self.file.unsaved.connect(self.told.append)

    def put(self, name: str, number: int | None) -> None:
        """Save a number with the next change, or for None remove that name."""
        self.file.change(put(number, "numbers", name))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "counts.json"


@pytest.fixture
def make(path: Path, qapp: QApplication) -> Iterator[Callable[[], Counts]]:
    """A function that makes counts without waiting for their file."""
    owner = QObject()
    yield lambda: Counts(path, owner)
    owner.deleteLater()


def saved(path: Path) -> object:
    return json.loads(path.read_text("utf-8"))


def test_values_are_known_after_reading(
    make: Callable[[], Counts], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then nothing is saved; then the changes made meanwhile are."""
    read, may_read = settings_file.read, threading.Event()
    path.parent.mkdir()
    path.write_text('{"numbers": {"games": 3}}', "utf-8")

    def slowly(file: Path, sections: tuple[str, ...]) -> object:
        assert may_read.wait(60)
        return read(file, sections)

    monkeypatch.setattr(settings_file, "read", slowly)
    counts = make()
    counts.put("moves", 5)
    counts.file.save()
    known = [counts.file.known]
    assert counts.read == []
    may_read.set()
    counts.file.wait(60)
    known.append(counts.file.known)
    assert known == [False, True]
    assert counts.read == [{"numbers": {"games": 3, "moves": 5}}]
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"games": 3, "moves": 5}}


def test_leaving_at_once_loses_nothing(make: Callable[[], Counts], path: Path) -> None:
    counts = make()
    counts.put("moves", 5)
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 5}}


def test_each_change_is_saved_once_and_merged_with_other_windows(make: Callable[[], Counts], path: Path) -> None:
    one, two = make(), make()
    for counts in (one, two):
        counts.file.wait(60)
        assert counts.read == [{}]
    one.put("moves", 5)
    one.put("games", 1)
    assert one.file.finish(60)
    two.put("moves", 6)
    assert two.file.finish(60)
    one.put("games", None)
    assert one.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 6}}
    assert one.told == two.told == []


def test_a_change_during_a_save_is_saved_next(
    make: Callable[[], Counts], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exchange, begun, may_save = settings_file.exchange, threading.Event(), threading.Event()

    def slowly(*arguments: Any) -> Exchanged:
        begun.set()
        assert may_save.wait(60)
        return exchange(*arguments)

    counts = make()
    counts.file.wait(60)
    monkeypatch.setattr(settings_file, "exchange", slowly)
    counts.put("moves", 1)
    counts.file.save()
    assert begun.wait(60)
    counts.put("moves", 2)
    counts.file.save()
    assert not counts.file.finish(0), "it takes longer"
    may_save.set()
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 2}}


def test_a_failed_save_is_reported_once_and_retried(
    make: Callable[[], Counts], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = make()
    counts.file.wait(60)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as disk:
        disk.setattr(files, "write_atomically", full)
        for number in (1, 2):
            counts.put("moves", number)
            counts.put(f"games {number}", number)
            assert not counts.file.finish(60)
        assert counts.told == [f"{WHAT} could not be saved: {os.strerror(28)}."]
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 2, "games 1": 1, "games 2": 2}}
    with monkeypatch.context() as disk:
        disk.setattr(files, "write_atomically", full)
        counts.put("moves", 3)
        assert not counts.file.finish(60)
    assert len(counts.told) == 2, "it is another time"


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove the file of a lock that is held")
def test_no_file_is_written_that_is_too_large_to_be_read(
    make: Callable[[], Counts], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_file, "MAX_BYTES", 100)
    counts = make()
    counts.file.wait(60)
    for name in ("one", "x" * 100):
        counts.put(name, 1)
        counts.file.finish(60)
    assert saved(path) == {"numbers": {"one": 1}}
    assert counts.told == [f"{WHAT} could not be saved: It is larger than 100 bytes."]


def test_a_killed_window_does_not_block_the_saves_of_others(make: Callable[[], Counts], path: Path) -> None:
    """Even if its number now belongs to another process of the program."""
    path.parent.mkdir()
    lock = WindowLock(f"{path}.lock")
    assert lock.tryLock()
    left = Path(lock.fileName()).read_bytes()
    lock.unlock()
    Path(lock.fileName()).write_bytes(left)
    counts = make()
    counts.put("moves", 5)
    assert counts.file.finish(60)
    assert counts.told == []
    assert saved(path) == {"numbers": {"moves": 5}}


def test_a_damaged_file_is_reported_and_set_aside(make: Callable[[], Counts], path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[]", "utf-8")
    aside = path.with_name("counts.json.broken")
    counts = make()
    counts.file.wait(60)
    assert counts.told == [f"{WHAT} were damaged. The old file was kept as {aside}."]
    assert counts.read == [{}]
    assert counts.file.known
    counts.put("moves", 5)
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 5}}
    assert aside.read_text("utf-8") == "[]"


def test_invalid_values_are_kept_in_a_copy(make: Callable[[], Counts], path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"numbers": ["somebody\'s work"], "others": 1}', "utf-8")
    counts = make()
    counts.file.wait(60)
    counts.put("moves", 5)
    assert counts.file.finish(60)
    assert saved(path) == {"numbers": {"moves": 5}, "others": 1}
    assert "somebody's work" in path.with_name("counts.json.broken").read_text("utf-8")
