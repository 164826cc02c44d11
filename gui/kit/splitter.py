"""Vertical panels whose heights are changed with the mouse or, on the focused line between them, the keyboard."""

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from surajang.gui.kit.style import GAP
from surajang.gui.kit.translation import tr

STEP = 3 * GAP
"""Pixels by which a key moves the line."""

LINE = 2
"""The thickness of the focused line."""

STEPS = {Qt.Key.Key_Up: -STEP, Qt.Key.Key_Down: STEP}


class KeySplitter(QSplitter):
    """A vertical splitter whose lines take the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setHandleWidth(GAP)

    def createHandle(self) -> QSplitterHandle:
        """Return a line between two panels."""
        return KeyHandle(self.orientation(), self)


class KeyHandle(QSplitterHandle):
    """A line that the arrow keys move."""

    def __init__(self, orientation: Qt.Orientation, parent: QSplitter) -> None:
        super().__init__(orientation, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Line between panels"))
        self.setAccessibleDescription(tr("The arrow keys up and down move it."))

    def event(self, event: QEvent) -> bool:
        """Take the arrow keys from commands while the line is focused."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in STEPS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move up or down."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moveSplitter(self.y() + step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, in the text's colour while it is focused."""
        role = QPalette.ColorRole.Text if self.hasFocus() else QPalette.ColorRole.Mid
        thick = LINE if self.hasFocus() else 1
        painter = QPainter(self)
        painter.fillRect(QRect(0, (self.height() - thick) // 2, self.width(), thick), self.palette().color(role))
        painter.end()
