"""Undo and redo of values that never change, such as frozen dataclasses."""

from typing import Generic, TypeVar

T = TypeVar("T")

MOST_UNDONE = 500
"""Steps that can be undone."""


class UndoStates(Generic[T]):
    """A value, and the ones before and after it."""

    def __init__(self, current: T) -> None:
        self.current = current
        self._before: list[T] = []
        self._after: list[T] = []

    def push(self, value: T, joined: bool = False) -> None:
        """Take a new value; it is undone together with the latest step if it is `joined` to that."""
        if not joined:
            self._before = [*self._before, self.current][-MOST_UNDONE:]
        self._after.clear()
        self.current = value

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
        if self._before:
            self._after.append(self.current)
            self.current = self._before.pop()

    def redo(self) -> None:
        """Redo the step that was undone last, if there is one."""
        if self._after:
            self._before.append(self.current)
            self.current = self._after.pop()
