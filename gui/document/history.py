"""The history of a document's edits, for undo and redo.

QUndoStack would need a command object of Qt's for each edit, which makes the edit itself. Here an edit is a value that
knows its inverse, and a live game, which needs no history, has none.
"""

from PySide6.QtCore import QObject, Signal

from surajang.gui.document.document import GameDocument
from surajang.gui.document.edits import Added, Annotated, Change, Edit, Jumped, Removed, Reordered, Stepped, opposite
from surajang.rules.game import Node


class EditHistory(QObject):
    """Records the edits of a document from now on. A new edit discards what was undone."""

    changed = Signal()
    """Undo or redo has become possible or impossible, or applies to another edit."""

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
        """Whether there is an edit to redo."""
        return bool(self._undone)

    def undo(self) -> None:
        """Undo the last edit; the cursor moves there."""
        if self._done:
            edits = self._done.pop()
            self._undone.append(edits)
            self._apply([opposite(edit) for edit in reversed(edits)])

    def redo(self) -> None:
        """Redo the last undone edit; the cursor moves there."""
        if self._undone:
            edits = self._undone.pop()
            self._done.append(edits)
            self._apply(edits)

    @property
    def edits(self) -> tuple[list[list[Edit]], list[list[Edit]]]:
        """The edits to undo and to redo, the last ones first to be."""
        return self._done, self._undone

    def restore(self, edits: tuple[list[list[Edit]], list[list[Edit]]]) -> None:
        """Go on with the edits of an earlier document of the same game."""
        self._done, self._undone = edits
        self.changed.emit()

    def _apply(self, edits: list[Edit]) -> None:
        """Make edits, and move the cursor there."""
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
    match edit:
        case Added(node) | Annotated(node) | Reordered(((node, _, _), *_)):
            return node
        case Removed(node):
            return node.parent
    return None
