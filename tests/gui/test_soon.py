"""Calls for the event loop's next turn are made, or freed with their owner."""

import gc
import sys
import weakref

from builds import ROOT
from places import settle
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from surajang.gui.kit.qt_helpers import soon


class Owner(QObject):
    """An object with a method to call."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def call(self) -> None:
        self.calls += 1


def test_pending_calls_run_once(qtbot: QtBot) -> None:
    owner = Owner()
    soon(owner, owner.call)
    assert owner.calls == 0
    qtbot.waitUntil(lambda: owner.calls > 0)
    settle()
    assert owner.calls == 1


def test_pending_calls_are_freed_with_their_owner(qtbot: QtBot) -> None:
    """PySide leaks the callable of a single shot of zero time."""
    owner = Owner()
    known = weakref.ref(owner)
    soon(owner, owner.call)
    owner.deleteLater()
    del owner
    settle()
    gc.collect()
    assert known() is None


def test_a_finished_call_leaves_nothing(qtbot: QtBot) -> None:
    """PySide leaks some bytes of each connection to `deleteLater`."""
    owner = Owner()

    def call_often() -> int:
        for _ in range(1000):
            soon(owner, lambda: owner.call())
        settle()
        gc.collect()
        return sys.getallocatedblocks()

    call_often()
    before = call_often()
    assert call_often() < before + 200
    assert owner.calls == 3000
    assert owner.children() == []


def test_no_other_code_uses_single_shot_timers_of_zero() -> None:
    sources = (ROOT / "gui").rglob("*.py")
    assert [path.name for path in sources if "singleShot(0, " in path.read_text("utf-8")] == ["qt_helpers.py"]
