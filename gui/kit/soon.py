"""Calls that wait until the event loop has had its turn."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, call: Callable[[], object], after_ms: int = 0) -> None:
    """Call something once the event loop has had its turn and a time has passed, unless `owner` is deleted before that.

    PySide never frees what `QTimer.singleShot(0, owner, call)` was to call, nor all that it refers to, if the owner is
    deleted first.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: call())  # a method connected itself would give its object another class
    timer.timeout.connect(timer.deleteLater)
    timer.start(after_ms)
