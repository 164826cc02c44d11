"""Panels above each other whose heights are changed with the mouse, or by keys where the line between them has them."""

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from gui.kit.style import GAP
from gui.kit.translation import tr

STEP = 3 * GAP
"""By how many pixels a key moves the line."""

LINE = 2
"""How thick the line is while it has the keys."""

STEPS = {Qt.Key.Key_Up: -STEP, Qt.Key.Key_Down: STEP}


class KeySplitter(QSplitter):
    """A splitter from top to bottom that Tab leads to."""

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
        """Keep the arrow keys from the commands that have them, while the line has the keys."""
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
        """Draw the line, in the colour of text while it has the keys."""
        role = QPalette.ColorRole.Text if self.hasFocus() else QPalette.ColorRole.Mid
        thick = LINE if self.hasFocus() else 1
        painter = QPainter(self)
        painter.fillRect(QRect(0, (self.height() - thick) // 2, self.width(), thick), self.palette().color(role))
        painter.end()
