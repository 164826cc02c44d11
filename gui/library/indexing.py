"""Brings the index up to date, in a process of its own: `python -m gui.library.indexing`.

The first line of its input is what to do, as JSON: the `index`, the folders of games played here (`own`), what was
`added`, and the folders of engine matches (`series`). It reports as JSON, a line each: `progress`, `failed`, `done`.
When its input ends, it saves what it has read and ends.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from gui.library import index
from gui.library.facts import Facts, facts_of, keys_of, line_of
from gui.library.portions import MOST_UNREADABLE, Found, games_in, open_regular, why_unreadable
from gui.library.scanning import Known, files_of
from gui.translation import tr
from rules.pgn import PgnError

BATCH = 300_000
"""How many positions are written at a time: the more, the faster, and the more memory."""

LONGEST = 3.0
"""Seconds after which what was read is written even if there is less."""

REPORT = 0.1
"""Seconds between two reports."""

MOST_GAMES_OF_FILE = 2_000_000


class Cancelled(Exception):
    """Nobody waits for this any more."""


@dataclass
class Batch:
    """What was read and is not written yet."""

    games: list[tuple[int, index.Where, Facts, str, array[int], array[int]]] = field(default_factory=list)
    unreadable: list[tuple[int, index.Where, str]] = field(default_factory=list)
    moved: list[tuple[int, int]] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    whole: list[tuple[int, int, str, int]] = field(default_factory=list)
    places: int = 0

    @property
    def anything(self) -> bool:
        """Whether there is something to be written."""
        return bool(self.games or self.unreadable or self.moved or self.gone or self.whole)


@dataclass
class Progress:
    """How far it is: bytes read of all, games added, games that cannot be read."""

    total: int = 0
    done: int = 0
    games: int = 0
    unreadable: int = 0


class Indexing:
    """Reads what has changed since the last time. `report` is called with names and values, `cancelled` asked often."""

    def __init__(
        self, connection: sqlite3.Connection, report: Callable[[str, Any], None], cancelled: Callable[[], bool]
    ) -> None:
        self._connection = connection
        self._report = report
        self._cancelled = cancelled
        self._batch = Batch()
        self._written = time.monotonic()
        self._told = 0.0
        self.progress = Progress()

    def run(self, own: list[Path], added: list[Path], series: Sequence[Path] = ()) -> None:
        """Bring the index up to date with these sources. Raises sqlite3.Error, and Cancelled after saving what was
        read."""
        sources = [
            *((path, True, False) for path in own), *((path, False, True) for path in series),
            *((path, False, False) for path in added),
        ]  # fmt: skip
        files, absent = files_of(sources, self._check)
        missing = [path for path in absent if path in added]
        self._forget(files, missing)
        changed = [file for file in files if not self._known(file)]
        self.progress.total = sum(file.size for file in changed)
        self._tell(now=True)
        try:
            for file in changed:
                before = self.progress.done
                self._index(file)
                self.progress.done = before + file.size
                self._tell()
        finally:
            self._write()
        self._report("done", {"missing": [str(path) for path in missing]})

    def _known(self, file: Known) -> bool:
        """Say whether a file is indexed as it is now."""
        row = self._connection.execute(
            "SELECT 1 FROM file WHERE path = ? AND size = ? AND changed = ? AND own = ? AND series = ? AND whole",
            (os.fsencode(file.path), file.size, file.changed, file.own, file.series),
        ).fetchone()
        return row is not None

    def _forget(self, files: list[Known], missing: list[Path]) -> None:
        """Forget the games of files that are not there any more; those of a source that is not there just now, as a
        disk that is not plugged in, stay."""
        there = {os.fsencode(file.path) for file in files}
        away = tuple(os.fsencode(path) for path in missing)
        separator = os.sep.encode()
        for number, path in self._connection.execute("SELECT id, path FROM file").fetchall():
            if path in there or any(path == source or path.startswith(source + separator) for source in away):
                continue
            games = [row[0] for row in self._connection.execute("SELECT id FROM game WHERE file = ?", (number,))]
            for first in range(0, len(games), 500):
                with index.writing(self._connection):
                    index.remove_games(self._connection, games[first : first + 500])
                self._check()
            with index.writing(self._connection):
                self._connection.execute("DELETE FROM file WHERE id = ?", (number,))

    def _index(self, file: Known) -> None:
        """Read one file; what is wrong with it is noted in the index."""
        number = self._file_number(file)
        before: dict[bytes, list[tuple[int, int]]] = {}
        rows = self._connection.execute("SELECT digest, id, start FROM game WHERE file = ? ORDER BY id DESC", (number,))
        for digest, game, start in rows:
            before.setdefault(digest, []).append((game, start))
        problem = ""
        try:
            with open_regular(file.path) as opened:
                self._read_all(file, number, games_in(opened, file.own or file.series), before)
        except (OSError, ValueError) as error:
            problem = f"{getattr(error, 'strerror', None) or error}"
        else:
            self._batch.gone += [game for games in before.values() for game, _ in games]
        self._batch.whole.append((file.size, file.changed, problem, number))
        self._write_if_due()

    def _file_number(self, file: Known) -> int:
        """Return a file's number in the index, which it is given if it has none."""
        with index.writing(self._connection):
            self._connection.execute(
                "INSERT INTO file (path, own, series, whole) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (path) DO UPDATE SET own = excluded.own, series = excluded.series, whole = 0",
                (os.fsencode(file.path), file.own, file.series),
            )
            row = self._connection.execute("SELECT id FROM file WHERE path = ?", (os.fsencode(file.path),)).fetchone()
        return int(row[0])

    def _read_all(
        self, file: Known, number: int, games: Iterator[Found], before: dict[bytes, list[tuple[int, int]]]
    ) -> None:
        """Read the games of a file; those that stood in it `before` are taken out there and not read again."""
        batch, progress = self._batch, self.progress
        begun, readable, unreadable = progress.done, 0, 0
        for count, found in enumerate(games):
            self._check()
            where = (found.start, found.end - found.start, found.digest)
            same = before.get(found.digest)
            if same:
                game, start = same.pop()
                readable += 1
                if start != found.start:
                    batch.moved.append((found.start, game))
            else:
                try:
                    game_read = found.read()
                except PgnError as error:
                    unreadable += 1
                    progress.unreadable += 1
                    batch.unreadable.append((number, where, why_unreadable(error)))
                    if count > MOST_GAMES_OF_FILE or (unreadable > MOST_UNREADABLE and not readable):
                        raise ValueError(tr("it does not hold games")) from None
                else:
                    readable += 1
                    progress.games += 1
                    facts = facts_of(game_read, file.path if file.own else None)
                    start_fen = "" if game_read.start_fen == game_read.variant.start else game_read.start_fen
                    keys = keys_of(game_read)
                    batch.games.append((number, where, facts, start_fen, line_of(game_read), keys))
                    batch.places += len(keys)
            progress.done = begun + min(found.end, file.size)
            self._write_if_due()
            self._tell()

    def _write_if_due(self) -> None:
        """Write what was read, if there is enough of it."""
        if self._batch.places >= BATCH or time.monotonic() - self._written > LONGEST:
            self._write()

    def _write(self) -> None:
        """Write what was read."""
        batch, connection = self._batch, self._connection
        if batch.anything:
            with index.writing(connection):
                places = []
                for file, where, facts, start, moves, keys in batch.games:
                    game = index.add_game(connection, file, where, facts, start, moves)
                    result = facts.result
                    for ply, (key, move) in enumerate(zip(keys, [*moves, 0], strict=True)):
                        places.append((key, move, result, game, ply))
                index.add_places(connection, places)
                for unreadable in batch.unreadable:
                    index.add_unreadable(connection, *unreadable)
                connection.executemany("UPDATE game SET start = ? WHERE id = ?", batch.moved)
                index.remove_games(connection, batch.gone)
                connection.executemany(
                    "UPDATE file SET size = ?, changed = ?, problem = ?, whole = 1 WHERE id = ?", batch.whole
                )
            for part in (batch.games, batch.unreadable, batch.moved, batch.gone, batch.whole):
                part.clear()
            batch.places = 0
        self._written = time.monotonic()

    def _tell(self, now: bool = False) -> None:
        """Report how far it is, not too often."""
        if now or time.monotonic() - self._told > REPORT:
            self._told = time.monotonic()
            progress = self.progress
            self._report("progress", [progress.done, progress.total, progress.games, progress.unreadable])

    def _check(self) -> None:
        """Raise Cancelled if nobody waits any more."""
        if self._cancelled():
            raise Cancelled


def bring_up_to_date(
    path: Path,
    own: list[Path],
    added: list[Path],
    report: Callable[[str, Any], None],
    cancelled: Callable[[], bool] = lambda: False,
    series: Sequence[Path] = (),
) -> None:
    """Bring an index up to date; one that turns out to be broken is made anew once. Reports `failed` with a sentence's
    end where the disk does not let it."""
    for attempt in (1, 2):
        try:
            connection = index.connect(path)
            try:
                Indexing(connection, report, cancelled).run(own, added, series)
            finally:
                connection.close()
        except Cancelled:
            report("done", {"missing": []})
        except (sqlite3.Error, UnicodeError) as error:
            if attempt == 1 and index.is_broken(error):
                try:
                    index.remove(path)
                except OSError as reason:
                    report("failed", reason.strerror or str(reason))
                    return
                continue
            report("failed", str(error))
        except OSError as error:
            report("failed", error.strerror or str(error))
        return


def main(source: TextIO, target: TextIO) -> None:
    """Do what the first line of the input says; end when the input does."""
    job = json.loads(source.readline())
    ended = threading.Event()

    def wait_for_end() -> None:
        source.read()
        ended.set()

    threading.Thread(target=wait_for_end, daemon=True).start()

    def report(name: str, content: Any) -> None:
        target.write(json.dumps([name, content]) + "\n")
        target.flush()

    bring_up_to_date(
        Path(job["index"]), [Path(path) for path in job["own"]], [Path(path) for path in job["added"]], report,
        ended.is_set, [Path(path) for path in job.get("series", [])],
    )  # fmt: skip


def run() -> None:
    """Be the process."""
    main(sys.stdin, sys.stdout)
    sys.stdout.flush()
    os._exit(0)  # the thread that waits for the input's end holds it, and would hold the program up


if __name__ == "__main__":
    run()
