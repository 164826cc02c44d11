"""The processes that search along with this one (`worker.py`), as a search with several threads wants them.

mypyc never lets go of Python's lock, so that threads of one process could not search at once.
"""

import contextlib
import json
import os
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import Any

from engine import shared_memory
from engine.own_process import own_environment
from engine.shared_table import SharedTable

_PATIENCE = 1.0  # seconds
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
        memory = shared_memory.create(shared * _MEGABYTE)
        self.table = SharedTable(memory.memory)
        self.own_megabytes = own
        self._search = 0
        self._workers: list[_Process] = []
        try:
            for number in range(count):
                arguments = [str(own), str(number % 2), memory.handle, str(shared * _MEGABYTE)]
                self._workers.append(_Process(arguments, memory.inherited))
        except OSError:
            self.close()
            raise
        finally:
            shared_memory.release(memory)

    @property
    def nodes(self) -> int:
        """How many nodes they have searched in this search, as far as they have told."""
        return sum(worker.nodes for worker in self._workers)

    def search(self, variant: str, position: str, moves: list[str], only: tuple[str, ...], lines: int) -> None:
        """Have all of them search a position, until `stop`."""
        self._search += 1
        for worker in self._workers:
            worker.begin(self._search, variant=variant, position=position, moves=moves, only=only, lines=lines)

    def stop(self) -> None:
        """Have all of them stop; nobody waits for that."""
        for worker in self._workers:
            worker.tell(stop=True)

    def forget(self) -> None:
        """Have all of them forget what they found out: the shared table when the last one has stopped writing there."""
        for worker in self._workers:
            worker.forget(self._search)
        for worker in self._workers:
            worker.wait_until_forgotten(self._search)
        self.table.clear()

    def deepest(self) -> Finding | None:
        """Return what was found at the greatest depth that one of them has finished in this search."""
        found = [worker.finding for worker in self._workers if worker.finding is not None]
        return max(found, key=lambda finding: finding.depth, default=None)

    def close(self) -> None:
        """End all of them."""
        for worker in self._workers:
            worker.close()


class _Process:
    """One worker's process. What it says is read by a thread; one that has gone says nothing more."""

    def __init__(self, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises OSError."""
        # A frozen program understands this as Python does.
        command = [sys.executable, "-m", "engine", PROGRAM, *arguments]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, pass_fds=inherited,
            env={**os.environ, **own_environment()},
        )  # fmt: skip
        self._search = 0
        self._forgotten = 0
        self._gone = False
        self._heard = threading.Condition()
        self.nodes = 0
        self.finding: Finding | None = None
        self._reader = threading.Thread(target=self._read, name="worker", daemon=True)
        self._reader.start()

    def begin(self, search: int, **told: object) -> None:
        """Have it search; what it says of other searches is passed over from now on."""
        with self._heard:
            self._search, self.nodes, self.finding = search, 0, None
        self.tell(search=search, **told)

    def forget(self, search: int) -> None:
        """Have it forget what it found out until a search."""
        self.tell(forget=search)

    def wait_until_forgotten(self, search: int) -> None:
        """Return when it has forgotten that and what was before, or is gone, or lets itself be waited for in vain."""
        with self._heard:
            self._heard.wait_for(lambda: self._forgotten >= search or self._gone, _PATIENCE)

    def tell(self, **told: object) -> None:
        """Tell it something."""
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps(told).encode() + b"\n")
            pipe.flush()
        except (OSError, ValueError):
            return

    def _read(self) -> None:
        """Note what it says until it ends."""
        assert self._process.stdout is not None
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
        elif said["search"] == self._search:
            self.nodes = said["nodes"]
            if said["exact"]:
                self.finding = Finding(said["depth"], said["score"], said["moves"])

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
