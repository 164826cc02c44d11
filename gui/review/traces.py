"""What a review has written in a document, told from what people have: `[%review …]` in a comment names it.

`$4` is its sign, `words 1a2b3c4d` its words (a checksum: what somebody has changed is theirs), `eval` an evaluation in
somebody's variation, and `line 5` so many moves of its own that begin here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from zlib import crc32

from gui.document.drawn_marks import reviewed_in, with_evaluation, with_reviewed, with_words, without_marks
from gui.document.edits import Annotation
from rules.game import Node

SIGN, WORDS, EVALUATION, LINE = "$", "words ", "eval", "line "


def named(*traces: str) -> str:
    """Return what names these, as it stands in a comment."""
    return ", ".join(trace for trace in traces if trace)


def sign(nag: int) -> str:
    """Return what names a sign."""
    return f"{SIGN}{nag}"


def words(text: str) -> str:
    r"""Return what names these words, however they are broken into lines.

    >>> words("Good \n move.") == words("Good move.")
    True
    """
    return f"{WORDS}{crc32(' '.join(text.split()).encode()):08x}"


def line(length: int) -> str:
    """Return what names a line of so many moves."""
    return f"{LINE}{length}"


def traces_in(comment: str) -> list[str]:
    """Return what a comment names."""
    return [trace.strip() for trace in reviewed_in(comment).split(",")]


def without_traces(noted: Annotation) -> Annotation:
    """Return what is noted at a move without what a review has written there, if nobody has changed that."""
    comment, nags = noted.comment, noted.nags
    for trace in traces_in(comment):
        if trace.startswith(SIGN):
            nags = tuple(nag for nag in nags if sign(nag) != trace)
        elif trace.startswith(WORDS) and trace == words(without_marks(comment)):
            comment = with_words(comment, "")
        elif trace == EVALUATION or trace.startswith(LINE):
            comment = with_evaluation(comment, "")
    return replace(noted, comment=with_reviewed(comment, ""), nags=nags)


def untouched_line(first: Node) -> list[Node]:
    """Return the line that a review has added and that begins here, if it is as it was added; else nothing."""
    length = next((trace for trace in traces_in(first.comment) if trace.startswith(LINE)), "")
    moves = [first]
    while moves[-1].children:
        if len(moves[-1].children) > 1:
            return []
        moves.append(moves[-1].children[0])
    noted = any(node.comment or node.comment_before or node.nags for node in moves[1:])
    marked = bool(with_reviewed(with_evaluation(first.comment, ""), "") or first.comment_before or first.nags)
    return moves if length == line(len(moves)) and not noted and not marked else []


def traced_nodes(root: Node) -> Iterator[Node]:
    """Yield the nodes of a tree at which a review has written something."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if "[%review" in node.comment:
            yield node
        waiting += node.children
