"""Widgets that only hold others, as groups for screen readers: their names are said where the keys go into them."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QTabWidget, QWidget

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
