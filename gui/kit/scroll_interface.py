"""Areas that scroll, for screen readers: they hold what is shown in them, and no scroll bars.

Qt's own interface counts the bars that are shown, and ends the program where a reader asks for one that has just gone.
Nobody who hears a page needs them: what has the keys is scrolled to.
"""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget

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
