"""Writes one file on its own thread."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from surajang.gui.storage import disk as files
from surajang.gui.storage.games_folder import lock_of, not_taken
from surajang.gui.storage.reasons import reason_of

RETRY_SECONDS = 5.0
"""The delay before a failed write is retried."""

log = logging.getLogger(__name__)


class Target(NamedTuple):
    """The file's intended content at a revision; `pieces` are those missing, all if the file holds another text."""

    revision: int
    text: int
    pieces: list[str]
    locked: bool
    last: bool


class FileWriter:
    """Holds a file's intended content, a text and the lines after it, and writes missing parts on a thread.

    Only that thread waits for the disk, and the process may end while it waits. A line is appended only if the file's
    content is known; otherwise the whole file is written again. So the file always holds some intended state, never
    goes back to an earlier one, and holds the last one once the disk has answered. `path` is the file, or a new one
    beside it if another window has begun to play its game.
    """

    def __init__(self, path: Path, report: Callable[[int, str], None]) -> None:
        """`report` is called on the thread, and must return at once: with a revision that was dealt with, and why it
        could not be written, empty if it was written.
        """
        self.path = path
        self._report: Callable[[int, str], None] | None = report
        self._condition = threading.Condition()
        self._pieces: list[str] = []
        self._text = 0
        self._locked = True
        self._revision = 0
        self._done = -1
        self._failed = False
        self._closed = False
        # Used by the thread only: the number of the text in the file (0: none of ours), of its pieces, and its size in
        # bytes.
        self._written_text = 0
        self._written_pieces = 0
        self._size = 0
        self._lock = lock_of(path)
        self._thread = threading.Thread(target=self._run, name="game file", daemon=True)
        self._thread.start()

    def write(self, text: str) -> int:
        """Replace the content with a text. Return the number of this revision."""
        with self._condition:
            self._pieces = [text]
            self._text += 1
            return self._changed()

    def append(self, line: str) -> int:
        """Append a line to the content. Return the number of this revision."""
        with self._condition:
            self._pieces.append(line)
            return self._changed()

    def lock(self, on: bool) -> int:
        """Lock the file against other programs, or release it. Return the number of this revision."""
        with self._condition:
            self._locked = on
            return self._changed()

    def _changed(self) -> int:
        """Wake the thread; return the number of the revision."""
        self._revision += 1
        self._condition.notify()
        return self._revision

    def close(self) -> None:
        """Stop reporting, try to write once more, stop the thread."""
        with self._condition:
            at_rest = self._done == self._revision and not self._locked
            self._report = None
            self._closed = True
            self._locked = False
            self._changed()
        if at_rest:
            self._thread.join(1.0)

    # On the thread

    def _run(self) -> None:
        """Write missing pieces until the writer is closed."""
        target = self._next()
        while True:
            problem = self._try(target)
            with self._condition:
                self._done = target.revision
                self._failed = bool(problem)
                if self._report is not None:
                    self._report(target.revision, problem)
            if target.last:
                return
            target = self._next()

    def _next(self) -> Target:
        """Wait for a target to write or to retry, and return it."""
        with self._condition:
            while self._done == self._revision:
                if not self._condition.wait(RETRY_SECONDS if self._failed else None):
                    break
            return self._missing()

    def _missing(self) -> Target:
        known = self._written_pieces if self._written_text == self._text else 0
        return Target(self._revision, self._text, self._pieces[known:], self._locked, self._closed)

    def _try(self, target: Target) -> str:
        """Write a target; return why it failed, or ""."""
        problem = ""
        try:
            if target.pieces:
                self._add_or_write(self._claimed(target))
        except OSError as error:
            problem = reason_of(error)
        except Exception as error:  # whatever the error, the next try may succeed
            log.exception("a game could not be written")
            problem = str(error) or type(error).__name__
        if not target.locked:
            self._lock.unlock()
        elif not self._lock.isLocked():
            self._lock.tryLock(0)
        return problem

    def _claimed(self, target: Target) -> Target:
        """Lock the file before it is written; return the target with the pieces then missing.

        If two windows continue one game, the later one continues in its own file.
        """
        while not self._lock.isLocked() and not self._lock.tryLock(0):
            if not self._lock.taken:
                break  # without locks, two windows do not know of each other
            log.info("%s is being played in another window", self.path)
            self.path = not_taken(self.path)
            self._lock = lock_of(self.path)
            self._written_text = 0
            with self._condition:
                target = self._missing()
        return target

    def _add_or_write(self, target: Target) -> None:
        """Append the missing pieces, or write the whole text unless the file is known to hold the rest."""
        if self._written_text == target.text:
            added = "".join(target.pieces)
            try:
                files.append_durably(self.path, added, self._size)
            except OSError:
                log.info("a move could not be added to %s", self.path, exc_info=True)
                self._written_text = 0
                with self._condition:
                    target = self._missing()
            else:
                self._written_pieces += len(target.pieces)
                self._size += len(files.encoded(added))
                return
        text = "".join(target.pieces)
        self._written_text = 0
        files.write_atomically(self.path, text, durable=True)
        self._written_text = target.text
        self._written_pieces = len(target.pieces)
        self._size = len(files.encoded(text))
