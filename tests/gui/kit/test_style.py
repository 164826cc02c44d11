"""The style sheet, as widgets show it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QStandardItemModel
from PySide6.QtWidgets import QApplication, QComboBox, QHeaderView, QPushButton
from pytestqt.qtbot import QtBot

from surajang.gui.kit.style import sheet
from surajang.gui.kit.theme import PALETTES, Palette, palette


@pytest.mark.qt_log_ignore("does not support", extend=True)
@pytest.mark.parametrize("zoom", [75, 100, 180])
def test_a_drop_down_list_shows_its_full_entries(qtbot: QtBot, zoom: int) -> None:
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


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_a_button_with_the_accent_keeps_its_size_and_colours_with_the_focus(qtbot: QtBot, colours: Palette) -> None:
    button = QPushButton("Play the computer")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.setStyleSheet(sheet(colours))
    button.show()
    without = button.sizeHint()
    with qtbot.waitActive(button):
        button.activateWindow()
        button.setFocus()
    assert button.sizeHint() == without
    shot = button.grab().toImage()
    middle = button.height() // 2
    assert [QColor(shot.pixel(x, middle)) for x in (1, 3, 5)] == [colours.accent, colours.on_accent, colours.accent]


@pytest.mark.parametrize("zoom", [75, 100, 300])
@pytest.mark.parametrize("order", list(Qt.SortOrder))
def test_the_arrow_of_the_order_does_not_cover_the_title(qtbot: QtBot, zoom: int, order: Qt.SortOrder) -> None:
    header = QHeaderView(Qt.Orientation.Horizontal)
    qtbot.addWidget(header)
    header.setModel(QStandardItemModel(0, 1, header))
    header.model().setHeaderData(0, Qt.Orientation.Horizontal, "")
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    header.setStyleSheet(f"{sheet(palette('light'), zoom)} * {{ font-size: {12 * zoom // 100}px; }}")
    header.resize(300, header.sizeHint().height())
    without = header.grab().toImage()
    header.setSortIndicatorShown(True)
    header.setSortIndicator(0, order)
    arrow = header.grab().toImage()
    assert arrow != without
    lines = [y for y in range(arrow.height()) if any(arrow.pixel(x, y) != without.pixel(x, y) for x in range(300))]
    assert max(lines) < (header.height() - header.fontMetrics().capHeight()) // 2
