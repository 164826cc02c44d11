"""Measure how long the window takes from the command to its first paint, beside a bare PySide6 window.

    xvfb-run -a python tools/start.py [--runs 15] [--frozen] [--languages ko de] [--beside COMMAND] [COMMAND ...]

COMMAND is the program to start, by default the `surajang` beside this Python. --frozen adds the bare window frozen by
PyInstaller, in the environment made by packaging/freeze.py. --languages also starts the program in these languages, and
--beside another program, such as an earlier commit. All are started in turns, and a pixel in the middle of the screen
is watched until it changes, so a display with nothing else on it is needed. Prints the medians, and their ratios to
those of the bare window: wall time and processor time until something is painted, memory once the window no longer
changes, and the time of that. The first run of each is ignored.
"""

import argparse
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication, QScreen

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(sys.argv)
window = QWidget()
window.resize(application.primaryScreen().availableSize() * 0.9)
window.show()
sys.exit(application.exec())
"""
FREEZER = Path(__file__).parent.parent / "build" / "package-environment" / "bin" / "python"
STILL = 1.0
"""Seconds without a change after which a window is complete."""

MAX_SECONDS = 60.0
"""Seconds to wait for a window to appear."""


class Start(NamedTuple):
    """Seconds until something was painted, processor seconds until then, seconds until the last change, and the memory
    after that, in megabytes."""

    painted: float
    used: float
    complete: float
    memory: float


FIGURES = {
    "painted": "first paint, s",
    "used": "processor until then, s",
    "complete": "complete, s",
    "memory": "memory, MB",
}
"""The printed figures and their names."""


class Program(NamedTuple):
    """A program to start, by default in the language of the system."""

    command: list[str]
    language: str = ""


def start(program: Program, screen: QScreen, home: str) -> Start:
    """Start a program, watch its window appear, and end it."""
    command = program.command
    middle = screen.geometry().center()
    before = screen.grabWindow(0).toImage()
    around = {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "CACHE")}
    if program.language:
        around |= {"LANGUAGE": program.language, "LC_ALL": f"{program.language}.UTF-8"}
    began = time.monotonic()
    process = subprocess.Popen(command, env={**os.environ, **around})
    try:
        while screen.grabWindow(0, middle.x(), middle.y(), 1, 1).toImage().pixel(0, 0) == before.pixel(middle):
            if process.poll() is not None or time.monotonic() - began > MAX_SECONDS:
                raise SystemExit(f"{command[0]}: no window came up")
            time.sleep(0.001)
        painted = complete = time.monotonic() - began
        used = processor_time(process.pid)
        shown = screen.grabWindow(0).toImage()
        while (now := time.monotonic() - began) < complete + STILL:
            seen = screen.grabWindow(0).toImage()
            if seen != shown:
                shown, complete = seen, now
            time.sleep(0.01)
        memory = memory_held(process.pid)
    finally:
        process.terminate()
        process.wait()
    while screen.grabWindow(0).toImage() != before:
        time.sleep(0.01)
    return Start(painted, used, complete, memory)


def processor_time(process: int) -> float:
    """Return the processor's seconds that the threads of a process have used."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text("utf-8").split()[0]) for thread in threads) / 1e9


def memory_held(process: int) -> float:
    """Return the resident memory of a process in megabytes, including shared memory."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Rss:")) / 1024


def median(starts: list[Start], name: str) -> float:
    """Return the median of one of the figures."""
    return statistics.median(float(getattr(one, name)) for one in starts)


def frozen_bare(folder: Path) -> str:
    """Freeze the bare window into a folder; return its program."""
    script = folder / "bare.py"
    script.write_text(BARE, "utf-8")
    command = [str(FREEZER), "-m", "PyInstaller", "--log-level=ERROR", "--windowed", str(script)]
    subprocess.run(command, cwd=folder, check=True)
    return str(folder / "dist" / "bare" / "bare")


def main() -> None:
    """Run the programs in turns and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, help="runs of each program")
    parser.add_argument("--frozen", action="store_true", help="also start a frozen bare window")
    parser.add_argument("--languages", nargs="*", default=[], help="also start the program in these languages (`ko`)")
    parser.add_argument("--beside", help="another program to start")
    parser.add_argument("command", nargs="*", default=[str(Path(sys.executable).parent / "surajang")])
    arguments = parser.parse_args()
    application = QGuiApplication(sys.argv[:1])
    screen = application.primaryScreen()
    with tempfile.TemporaryDirectory() as home:
        bare = [frozen_bare(Path(home))] if arguments.frozen else [sys.executable, "-c", BARE]
        programs = {"bare": Program(bare), "surajang": Program(arguments.command)}
        programs |= {name: Program(arguments.command, name) for name in arguments.languages}
        if arguments.beside:
            programs["beside"] = Program(shlex.split(arguments.beside))
        starts: dict[str, list[Start]] = {name: [] for name in programs}
        for _ in range(arguments.runs + 1):
            for name, program in programs.items():
                starts[name].append(start(program, screen, home))
    for figure, words in FIGURES.items():
        medians = {name: median(found[1:], figure) for name, found in starts.items()}
        for name, found in medians.items():
            print(f"{words:25} {name:10} {found:8.3f}   ratio {found / medians['bare']:.2f}")


if __name__ == "__main__":
    main()
