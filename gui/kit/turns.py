"""Work in the window's thread that takes longer than a frame, done a little at a time between its events."""

import time
from collections.abc import Callable, Generator
from concurrent.futures import CancelledError
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from surajang.gui.kit.qt_helpers import soon

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
        end = time.perf_counter() + TURN_S
        try:
            if self._cancelled:
                self._steps.close()
                raise CancelledError
            next(self._steps)
            while time.perf_counter() < end:
                next(self._steps)
        except StopIteration as stop:
            self._done(stop.value)
        except (OSError, CancelledError) as error:
            self._failed(error)
        else:
            soon(self._owner, self._take_turn)
