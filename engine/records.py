"""Files that save the progress of long work: a line of JSON with a checksum for each finished part.

The process may be killed at any moment: an unfinished last line is dropped. Any other damage is detected, and the work
then starts over.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from surajang.rules.files import read_start

FORM = 1

_TAIL = 100_000
"""The last record lies within this many bytes of a file's end."""


class Damaged(ValueError):
    """A file that cannot be continued, with a sentence that says why."""


class RecordFile:
    """Keeps records in a file; its first line, the head, identifies the work."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        """Open a file that begins with this head, or create one. Raises OSError, and Damaged for any other file."""
        self._path = path
        self.records: list[dict[str, Any]] = []
        """The records in the file when it was opened, without the head."""
        head = {"form": FORM, **head}
        whole = 0
        if path.exists():
            lines = list(read_records(path))
            if lines and lines[0][0] != head:
                raise Damaged("the file is of other work")
            self.records = [record for record, _ in lines[1:]]
            whole = sum(size for _, size in lines)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = open(path, "ab")  # noqa: SIM115  # closed by `close`
        self._file.truncate(whole)
        if not whole:
            self.add(head)

    def add(self, record: dict[str, Any]) -> None:
        """Append a record. Raises OSError."""
        self._file.write(_line(record))
        self._file.flush()

    def close(self) -> None:
        """Flush the file to the disk and close it."""
        os.fsync(self._file.fileno())
        self._file.close()


def _line(record: dict[str, Any]) -> bytes:
    """Return a record as a line: a checksum, a space, and JSON."""
    text = json.dumps(record, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_records(path: Path) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield the records of a file and their sizes in bytes, except an incomplete last one.

    Raises OSError, also for a pipe or a device, and Damaged.
    """
    read_start(path, 0)
    with open(path, "rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                return
            try:
                if int(line[:8], 16) != zlib.crc32(line[9:-1]):
                    raise Damaged("the file is damaged")
                yield json.loads(line[9:]), len(line)
            except (ValueError, RecursionError):
                raise Damaged("the file is damaged") from None


def head_of(path: Path) -> dict[str, Any] | None:
    """Return the head of a file, None if there is no such file, or a damaged one."""
    try:
        record, _ = next(read_records(path), (None, 0))
    except (OSError, Damaged):
        return None
    return record


def last_of(path: Path) -> dict[str, Any] | None:
    """Return the last whole record of a file, None if there is none. Reads only the end."""
    try:
        read_start(path, 0)
        with open(path, "rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _TAIL))
            lines = file.read().split(b"\n")
    except OSError:
        return None
    try:
        record = json.loads(lines[-2][9:]) if len(lines) > 1 else None
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically. Raises OSError."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, "utf-8")
        os.replace(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def packed(numbers: array[int]) -> str:
    """Return numbers as text."""
    return base64.b64encode(zlib.compress(numbers.tobytes(), 6)).decode()


def unpacked(text: str) -> array[int]:
    """Return numbers from a text that `packed` made."""
    numbers = array("h")
    numbers.frombytes(zlib.decompress(base64.b64decode(text)))
    return numbers
