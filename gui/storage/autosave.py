"""Keeps the game that is played on disk: every move before the next can be made."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.storage import files
from gui.storage.games_folder import lock_of

PATIENCE = 2.0
"""Seconds that a move waits for the one before it to be on disk."""


class Autosave(QObject):
    """Writes one game to its file on a thread of its own: whole when its tree has changed, else move by move.

    A move is one line that is added and flushed to the disk, so that writing takes no longer as the game grows.
    """

    failed = Signal(str)
    """The game could not be written (a sentence); it goes on, and the next move tries again."""

    kept = Signal()
    """All of the game that was to be written by now is on disk."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._last: Future[None] | None = None
        self._broken = False
        self._lock = lock_of(path)
        if path.exists():
            self._lock.tryLock(0)

    def save(self, text: Callable[[], str]) -> None:
        """Have the text that a function returns written, atomically and durably; the function runs on the thread.

        What it reads must not change before `wait` has returned.
        """
        self._last = self._worker.submit(self._write, text)

    def add(self, line: str, text: Callable[[], str]) -> None:
        """Have a line added, durably; or all of `text` written as by `save`, if the file is not what it should be."""
        self._last = self._worker.submit(self._add, line, text)

    def _add(self, line: str, text: Callable[[], str]) -> None:
        """Add a line to the file."""
        if self._broken:
            self._write(text)
            return
        try:
            files.append_durably(self.path, line)
            self.kept.emit()
        except OSError as error:
            self._fail(error)

    def _write(self, text: Callable[[], str]) -> None:
        """Write the file anew."""
        try:
            files.write_atomically(self.path, text(), durable=True)
            self._lock.tryLock(0)
            self._broken = False
            self.kept.emit()
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        """Say once that the game is not on disk, until it is again."""
        if not self._broken:
            self._broken = True
            self.failed.emit(
                f"The game cannot be kept on disk at the moment ({error.strerror or error}); you can play on."
            )

    @property
    def behind(self) -> bool:
        """Whether the file is not what it should be; after `wait`, unless the disk is slow."""
        return self._broken

    def wait(self) -> None:
        """Return when the last text is on disk, or could not be written, or writing takes longer than PATIENCE."""
        if self._last is None:
            return
        try:
            self._last.result(PATIENCE)
        except NotYet:
            self.failed.emit("The disk is slow to keep the game; you can play on.")

    def close(self) -> None:
        """Finish writing, end the thread, and leave the file to others."""
        self._worker.shutdown(wait=True)
        self._lock.unlock()
