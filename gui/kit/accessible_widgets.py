"""Containers as screen readers see them."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QStackedLayout, QStackedWidget, QTabWidget, QWidget

_groups: dict[int, QAccessibleWidget] = {}
"""The accessible interfaces, by the widget's identity."""


def make_group(widget: QWidget) -> None:
    """Present a widget to screen readers as a group, named like itself or the label beside it."""
    _see_as(widget, QAccessible.Role.Grouping)


def make_transparent(tabs: QTabWidget) -> None:
    """Hide the stack inside tabs from screen readers; Orca calls it a layered pane."""
    stack = tabs.findChild(QStackedWidget)
    if stack is not None:
        _see_as(stack, QAccessible.Role.Client)


def _see_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Present a widget to screen readers in a role, with its children."""
    key = id(widget)
    _groups[key] = QAccessibleWidget(widget, role)
    QAccessible.registerAccessibleInterface(_groups[key])
    widget.destroyed.connect(lambda: _groups.pop(key, None))


class Stack(QWidget):
    """Shows one of several widgets at a time. Screen readers skip it; Qt's own they call "layered pane"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QStackedLayout(self)

    def addWidget(self, widget: QWidget) -> None:
        """Add a widget; the first one is shown."""
        self._layout.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Remove a widget, which stays a child."""
        self._layout.removeWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show one of the widgets."""
        self._layout.setCurrentWidget(widget)

    def currentWidget(self) -> QWidget | None:
        """Return the current widget."""
        return self._layout.currentWidget()

    def count(self) -> int:
        """Return the number of widgets."""
        return self._layout.count()

    def indexOf(self, widget: QWidget) -> int:
        """Return the index of a widget, -1 if it was not added."""
        return self._layout.indexOf(widget)
