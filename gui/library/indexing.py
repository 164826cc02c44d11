"""Updates the index, in a separate process: `python -m surajang.gui.library.indexing`.

The first line of its input is the task as JSON: the `index`, the folders of games played here (`own`), the `added`
files and folders, and the folders of engine matches (`series`). It reports as JSON, a line each: `progress`, `unread`
(unreadable at the moment), `failed`, `done`. When its input ends, or its reports are no longer read, it saves the games
read so far and ends.
"""

from __future__ import annotations

import gc
import json
import os
import secrets
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path
from typing import Any, TextIO

from surajang.gui.library import index, problems
from surajang.gui.library.reading import CannotRead, Known, Readers, Row
from surajang.gui.library.scanning import MAX_UNREADABLE, File, Found, Scan, files_of, games_in, open_regular
from surajang.rules.reasons import because

BATCH = 300_000
"""The number of positions written at a time: more is faster, but takes more memory."""

MAX_WAIT = 3.0
"""Seconds after which games are written even if there are fewer."""

WAIT_FACTOR = 10
"""The interval between writes is also at least this many times as long as the last write."""

REPORT = 0.1
"""Seconds between two reports."""

MAX_GAMES_PER_FILE = 2_000_000

REBUILDS = 5
"""How often a damaged index is rebuilt in one run."""


class Cancelled(Exception):
    """The work has been cancelled."""


class Overtaken(Exception):
    """Another process has begun to write to the index."""


class Replaced(Exception):
    """Another program has found the index to be damaged, and an empty one is in its place."""


class NoGames(Exception):
    """A file holds no games: why, as in `problems`."""


@dataclass
class Batch:
    """The changes read but not yet written."""

    games: list[tuple[int, index.Where, Row]] = field(default_factory=list)
    unreadable: list[tuple[int, index.Where, str]] = field(default_factory=list)
    moved: list[tuple[int, int]] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    whole: list[tuple[int, int, str, int]] = field(default_factory=list)
    unread: list[tuple[str, int]] = field(default_factory=list)
    places: int = 0

    @property
    def anything(self) -> bool:
        """Whether there is anything to write."""
        return bool(self.games or self.unreadable or self.moved or self.gone or self.whole or self.unread)


@dataclass
class Progress:
    """The progress: bytes read of all, games added, unreadable games."""

    total: int = 0
    done: int = 0
    games: int = 0
    unreadable: int = 0


class Indexing:
    """Reads changed files. `report` is called with names and values, `cancelled` often."""

    def __init__(
        self,
        connection: index.Connection,
        path: Path,
        report: Callable[[str, Any], None],
        cancelled: Callable[[], bool],
    ) -> None:
        self._connection = connection
        self._path = path
        self._report = report
        self._cancelled = cancelled
        self._batch = Batch()
        self._written = time.monotonic()
        self._told = 0.0
        self._looked = 0.0
        self._took = 0.0
        self._readers = Readers()
        self._writer = secrets.token_hex(8)
        self.progress = Progress()

    def run(self, own: list[Path], added: list[Path], matches: Sequence[Path] = ()) -> None:
        """Update the index from these sources. Raises sqlite3.Error, Replaced, Overtaken, and Cancelled after saving
        the games read.
        """
        self._check()  # otherwise the process of a killed window would overtake the next one's
        with index.writing(self._connection):
            self._connection.execute("INSERT OR REPLACE INTO about VALUES ('writer', ?)", (self._writer,))
            index.merge_places(self._connection)  # those of a run that was killed or cancelled
        sources = [
            *((path, True, False) for path in own), *((path, False, True) for path in matches),
            *((path, False, False) for path in added),
        ]  # fmt: skip
        scan = files_of(sources, self._check)
        missing = [path for path in scan.missing if path in added]
        self._forget(scan, missing)
        changed = [file for file in scan.files if not self._known(file)]
        self.progress.total = sum(file.size for file in changed)
        self._tell(now=True)
        try:
            for file in changed:
                before = self.progress.done
                self._index(file)
                self.progress.done = before + file.size
                self._tell()
        except Cancelled:
            self._write()
            raise
        finally:
            self._readers.close()
        self._write()
        with self._writing():
            index.merge_places(self._connection)
        if scan.unread:
            self._report("unread", [[str(path), why] for path, why in scan.unread])
        self._report("done", {"missing": [str(path) for path in missing]})

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Make the block one transaction, unless another process has begun to write: the process of a killed window
        ends only when it reads its input.
        """
        with index.writing(self._connection):
            row = self._connection.execute("SELECT value FROM about WHERE name = 'writer'").fetchone()
            if row != (self._writer,):
                raise Overtaken
            yield

    def _known(self, file: File) -> bool:
        row = self._connection.execute(
            "SELECT 1 FROM file WHERE path = ? AND size = ? AND changed = ? AND own = ? AND series = ? AND whole",
            (os.fsencode(file.path), file.size, file.changed, file.own, file.of_match),
        ).fetchone()
        return row is not None

    def _forget(self, scan: Scan, missing: list[Path]) -> None:
        """Remove the games of deleted files; those of sources that are missing or unreadable now, such as an unplugged
        disk, stay.
        """
        there = {str(file.path) for file in scan.files}
        away = [str(path) for path in (*missing, *dict(scan.unread), *scan.unknown)]
        for number, name in self._connection.execute("SELECT id, path FROM file").fetchall():
            if not isinstance(name, bytes):
                raise sqlite3.DatabaseError("a path in the index is none")
            path = os.fsdecode(name)
            if path in there or any(path == source or path.startswith(source + os.sep) for source in away):
                continue
            games = [row[0] for row in self._connection.execute("SELECT id FROM game WHERE file = ?", (number,))]
            for first in range(0, len(games), 500):
                with self._writing():
                    index.remove_games(self._connection, games[first : first + 500])
                self._check()
            with self._writing():
                self._connection.execute("DELETE FROM file WHERE id = ?", (number,))

    def _index(self, file: File) -> None:
        """Read one file, and note problems in the index."""
        number = self._file_number(file)
        before: dict[bytes, list[Known]] = {}
        rows = self._connection.execute("SELECT digest, id, start FROM game WHERE file = ? ORDER BY id DESC", (number,))
        for digest, game, start in rows:
            before.setdefault(digest, []).append((game, start))
        try:
            self._read_all(file, number, self._games(file), before)
        except CannotRead as error:
            self._batch.unread.append((str(error), number))  # it is not marked as whole, so the next run tries again
        except NoGames as error:
            self._batch.whole.append((file.size, file.changed, str(error), number))
        else:
            self._batch.gone += [game for games in before.values() for game, _ in games]
            self._batch.whole.append((file.size, file.changed, "", number))
        self._write_if_due()

    def _games(self, file: File) -> Iterator[Found]:
        """Yield the games of a file. Raises CannotRead; an error of the consumer is not the file's."""
        try:
            with open_regular(file.path) as opened:
                yield from games_in(opened, file.own or file.of_match)
        except (OSError, MemoryError) as error:
            raise CannotRead(problems.noted_error(error)) from error

    def _file_number(self, file: File) -> int:
        """Return a file's number in the index, a new one if it has none."""
        with self._writing():
            self._connection.execute(
                "INSERT INTO file (path, own, series, whole) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (path) DO UPDATE SET own = excluded.own, series = excluded.series, whole = 0",
                (os.fsencode(file.path), file.own, file.of_match),
            )
            row = self._connection.execute("SELECT id FROM file WHERE path = ?", (os.fsencode(file.path),)).fetchone()
        return int(row[0])

    def _read_all(self, file: File, number: int, games: Iterator[Found], before: dict[bytes, list[Known]]) -> None:
        """Read the games of a file; those in `before` are removed from it and not read again."""
        progress = self.progress
        begun, readable, unreadable = progress.done, 0, 0
        own = file.path if file.own else None
        for count, (found, known, row) in enumerate(
            self._readers.each(self._with_known(games, before), own, file.size)
        ):
            self._check()
            batch = self._batch
            where = (found.start, found.end - found.start, found.digest)
            if known:
                game, start = known
                readable += 1
                if start != found.start:
                    batch.moved.append((found.start, game))
            elif isinstance(row, str):
                unreadable += 1
                progress.unreadable += 1
                batch.unreadable.append((number, where, row))
                if count > MAX_GAMES_PER_FILE or (unreadable > MAX_UNREADABLE and not readable):
                    raise NoGames(problems.noted(because("no game")))
            else:
                readable += 1
                progress.games += 1
                batch.games.append((number, where, row))
                batch.places += len(row.keys)
            progress.done = begun + min(found.end, file.size)
            self._write_if_due()
            self._tell()

    def _with_known(
        self, games: Iterator[Found], before: dict[bytes, list[Known]]
    ) -> Iterator[tuple[Found, Known | None]]:
        """Yield games, each with the same game in the index, if any, which is removed from `before`."""
        for found in games:
            self._check()
            same = before.get(found.digest)
            yield found, same.pop() if same else None

    def _write_if_due(self) -> None:
        """Write the changes if there are many, or if the last write was long ago; a small write costs as much as a
        large one.
        """
        waited = time.monotonic() - self._written
        if self._batch.places >= BATCH or waited > max(MAX_WAIT, WAIT_FACTOR * self._took):
            self._write()

    def _write(self) -> None:
        batch, connection = self._batch, self._connection
        begun = time.monotonic()
        if batch.anything:
            with self._writing():
                places: list[tuple[int, int, int, int, int]] = []
                for file, where, row in batch.games:
                    game = index.add_game(connection, file, where, row.facts, row.start, (row.keys, row.moves))
                    result, plies = row.facts.result, range(len(row.keys))
                    places += zip(row.keys, [*row.moves, 0], repeat(result), repeat(game), plies, strict=False)
                index.add_places(connection, places)
                for unreadable in batch.unreadable:
                    index.add_unreadable(connection, *unreadable)
                index.move_games(connection, batch.moved)
                index.remove_games(connection, batch.gone)
                connection.executemany(
                    "UPDATE file SET size = ?, changed = ?, problem = ?, whole = 1 WHERE id = ?", batch.whole
                )
                connection.executemany("UPDATE file SET problem = ? WHERE id = ?", batch.unread)
                if index.merge_is_due(connection):
                    index.merge_places(connection)
            self._batch = Batch()
        self._written = time.monotonic()
        self._took = self._written - begun

    def _tell(self, now: bool = False) -> None:
        """Report the progress, not too often."""
        if now or time.monotonic() - self._told > REPORT:
            self._told = time.monotonic()
            progress = self.progress
            self._report("progress", [progress.done, progress.total, progress.games, progress.unreadable])

    def _check(self) -> None:
        """Raise Cancelled if cancelled, Replaced if another index has replaced this one."""
        if self._cancelled():
            raise Cancelled
        if time.monotonic() - self._looked > REPORT:
            self._looked = time.monotonic()
            with suppress(OSError):
                if index.newest(self._path) != self._connection.path:
                    raise Replaced


def bring_up_to_date(
    path: Path,
    own: list[Path],
    added: list[Path],
    report: Callable[[str, Any], None],
    cancelled: Callable[[], bool] = lambda: False,
    matches: Sequence[Path] = (),
) -> None:
    """Update an index, and then check it for damage if that is due; a damaged one is rebuilt.

    Reports `failed` with the end of a sentence if the disk prevents it.
    """
    why: Exception | None = None
    for _ in range(REBUILDS + 1):
        try:
            connection = index.connect(path)
            try:
                index.remove_former(path)
                with index.replaced_if_damaged(connection.path):
                    Indexing(connection, path, report, cancelled).run(own, added, matches)
                    index.check_if_due(connection, cancelled)
            finally:
                connection.close()
        except (index.Damaged, Replaced, Overtaken) as error:
            why = error
            continue
        except Cancelled:
            report("done", {"missing": []})
        except (sqlite3.Error, UnicodeError) as error:
            if not cancelled():  # interrupts a check
                report("failed", _reason(index.system_error(error, path)))
        except OSError as error:
            report("failed", _reason(error))
        return
    if isinstance(why, Overtaken):
        report("done", {"missing": []})  # the other process does the same
    else:
        report("failed", (None, str(why)))


def _reason(error: OSError) -> tuple[int | None, str]:
    """Return the arguments of `reason_for`, for the window to say in its language."""
    return error.errno, error.strerror or str(error)


def main(source: TextIO, target: TextIO) -> None:
    """Do the task in the first line of the input; end with the input."""
    job = json.loads(source.readline())
    ended = threading.Event()

    def wait_for_end() -> None:
        source.read()
        ended.set()

    threading.Thread(target=wait_for_end, daemon=True).start()

    def report(name: str, content: Any) -> None:
        try:
            target.write(json.dumps([name, content]) + "\n")
            target.flush()
        except OSError:  # the window is gone
            ended.set()

    bring_up_to_date(
        Path(job["index"]), [Path(path) for path in job["own"]], [Path(path) for path in job["added"]], report,
        ended.is_set, [Path(path) for path in job.get("series", [])],
    )  # fmt: skip


def run() -> None:
    """Run the process."""
    gc.freeze()  # loaded modules are never collected
    main(sys.stdin, sys.stdout)
    os._exit(0)  # the thread that waits for the input's end would block a normal exit


if __name__ == "__main__":
    run()
