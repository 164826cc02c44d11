"""The processes that search along with this one (`worker.py`), as a search with several threads wants them.

mypyc never lets go of Python's lock, so that threads of one process could not search at once.
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
"""Seconds that workers may take to forget or to end, before they are killed."""

_HUNG_AFTER = 10.0
"""Seconds after which a worker that has not begun a search is replaced. No search waits for that, so there is time for
a long game on a busy machine."""

_MEGABYTE = 1 << 20
_SHARE = 8
_MOST_SHARED = 64
"""The shared table has an eighth of the memory for tables, and so many megabytes at most: what is deep is little."""

PROGRAM = "worker"
"""The first argument that makes the engine's program a worker."""


@dataclass(frozen=True)
class Finding:
    """What a worker found out at one depth: the score, and the texts of the moves of its best line."""

    depth: int
    score: int
    moves: list[str]


def split(megabytes: int, threads: int) -> tuple[int, int]:
    """Return how large the shared table and each process's own are, in megabytes: together as large as is said, but
    each of at least one.

    >>> split(64, 1), split(64, 2), split(1, 2)
    ((0, 64), (8, 28), (1, 1))
    """
    if threads == 1:
        return 0, megabytes
    shared = max(1, min(_MOST_SHARED, megabytes // _SHARE))
    return shared, max(1, (megabytes - shared) // threads)


class Workers:
    """Several workers, all of which look at the same position."""

    def __init__(self, count: int, megabytes: int) -> None:
        """Start them. `megabytes` is the memory for all tables, with that of this process. Raises OSError."""
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
        """How many nodes they have searched in this search, as far as they have told."""
        return sum(worker.nodes for worker in self._workers)

    def search(self, variant: str, position: str, moves: list[str], only: tuple[str, ...], lines: int) -> None:
        """Have all of them search a position, until `stop`. Those that died or hang are replaced first."""
        self._search += 1
        for number, worker in enumerate(self._workers):
            if worker.lost:
                with contextlib.suppress(OSError):
                    self._workers[number] = self._start(number)
                    worker.close(0.0)
        for worker in self._workers:
            worker.begin(self._search, variant=variant, position=position, moves=moves, only=only, lines=lines)

    def stop(self) -> None:
        """Have all of them stop; nobody waits for that."""
        for worker in self._workers:
            worker.tell(stop=True)

    def forget(self) -> None:
        """Have all of them forget what they found out, then clear the shared table. One that does not answer is killed,
        as it would write there again later."""
        for worker in self._workers:
            worker.forget(self._search)
        end = time.monotonic() + _PATIENCE
        for worker in self._workers:
            if not worker.has_forgotten(self._search, end - time.monotonic()):
                worker.close(0.0)
        self.table.clear()

    def deepest(self) -> Finding | None:
        """Return what was found at the greatest depth that one of them has finished in this search."""
        found = [worker.finding for worker in self._workers if worker.finding is not None]
        return max(found, key=lambda finding: finding.depth, default=None)

    def close(self) -> None:
        """End all of them."""
        for worker in self._workers:
            worker.end()
        end = time.monotonic() + _PATIENCE
        for worker in self._workers:
            worker.close(end - time.monotonic())
        shared_memory.release(self._memory)


class _Process:
    """One worker's process. A thread reads what it says, and another one writes what it is told: it may have died, or
    have been stopped by the system."""

    def __init__(self, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises OSError."""
        # A frozen program understands this as Python does.
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
        self._heard = threading.Condition()
        self.nodes = 0
        self.finding: Finding | None = None
        self._writer = PipeWriter(self._process.stdin)
        self._reader = threading.Thread(target=self._read, name="worker", daemon=True)
        self._reader.start()

    @property
    def lost(self) -> bool:
        """Whether it has ended, or has begun no search for so long that it hangs."""
        with self._heard:
            behind = self._begun < self._search and time.monotonic() - self._waiting_since > _HUNG_AFTER
            return self._gone or behind

    def begin(self, search: int, **told: object) -> None:
        """Have it search; what it says of other searches is passed over from now on."""
        with self._heard:
            if self._begun == self._search:
                self._waiting_since = time.monotonic()
            self._search, self.nodes, self.finding = search, 0, None
        self.tell(search=search, **told)

    def forget(self, search: int) -> None:
        """Have it forget what it found out until a search."""
        self.tell(forget=search)

    def has_forgotten(self, search: int, seconds: float) -> bool:
        """Return whether it knows nothing of that search and those before, after so many seconds at most."""
        with self._heard:
            nothing = self._search == 0  # it has not searched yet, and may still be starting
            return nothing or self._heard.wait_for(lambda: self._forgotten >= search or self._gone, max(seconds, 0.0))

    def tell(self, **told: object) -> None:
        """Tell it something; whether it reads that is not waited for."""
        self._writer.write(json.dumps(told).encode() + b"\n")

    def _read(self) -> None:
        """Note what it says until it ends."""
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError):  # one that was killed may have left half a line
            for line in self._process.stdout:
                said: dict[str, Any] = json.loads(line)
                with self._heard:
                    self._hear(said)
        with self._heard:
            self._gone = True
            self._heard.notify_all()

    def _hear(self, said: dict[str, Any]) -> None:
        """Note one thing that it says."""
        if "forgotten" in said:
            self._forgotten = said["forgotten"]
            self._heard.notify_all()
        elif "begun" in said:
            self._begun = said["begun"]
            self._waiting_since = time.monotonic()
        elif said["search"] == self._search:
            self.nodes = said["nodes"]
            if said["exact"]:
                self.finding = Finding(said["depth"], said["score"], said["moves"])

    def end(self) -> None:
        """Close its input, which ends it."""
        self._writer.end()

    def close(self, seconds: float) -> None:
        """Kill it, unless it ends within so many seconds."""
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
