"""Moves that were only tried, beside the game or after its end, and taking them back."""

from gui.document.document import GameDocument
from gui.document.edits import Added
from rules.game import Node


class Trials:
    """The moves tried in a document since its main line last became another, the latest last."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document
        self._tried: list[Node] = []
        self._untried: list[tuple[Node, int]] = []

    @property
    def may_take_back(self) -> bool:
        """Whether there is a trial to take back."""
        return bool(self._tried)

    @property
    def may_redo(self) -> bool:
        """Whether a trial that was taken back can be made again."""
        return bool(self._untried)

    def forget(self) -> None:
        """Take back no trial from before now: the tree around it has changed."""
        self._tried.clear()
        self._untried.clear()

    def make(self, move: int) -> Node:
        """Try a legal move at the cursor."""
        known = self._document.node.child(move)
        node = self._document.play(move)
        if known is None:
            self._tried.append(node)
            self._untried.clear()
        return node

    def take_back(self) -> None:
        """Take the move that was tried last out of the tree, and show the position before it."""
        node = self._tried.pop()
        if node.parent is not None:
            self._untried.append((node, node.parent.children.index(node)))
            self._document.go_to(node)
            self._document.remove(node)

    def redo(self) -> None:
        """Put the trial back that was taken back last, and show it."""
        node, place = self._untried.pop()
        self._tried.append(node)
        self._document.apply((Added(node, place),))
        self._document.go_to(node)
