"""Work that may wait for a disk: done on a thread of its own, so that the window never waits with it."""

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

PATIENCE = 0.1
"""Seconds that the window may wait for work that is nearly always done at once."""


class Task:
    """Work on a thread of its own; its result is handed over in the window's thread, unless its owner is gone.

    `done` gets the result, `failed` an exception that was `expected` of the work. Any other is raised where the result
    would have been handed over. The thread does not keep the program from ending.
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
        """Do the work, and let the window's thread know."""
        try:
            self._result = self._work()
        except BaseException as error:
            self._error = error
        with suppress(RuntimeError):  # the program has ended
            messenger.ended.emit(self)
        self._ended.set()  # last, so that the program does not end under a thread that still talks to Qt

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait for the work to end; return whether it has, and its result was handed over."""
        ended = self._ended.wait(seconds)
        if ended:
            self.hand_over()
        return ended

    def forget(self) -> None:
        """Let the work end without handing anything over."""
        self._handed_over = True

    def hand_over(self) -> None:
        """Give the result to the owner, once."""
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
    """Brings tasks that have ended from their threads to the window's."""

    ended = Signal(object)
    """A Task has ended."""

    def __init__(self) -> None:
        super().__init__()
        self.ended.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def _hand_over(self, task: Task) -> None:
        """Hand over what came of a task."""
        task.hand_over()


@cache
def _messenger() -> _Messenger:
    """Return the one messenger, made in the window's thread."""
    return _Messenger()
