"""Areas that scroll vertically, and their accessible interface."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QScrollArea, QWidget

from surajang.gui.kit.accessible_widgets import register
from surajang.gui.kit.flow_layout import lay_column

TRIES = 8
"""How often in a row the content is resized."""


class ScrollArea(QScrollArea):
    """A scroll area that is safe for screen readers, and whose content is resized a few times in a row at most.

    Its content fills the width. It takes no focus; it follows the focused widget in it.
    """

    _settling = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        register(self, ScrollInterface(self))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize the content a few times in a row at most.

        Qt resizes it whenever its size hint changes, and crashes if that never ends.
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
    """Return an area in which a widget scrolls vertically only, in the window's colour if it has no look of its own."""
    area = ScrollArea(parent)
    if not content.objectName():
        content.setObjectName("page")
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


def scroll_within(page: QWidget, content: QWidget) -> ScrollArea:
    """Let a widget fill a page and scroll; return the area."""
    area = scrolling(content, page)
    lay_column(area, within=page, margins=0)
    return area


class ScrollInterface(QAccessibleWidget):
    """An area's interface without its scroll bars; its only child is the viewport.

    Qt's own counts the visible bars, and crashes when a screen reader asks for one that has just been hidden.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area, QAccessible.Role.Client)
        self._area = area

    def _shown(self) -> QAccessibleInterface | None:
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
