"""What was edited in a document, so that it can be undone and done again.

QUndoStack would need a command object of Qt's for each edit, which makes the edit itself; an edit is a value here that
knows its opposite, and whoever wants no history, as a match, pays for none.
"""

from PySide6.QtCore import QObject, Signal

from gui.document.changes import Added, Annotated, Change, Edit, Jumped, Removed, Reordered, Stepped, opposite
from gui.document.document import GameDocument


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
        for edit in edits:
            match edit:
                case Added(node) | Annotated(node) | Reordered(((node, _, _), *_)):
                    self._document.go_to(node)
                case Removed(node) if node.parent is not None:
                    self._document.go_to(node.parent)
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
