"""A box with a question or a sentence that has room for large text."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMessageBox

from gui.dialogs.fields import room_for


class MessageBox(QMessageBox):
    """Is as wide as its buttons need: Qt's own stops at a part of the screen, and cuts them."""

    def event(self, event: QEvent) -> bool:
        """Widen it whenever it is laid out."""
        taken = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._widen()
        return taken

    def showEvent(self, event: QShowEvent) -> None:
        """Widen it at first."""
        super().showEvent(event)
        self._widen()

    def _widen(self) -> None:
        """Have room for all, as far as the screen allows."""
        layout = self.layout()
        if layout is not None:
            size = self.size().expandedTo(layout.totalMinimumSize()).boundedTo(room_for(self))
            if size != self.size():
                self.setFixedSize(size)
