"""Widgets that hold others, as screen readers are to see them."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QStackedLayout, QStackedWidget, QTabWidget, QWidget

_groups: dict[int, QAccessibleWidget] = {}
"""The interfaces of all groups, by the identity of the widget."""


def make_group(widget: QWidget) -> None:
    """Let screen readers see a widget as a group, which is called as the widget or the label beside it is."""
    _see_as(widget, QAccessible.Role.Grouping)


def make_transparent(tabs: QTabWidget) -> None:
    """Let screen readers say nothing of the stack in which the pages of tabs lie; Orca calls it a layered pane."""
    stack = tabs.findChild(QStackedWidget)
    if stack is not None:
        _see_as(stack, QAccessible.Role.Client)


def _see_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Let screen readers see a widget in a role, with what is in it as its children."""
    key = id(widget)
    _groups[key] = QAccessibleWidget(widget, role)
    QAccessible.registerAccessibleInterface(_groups[key])
    widget.destroyed.connect(lambda: _groups.pop(key, None))


class Stack(QWidget):
    """Shows one of several widgets at a time. Readers say nothing of it; of Qt's own they say "layered pane"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QStackedLayout(self)

    def addWidget(self, widget: QWidget) -> None:
        """Take another widget in; the first one is shown."""
        self._layout.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Show a widget no more; it stays a child."""
        self._layout.removeWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show a widget that was taken in."""
        self._layout.setCurrentWidget(widget)

    def currentWidget(self) -> QWidget | None:
        """Return the widget shown."""
        return self._layout.currentWidget()

    def count(self) -> int:
        """Return how many widgets there are."""
        return self._layout.count()

    def indexOf(self, widget: QWidget) -> int:
        """Return the place of a widget, -1 if it was not taken in."""
        return self._layout.indexOf(widget)
