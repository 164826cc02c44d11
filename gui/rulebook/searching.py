"""Searching a page of the rules: by the words in it, and by those that players of other games would use.

The second kind are in `assets/rules/synonyms.toml`.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape, unescape
from itertools import chain

from surajang import assets
from surajang.gui.kit.translation import language
from surajang.gui.rulebook.page_model import ABSENT, RulesPage
from surajang.gui.words import naming

EXACT = 1000
"""A likeness above that of any common part of two words."""

MIN_LETTERS = 3
"""The letters of an alphabet that have to be typed before the rest of a word is guessed."""

_WRITTEN_WITHOUT_SPACES = re.compile(r"[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


@dataclass(frozen=True)
class Concept:
    """A concept to search for: the sections and the pieces (by their English names) where it is explained.

    `words` are its names, by language.
    """

    rules: tuple[str, ...]
    pieces: tuple[str, ...]
    words: Mapping[str, tuple[str, ...]]

    def places(self, page: RulesPage) -> list[str]:
        """Return the places of a page that explain it, the best one first."""
        known = {section.id for section in page.sections}
        symbols = [piece.symbol for piece in page.variant.pieces if piece.name in self.pieces]
        shown = [place for place in self.rules if place in known]
        if len(shown) > 1 and ABSENT in shown:  # it says that a rule is missing, but other places here explain it
            shown.remove(ABSENT)
        return list(dict.fromkeys([*shown, *(place for symbol in symbols for place in page.places_of_piece(symbol))]))


@cache
def concepts() -> dict[str, Concept]:
    """Return all concepts by their names."""
    data = tomllib.loads(assets.path("rules", "synonyms.toml").read_text("utf-8"))
    return {name: _concept(fields) for name, fields in data.items()}


def _concept(data: dict[str, str | list[str]]) -> Concept:
    """Return a concept from a file's data."""
    words = {name: tuple(text.split(", ")) for name, text in data.items() if isinstance(text, str)}
    return Concept(tuple(data["rules"]), tuple(data.get("pieces", ())), words)


def places_meant(page: RulesPage, query: str, surely: bool = False) -> list[str]:
    """Return the places of a page that a search means, whether or not they contain its words, the most likely first.

    It `surely` means a concept whose name it is or begins; otherwise also one named anywhere in it.
    """
    folded = fold(query)
    found: list[tuple[int, list[str]]] = []
    for piece in page.variant.pieces:
        likeness = max(_likeness(folded, fold(name), surely) for name in (piece.name, naming.piece(piece)))
        found.append((likeness, page.places_of_piece(piece.symbol)))
    for concept in concepts().values():
        words = chain(concept.words["en"], concept.words.get(language(), ()))
        likeness = max((_likeness(folded, fold(word), surely) for word in words), default=0)
        found.append((likeness, concept.places(page)))
    found.sort(key=lambda each: -each[0])
    return list(dict.fromkeys(place for likeness, places in found if likeness for place in places))


def _likeness(query: str, word: str, surely: bool) -> int:
    """Return the likeness of a search and a word: 0 for none, otherwise larger the longer their common part."""
    if not query:
        return 0
    if query == word:
        return EXACT + len(word)
    close, whole = _as_part(word)
    if word.startswith(query) and (close or len(query) >= MIN_LETTERS):
        return len(query)
    if surely:
        return 0
    if close:
        return len(word) if word in query else 0
    return len(word) if whole.search(query) else 0


@lru_cache(maxsize=4096)
def _as_part(word: str) -> tuple[bool, re.Pattern[str]]:
    """Return whether a word is written without spaces around it, and the pattern that finds it in a longer search."""
    end = "" if len(word) > MIN_LETTERS else r"(?!\w)"
    return bool(_WRITTEN_WITHOUT_SPACES.search(word)), re.compile(rf"(?<!\w){re.escape(word)}{end}")


@lru_cache(maxsize=256)
def _in_text(word: str) -> re.Pattern[str]:
    """Return the pattern that finds a word in a text: a short one, such as "en", only as a whole word."""
    alone = len(word) < MIN_LETTERS and not _WRITTEN_WITHOUT_SPACES.search(word)
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)" if alone else re.escape(word))


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Return a text without case and accents, with one blank between words.

    >>> fold("  Grand ROQUE, répétition ")
    'grand roque, repetition'
    """
    return " ".join("".join(map(_folded, text)).split())


@cache
def _folded(sign: str) -> str:
    """Return one sign without case and accent."""
    parts = unicodedata.normalize("NFKD", sign)
    return "".join(part for part in parts if unicodedata.category(part) != "Mn").casefold()


def marked(html: str, words: Iterable[str], style: str) -> str:
    """Return a text in HTML in which all `words` are marked by a CSS style; the same text if there are none."""
    parts = re.split(r"(<[^>]*>)", html)
    return "".join(part if part.startswith("<") else _marked_text(unescape(part), words, style) for part in parts)


def _marked_text(text: str, words: Iterable[str], style: str) -> str:
    """Return a plain text as HTML with its marks."""
    letters = [_folded(sign) for sign in text]
    folded = "".join(letters)
    starts = [0]
    for letter in letters:
        starts.append(starts[-1] + len(letter))
    covered = {
        place
        for word in words
        for found in _in_text(word).finditer(folded)
        for place in range(found.start(), found.end())
    }
    result, inside = "", False
    for number, sign in enumerate(text):
        hit = any(place in covered for place in range(starts[number], starts[number + 1]))
        if hit != inside:
            result += f"<span style='{style}'>" if hit else "</span>"
            inside = hit
        result += escape(sign)
    return result + ("</span>" if inside else "")
