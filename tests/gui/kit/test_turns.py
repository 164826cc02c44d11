"""Work in the window's thread by turns: what it hands over, and how it ends early."""

import threading
from concurrent.futures import CancelledError
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThread
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from turns import watched_threads

from surajang.gui.kit.background import Steps, Turns
from surajang.gui.kit.columns_pdf import columns_pdf
from surajang.gui.storage.writing_by_turns import write_by_turns


class Work:
    """Work of some steps, which notes those that were done, and that it has ended."""

    def __init__(self, steps: int = 1_000_000, error: Exception | None = None) -> None:
        self._steps = steps
        self._error = error
        self.done: list[QThread] = []
        self.ended = False

    def __call__(self) -> Steps[bytes]:
        try:
            for _ in range(self._steps):
                self.done.append(QThread.currentThread())
                yield
            if self._error is not None:
                raise self._error
        finally:
            self.ended = True
        return b"all"


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_the_result_is_handed_over_after_all_steps_in_the_window_s_thread(owner: QObject, qtbot: QtBot) -> None:
    work = Work(3)
    results: list[object] = []
    Turns(owner, work(), results.append, results.append)
    assert not work.done, "it does not keep whoever begins it waiting"
    qtbot.waitUntil(lambda: results == [b"all"])
    assert work.done == [owner.thread()] * 3


def test_the_window_has_turns_meanwhile_and_can_cancel(owner: QObject, qtbot: QtBot) -> None:
    work = Work()
    results: list[object] = []
    turns = Turns(owner, work(), results.append, results.append)
    qtbot.waitUntil(lambda: len(work.done) > 1)
    turns.cancel()
    assert not work.ended
    qtbot.waitUntil(lambda: bool(results))
    assert isinstance(results[0], CancelledError)
    assert work.ended


def test_it_ends_with_its_owner(owner: QObject, qtbot: QtBot) -> None:
    work = Work()
    results: list[object] = []
    Turns(owner, work(), results.append, results.append)
    qtbot.waitUntil(lambda: bool(work.done))
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    qtbot.waitUntil(lambda: work.ended)
    assert not results


def test_what_fails_is_told_and_writes_no_file(owner: QObject, qtbot: QtBot, tmp_path: Path) -> None:
    results: list[object] = []
    error = OSError("no room")
    write_by_turns(owner, tmp_path / "file", Work(3, error), results.append)
    qtbot.waitUntil(lambda: results == [error])
    assert not list(tmp_path.iterdir())


def test_a_pdf_can_be_abandoned_while_it_is_drawn(qapp: QApplication) -> None:
    steps = columns_pdf("Title", "Foot", ["<p>text</p>"] * 20, {})
    for _ in range(30):
        next(steps)
    steps.close()


def test_tests_notice_qt_s_objects_in_threads() -> None:
    with watched_threads() as calls:
        thread = threading.Thread(target=lambda: QTextDocument().setPlainText("some"))
        thread.start()
        thread.join()
    assert len(calls) == 1
    assert calls[0].startswith("QTextDocument.setPlainText: ")
