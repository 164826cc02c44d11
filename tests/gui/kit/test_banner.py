"""The messages above the moves."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.kit import banner
from surajang.gui.kit.banner import Banner


def test_a_note_stays_while_the_pointer_is_over_widgets_that_would_move(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    note, below = Banner(window, window), QWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(note)
    column.addWidget(below, 1)
    window.resize(300, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    pointer = [below.mapToGlobal(QPoint(20, 100))]

    class Cursor:
        """A widget with the pointer where the test puts it."""

        @staticmethod
        def pos() -> QPoint:
            return pointer[0]

    for name, value in (("QCursor", Cursor), ("PASSING_MS", 1), ("STILL_POINTED_MS", 1)):
        monkeypatch.setattr(banner, name, value)
    note.say("The game is reviewed.")
    qtbot.wait(50)
    assert note.isVisible()
    pointer[0] = window.mapToGlobal(QPoint(-10, 0))
    qtbot.waitUntil(note.isHidden)


@pytest.mark.parametrize("choices", [(), [("Show", lambda: None)]])
def test_the_focus_goes_home_when_another_message_replaces_a_question(
    qtbot: QtBot, choices: list[tuple[str, Callable[[], None]]]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    other, home = QLineEdit(window), QLineEdit(window)
    messages = Banner(home, window)
    column = QVBoxLayout(window)
    for part in (home, messages, other):
        column.addWidget(part)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    messages.say("Replace it?", kind="question", choices=[("Yes", lambda: None), ("No", lambda: None)])
    assert messages.buttons()[-1].hasFocus()
    messages.say("The game is saved.", choices=choices)
    assert home.hasFocus()
    messages.say("Replace it?", kind="question", choices=[("Yes", lambda: None), ("No", lambda: None)])
    qtbot.wait(50)
    assert messages.buttons()[-1].hasFocus()
    other.setFocus()
    messages.say("The game is saved.", choices=choices)
    assert other.hasFocus()
