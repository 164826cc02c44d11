"""Locks that windows hold on files; each ends with its process."""

import os
import sys
import time
from contextlib import suppress

from PySide6.QtCore import QLockFile

if sys.platform != "win32":
    import fcntl

MAKING_SECONDS = 1.0
"""The age in seconds from which an empty lock file is one left by a killed window."""


class WindowLock(QLockFile):
    """A window's lock; one left by a killed window does not count.

    Qt considers a lock held if any process of the same name has the number of the one that took it, which is nearly
    always so in a sandbox, where numbers restart with each start.
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
            return False  # Qt tries to remove it, which Windows refuses while it is held
        with suppress(OSError), open(self.fileName(), "rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # Qt holds its locks until the process ends
            status = os.fstat(file.fileno())
            made = bool(file.read(1)) or abs(time.time() - status.st_mtime) > MAKING_SECONDS
            # Another lock may be in its place by now.
            if made and os.path.samestat(status, os.stat(self.fileName())):
                os.unlink(self.fileName())
                return True
        return False
