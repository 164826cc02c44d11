"""The Qt application."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application, which is also told by macOS which files to open."""

    file_wanted = Signal(str)
    """The system asks for a file to be opened: its path."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.setApplicationName("Surajang")
        self.setDesktopFileName("surajang")
        self.setStyle("Fusion")

    def event(self, event: QEvent) -> bool:
        """Pass on the system's wish to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)
