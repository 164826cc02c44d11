"""Lists to choose from and numbers that the wheel neither changes nor focuses: it scrolls the page under them."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget


class ComboBox(QComboBox):
    """A list to choose from: texts with their values.

    `name` is what screen readers call it, unless a label does. A `narrow` one needs room for this many letters only,
    not for its longest text.
    """

    def __init__(self, parent: QWidget | None = None, name: str = "", narrow: int | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if name:
            self.setAccessibleName(name)
        if narrow is not None:
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.setMinimumContentsLength(narrow)

    def fill(self, choices: Iterable[tuple[str, Any]], chosen: object = None) -> None:
        """Replace the entries by these texts with their values, and choose a value."""
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        self.choose(chosen)

    def choose(self, value: object) -> None:
        """Choose a value; the first one if it is not there."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SpinBox(QSpinBox):
    """A number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
