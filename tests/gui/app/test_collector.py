"""Garbage is collected in the window's thread, and nowhere else."""

import ctypes
import gc
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import ClassVar

import pytest
from driving import match_settings
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from surajang.gui.app import application
from surajang.gui.app.application import Collector
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest


class Knot:
    """Refers to itself, so that only a collector frees it; records the thread in which that happened."""

    freed: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.own = self

    def __del__(self) -> None:
        self.freed.append(threading.get_ident())


@pytest.fixture
def pythons_own() -> Iterator[None]:
    """Turn Python's automatic collection on again after the test."""
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("pythons_own")
def test_other_threads_free_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "COLLECT_EVERY_MS", 10)
    Knot.freed.clear()
    own = Collector()
    own.begin()

    def litter() -> None:
        for _ in range(20 * gc.get_threshold()[0]):
            Knot()

    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()
    assert Knot.freed == []
    qtbot.waitUntil(lambda: bool(Knot.freed))
    assert set(Knot.freed) == {threading.get_ident()}


@pytest.mark.usefixtures("pythons_own")
def test_old_garbage_is_collected_too() -> None:
    own = Collector()
    own.begin()
    Knot.freed.clear()
    Knot()
    for _ in range(200):
        for _ in range(gc.get_threshold()[0] + 1):
            Knot()
        own.collect()
    assert len(Knot.freed) > 100 * gc.get_threshold()[0]


@pytest.mark.usefixtures("pythons_own")
def test_memory_is_returned_to_the_system_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(application, "return_memory", lambda: given.append(True))
    own = Collector()
    own.begin()
    counts = []
    for litter in (gc.get_threshold()[0] + 1, 0):
        for _ in range(2 * application.RETURN_AFTER):
            kept = [Knot() for _ in range(litter)]
            own.collect()
            del kept
        counts.append(len(given))
    assert counts == [2, 2]


@pytest.mark.usefixtures("pythons_own")
def test_nothing_is_collected_before_the_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    monkeypatch.setattr(gc, "get_threshold", lambda: (2000, 10, 0))  # as in Python 3.14
    monkeypatch.setattr(application, "QUICK_S", -1)  # so that the second time is not quick
    own = Collector()
    for counts in ((0, 11, 3), (2000, 11, 3), (2001, 10, 3), (2001, 11, 3)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        own.collect()
    assert collected == [application.OLDEST, 1]


@pytest.mark.usefixtures("pythons_own")
def test_old_garbage_is_freed_at_once_while_collecting_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "QUICK_S", 60)
    gc.disable()
    knot = Knot()
    known = weakref.ref(knot)
    gc.collect()
    litter = [[number] for number in range(gc.get_threshold()[0] + 1)]
    del knot
    Collector().collect()
    assert known() is None
    del litter


@pytest.mark.usefixtures("pythons_own")
def test_the_collector_sleeps_until_an_event(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "COLLECT_EVERY_MS", 10)
    gc.collect()
    own = Collector()
    own.begin()
    loop = QEventLoop()
    ends: list[bool] = []
    for _ in range(200):
        QTimer.singleShot(300, loop.quit)
        loop.exec()
        if not own.waiting:
            break
    assert not own.waiting
    Knot.freed.clear()

    def litter() -> None:
        for _ in range(2 * gc.get_threshold()[0]):
            Knot()
        ends.append(True)

    QTimer.singleShot(0, own, litter)
    qtbot.waitUntil(lambda: bool(ends and Knot.freed))


@pytest.mark.parametrize("page", ["start page", "game"])
def test_no_timer_runs_on_an_idle_page(window: MainWindow, qtbot: QtBot, page: str) -> None:
    with qtbot.waitSignal(window.ready):
        window.show()
    if page == "game":
        window.pages.open(MatchRequest(match_settings()))
    collector = Collector(window)
    collector.begin()
    for _ in range(5):  # opening a page ends some time after it is shown
        loop = QEventLoop()
        QTimer.singleShot(2500, loop.quit)
        loop.exec()
        active = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
        if not active:
            break
    gc.unfreeze()
    gc.enable()
    assert active == []


GIVING_BACK = """
import os
from pathlib import Path
from surajang.gui.app import application

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

pieces = [bytes(20_000) for _ in range(4000)]
kept = pieces[::100]
del pieces
before = resident()
application.return_memory()
print(before - resident())
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None) if os.name == "posix" else None, "malloc_trim"), reason="needs glibc")
def test_free_memory_between_live_objects_is_returned() -> None:
    """In a separate process: in this one, fragments could lie in memory that earlier tests freed."""
    done = subprocess.run([sys.executable, "-c", GIVING_BACK], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 50_000_000
