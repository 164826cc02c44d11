"""The working time of the window's thread in one turn of its event loop, which a user feels as delay."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """Collect no garbage within a turn, as in the program, where gui.app.application collects between turns."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def measured_turns() -> Iterator[list[float]]:
    """Record the time of each turn meanwhile, in CPU milliseconds of this thread."""
    turns: list[float] = []
    before = time.thread_time()

    def note() -> None:
        nonlocal before
        now = time.thread_time()
        turns.append(1000 * (now - before))
        before = now

    timer = QTimer()
    timer.timeout.connect(note)
    timer.start(1)
    with no_garbage_collected():
        yield turns
    timer.stop()
