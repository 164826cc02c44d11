"""Texts in the language of the window; they stand in the source in English.

`tr` looks a text up now. A `Text` is a constant that is looked up whenever it is called. `mark` leaves a text in
English in a table; whoever shows it gives it to `tr`. Only texts between the brackets of one of these, or in the data,
reach the translators (tools/translations.py).
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, update_wrapper
from string import Formatter
from typing import Any, Protocol, TypeVar

from gui.kit.korean import with_particles

Result = TypeVar("Result")


class Translate(Protocol):
    """Looks a text up."""

    def __call__(self, text: str, comment: str, count: int) -> str:
        """Return a text in the language of the window, the text itself if it is not known.

        `comment` tells texts apart that are the same in English, `count` (-1 for none) chooses a plural form.
        """


EXPECTED, FILES, LETTERS, SIGNS = "language", "files", "letters", "signs"
"""How moves are shown: as players of the language expect, as in files, in letters of the language, in pieces' signs."""

SPOKEN_IN_SIGNS = ("ko", "ja", "zh_TW", "zh_CN")
"""The languages whose players expect signs; those of all others expect letters of their own."""


class WriteNumber(Protocol):
    """Writes a number."""

    def __call__(self, value: float, places: int, grouped: bool) -> str:
        """Return a number with so many places behind the decimal sign, its thousands apart or not."""


def _in_english(value: float, places: int, grouped: bool) -> str:
    """Write a number as English does."""
    return f"{value:{',' if grouped else ''}.{places}f}"


class _Language:
    """What is spoken now, and how moves are shown."""

    name = "en"
    translate: Translate | None = None
    moves = EXPECTED
    write: WriteNumber = staticmethod(_in_english)


_caches: list[Callable[[], None]] = []


def speak(name: str, translate: Translate | None, write: WriteNumber | None = None) -> None:
    """Let texts be said in a language: its name (`ko`, `zh_TW`), and how a text is looked up, for English None.

    `write` writes its numbers, as English does if it is None.
    """
    _Language.name, _Language.translate = name, translate
    _Language.write = staticmethod(write or _in_english)
    for clear in _caches:
        clear()


def language() -> str:
    """Return the name of the language that is spoken."""
    return _Language.name


def show_moves(way: str) -> str:
    """Let moves be shown in a way from now on; return in which they were. What is shown already stays as it is."""
    before, _Language.moves = _Language.moves, way
    return before


def moves_shown() -> str:
    """Return how moves are shown: FILES, LETTERS or SIGNS."""
    if _Language.moves != EXPECTED:
        return _Language.moves
    return SIGNS if _Language.name in SPOKEN_IN_SIGNS else LETTERS


def tr(text: str, comment: str = "", /, **values: object) -> str:
    """Return a text in the language of the window, with the values put in where there are any."""
    translate = _Language.translate
    said = text if translate is None else translate(text, comment, -1)
    return put_in(said, **values) if values else said


_NUMBER = re.compile(r"(,?)(?:\.(\d)f)?")
"""What stands in braces behind the name of a number, if anything: `{count:,}`, `{seconds:.1f}`."""


class _Filled(Formatter):
    """A text with its places in braces filled, numbers written as the language of the window writes them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return what stands for a value."""
        wanted = _NUMBER.fullmatch(format_spec) if format_spec else None
        if wanted is None or not isinstance(value, int | float):
            return str(super().format_field(value, format_spec))
        return number(value, int(wanted[2] or 0), grouped=bool(wanted[1]))


_filled = _Filled()


def put_in(text: str, /, **values: object) -> str:
    """Return a text that has been looked up with the values put in, numbers as the language writes them."""
    return fitted(_filled.vformat(text, (), values) if ":" in text else text.format(**values))


def fitted(text: str) -> str:
    """Return a text that is filled with its particles as its words want them, in a language that has such."""
    return with_particles(text) if _Language.name == "ko" else text


def number(value: float, places: int = 0, grouped: bool = True) -> str:
    """Return a number that people read as the language of the window writes it; files have their own form.

    >>> number(12345), number(2.25, 1), number(-1234.5, 1, grouped=False)
    ('12,345', '2.2', '-1234.5')
    """
    return _Language.write(value, places, grouped)


def short_number(value: float, places: int = 1) -> str:
    """Return a number with no more places than it needs.

    >>> short_number(12), short_number(12.5), short_number(0.04)
    ('12', '12.5', '0')
    """
    rounded = round(value, places)
    return number(rounded, 0 if rounded == int(rounded) else places)


def mark(text: str, comment: str = "") -> str:
    """Return a text as it is: a place that shows it will say it."""
    return text


class Text:
    """A text that is looked up in the language of the window when it is called: `TITLE()`, `SAVED(name="…")`."""

    def __init__(self, text: str, comment: str = "") -> None:
        self._text = text
        self._comment = comment

    def __call__(self, **values: object) -> str:
        """Return the text, with the values put in where there are any."""
        return tr(self._text, self._comment, **values)


def said(choices: Iterable[tuple[str, Text]]) -> list[tuple[str, str]]:
    """Return choices, each a key and its text, in the language of the window."""
    return [(key, text()) for key, text in choices]


class Plural:
    """A text that depends on a number, in English one of at most two: `plural("{count} game", "{count} games")`."""

    def __init__(self, one: str, many: str) -> None:
        self._one = one
        self._many = many

    def __call__(self, count: int, **values: object) -> str:
        """Return the text for a number, with it (`count`) and all other values put in."""
        translate = _Language.translate
        said = self._many if translate is None else translate(self._many, "", count)
        if said == self._many and count == 1:
            said = self._one
        return put_in(said, count=count, **values)


def plural(one: str, many: str = "") -> Plural:
    """Return a text that depends on a number; one is enough where English has the same for all numbers."""
    return Plural(one, many or one)


def in_sentence(name: str) -> str:
    """Return a name as it is written within a sentence: small, but in German, which has its nouns begin large."""
    return name if _Language.name == "de" else name.lower()


def cached_words(function: Callable[..., Result]) -> Callable[..., Result]:
    """Remember what a function has returned, like functools.cache, until another language is chosen."""
    cached: Any = cache(function)
    _caches.append(cached.cache_clear)
    return update_wrapper(lambda *arguments: cached(*arguments), function)
