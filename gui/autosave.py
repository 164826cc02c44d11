"""Keeps the game that is played on disk: every move before the next can be made."""

import logging
import re
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from gui import settings

FOLDER = "games"
UNFINISHED = re.compile(r'^\[Result "\*"\]', re.MULTILINE)
LOOKED_AT = 20
"""How many of the last games are looked at for one to go on with."""

PATIENCE = 2.0
"""Seconds that a move waits for the one before it to be on disk."""

log = logging.getLogger(__name__)


def games_folder() -> Path:
    """Return the folder where every game played here is kept."""
    return settings.data_folder() / FOLDER


def interrupted(folder: Path | None = None) -> Path | None:
    """Return the file of the latest unfinished game that no other program is playing, among the last ones played."""
    try:
        files = sorted((folder or games_folder()).glob("*.pgn"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        log.info("the folder of games cannot be read", exc_info=True)
        return None
    return next((file for file in files[:LOOKED_AT] if _can_go_on(file)), None)


def _can_go_on(path: Path) -> bool:
    """Say whether a file holds an unfinished game that no other program is playing."""
    try:
        if not UNFINISHED.search(path.read_text("utf-8")):
            return False
    except (OSError, UnicodeDecodeError):
        log.info("a game's file cannot be read", exc_info=True)
        return False
    lock = lock_of(path)
    free = lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError
    lock.unlock()
    return free


def lock_of(path: Path) -> QLockFile:
    """Return the lock that a program holds while it plays the game of a file; that of a dead program holds nothing."""
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    return lock


def new_file(title: str, folder: Path | None = None) -> Path:
    """Return a name for the file of a game that begins now; names sort by time."""
    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S.%f} {title}"
    return (folder or games_folder()) / f"{stem}.pgn"


def without_torn_end(text: str) -> str:
    """Return what was written whole of a file that was being written when the power went."""
    return text[: text.rfind("\n") + 1]


class Autosave(QObject):
    """Writes one game to its file on a thread of its own: whole when its tree has changed, else move by move.

    A move is one line that is added and flushed to the disk, so that writing takes no longer as the game grows.
    """

    failed = Signal(str)
    """The game could not be written (a sentence); it goes on, and the next move tries again."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._last: Future[None] | None = None
        self._broken = False
        self._lock = lock_of(path)

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
            settings.append_durably(self.path, line)
        except OSError as error:
            self._fail(error)

    def _write(self, text: Callable[[], str]) -> None:
        """Write the file anew."""
        try:
            settings.write_atomically(self.path, text(), durable=True)
            self._lock.tryLock(0)
            self._broken = False
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        """Say once that the game is not on disk, until it is again."""
        if not self._broken:
            self._broken = True
            self.failed.emit(
                f"The game cannot be kept on disk at the moment ({error.strerror or error}); you can play on."
            )

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
