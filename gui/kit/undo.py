"""Undo and redo of values that never change, such as frozen dataclasses."""

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

MAX_UNDONE = 500
"""Steps that can be undone."""


class UndoStates(Generic[T]):
    """A value, with the ones before and after it. Consecutive steps of one field are undone together."""

    def __init__(self, current: T) -> None:
        self.current = current
        self._before: list[T] = []
        self._after: list[T] = []
        self._field: Hashable = None

    def push(self, value: T, field: Hashable = None) -> None:
        """Take a new value; `field` names what it changes (a text being typed, a brush stroke), if given."""
        if field is None or field != self._field:
            self._before = [*self._before, self.current][-MAX_UNDONE:]
        self._field = field
        self._after.clear()
        self.current = value

    def pause(self) -> None:
        """Begin a new step with the next value, whatever its field."""
        self._field = None

    @property
    def may_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._before)

    @property
    def may_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._after)

    def undo(self) -> None:
        """Undo the latest step, if there is one."""
        self.pause()
        if self._before:
            self._after.append(self.current)
            self.current = self._before.pop()

    def redo(self) -> None:
        """Redo the step that was undone last, if there is one."""
        if self._after:
            self._before.append(self.current)
            self.current = self._after.pop()
