"""Several processes read a large file: the index is the same as with one process, even if some die."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from library_games import Indexed, game_text

from surajang.engine.own_process import own_environment
from surajang.gui.library import index, indexing, reading, scanning
from surajang.rules import catalogue, pgn_writer
from surajang.rules.definition import read
from surajang.rules.game import Game
from surajang.rules.game_files import PARENTS

FROZEN = str(Path(__file__).parents[3] / "packaging" / "pyinstaller" / "start_window.py")

REPORTING_ALL = (
    "from surajang.gui.library import indexing, reading\n"
    "reading.LARGE, reading.GAMES_AT_ONCE, reading.MAX_WAITING, indexing.BATCH = 0, 4, 3000, 60\n"
    "reading.processors = lambda: 2\n"
    "indexing.REPORT = 0\n"
    "indexing.run()\n"
)


OWN = 'inherits = "mansindam"\nname = "readable"\ntitle = "Readable"'
OWN_NAME = catalogue.add(read(OWN, PARENTS)).name


def own_game() -> str:
    game = Game(catalogue.add(read(OWN, PARENTS)))
    game.play_text("c4")
    return pgn_writer.write_game(game)


@pytest.fixture
def indexed(tmp_path: Path) -> Indexed:
    """A file of games of all kinds, some unreadable, and its index made by one process."""
    indexed = Indexed(tmp_path)
    games = [game_text(number) for number in range(40)]
    games[3] = games[3].replace("First 3", "Größe")
    games[17] = "No game at all, 1. Zz9 *\n"
    games[23] = own_game()
    games[31] = games[30]
    indexed.put("a.pgn", "\n".join(games))
    indexed.update()
    return indexed


@pytest.fixture
def in_processes(tmp_path: Path, indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> Indexed:
    """The same file, to be read by two processes."""
    monkeypatch.setattr(reading, "LARGE", 0)
    monkeypatch.setattr(reading, "processors", lambda: 2)
    monkeypatch.setattr(reading, "GAMES_AT_ONCE", 4)
    monkeypatch.setattr(reading, "MAX_WAITING", 3000)
    other = Indexed(tmp_path / "other")
    other.added = indexed.added
    return other


def test_the_frozen_program_can_run_as_a_reader() -> None:
    done = subprocess.run(
        [sys.executable, FROZEN, "-m", reading.__name__],
        input=b"", env={**os.environ, **own_environment()}, capture_output=True, check=True,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (b"", b"")


def order(indexed: Indexed) -> list[Any]:
    """Return all readable games in the order in which they were written."""
    connection = index.connect(indexed.path)
    try:
        return connection.execute("SELECT start, digest FROM game WHERE problem = '' ORDER BY id").fetchall()
    finally:
        connection.close()


def test_two_processes_give_the_same_index_as_one(
    indexed: Indexed, in_processes: Indexed, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in (catalogue._definitions, catalogue._ready):  # noqa: SLF001  # as where nobody has the game
        monkeypatch.delitem(known, OWN_NAME, raising=False)
    read_here: list[object] = []
    monkeypatch.setattr(reading, "read", lambda *_: read_here.append(1))
    in_processes.update()
    assert not read_here
    assert in_processes.contents() == indexed.contents()
    assert order(in_processes) == order(indexed)


def test_games_of_a_killed_reader_are_read(
    indexed: Indexed, in_processes: Indexed, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    received = reading._received  # noqa: SLF001  # what a reader answers

    def kill_then_receive(stream: Any) -> Any:
        answer = received(stream)
        for process in started[:1]:
            process.kill()
        return answer

    def start(readers: reading.Readers) -> Any:
        process = original(readers)
        assert process is not None
        started.append(process)
        return process

    original = reading.Readers._start  # noqa: SLF001  # which processes there are
    monkeypatch.setattr(reading.Readers, "_start", start)
    monkeypatch.setattr(reading, "_received", kill_then_receive)
    in_processes.update()
    assert in_processes.contents() == indexed.contents()
    assert all(process.poll() is not None for process in started)


def test_reading_in_processes_can_be_cancelled(indexed: Indexed, in_processes: Indexed) -> None:
    asked = iter([False] * 40 + [True])
    in_processes.update(lambda: next(asked))
    assert len(in_processes.ask()) < 38
    assert threading.active_count() == 1
    in_processes.update()
    assert in_processes.contents() == indexed.contents()


def test_games_before_an_unreadable_part_are_kept(
    indexed: Indexed, in_processes: Indexed, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = list(scanning.games_in(io.BytesIO(indexed.added[0].read_bytes())))

    def breaking(*_: object) -> Any:
        yield from found[:10]
        raise OSError("broken disk")

    monkeypatch.setattr(indexing, "games_in", breaking)
    in_processes.update()
    assert order(in_processes) == order(indexed)[:10]


@pytest.mark.skipif(os.name != "posix", reason="only systems of this kind kill so")
def test_a_process_killed_during_reading_loses_and_duplicates_nothing(indexed: Indexed, in_processes: Indexed) -> None:
    job = {"index": str(in_processes.path), "own": [], "added": [str(path) for path in indexed.added]}
    process = subprocess.Popen(
        [sys.executable, "-c", REPORTING_ALL],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **own_environment()},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(job) + "\n")
    process.stdin.flush()
    for _ in range(20):
        process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    process.stdin.close()
    process.stdout.close()
    in_processes.update()
    assert in_processes.contents() == indexed.contents()


def test_processes_that_read_games_load_no_qt() -> None:
    """It would be a third of their start."""
    script = (
        "import sys; from surajang.gui.library import indexing; from surajang.gui.storage import reader\n"
        "assert [name for name in sys.modules if name.startswith('PySide6')] == []"
    )
    subprocess.run([sys.executable, "-c", script], env={**os.environ, **own_environment()}, check=True)
