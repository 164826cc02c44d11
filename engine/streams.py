"""Streams of the engine's programs: lines of input, reports, whether the output has a reader, and writing that never
blocks."""

import contextlib
import json
import os
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, BinaryIO, TextIO

MAX_LINE_LENGTH = 1 << 20
"""In bytes. A longer line is not a command."""


def lines(source: BinaryIO, too_long: Callable[[], object]) -> Iterator[str]:
    """Yield the lines of a stream; one longer than MAX_LINE_LENGTH is skipped, and `too_long` called.

    Bytes that are not UTF-8 become U+FFFD.
    """
    while line := source.readline(MAX_LINE_LENGTH + 1):
        if len(line) <= MAX_LINE_LENGTH:
            yield line.decode("utf-8", "replace")
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(MAX_LINE_LENGTH)
        too_long()


def wait_for_end(stopped: threading.Event) -> None:
    """Set an event at the end of the input."""
    while os.read(sys.stdin.fileno(), 4096):  # a thread blocked in sys.stdin would abort the program at exit
        pass
    stopped.set()


class Reporter:
    """Prints the reports of a command, as JSON for a program or in words.

    The command should stop when nobody reads them any more and, for a program, at the end of the input.
    """

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self._stopped = threading.Event()
        if as_json:
            threading.Thread(target=wait_for_end, args=(self._stopped,), name="input", daemon=True).start()

    def keep_going(self) -> bool:
        """Return False once the command should stop."""
        time.sleep(0)  # the work may be compiled code, which lets no other thread run
        return not self._stopped.is_set()

    def print(self, table: dict[str, Any], words: str) -> None:
        """Print a report in one of its two forms."""
        try:
            print(json.dumps(table) if self.as_json else words, flush=True)
        except OSError:
            self._stopped.set()


def print_failure(error: OSError, path: Path, as_json: bool) -> None:
    """Print why a command that works on a file failed; a program gets the reason alone."""
    why = error.strerror or str(error)
    print(f"{error.filename or path}: {why}", file=sys.stderr)
    if as_json:
        with contextlib.suppress(OSError):
            print(json.dumps({"failed": why, "errno": error.errno}), flush=True)


def has_reader(output: TextIO) -> bool:
    """Return False if nobody can read the output any more."""
    if not hasattr(select, "poll"):
        try:
            print(file=output, flush=True)  # an empty line, which UCI ignores
        except OSError:
            return False
        return True
    poll = select.poll()
    try:
        poll.register(output, 0)
    except (OSError, ValueError):
        return True
    return not poll.poll(0)


class PipeWriter:
    """Writes to another program's input on a thread of its own, so that a program that does not read blocks nothing."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._queue: SimpleQueue[bytes | None] = SimpleQueue()
        self.broken = False
        """Whether the other program has closed its input."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, data: bytes) -> None:
        """Queue bytes to be written."""
        self._queue.put(data)

    def end(self) -> None:
        """Close the pipe after the queued bytes."""
        self._queue.put(None)

    def join(self, seconds: float) -> None:
        """Wait at most `seconds` until the pipe is closed, which happens once the other program has ended."""
        self._thread.join(seconds)

    def _run(self) -> None:
        """Write the queued bytes until the end."""
        while (data := self._queue.get()) is not None:
            if self.broken:
                continue
            try:
                self._pipe.write(data)
                self._pipe.flush()
            except (OSError, ValueError):
                self.broken = True
        with contextlib.suppress(OSError, ValueError):
            self._pipe.close()
