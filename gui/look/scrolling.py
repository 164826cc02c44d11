"""Areas in which what has no room scrolls up and down."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from gui.look import scroll_interface


class ScrollArea(QScrollArea):
    """An area as Qt has it, which readers can walk through whatever its scroll bars do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scroll_interface.attach(self)


def scrolling(content: QWidget, parent: QWidget) -> ScrollArea:
    """Return an area in which a widget is as wide as there is room for and scrolls up and down.

    The area takes no keys of its own: it follows what has them.
    """
    area = ScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


def scroll_within(page: QWidget, content: QWidget) -> ScrollArea:
    """Let a widget fill a whole page and scroll there; return the area."""
    area = scrolling(content, page)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(area)
    return area
