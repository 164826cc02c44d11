"""The document: one game's tree with its cursor, all edits, one signal for changes, and navigation.

A match, a study, a lesson or a puzzle is built on a document. It knows no players, clocks, engines, widgets or files.
Making a move, stepping and annotating cost the same in long games and in short ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from surajang.gui.document.drawn_marks import Mark, with_marks, with_words
from surajang.gui.document.edits import (
    Added,
    Annotated,
    Annotation,
    Clocks,
    Edit,
    HeadersSet,
    Jumped,
    Removed,
    Reordered,
    Result,
    ResultSet,
    Stepped,
)
from surajang.rules import pgn_writer
from surajang.rules.game import GOES_ON, Game, Node, Outcome
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant


class GameDocument(QObject):
    """One game. Only the document changes `game`; everything else reads it.

    `main_line` holds the nodes from the root to the `end` of the main line. `operation` numbers the operations: edits
    that are undone together are reported with the same number.
    """

    changed = Signal(object)
    """A gui.document.edits.Change, after the whole operation is done."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.main_line: list[Node] = game.main_line()
        self.operation = 0

    # Content

    @property
    def variant(self) -> Variant:
        """The variant."""
        return self.game.variant

    @property
    def node(self) -> Node:
        """The node at the cursor."""
        return self.game.node

    @property
    def end(self) -> Node:
        """The last node of the main line."""
        return self.main_line[-1]

    def in_main_line(self, node: Node) -> bool:
        """Return whether a node is in the main line."""
        return node.ply < len(self.main_line) and self.main_line[node.ply] is node

    @property
    def outcome(self) -> Outcome:
        """The result, or GOES_ON, wherever the cursor is."""
        return self.game.ended if self.game.ended.over else self.end.outcome

    def text(self, headers: Mapping[str, str] | None = None) -> str:
        """Return the document as PGN; `headers` replace its own."""
        return pgn_writer.write_game(self.game, headers)

    # The cursor

    def go_to(self, node: Node) -> None:
        """Move the cursor to any node of the tree."""
        before = self.game.node
        if node is before:
            return
        if node.parent is before:
            change = transition(self.game.position, node.move)
            self.game.go_to(node)
            self.changed.emit(Stepped(node, change, True))
            return
        self.game.go_to(node)
        if before.parent is node:
            self.changed.emit(Stepped(node, transition(self.game.position, before.move), False))
        else:
            self.changed.emit(Jumped(node))

    @contextmanager
    def at(self, node: Node) -> Iterator[Game]:
        """Yield the game with its cursor at another node; it returns after the block, and nothing is reported."""
        shown = self.game.node
        self.game.go_to(node)
        try:
            yield self.game
        finally:
            self.game.go_to(shown)

    # Moves and lines

    def add(self, parent: Node, move: int, clocks: Clocks = None) -> Node:
        """Add a move after a node, as its last variation; the cursor stays. Return the node, which may exist already.
        Raises rules.notation.IllegalMove."""
        known = parent.child(move)
        if known is not None:
            return known
        node = self._new_node(parent, move, clocks)
        self._report((Added(node, len(parent.children) - 1),))
        return node

    def play(self, move: int) -> Node:
        """Make a move at the cursor, as a new variation if it is not in the tree, and move the cursor there. Raises
        rules.notation.IllegalMove."""
        node = self.add(self.node, move)
        self.go_to(node)
        return node

    def add_line(self, parent: Node, moves: Iterable[int]) -> Node:
        """Add a line of moves after a node as one edit, along existing nodes where possible; the cursor stays. Return
        the last node. Raises rules.notation.IllegalMove, after adding the moves before the illegal one."""
        new: Node | None = None
        last = parent
        try:
            with self.at(parent) as game:
                for move in moves:
                    known = last.child(move)
                    last = game.play(move)
                    if known is None and new is None:
                        new = last
        finally:
            if new is not None and new.parent is not None:
                self._report((Added(new, len(new.parent.children) - 1),))
        return last

    def continue_line(self, move: int, clocks: Clocks = None) -> tuple[Node, Transition]:
        """Make a move at the end of the main line, which then ends after it; a cursor at the end follows.

        Return the node and what the move changed. Raises rules.notation.IllegalMove.
        """
        parent, follows = self.end, self.node is self.end
        with self.at(parent):
            change = transition(self.game.position, move)
            node = parent.child(move)
            made: list[Edit] = []
            if node is None:
                node = self._new_node(parent, move, clocks)
                made.append(Added(node, len(parent.children) - 1))
            elif clocks is not None:
                made.append(self._annotated(node, replace(annotation_of(node), clocks=clocks)))
        more = self._first_at(node)
        more.append(ResultSet(self._result(), Result(GOES_ON, node)))
        self._do(more)
        self._report((*made, *more))
        if follows:
            self.go_to(node)
        return node, change

    def remove(self, node: Node) -> None:
        """Remove a node with all that follows it; a cursor in there moves to where it branches off.

        If the main line ended in there, the result stays, and the main line goes on with the next variation.
        """
        edits: list[Edit] = []
        if self.game.end is not None and node.leads_to(self.game.end):
            edits.append(ResultSet(self._result(), Result(self.game.ended, None)))
        self.apply((*edits, *self._removal(node)))

    def take_back(self, node: Node) -> None:
        """Remove a node of the main line with all that follows it; the line ends before it, undecided."""
        self.apply((*self._removal(node), ResultSet(self._result(), Result(GOES_ON, node.parent))))

    def promote(self, node: Node) -> None:
        """Move the variation that begins with a node to the first place where it branches off."""
        self._reorder(self._first_at(node))

    def promote_line(self, node: Node) -> None:
        """Make the line to a node part of the main line, which goes on if it ended before the node."""
        end = self.game.end
        if end is not None and end is not node and end.leads_to(node):
            self.apply((*self._all_first(node), ResultSet(self._result(), Result(self.game.ended, None))))
        else:
            self._reorder(self._all_first(node))

    def end_at(self, node: Node) -> None:
        """Make the main line lead to a node and end there, undecided; the rest becomes a variation."""
        self.apply((*self._all_first(node), ResultSet(self._result(), Result(GOES_ON, node))))

    # Notes

    def comment(self, node: Node, text: str) -> None:
        """Set the comment on a node; drawn marks and an evaluation stay."""
        self._annotate(node, replace(annotation_of(node), comment=with_words(node.comment, text)))

    def comment_before(self, node: Node, text: str) -> None:
        """Set the comment before a move."""
        self._annotate(node, replace(annotation_of(node), comment_before=text))

    def set_nags(self, node: Node, nags: Iterable[int]) -> None:
        """Set the glyphs of a move, as PGN numbers them."""
        self._annotate(node, replace(annotation_of(node), nags=tuple(nags)))

    def set_marks(self, node: Node, marks: Iterable[Mark]) -> None:
        """Set the arrows and circles drawn at a node; they are saved in its comment."""
        self._annotate(node, replace(annotation_of(node), comment=with_marks(node.comment, tuple(marks))))

    def set_clocks(self, node: Node, clocks: Clocks) -> None:
        """Set the times on both clocks after a move."""
        self._annotate(node, replace(annotation_of(node), clocks=clocks))

    def set_header(self, name: str, value: str | None) -> None:
        """Set a header, or remove it."""
        before = dict(self.game.headers)
        after = {**before, name: value} if value is not None else {key: before[key] for key in before if key != name}
        if after != before:
            self.apply((HeadersSet(tuple(before.items()), tuple(after.items())),))

    def set_result(self, outcome: Outcome) -> None:
        """Set a result without a move at the end of the main line, or remove it with GOES_ON."""
        after = Result(outcome, self.end)
        if after != self._result():
            self.apply((ResultSet(self._result(), after),))

    # Edits

    def apply(self, edits: tuple[Edit, ...]) -> None:
        """Make edits as one operation, new ones or those of undo and redo."""
        for edit in edits:
            if isinstance(edit, Removed) and edit.node.parent is not None and edit.node.leads_to(self.node):
                self.go_to(edit.node.parent)
        self._do(edits)
        self._report(edits)

    def _do(self, edits: Iterable[Edit]) -> None:
        """Make edits without reporting them."""
        game = self.game
        for edit in edits:
            match edit:
                case Added(node, place):
                    game.restore(node, place)
                case Removed(node):
                    game.remove(node)
                case Reordered(places):
                    for node, _, place in places:
                        game.promote(node, place)
                case Annotated(node, _, after):
                    node.comment, node.comment_before = after.comment, after.comment_before
                    node.nags, node.clocks = list(after.nags), after.clocks
                case HeadersSet(_, after):
                    game.headers = dict(after)
                case ResultSet(_, after):
                    game.ended, game.end = after.outcome, after.end

    def _report(self, edits: tuple[Edit, ...]) -> None:
        """Report edits that were made as one operation."""
        self.operation += 1
        self._relay_main_line(edits)
        for edit in edits:
            self.changed.emit(edit)

    def _relay_main_line(self, edits: tuple[Edit, ...]) -> None:
        """Update the main line after edits: keep the nodes that they cannot have changed, and continue from there."""
        line, end = self.main_line, self.game.end
        valid = len(line)
        for edit in edits:
            branches: list[Node | None] = []
            match edit:
                case Added(node, 0) | Removed(node, 0):
                    branches.append(node.parent)
                case Reordered(places):
                    branches += [node.parent for node, before, after in places if 0 in (before, after)]
                case ResultSet():
                    branches.append(end)
            valid = min([valid, *(node.ply + 1 for node in branches if node is not None and self.in_main_line(node))])
        del line[valid:]
        while line[-1] is not end and line[-1].children:
            line.append(line[-1].children[0])

    def _new_node(self, parent: Node, move: int, clocks: Clocks) -> Node:
        """Return a new node in the tree. Raises rules.notation.IllegalMove."""
        with self.at(parent):
            node = self.game.play(move)
        node.clocks = clocks
        return node

    def _result(self) -> Result:
        """Return the result without a move, and the end of the main line."""
        return Result(self.game.ended, self.game.end)

    def _removal(self, node: Node) -> tuple[Edit, ...]:
        """Return the edit that removes a node; none for the root."""
        return (Removed(node, node.parent.children.index(node)),) if node.parent is not None else ()

    def _first_at(self, node: Node) -> list[Edit]:
        """Return the edit that makes a node the first of its siblings; none if it is."""
        place = node.parent.children.index(node) if node.parent is not None else 0
        return [Reordered(((node, place, 0),))] if place else []

    def _all_first(self, node: Node) -> list[Edit]:
        """Return the edit that makes a node and its ancestors first of their siblings; none if they are."""
        places = []
        while node.parent is not None and not self.in_main_line(node):
            place = node.parent.children.index(node)
            if place:
                places.append((node, place, 0))
            node = node.parent
        return [Reordered(tuple(places))] if places else []

    def _reorder(self, edits: list[Edit]) -> None:
        """Reorder lines; a main line that ended elsewhere then goes as far as it can."""
        end = self.game.end
        for edit in edits:
            places = edit.places if isinstance(edit, Reordered) else ()
            parents = [node.parent for node, _, _ in places]
            if end is not None and any(
                parent is not None and self.in_main_line(parent) and parent is not end for parent in parents
            ):
                edits = [*edits, ResultSet(self._result(), Result(self.game.ended, None))]
                break
        if edits:
            self.apply(tuple(edits))

    def _annotate(self, node: Node, after: Annotation) -> None:
        if after != annotation_of(node):
            self.apply((Annotated(node, annotation_of(node), after),))

    def _annotated(self, node: Node, after: Annotation) -> Edit:
        """Change the annotation of a node without reporting it; return the edit."""
        edit = Annotated(node, annotation_of(node), after)
        self._do((edit,))
        return edit


def annotation_of(node: Node) -> Annotation:
    """Return the annotation of a node."""
    return Annotation(node.comment, node.comment_before, tuple(node.nags), node.clocks)


class Navigation:
    """Moves a document's cursor: the commands of every page that shows a document."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document

    def step(self, forward: bool) -> None:
        """Show the next position of the line, or the previous one."""
        node = self._document.node
        if forward and node.children:
            self._document.go_to(node.children[0])
        elif not forward and node.parent is not None:
            self._document.go_to(node.parent)

    def step_back(self) -> None:
        """Show the previous position."""
        self.step(False)

    def step_forward(self) -> None:
        """Show the next position."""
        self.step(True)

    def show_first(self) -> None:
        """Show the start position."""
        self._document.go_to(self._document.game.root)

    def show_last(self) -> None:
        """Show the end of the current line, the main line or a variation."""
        node = self._document.node
        if self._document.in_main_line(node):
            node = self._document.end
        else:
            while node.children:
                node = node.children[0]
        self._document.go_to(node)

    def previous_variation(self) -> None:
        """Show the previous variation."""
        self._show_sibling(-1)

    def next_variation(self) -> None:
        """Show the next variation."""
        self._show_sibling(1)

    def _show_sibling(self, step: int) -> None:
        """Show a sibling of the current move, or of the last move before it that has any."""
        node = self._document.node
        while node.parent is not None and len(node.parent.children) == 1:
            node = node.parent
        if node.parent is not None:
            siblings = node.parent.children
            self._document.go_to(siblings[(siblings.index(node) + step) % len(siblings)])

    @property
    def may_step_back(self) -> bool:
        """Whether there is a previous position."""
        return self._document.node.parent is not None

    @property
    def may_step_forward(self) -> bool:
        """Whether the line goes on."""
        return bool(self._document.node.children)

    @property
    def may_show_last(self) -> bool:
        """Whether another position than the end of the current line is shown."""
        node = self._document.node
        return node is not self._document.end if self._document.in_main_line(node) else bool(node.children)

    def main_line_before(self) -> Node:
        """Return the last node of the main line before the cursor, or at it."""
        node = self._document.node
        while node.parent is not None and not self._document.in_main_line(node):
            node = node.parent
        return node
