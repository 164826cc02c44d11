"""Garbage is collected in the window's thread, and nowhere else."""

import gc
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from gui import collector
from gui.collector import Collector


class Knot:
    """Refers to itself, so that only a collector frees it; says in which thread that was."""

    freed: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.own = self

    def __del__(self) -> None:
        self.freed.append(threading.get_ident())


@pytest.fixture
def pythons_own() -> Iterator[None]:
    """Let Python collect by itself again after the test."""
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("pythons_own")
def test_another_thread_frees_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "INTERVAL_MS", 10)
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
