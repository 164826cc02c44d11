"""Whatever deletes the owner of a process, the process is ended first."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import FAKE_ENGINE
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from surajang.gui.engines.programs import Program
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.process_reaper import reaper
from surajang.gui.library.library import Library
from surajang.gui.storage.opening import SMALL, Opening


def engine(parent: QObject, folder: Path) -> Transport:
    made = Transport(Program((sys.executable, str(FAKE_ENGINE)), {}), parent)
    made.start()
    return made


def opening(parent: QObject, folder: Path) -> Opening:
    made = Opening(b"*\n" * SMALL, "text", parent)
    made.start()
    return made


def library(parent: QObject, folder: Path) -> Library:
    made = Library(parent)
    made.path = folder / "index.sqlite3"
    made.refresh()
    return made


@pytest.mark.parametrize("own", [engine, opening, library])
def test_a_process_ends_when_its_owner_is_deleted(
    own: Callable[[QObject, Path], Transport | Opening | Library], tmp_path: Path, qtbot: QtBot
) -> None:
    """Otherwise Qt warns that a running process was destroyed, and its output goes to nobody."""
    parent = QObject()
    owner = own(parent, tmp_path)
    qtbot.waitUntil(lambda: owner.process is not None)
    process = owner.process
    assert process is not None
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
    delete(parent)
    assert owner.process is None
    assert reaper().waiting
    qtbot.waitUntil(lambda: not reaper().waiting)
