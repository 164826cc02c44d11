"""Collects garbage in the window's thread alone.

Python collects in whichever thread happens to allocate, and Qt's objects may end only in the thread that they live in:
a page that was freed by a thread that saves has crashed the program.
"""

import gc
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000

RETURN_AFTER = 10
"""After so many collections, memory that nothing uses is given back to the system."""


class Collector(QObject):
    """Does what Python's own collector would, once a second: a generation is looked through when it has grown enough.

    What is there when it begins is here to stay and is never looked at.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._collected = 0

    @property
    def running(self) -> bool:
        """Whether garbage is collected."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Collect from now on, and have Python collect nothing by itself."""
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
    """Give memory that was freed back to the system, which takes a millisecond or two.

    The C library of most Linux systems keeps it otherwise where something that lasts lies behind it: after some hundred
    pages, that is a third of all that the window has.
    """
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    """Return what gives memory back, or does nothing where the system's library has no such function."""
    import ctypes

    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda _: None
