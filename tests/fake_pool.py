"""A stand-in for `engine.pool.Pool` without processes."""

from collections.abc import Callable
from typing import Any


class FakePool:
    """Does the work of two processes immediately; the latest task first, as processes may end in any order."""

    def __init__(self, work: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """`work` returns the result of a task, without the task's number."""
        self._work = work
        self._tasks: list[dict[str, Any]] = []

    @property
    def idle(self) -> bool:
        return len(self._tasks) < 2

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def give(self, task: dict[str, Any]) -> None:
        self._tasks.append(task)

    def take(self) -> dict[str, Any]:
        task = self._tasks.pop()
        return {"task": task["task"], **self._work(task)}

    def close(self) -> None:
        self._tasks.clear()
