"""What a screen reader is told: squares, slots and options with names and states."""

import gc
import weakref

import pytest
from board_driver import BoardDriver
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from gui.board import accessibility

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/R9/10/10/10/9P/10/4K5[NN] w - - 0 1")
    qtbot.addWidget(driver.view)
    return driver


def interface(board):
    return QAccessible.queryAccessibleInterface(board.view)


def child(board, name):
    place = board.view.place_rect(board.place(name)).center()
    point = board.view.mapToGlobal(QPoint(place))
    return interface(board).childAt(point.x(), point.y())


def test_every_square_and_slot_is_a_child(board):
    assert interface(board).childCount() == 100 + 2 * 7
    names = [interface(board).child(number).text(NAME) for number in range(114)]
    assert len(set(names)) == 114


def test_names_say_what_stands_there(board):
    assert child(board, "a7").text(NAME) == "a7, White Rook"
    assert child(board, "e10").text(NAME) == "e10, Black King"
    assert child(board, "e5").text(NAME) == "e5, empty"
    assert child(board, "w@N").text(NAME) == "White's hand, Knight, 2"


def test_squares_are_called_as_the_game_writes_them(qtbot):
    driver = BoardDriver("palaceshogi")
    qtbot.addWidget(driver.view)
    assert child(driver, "e1").text(NAME) == "5i, Black King"


def test_states(board):
    assert child(board, "a7").state().selectable
    assert not child(board, "e10").state().selectable
    board.click("a7")
    assert child(board, "a7").state().selected
    assert child(board, "a7").text(DESCRIPTION) == "selected"
    assert child(board, "a8").text(DESCRIPTION) == "can go here"


def test_children_know_their_place(board):
    for number in (0, 50, 113):
        one = interface(board).child(number)
        assert interface(board).indexOfChild(one) == number
        assert one.parent() == interface(board)


def test_the_cursor_has_the_focus(board):
    board.view.activateWindow()
    board.view.setFocus()
    board.press(Qt.Key.Key_Space)
    assert interface(board).focusChild().text(NAME) == "e1, White King"


def test_options_are_children_while_they_are_asked(board):
    board.click("a7", "a9")
    names = [interface(board).child(number).text(NAME) for number in (114, 115)]
    assert names == ["Promote to dragon", "Stay a rook"]
    assert interface(board).focusChild().text(NAME) == "Promote to dragon"
    option = interface(board).child(115).rect().center()
    assert interface(board).childAt(option.x(), option.y()).text(NAME) == "Stay a rook"
    board.press(Qt.Key.Key_Escape)
    assert interface(board).childCount() == 114


def test_setups_are_children(qtbot):
    driver = BoardDriver("pandemonium")
    qtbot.addWidget(driver.view)
    names = [interface(driver).child(number).text(NAME) for number in range(114, interface(driver).childCount())]
    assert names == ["Inner bishops", "Left bishops", "Right bishops", "Outer bishops", "Confirm"]


def test_everything_works_with_a_reader_listening(board):
    QAccessible.setActive(True)
    try:
        board.press(Qt.Key.Key_Space, Qt.Key.Key_Up)
        board.click("a7", "a9")
        board.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
        board.view.announce("White wins")
        assert board.played == ["a7a9"]
    finally:
        QAccessible.setActive(False)


def test_boards_go_when_they_are_closed(qapp):
    QAccessible.setActive(True)
    try:
        boards = []
        known = set(accessibility._interfaces)
        for _ in range(5):
            driver = BoardDriver("palaceshogi")
            interface(driver).child(3).text(NAME)
            boards.append(weakref.ref(driver.view))
            driver.view.close()
            del driver
        gc.collect()
        qapp.processEvents()
        gc.collect()
        assert [board() for board in boards] == [None] * 5
        assert set(accessibility._interfaces) <= known
    finally:
        QAccessible.setActive(False)
