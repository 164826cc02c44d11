"""Areas that scroll vertically, and what screen readers see of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QScrollArea, QVBoxLayout, QWidget

TRIES = 8
"""How often the size of what scrolls is found anew while it is found."""


class ScrollArea(QScrollArea):
    """An area as Qt has it, which readers can walk through whatever its scroll bars do."""

    _settling = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        attach(self)

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


_interfaces: dict[int, ScrollInterface] = {}
"""The interfaces of all areas, by identity."""


def attach(area: QAbstractScrollArea) -> None:
    """Let screen readers see of an area what it shows, whatever its scroll bars do."""
    key = id(area)
    _interfaces[key] = ScrollInterface(area)
    QAccessible.registerAccessibleInterface(_interfaces[key])
    area.destroyed.connect(lambda: _interfaces.pop(key, None))


class ScrollInterface(QAccessibleWidget):
    """The interface; its only child is what is shown."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area, QAccessible.Role.Client)
        self._area = area

    def _shown(self) -> QAccessibleInterface | None:
        """Return the interface of what is shown."""
        return QAccessible.queryAccessibleInterface(self._area.viewport())

    def childCount(self) -> int:
        return 1

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._shown() if index == 0 else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        shown = self._shown()
        return shown if shown is not None and shown.rect().contains(x, y) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._area.viewport() else -1
