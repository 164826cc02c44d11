"""Writes a review into a document: evaluations, signs, what is said of bad moves, and better lines as variations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gui.document.changes import Added, Annotated, Edit
from gui.document.document import GameDocument, annotation_of
from gui.document.marks import evaluation_in, with_evaluation, with_words, without_marks
from gui.review.accuracy import NAGS
from gui.review.review import ended, written
from gui.review.reviewer import Result
from gui.study.glyphs import BY_NAG, MOVE
from rules.game import Game, Node


def note(document: GameDocument, result: Result) -> None:
    """Write a review into the document as one edit. What people have said of a move stays as it is.

    Moves that have been removed meanwhile are left out.
    """
    remarks = {remark.move.place: remark for remark in result.remarks}
    edits: list[Edit] = []
    for place, node in _still_there(document.game, result.nodes):
        score = result.review.scores[place]
        before = annotation_of(node)
        after = before
        if score is not None and ended(node) is None:
            after = replace(after, comment=with_evaluation(after.comment, written(score)))
        remark = remarks.get(place)
        if remark is not None:
            if remark.move.level:
                after = replace(after, nags=_judged(after.nags, NAGS[remark.move.level]))
            if not without_marks(after.comment):
                after = replace(after, comment=with_words(after.comment, remark.words))
            worth = result.review.scores[place - 1]
            if remark.better is not None and node.parent is not None and worth is not None:
                edits += _variation(node.parent, remark.better, written(worth))
        if after != before:
            edits.append(Annotated(node, before, after))
    if edits:
        document.apply(tuple(edits))


def better_line(node: Node) -> list[Node]:
    """Return the line that a review has found to be better than a move of the main line, empty if there is none."""
    siblings = node.parent.children if node.parent is not None else []
    found = next((other for other in siblings if other is not node and evaluation_in(other.comment)), None)
    line: list[Node] = []
    while found is not None:
        line.append(found)
        found = found.children[0] if found.children else None
    return line


def _still_there(game: Game, nodes: tuple[Node, ...]) -> Iterator[tuple[int, Node]]:
    """Yield the nodes that are in the tree, with their places."""
    for place, node in enumerate(nodes):
        if node is not game.root and (node.parent is None or node not in node.parent.children):
            return
        yield place, node


def _judged(nags: tuple[int, ...], nag: int) -> tuple[int, ...]:
    """Return a move's numbers with a sign in place of others that judge the move."""
    return (nag, *(other for other in nags if other not in BY_NAG or BY_NAG[other].judges != MOVE))


def _variation(parent: Node, first: Node, evaluation: str) -> list[Edit]:
    """Return the edits that add a line behind a node; what is there already is followed. Its first move has an
    evaluation, by which it is known as the review's."""
    edits: list[Edit] = []
    source: Node | None = first
    known = parent.child(first.move)
    if known is not None and not evaluation_in(known.comment):
        before = annotation_of(known)
        edits.append(Annotated(known, before, replace(before, comment=with_evaluation(known.comment, evaluation))))
    while source is not None and (known := parent.child(source.move)) is not None:
        parent = known
        source = source.children[0] if source.children else None
    if source is None:
        return edits
    branch = _copy(parent, source)
    if source is first:
        branch.comment = with_evaluation("", evaluation)
    end = branch
    while source.children:
        source = source.children[0]
        after = _copy(end, source)
        end.children.append(after)
        end = after
    return [*edits, Added(branch, len(parent.children))]


def _copy(parent: Node, source: Node) -> Node:
    """Return a node of another tree as one behind a node of this one, whose children do not have it yet."""
    node = Node(parent, source.move, source.written)
    node.side, node.key, node.counted = source.side, source.key, source.counted
    node.check, node.streaks, node.outcome = source.check, source.streaks, source.outcome
    return node
