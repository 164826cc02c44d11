"""Texts in the window's language; the source has them in English.

`tr` looks a text up now. A `Text` is a constant that is looked up whenever it is called. `mark` marks a text in a
table, to be shown with `tr`. tools/translations.py collects the arguments of these, and the texts of the games' data.

Korean particles depend on the ending of the word before them: translators write both forms, one in brackets, and
`{piece}을(를)` becomes 룩을 or 나이트를. In other languages they ask for a form of a name: `{piece:acc}`
(gui/kit/name_forms.py).
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, update_wrapper
from string import Formatter
from typing import Any, Protocol, TypeVar

from surajang.gui.kit.name_forms import FormMissing, form

Result = TypeVar("Result")


class Translate(Protocol):
    """Looks a text up."""

    def __call__(self, text: str, comment: str, count: int) -> str:
        """Return a translation, or the text itself if there is none.

        `comment` distinguishes texts that are the same in English; `count` (-1 for none) selects a plural form.
        """


EXPECTED, FILES, LETTERS, SIGNS = "language", "files", "letters", "signs"
"""How moves are shown: in the language's default way, as in files, in its letters, in the pieces' signs."""

SPOKEN_IN_SIGNS = ("ko", "ja", "zh_TW", "zh_CN")
"""The languages that show moves in signs by default; the others use their letters."""


class WriteNumber(Protocol):
    """Formats a number."""

    def __call__(self, value: float, places: int, grouped: bool) -> str:
        """Return a number with this many decimal places, its thousands grouped or not."""


def _in_english(value: float, places: int, grouped: bool) -> str:
    return f"{value:{',' if grouped else ''}.{places}f}"


class _Language:
    """The current language and notation of moves."""

    name = "en"
    translate: Translate | None = None
    moves = EXPECTED
    write: WriteNumber = staticmethod(_in_english)


_caches: list[Callable[[], None]] = []


def speak(name: str, translate: Translate | None, write: WriteNumber | None = None) -> None:
    """Set the language: its name (`ko`, `zh_TW`), and the function that looks texts up, None for English.

    `write` formats its numbers, by default as in English.
    """
    _Language.name, _Language.translate = name, translate
    _Language.write = staticmethod(write or _in_english)
    for clear in _caches:
        clear()


def language() -> str:
    """Return the name of the current language."""
    return _Language.name


def show_moves(way: str) -> str:
    """Set how moves are shown, and return the former way. Widgets on the screen do not change."""
    before, _Language.moves = _Language.moves, way
    return before


def moves_shown() -> str:
    """Return how moves are shown: FILES, LETTERS or SIGNS."""
    if _Language.moves != EXPECTED:
        return _Language.moves
    return SIGNS if _Language.name in SPOKEN_IN_SIGNS else LETTERS


def tr(text: str, comment: str = "", /, **values: object) -> str:
    """Return a text in the window's language, with any values filled in."""
    translate = _Language.translate
    found = text if translate is None else translate(text, comment, -1)
    return put_in(found, **values) if values else found


_NUMBER = re.compile(r"(,?)(?:\.(\d)f)?")
"""The format of a number in a text: `{count:,}`, `{seconds:.1f}`."""

PLIES = "plies"
"""The format of a mate in a number of moves in languages that count the moves of both players: `{count:plies}`."""


class _Filled(Formatter):
    """Fills in the fields of a text, with numbers in the language's format and names in the form asked for."""

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> Any:
        """Return the field's name with its value, and the key that was used."""
        value, key = super().get_field(field_name, args, kwargs)
        return (field_name, value), key

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a formatted value."""
        field, value = value
        if format_spec and isinstance(value, str):
            try:
                return form(_Language.name, field, value, format_spec)
            except FormMissing:  # tests find these in our translations; an own game's may ask for any form
                return value
        if format_spec == PLIES and isinstance(value, int):
            return number(2 * value - 1)
        found = _NUMBER.fullmatch(format_spec) if format_spec else None
        if found is None or not isinstance(value, int | float):
            return str(super().format_field(value, format_spec))
        return number(value, int(found[2] or 0), grouped=bool(found[1]))


_filled = _Filled()


def put_in(text: str, /, **values: object) -> str:
    """Return a translated text with the values filled in, and numbers in the language's format."""
    return fitted(_filled.vformat(text, (), values) if ":" in text else text.format(**values))


def fitted(text: str) -> str:
    """Return a filled text as the language joins words: Korean with particles, signs with blanks beside Latin words."""
    if _Language.name == "ko":
        return with_particles(text)
    return re.sub(_BESIDE_A_WORD, " ", text) if _Language.name in ("ja", "zh_TW", "zh_CN") else text


_SIGN = "[\u3040-\u30ff\u3400-\u9fff]"
_BESIDE_A_WORD = rf"(?<={_SIGN})(?=[A-Za-z]{{3,}}+(?![\d@=+#]))|(?<=[A-Za-z]{{3}})(?={_SIGN})"
"""A pattern for where Chinese and Japanese texts have a blank: between a sign and a Latin word, which is no move.

It is compiled when it is first used.
"""


def number(value: float, places: int = 0, grouped: bool = True) -> str:
    """Return a number in the language's format, for people and not for files.

    >>> number(12345), number(2.25, 1), number(-1234.5, 1, grouped=False)
    ('12,345', '2.2', '-1234.5')
    """
    return _Language.write(value, places, grouped)


def short_number(value: float) -> str:
    """Return a number with one place, or none if it needs none.

    >>> short_number(12), short_number(12.5), short_number(0.04)
    ('12', '12.5', '0')
    """
    rounded = round(value, 1)
    return number(rounded, 0 if rounded == int(rounded) else 1)


def mark(text: str, comment: str = "") -> str:
    """Mark a text for translation, and return it unchanged."""
    return text


class Text:
    """A text that is translated whenever it is called: `TITLE()`, `SAVED(name="…")`."""

    def __init__(self, text: str, comment: str = "") -> None:
        self._text = text
        self._comment = comment

    def __call__(self, **values: object) -> str:
        """Return the text, with any values filled in."""
        return tr(self._text, self._comment, **values)


def translated(choices: Iterable[tuple[str, Text]]) -> list[tuple[str, str]]:
    """Return choices (key and text) with translated texts."""
    return [(key, text()) for key, text in choices]


class Plural:
    """A text that depends on a number, in English one of at most two: `plural("{count} game", "{count} games")`."""

    def __init__(self, one: str, many: str) -> None:
        self._one = one
        self._many = many

    def __call__(self, count: int, **values: object) -> str:
        """Return the text for a `count`, with it and all other values filled in."""
        translate = _Language.translate
        found = self._many if translate is None else translate(self._many, "", count)
        if found == self._many and count == 1:
            found = self._one
        return put_in(found, count=count, **values)


def plural(one: str, many: str = "") -> Plural:
    """Return a text that depends on a number; the plural may be left out if it is the same in English."""
    return Plural(one, many or one)


_WORDS = re.compile(r"\w{2,}")


def in_sentence(name: str) -> str:
    """Return a name as it is written within a sentence: in lower case, except in German, and except single letters."""
    return name if _Language.name == "de" else _WORDS.sub(lambda word: word[0].lower(), name)


def continuing(text: str) -> str:
    """Return a text as it goes on behind a colon or a comma: with a small letter, except in German."""
    return text if _Language.name == "de" else text[:1].lower() + text[1:]


def cached_words(function: Callable[..., Result]) -> Callable[..., Result]:
    """Cache a function's results like functools.cache, until the language changes."""
    cached: Any = cache(function)
    _caches.append(cached.cache_clear)
    return update_wrapper(lambda *arguments: cached(*arguments), function)


AFTER_CONSONANT_AND_VOWEL = {
    "을(를)": ("을", "를"),
    "이(가)": ("이", "가"),
    "은(는)": ("은", "는"),
    "와(과)": ("과", "와"),
    "(으)로": ("으로", "로"),
    "(이)면": ("이면", "면"),
    "(이)라는": ("이라는", "라는"),
}
"""The ways to write particles, with their forms after a consonant and after a vowel."""

_PLACES = re.compile(rf"(\w\w?)((?:\([^()]*\))?[^\w\s]*)({'|'.join(map(re.escape, AFTER_CONSONANT_AND_VOWEL))})")
"""The end of a word, anything unspoken after it (a remark in brackets, the sign for check), and a particle.

All of the word would take time that grows with the square of its length.
"""

FIRST_SYLLABLE, LAST_SYLLABLE, ENDINGS = "가", "힣", 28
"""Syllables are ordered by their endings: 28 for each beginning, the first without an ending."""

_ENDING_OF_L = 8
_READ = dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True)) | dict(
    zip(
        "陽陰步騎閣飛猊帥奔鍍圭馬龍全杏元斗哨雲弓聖艦王卒香桂角銀后兵砲象金獅",
        "양음보기각비예수분도규마용전행원두초운궁성함왕졸향계각은후병포상금사",
        strict=True,
    )
)
"""The readings of digits, and of the signs on pieces; a number that ends with 0 ends in a consonant, like 0."""

_LETTERS_WITH_L, _LETTERS_WITH_CONSONANT = "l", "mn"
"""Letters whose Korean names end in a consonant: 엘, 엠, 엔."""


def with_particles(text: str) -> str:
    """Return a text with the particles that its words need; both forms stay if a word's reading is unknown.

    >>> with_particles("룩을(를), 나이트을(를), 룩d10+(으)로, Ann이(가)")
    '룩을, 나이트를, 룩d10+으로, Ann이(가)'
    """
    return _PLACES.sub(_fitted, text) if "(" in text else text


def _fitted(found: re.Match[str]) -> str:
    word, signs, particle = found.groups()
    ending = _ending(word)
    if ending is None:
        return found[0]
    consonant = ending and not (ending == _ENDING_OF_L and particle == "(으)로")
    return word + signs + AFTER_CONSONANT_AND_VOWEL[particle][0 if consonant else 1]


def _ending(word: str) -> int | None:
    """Return the final consonant of a word's reading, 0 for none, None if it is unknown."""
    last = _READ.get(word[-1], word[-1])
    if FIRST_SYLLABLE <= last <= LAST_SYLLABLE:
        return (ord(last) - ord(FIRST_SYLLABLE)) % ENDINGS
    if not last.isascii() or (word[-2:-1].isascii() and word[-2:-1].isalpha()):
        return None
    if last.lower() in _LETTERS_WITH_L:
        return _ENDING_OF_L
    return int(last.lower() in _LETTERS_WITH_CONSONANT)
