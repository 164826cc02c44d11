"""Measure how long the window takes from the command to its first paint, beside a bare PySide6 window.

    xvfb-run -a python tools/start.py [--runs 15] [--frozen] [COMMAND ...]

COMMAND is the program to start, usually the `surajang` beside this Python. With --frozen the bare window is frozen, as
PyInstaller freezes it by itself in the environment that packaging/freeze.py has made. Both windows are started in
turns, and one pixel in the middle of the screen is looked at until it changes, so a display is needed on which nothing
else happens.
Prints the medians of both, of the time on the clock and of the processor's time, and their ratios; then the time until
nothing in the program's window changes any more. The first run of each counts for nothing.
"""

import argparse
import os
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
"""Seconds without a change after which a window counts as complete."""

LONGEST = 60.0
"""Seconds after which a window that does not appear is given up."""


class Start(NamedTuple):
    """Seconds until something was painted, the processor's seconds until then, and seconds until the last change."""

    painted: float
    used: float
    complete: float


def start(command: list[str], screen: QScreen, home: str) -> Start:
    """Start a program, watch its window appear, and end it."""
    middle = screen.geometry().center()
    before = screen.grabWindow(0).toImage()
    folders = {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "CACHE")}
    began = time.monotonic()
    process = subprocess.Popen(command, env={**os.environ, **folders})
    try:
        while screen.grabWindow(0, middle.x(), middle.y(), 1, 1).toImage().pixel(0, 0) == before.pixel(middle):
            if process.poll() is not None or time.monotonic() - began > LONGEST:
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
    finally:
        process.terminate()
        process.wait()
    while screen.grabWindow(0).toImage() != before:
        time.sleep(0.01)
    return Start(painted, used, complete)


def processor_time(process: int) -> float:
    """Return the processor's seconds that the threads of a process have used."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text("utf-8").split()[0]) for thread in threads) / 1e9


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
    """Run both windows in turns and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, help="how often each is started")
    parser.add_argument("--frozen", action="store_true", help="compare with a bare window that is frozen, too")
    parser.add_argument("command", nargs="*", default=[str(Path(sys.executable).parent / "surajang")])
    arguments = parser.parse_args()
    application = QGuiApplication(sys.argv[:1])
    screen = application.primaryScreen()
    with tempfile.TemporaryDirectory() as home:
        bare = [frozen_bare(Path(home))] if arguments.frozen else [sys.executable, "-c", BARE]
        commands = {"bare": bare, "surajang": arguments.command}
        starts: dict[str, list[Start]] = {name: [] for name in commands}
        for _ in range(arguments.runs + 1):
            for name, command in commands.items():
                starts[name].append(start(command, screen, home))
    empty, ours = (starts[name][1:] for name in commands)
    for figure, words in (("painted", "first paint"), ("used", "processor's time until then")):
        ratio = median(ours, figure) / median(empty, figure)
        print(f"{words:30} {median(ours, figure):6.3f} s   bare {median(empty, figure):6.3f} s   ratio {ratio:.2f}")
    print(f"{'complete':30} {median(ours, 'complete'):6.3f} s")


if __name__ == "__main__":
    main()
