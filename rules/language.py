"""How a language words a reason: fills its sentence in `rules.words` with names of pieces and players, and numbers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from surajang.rules.coordinates import written_square
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason, Value
from surajang.rules.variant import Variant
from surajang.rules.words import BYTES, MEGABYTES, SENTENCES

MAX_QUOTE_LENGTH: Final = 40
"""The most characters of user input that are quoted, for readability."""

SENTENCE: Final = "a sentence"
PIECE: Final = "a piece"
PLAYER: Final = "a player"
REGION: Final = "a region"

QUOTED: Final = ("text", "movement")
"""The names of values that are user input."""

KEY: Final = "key"
"""The name of a key of a definition."""

Say = Callable[[str, str], str]
"""Words a text, the second argument saying what it is: a sentence with its names in braces, or such a name."""


def in_english(text: str, what: str) -> str:
    """Return a text as an English sentence quotes it."""
    return text


def _number(number: int) -> str:
    """Return a number as an English sentence writes it."""
    return f"{number:,}"


def _listed(items: tuple[str, ...]) -> str:
    """Return items as an English sentence lists them."""
    return ", ".join(items)


def _piece(piece: Piece) -> str:
    """Return a piece as an English sentence names it."""
    return piece.name.lower()


def _key(key: str) -> str:
    """Return a key of a definition as an English sentence quotes it."""
    return f'"{key}"'


class Language(NamedTuple):
    """How a language says texts, names and pieces, writes numbers and lists, quotes, and fills a sentence.

    `quote` quotes what somebody wrote, `key` a key of a definition.
    """

    say: Say = in_english
    number: Callable[[int], str] = _number
    listed: Callable[[tuple[str, ...]], str] = _listed
    piece: Callable[[Piece], str] = _piece
    fill: Callable[..., str] = str.format
    quote: Callable[[str], str] = repr
    key: Callable[[str], str] = _key


ENGLISH: Final = Language()


def sentence(reason: Reason, language: Language = ENGLISH) -> str:
    """Return what a reason says, as a sentence (two where it names a reason of its own)."""
    words = {name: _word(reason.variant, name, value, language) for name, value in reason.values.items()}
    return language.fill(language.say(SENTENCES[reason.code], SENTENCE), **words)


def _word(variant: Variant | None, name: str, value: Value, language: Language) -> str:
    """Return how a sentence names one of a reason's values."""
    say = language.say
    if isinstance(value, Piece):
        return language.piece(value)
    if isinstance(value, Reason):
        return sentence(value, language)
    if isinstance(value, tuple):
        return language.listed(value)
    if isinstance(value, str):
        if name in QUOTED:
            return language.quote(value if len(value) <= MAX_QUOTE_LENGTH else value[:MAX_QUOTE_LENGTH] + "…")
        return language.key(value) if name == KEY else say(value, REGION) if name == "region" else value
    if name == "square" and variant:
        return written_square(variant, value)
    if name in ("player", "opponent") and variant:
        return say(variant.appearance.players[value], PLAYER)
    if name == "size":
        size, unit = (value // 1_000_000, MEGABYTES) if value >= 1_000_000 else (value, BYTES)
        return say(unit, SENTENCE).format(number=language.number(size))
    return language.number(value)
