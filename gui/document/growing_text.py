"""A document's text as it grows: all of it, or only the line that a new move adds to what was written before."""

from collections.abc import Mapping
from typing import NamedTuple

from gui.document.document import GameDocument
from gui.document.edits import Added, Change, Jumped, ResultSet, Stepped
from rules.game import Node
from rules.moves import SETUP
from rules.pgn import move_line, open_ended


class Written(NamedTuple):
    """What is to be written: `whole`, in place of what was written before, or to follow it."""

    content: str
    whole: bool


class GrowingText:
    """Follows a document, and knows whether what was added since the text was last taken can stand behind it."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document
        fields = document.game.start_fen.split()
        self._first_number = int(fields[5])
        self._setups = {"setup=w": 2, "setup=b": 1}.get(fields[-1], 0)
        self._side = 0 if self._setups else document.game.root.side
        self._known: Node | None = None
        self._new: list[Node] = []
        document.changed.connect(self._follow)

    def write_anew(self) -> None:
        """Let the next text be the whole one."""
        self._known = None

    def _follow(self, change: Change) -> None:
        """Learn what has changed since the text was taken."""
        if isinstance(change, (Stepped, Jumped)) or self._known is None:
            return
        match change:
            case Added(node) if node.parent is self._known and len(node.parent.children) == 1 and not node.children:
                self._new.append(node)
                self._known = node
            case ResultSet(_, after) if after.end is self._known and not after.outcome.over:
                pass
            case _:
                self._known = None

    def take(self, headers: Mapping[str, str]) -> Written:
        """Return what is to be written now; a text that is not over is open, so that moves can follow it."""
        new, self._new = self._new, []
        over = self._document.outcome.over
        continues = self._known is self._document.end and not over
        if continues and new:
            return Written("".join([self._line(node) for node in new]), False)
        self._known = None if over else self._document.end
        text = self._document.text(headers)
        return Written(text if over else open_ended(text), True)

    def _line(self, node: Node) -> str:
        """Return the line that adds a move."""
        played = self._side + node.ply - 1 - self._setups
        number = 0 if node.move & SETUP else self._first_number + played // 2
        return move_line(node, number)
