"""Collects garbage in the window's thread alone.

Python collects in any thread that allocates, but Qt's objects may be deleted only in their own thread: a page that the
saving thread freed has crashed the program.
"""

import gc
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000

RETURN_AFTER = 10
"""The number of collections after which free memory is returned to the system."""


class Collector(QObject):
    """Does once a second what Python's own collector would: it collects each generation that has grown enough.

    Objects that exist at startup are frozen (`gc.freeze`).
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._collected = 0

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
        """Collect the oldest generation that is due, with all younger ones; none before the youngest is due."""
        due = [count > threshold > 0 for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:  # Python 3.14 goes on to call an older one due, and has no limit for the oldest, which is 0 then
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
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
