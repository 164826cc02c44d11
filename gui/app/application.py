"""The Qt application, and how the system starts and ends it."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLibrary, QLibraryInfo, QObject, QSocketNotifier, Signal
from PySide6.QtGui import QFileOpenEvent, QPixmapCache
from PySide6.QtWidgets import QApplication

PIXMAP_CACHE_KB = 3 * 1024
"""Icons and what labels show stay in Qt's cache for half a minute at least; its own limit is 10 MB."""


class Application(QApplication):
    """The application; on macOS it also receives the files to open."""

    file_wanted = Signal(str)
    """The system asks for a file to be opened: its path."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments, "-style", "Fusion"])  # `setStyle` returns it, which loads all about styles
        self.setApplicationName("Surajang")
        self.setDesktopFileName("surajang")
        QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)

    def event(self, event: QEvent) -> bool:
        """Handle the system's request to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def can_show() -> bool:
    """Return whether the system has the libraries that Qt needs for windows; without them no application can be made.

    This costs nothing, as Qt loads the same library next.
    """
    if sys.platform != "linux":
        return True
    name = os.environ.get("QT_QPA_PLATFORM") or ("wayland" if os.environ.get("WAYLAND_DISPLAY") else "xcb")
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    plugin = folder / f"libq{name.partition(':')[0]}.so"
    return not plugin.is_file() or QLibrary(str(plugin)).load()


def end_on_signals(end: Callable[[], object], parent: QObject) -> None:
    """Call `end` when the system, a terminal or Ctrl+C asks the program to end; a second signal ends it at once."""
    if os.name == "nt":
        return  # which closes the windows instead
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup asks
            signal.signal(number, lambda number, _: signal.signal(number, signal.SIG_DFL))
    # Python calls its handlers between two of its own steps, and there is none while Qt waits: the pipe wakes it up.
    notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, parent)

    def wake_up() -> None:
        os.read(read, 64)
        end()

    notifier.activated.connect(wake_up)
