"""However a window ends, its engines and their child processes end with it."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from glob import glob
from pathlib import Path

import pytest
from driving import Hand, fake_engine, match_of, match_settings
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.engines import engine_guard
from surajang.gui.engines.programs import other_program, split_line
from surajang.gui.engines.requests import State

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")

MARK = "SURAJANG_TEST_MARK"

WINDOWS = """
import sys
from pathlib import Path
tests, folder, *commands = sys.argv[1:]
sys.path.insert(0, tests)
from driving import match_settings
from surajang.gui.app.application import Application
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.app.main_window import MainWindow
from surajang.gui.shell.settings import Settings
from surajang.gui.kit.style import Style
from PySide6.QtCore import QTimer
app = Application(["surajang"])
style, windows = Style(app), []
for number, command in enumerate(commands):
    settings = Settings(Path(folder, f"settings {number}.json"))
    settings["sounds"] = False
    settings["engine_command"] = command
    settings["thinking"] = "30"
    window = MainWindow(settings, style)
    window.show()
    window.pages.open(MatchRequest(match_settings("mansindam", 10, 10)))
    windows.append(window)
engines = [window.pages.match.computer.engine(0) for window in windows]
look = QTimer()
def tell():
    if all(engine.analysis.score is not None for engine in engines):
        look.stop()
        print("thinking", flush=True)
look.timeout.connect(tell)
look.start(10)
wish = QTimer()
wish.timeout.connect(lambda: Path(folder, "close").exists() and ([window.close() for window in windows], app.quit()))
wish.start(10)
QTimer.singleShot(120_000, app.quit)
app.exec()
"""
"""A window for each engine command, whose engines think; it closes after two minutes, whatever happens."""


def alive(mark: str) -> dict[int, str]:
    """The processes, by their number, whose environment has a mark, and how they were started."""
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
    return found


@pytest.fixture
def mark(tmp_path: Path) -> Iterator[str]:
    """A mark for the environment of all processes of a test; those left afterwards are ended."""
    text = str(tmp_path)
    yield text
    for process in alive(text):
        if process != os.getpid():
            os.kill(process, signal.SIGKILL)


def left(mark: str) -> dict[int, str]:
    """The processes with that mark, once there are none or a long time has passed."""
    end = time.monotonic() + 60
    while (found := alive(mark)) and time.monotonic() < end:
        time.sleep(0.01)
    return found


STUBBORN = fake_engine("--patient", "--stubborn")
ENGINES = {
    "ours": "",
    "stubborn": STUBBORN,
    "wrapped twice": f"sh -c {shlex.quote('sh -c ' + shlex.quote(STUBBORN + '; true') + '; true')}",
    "with a child that left": f"sh -c {shlex.quote('setsid sleep 600 & ' + STUBBORN + '; true')}",
}


def thinking(engines: Iterable[str], mark: str, folder: Path) -> "subprocess.Popen[bytes]":
    """Start a process with a window for each of these engines, and wait until all of them think."""
    environment = {
        **os.environ,
        MARK: mark,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
    }
    tests = str(Path(__file__).parents[2])
    command = [sys.executable, "-c", WINDOWS, tests, str(folder), *(ENGINES[engine] for engine in engines)]
    windows = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, start_new_session=True)
    assert windows.stdout
    assert windows.stdout.readline() == b"thinking\n"
    return windows


@pytest.mark.parametrize(
    ("end", "engines"),
    [
        ("killed", [*ENGINES]),  # only the guards are left
        ("closed", [engine for engine in ENGINES if engine != "stubborn"]),
        ("terminated", ["ours", "with a child that left"]),
    ],
)
def test_no_engine_outlives_its_window(end: str, engines: list[str], mark: str, tmp_path: Path) -> None:
    windows = thinking(engines, mark, tmp_path)
    assert windows.stdout
    assert len(alive(mark)) >= 1 + sum(1 if engine == "ours" else 2 for engine in engines)
    if end == "closed":
        (tmp_path / "close").touch()
    else:
        windows.send_signal(signal.SIGKILL if end == "killed" else signal.SIGTERM)
    windows.wait(60)
    assert left(mark) == {}
    windows.stdout.close()


def test_killing_a_process_group_ends_its_engines(mark: str, tmp_path: Path) -> None:
    """As when a terminal is closed or a whole job is killed: the guard is not killed with it."""
    windows = thinking(["wrapped twice"], mark, tmp_path)
    assert windows.stdout
    os.killpg(windows.pid, signal.SIGKILL)
    windows.wait(60)
    assert left(mark) == {}
    windows.stdout.close()


# The guard alone


def guard(*program: str, mark: str) -> "subprocess.Popen[bytes]":
    """Start the guard of a program."""
    return subprocess.Popen(
        [sys.executable, "-I", "-S", engine_guard.__file__, *program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, MARK: mark},
    )


def test_the_guard_passes_everything_on(mark: str) -> None:
    text = b"".join(b"line %d\n" % number for number in range(60_000))
    with guard("cat", mark=mark) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(text[:1000])
        process.stdin.flush()
        read = process.stdout.read(1000)
        for start in range(1000, len(text), 30_000):
            piece = text[start : start + 30_000]
            process.stdin.write(piece)
            process.stdin.flush()
            read += process.stdout.read(len(piece))
        assert read == text
        process.stdin.close()
        process.wait(60)
    assert left(mark) == {}


def test_the_guard_notices_the_end_even_if_its_engine_never_reads(mark: str) -> None:
    with guard("sleep", "600", mark=mark) as process:
        assert process.stdin
        os.set_blocking(process.stdin.fileno(), False)
        sent = 0
        end = time.monotonic() + 1
        while time.monotonic() < end:
            sent += process.stdin.raw.write(b"x" * 65_536) or 0  # type: ignore[attr-defined]
        assert sent < 1_000_000, "what nobody reads is not stored without end"
        process.stdin.close()
        process.wait(60)
    assert left(mark) == {}


@pytest.mark.parametrize(
    ("program", "status"),
    [(["sh", "-c", "exit 7"], 7), (["no-such-program"], 127), (["/"], 127), (["sh", "-c", "kill -9 $$"], 247)],
)
def test_the_guard_ends_with_its_engine(program: list[str], status: int, mark: str) -> None:
    with guard(*program, mark=mark) as process:
        assert process.wait(60) == status


def test_the_guard_waits_without_using_cpu(mark: str) -> None:
    with guard("cat", mark=mark) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"x\n")
        process.stdin.flush()
        process.stdout.readline()
        stat = Path(f"/proc/{process.pid}/stat")
        before = stat.read_text().split()[13:15]
        time.sleep(0.5)
        assert sum(map(int, stat.read_text().split()[13:15])) - sum(map(int, before)) < 10, "hundredths of a second"
        process.stdin.close()
        process.wait(60)


def test_another_engine_is_started_with_its_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my own engine"
    file.touch()
    assert split_line(str(file)) == [str(file)]
    assert split_line(f'"{file}" --fast') == [str(file), "--fast"]
    assert split_line("engine 'a b' c") == ["engine", "a b", "c"]
    assert split_line('engine "half') == ['engine "half']
    assert split_line("''") == ["''"]
    monkeypatch.setenv("HOME", str(tmp_path))
    assert split_line("~/engine -x") == [str(tmp_path / "engine"), "-x"]
    assert other_program(str(file)).name == "my own engine"
    assert other_program(str(file), "Deep Own").name == "Deep Own"


# Restarts


def children() -> set[int]:
    """All processes that descend from this one."""
    found: set[int] = set()
    pending = [os.getpid()]
    while pending:
        for task in glob(f"/proc/{pending.pop()}/task/*/children"):
            with suppress(OSError):  # threads and processes end while they are listed
                young = [int(child) for child in Path(task).read_text().split()]
                found.update(young)
                pending += young
    return found


@pytest.mark.parametrize("own", [True, False])
def test_no_processes_are_left_after_many_games(
    window: MainWindow, hand: Hand, qtbot: QtBot, own: bool, wait_for: Callable[[Callable[[], object]], None]
) -> None:
    before = children()
    window.settings["engine_command"] = "" if own else fake_engine()
    for number in range(12):
        window.pages.open(MatchRequest(match_settings("mansindam", 1, 1 if number % 2 else 0)))
        if number % 4 == 0:
            match_of(window).computer.hint("position startpos")
            wait_for(lambda: match_of(window).computer.engine(0).state is not State.GREETING)
        if number % 6 == 0:
            match_of(window).computer.restart()
            match_of(window).computer.prepare(0)
    window.pages.show_start_page()
    wait_for(lambda: children() <= before)  # one of an earlier test may still have been ending
    wait_for(lambda: window.pages.count() == 1)


@pytest.fixture
def wait_for(qtbot: QtBot) -> Callable[[Callable[[], object]], None]:
    """A function that waits until a condition holds."""

    def wait(condition: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(condition()))

    return wait
