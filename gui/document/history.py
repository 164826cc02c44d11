"""What was edited in a document, so that it can be undone and done again.

QUndoStack would need a command object of Qt's for each edit, which makes the edit itself; an edit is a value here that
knows its opposite, and whoever wants no history, as a match, pays for none.
"""

from PySide6.QtCore import QObject, Signal

from gui.document.document import GameDocument
from gui.document.edits import Added, Annotated, Change, Edit, Jumped, Removed, Reordered, Stepped, opposite
from rules.game import Node


class EditHistory(QObject):
    """Follows a document from now on. What is done after something was undone takes its place."""

    changed = Signal()
    """Something else can be undone or done again."""

    def __init__(self, document: GameDocument) -> None:
        super().__init__(document)
        self._document = document
        self._done: list[list[Edit]] = []
        self._undone: list[list[Edit]] = []
        self._latest = 0
        self._applying = False
        document.changed.connect(self._follow)

    @property
    def may_undo(self) -> bool:
        """Whether there is an edit to undo."""
        return bool(self._done)

    @property
    def may_redo(self) -> bool:
        """Whether there is an edit to do again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Undo what was done last; the cursor goes there."""
        if self._done:
            edits = self._done.pop()
            self._undone.append(edits)
            self._apply([opposite(edit) for edit in reversed(edits)])

    def redo(self) -> None:
        """Do again what was undone last; the cursor goes there."""
        if self._undone:
            edits = self._undone.pop()
            self._done.append(edits)
            self._apply(edits)

    def forget(self) -> None:
        """Undo nothing from before now."""
        self._done.clear()
        self._undone.clear()
        self.changed.emit()

    def _apply(self, edits: list[Edit]) -> None:
        """Make edits, and show where."""
        self._applying = True
        try:
            self._document.apply(tuple(edits))
        finally:
            self._applying = False
        place = next((place for edit in reversed(edits) if (place := _place_of(edit)) is not None), None)
        if place is not None:
            self._document.go_to(place)
        self.changed.emit()

    def _follow(self, change: Change) -> None:
        """Note an edit that was made."""
        if self._applying or isinstance(change, (Stepped, Jumped)):
            return
        if self._document.operation != self._latest:
            self._latest = self._document.operation
            self._done.append([])
            self._undone.clear()
            self._done[-1].append(change)
            self.changed.emit()
        else:
            self._done[-1].append(change)


def _place_of(edit: Edit) -> Node | None:
    """Return the node at which an edit can be seen, None if it is at none."""
    match edit:
        case Added(node) | Annotated(node) | Reordered(((node, _, _), *_)):
            return node
        case Removed(node):
            return node.parent
    return None
