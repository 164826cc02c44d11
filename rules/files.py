"""Reads files that may be anything: only regular ones, and no more than was asked for."""

import os
import stat
from pathlib import Path


def read_regular(path: Path, most: int) -> bytes:
    """Return what is in a regular file of at most `most` bytes.

    Raises OSError where it cannot be read, is larger, or is no regular file (a folder, a pipe, a device): such a thing
    might never end, or never begin. Its `strerror` can stand behind a colon in a sentence.
    """
    _check(os.stat(path).st_mode, path)  # what is merely opened may do something already: a tape winds back
    # What has become a pipe since then would wait for a writer, unless it is told not to.
    flags = os.O_RDONLY | sum([getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")])
    handle = os.open(path, flags)
    try:
        _check(os.fstat(handle).st_mode, path)
        with os.fdopen(handle, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(handle)
    if len(data) > most:
        raise OSError(None, f"it is larger than {_size(most)}", str(path))
    return data


def _check(mode: int, path: Path) -> None:
    """Raise OSError unless `mode` is that of a regular file."""
    if stat.S_ISDIR(mode):
        raise OSError(None, "it is a folder", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(None, "it is no file that ends, but a pipe or a device", str(path))


def _size(number: int) -> str:
    """Return a number of bytes for people."""
    return f"{number // 1_000_000} MB" if number >= 1_000_000 else f"{number:,} bytes"
