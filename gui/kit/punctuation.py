"""Joins texts with the punctuation and spaces of the language, not with those of English."""

from collections.abc import Iterable, Sequence
from functools import reduce

from surajang.gui.kit.translation import Text, tr
from surajang.gui.kit.translation import number as written

LABELLED = Text("{label}: {value}", "what something is called, and what is said of it")
HEADED = Text("{heading}. {words}", "a heading that is read out, and what follows")
BESIDE = Text("{first} · {second}", "two things that are shown side by side, as in the title of a window")
PERCENT_BEHIND = Text("%", "behind a number in a field")

ENDS = ".!?…:。！？："
"""Characters that end a sentence."""


def labelled(label: str, value: str) -> str:
    """Return a label and a value: "Reset: Hash"; only one if the other is empty."""
    return LABELLED(label=label, value=value) if label and value else label or value


def listed(items: Iterable[str]) -> str:
    """Return a list: "e4, e5, e6"; empty items are left out."""
    return _joined(tr("{first}, {second}", "two items of a list"), items)


def joined(items: Sequence[str]) -> str:
    """Return a list in the form for a sentence, "e4, e5 and e6"; empty items are left out."""
    return tr(" and ").join(filter(None, (listed(items[:-1]), *items[-1:])))


def counted(items: Iterable[str]) -> str:
    """Return a list of items that contain commas: "Rook, 2; Pawn, 1"."""
    return _joined(tr("{first}; {second}", "two items of a list that have commas themselves"), items)


def described(*parts: str) -> str:
    """Return a description: "e4, White Knight, latest move"; empty parts are left out."""
    return _joined(tr("{first}, {second}", "what something is, and what else is to be said of it"), parts)


def sentences(*parts: str) -> str:
    """Return sentences as one text; empty ones are left out."""
    return _joined(tr("{first} {second}", "two sentences"), parts)


def times(parts: Iterable[str]) -> str:
    """Return a time in parts: "1 hour 2 minutes"."""
    return _joined(tr("{first} {second}", "hours and minutes, or minutes and seconds"), parts)


def beside(*parts: str) -> str:
    """Return texts side by side: "Puzzles · Mansindam"; empty ones are left out."""
    return _joined(BESIDE(), parts)


def against(players: Sequence[str]) -> str:
    """Return the players of a game: "Ann – Ben"."""
    return _joined(tr("{first} – {second}", "two players"), players)


def faces(names: Sequence[str]) -> str:
    """Return the names of a piece's faces."""
    return _joined(tr("{first} / {second}", "the two faces of a piece"), names)


def beginning(text: str) -> str:
    """Return a text with a capital."""
    return text[:1].upper() + text[1:]


def bracketed(text: str, more: str) -> str:
    """Return a text, with more in brackets if there is more."""
    return tr("{text} ({more})", "a name, and more about it in brackets", text=text, more=more) if more else text


def quoted(text: str) -> str:
    """Return a text in quotation marks, with signs that cannot be printed escaped."""
    signs = (sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
    return tr("“{text}”", "what somebody wrote, in the quotation marks of the language", text="".join(signs))


def headed(heading: str, words: str) -> str:
    """Return a heading and its text as one text to be read out."""
    if not heading or not words:
        return heading or words
    return sentences(heading, words) if heading[-1] in ENDS else HEADED(heading=heading, words=words)


def ended(text: str) -> str:
    """Return a text with a full stop unless it ends a sentence."""
    return text if not text or text[-1] in ENDS else tr("{text}.", "words that are read out like a sentence", text=text)


def percent(share: float, places: int = 0) -> str:
    """Return a share of 1 in percent."""
    return tr("{number}%", number=written(100 * share, places))


def _joined(pattern: str, parts: Iterable[str]) -> str:
    """Return texts joined by a pattern, each with the result so far."""
    known = [part for part in parts if part]
    return reduce(lambda first, second: pattern.format(first=first, second=second), known) if known else ""
