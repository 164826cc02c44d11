"""The streams that a protocol runs over: lines read from one, and whether somebody reads the other."""

import contextlib
import select
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import IO, BinaryIO, TextIO

LONGEST_LINE = 1 << 20
"""Bytes; a longer line is no command."""


def lines(source: BinaryIO, too_long: Callable[[], object]) -> Iterator[str]:
    """Yield the lines that are read; one that is longer than LONGEST_LINE is skipped, and `too_long` called.

    Bytes that are not UTF-8 become the character for such.
    """
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line.decode("utf-8", "replace")
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        too_long()


def has_reader(output: TextIO) -> bool:
    """Say whether there may be somebody who reads what is written."""
    if not hasattr(select, "poll"):
        try:
            print(file=output, flush=True)  # an empty line, which means nothing
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
    """Writes to another program's input on a thread of its own: one that reads nothing makes nobody wait."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._queue: SimpleQueue[bytes | None] = SimpleQueue()
        self.broken = False
        """Whether the other program has closed its input, so that nothing more reaches it."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, data: bytes) -> None:
        """Write some bytes after those that still wait."""
        self._queue.put(data)

    def end(self) -> None:
        """Close the pipe once all is written."""
        self._queue.put(None)

    def join(self, seconds: float) -> None:
        """Wait until the pipe is closed, but no longer than that. Once nobody can read it any more, it is."""
        self._thread.join(seconds)

    def _run(self) -> None:
        """Write what comes until the end."""
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
