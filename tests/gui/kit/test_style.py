"""The style sheet, as widgets show it."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from surajang.gui.kit.style import sheet
from surajang.gui.kit.theme import palette


@pytest.mark.qt_log_ignore("does not support", extend=True)
@pytest.mark.parametrize("zoom", [75, 100, 180])
def test_a_drop_down_list_shows_its_entries_whole(qtbot: QtBot, zoom: int) -> None:
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.setStyleSheet(sheet(palette("light"), zoom))
    combo.addItems(["Same as the system", "Light", "Dark", "High contrast, light", "High contrast, dark"])
    combo.show()
    combo.showPopup()
    QApplication.processEvents()
    view = combo.view()
    rows = sum(view.sizeHintForRow(row) for row in range(combo.count()))
    assert view.viewport().height() == rows
    assert view.window().height() == rows + 2, "nothing but the list's border"
    combo.hidePopup()
