"""The Qt application: how the system starts and ends it, the late start, the crash log, garbage collection.

The late start runs after the first paint, in small steps between which the window handles events.
"""

import gc
import logging
import os
import signal
import stat
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEvent,
    QLibrary,
    QLibraryInfo,
    QObject,
    QSocketNotifier,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent, QPixmapCache
from PySide6.QtWidgets import QApplication

from surajang.gui.kit.qt_helpers import slot, soon
from surajang.gui.kit.translation import tr
from surajang.gui.storage import folders

PIXMAP_CACHE_KB = 3 * 1024
"""Icons and labels stay in Qt's cache for half a minute at least; its own limit is 10 MB."""


class Application(QApplication):
    """The application; on macOS it also receives the files to open."""

    open_requested = Signal(str)
    """The system asks for a file to be opened: its path."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments, "-style", "Fusion"])  # `setStyle` returns it, which loads all style classes
        self.setApplicationName("Surajang")
        self.setDesktopFileName("surajang")
        QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)

    def event(self, event: QEvent) -> bool:
        """Handle the system's request to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.open_requested.emit(event.file())
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
        return  # Windows closes the program's windows instead
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup asks
            signal.signal(number, lambda number, _: signal.signal(number, signal.SIG_DFL))
    # Python calls its handlers between two instructions, and runs none while Qt waits: the pipe wakes it up.
    notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, parent)

    def wake_up() -> None:
        os.read(read, 64)
        end()

    notifier.activated.connect(wake_up)


COLLECT_EVERY_MS = 1000

OLDEST = 2
"""The oldest generation, which is collected with all younger ones."""

QUICK_S = 0.02
"""All generations are collected each time while that takes no more processor time than this."""

RETURN_AFTER = 10
"""The number of collections after which free memory is returned to the system."""


class Collector(QObject):
    """Collects garbage in the window's thread alone, at most once a second, and only after enough has been allocated.

    Python collects in any thread that allocates, but Qt's objects may be deleted only in their own thread: the program
    has crashed because the saving thread freed a page. The timer stops when nothing is due, and starts again once the
    thread has worked, so that an idle window sleeps. All generations are collected while that is quick: if older ones
    were collected rarely, as Python does, a closed page would keep its megabytes for two minutes of work. Objects that
    exist when it begins are frozen (`gc.freeze`).
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=COLLECT_EVERY_MS)
        self._timer.timeout.connect(self._tick)
        self._collected = 0
        self._quick = True
        self._stopping = False

    @property
    def waiting(self) -> bool:
        """Whether the timer runs, as a collection may be due."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Start, and turn Python's own collector off."""
        gc.disable()
        gc.freeze()
        self._timer.start()
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self._look_again)

    @slot()
    def _look_again(self) -> None:
        """Start the timer again when the thread has worked, except in the turn in which it was stopped."""
        if self._stopping:
            self._stopping = False
        elif not self._timer.isActive():
            self._timer.start()

    @slot()
    def _tick(self) -> None:
        """Collect, or stop the timer if nothing is due."""
        if not self.collect():
            self._stopping = True
            self._timer.stop()

    def collect(self) -> bool:
        """Collect all generations, or up to the oldest that is due if that is slow; none before the youngest is due.

        Return whether anything was due.
        """
        due = [count > threshold > 0 for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:  # Python 3.14 still reports an older one as due, and 0 as the limit of the oldest
            generation = OLDEST if self._quick else max(number for number, is_due in enumerate(due) if is_due)
            begun = time.thread_time()
            gc.collect(generation)
            if generation == OLDEST:
                self._quick = time.thread_time() - begun <= QUICK_S
            self._collected += 1
            if self._collected % RETURN_AFTER == 0:
                return_memory()
        return due[0]


def return_memory() -> None:
    """Return freed memory to the system, which takes a millisecond or two.

    The C library of most Linux systems otherwise keeps memory that lies below something in use: after some hundred
    pages that is a third of the window's memory.
    """
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    """Return the C library's function for that, or one that does nothing if there is none."""
    import ctypes  # noqa: PLC0415  # after the first paint

    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda _: None


CRASH_FILE = "errors.txt"
MAX_REPORTS = 20
"""The number of errors written in one run: one that recurs with every paint must not fill the disk."""

MAX_CRASH_BYTES = 1_000_000
"""Bytes; a longer file starts again."""

REPORT_PATIENCE = 0.2
"""Seconds that the window waits for a report to be written."""

log = logging.getLogger(__name__)


class CrashLog:
    """An exception hook that writes errors to a file of the data folder and shows the player the first."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._reports = 0

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception that nothing caught."""
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("%s", text)
        self._reports += 1
        if self._reports > MAX_REPORTS:
            return
        file = folders.data_folder() / CRASH_FILE
        writing = threading.Thread(target=_append, args=(file, text), name="crash log", daemon=True)
        writing.start()
        writing.join(REPORT_PATIENCE)
        if self._reports == 1:
            self._show(
                tr("Something went wrong in the program; your game is safe. The details are in {file}.", file=file)
            )


def _append(file: Path, text: str) -> None:
    """Append a report to the file; if that fails, log it only."""
    report = f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n"
    # Opening a pipe for writing would otherwise wait for a reader.
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, flags, 0o666), "ab") as errors:
            status = os.fstat(errors.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise OSError(None, "it is no regular file", str(file))
            if status.st_size > MAX_CRASH_BYTES:
                errors.truncate(0)
            errors.write(report.encode("utf-8", "backslashreplace"))
    except OSError:
        log.info("the error could not be written to the crash log", exc_info=True)


class LateStart(QObject):
    """Runs its `steps` one after the other. An error in one goes to the crash log and does not stop the others."""

    done = Signal()
    """All steps have run."""

    def __init__(self, steps: list[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self.steps = steps
        self.begun = False
        """Whether the window was painted and the steps run."""

    def begin(self) -> None:
        """Start the steps after the next turn of the event loop, once."""
        if self.steps and not self.begun:
            self.begun = True
            soon(self, self.do_next)

    def do_next(self) -> None:
        """Run the next step."""
        if not self.steps:
            self.done.emit()
            return
        try:
            self.steps.pop(0)()
        finally:
            soon(self, self.do_next)
