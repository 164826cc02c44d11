"""Containers as screen readers see them, and a splitter for the keyboard."""

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QSplitter,
    QSplitterHandle,
    QStackedLayout,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from surajang.gui.kit.qt_helpers import keep_keys
from surajang.gui.kit.style import GAP
from surajang.gui.kit.translation import tr

_interfaces: dict[int, QAccessibleWidget] = {}
"""By the widget's identity."""


def register(widget: QWidget, interface: QAccessibleWidget) -> None:
    """Give a widget its own accessible interface, kept for as long as the widget exists."""
    key = id(widget)
    _interfaces[key] = interface
    QAccessible.registerAccessibleInterface(interface)
    widget.destroyed.connect(lambda: _interfaces.pop(key, None))


def make_group(widget: QWidget) -> None:
    """Present a widget to screen readers as a group, named like itself or the label beside it."""
    register(widget, QAccessibleWidget(widget, QAccessible.Role.Grouping))


def make_transparent(tabs: QTabWidget) -> None:
    """Hide the stack inside tabs from screen readers; Orca calls it a layered pane."""
    stack = tabs.findChild(QStackedWidget)
    if stack is not None:
        register(stack, QAccessibleWidget(stack, QAccessible.Role.Client))


class Stack(QWidget):
    """Shows one of several widgets at a time. Screen readers skip it; they call Qt's own a "layered pane"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QStackedLayout(self)

    def addWidget(self, widget: QWidget) -> None:
        self._layout.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        self._layout.removeWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        self._layout.setCurrentWidget(widget)

    def currentWidget(self) -> QWidget | None:
        return self._layout.currentWidget()

    def count(self) -> int:
        """Return the number of widgets."""
        return self._layout.count()

    def indexOf(self, widget: QWidget) -> int:
        return self._layout.indexOf(widget)


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
        self.setAccessibleName(tr("Divider between panels"))
        self.setAccessibleDescription(tr("The Up and Down arrow keys move it."))

    def event(self, event: QEvent) -> bool:
        """Take the arrow keys from commands while the line is focused."""
        return keep_keys(event, STEPS, modified=True) or super().event(event)

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
