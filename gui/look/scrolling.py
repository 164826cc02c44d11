"""Areas in which what has no room scrolls up and down."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


def scrolling(content: QWidget, parent: QWidget) -> QScrollArea:
    """Return an area in which a widget is as wide as there is room for and scrolls up and down.

    The area takes no keys of its own: it follows what has them.
    """
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


def scroll_within(page: QWidget, content: QWidget) -> QScrollArea:
    """Let a widget fill a whole page and scroll there; return the area."""
    area = scrolling(content, page)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(area)
    return area
