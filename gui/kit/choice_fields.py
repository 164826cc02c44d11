"""Lists to choose from and numbers that the wheel does not change: it scrolls the page under them."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox


class ComboBox(QComboBox):
    """A list to choose from."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SpinBox(QSpinBox):
    """A number."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
