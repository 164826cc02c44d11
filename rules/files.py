"""Reads files that may be anything: only regular ones, and no more than was asked for."""

import os
import stat
from pathlib import Path


def read_regular(path: Path, most: int) -> bytes:
    """Return what is in a regular file of at most `most` bytes.

    Raises OSError where it cannot be read, is larger, or is no regular file (a folder, a pipe, a device): such a thing
    might never end, or never begin.
    """
    # A pipe that is opened for reading waits for a writer unless it is told not to.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(path, flags)
    with os.fdopen(handle, "rb", closefd=True) as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(None, "it is no regular file", str(path))
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(None, f"it is larger than {most:,} bytes", str(path))
    return data
