"""Every control is large enough to hit, reached by keys alone, and shows its focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from reaching import faults, not_back, not_reached, reached, too_small, unseen

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import NewGameRequest
from surajang.gui.kit.accessible_widgets import KeySplitter
from surajang.gui.kit.fields import Segments
from surajang.gui.kit.label import LinkLabel
from surajang.gui.kit.row_list import sort_rows
from surajang.gui.play.new_game import NewGameDialog


def test_faults_are_found(qtbot: QtBot) -> None:
    """Otherwise the test above would prove nothing."""
    page = QWidget()
    page.setObjectName("test")
    page.setStyleSheet("* { outline: none; } QPushButton, QToolButton { border: 1px solid black; }")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    for kind in (QPushButton, QPushButton, QToolButton):
        button = kind(page)
        button.setObjectName(f"test {column.count()}")
        button.setAccessibleName("a button")
        button.setFixedSize(40, 30)
        column.addWidget(button)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    first, second, third = page.findChildren(QAbstractButton)
    third.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    stops = reached(page)
    assert set(stops) == {first, second, third}
    assert len(unseen(page, stops)) == 3
    assert too_small(page) == not_reached(page, stops) == []
    assert not_back(page, stops) == []
    second.setFixedSize(40, 23)
    third.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    assert len(faults(page)) == 2


class OneWay(QWidget):
    """A page on which Shift+Tab leads from the last button to itself."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        return super().focusNextPrevChild(True)


def test_a_tab_order_that_does_not_return_is_found(qtbot: QtBot) -> None:
    page = OneWay()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    for _ in range(3):
        column.addWidget(QPushButton("Button", page))
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    assert len(not_back(page, reached(page))) == 1


def test_arrow_keys_reach_every_choice(window: MainWindow, qtbot: QtBot) -> None:
    dialog = NewGameDialog(window.settings, window.pages, NewGameRequest(), window)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    for choice in dialog.findChildren(Segments):
        if not choice.isVisible():
            continue
        buttons = list(choice.buttons.values())
        next(button for button in buttons if button.isChecked()).setFocus()
        been = set()
        for key in [Qt.Key.Key_Left] * len(buttons) + [Qt.Key.Key_Right] * len(buttons):
            been.add(QApplication.focusWidget())
            QTest.keyClick(QApplication.focusWidget() or dialog, key)
        assert been == set(buttons)
    dialog.close()
    dialog.deleteLater()


def test_tables_are_sorted_by_keys(qtbot: QtBot) -> None:
    table = QTableWidget(3, 3)
    qtbot.addWidget(table)
    for row, text in enumerate(("b", "c", "a")):
        table.setItem(row, 2, QTableWidgetItem(text))
    table.hideColumn(0)
    sort_rows(table)
    for order in ("abc", "cba", "abc"):
        QTest.keyClick(table, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
        assert "".join(table.item(row, 2).text() for row in range(3)) == order  # type: ignore[union-attr]


def test_tab_focuses_the_first_link_visibly(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    button, label = QPushButton("Before", page), LinkLabel("<a href='a'>One</a> and <a href='b'>another</a>", page)
    for widget in (button, label):
        column.addWidget(widget)
    followed: list[str] = []
    label.linkActivated.connect(followed.append)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    button.setFocus()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        QTest.keyClick(label, Qt.Key.Key_Return)
    assert followed == ["a", "b"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Backtab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert followed[-1] == "b"


def test_a_splitter_is_moved_by_keys(qtbot: QtBot) -> None:
    panels = KeySplitter()
    qtbot.addWidget(panels)
    for _ in range(2):
        panels.addWidget(QWidget())
    panels.resize(200, 300)
    with qtbot.waitActive(panels):
        panels.show()
        panels.activateWindow()
    assert reached(panels) == [panels.handle(1)]
    assert unseen(panels, [panels.handle(1)]) == []
    heights = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(panels.handle(1), key)
        heights.append(panels.sizes()[0])
    assert heights[0] < heights[1]
