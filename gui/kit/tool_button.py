"""A button that does a command: a reader calls it by the command, and adds its key, not the command once more."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget


class ToolButton(QToolButton):
    """The button. Where nothing else describes it, a reader would speak the tool tip, which begins with its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def setDefaultAction(self, action: QAction) -> None:
        """Do a command."""
        super().setDefaultAction(action)
        action.changed.connect(self._describe)
        self._describe()

    def _describe(self) -> None:
        """Be described by the key that does the same."""
        key = self.defaultAction().shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleDescription(key or " ")  # nothing would be the tool tip
