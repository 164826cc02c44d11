"""The homepage's file about the newest version, which is untrusted and checked in every part."""

import json
import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from enum import Enum

from surajang.gui.updates.homepage import is_of

FILE = "release.json"
"""The file's name, below the homepage."""

MAX_BYTES = 16 * 1024
"""The maximum size of the file."""

NUMBER = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){1,3}")
"""A release's version, like 0.10.2."""

OWN = re.compile(r"(?P<number>[0-9]+(?:\.[0-9]+)*)(?P<before>(?:[-_.]?(?:a|b|c|rc|alpha|beta|pre|preview|dev)[0-9]*)?)")
"""The beginning of an installed version: its number, and whether it comes `before` the release of that number."""

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
MAX_SENTENCE_LENGTH = 200
"""The maximum length of the sentence."""


class Problem(Enum):
    """Why nothing is known about newer versions; gui.updates.updates_dialog has the sentences."""

    UNREACHABLE = "no answer came, or none that a homepage gives"
    SLOW = "the answer did not come in time"
    OTHER = "the answer is not the requested file"
    UNUSABLE = "the file makes no sense"
    INSECURE = "the system has nothing for secure connections"
    LACKING = "a library of the system is missing"


class Unusable(ValueError):
    """The file is invalid."""


@dataclass(frozen=True)
class News:
    """A release: its version, its day (2026-11-21), a sentence about it, and the address of its page."""

    version: str
    day: str
    sentence: str
    page: str


def read(content: bytes, homepage: str) -> News:
    """Return the news in the homepage's file. Raises Unusable."""
    if len(content) > MAX_BYTES:
        raise Unusable("it is too long")
    try:
        found = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        raise Unusable("it is not JSON") from None
    if not isinstance(found, dict):
        raise Unusable("it is no object")
    version, day, sentence, page = (found.get(name) for name in ("version", "date", "sentence", "page"))
    if not isinstance(version, str) or not NUMBER.fullmatch(version):
        raise Unusable("it names no version")
    if not isinstance(day, str) or not is_day(day):
        raise Unusable("it names no day")
    if not isinstance(page, str) or not is_of(page, homepage):
        raise Unusable("it names no page of the homepage")
    if not isinstance(sentence, str) or not plain(sentence) or len(sentence) > MAX_SENTENCE_LENGTH:
        raise Unusable("it has no sentence")
    return News(version, day, plain(sentence), page)


def is_day(text: str) -> bool:
    """Return whether a text is a date."""
    try:
        return bool(DAY.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False


def plain(text: str) -> str:
    """Return a text without invisible characters: controls, changes of direction, halves of surrogate pairs."""
    seen = (" " if character.isspace() else character for character in text)
    kept = (character for character in seen if unicodedata.category(character)[0] != "C")
    return " ".join("".join(kept).split())


def is_newer(version: str, own: str) -> bool:
    """Return whether a release is newer than the installed version; never if that is unreadable."""
    found = OWN.match(own)
    if found is None:
        return False
    there, here = _numbers(version), _numbers(found["number"])
    return there > here or (there == here and bool(found["before"]))


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version without trailing zeros: 1.0 is 1.0.0."""
    numbers = [int(part) for part in version.split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
