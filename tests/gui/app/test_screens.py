"""Windows when the screen changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow


def test_windows_return_to_a_screen_that_has_become_smaller(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: not window.late_start.steps)
    dialog = QDialog(window)
    qtbot.addWidget(dialog)
    dialog.setGeometry(20, 20, 100, 100)
    dialog.show()
    window.setGeometry(700, 30, 1100, 760)
    room = QRect(0, 0, 900, 700)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: room)
    QApplication.primaryScreen().geometryChanged.emit(room)
    qtbot.waitUntil(lambda: room.contains(window.frameGeometry()))
    assert window.width() > 800
    assert dialog.geometry() == QRect(20, 20, 100, 100), "it was on the screen"
