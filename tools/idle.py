"""Measure what the idle window costs: `python tools/idle.py [--seconds 30]`.

Opens a page, waits until nothing is due any more, and prints how often the window's thread wakes up a second, and the
processor time of the process in percent of a core. Needs Linux.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from places import places, window_in
from PySide6.QtCore import QEventLoop, QTimer

from surajang.gui.app.application import Application, Collector
from surajang.gui.app.main_window import MainWindow

SETTLING_S = 12.0
"""By then collectors and animations have stopped."""

THINKING_S = 3.0
PLACES = ("game", "game against the computer", "study", "library")


def wait(seconds: float) -> None:
    """Handle events for some seconds, waking up only for them."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def wake_ups() -> int:
    """Return how often the window's thread has waited so far."""
    lines = Path(f"/proc/self/task/{os.getpid()}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def stopped_analysis(window: MainWindow) -> None:
    """Analyse for some seconds, and stop."""
    places()["opened study"](window)
    window.run("analyse")
    wait(THINKING_S)
    window.run("analyse")


def main() -> int:
    """Open the pages one after another, and print what each costs."""
    parser = argparse.ArgumentParser(prog="python tools/idle.py", description="Measure what the idle window costs.")
    parser.add_argument("--seconds", type=float, default=30.0)
    seconds: float = parser.parse_args().seconds
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = Application(sys.argv[:1])
    gc.disable()
    pages: dict[str, Callable[[MainWindow], object]] = {"start page": lambda window: window.pages.show_start_page()}
    pages |= {name: places()[name] for name in PLACES}
    pages["stopped analysis"] = stopped_analysis
    with tempfile.TemporaryDirectory(prefix="surajang-idle-") as home, window_in(Path(home), animate=True) as window:
        collector = Collector(window)
        collector.begin()
        for name, show in pages.items():
            show(window)
            wait(SETTLING_S)
            woken, worked = wake_ups(), time.process_time()
            wait(seconds)
            woken, worked = wake_ups() - woken, time.process_time() - worked
            print(f"{name:28}{woken / seconds:6.2f} wake-ups a second, {worked / seconds * 100:.3f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
