"""Ways through a document: step by step, to its ends, from one variation to the next."""

from gui.document.document import GameDocument
from rules.game import Node


class Navigation:
    """Moves a document's cursor. Its methods are what menus and keys can do on every page that shows a document."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document

    def step(self, forward: bool) -> None:
        """Show the next move of the line, or the position before."""
        node = self._document.node
        if forward and node.children:
            self._document.go_to(node.children[0])
        elif not forward and node.parent is not None:
            self._document.go_to(node.parent)

    def step_back(self) -> None:
        """Show the position before."""
        self.step(False)

    def step_forward(self) -> None:
        """Show the next position."""
        self.step(True)

    def show_first(self) -> None:
        """Show the start position."""
        self._document.go_to(self._document.game.root)

    def show_last(self) -> None:
        """Show the end of the line that is looked at: of the main line, or of a variation."""
        node = self._document.node
        if self._document.in_main_line(node):
            node = self._document.end
        else:
            while node.children:
                node = node.children[0]
        self._document.go_to(node)

    def previous_variation(self) -> None:
        """Show the variation before this one."""
        self._show_sibling(-1)

    def next_variation(self) -> None:
        """Show the variation after this one."""
        self._show_sibling(1)

    def _show_sibling(self, step: int) -> None:
        """Show another of the moves that could be looked at instead of this one."""
        node = self._document.node
        while node.parent is not None and len(node.parent.children) == 1:
            node = node.parent
        if node.parent is not None:
            siblings = node.parent.children
            self._document.go_to(siblings[(siblings.index(node) + step) % len(siblings)])

    def main_line_before(self) -> Node:
        """Return the last node of the main line before the cursor, or at it."""
        node = self._document.node
        while node.parent is not None and not self._document.in_main_line(node):
            node = node.parent
        return node
