"""What waits until the event loop has had its turn."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThread, QTimer

NESTED_MS = 100
"""How often an object that is to be deleted checks whether a nested event loop still runs."""


def soon(owner: QObject, call: Callable[[], object], after_ms: int = 0) -> None:
    """Call something after the event loop has had its turn and a time has passed, unless `owner` is deleted first.

    `QTimer.singleShot(0, owner, call)` would leak `call` and all that it refers to if the owner is deleted first.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: call())  # a connected method would change its object's class (gui.kit.slots)
    timer.timeout.connect(timer.deleteLater)
    timer.start(after_ms)


def delete_unnested(thing: QObject) -> None:
    """Delete an object once no menu, dialog or drag runs an event loop, which the object itself may have begun."""
    if QThread.currentThread().loopLevel() > 1:
        QTimer.singleShot(NESTED_MS, thing, partial(delete_unnested, thing))
    else:
        thing.deleteLater()
