"""Work that takes longer than a frame: on a thread, so that the window never waits for a disk, or in turns between its
events.
"""

import atexit
import threading
import time
from collections.abc import Callable, Generator
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from surajang.gui.kit.qt_helpers import soon

PATIENCE = 0.1
"""Seconds that the window may wait for work that nearly always ends at once."""


class Task:
    """Work on its own thread; the window's thread gets the result, unless the owner is deleted.

    `done` gets the result, `failed` an `expected` exception; any other is raised in the window's thread. The thread
    does not keep the program from ending. Work with Qt's objects, such as laying out text, is for `Turns`.
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


TURN_S = 0.004
"""Seconds after which a turn ends with the next step: a quarter of a frame."""

Result = TypeVar("Result")

Steps = Generator[None, None, Result]
"""Work that yields wherever it may be interrupted, and returns its result."""


class Turns:
    """Work with Qt's objects, in turns of a few steps, unless the owner is deleted.

    A thread must not do it. It would hold Python while it waits for one of the locks with which Qt connects signals;
    PySide holds such a lock while it waits for Python to disconnect the signals of a deleted object.

    `done` gets the result, `failed` an OSError, or CancelledError after `cancel`.
    """

    def __init__(
        self, owner: QObject, steps: Steps[Any], done: Callable[[Any], object], failed: Callable[[Any], object]
    ) -> None:
        self._owner = owner
        self._steps = steps
        self._done = done
        self._failed = failed
        self._cancelled = False
        soon(owner, self._take_turn)

    def cancel(self) -> None:
        """Stop before the next turn."""
        self._cancelled = True

    def _take_turn(self) -> None:
        if self._cancelled:
            from concurrent.futures import CancelledError  # noqa: PLC0415  # a millisecond that no start needs

            self._steps.close()
            self._failed(CancelledError())
            return
        end = time.perf_counter() + TURN_S
        try:
            next(self._steps)
            while time.perf_counter() < end:
                next(self._steps)
        except StopIteration as stop:
            self._done(stop.value)
        except OSError as error:
            self._failed(error)
        else:
            soon(self._owner, self._take_turn)
