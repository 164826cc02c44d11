"""Runs a function on many items: in this process, in several, or on the machines of a Dask cluster.

    python -P tools/levels.py --games 1040 --at-once 2
    python -P tools/levels.py --games 1040 --cluster tcp://192.168.0.1:8786

Tools give `run` their games, each an item that carries its own seed, and get what came of each, in order. An item whose
process or machine ends is run again elsewhere; none is counted twice. What an item comes to depends on nothing but the
item and the program, and a worker with another program than this one is refused; so all ways give the same results.
Items and results are plain values (texts, numbers, tuples, lists, dictionaries), the function stands in a module of
its own name. SURAJANG_CLUSTER in the environment does what `--cluster` does.

A cluster is a scheduler and, on each machine, a worker for each core, where the program is installed as it is here;
they are started in the folder of its sources:

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
"""So many bundles for each worker are handed out before the first of them is back, since some take much longer."""
MOST_DEATHS = 3
"""An item that was waited for while workers died more often than this is given up."""


class CannotRun(Exception):
    """Items cannot be run: a sentence, with which the tool ends."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let a command line say where to run."""
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="run in so many processes")
    parser.add_argument(
        "--cluster", default=os.environ.get(VARIABLE, ""), metavar="ADDRESS", help="run on the Dask cluster there"
    )


def run(
    function: Callable[[Item], Result], items: Iterable[Item], at_once: int = 1, cluster: str = "", bundle: int = 1
) -> Generator[Result, None, None]:
    """Yield what the function makes of each item, in the items' order.

    So many items make a `bundle` that is handed out as one: a scheduler takes milliseconds for each, so where it has
    many hundred workers, each should be busy with one for some seconds. Raises SystemExit with a sentence where there
    is no cluster, or where an item ends every worker that runs it.
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
    """Yield what workers make of each item."""
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
    """Where items are run."""

    @property
    def count(self) -> int: ...

    def submit(self, *call: Any) -> Any: ...

    def result(self, wanted: Any) -> list[Any]: ...

    def close(self, waiting: Iterable[Any]) -> None: ...


class _Wanted:
    """A call, and what will come of it."""

    def __init__(self, call: tuple[Any, ...], future: "Future[Any]") -> None:
        self.call = call
        self.future = future

    @property
    def done(self) -> bool:
        """Whether its result is there, and not only the news that a worker has died."""
        future = self.future
        return future.done() and not future.cancelled() and not isinstance(future.exception(), BrokenProcessPool)


class _Processes:
    """Processes on this machine. Where one dies they are all replaced, and what they had not finished is run again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()
        self._open: list[_Wanted] = []

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"))

    def submit(self, *call: Any) -> _Wanted:
        """Hand a call out."""
        try:
            wanted = _Wanted(call, self._pool.submit(_call, *call))
        except BrokenProcessPool:
            self._replace()
            wanted = _Wanted(call, self._pool.submit(_call, *call))
        self._open.append(wanted)
        return wanted

    def result(self, wanted: _Wanted) -> list[Any]:
        """Wait for what came of a call."""
        for _ in range(MOST_DEATHS):
            try:
                results: list[Any] = wanted.future.result()
            except BrokenProcessPool:
                self._replace()
            else:
                self._open.remove(wanted)
                return results
        raise CannotRun(f"The processes died {MOST_DEATHS} times over {wanted.call[-1]!r:.200}.")

    def _replace(self) -> None:
        """Start other processes, and hand out to them what is not done."""
        self._pool.shutdown(cancel_futures=True)
        self._pool = self._new_pool()
        for wanted in self._open:
            if not wanted.done:
                wanted.future = self._pool.submit(_call, *wanted.call)

    def close(self, waiting: Iterable[_Wanted]) -> None:
        """End the processes; what they are at is finished first."""
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """The workers of a Dask cluster, which itself runs again elsewhere what a lost worker had."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
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
        """How many workers there are, 1 while there are none; asked once a second."""
        if time.monotonic() > self._counted + 1:
            self._counted = time.monotonic()
            self._workers = max(1, sum(self._client.nthreads().values()))
        return self._workers

    def submit(self, *call: Any) -> Any:
        """Hand a call out. Each has a key of its own, by which the scheduler knows it, however often it is run."""
        key = f"{call[2]}-{self._name}-{next(self._numbers)}"  # no two threads get the same
        return self._client.submit(_call, *call, key=key, pure=False)

    def result(self, wanted: Any) -> list[Any]:
        """Wait for what came of a call."""
        from distributed.scheduler import KilledWorker

        try:
            results: list[Any] = wanted.result()
            return results
        except KilledWorker:
            raise CannotRun(f"Worker after worker died over {wanted.key}.") from None

    def call(self, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a function on one item and wait for what comes of it; from any thread. Raises CannotRun."""
        (result,) = self.result(self.submit(*_place(function), [item]))
        return result  # type: ignore[no-any-return]

    def close(self, waiting: Iterable[Any] = ()) -> None:
        """Take back what is not wanted any more, and leave the cluster."""
        self._client.cancel(list(waiting), force=True)
        self._client.close()


def _call(build: str, module: str, name: str, items: list[Any]) -> list[Any]:
    """Run a function on some items, in a worker."""
    if _build(module) != build:
        raise CannotRun(f"{socket.gethostname()} has another version of the program.")
    function = getattr(importlib.import_module(module), name)
    return [function(item) for item in items]


def _place(function: Callable[..., Any]) -> tuple[str, str, str]:
    """Return which program, module and name a worker finds a function by."""
    return _build(_module(function)), _module(function), function.__name__


def _module(function: Callable[..., Any]) -> str:
    """Return the name by which another process finds the module of a function, even if it is a script that runs."""
    module = sys.modules[function.__module__]
    return Path(str(module.__file__)).stem if function.__module__ == "__main__" else function.__module__


@cache
def _build(module: str) -> str:
    """Return the fingerprint of this program, and of the modules in the folder of the one whose function is run."""
    file = Path(str(importlib.import_module(module).__file__))
    program = Path(str(rules.__file__)).parent.parent
    return sources.fingerprint(file.parent, sorted(file.parent.glob("*.py")), sources.program_fingerprint(program))
