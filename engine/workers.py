"""The processes that search along with this one (`worker.py`), for a search with several threads.

They are processes because mypyc never releases Python's lock: threads of one process could not search at once.
"""

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from typing import Any

from surajang.engine import shared_memory
from surajang.engine.own_process import own_environment
from surajang.engine.shared_table import SharedTable
from surajang.engine.streams import PipeWriter

_PATIENCE = 1.0
"""Seconds that workers may take to clear their memory or to end, before they are killed."""

_HUNG_AFTER = 10.0
"""Seconds after which a worker that has not begun a search is replaced. No search waits for it, so this leaves time for
reading a long game on a busy machine."""

_MEGABYTE = 1 << 20
_SHARE = 8
_MAX_SHARED = 64
"""The shared table gets an eighth of the memory for tables, at most this many megabytes: deep entries are few."""

PROGRAM = "worker"
"""The first argument that makes the engine's program a worker."""


@dataclass(frozen=True)
class Finding:
    """A worker's result at one depth: the score, and the moves of its best line in UCI notation."""

    depth: int
    score: int
    moves: list[str]


def split(megabytes: int, threads: int) -> tuple[int, int]:
    """Return the sizes of the shared table and of each process's own, in megabytes: `megabytes` in total, but at least
    one each.

    >>> split(64, 1), split(64, 2), split(1, 2)
    ((0, 64), (8, 28), (1, 1))
    """
    if threads == 1:
        return 0, megabytes
    shared = max(1, min(_MAX_SHARED, megabytes // _SHARE))
    return shared, max(1, (megabytes - shared) // threads)


class Workers:
    """Several workers that search the same position."""

    def __init__(self, count: int, megabytes: int) -> None:
        """Start the workers. `megabytes` is the memory for all tables, including this process's. Raises OSError."""
        shared, own = split(megabytes, count + 1)
        self._memory = shared_memory.create(shared * _MEGABYTE)
        self.table = SharedTable(self._memory.memory)
        self.own_megabytes = own
        self._search = 0
        self._workers: list[_Process] = []
        try:
            for number in range(count):
                self._workers.append(self._start(number))
        except OSError:
            self.close()
            raise

    def _start(self, number: int) -> "_Process":
        """Start a worker. Raises OSError."""
        size = len(self._memory.memory)
        arguments = [str(self.own_megabytes), str(number % 2), self._memory.handle, str(size)]
        return _Process(arguments, self._memory.inherited)

    @property
    def nodes(self) -> int:
        """The number of nodes that they have reported for this search."""
        return sum(worker.nodes for worker in self._workers)

    @property
    def lost(self) -> int:
        """The number of workers that have died or hang; the next search replaces them."""
        return sum(worker.lost for worker in self._workers)

    def search(
        self,
        variant: str,
        game: dict[str, Any] | None,
        values: dict[str, Any] | None,
        position: str,
        moves: list[str],
        only: tuple[str, ...],
        lines: int,
    ) -> None:
        """Start a search in all workers, until `stop`. Workers that died or hang are replaced first.

        `game`: the table that defines the variant, if it is not built in; `values`: those that practice found for it.
        """
        self._search += 1
        for number, worker in enumerate(self._workers):
            if worker.lost:
                with contextlib.suppress(OSError):
                    self._workers[number] = self._start(number)
                    worker.close(0.0)
        for worker in self._workers:
            worker.begin(
                self._search,
                variant=variant,
                game=game,
                values=values,
                position=position,
                moves=moves,
                only=only,
                lines=lines,
            )

    def stop(self) -> None:
        """Stop all workers, without waiting for them."""
        for worker in self._workers:
            worker.send(stop=True)

    def forget(self) -> None:
        """Clear the memory of all workers, then the shared table. A worker that does not answer is killed, since it
        might write there later."""
        for worker in self._workers:
            worker.forget(self._search)
        end = time.monotonic() + _PATIENCE
        for worker in self._workers:
            if not worker.has_forgotten(self._search, end - time.monotonic()):
                worker.close(0.0)
        self.table.clear()

    def deepest(self) -> Finding | None:
        """Return the finding of the greatest depth that a worker has finished in this search."""
        found = [worker.finding for worker in self._workers if worker.finding is not None]
        return max(found, key=lambda finding: finding.depth, default=None)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
        end = time.monotonic() + _PATIENCE
        for worker in self._workers:
            worker.close(end - time.monotonic())
        shared_memory.release(self._memory)


class _Process:
    """One worker's process. One thread reads its messages and another writes to it, since it may have died or been
    stopped by the system."""

    def __init__(self, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises OSError."""
        # A frozen program understands `-m engine` as Python does.
        command = [sys.executable, "-m", "surajang.engine", PROGRAM, *arguments]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, pass_fds=inherited,
            env={**os.environ, **own_environment()},
        )  # fmt: skip
        assert self._process.stdin is not None
        self._search = 0
        self._begun = 0
        self._waiting_since = 0.0
        self._forgotten = 0
        self._gone = False
        self._changed = threading.Condition()
        self.nodes = 0
        self.finding: Finding | None = None
        self._writer = PipeWriter(self._process.stdin)
        self._reader = threading.Thread(target=self._read, name="worker", daemon=True)
        self._reader.start()

    @property
    def lost(self) -> bool:
        """Whether it has died, or hangs: it has not begun a search for too long."""
        with self._changed:
            behind = self._begun < self._search and time.monotonic() - self._waiting_since > _HUNG_AFTER
            return self._gone or behind

    def begin(self, search: int, **message: object) -> None:
        """Start a search in it; messages about other searches are ignored from now on."""
        with self._changed:
            if self._begun == self._search:
                self._waiting_since = time.monotonic()
            self._search, self.nodes, self.finding = search, 0, None
        self.send(search=search, **message)

    def forget(self, search: int) -> None:
        """Clear its memory of all searches up to this one."""
        self.send(forget=search)

    def has_forgotten(self, search: int, seconds: float) -> bool:
        """Wait at most `seconds` until it has cleared its memory up to a search; return whether it has."""
        with self._changed:
            nothing = self._search == 0  # it has not searched yet, and may still be starting
            return nothing or self._changed.wait_for(lambda: self._forgotten >= search or self._gone, max(seconds, 0.0))

    def send(self, **message: object) -> None:
        """Send it a message, without waiting until it is read."""
        self._writer.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        """Handle its messages until it ends."""
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError):  # a killed process may leave half a line
            for line in self._process.stdout:
                message: dict[str, Any] = json.loads(line)
                with self._changed:
                    self._handle(message)
        with self._changed:
            self._gone = True
            self._changed.notify_all()

    def _handle(self, message: dict[str, Any]) -> None:
        """Handle one message."""
        if "forgotten" in message:
            self._forgotten = message["forgotten"]
            self._changed.notify_all()
        elif "begun" in message:
            self._begun = message["begun"]
            self._waiting_since = time.monotonic()
        elif message["search"] == self._search:
            self.nodes = message["nodes"]
            if message["exact"]:
                self.finding = Finding(message["depth"], message["score"], message["moves"])

    def end(self) -> None:
        """Close its input, which ends it."""
        self._writer.end()

    def close(self, seconds: float) -> None:
        """Wait at most `seconds` for its end, then kill it."""
        self.end()
        try:
            self._process.wait(max(seconds, 0.0))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._writer.join(_PATIENCE)
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
