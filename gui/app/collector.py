"""Collects garbage in the window's thread alone.

Python collects in any thread that allocates, but Qt's objects may be deleted only in their own thread: a page that the
saving thread freed has crashed the program.
"""

import gc
import time
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000

ALL = 2
"""The oldest generation, which is collected with all younger ones."""

QUICK_S = 0.02
"""All generations are collected each time as long as that takes no more processor time than this."""

RETURN_AFTER = 10
"""The number of collections after which free memory is returned to the system."""


class Collector(QObject):
    """Collects garbage at most once a second, and only after enough has been allocated.

    It collects all generations while that is quick. By generations, as Python does, a page that was closed would keep
    its megabytes for two minutes of work. Objects that exist when it begins are frozen (`gc.freeze`).
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._collected = 0
        self._quick = True

    @property
    def running(self) -> bool:
        """Whether the collector runs."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Start, and turn Python's own collector off."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    def collect(self) -> None:
        """Collect all generations, or up to the oldest that is due if that is slow; none before the youngest is due."""
        due = [count > threshold > 0 for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:  # Python 3.14 goes on to call an older one due, and has no limit for the oldest, which is 0 then
            generation = ALL if self._quick else max(number for number, is_due in enumerate(due) if is_due)
            begun = time.thread_time()
            gc.collect(generation)
            if generation == ALL:
                self._quick = time.thread_time() - begun <= QUICK_S
            self._collected += 1
            if self._collected % RETURN_AFTER == 0:
                return_memory()


def return_memory() -> None:
    """Return freed memory to the system, which takes a millisecond or two.

    The C library of most Linux systems otherwise keeps memory that lies below something in use: after some hundred
    pages that is a third of the window's memory.
    """
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    """Return the C library's function for that, or one that does nothing where there is none."""
    import ctypes

    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda _: None
