"""The parts of a PGN comment that are not words: arrows and circles, an engine's evaluation, and the traces of a
review.

`[%csl Ge4] [%cal Re2e4,BP@e5] [%eval 0.35] [%review $4]`
"""

import re
from dataclasses import dataclass

COLOURS = "GRYB"
"""Green, red, yellow and blue, as PGN names them."""

_ITEM = re.compile(r"([GRYB])((?:[a-z]\d\d?)|(?:[A-Za-z]@))?([a-z]\d\d?)$")
# Possessive: otherwise a command with many blanks that is not closed would take quadratic time.
_MARKS = re.compile(r" ?\[%c[sa]l ++([^\[\]]*+)\]")
_EVALUATION = re.compile(r" ?\[%eval ++([^\[\]]*+)\]")
_REVIEWED = re.compile(r" ?\[%review ++([^\[\]]*+)\]")
_NO_WORDS = re.compile(r" ?\[%(?:c[sa]l|eval|review) ++[^\[\]]*+\]")


@dataclass(frozen=True)
class Mark:
    """An arrow between two squares, from a piece in hand to a square, or a circle, which has no `start`.

    A piece in the hand of the side to move is written as in a drop (`P@`), one in the other's hand in small letters
    (`p@`). Squares are named as in UCI. `colour` is one of COLOURS.
    """

    colour: str
    end: str
    start: str = ""

    def __str__(self) -> str:
        return f"{self.colour}{self.start}{self.end}"


def marks_in(comment: str) -> tuple[Mark, ...]:
    """Return the marks in a comment; unreadable ones are left out."""
    items = (item.strip() for found in _MARKS.finditer(comment) for item in found[1].split(","))
    known = (_ITEM.match(item) for item in items)
    return tuple(Mark(item[1], item[3], item[2] or "") for item in known if item is not None)


def evaluation_in(comment: str) -> str:
    """Return the evaluation as written in a comment, empty if there is none."""
    found = _EVALUATION.search(comment) if "[%eval" in comment else None
    return found[1].strip() if found else ""


def reviewed_in(comment: str) -> str:
    """Return a review's traces in a comment, empty if there are none."""
    found = _REVIEWED.search(comment) if "[%review" in comment else None
    return found[1].strip() if found else ""


def without_marks(comment: str) -> str:
    """Return the words of a comment."""
    return _NO_WORDS.sub("", comment).strip(" ") if "[%" in comment else comment


def with_marks(comment: str, marks: tuple[Mark, ...]) -> str:
    """Return a comment with its marks replaced."""
    return _joined(without_marks(comment), marks, evaluation_in(comment), reviewed_in(comment))


def with_words(comment: str, words: str) -> str:
    """Return a comment with its words replaced."""
    return _joined(without_marks(words), marks_in(comment), evaluation_in(comment), reviewed_in(comment))


def with_evaluation(comment: str, evaluation: str) -> str:
    """Return a comment with its evaluation replaced; an empty one removes it."""
    return _joined(without_marks(comment), marks_in(comment), evaluation, reviewed_in(comment))


def with_reviewed(comment: str, reviewed: str) -> str:
    """Return a comment with a review's traces replaced; an empty text removes them."""
    return _joined(without_marks(comment), marks_in(comment), evaluation_in(comment), reviewed)


def _joined(words: str, marks: tuple[Mark, ...], evaluation: str, reviewed: str) -> str:
    """Return a comment of these parts."""
    circles = ",".join(str(mark) for mark in marks if not mark.start)
    arrows = ",".join(str(mark) for mark in marks if mark.start)
    parts = [f"[%csl {circles}]"] * bool(circles) + [f"[%cal {arrows}]"] * bool(arrows)
    parts += [f"[%eval {evaluation}]"] * bool(evaluation) + [f"[%review {reviewed}]"] * bool(reviewed)
    return " ".join([words, *parts] if words else parts)
