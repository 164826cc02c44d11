"""Helper processes of a search: the shared table, their control, and that none is left."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from queue import Queue
from random import Random

import pytest
from long_games import CYCLE

from surajang.engine.options import OPTIONS, Option, Refused
from surajang.engine.player import Player
from surajang.engine.search import Report
from surajang.engine.search_request import Request
from surajang.engine.shared_memory import attach, create, release
from surajang.engine.shared_table import SHARED_DEPTH, SharedTable
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT, LOWER, depth_of, move_of, packed
from surajang.engine.workers import Workers, split

pytestmark = pytest.mark.once

WAIT = 60


def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds, longer than any machine needs."""
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# The shared table


@pytest.fixture
def memory() -> memoryview:
    return memoryview(bytearray(1 << 20))


def entry(depth: int, move: int = 7, age: int = 1) -> int:
    return packed(move, 12, depth, EXACT, age, False)


def test_processes_find_each_others_entries(memory: memoryview) -> None:
    one, other = SharedTable(memory), SharedTable(memory)
    chance = Random(4)
    known = {chance.getrandbits(62): entry(chance.randint(2, 60), chance.getrandbits(28)) for _ in range(500)}
    for key, value in known.items():
        one.store(key, value)
    found = sum(other.probe(key) == value for key, value in known.items())
    assert found > 480, "there is room for nearly all"
    one.clear()
    assert not any(other.probe(key) for key in known)


def test_a_slot_half_written_by_two_processes_is_invalid(memory: memoryview) -> None:
    table = SharedTable(memory)
    table.store(5, entry(9))
    words = memory.cast("q")
    (place,) = [n for n in range(len(words)) if words[n] == entry(9)]
    words[place] = entry(12)
    assert table.probe(5) == 0


def test_the_deepest_recent_entry_is_kept(memory: memoryview) -> None:
    table = SharedTable(memory)
    step = 1 << 32  # keys that share a bucket
    table.store(1, entry(20))
    for n in range(2, 9):
        table.store(1 + n * step, entry(n))
    assert depth_of(table.probe(1)) == 20
    assert depth_of(table.probe(1 + 8 * step)) == 8
    table.store(1 + 9 * step, entry(3, age=2))
    assert table.probe(1) == 0, "what an earlier search has found goes first"


def test_processes_see_which_positions_are_being_searched(memory: memoryview) -> None:
    one, other = SharedTable(memory), SharedTable(memory)
    one.begin(77)
    assert other.is_searched(77)
    assert not other.is_searched(78)
    one.end(77)
    assert not other.is_searched(77)


def test_a_table_takes_deeper_entries_from_the_shared_one(memory: memoryview) -> None:
    table, other = Table(1), Table(1)
    table.shared = other.shared = SharedTable(memory)
    other.store(3, 9, 0, 12, EXACT, False)
    assert move_of(table.look_up(3, 10)) == 9
    assert table.look_up(3, SHARED_DEPTH - 1) == 0, "what is shallow is each one's own"
    table.store(3, 8, 0, 10, LOWER, False)
    assert move_of(table.look_up(3, 10)) == 8
    assert move_of(table.look_up(3, 11)) == 8, "the shared entry is replaced, too"
    other.store(4, 9, 0, SHARED_DEPTH - 1, EXACT, False)
    assert table.look_up(4, 30) == 0


def test_a_started_process_sees_the_same_memory() -> None:
    shared = create(4096)
    shared.memory[5] = 7
    script = (
        "import sys; from surajang.engine.shared_memory import attach; m = attach(sys.argv[1], 4096);"
        "assert m[5] == 7; m[6] = 8"
    )
    command = [sys.executable, "-c", script, shared.handle]
    subprocess.run(command, pass_fds=shared.inherited, check=True, timeout=WAIT)
    assert shared.memory[6] == 8
    release(shared)
    with pytest.raises((OSError, ValueError)):
        attach(shared.handle, 4096)


@pytest.mark.parametrize("threads", range(1, 9))
@pytest.mark.parametrize("megabytes", [1, 2, 7, 64, 1000, 4096])
def test_table_sizes_add_up_to_the_requested_memory(megabytes: int, threads: int) -> None:
    shared, own = split(megabytes, threads)
    assert own >= 1
    assert (shared >= 1) == (threads > 1)
    assert shared + threads * own <= max(megabytes, threads + 1)
    assert shared + threads * own > megabytes - threads


# The processes

if not Path("/proc/self/stat").exists():
    pytest.skip("Only Linux tells here which processes run.", allow_module_level=True)


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    monkeypatch.setitem(OPTIONS, "Threads", Option("spin", "1", 1, 4))
    failures: list[Exception] = []
    made = Player(failures.append)
    made.set_option("Hash", "4")
    made.set_option("UCI_Variant", "mansindam")
    made.set_option("Threads", "2")
    yield made
    made.stop()
    if made.thread:
        made.thread.join(WAIT)
    workers = children(os.getpid())
    made.close()
    assert failures == []
    assert not any(map(runs, workers))


def children(parent: int) -> list[int]:
    """Return the running child processes of a process, as Linux lists them.

    Without Python's resource tracker, which tests of other files may have started in this process.
    """
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, started_by = file.read_text("utf-8", "replace").rpartition(")")[2].split()[:2]
            tracks = b"resource_tracker" in file.with_name("cmdline").read_bytes()
            if int(started_by) == parent and state != "Z" and not tracks:
                found.append(int(file.parent.name))
    return found


def runs(process: int) -> bool:
    """Return whether a process exists and has not ended."""
    try:
        return Path("/proc", str(process), "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def searches(worker: int) -> bool:
    """Return whether a worker has a second thread."""
    return len(os.listdir(f"/proc/{worker}/task")) > 1


def asked(player: Player, request: Request) -> tuple[list[str], list[Report]]:
    """Return a player's decision and its earlier reports."""
    decided: Queue[list[str]] = Queue()
    found: list[Report] = []
    player.search(request, lambda report, moves: found.append(report), decided.put)
    return decided.get(timeout=WAIT), found


def test_nodes_of_workers_are_counted(player: Player) -> None:
    decided: Queue[list[str]] = Queue()
    counted: list[int] = []

    def count(report: Report, moves: list[str]) -> None:
        assert player._search is not None  # noqa: SLF001  # its own nodes, without the workers'
        counted.append(report.nodes - int(player._search.state.nodes))  # noqa: SLF001  # its own nodes, without the workers'

    player.set_position("startpos", ["e3e4"])
    player.search(Request(infinite=True), count, decided.put)
    workers = player.workers
    assert workers is not None
    until(lambda: workers.nodes > 0 and workers.deepest() is not None)
    seen = len(counted)
    until(lambda: len(counted) > seen)
    player.stop()
    assert decided.get(timeout=WAIT)
    assert counted[seen] > 0


def test_positions_are_searched_one_after_another(player: Player) -> None:
    for moves in ([], ["e3e4"], ["e3e4", "e7e6"]):
        player.set_position("startpos", moves)
        assert asked(player, Request(move_time=0.05))[0]
    player.new_game()
    player.set_option("UCI_Variant", "palaceshogi")
    assert asked(player, Request(move_time=0.05))[0]


@pytest.mark.parametrize("name", ["Clear Hash", "UCI_Variant"])
def test_shared_memory_is_cleared_too(player: Player, name: str) -> None:
    """Other rules have the same keys for other positions."""
    workers = player.workers
    assert workers is not None
    player.table.store(12345, 7, 0, 20, EXACT, False)
    assert move_of(workers.table.probe(12345)) == 7
    player.set_option(name, "palaceshogi" if name == "UCI_Variant" else "")
    assert workers.table.probe(12345) == 0
    assert player.table.probe(12345) == 0


@pytest.mark.parametrize("name", ["Clear Hash", "UCI_Variant"])
def test_shared_memory_stays_cleared_right_after_a_search(player: Player, name: str) -> None:
    workers = player.workers
    assert workers is not None
    words = workers.table.words
    for _ in range(5):
        decided: Queue[list[str]] = Queue()
        player.set_position("startpos", [])
        player.search(Request(infinite=True), lambda report, moves: None, decided.put)
        until(lambda: workers.deepest() is not None)
        player.stop()
        decided.get(timeout=WAIT)
        other = next(game for game in ("palaceshogi", "mansindam") if game != player.variant.name)
        player.set_option(name, other if name == "UCI_Variant" else "")
        time.sleep(0.05)  # enough for a worker that had not stopped to store something
        assert not any(words[at] for at in range(len(words)))


@pytest.mark.parametrize("position", [False, True])
def test_a_search_is_prepared_in_advance(monkeypatch: pytest.MonkeyPatch, position: bool) -> None:
    """So that the first search can be stopped, and its time counts, like the others."""
    player = Player(lambda error: None)
    if position:
        player.set_position("startpos", [])
    else:
        player.prepare()
    monkeypatch.setattr("surajang.engine.player.Search", None)
    assert asked(player, Request(depth=1))[0]


def test_a_mate_is_found_together(player: Player) -> None:
    player.set_position("4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1", [])
    decided, found = asked(player, Request(depth=5))
    assert decided[0] == "Q@e8"
    assert found[-1].mate_in == 1


@pytest.mark.parametrize("bounded", [Request(nodes=2000), Request(mate=1)])
def test_deterministic_searches_use_no_workers(player: Player, bounded: Request) -> None:
    asked(player, bounded)
    workers = player.workers
    assert workers is not None
    assert workers.nodes == 0


def test_levels_use_no_workers(player: Player) -> None:
    player.set_option("Skill Level", "2")
    asked(player, Request(move_time=0.2))
    workers = player.workers
    assert workers is not None
    assert workers.nodes == 0


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_a_dead_or_hung_worker_loses_no_answer(player: Player, sign: int) -> None:
    (worker,) = children(os.getpid())
    os.kill(worker, sign)
    for _ in range(3):
        assert asked(player, Request(move_time=0.05))[0]


@contextlib.contextmanager
def freed_in_the_end(worker: int) -> Iterator[None]:
    """Kill a stopped worker if the action meanwhile waits for it."""
    waited = threading.Event()

    def free() -> None:
        waited.set()
        os.kill(worker, signal.SIGKILL)

    timer = threading.Timer(WAIT, free)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
    assert not waited.is_set()


def test_a_worker_that_never_reads_loses_no_answer(player: Player) -> None:
    """A pipe holds less than these positions."""
    player.set_option("UCI_Variant", "palaceshogi")
    (worker,) = children(os.getpid())
    os.kill(worker, signal.SIGSTOP)
    player.set_position("startpos", [CYCLE[ply % 6] for ply in range(2950)])
    with freed_in_the_end(worker):
        for _ in range(6):
            assert asked(player, Request(move_time=0.01))[0]


def test_a_dead_worker_is_replaced_at_the_next_search(player: Player) -> None:
    (worker,) = children(os.getpid())
    os.kill(worker, signal.SIGKILL)
    workers = player.workers
    assert workers is not None
    until(lambda: workers.lost > 0)
    decided: Queue[list[str]] = Queue()
    player.search(Request(infinite=True), lambda report, moves: None, decided.put)
    until(lambda: workers.deepest() is not None)
    assert children(os.getpid()) != [worker]
    player.stop()
    assert decided.get(timeout=WAIT)


def test_a_hung_worker_is_replaced(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    (worker,) = children(os.getpid())
    os.kill(worker, signal.SIGSTOP)
    asked(player, Request(move_time=0.01))
    assert children(os.getpid()) == [worker], "it may still begin"
    monkeypatch.setattr("surajang.engine.workers._HUNG_AFTER", 0.0)
    asked(player, Request(move_time=0.01))
    assert worker not in children(os.getpid())
    assert len(children(os.getpid())) == 1


def test_a_worker_that_fails_to_clear_is_replaced(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would write its results to the table of the next game."""
    workers = player.workers
    assert workers is not None
    decided: Queue[list[str]] = Queue()
    player.search(Request(infinite=True), lambda report, moves: None, decided.put)
    until(lambda: workers.deepest() is not None)
    (worker,) = children(os.getpid())
    os.kill(worker, signal.SIGSTOP)
    player.stop()
    assert decided.get(timeout=WAIT)
    monkeypatch.setattr("surajang.engine.workers._PATIENCE", 0.1)
    player.new_game()
    assert not runs(worker)
    asked(player, Request(move_time=0.01))
    assert len(children(os.getpid())) == 1


def test_a_worker_that_cannot_restart_loses_no_answer(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    (worker,) = children(os.getpid())
    os.kill(worker, signal.SIGKILL)
    until(lambda: not runs(worker))
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    for _ in range(3):
        assert asked(player, Request(move_time=0.02))[0]
    assert children(os.getpid()) == []


def test_incomplete_lines_of_workers_are_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "killed"
    program.write_text("#!/bin/sh\nprintf '{\"sea'\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    workers = Workers(1, 4)
    until(lambda: workers.lost > 0)
    workers.close()


def test_the_number_of_workers_follows_the_option(player: Player) -> None:
    assert len(children(os.getpid())) == 1
    player.set_option("Threads", "3")
    assert len(children(os.getpid())) == 2
    player.set_option("Hash", "8")
    assert len(children(os.getpid())) == 2
    player.set_option("Threads", "1")
    assert children(os.getpid()) == []
    with pytest.raises(Refused, match="from 1 to 4"):
        player.set_option("Threads", "5")


def test_unavailable_threads_are_refused(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(Refused, match=r"no other process can be started .*; Threads is 1"):
        player.set_option("Threads", "3")
    assert player.options["Threads"] == "1"
    assert asked(player, Request(depth=2))[0]


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("doing", ["nothing", "searching", "stopped by the system"])
def test_no_worker_outlives_its_engine(doing: str, sign: int) -> None:
    script = (
        "from surajang.engine.options import OPTIONS, Option; OPTIONS['Threads'] = Option('spin', '1', 1, 4);"
        "from surajang.engine.uci import main; main()"
    )
    engine = subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write("setoption name Threads value 3\nisready\n")
    assert any(line.strip() == "readyok" for line in engine.stdout)
    workers = children(engine.pid)
    assert len(workers) == 2
    if doing != "nothing":
        engine.stdin.write("go infinite\n")
        assert any(line.startswith("info depth 6 ") for line in engine.stdout)
    if doing == "stopped by the system":
        for worker in workers:
            until(partial(searches, worker))
            os.kill(worker, signal.SIGSTOP)
    engine.send_signal(sign)
    engine.wait(WAIT)
    until(lambda: not any(map(runs, workers)))
    engine.stdin.close()
    engine.stdout.close()
