"""Which piece a typed word means: by its name, or by its beginning, as the ends of words change in many languages.

Chinese and Japanese write no blanks between words, so what is typed in them is cut at the words that are known.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping

ENOUGH = 4
"""So many letters at the beginning tell a name, in a shorter name all but the last."""

SHORTEST = 2
"""A name is told by no fewer letters than these, unless it is no longer itself."""

UNSPACED = re.compile("[々\u3040-\u30ff\u3400-\u9fff]+")
"""Chinese signs and the letters of Japanese."""


def apart(text: str, known: Iterable[str]) -> list[str]:
    """Return the known words that stand in a text without blanks, the text itself if there are none or it has others.

    >>> words = ("我", "我的", "騎士", "在哪裡", "knights")
    >>> apart("我的騎士在哪裡", words), apart("騎士f3", words), apart("knights", words)
    (['我的', '騎士', '在哪裡'], ['騎士f3'], ['knights'])
    """
    longest_first = sorted(filter(UNSPACED.fullmatch, known), key=len, reverse=True)
    found = re.findall("|".join(longest_first), text) if longest_first and UNSPACED.fullmatch(text) else []
    return found or [text]


def meant(word: str, names: Mapping[int, tuple[str, str]]) -> int:
    """Return the number of the piece that a word means, 0 if it is none or more than one.

    Each has a name in the language of the window, of which a beginning will do, and one in English.

    >>> pieces = {1: ("Turm", "Rook"), 2: ("Springer", "Knight"), 3: ("König", "King"), 4: ("конь", "Horse")}
    >>> [meant(word, pieces) for word in ("türme", "springern", "könige", "кони", "knights", "dame", "tu", "hors")]
    [1, 2, 3, 4, 2, 0, 0, 0]
    """
    asked = _plain(word)
    likeness = {
        number: max(_likeness(asked, _plain(own)), _same(asked, _plain(english)))
        for number, (own, english) in names.items()
    }
    best = max(likeness.values(), default=NONE)
    alike = [number for number, how in likeness.items() if how == best]
    return alike[0] if best > NONE and len(alike) == 1 else 0


NONE = (0, 0)


def _likeness(word: str, name: str) -> tuple[int, int]:
    """Return how much of a name a word begins with, and how little of the name is left then, NONE where it does not."""
    if word in (name, f"{name}s"):
        return _same(word, name)
    same = next((place for place, (one, other) in enumerate(zip(word, name, strict=False)) if one != other), None)
    same = min(len(word), len(name)) if same is None else same
    least = min(len(name), max(SHORTEST, min(ENOUGH, len(name) - 1)))
    return (same, same - len(name)) if same >= least else NONE


def _same(word: str, name: str) -> tuple[int, int]:
    """Return what is more than any beginning where a word is a name, or that with an *s* behind it, else NONE."""
    return (len(name) + 100, 0) if word in (name, f"{name}s") else NONE


def _plain(text: str) -> str:
    """Return a text in small letters without the accents of Latin letters."""
    parts = unicodedata.normalize("NFD", text.lower())
    bare = "".join(sign for sign, before in zip(parts, f" {parts}", strict=False) if not _accent(sign, before))
    return unicodedata.normalize("NFC", bare)


def _accent(sign: str, before: str) -> bool:
    """Say whether a sign stands above or below a Latin letter; that of the Russian й makes it another letter."""
    return bool(unicodedata.combining(sign)) and before.isascii()
