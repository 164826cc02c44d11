"""Writes a review into a document: evaluations, signs, remarks on bad moves, and better lines as variations.

`[%review …]` in a comment lists the traces of the review, the parts that it has written rather than people: `$4` is its
sign, `words 1a2b3c4d` its words (with a checksum: changed words belong to people), `eval` an evaluation in a person's
variation, and `line 5` a line of five moves of its own that begins here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from zlib import crc32

from surajang.gui.document.document import GameDocument, annotation_of
from surajang.gui.document.drawn_marks import (
    evaluation_in,
    reviewed_in,
    with_evaluation,
    with_reviewed,
    with_words,
    without_marks,
)
from surajang.gui.document.edits import Added, Annotated, Annotation, Edit, Removed
from surajang.gui.document.glyphs import BY_NAG, MOVE
from surajang.gui.review.review import NAGS, ended, written
from surajang.gui.review.reviewer import Result
from surajang.rules.game import Game, Node

SIGN, WORDS, EVALUATION, LINE = "$", "words ", "eval", "line "


def joined(*traces: str) -> str:
    """Return traces joined as in a comment."""
    return ", ".join(trace for trace in traces if trace)


def sign_trace(nag: int) -> str:
    """Return the trace of a sign."""
    return f"{SIGN}{nag}"


def words_trace(text: str) -> str:
    r"""Return the trace of words, which does not depend on line breaks.

    >>> words_trace("Good \n move.") == words_trace("Good move.")
    True
    """
    return f"{WORDS}{crc32(' '.join(text.split()).encode()):08x}"


def line_trace(length: int) -> str:
    """Return the trace of a line of this many moves."""
    return f"{LINE}{length}"


def traces_in(comment: str) -> list[str]:
    """Return the traces in a comment."""
    return [trace.strip() for trace in reviewed_in(comment).split(",")]


def without_traces(noted: Annotation) -> Annotation:
    """Return a move's annotation without the parts written by a review, unless these have been changed."""
    comment, nags = noted.comment, noted.nags
    for trace in traces_in(comment):
        if trace.startswith(SIGN):
            nags = tuple(nag for nag in nags if sign_trace(nag) != trace)
        elif trace.startswith(WORDS) and trace == words_trace(without_marks(comment)):
            comment = with_words(comment, "")
        elif trace == EVALUATION or trace.startswith(LINE):
            comment = with_evaluation(comment, "")
    return replace(noted, comment=with_reviewed(comment, ""), nags=nags)


def untouched_line(first: Node) -> list[Node]:
    """Return the line added by a review that begins here, empty if it has been changed."""
    length = next((trace for trace in traces_in(first.comment) if trace.startswith(LINE)), "")
    moves = [first]
    while moves[-1].children:
        if len(moves[-1].children) > 1:
            return []
        moves.append(moves[-1].children[0])
    noted = any(node.comment or node.comment_before or node.nags for node in moves[1:])
    marked = bool(with_reviewed(with_evaluation(first.comment, ""), "") or first.comment_before or first.nags)
    return moves if length == line_trace(len(moves)) and not noted and not marked else []


def traced_nodes(root: Node) -> Iterator[Node]:
    """Yield the nodes of a tree at which a review has written something."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if "[%review" in node.comment:
            yield node
        waiting += node.children


def note(document: GameDocument, result: Result) -> None:
    """Write a review into the document as one edit, in place of a former one.

    People's comments and signs stay as they are. Moves removed meanwhile are left out.
    """
    noting = _Noting(document)
    remarks = {remark.move.place: remark for remark in result.remarks}
    for place, node in _still_there(document.game, result.nodes):
        score = result.review.scores[place]
        if score is not None and ended(node) is None:
            noting.evaluate(node, written(score))
        remark = remarks.get(place)
        if remark is not None:
            noting.remark(node, NAGS.get(remark.move.level, 0), remark.words)
            worth = result.review.scores[place - 1]
            if remark.better is not None and node.parent is not None and worth is not None:
                noting.add_line(node.parent, remark.better, written(worth))
    edits = noting.edits()
    if edits:
        document.apply(edits)


class _Noting:
    """The annotations to write into a document, starting from the document without a former review."""

    def __init__(self, document: GameDocument) -> None:
        self._noted: dict[Node, Annotation] = {}
        self._gone: dict[Node, list[Node]] = {}
        self._added: list[Added] = []
        for node in traced_nodes(document.game.root):
            former = [] if document.in_main_line(node) else untouched_line(node)
            if former:
                self._gone[node] = former
            else:
                self._noted[node] = without_traces(annotation_of(node))

    def edits(self) -> tuple[Edit, ...]:
        """Return the edits."""
        removed = [Removed(node, node.parent.children.index(node)) for node in self._gone if node.parent is not None]
        removed.sort(key=lambda edit: -edit.place)  # so that places count only siblings still before them
        noted = ((node, annotation_of(node), after) for node, after in self._noted.items())
        changed = [Annotated(node, before, after) for node, before, after in noted if after != before]
        return (*changed, *removed, *self._added)

    def _at(self, node: Node) -> Annotation:
        """Return the new annotation of a node so far."""
        return self._noted.setdefault(node, annotation_of(node))

    def evaluate(self, node: Node, evaluation: str, trace: str = "") -> None:
        """Note the evaluation of a position."""
        noted = self._at(node)
        comment = with_evaluation(noted.comment, evaluation)
        self._noted[node] = replace(noted, comment=with_reviewed(comment, trace) if trace else comment)

    def remark(self, node: Node, nag: int, words: str) -> None:
        """Put a sign (0 for none) and words on a move, unless people have."""
        noted = self._at(node)
        judged = any(other in BY_NAG and BY_NAG[other].judges == MOVE for other in noted.nags)
        silent = not without_marks(noted.comment)
        nags = (nag, *noted.nags) if nag and not judged else noted.nags
        comment = with_words(noted.comment, words) if silent else noted.comment
        by = joined(sign_trace(nag) if nag and not judged else "", words_trace(words) if words and silent else "")
        self._noted[node] = replace(noted, comment=with_reviewed(comment, by), nags=nags)

    def add_line(self, parent: Node, first: Node, evaluation: str) -> None:
        """Add a line after a node, along existing nodes where possible. The evaluation of its first move marks it as
        the review's.
        """
        known = parent.child(first.move)
        if known is not None and known in self._gone:
            if [node.move for node in self._gone[known]] == [node.move for node in _line(first)]:
                former = self._gone.pop(known)
                self.evaluate(known, evaluation, line_trace(len(former)))
                return
            known = None
        if known is not None and not evaluation_in(self._at(known).comment):
            self.evaluate(known, evaluation, EVALUATION)
        self._branch_off(parent, first, evaluation)

    def _branch_off(self, parent: Node, first: Node, evaluation: str) -> None:
        """Add the rest of a line that does not exist yet after a node."""
        source: Node | None = first
        while source is not None and (known := parent.child(source.move)) is not None and known not in self._gone:
            parent = known
            source = source.children[0] if source.children else None
        if source is None:
            return
        branch = end = _copy(parent, source)
        added = _line(source)
        for node in added[1:]:
            after = _copy(end, node)
            end.children.append(after)
            end = after
        branch.comment = with_reviewed(
            with_evaluation("", evaluation if source is first else ""), line_trace(len(added))
        )
        gone = sum(node.parent is parent for node in self._gone)
        self._added.append(Added(branch, len(parent.children) - gone))


def _line(first: Node) -> list[Node]:
    """Return a node and its first continuations."""
    line = [first]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


def better_line(node: Node) -> list[Node]:
    """Return the better line that a review has added for a move of the main line, empty if there is none."""
    siblings = node.parent.children if node.parent is not None else []
    found = next((other for other in siblings if other is not node and evaluation_in(other.comment)), None)
    line: list[Node] = []
    while found is not None:
        line.append(found)
        found = found.children[0] if found.children else None
    return line


def _still_there(game: Game, nodes: tuple[Node, ...]) -> Iterator[tuple[int, Node]]:
    """Yield the nodes that are still in the tree, with their places."""
    for place, node in enumerate(nodes):
        if node is not game.root and (node.parent is None or node not in node.parent.children):
            return
        yield place, node


def _copy(parent: Node, source: Node) -> Node:
    """Return a copy of another tree's node as a child of `parent`, not added to its children yet."""
    node = Node(parent, source.move, source.written)
    node.side, node.key, node.counted = source.side, source.key, source.counted
    node.check, node.streaks, node.outcome = source.check, source.streaks, source.outcome
    return node
