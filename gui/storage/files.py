"""Writes files so that at every moment either the old or the new one is there whole."""

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str, durable: bool = False) -> None:
    """Write a file so that at every moment either the old or the new one is there whole.

    With `durable` it is on the disk when this returns. Raises OSError; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    if durable and os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def append_durably(path: Path, text: str) -> None:
    """Add a text to a file; it is on the disk when this returns. Raises OSError, as when there is no such file."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND), "ab") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
