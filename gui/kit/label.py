"""A text in a window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget  # noqa: TID251 (made plain here)


class Label(QLabel):
    """Shows its text as it is written, unless its text format is set: Qt's own guesses, and loads what HTML names."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
