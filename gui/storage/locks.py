"""Locks that windows hold on files, and that end with their process."""

import os
import sys
import time
from contextlib import suppress

from PySide6.QtCore import QLockFile

if sys.platform != "win32":
    import fcntl

MAKING_SECONDS = 1.0
"""An empty lock that is older was left by a window that was killed while it made it."""


class WindowLock(QLockFile):
    """A lock of a window; one that a killed window has left holds nothing.

    Qt takes a lock for held if any process of the same name has the number of the one that took it: in a sandbox, where
    numbers begin anew with each start, nearly always.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setStaleLockTime(0)

    def tryLock(self, timeout: int = 0) -> bool:
        """Take the lock, waiting at most `timeout` milliseconds; return whether it worked."""
        if super().tryLock(0):
            return True
        return self.taken and (self._remove_if_left() or timeout > 0) and super().tryLock(timeout)

    @property
    def taken(self) -> bool:
        """Whether the last try failed because another window held the lock, not because locks are impossible."""
        return self.error() is QLockFile.LockError.LockFailedError

    def _remove_if_left(self) -> bool:
        """Remove the file of a lock that no process holds any more; return whether it did."""
        if sys.platform == "win32":
            return False  # there the system lets nobody remove what is held, and Qt tries
        with suppress(OSError), open(self.fileName(), "rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # as Qt's own locks are held, to their process's end
            status = os.fstat(file.fileno())
            made = bool(file.read(1)) or abs(time.time() - status.st_mtime) > MAKING_SECONDS
            # Another one may stand in its place by now.
            if made and os.path.samestat(status, os.stat(self.fileName())):
                os.unlink(self.fileName())
                return True
        return False
