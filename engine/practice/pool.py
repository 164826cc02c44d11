"""The processes that play the games of practice, and the loop of such a process.

They exchange lines of JSON. To a process: `{"game": TABLE}` first, then tasks `{"task": NUMBER, "seeds": […], "nodes",
"first", "second", "compare"}`, with two tables of values; from it `{"task": NUMBER, "points": […], "samples"}`. Or
tasks `{"task": NUMBER, "seeds": […], "levels": [FIRST, SECOND], "values"}`, with a table of values or null; from it
`{"task": NUMBER, "points": […]}`. It ends when its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from array import array
from queue import Empty, SimpleQueue
from typing import IO, Any

from surajang.engine.own_process import own_environment
from surajang.engine.practice import WORKER
from surajang.engine.practice.games import LevelPlayers, Players
from surajang.engine.practice.state import packed
from surajang.engine.practised import practised_weights, values_of
from surajang.engine.streams import PipeWriter, lines
from surajang.engine.strength import of_level
from surajang.engine.weights import Weights
from surajang.engine.worker import die_with_parent
from surajang.rules.definition import as_table, variant_of
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant

MOST_DEATHS = 3
"""Practice fails when more processes than this end one after another without a result."""

PATIENCE = 0.2
"""Seconds between two looks at whether to stop."""

_FLAGS = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows, a low priority, and no window for text. Elsewhere processes inherit the priority of this one."""


class PracticeFailed(Exception):
    """Practice cannot go on; with a sentence that says why."""


class Pool:
    """Several processes that play a game's games."""

    def __init__(self, variant: Variant, count: int) -> None:
        """Start the processes. Raises PracticeFailed."""
        self._hello = {"game": as_table(variant)}
        self._found: SimpleQueue[tuple[_Process, dict[str, Any] | None]] = SimpleQueue()
        self._deaths = 0
        self._processes: list[_Process] = []
        try:
            for _ in range(count):
                self._processes.append(self._start())
        except PracticeFailed:
            self.close()
            raise

    def _start(self) -> _Process:
        try:
            return _Process(self._hello, self._found)
        except OSError as error:
            raise PracticeFailed(f"no process can be started ({error.strerror or error})") from None

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
        """Return a result, waiting a moment for it; None if there is none yet. Raises PracticeFailed.

        A process that has ended is replaced, and its task done again.
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
        if self._deaths > MOST_DEATHS:
            raise PracticeFailed("the processes that play keep ending")
        process.close()
        new = self._start()
        self._processes[self._processes.index(process)] = new
        if process.task is not None:
            new.give(process.task)
        return None

    def close(self) -> None:
        """End all processes; what they work on is lost."""
        for process in self._processes:
            process.close()


class _Process:
    """One process, with the `task` it works on. Its results are put into a queue, and None at its end."""

    def __init__(self, hello: dict[str, Any], found: SimpleQueue[tuple[_Process, dict[str, Any] | None]]) -> None:
        """Raises OSError."""
        command = [sys.executable, "-m", "surajang.engine", WORKER]
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
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), name="practice", daemon=True)
        self._reader.start()
        self._send(hello)

    def give(self, task: dict[str, Any]) -> None:
        """Give it a task."""
        self.task = task
        self._send(task)

    def _send(self, message: dict[str, Any]) -> None:
        self._writer.write(json.dumps(message).encode() + b"\n")

    def _read(self, source: IO[bytes]) -> None:
        with contextlib.suppress(ValueError):  # one that was killed may have left half a line
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


class _Worker:
    """What such a process does."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self._variant = variant_of(hello["game"], {})
        self._tables: Tables = tables_of(self._variant)
        self._values: tuple[Any, Any] | None = None
        self._players: Players | None = None
        self._level_players: LevelPlayers | None = None

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """Carry out a task; return its result."""
        return self._measure(task) if "levels" in task else self._practise(task)

    def _measure(self, task: dict[str, Any]) -> dict[str, Any]:
        """Play games of two levels. All tasks have the same values."""
        if self._level_players is None:
            values = task["values"]
            self._level_players = LevelPlayers(self._variant, self._weights(values) if values else None)
        first, second = map(of_level, task["levels"])
        points: list[float] = []
        for seed in task["seeds"]:
            points += self._level_players.compare(seed, first, second)
        return {"task": task["task"], "points": points}

    def _practise(self, task: dict[str, Any]) -> dict[str, Any]:
        """Play games to learn from, or of two sets of values."""
        values = task["first"], task["second"]
        if self._players is None or values != self._values:
            first = self._weights(values[0])
            second = first if values[1] == values[0] else self._weights(values[1])
            self._values = values
            self._players = Players(self._variant, self._tables, first, second)
        points: list[float] = []
        samples = array("h")
        for seed in task["seeds"]:
            if task["compare"]:
                points += self._players.compare(seed, task["nodes"])
            else:
                won, found = self._players.learn(seed, task["nodes"])
                points.append(won)
                samples.extend(found)
        return {"task": task["task"], "points": points, "samples": packed(samples)}

    def _weights(self, table: dict[str, Any]) -> Weights:
        return practised_weights(self._tables, values_of(table))


def main() -> int:
    """Carry out tasks until the input ends."""
    die_with_parent()
    worker: _Worker | None = None
    for line in lines(sys.stdin.buffer, lambda: None):
        message = json.loads(line)
        if worker is None:
            worker = _Worker(message)
        else:
            print(json.dumps(worker.do(message)), flush=True)
    return 0
