"""The bar over the window while it waits."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.kit.waiting_bar import WaitingBar


def test_the_focus_goes_back_when_the_bar_ends(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    other, field = QLineEdit(window), QLineEdit(window)
    column = QVBoxLayout(window)
    column.addWidget(other)
    column.addWidget(field)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    bar = WaitingBar("Making the PDF…", window)
    bar.cancelled.connect(bar.end)
    qtbot.waitUntil(bar.isVisible)
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert bar.button.hasFocus()
    qtbot.keyClick(bar.button, Qt.Key.Key_Space)
    assert field.hasFocus()
