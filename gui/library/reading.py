"""Reads games for the index, in this process or, from a large file, in others.

Such a process, `python -m surajang.gui.library.reading`, gets lists of jobs and answers each with the results, both in
`marshal`'s format after their size. It ends with its input.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import marshal
import os
import subprocess
import sys
from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, BinaryIO, NamedTuple

from surajang.engine.options import processors
from surajang.engine.own_process import die_with_parent, own_environment
from surajang.gui.library import problems
from surajang.gui.library.facts import MOVE_TYPE, Facts, facts_of, keys_of, line_of
from surajang.gui.library.scanning import Found
from surajang.rules import catalogue
from surajang.rules.pgn import PgnError

READERS = 2
"""The number of reading processes on more than one processor; the process that writes cannot keep up with more."""

LARGE = 4_000_000
"""The size in bytes from which processes read a file; for smaller ones, starting them takes longer than they save."""

GAMES_AT_ONCE = 100
TEXT_AT_ONCE = 200_000
"""The limits of a job list, in games and characters."""

MAX_WAITING = 4_000_000
"""The most characters waiting for readers or for the writer: enough to read while a batch is written."""

SIZE = 4
"""Bytes of the size that precedes each message."""

KEY_TYPE = "q"

log = logging.getLogger(__name__)


class CannotRead(Exception):
    """A file cannot be read now: why, as in `problems`."""


class Row(NamedTuple):
    """A game's data for the index: its facts, its start unless it is the default, its moves and keys."""

    facts: Facts
    start: str
    moves: array[int]
    keys: array[int]


Known = tuple[int, int]
"""A game that is in the index already: its number, and where it began in its file."""

Portion = list[tuple[Found, Known | None]]

Each = tuple[Found, Known | None, Row | str]
"""A game in a file: its place, whether it is known, and if not, its data, or why it is unreadable."""


def read(found: Found, own: Path | None) -> Row | str:
    """Return a game's data for the index, or why it cannot be read (`problems`).

    `own` is its file if it was played here.
    """
    try:
        game = found.read()
        start = "" if game.start_fen == game.variant.start else game.start_fen
        row = Row(facts_of(game, own), start, line_of(game), keys_of(game))
        for node in game.main_line():
            node.children.clear()  # frees the tree now: collecting it as garbage takes longer
        return row
    except PgnError as error:
        return problems.noted(error.fault)
    except MemoryError:
        raise
    except Exception as error:  # a bug of this program in one game must not affect others
        log.exception("a game could not be read")
        return problems.noted_error(RuntimeError(f"{type(error).__name__}: {error}"))


def read_here(games: Iterable[tuple[Found, Known | None]], own: Path | None) -> Iterator[Each]:
    """Yield games with the data of unknown ones, one after another."""
    for found, known in games:
        yield found, known, "" if known else read(found, own)


class Readers:
    """Processes that read games. One that ends too early is replaced by a thread of this process."""

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None
        self._free: SimpleQueue[subprocess.Popen[bytes] | None] = SimpleQueue()
        self._started: list[subprocess.Popen[bytes]] = []
        self._closed = False

    def each(self, games: Iterable[tuple[Found, Known | None]], own: Path | None, size: int) -> Iterator[Each]:
        """Yield the games of a file of a size in their order, like `read_here`. Raises the exceptions of `games`, after
        all games before them.
        """
        if size < LARGE or processors() < 2:
            return read_here(games, own)
        return self._each(games, own)

    def _each(self, games: Iterable[tuple[Found, Known | None]], own: Path | None) -> Iterator[Each]:
        waiting: deque[tuple[Portion, Future[list[Row | str]], int]] = deque()
        failed: CannotRead | None = None
        size = 0
        try:
            for portion, added in _portions(games):
                waiting.append((portion, self._submit([found for found, known in portion if not known], own), added))
                size += added
                while len(waiting) > READERS and size > MAX_WAITING:
                    size -= waiting[0][-1]
                    yield from _done(*waiting.popleft())
        except CannotRead as error:
            failed = error
        while waiting:
            yield from _done(*waiting.popleft())
        if failed is not None:
            raise failed

    def _submit(self, games: list[Found], own: Path | None) -> Future[list[Row | str]]:
        """Send games to the readers."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(READERS)
            for _ in range(READERS):
                self._free.put(self._start())
        return self._threads.submit(self._read, games, own)

    def _start(self) -> subprocess.Popen[bytes] | None:
        """Start a reader, or return None if the system refuses."""
        command = [sys.executable, "-m", "surajang.gui.library.reading"]  # a frozen program also accepts `-m`
        environment = {**os.environ, **own_environment()}
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
            )
        except OSError:
            return None
        self._started.append(process)
        return process

    def _read(self, games: list[Found], own: Path | None) -> list[Row | str]:
        """Send games to one reader, on a thread."""
        process = self._free.get()
        try:
            if process is not None and process.stdin is not None and process.stdout is not None:
                with contextlib.suppress(OSError, EOFError, ValueError):
                    _send(process.stdin, [(found.packed(), str(own) if own else "") for found in games])
                    return [_unpacked(row) for row in _received(process.stdout)]
                process = None
            return [] if self._closed else [read(found, own) for found in games]
        finally:
            self._free.put(process)

    def close(self) -> None:
        """End all processes; what they are reading is dropped."""
        self._closed = True
        for process in self._started:
            process.kill()
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
        for process in self._started:
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()


def _portions(games: Iterable[tuple[Found, Known | None]]) -> Iterator[tuple[Portion, int]]:
    """Yield portions of games, and the size of their texts."""
    portion: Portion = []
    size = 0
    try:
        for found, known in games:
            portion.append((found, known))
            size += 0 if known else len(found.text)
            if len(portion) >= GAMES_AT_ONCE or size >= TEXT_AT_ONCE:
                yield portion, size
                portion, size = [], 0
    except CannotRead:
        yield portion, size
        raise
    yield portion, size


def _done(portion: Portion, reading: Future[list[Row | str]], _: int) -> Iterator[Each]:
    """Wait for games to be read, and yield them."""
    rows = iter(reading.result())
    for found, known in portion:
        yield found, known, "" if known else next(rows)


# Messages


def _send(stream: IO[bytes], content: list[Any]) -> None:
    """Send a message. Raises OSError."""
    body = marshal.dumps(content)
    stream.write(len(body).to_bytes(SIZE, "little") + body)
    stream.flush()


def _received(stream: IO[bytes]) -> list[Any]:
    """Wait for a message. Raises EOFError at the end, OSError."""
    size = stream.read(SIZE)
    body = stream.read(int.from_bytes(size, "little"))
    if not body:
        raise EOFError
    content: list[Any] = marshal.loads(body)
    return content


def _packed(row: Row | str) -> Any:
    """Return a row as plain values, with the definition of its game if that is an own one."""
    if isinstance(row, str):
        return row
    variant = catalogue.find(row.facts.variant)
    definition = catalogue.definition_line(variant) if variant is not None and catalogue.is_own(variant) else ""
    return vars(row.facts), row.start, row.moves.tobytes(), row.keys.tobytes(), definition


def _unpacked(values: Any) -> Row | str:
    """Return a row from `_packed`, after registering its game."""
    if isinstance(values, str):
        return values
    facts, start, moves, keys, definition = values
    if definition:
        catalogue.add_line(facts["variant"], definition)
    return Row(Facts(**facts), start, array(MOVE_TYPE, moves), array(KEY_TYPE, keys))


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Read the games received until there are no more."""
    with contextlib.suppress(EOFError, OSError):  # the asking process has ended
        while True:
            jobs = _received(source)
            _send(target, [_packed(read(Found.unpacked(job), Path(own) if own else None)) for job, own in jobs])


def run() -> None:
    """Run the process."""
    die_with_parent()
    gc.freeze()  # loaded modules are never collected
    main(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    run()
