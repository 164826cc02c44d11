"""Scroll areas, as screen readers see them."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.kit.scrolling import scrolling


def test_a_deleted_scroll_bar_gives_a_screen_reader_nothing(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    words = QLabel("words\n" * 50)
    area = scrolling(words, outer)
    area.resize(100, 100)
    outer.show()
    assert area.verticalScrollBar().isVisible()
    interface = QAccessible.queryAccessibleInterface(area)
    assert interface.childCount() == 1
    assert interface.child(0).child(0).text(QAccessible.Text.Name) == words.text()
    assert interface.indexOfChild(interface.child(0)) == 0
    words.setText("words")
    QApplication.processEvents()
    assert interface.child(1) is None, "what Qt's own interface answers by ending the program"


def test_scroll_areas_expose_only_their_content(window: MainWindow) -> None:
    areas = window.findChildren(QScrollArea)
    assert areas
    assert {QAccessible.queryAccessibleInterface(area).childCount() for area in areas} == {1}


class Restless(QWidget):
    """Prefers another height whenever it has got its height."""

    asked = 0

    def minimumSizeHint(self) -> QSize:
        Restless.asked += 1
        if Restless.asked > 2000:  # otherwise the program crashes in Qt without a message
            return QSize(100, 300)
        return QSize(100, 301 if self.height() == 300 else 300)


def test_sizing_stops_after_a_few_attempts(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    area = scrolling(Restless(), outer)
    outer.show()
    Restless.asked = 0
    area.resize(150, 150)
    assert 0 < Restless.asked < 200
