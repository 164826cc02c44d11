"""Message boxes with room for large text."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QSizePolicy, QSpacerItem, QWidget  # noqa: TID251 (made plain here)

from surajang.gui.kit.qt_helpers import room_for

MARGIN = 16
"""Pixels around the text and the buttons."""


class MessageBox(QMessageBox):
    """Shows plain text, and is wide enough for its buttons, which Qt's own would cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Surajang")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setInformativeText(self, text: str) -> None:
        """Set the text below; Qt makes a label for it, whose format is set here."""
        super().setInformativeText(text)
        for label in self.findChildren(QLabel, "qt_msgbox_informativelabel"):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def event(self, event: QEvent) -> bool:
        """Widen the box after each layout."""
        taken = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._widen()
        return taken

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._widen()

    def _widen(self) -> None:
        """Grow to the minimum size, as far as the screen allows, with the same margins on both sides of the text."""
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
            indent = layout.itemAtPosition(0, 0)
            if isinstance(indent, QSpacerItem) and indent.sizeHint().width():  # in place of an icon
                indent.changeSize(0, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
                layout.setHorizontalSpacing(0)
                layout.setColumnStretch(1, 1)
                layout.invalidate()
            size = self.size().expandedTo(layout.totalMinimumSize()).boundedTo(room_for(self))
            if size != self.size():
                self.setFixedSize(size)
