"""Any failure while the library is read is temporary: the next run completes the index as if there had been none."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO

import pytest
from library_games import Indexed, game_text, put_own

from surajang.gui.library import finding, index, indexing, reading, scanning
from surajang.gui.library.problems import worded
from surajang.rules import pgn
from surajang.rules.game import Game
from surajang.rules.pgn_sections import Section

PASSING = [OSError(number, os.strerror(number)) for number in (errno.EIO, errno.EMFILE, errno.EACCES, errno.ENOSPC)]
PAGE = 4096


@pytest.fixture
def indexed(tmp_path: Path) -> Indexed:
    """A library with every kind of source, indexed once and changed since."""
    indexed = filled(tmp_path / "library")
    indexed.update()
    indexed.put("a.pgn", "\n".join(game_text(number) for number in (8, 2, 9)))
    (indexed.folder / "folder" / "inner" / "b.pgn").write_text(game_text(10) + "\nNo game at all, 1. Zz9 *\n")
    put_own(indexed.folder / "data", 2, game_text(11))
    return indexed


@pytest.fixture
def whole(tmp_path: Path, indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The content of an index made from the same files in one run."""
    fresh = Indexed(tmp_path / "fresh")
    fresh.own, fresh.series, fresh.added = indexed.own, indexed.series, indexed.added
    fresh.update()
    monkeypatch.setattr(indexing, "BATCH", 12)
    monkeypatch.setattr(indexing, "REPORT", 0.0)
    monkeypatch.setattr(scanning, "PORTION", 300)
    return fresh.contents()


def filled(folder: Path) -> Indexed:
    """Return a library that has not been indexed."""
    indexed = Indexed(folder)
    put_own(folder / "data", 1, game_text(1))
    (folder / "folder" / "inner").mkdir(parents=True)
    (folder / "folder" / "inner" / "b.pgn").write_text("\n".join(game_text(number) for number in (3, 4, 5)))
    (indexed.series / "first").mkdir(parents=True)
    (indexed.series / "first" / "games.pgn").write_text(game_text(6) + "\n" + game_text(7) + "\n")
    indexed.put("a.pgn", "\n".join(game_text(number) for number in (1, 2)))
    indexed.added.append(folder / "folder")
    return indexed


class Faults:
    """Makes one of all calls of the functions it wraps fail, chosen by its number."""

    def __init__(self, at: int, error: BaseException) -> None:
        self.left = at
        self.error = error

    def may_fail(self, *_: object) -> None:
        """Count a call; make it fail if it is the chosen one."""
        self.left -= 1
        if self.left == 0:
            raise self.error

    def around(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that may fail before it does anything."""

        def work(*arguments: Any, **named: Any) -> Any:
            self.may_fail()
            return function(*arguments, **named)

        return work


def fail_at_each(errors: Sequence[BaseException], run: Callable[[Faults], object]) -> int:
    """Run a function with a fault at its first call, then at its second, and so on; return the number of calls.

    The errors take turns.
    """
    for at in count(1):
        faults = Faults(at, errors[at % len(errors)])
        run(faults)
        if faults.left > 0:
            return at - 1
    raise AssertionError


def again(indexed: Indexed, backup: Path) -> None:
    """Put the index back as it was before the files changed."""
    for each in indexed.folder.glob("library*"):
        each.unlink()
    (indexed.folder / index.FILE).write_bytes(backup.read_bytes())


def test_a_window_killed_at_any_report_loses_no_game(indexed: Indexed, whole: Any, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    backup.write_bytes(indexed.path.read_bytes())

    def run(faults: Faults) -> None:
        again(indexed, backup)
        indexing.bring_up_to_date(indexed.path, [indexed.own], indexed.added, faults.may_fail, matches=[indexed.series])
        indexed.update()
        assert indexed.contents() == whole

    assert fail_at_each([BrokenPipeError(errno.EPIPE, "Broken pipe")], run) > 10


def test_the_process_saves_its_games_when_its_reports_are_not_read(indexed: Indexed, whole: Any) -> None:
    ended = threading.Event()
    job = json.dumps({"index": str(indexed.path), "own": [], "added": [str(indexed.added[0])]})

    class Source(io.StringIO):
        """A job, and an input that does not end after it."""

        def read(self, *_: Any) -> str:
            ended.wait()
            return ""

    class Target(io.StringIO):
        """An output that is closed after a few lines."""

        def flush(self) -> None:
            if self.getvalue().count("\n") > 2:
                raise BrokenPipeError(errno.EPIPE, "Broken pipe")

    indexing.main(Source(job + "\n"), Target())
    ended.set()
    assert "First 8" in indexed.firsts()
    assert "First 9" not in indexed.firsts()
    indexed.update()
    assert indexed.contents() == whole


def let_fail(patch: pytest.MonkeyPatch, place: str, faults: Faults) -> None:
    """Insert faults where files are found and read."""
    if place == "open":
        patch.setattr(indexing, "open_regular", faults.around(scanning.open_regular))
    elif place == "read":
        opened = scanning.open_regular

        def open_failing(path: Path) -> FailingFile:
            return FailingFile(opened(path), faults)

        patch.setattr(indexing, "open_regular", open_failing)
    elif place == "stat":
        patch.setattr(Path, "stat", faults.around(Path.stat))
    elif place == "newest":
        patch.setattr(index, "newest", faults.around(index.newest))
    elif place == "folder":
        patch.setattr(os, "scandir", faults.around(os.scandir))
    else:
        scandir = os.scandir
        patch.setattr(os, "scandir", lambda path: FailingEntries(scandir(path), faults))


class FailingFile:
    """A file that may fail to be read."""

    def __init__(self, file: BinaryIO, faults: Faults) -> None:
        self._file = file
        self.read = faults.around(file.read)

    def __enter__(self) -> FailingFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


class FailingEntries(list[Any]):
    """A folder's entries, which may fail to return their type."""

    def __init__(self, entries: Any, faults: Faults) -> None:
        with entries:
            super().__init__(
                SimpleNamespace(name=each.name, path=each.path, stat=faults.around(each.stat)) for each in entries
            )

    def __enter__(self) -> FailingEntries:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing."""


@pytest.mark.parametrize("place", ["open", "read", "stat", "folder", "entry", "newest"])
def test_unreadable_files_are_retried_and_keep_their_known_games(
    indexed: Indexed, whole: Any, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = tmp_path / "backup"
    backup.write_bytes(indexed.path.read_bytes())
    known = set(indexed.firsts())

    def run(faults: Faults) -> None:
        again(indexed, backup)
        with monkeypatch.context() as patch:
            let_fail(patch, place, faults)
            indexed.update()
        assert known - set(indexed.firsts()) <= {"First 3", "First 4", "First 5"}, (
            "which their file does not hold any more"
        )
        indexed.update()
        assert indexed.reports[-1] == ("done", {"missing": []})
        assert indexed.contents() == whole

    assert fail_at_each(PASSING, run)


def test_an_unreadable_file_is_reported_and_does_not_affect_others(
    indexed: Indexed, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = OSError(errno.EIO, os.strerror(errno.EIO))
    opened = scanning.open_regular

    def failing(path: Path) -> BinaryIO:
        if path.name == "b.pgn":
            raise error
        return opened(path)

    read = pgn.read_section

    def broken(text: str, section: Section, written: bool = True) -> Game:
        if "First 8" in text[section.start : section.end]:
            raise IndexError("a fault of the program")
        return read(text, section, written)

    monkeypatch.setattr(indexing, "open_regular", failing)
    monkeypatch.setattr(pgn, "read_section", broken)
    monkeypatch.setattr(reading.log, "exception", lambda *_: None)
    indexed.update()
    assert sorted(indexed.firsts()) == [f"First {number}" for number in (1, 11, 2, 3, 4, 5, 9)]
    connection = index.connect(indexed.path)
    assert [(path.name, worded(why), count) for path, why, count in finding.unreadable(connection)] == [
        ("b.pgn", os.strerror(errno.EIO), 0), ("a.pgn", "IndexError: a fault of the program", 1),
    ]  # fmt: skip
    connection.close()


def test_an_odd_file_name_does_not_affect_other_games(indexed: Indexed) -> None:
    (indexed.own / b"\xff.pgn".decode("utf-8", "surrogateescape")).write_text(game_text(20))
    indexed.update()
    assert {"First 11", "First 20"} <= set(indexed.firsts())


# The index itself


def test_an_unwritable_index_is_written_later_without_a_rebuild(
    indexed: Indexed, whole: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = tmp_path / "backup"
    backup.write_bytes(indexed.path.read_bytes())
    errors = []
    for code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN):
        errors.append(sqlite3.OperationalError("passing"))
        errors[-1].sqlite_errorcode = code
    calls: list[str] = []

    def run(faults: Faults) -> None:
        class Failing(index.Connection):
            """A connection that may fail at each of its statements."""

            def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
                calls.append(statement)
                faults.may_fail()
                return super().execute(statement, *values)

            def executemany(self, statement: str, *values: Any) -> sqlite3.Cursor:
                calls.append(statement)
                faults.may_fail()
                return super().executemany(statement, *values)

        again(indexed, backup)
        with monkeypatch.context() as patch:
            patch.setattr(index, "Connection", Failing)
            indexed.update()
        indexed.update()
        assert indexed.reports[-1][0] == "done"
        assert index.newest(indexed.path) == indexed.path
        assert indexed.contents() == whole

    assert fail_at_each(errors, run) > 30
    assert "COMMIT" in calls


def test_a_disk_that_refuses_the_index_is_named(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite only says "disk I/O error" or "unable to open database file", in English."""
    monkeypatch.setattr(index, "TemporaryFile", raising(PASSING[-1]))

    class Full(index.Connection):
        """A connection on a full disk."""

        refused = ""

        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            if statement.startswith(self.refused):
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
                raise error
            return super().execute(statement, *values)

    monkeypatch.setattr(index, "Connection", Full)
    for Full.refused in ("PRAGMA journal_mode", "BEGIN"):
        indexed.update()
        assert indexed.reports[-1] == ("failed", (errno.ENOSPC, os.strerror(errno.ENOSPC)))


def raising(error: OSError) -> Callable[..., Any]:
    """Return a function that raises an error."""

    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def pages(path: Path) -> int:
    """Return how many pages an index has."""
    return path.stat().st_size // PAGE


def flip(path: Path, page: int, chance: random.Random) -> None:
    """Flip a few bits in a page, in its head or anywhere."""
    with path.open("r+b") as file:
        for _ in range(chance.randint(1, 4)):
            place = page * PAGE + chance.randrange(chance.choice((100, PAGE)))
            file.seek(place)
            byte = file.read(1)[0]
            file.seek(place)
            file.write(bytes([byte ^ 1 << chance.randrange(8)]))


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Indexed:
    """A library whose index has pages of every kind and is checked for damage each time."""
    indexed = Indexed(tmp_path)
    texts = [game_text(number, plies=30) for number in range(60)]
    indexed.put("a.pgn", "\n".join(texts))
    indexed.update()
    indexed.put("a.pgn", "\n".join(texts[30:]))
    indexed.update()
    connection = index.connect(indexed.path)
    assert connection.execute("PRAGMA freelist_count").fetchone()[0]
    connection.close()
    monkeypatch.setattr(index, "CHECK_SECONDS", 0)
    return indexed


def test_damage_in_any_unused_page_is_detected(large: Indexed, tmp_path: Path) -> None:
    whole = large.contents()
    data = large.path.read_bytes()
    chance = random.Random(5)
    made_anew, most = 0, pages(large.path)
    for page in range(most):
        for each in tmp_path.glob("library*"):
            each.unlink()
        large.path.write_bytes(data)
        flip(large.path, page, chance)
        large.update()
        assert large.reports[-1][0] == "done"
        assert large.contents() == whole, page
        made_anew += index.newest(large.path) != large.path
    assert made_anew > most // 3


def test_an_index_damaged_repeatedly_is_rebuilt_each_time(large: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program has the index open meanwhile, and switches to the new one."""
    whole = large.contents()
    monkeypatch.setattr(index, "CACHE_KIB", 0)
    chance = random.Random(6)
    for round_ in range(12):
        used = index.newest(large.path)
        other = index.connect(large.path)
        os.utime(large.added[0], (round_, round_))
        asked = count()
        moment = chance.randrange(30)

        def damage(used: Path = used, asked: Iterator[int] = asked, moment: int = moment) -> bool:
            if next(asked) == moment:
                for page in range(pages(used)):
                    flip(used, page, chance)
            return False

        large.update(damage)
        large.update()
        assert large.reports[-1][0] == "done"
        assert large.contents() == whole
        other.close()
        assert large.contents() == whole
        assert len(list(large.folder.glob("library*.sqlite3"))) == 1, "the damaged ones are gone"
        assert index.newest(large.path) != used


def test_a_check_is_due_daily_and_can_be_interrupted(large: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[object] = []
    check = index._check  # noqa: SLF001  # what is counted

    def counted(connection: sqlite3.Connection) -> None:
        checked.append(connection)
        check(connection)

    monkeypatch.setattr(index, "_check", counted)
    monkeypatch.setattr(index, "CHECK_STEPS", 1)

    def begun(times: int) -> bool:
        return len(checked) == times

    for due in (1, 2):
        large.update(partial(begun, due))
        assert len(checked) == due, "it was broken off and is due again"
        assert large.reports[-1][0] == "done"
    large.update()
    monkeypatch.setattr(index, "CHECK_SECONDS", 86_400)
    large.update()
    assert len(checked) == 3


def test_game_numbers_are_not_reused_in_the_next_index(large: Indexed) -> None:
    before = {game.number for game in large.ask()}
    index.replace(large.path)
    large.update()
    assert not before & {game.number for game in large.ask()}


def test_an_orphaned_process_stops_writing_when_another_starts(indexed: Indexed, whole: Any) -> None:
    begun = count()

    def overtaken() -> bool:
        if next(begun) == 8:
            Indexed.update(other)
        return False

    other = Indexed(indexed.folder)
    other.own, other.series, other.added = indexed.own, indexed.series, indexed.added
    indexed.update(overtaken)
    assert next(begun) > 8
    assert indexed.contents() == whole


def write_as(indexed: Indexed, writer: str) -> None:
    """Begin to write to the index as another process."""
    other = sqlite3.connect(indexed.path)
    with other:
        other.execute("INSERT OR REPLACE INTO about VALUES ('writer', ?)", (writer,))
    other.close()


def test_leftovers_of_a_killed_window_do_not_stop_the_next(indexed: Indexed, whole: Any) -> None:
    """The process of the killed window starts to write late, and then notices."""
    overtaken: list[str] = []

    def report(name: str, content: Any) -> None:
        if len(overtaken) < 2:
            overtaken.append(name)
            write_as(indexed, name)

    indexing.bring_up_to_date(indexed.path, [indexed.own], indexed.added, report, matches=[indexed.series])
    assert len(overtaken) == 2
    assert indexed.contents() == whole


def test_a_cancelled_process_does_not_take_over_writing(indexed: Indexed) -> None:
    write_as(indexed, "the next")
    indexed.update(cancelled=lambda: True)
    other = sqlite3.connect(indexed.path)
    assert other.execute("SELECT value FROM about WHERE name = 'writer'").fetchone() == ("the next",)
    other.close()
