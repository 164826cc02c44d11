"""Small files of people's own: JSON that several windows write to, and other versions of the program too."""

import json
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from gui.kit.translation import tr
from gui.storage.file_changes import Change, Values, merged
from gui.storage.locks import WindowLock
from gui.storage.salvage import salvaged, with_sections
from rules.files import UnsuitableFile, read_regular

LARGEST = 1_000_000
"""Bytes; a larger file holds no settings."""

LOCK_PATIENCE_MS = 2000
"""How long another window may take to write its own changes."""

BROKEN_SUFFIX = ".broken"

Place = tuple[str, ...]
"""The name of a value, or the names of a dictionary and its entry."""


class Form(NamedTuple):
    """What a file holds: the names of its dictionaries, and how to find which of its values cannot be used."""

    sections: Collection[str]
    unusable: Callable[[Values], list[Place]] = lambda _: []


class Exchanged(NamedTuple):
    """What stands in a file now. `news` says whether others have changed it.

    Where it was `damaged`, what could be read is still there, and `why` says what kept all of it from being read, if it
    is not the text itself; `removed` could not be used. `aside` is what the file was before, if it could be kept.
    """

    values: Values
    news: bool = True
    damaged: bool = False
    why: str = ""
    removed: tuple[Place, ...] = ()
    aside: Path | None = None


class UnusableFile(ValueError):
    """What stands where the file should be holds no values: `data` is what it holds, `why` says why it is not read."""

    def __init__(self, why: str = "", data: bytes = b"") -> None:
        super().__init__(why)
        self.why = why
        self.data = data


def read(path: Path, sections: Collection[str] = ()) -> Values:
    """Return what is in a file; nothing if there is none. Raises UnusableFile, or OSError if it cannot be read now."""
    try:
        data = read_regular(path, LARGEST)
    except FileNotFoundError:
        return {}
    except UnsuitableFile as error:
        raise UnusableFile(str(error.strerror)) from None
    try:
        found = json.loads(data.decode("utf-8-sig"))
        if isinstance(found, dict):
            text_of(found)  # what is too deep to be written again would stop every save
            if with_sections(found, sections) is found:
                return found
    except (ValueError, RecursionError):
        pass
    raise UnusableFile(data=data)


def text_of(values: Mapping[str, Any]) -> str:
    """Return values as they stand in the file: in ASCII, because a folder's name may hold what no encoding can.

    Each value, and each entry of a dictionary, has a line of its own, so that damage costs no other.
    """
    return "{\n" + ",\n".join(_lines(values, 1)) + "\n}\n"


def _lines(values: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Yield the lines of values, which lie in so many dictionaries."""
    for name, value in values.items():
        start = f"{' ' * depth}{json.dumps(name)}: "
        if depth == 1 and value and isinstance(value, dict):
            yield start + "{\n" + ",\n".join(_lines(value, 2)) + "\n }"
        else:
            yield start + json.dumps(value)


def exchange(path: Path, changes: Sequence[Change], known: Values | None, form: Form) -> Exchanged:
    """Make changes in a file, leave the rest of it as it is now, and return all of it.

    `known` is what stood there last. It is there again if the file is gone or damaged, with all that can still be read.
    Raises OSError if the file cannot be read or written now; it is then untouched.
    """
    if not changes:
        found = look(path, known, form)
        if not found.damaged and not found.removed:
            return found
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _locked(path):
            return _change(path, changes, known, form)
    except OSError:
        if changes:
            raise
        return found  # damage alone is mended when that is possible


def look(path: Path, known: Values | None, form: Form) -> Exchanged:
    """Return what is in a file, without what cannot be used. Raises OSError if it cannot be read now."""
    damaged, why = False, ""
    try:
        values = read(path, form.sections)
        if known and not values and not os.path.lexists(path):
            values = _copied(known)
    except UnusableFile as error:
        damaged, why = True, error.why
        rest = with_sections(salvaged(error.data, form.sections), form.sections)
        values = merged({}, rest, _copied(known or {}))
    news = values != known
    removed = form.unusable(values) if known is None else []  # else it came from another version of the program
    for *outer, name in removed:
        place = values
        for key in outer:
            place = place[key]
        del place[name]
    return Exchanged(values, news, damaged, why, tuple(removed))


def _change(path: Path, changes: Sequence[Change], known: Values | None, form: Form) -> Exchanged:
    """Make changes in a file that other windows keep away from. Raises OSError."""
    from gui.storage import disk as files

    found = look(path, known, form)
    values, before = found.values, text_of(found.values)
    others = [name for name, value in values.items() if value is not None and not isinstance(value, dict)]
    for change in changes:
        change(values)
    aside = None
    if found.why:
        aside = _set_aside(path)
    elif found.damaged or found.removed or any(isinstance(values.get(name), dict) for name in others):
        aside = _copy_aside(path)
    text = text_of(values)
    if aside is not None or text != before:
        files.write_atomically(path, text, durable=True)
    return found._replace(values=values, aside=aside)


def _copied(values: Values) -> Values:
    """Return a copy of values that shares nothing with them."""
    copy: Values = json.loads(json.dumps(values))
    return copy


def save_if(path: Path, name: str, value: int, free: Callable[[object], bool]) -> bool:
    """Save one value if what stands under its name now leaves it `free`; return whether that was so.

    Of several windows that ask at once, one alone is told yes, and only when that is on disk. Raises OSError or
    UnusableFile.
    """
    from gui.storage import disk as files

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
    lock = WindowLock(f"{path}.lock")
    # Where locks are not possible, what stands in the way of the file itself is the better thing to say.
    if not lock.tryLock(LOCK_PATIENCE_MS) and lock.taken:
        raise OSError(None, tr("another window is busy with them"), str(path))
    try:
        yield
    finally:
        lock.unlock()


def _set_aside(path: Path) -> Path:
    """Give what is no file of values another name, and return that. Raises OSError."""
    aside = next(name for name in _names_aside(path) if not os.path.lexists(name))
    os.replace(path, aside)
    return aside


def _copy_aside(path: Path) -> Path:
    """Copy a file under another name, unless there is such a copy, and return that name. Raises OSError."""
    from gui.storage import disk as files

    data = read_regular(path, LARGEST)
    for aside in _names_aside(path):
        if not os.path.lexists(aside):
            files.write_atomically(aside, data, durable=True)
        with suppress(OSError):
            if read_regular(aside, LARGEST) == data:
                return aside
    raise AssertionError("names never end")


def _names_aside(path: Path) -> Iterator[Path]:
    """Yield the names that a broken file can be given."""
    return (path.with_name(f"{path.name}{BROKEN_SUFFIX}{number or ''}") for number in count())
