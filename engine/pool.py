"""Processes that play a game's games for practice and playtests, and the loop of such a process.

They exchange lines of JSON: to a process `{"game": TABLE}` first, then tasks, tables with a number, `task`; from it a
table for each task, with the same number. It ends when its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import IO, Any

from surajang.engine.own_process import die_with_parent, own_environment
from surajang.engine.streams import PipeWriter, has_reader, lines
from surajang.rules.definition import as_table, variant_of
from surajang.rules.variant import Variant

MAX_DEATHS = 3
"""The work fails if more processes than this die in a row without a result."""

PATIENCE = 0.2
"""Seconds between checks whether to stop."""

_FLAGS = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows, a low priority and no console window. Elsewhere processes inherit this one's priority."""


class PoolFailed(Exception):
    """The work cannot continue; with a sentence that says why."""


class Pool:
    """Several processes that play a game's games."""

    def __init__(self, worker: str, variant: Variant, count: int) -> None:
        """Start the processes; `worker` is the first argument of the engine's program. Raises PoolFailed."""
        self._worker = worker
        self._hello = {"game": as_table(variant)}
        self._found: SimpleQueue[tuple[_Process, dict[str, Any] | None]] = SimpleQueue()
        self._deaths = 0
        self._processes: list[_Process] = []
        try:
            for _ in range(count):
                self._processes.append(self._start())
        except PoolFailed:
            self.close()
            raise

    def _start(self) -> _Process:
        try:
            return _Process(self._worker, self._hello, self._found)
        except OSError as error:
            raise PoolFailed(f"no process can be started ({error.strerror or error})") from None

    @property
    def idle(self) -> bool:
        """Whether a process waits for a task."""
        return any(process.task is None for process in self._processes)

    @property
    def busy(self) -> bool:
        """Whether a process works on a task."""
        return any(process.task is not None for process in self._processes)

    def give(self, task: dict[str, Any]) -> None:
        """Give a task to an idle process."""
        process = next(process for process in self._processes if process.task is None)
        process.give(task)

    def take(self) -> dict[str, Any] | None:
        """Return a result, waiting a moment for it; None if there is none yet. Raises PoolFailed.

        A process that has died is replaced, and its task repeated.
        """
        try:
            process, result = self._found.get(timeout=PATIENCE)
        except Empty:
            return None
        if result is not None:
            self._deaths = 0
            process.task = None
            return result
        self._deaths += 1
        if self._deaths > MAX_DEATHS:
            raise PoolFailed("the processes that play keep ending")
        process.close()
        new = self._start()
        self._processes[self._processes.index(process)] = new
        if process.task is not None:
            new.give(process.task)
        return None

    def close(self) -> None:
        """End all processes; their unfinished tasks are lost."""
        for process in self._processes:
            process.close()


class _Process:
    """One process, with the `task` it works on. Its results are put into a queue, and None at its end."""

    def __init__(
        self, worker: str, hello: dict[str, Any], found: SimpleQueue[tuple[_Process, dict[str, Any] | None]]
    ) -> None:
        """Raises OSError."""
        command = [sys.executable, "-m", "surajang.engine", worker]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, **own_environment()},
            creationflags=_FLAGS,
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.task: dict[str, Any] | None = None
        self._found = found
        self._writer = PipeWriter(self._process.stdin)
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), name="pool", daemon=True)
        self._reader.start()
        self._send(hello)

    def give(self, task: dict[str, Any]) -> None:
        """Give it a task."""
        self.task = task
        self._send(task)

    def _send(self, message: dict[str, Any]) -> None:
        self._writer.write(json.dumps(message).encode() + b"\n")

    def _read(self, source: IO[bytes]) -> None:
        with contextlib.suppress(ValueError):  # a killed process may leave half a line
            for line in source:
                self._found.put((self, json.loads(line)))
        self._found.put((self, None))

    def close(self) -> None:
        """End it."""
        self._writer.end()
        self._process.kill()
        self._process.wait()
        self._writer.join(1.0)
        self._reader.join(1.0)
        if self._process.stdout is not None:
            self._process.stdout.close()


def work(start: Callable[[Variant], Callable[[dict[str, Any]], dict[str, Any]]]) -> int:
    """Carry out tasks until the input ends; `start` returns the function that carries them out for a game."""
    die_with_parent()
    if os.name == "posix" and not has_reader(sys.stdout):  # the other process died before it could be watched
        return 0
    do: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    for line in lines(sys.stdin.buffer, lambda: None):
        message = json.loads(line)
        if do is None:
            do = start(variant_of(message["game"], {}))
        else:
            print(json.dumps({**do(message), "task": message["task"]}), flush=True)
    return 0
