"""Widgets that only hold others, as groups for screen readers: their names are said where the keys go into them."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_groups: dict[int, QAccessibleWidget] = {}
"""The interfaces of all groups, by the identity of the widget."""


def make_group(widget: QWidget) -> None:
    """Let screen readers see a widget as a group, which is called as the widget or the label beside it is."""
    key = id(widget)
    _groups[key] = QAccessibleWidget(widget, QAccessible.Role.Grouping)
    QAccessible.registerAccessibleInterface(_groups[key])
    widget.destroyed.connect(lambda: _groups.pop(key, None))
