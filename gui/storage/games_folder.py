"""The folder where every game played here is kept: its files, and which of them is to go on with."""

import logging
import re
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile

from gui.storage import folders

FOLDER = "games"
UNFINISHED = re.compile(r'^\[Result "\*"\]', re.MULTILINE)
LOOKED_AT = 20
"""How many of the last games are looked at for one to go on with."""

PUT_ASIDE = "put aside"
"""The folder, in that of the games, of unfinished ones that are not to be offered any more."""

log = logging.getLogger(__name__)


def games_folder() -> Path:
    """Return the folder where every game played here is kept."""
    return folders.data_folder() / FOLDER


def interrupted(folder: Path | None = None) -> Path | None:
    """Return the file of the latest unfinished game that no other program is playing, among the last ones played."""
    try:
        files = sorted((folder or games_folder()).glob("*.pgn"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        log.info("the folder of games cannot be read", exc_info=True)
        return None
    return next((file for file in files[:LOOKED_AT] if can_go_on(file)), None)


def can_go_on(path: Path) -> bool:
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


def put_aside(path: Path) -> Path:
    """Move a game to where it is not offered any more; return its new path. Raises OSError."""
    moved = path.parent / PUT_ASIDE / path.name
    moved.parent.mkdir(exist_ok=True)
    return path.rename(moved)


def put_back(path: Path) -> Path:
    """Move a game that was put aside back to the others; return its new path. Raises OSError."""
    return path.rename(path.parent.parent / path.name)
