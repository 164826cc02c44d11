"""Small JSON files of user data, which several windows and other versions of the program write."""

import json
import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count, islice
from json import JSONDecoder
from pathlib import Path
from typing import Any, NamedTuple

from surajang.gui.kit.translation import tr
from surajang.gui.storage import disk
from surajang.gui.storage.locks import WindowLock
from surajang.gui.storage.reasons import reason_of
from surajang.rules.files import UnsuitableFile, read_regular
from surajang.rules.reasons import because

MAX_BYTES = 1_000_000
"""Bytes; a larger file is not read."""

LOCK_PATIENCE_MS = 2000
"""How long to wait for another window's lock."""

BROKEN_SUFFIX = ".broken"

Place = tuple[str, ...]
"""The key of a value, or those of a dictionary and its entry."""

MAX_FAILURES = 1000
"""After this many places in a line where no entry begins, the rest is skipped, as it could take very long."""

# A key follows no backslash: without that, a text of quoted quotes would take quadratic time.
_ENTRY = re.compile(r'(?<!\\)"(?:[^"\\]|\\.)*"\s*:\s*')
_JOINT = re.compile(r'(?<=[,{])[^"](?= {1,2}")')
"""The place where a damaged line break has joined two lines."""

Values = dict[str, Any]

Change = Callable[[Values], object]
"""Changes the values of a file in place, on another thread, and again on newer values if saving has failed."""


def section(values: Values, name: str) -> Values:
    """Return the dictionary under a key, a new one in place of any other value."""
    found = values.get(name)
    if not isinstance(found, dict):
        found = values[name] = {}
    return found


def put(value: object, *path: str) -> Change:
    """Return the change that sets the value at a path of keys, or removes it for None."""
    return partial(_put, None if value is None else json.dumps(value), path)


def _put(text: str | None, path: tuple[str, ...], values: Values) -> None:
    """Set or remove a value, given as JSON, at a path of keys."""
    *outer, name = path
    for key in outer:
        values = section(values, key)
    if text is None:
        values.pop(name, None)
    else:
        values[name] = json.loads(text)


def raised(numbers: list[int], *path: str) -> Change:
    """Return the change that raises each number of a list to at least that of `numbers`."""
    return partial(_raise, tuple(numbers), path)


def _raise(numbers: tuple[int, ...], path: tuple[str, ...], values: Values) -> None:
    outer, name = path
    place = section(values, outer)
    held = place.get(name)
    if not isinstance(held, list) or any(type(number) is not int for number in held):
        held = []
    length = max(len(held), len(numbers))
    both = ([*each, *[0] * (length - len(each))] for each in (held, numbers))
    place[name] = [max(pair) for pair in zip(*both, strict=True)]


def merged(before: object, after: object, newest: object) -> Any:
    """Return `newest` with the changes from `before` to `after`; dictionaries are merged by entry."""
    if not isinstance(after, Mapping) or not isinstance(newest, Mapping):
        return after
    if not isinstance(before, Mapping):
        before = {}
    result = {name: value for name, value in newest.items() if name in after or name not in before}
    for name, value in after.items():
        if name not in before or before[name] != value:
            result[name] = merged(before.get(name), value, newest.get(name))
    return result


class Form(NamedTuple):
    """The form of a file: the keys of its dictionaries, and how to find unusable values."""

    sections: Collection[str]
    unusable: Callable[[Values], list[Place]] = lambda _: []


class Exchanged(NamedTuple):
    """A file's present values.

    `news` says whether others have changed it. If it was `damaged`, `values` has the readable rest, and `why` the
    reason if that is not the text itself; `removed` names unusable values. `aside` is the path under which the former
    file was kept, if that was possible.
    """

    values: Values
    news: bool = True
    damaged: bool = False
    why: str = ""
    removed: tuple[Place, ...] = ()
    aside: Path | None = None


class UnusableFile(ValueError):
    """The file holds no values: `data` is its content, `why` the reason."""

    def __init__(self, why: str = "", data: bytes = b"") -> None:
        super().__init__(why)
        self.why = why
        self.data = data


def read(path: Path, sections: Collection[str] = ()) -> Values:
    """Return a file's values, none if it does not exist. Raises UnusableFile, or OSError if it is unreadable now."""
    try:
        data = read_regular(path, MAX_BYTES)
    except FileNotFoundError:
        return {}
    except UnsuitableFile as error:
        raise UnusableFile(reason_of(error)) from None
    try:
        found = json.loads(data.decode("utf-8-sig"))
        if isinstance(found, dict):
            text_of(found)  # values too deep to be written again would make every save fail
            if with_sections(found, sections) is found:
                return found
    except (ValueError, RecursionError):
        pass
    raise UnusableFile(data=data)


def text_of(values: Mapping[str, Any]) -> str:
    """Return values as the file's text: in ASCII, because the name of a folder may not be encodable.

    Each value, and each entry of a dictionary, has its own line, so that damage costs no other.
    """
    return "{\n" + ",\n".join(_lines(values, 1)) + "\n}\n"


def _lines(values: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Yield the lines of values at a depth."""
    for name, value in values.items():
        start = f"{' ' * depth}{json.dumps(name)}: "
        if depth == 1 and value and isinstance(value, dict):
            yield start + "{\n" + ",\n".join(_lines(value, 2)) + "\n }"
        else:
            yield start + json.dumps(value)


def exchange(path: Path, changes: Sequence[Change], known: Values | None, form: Form) -> Exchanged:
    """Make changes in a file, keep the rest of its present content, and return all of it.

    `known` are its last known values, which are restored if the file is gone or damaged, with everything still
    readable. Raises OSError if the file cannot be read or written now; it is then untouched.
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
        return found  # with no changes to make, damage is repaired only if that is possible


def look(path: Path, known: Values | None, form: Form) -> Exchanged:
    """Return the usable values in a file. Raises OSError if it is unreadable now."""
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
    removed = form.unusable(values) if known is None else []  # otherwise it came from another version of the program
    for *outer, name in removed:
        place = values
        for key in outer:
            place = place[key]
        del place[name]
    return Exchanged(values, news, damaged, why, tuple(removed))


def _change(path: Path, changes: Sequence[Change], known: Values | None, form: Form) -> Exchanged:
    """Make changes in a locked file. Raises OSError."""
    found = look(path, known, form)
    values, before = found.values, text_of(found.values)
    others = [name for name, value in values.items() if value is not None and not isinstance(value, dict)]
    for change in changes:
        change(values)
    text = text_of(values)
    if len(text) > MAX_BYTES:
        raise UnsuitableFile(path, because("file too large", size=MAX_BYTES))  # it could not be read again
    aside = None
    if found.why:
        aside = _set_aside(path)
    elif found.damaged or found.removed or any(isinstance(values.get(name), dict) for name in others):
        aside = _copy_aside(path)
    if aside is not None or text != before:
        disk.write_atomically(path, text, durable=True)
    return found._replace(values=values, aside=aside)


def _copied(values: Values) -> Values:
    copy: Values = json.loads(json.dumps(values))
    return copy


def save_if(path: Path, name: str, value: int, free: Callable[[object], bool]) -> bool:
    """Save one value if `free` accepts the present one; return whether it did.

    Of several windows at once only one gets True, and only once the value is on disk. Raises OSError or UnusableFile.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path):
        values = read(path)
        if not free(values.get(name)):
            return False
        disk.write_atomically(path, text_of({**values, name: value}), durable=True)
        return True


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Lock a file against other windows within the block. Raises OSError if one of them takes too long."""
    lock = WindowLock(f"{path}.lock")
    # Where locks are impossible, an error of the file itself is the better message.
    if not lock.tryLock(LOCK_PATIENCE_MS) and lock.taken:
        raise OSError(None, tr("another window is using them"), str(path))
    try:
        yield
    finally:
        lock.unlock()


def _set_aside(path: Path) -> Path:
    """Rename an unusable file, and return its new path. Raises OSError."""
    aside = next(name for name in _names_aside(path) if not os.path.lexists(name))
    os.replace(path, aside)
    return aside


def _copy_aside(path: Path) -> Path:
    """Copy a file under another name, unless such a copy exists; return its path. Raises OSError."""
    data = read_regular(path, MAX_BYTES)
    for aside in _names_aside(path):
        if not os.path.lexists(aside):
            disk.write_atomically(aside, data, durable=True)
        with suppress(OSError):
            if read_regular(aside, MAX_BYTES) == data:
                return aside
    raise AssertionError("names never end")


def _names_aside(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.name}{BROKEN_SUFFIX}{number or ''}") for number in count())


def salvaged(data: bytes, sections: Collection[str]) -> dict[str, Any]:
    """Return the readable entries of a damaged file, those of `sections` (dictionaries) one by one.

    Files have one entry per line; of others, which former versions wrote, as much as possible is found.
    """
    found: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {}
    place = found
    for line in data.decode("utf-8-sig", "surrogateescape").split("\n"):
        for part in _parts(line):
            section = next((name for name in sections if _begins_with(part, _header(name))), None)
            if section is not None:
                place = parts.setdefault(section, {})
                place.update(_scanned(part[len(_header(section)) :]))
            elif part.startswith('{"'):
                found.update(_scanned(part))
            elif part.endswith("{") and len(part) > 1:
                place = {}  # from a section that only another version of the program knows
                parts.update(dict.fromkeys(_entry(f"{part}}}"), place))
            else:
                (place if part.startswith("  ") else found).update(_entry(part))
    return {**found, **parts}


def with_sections(values: dict[str, Any], sections: Collection[str]) -> dict[str, Any]:
    """Return values with the names of `sections` repaired where a single bit has changed."""
    missing = [name for name in sections if name not in values]
    for odd in [name for name in values if name not in sections and isinstance(values[name], dict)]:
        name = next((name for name in missing if len(name) == len(odd) and _begins_with(odd, name)), None)
        if name is not None:
            missing.remove(name)
            values = {name if key == odd else key: value for key, value in values.items()}
    return values


def _parts(line: str) -> Iterator[str]:
    """Split a line where a line break is damaged."""
    start = 0
    if not _entry(line):
        for joint in islice(_JOINT.finditer(line), MAX_FAILURES):
            part = line[start : joint.start()]
            if _entry(part) or _entry(f"{part}}}") or part.strip() in ("{", "},"):
                yield part
                start = joint.end()
    yield line[start:]


def _header(section: str) -> str:
    """Return the first line of a section."""
    return f" {json.dumps(section)}: {{"


def _begins_with(text: str, expected: str) -> bool:
    """Return whether a text begins with another, apart from one changed bit."""
    pairs = zip(text.encode("utf-8", "surrogateescape"), expected.encode(), strict=False)
    return len(text) >= len(expected) and sum((one ^ other).bit_count() for one, other in pairs) <= 1


def _entry(line: str) -> dict[str, Any]:
    """Return the entry in a line, none if it cannot be written again."""
    try:
        found = json.loads("{" + line.strip().removesuffix(",") + "}")
        json.dumps(found)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _scanned(text: str) -> Iterator[tuple[str, Any]]:
    """Yield the entries in a text, wherever they begin."""
    decoder = JSONDecoder()
    start = failures = 0
    while failures < MAX_FAILURES and (begin := _ENTRY.search(text, start)) is not None:
        try:
            value, end = decoder.raw_decode(text, begin.end())
            json.dumps(value)
            yield json.loads("{" + begin[0] + "0}").popitem()[0], value
            start = end
        except (ValueError, RecursionError):
            start = begin.start() + 1
            failures += 1
