"""A lock on a file, held by one process at a time and only as long as that process lives."""

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = 5.0
"""Seconds to wait for a process that is about to end."""

_PAUSE = 0.1
_IMPOSSIBLE = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)
"""The errors of file systems without locks, on which every lock is free."""


class FileLock:
    """A lock on a path, held on a file beside it whose name has `.lock` added."""

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path}.lock")
        self._file: BinaryIO | None = None

    def take(self, patience: float = PATIENCE) -> bool:
        """Take the lock, waiting at most `patience` seconds; return whether it succeeded. Raises OSError."""
        end = time.monotonic() + patience
        self._path.parent.mkdir(parents=True, exist_ok=True)
        while not self._try():
            if time.monotonic() > end:
                return False
            time.sleep(_PAUSE)
        return True

    def _try(self) -> bool:
        file = open(self._path, "ab")  # noqa: SIM115  # closed by `release`
        if _locked(file) and self._is_there(file):
            self._file = file
            return True
        file.close()
        return False

    def _is_there(self, file: BinaryIO) -> bool:
        """Return whether the open file still has its name; the process that held the lock before removes it."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self._path))
        except OSError:
            return False

    def release(self) -> None:
        """Release the lock, if it is held."""
        file, self._file = self._file, None
        if file is None:
            return
        there = self._is_there(file)
        if sys.platform == "win32":  # which cannot remove an open file
            file.close()
        if there:  # else the folder was removed, and another process may have created a new one
            with suppress(OSError):
                self._path.unlink()
        file.close()


def _locked(file: BinaryIO) -> bool:
    """Lock an open file; return False if another process has locked it. Raises OSError."""
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        if error.errno not in _IMPOSSIBLE:
            raise
    return True
