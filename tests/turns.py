"""The turns of the window's thread: their working time, which a user feels as delay, and what is for it alone."""

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from PySide6.QtCore import QBuffer, QObject, QTimer
from PySide6.QtSvg import QSvgRenderer

from surajang.gui.kit.background import Result, Steps

UNCONNECTED = (QBuffer, QSvgRenderer)
"""Qt's objects that connect no signals, with which threads draw pictures."""


def result_of(steps: Steps[Result]) -> Result:
    """Return the result of work in one turn."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: Result = stop.value
            return result


@contextmanager
def watched_threads() -> Iterator[list[str]]:
    """Record the calls of methods of QObjects in threads that start meanwhile: they can deadlock (`Turns`)."""
    calls: list[str] = []

    def look(frame: FrameType, event: str, called: Any) -> None:
        thing = getattr(called, "__self__", None) if event == "c_call" else None
        if isinstance(thing, QObject) and not isinstance(thing, UNCONNECTED):
            calls.append(f"{type(thing).__name__}.{called.__name__}: {frame.f_code.co_filename}:{frame.f_lineno}")

    threading.setprofile(look)
    try:
        yield calls
    finally:
        threading.setprofile(None)


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
