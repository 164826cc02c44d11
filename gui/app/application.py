"""The Qt application."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLibrary, QLibraryInfo, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application, which macOS also tells which files to open."""

    file_wanted = Signal(str)
    """The system asks for a file to be opened: its path."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments, "-style", "Fusion"])  # `setStyle` returns it, which loads all about styles
        self.setApplicationName("Surajang")
        self.setDesktopFileName("surajang")

    def event(self, event: QEvent) -> bool:
        """Pass on the system's wish to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def can_show() -> bool:
    """Whether the system has what Qt loads to show windows; where it has not, an application cannot be made.

    Costs nothing: what is loaded here is what Qt loads next.
    """
    if sys.platform != "linux":
        return True
    name = os.environ.get("QT_QPA_PLATFORM") or ("wayland" if os.environ.get("WAYLAND_DISPLAY") else "xcb")
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    plugin = folder / f"libq{name.partition(':')[0]}.so"
    return not plugin.is_file() or QLibrary(str(plugin)).load()
