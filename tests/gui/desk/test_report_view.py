"""Reports in the window."""

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from surajang.engine.playtest.sections import Table
from surajang.gui.desk.report_view import TableView


def test_a_table_ends_below_its_rows_or_with_a_scroll_bar(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    table = TableView(page)
    QVBoxLayout(page).addWidget(table)
    table.show_block(Table("Numbers", ("Item", "Number of games"), (("first", "1"), ("second", "2"))))
    page.resize(800, 400)
    page.show()

    def space() -> int:
        """Return the space between the last row and the lower edge of the rows' part."""
        return table.viewport().height() - table.rowViewportPosition(1) - table.rowHeight(1)

    qtbot.waitUntil(lambda: table.width() == table.maximumWidth())
    assert space() == 0
    assert not table.horizontalScrollBar().isVisible()
    page.resize(table.maximumWidth() // 2, 400)
    qtbot.waitUntil(table.horizontalScrollBar().isVisible)
    assert space() == 0
    page.resize(800, 400)
    qtbot.waitUntil(lambda: not table.horizontalScrollBar().isVisible())
    assert space() == 0
