"""Reads games from Fairy-Stockfish's definitions, `variants.ini`.

Its own games, which sections inherit from, are definitions of our own (templates.ini) and can be played as well.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from surajang.rules.errors import in_english
from surajang.rules.ini.build import variant_of
from surajang.rules.ini.definition import Definition, Entry, Place, Refused
from surajang.rules.ini.keys import apply
from surajang.rules.ini.unsupported import ONLY, REFUSED_PARENTS
from surajang.rules.reasons import Reason, because
from surajang.rules.variant import Variant

_TEMPLATES: Final = Path(__file__).parent / "templates.ini"
_MAX_LINE_LENGTH: Final = 4_000
_SENTENCE: Final = 4
"""A line without an equals sign is prose, not a broken entry, from this many words on."""
_HEADER: Final = re.compile(r"\s*\[([^\]:]*)(?::([^\]]*))?\](.*)")


@dataclass(frozen=True)
class Refusal:
    """Why a section is not a playable game, with line and column, from 1, and the offending key if there is one."""

    line: int
    column: int
    reason: Reason
    key: str = ""

    def __str__(self) -> str:
        """Return the place and the reason."""
        return f"{self.line}:{self.column}: {in_english(self.reason)}"


@dataclass(frozen=True)
class _Section:
    """A section of the text, unread: its parent's name, its entries, or the line that cannot be read."""

    name: str
    parent: str
    place: Place
    entries: dict[str, Entry]
    refusal: Refused | None


class Definitions:
    """The sections of a text, read one by one when asked for.

    >>> from surajang.rules.ini import Definitions
    >>> found = Definitions("[mine:chess]\\nstalemateValue = loss")
    >>> found.names
    ('mine',)
    >>> found.game("mine").end.stalemate_loses
    True
    """

    def __init__(self, text: str) -> None:
        self._sections: dict[str, _Section] = {}
        self._read: dict[str, Definition | Refused] = {}
        self._order: dict[str, int] = {}
        self._first_refused: dict[str, tuple[str, Refused]] = {}
        for section in _sections(text):
            first = self._sections.get(section.name)
            if first is None:
                self._order[section.name] = len(self._order)
                self._sections[section.name] = section
            elif first.refusal is None:
                twice = because("section twice", name=section.name[:60], line=first.place.line)
                self._sections[section.name] = _Section(
                    section.name, section.parent, section.place, {}, Refused(section.place, twice)
                )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sections, in their order."""
        return tuple(self._sections)

    def game(self, name: str) -> Variant:
        """Return the game of a section. Raises Refused, and KeyError if there is no such section."""
        if name not in self._sections:
            raise KeyError(name)
        definition = self._definition(name)
        if isinstance(definition, Refused):
            raise definition
        return variant_of(definition)

    def read(self, name: str) -> Variant | Refusal:
        """Return the game of a section, or its refusal. Raises KeyError if there is no such section."""
        try:
            return self.game(name)
        except Refused as error:
            return Refusal(error.place.line, error.place.column, error.reason, error.key)

    def _definition(self, name: str) -> Definition | Refused:
        """Return the values of a section, with those of its parents, or why there are none."""
        chain = []
        while name in self._sections and name not in self._read:
            section = self._sections[name]
            chain.append(section)
            if not self._is_earlier(section):
                break
            name = section.parent
        for section in reversed(chain):
            try:
                self._read[section.name] = self._inherited(section)
            except Refused as error:
                self._read[section.name] = error
        return self._read[chain[0].name] if chain else self._read[name]

    def _is_earlier(self, section: _Section) -> bool:
        """Return whether a section's parent is another section above it."""
        parent = section.parent
        return parent not in builtin() and parent in self._order and self._order[parent] < self._order[section.name]

    def _inherited(self, section: _Section) -> Definition:
        """Return the values of a section whose parent has been read. Raises Refused."""
        if section.refusal:
            raise section.refusal
        name, place, parent = section.name, section.place, section.parent
        if name in builtin() or name in REFUSED_PARENTS:
            raise Refused(place, because("name of another game", text=name))
        base: Definition | None = None
        if parent:
            if key := REFUSED_PARENTS.get(parent, ""):
                reason = ONLY[key][1] if key in ONLY else because("rules not supported")
                raise Refused(place, because("inherits from what needs", game=parent, field=key, reason=reason), key)
            base = builtin().get(parent)
            if base is None:
                if not self._is_earlier(section):
                    if parent in self._order:
                        raise Refused(place, because("inherits from below", text=parent), "inherits")
                    raise Refused(place, because("inherits from nothing", text=parent), "inherits")
                read = self._read[parent]
                if isinstance(read, Refused):
                    raise self._refused_for(section, read)
                base = read
        definition = Definition(name, place, base)
        apply(definition, section.entries)
        return definition

    def _refused_for(self, section: _Section, parent: Refused) -> Refused:
        """Return the refusal of a section whose parent is refused; it names only the first of a chain."""
        name, first = self._first_refused.get(section.parent, (section.parent, parent))
        self._first_refused[section.name] = name, first
        reason = because("inherits from refused", text=name, line=first.place.line, reason=first.reason)
        return Refused(section.place, reason, first.key)


def read(text: str) -> dict[str, Variant | Refusal]:
    """Return the games that a text defines, and the refusals of those that cannot be played, by section."""
    found = Definitions(text)
    return {name: found.read(name) for name in found.names}


@lru_cache(maxsize=1)
def builtin() -> Mapping[str, Definition]:
    """Return the definitions of Fairy-Stockfish's own games by name."""
    found: dict[str, Definition] = {}
    for section in _sections(_TEMPLATES.read_text("utf-8")):
        definition = Definition(section.name, Place(0, 0), found.get(section.parent), builtin=True)
        apply(definition, section.entries)
        definition.places.clear()
        found[section.name] = definition
    return found


@lru_cache(maxsize=16)
def template(name: str) -> Variant:
    """Return one of Fairy-Stockfish's own games. Raises KeyError for others, and Refused if it cannot be played."""
    return variant_of(builtin()[name])


def _sections(text: str) -> Iterator[_Section]:
    """Yield the sections of a text; text above the first is ignored, and so are sentences below a section's last entry.
    A definition can therefore be pasted together with the web page around it.
    """
    name, parent, place = "", "", Place(0, 0)
    entries: dict[str, Entry] = {}
    refusal: Refused | None = None
    sentence: Refused | None = None
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        if line[:1] in ("#", ";"):
            continue
        header = _HEADER.fullmatch(line[:_MAX_LINE_LENGTH]) if line.lstrip()[:1] == "[" else None
        if header or line[:1] == "[":
            if place.line:
                yield _Section(name, parent, place, entries, refusal)
            entries, refusal, sentence, place = {}, None, None, Place(number, line.index("[") + 1)
            name, parent = (header[1].strip(), (header[2] or "").strip()) if header else (line[1:60], "")
            if header is None or not name or header[3].strip() or line[:1] != "[":
                refusal = Refused(place, because("section not written so"))
        elif place.line and line.strip() and refusal is None:
            key, sign, value = line.partition("=")
            if len(line) > _MAX_LINE_LENGTH:
                refusal = Refused(Place(number, 1), because("line too long", most=_MAX_LINE_LENGTH))
            elif sentence is not None:
                refusal = sentence if sign and len(key.split()) == 1 else None
            elif not sign or not key.strip():
                wrong = Refused(Place(number, 1), because("line not written so"))
                refusal, sentence = (None, wrong) if len(line.split()) >= _SENTENCE else (wrong, None)
            else:
                at_key = Place(number, len(key) - len(key.lstrip()) + 1)
                stripped = value.lstrip()
                entries[key.strip()] = Entry(stripped, at_key, Place(number, len(line) - len(stripped) + 1))
    if place.line:
        yield _Section(name, parent, place, entries, refusal)
