"""Open every page and dialog many times, and print what remains in memory.

    python tools/memory.py [--times 200] [--only NAME …]
    python tools/memory.py --steps 10000

For each place it prints how much more there is after all visits than after the first few: widgets, Qt objects, Python
objects, and megabytes of the process, with and without the files that it maps (libraries, fonts). `languages`, `themes`
and `sizes` change the setting as often over a game with the rules beside it. With `--steps`, places are visited at
random, and the totals are printed twenty times, with the greatest so far. Garbage is collected after each visit, as the
program does each second.
"""

import argparse
import gc
import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from places import places, visit, window_in
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from surajang.gui.app.application import Application, Collector, return_memory
from surajang.gui.app.main_window import MainWindow
from surajang.gui.kit.process_reaper import wait_for_processes

WARM_UP = 12
"""How often each place is opened before counting begins, so that caches are filled."""


class Census(NamedTuple):
    """The objects and memory of the process."""

    widgets: int
    objects: int
    pythons: int
    kilobytes: int
    unmapped: int
    """Kilobytes without mapped files."""

    def since(self, other: "Census") -> "Census":
        """Return the difference."""
        return Census(*(one - another for one, another in zip(self, other, strict=True)))


def measure() -> Census:
    """Count objects and memory after a garbage collection."""
    wait_for_processes()
    gc.collect()
    gc.collect()
    return_memory()
    return Census(len(QApplication.allWidgets()), len(qt_objects()), len(gc.get_objects()), *resident())


def resident() -> tuple[int, int]:
    """Return the kilobytes in memory, with and without mapped files; 0 where the system has no such file."""
    try:
        resident, shared = Path("/proc/self/statm").read_text().split()[1:3]
    except OSError:
        return 0, 0
    page = os.sysconf("SC_PAGE_SIZE")
    return int(resident) * page // 1024, (int(resident) - int(shared)) * page // 1024


def qt_objects() -> list[QObject]:
    """Return all Qt objects in a window or the application, or known to Python."""
    tops = [top for top in (QApplication.instance(), *QApplication.topLevelWidgets()) if top is not None]
    found = {id(each): each for top in tops for each in (top, *top.findChildren(QObject))}
    known = (each for each in gc.get_objects() if isinstance(each, QObject) and isValid(each))
    return [*(found | {id(each): each for each in known}).values()]


def kinds() -> Counter[str]:
    """Count the objects of Qt and of Python by their types."""
    return Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in (*qt_objects(), *gc.get_objects()))


def repeat(window: MainWindow, name: str, times: int, kinds_too: bool) -> None:
    """Visit one place many times, and print what remains."""
    collector = Collector(window)
    for _ in range(WARM_UP):
        visit(window, places()[name])
    before, kinds_before = measure(), kinds()
    for _ in range(times):
        visit(window, places()[name])
        collector.collect()
    after = measure()
    more = after.since(before)
    print(f"{name:24}{more.widgets:9}{more.objects:9}{more.pythons:9}{more.kilobytes / 1024:8.1f}", end="")
    print(f"{more.unmapped / 1024:9.1f}{after.kilobytes / 1024:8.1f}", flush=True)
    if kinds_too:
        for kind, count in (kinds() - kinds_before).most_common(12):
            print(f"{count:>12}  {kind}")


def wander(window: MainWindow, steps: int, seed: int) -> None:
    """Visit places at random, and print the totals twenty times."""
    collector = Collector(window)
    chance = random.Random(seed)
    most = 0
    for step in range(1, steps + 1):
        visit(window, chance.choice([*places().values()]))
        most = max(most, resident()[0])
        collector.collect()
        if step % max(1, steps // 20) == 0:
            now = measure()
            print(f"{step:<24}{now.widgets:9}{now.objects:9}{now.pythons:9}{now.kilobytes / 1024:8.1f}", end="")
            print(f"{now.unmapped / 1024:9.1f}{most / 1024:8.1f}", flush=True)


def main() -> int:
    """Visit the places, and print what remains of each."""
    parser = argparse.ArgumentParser(
        prog="python tools/memory.py", description="Print which objects of each page remain."
    )
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--only", nargs="+", choices=[*places()])
    parser.add_argument("--kinds", action="store_true", help="also print the types of the remaining objects")
    parser.add_argument("--steps", type=int, default=0, help="visit this many places at random instead")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = Application(sys.argv[:1])
    gc.disable()
    after = f"after {options.times} times" if not options.steps else "steps"
    last = "peak" if options.steps else "of"
    print(f"{after:24}{'widgets':>9}{'objects':>9}{'Python':>9}{'MB':>8}{'unmapped':>9}{last:>8}")
    with tempfile.TemporaryDirectory(prefix="surajang-memory-") as home, window_in(Path(home)) as window:
        if options.steps:
            wander(window, options.steps, options.seed)
        else:
            for name in options.only or places():
                repeat(window, name, options.times, options.kinds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
