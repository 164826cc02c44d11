"""A button that does a command: a reader calls it by the command, and adds its key, not the command once more."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
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


def size_buttons(buttons: Iterable[QToolButton], side: int) -> None:
    """Make buttons as large as icons of this side need."""
    for button in buttons:
        button.setIconSize(QSize(side, side))
        button.setMinimumWidth(round(side * 1.2))
        button.setFixedHeight(round(side * 1.6))  # else the style finds another when the window becomes active
