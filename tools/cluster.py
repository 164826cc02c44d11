"""Runs a function on many items: in this process, in several, or on the machines of a Dask cluster.

    python -P tools/levels.py --games 1040 --at-once 2
    python -P tools/levels.py --games 1040 --cluster tcp://192.168.0.1:8786

Tools pass `run` their games, each an item with its own seed, and get the results in order. An item whose process or
machine ends is run again elsewhere; none is counted twice. A result depends only on the item and the program, and a
worker with another program is refused, so the results are the same everywhere. Items and results are plain values
(texts, numbers, tuples, lists, dictionaries); the function is at the top of a module. The environment variable
SURAJANG_CLUSTER stands for `--cluster`.

A cluster is a scheduler and, on each machine, a worker for each core, with the same program installed; they are started
in the folder of its sources:

    PYTHONPATH=tools dask scheduler
    PYTHONPATH=tools dask worker tcp://192.168.0.1:8786 --nworkers -1 --nthreads 1
"""

import argparse
import importlib
import os
import socket
import sys
import time
import uuid
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

sys.path.append(str(Path(__file__).resolve().parent.parent / "packaging"))

import sources

# All of the program comes from one place, whatever the tool that a worker then imports does to the path.
from surajang import engine, gui, rules  # noqa: F401

Item = TypeVar("Item")
Result = TypeVar("Result")

VARIABLE = "SURAJANG_CLUSTER"
AHEAD = 16
"""Bundles handed out ahead for each worker, since some take much longer than others."""
MAX_DEATHS = 3
"""An item during which workers died more often than this is given up."""


class CannotRun(Exception):
    """Items cannot be run; the sentence is the tool's last output."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where to run."""
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="number of processes")
    parser.add_argument(
        "--cluster",
        default=os.environ.get(VARIABLE, ""),
        metavar="ADDRESS",
        help="run on this Dask cluster",
    )


def run(
    function: Callable[[Item], Result], items: Iterable[Item], at_once: int = 1, cluster: str = "", bundle: int = 1
) -> Generator[Result, None, None]:
    """Yield the function's result for each item, in order.

    `bundle` items are handed out together: a scheduler takes milliseconds for each, so with several hundred workers a
    bundle should take some seconds. Raises SystemExit with a sentence if there is no cluster, or if an item ends every
    worker that runs it.
    """
    if at_once <= 1 and not cluster:
        yield from map(function, items)
        return
    try:
        yield from _handed_out(function, items, Cluster(cluster) if cluster else _Processes(at_once), bundle)
    except CannotRun as error:
        raise SystemExit(str(error)) from None


def _handed_out(
    function: Callable[[Item], Result], items: Iterable[Item], workers: "_Workers", bundle: int
) -> Generator[Result, None, None]:
    """Yield the workers' result for each item."""
    place = _place(function)
    waiting: deque[Any] = deque()
    try:
        left = iter(items)
        while some := list(islice(left, bundle)):
            waiting.append(workers.submit(*place, some))
            while len(waiting) >= AHEAD * workers.count:
                yield from workers.result(waiting.popleft())
        while waiting:
            yield from workers.result(waiting.popleft())
    finally:
        workers.close(waiting)


class _Workers(Protocol):
    """A set of workers that run items."""

    @property
    def count(self) -> int: ...

    def submit(self, *call: Any) -> Any: ...

    def result(self, pending: Any) -> list[Any]: ...

    def close(self, waiting: Iterable[Any]) -> None: ...


class _Pending:
    """A call and its future result."""

    def __init__(self, call: tuple[Any, ...], future: "Future[Any]") -> None:
        self.call = call
        self.future = future

    @property
    def done(self) -> bool:
        """Whether it has a result, other than that a worker died."""
        future = self.future
        return future.done() and not future.cancelled() and not isinstance(future.exception(), BrokenProcessPool)


class _Processes:
    """Processes on this machine. If one dies they are all replaced, and their unfinished items run again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()
        self._open: list[_Pending] = []

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"))

    def submit(self, *call: Any) -> _Pending:
        """Hand a call out."""
        try:
            pending = _Pending(call, self._pool.submit(_call, *call))
        except BrokenProcessPool:
            self._replace()
            pending = _Pending(call, self._pool.submit(_call, *call))
        self._open.append(pending)
        return pending

    def result(self, pending: _Pending) -> list[Any]:
        """Wait for the result of a call."""
        for _ in range(MAX_DEATHS):
            try:
                results: list[Any] = pending.future.result()
            except BrokenProcessPool:
                self._replace()
            else:
                self._open.remove(pending)
                return results
        raise CannotRun(f"The processes died {MAX_DEATHS} times over {pending.call[-1]!r:.200}.")

    def _replace(self) -> None:
        """Start other processes, and hand out the unfinished items to them."""
        self._pool.shutdown(cancel_futures=True)
        self._pool = self._new_pool()
        for pending in self._open:
            if not pending.done:
                pending.future = self._pool.submit(_call, *pending.call)

    def close(self, waiting: Iterable[_Pending]) -> None:
        """End the processes once they have finished their items."""
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """The workers of a Dask cluster, which reruns the items of a lost worker itself."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client  # noqa: PLC0415  # may be missing
        except ModuleNotFoundError:
            raise CannotRun("A cluster needs the package distributed: python -m pip install distributed.") from None
        try:
            self._client = Client(address, set_as_default=False)
        except (OSError, ValueError):
            raise CannotRun(f"No scheduler of a Dask cluster answers at {address}.") from None
        self._name = uuid.uuid4().hex
        self._numbers = count()
        self._counted = float("-inf")
        self._workers = 1

    @property
    def count(self) -> int:
        """The number of workers, 1 while there are none; updated once a second."""
        if time.monotonic() > self._counted + 1:
            self._counted = time.monotonic()
            self._workers = max(1, sum(self._client.nthreads().values()))
        return self._workers

    def submit(self, *call: Any) -> Any:
        """Hand a call out, under a key of its own for the scheduler, however often it is run."""
        key = f"{call[2]}-{self._name}-{next(self._numbers)}"  # no two threads get the same
        return self._client.submit(_call, *call, key=key, pure=False)

    def result(self, pending: Any) -> list[Any]:
        """Wait for the result of a call."""
        from distributed.scheduler import KilledWorker  # noqa: PLC0415  # may be missing

        try:
            results: list[Any] = pending.result()
            return results
        except KilledWorker:
            raise CannotRun(f"Worker after worker died over {pending.key}.") from None

    def call(self, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a function on one item and wait for its result. Any thread may call this. Raises CannotRun."""
        (result,) = self.result(self.submit(*_place(function), [item]))
        return result  # type: ignore[no-any-return]

    def close(self, waiting: Iterable[Any] = ()) -> None:
        """Cancel the remaining calls and leave the cluster."""
        self._client.cancel(list(waiting), force=True)
        self._client.close()


def _call(build: str, module: str, name: str, items: list[Any]) -> list[Any]:
    """Run a function on some items, in a worker."""
    if _build(module) != build:
        raise CannotRun(f"{socket.gethostname()} has another version of the program.")
    function = getattr(importlib.import_module(module), name)
    return [function(item) for item in items]


def _place(function: Callable[..., Any]) -> tuple[str, str, str]:
    """Return the program, module and name by which a worker finds a function."""
    return _build(_module(function)), _module(function), function.__name__


def _module(function: Callable[..., Any]) -> str:
    """Return the name by which another process finds the module of a function, even of the running script."""
    module = sys.modules[function.__module__]
    return Path(str(module.__file__)).stem if function.__module__ == "__main__" else function.__module__


@cache
def _build(module: str) -> str:
    """Return the fingerprint of this program and of the modules in the folder of the function's module."""
    file = Path(str(importlib.import_module(module).__file__))
    program = Path(str(rules.__file__)).parent.parent
    return sources.fingerprint(file.parent, sorted(file.parent.glob("*.py")), sources.program_fingerprint(program))
