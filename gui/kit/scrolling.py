"""Areas in which what has no room scrolls up and down."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from gui.kit import scroll_interface

TRIES = 8
"""How often the size of what scrolls is found anew while it is found."""


class ScrollArea(QScrollArea):
    """An area as Qt has it, which readers can walk through whatever its scroll bars do."""

    _settling = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scroll_interface.attach(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Size what scrolls a few times in a row at most.

        Qt sizes it again whenever it wants another size, and ends with the program where that goes on for ever.
        """
        if event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._settling >= TRIES:
            return False
        self._settling += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._settling -= 1


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
