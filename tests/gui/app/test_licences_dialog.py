"""The window shows the licences of all parts of the program."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from surajang.gui.app import licences
from surajang.gui.app.about import LicencesDialog
from surajang.gui.app.main_window import MainWindow


def opened(window: MainWindow, qtbot: QtBot) -> LicencesDialog:
    """Open the dialog by its buttons; return it when it has listed the parts."""
    window.about()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    (button,) = (one for one in box.findChildren(QPushButton) if one.text() == "&Licences…")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(LicencesDialog)
    assert isinstance(dialog, LicencesDialog)
    qtbot.waitUntil(lambda: bool(dialog.view.toPlainText()))
    return dialog


def test_about_opens_the_licences_of_installed_packages(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    titles = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert titles[:3] == ["Surajang", "Noto Serif CJK KR, outlines of the hanja", "mypyc"]
    assert {title.split()[0].lower() for title in titles} >= {"pyside6_essentials", "cairosvg", "cffi", "pillow"}
    assert dialog.name.text() == "MIT"
    assert dialog.view.toPlainText().startswith("MIT License")
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "SIL OPEN FONT LICENSE" in dialog.view.toPlainText())
    assert dialog.name.text() == "OFL-1.1"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "Jukka Lehtosalo" in dialog.view.toPlainText())
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "installed without the text" in dialog.view.toPlainText())
    assert "LGPL-3.0-only" in dialog.view.toPlainText()


def test_a_packaged_program_shows_its_own_licences(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = {"name": "cairo", "version": "1.16", "licence": "LGPL-2.1-only", "texts": ["a.txt", "b.txt"]}
    (tmp_path / "list.json").write_text(json.dumps([entry, entry | {"name": "gone", "texts": ["gone.txt"]}]))
    for name in ("README", "a", "b"):
        (tmp_path / f"{name}.txt").write_text(f"This is {name}.\n")
    monkeypatch.setattr(licences, "folder", lambda: tmp_path)
    dialog = opened(window, qtbot)
    assert dialog.view.toPlainText() == "This is README."
    assert not dialog.name.isVisible()
    dialog.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: dialog.view.toPlainText().startswith("This is a."))
    assert dialog.view.toPlainText().endswith("This is b.")
    assert dialog.name.isVisible()
    dialog.list.setCurrentRow(2)
    qtbot.waitUntil(lambda: dialog.view.toPlainText() == "The licences cannot be read: No such file or directory.")
