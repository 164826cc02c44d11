"""The file of the settings: JSON that several windows write to, and other versions of the program too."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from gui.translation import tr
from rules.files import read_regular

LARGEST = 1_000_000
"""Bytes; a larger file holds no settings."""

LOCK_PATIENCE_MS = 2000
"""How long another window may take to write its own changes."""

BROKEN_SUFFIX = ".broken"

Changes = Mapping[tuple[str, ...], str | None]
"""What is to be changed: for a name, or the names of a dictionary and its entry, a value as JSON, or None for none."""


class UnusableFile(ValueError):
    """What stands where the settings should be holds none: why it cannot be read, empty if it is damaged."""


def read(path: Path) -> dict[str, Any]:
    """Return what is in a file; nothing if there is none. Raises UnusableFile, or OSError if it cannot be read now."""
    try:
        data = read_regular(path, LARGEST)
    except FileNotFoundError:
        return {}
    except OSError as error:
        if error.errno is None or (path.exists() and not path.is_file()):
            raise UnusableFile(error.strerror) from None
        raise
    try:
        found = json.loads(data.decode("utf-8-sig"))
        if isinstance(found, dict):
            text_of(found)  # what is too deep to be written again would stop every save
            return found
    except (ValueError, RecursionError):
        pass
    raise UnusableFile("")


def text_of(values: Mapping[str, Any]) -> str:
    """Return values as they stand in the file: in ASCII, because a folder's name may hold what no encoding can.

    Each has a line of its own. What another version may have put there, however deep, is as long as it was.
    """
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def changed(values: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """Make changes to what was read, and return it; what stands in the place of a dictionary gives way."""
    for (*outer, name), text in changes.items():
        place = values
        for key in outer:
            if not isinstance(place.get(key), dict):
                place[key] = {}
            place = place[key]
        if text is None:
            place.pop(name, None)
        else:
            place[name] = json.loads(text)
    return values


def _replaces(values: Any, changes: Changes) -> bool:
    """Say whether changes would replace something else that stands in the place of a dictionary."""
    for *outer, _ in changes:
        place = values
        for key in outer:
            place = place.get(key, {})
            if not isinstance(place, dict):
                return True
    return False


def save(path: Path, changes: Changes, everything: Changes) -> None:
    """Make changes in a file and leave the rest of it as it is now. Raises OSError; the file is then untouched.

    If the file has become unusable, it is set aside, and `everything` is written; if a part of it has, a copy is kept.
    """
    from gui.storage import files  # which the window can be painted without

    path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path):
        try:
            values = read(path)
            if _replaces(values, changes):
                copy_aside(path)
            values = changed(values, changes)
        except UnusableFile:
            set_aside(path)
            values = changed({}, {**everything, **changes})
        files.write_atomically(path, text_of(values), durable=True)


def save_if(path: Path, name: str, value: int, free: Callable[[object], bool]) -> bool:
    """Save one value if what stands under its name now leaves it `free`; return whether that was so.

    Of several windows that ask at once, one alone is told yes, and only when that is on disk. Raises OSError or
    UnusableFile.
    """
    from gui.storage import files  # which the window can be painted without

    path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path):
        values = read(path)
        if not free(values.get(name)):
            return False
        files.write_atomically(path, text_of({**values, name: value}), durable=True)
        return True


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other windows from writing a file meanwhile. Raises OSError if one of them takes too long."""
    lock = QLockFile(f"{path}.lock")
    # Where locks are not possible, what stands in the way of the file itself is the better thing to say.
    if not lock.tryLock(LOCK_PATIENCE_MS) and lock.error() is QLockFile.LockError.LockFailedError:
        raise OSError(None, tr("another window is busy with them"), str(path))
    try:
        yield
    finally:
        lock.unlock()


def set_aside(path: Path) -> Path:
    """Give an unusable file another name, and return that. Raises OSError."""
    aside = _free_name(path)
    os.replace(path, aside)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy a file under another name, and return that. Raises OSError."""
    aside = _free_name(path)
    aside.write_bytes(read_regular(path, LARGEST))
    return aside


def _free_name(path: Path) -> Path:
    """Return a name for a broken file that is not taken."""
    names = (path.with_name(f"{path.name}{BROKEN_SUFFIX}{number or ''}") for number in count())
    return next(name for name in names if not os.path.lexists(name))
