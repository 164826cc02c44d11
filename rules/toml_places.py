"""Finds the places of keys and values in a TOML text, which tomllib does not report."""

import re
import tomllib
from typing import Final

from surajang.rules.errors import Where

DEEPEST: Final = 8
"""The most keys in a dotted name, and the deepest nesting of brackets."""

_BLANKS: Final = re.compile(r"[ \t]*+")
_GAP: Final = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*")
_PART: Final = re.compile(r'[A-Za-z0-9_-]++|"(?:[^"\\\n]++|\\.)*"|\'[^\'\n]*+\'')
_STRING: Final = re.compile(
    r'"""(?:[^\\"]++|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']++|'(?!''))*'{3,5}"
    r'|"(?:[^"\\\n]++|\\.)*"'
    r"|'[^'\n]*+'",
    re.DOTALL,
)
_PLAIN: Final = re.compile(r"[^,\]}#\r\n]++")


class TooDeep(ValueError):
    """A key or value that is nested too deeply, at an `offset` in the text."""

    def __init__(self, offset: int) -> None:
        super().__init__(offset)
        self.offset = offset


class _NoToml(Exception):
    """A syntax error."""


class Places:
    """The offsets of keys and values in a TOML text, by the keys that lead to them.

    In invalid TOML, only those before the first error. Takes linear time, and raises TooDeep.
    """

    def __init__(self, text: str) -> None:
        self.keys: Final[dict[Where, int]] = {}
        self.values: Final[dict[Where, int]] = {}
        self._text: Final = text
        self._at = 0
        self._last: dict[Where, int] = {}
        try:
            self._scan()
        except _NoToml:
            return

    def of_key(self, where: Where) -> int | None:
        """Return the offset of a key, or of the nearest one above it that the text has; None without any."""
        while where and where not in self.keys:
            where = where[:-1]
        return self.keys.get(where)

    def of_value(self, where: Where) -> int | None:
        """Return the offset of a value, or else what `of_key` returns."""
        return self.values[where] if where in self.values else self.of_key(where)

    def _scan(self) -> None:
        """Find all places."""
        table: Where = ()
        self._skip(_GAP)
        while self._at < len(self._text):
            if self._text.startswith("[", self._at):
                table = self._header()
            else:
                self._pair(table, 0)
            self._skip(_GAP)

    def _header(self) -> Where:
        """Read `[table]` or `[[table of a list]]`, and return where it is."""
        doubled = self._text.startswith("[[", self._at)
        self._at += 2 if doubled else 1
        table: Where = ()
        parts = self._key()
        for number, (name, offset) in enumerate(parts, 1):
            table = (*table, name)
            self.keys.setdefault(table, offset)
            if doubled and number == len(parts):
                self._last[table] = self._last.get(table, -1) + 1
            if table in self._last:
                table = (*table, self._last[table])
                self.keys.setdefault(table, offset)
        self._expect("]]" if doubled else "]")
        return table

    def _pair(self, table: Where, depth: int) -> None:
        """Read `key = value`."""
        where = table
        for name, offset in self._key():
            where = (*where, name)
            self.keys.setdefault(where, offset)
        self._expect("=")
        self._skip(_BLANKS)
        self._value(where, depth)

    def _key(self) -> list[tuple[str, int]]:
        """Read a key, and return its parts with their offsets. Raises TooDeep."""
        parts: list[tuple[str, int]] = []
        while True:
            self._skip(_BLANKS)
            start = self._at
            if len(parts) == DEEPEST:
                raise TooDeep(start)
            parts.append((_unquoted(self._take(_PART)), start))
            self._skip(_BLANKS)
            if not self._text.startswith(".", self._at):
                return parts
            self._at += 1

    def _value(self, where: Where, depth: int) -> None:
        """Read a value. Raises TooDeep."""
        self.values[where] = self._at
        first = self._text[self._at : self._at + 1]
        if first in ("[", "{"):
            if depth == DEEPEST:
                raise TooDeep(self._at)
            self._at += 1
            self._items(where, depth + 1, "]" if first == "[" else "}")
        elif first in ('"', "'"):
            self._take(_STRING)
        else:
            self._take(_PLAIN)

    def _items(self, where: Where, depth: int, end: str) -> None:
        """Read the items of a list or an inline table up to its `end`."""
        number = 0
        while True:
            self._skip(_GAP)
            if self._text.startswith(end, self._at):
                self._at += 1
                return
            if end == "]":
                self.keys[(*where, number)] = self._at
                self._value((*where, number), depth)
            else:
                self._pair(where, depth)
            number += 1
            self._skip(_GAP)
            if not self._text.startswith(end, self._at):
                self._expect(",")

    def _skip(self, pattern: re.Pattern[str]) -> None:
        """Skip a match of a pattern, possibly empty."""
        match = pattern.match(self._text, self._at)
        self._at = match.end() if match else self._at

    def _take(self, pattern: re.Pattern[str]) -> str:
        """Return a match of a pattern, and skip it. Raises _NoToml."""
        match = pattern.match(self._text, self._at)
        if match is None:
            raise _NoToml
        self._at = match.end()
        return match.group()

    def _expect(self, sign: str) -> None:
        """Skip a sign. Raises _NoToml for any other."""
        if not self._text.startswith(sign, self._at):
            raise _NoToml
        self._at += len(sign)


def _unquoted(part: str) -> str:
    """Return the name in a part of a key, unescaped. Raises _NoToml for a wrong escape sequence."""
    if "\\" not in part:
        return part[1:-1] if part[0] in "\"'" else part
    try:
        return next(iter(tomllib.loads(f"{part} = 0")))
    except ValueError:
        raise _NoToml from None


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset in a text, from 1."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
