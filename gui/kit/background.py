"""Work on a thread, so that the window never waits for a disk."""

import atexit
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

PATIENCE = 0.1
"""Seconds that the window may wait for work that nearly always ends at once."""


class Task:
    """Work on its own thread; the window's thread gets the result, unless the owner is deleted.

    `done` gets the result, `failed` an `expected` exception; any other is raised in the window's thread. The thread
    does not keep the program from ending. Work with Qt's objects, such as laying out text, is for `turns.Turns`.
    """

    def __init__(
        self,
        owner: QObject,
        work: Callable[[], Any],
        done: Callable[[Any], object],
        failed: Callable[[Any], object],
        expected: type[Exception] | tuple[type[Exception], ...] = OSError,
    ) -> None:
        self._owner = owner
        self._work = work
        self._done = done
        self._failed = failed
        self._expected = expected
        self._result: Any = None
        self._error: BaseException | None = None
        self._ended = threading.Event()
        self._handed_over = False
        threading.Thread(target=self._run, args=(_messenger(),), name="background task", daemon=True).start()

    def _run(self, messenger: "_Messenger") -> None:
        """Do the work, and notify the window's thread."""
        try:
            self._result = self._work()
        except BaseException as error:
            self._error = error
        messenger.tell(self)
        self._ended.set()  # last, so that the program does not end under a thread that still talks to Qt

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait for the work, and hand the result over if it has ended; return whether it has."""
        ended = self._ended.wait(seconds)
        if ended:
            self.hand_over()
        return ended

    def forget(self) -> None:
        """Drop the result."""
        self._handed_over = True

    def hand_over(self) -> None:
        """Hand the result over, once."""
        if self._handed_over or not isValid(self._owner):
            return
        self._handed_over = True
        if isinstance(self._error, self._expected):
            self._failed(self._error)
        elif self._error is not None:
            raise self._error
        else:
            self._done(self._result)


class _Messenger(QObject):
    """Hands ended tasks over to the window's thread."""

    ended = Signal(Task)
    """A task has ended."""

    def __init__(self) -> None:
        super().__init__()
        self.ended.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)
        self._telling = threading.Lock()
        self._stopped = False
        atexit.register(self._stop)

    def tell(self, task: Task) -> None:
        """Report from a thread that a task has ended, unless the program ends."""
        with self._telling:
            if not self._stopped:
                self.ended.emit(task)

    def _stop(self) -> None:
        """Report no more: Python ends with threads running, after PySide has deleted Qt's objects."""
        with self._telling:
            self._stopped = True

    def _hand_over(self, task: Task) -> None:
        task.hand_over()


@cache
def _messenger() -> _Messenger:
    """Return the one messenger, made in the window's thread."""
    return _Messenger()
