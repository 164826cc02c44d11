"""The board's interface for screen readers: squares, slots and options with names and states."""

import gc
import weakref

import pytest
from board_driver import BoardDriver
from listening import listening
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from surajang.gui.board import accessibility
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.kit import announcing
from surajang.gui.kit.announcing import announce

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
FOCUS, RENAMED = QAccessible.Event.Focus, QAccessible.Event.NameChanged
PROMOTED = "4k5/10/10/R9/10/10/10/9P/10/4K5[NN] w - - 0 1"
DRAGON = "Promote to dragon: Rook and king of chess in one."


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium", PROMOTED)
    qtbot.addWidget(driver.view)
    return driver


@pytest.fixture
def listener(monkeypatch):
    with listening(monkeypatch) as listener:
        yield listener


@pytest.fixture
def heard(board, listener, qtbot):
    """A board with the focus, and a listener."""
    with qtbot.waitActive(board.view):
        board.view.activateWindow()
        board.view.setFocus()
    listener.all_said()
    return board


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


def test_names_of_squares_include_their_pieces(board):
    assert child(board, "a7").text(NAME) == "a7, White Rook"
    assert child(board, "e10").text(NAME) == "e10, Black King"
    assert child(board, "e5").text(NAME) == "e5, empty"
    assert child(board, "w@N").text(NAME) == "White's hand, Knight, 2"


def test_squares_have_the_names_of_the_game(qtbot):
    driver = BoardDriver("palaceshogi")
    qtbot.addWidget(driver.view)
    assert child(driver, "e1").text(NAME) == "5i, First player's King, First player's palace"


def test_states(board):
    assert child(board, "a7").state().selectable
    assert not child(board, "e10").state().selectable
    board.click("a7")
    assert child(board, "a7").state().selected
    assert child(board, "a7").text(NAME) == "a7, White Rook, picked up"
    assert child(board, "a8").text(NAME) == "a8, empty, can go here"
    assert child(board, "a8").text(DESCRIPTION) == "", "descriptions are often not spoken"


def test_children_have_rectangles_and_indices(board):
    for number in (0, 50, 113):
        one = interface(board).child(number)
        assert interface(board).indexOfChild(one) == number
        assert one.parent() == interface(board)


def test_the_cursor_has_the_focus(board):
    board.view.activateWindow()
    board.view.setFocus()
    board.press(Qt.Key.Key_Space)
    assert interface(board).focusChild().text(NAME) == "e1, White King"


def test_options_are_children_while_a_choice_is_open(board):
    board.click("a7", "a9")
    names = [interface(board).child(number).text(NAME) for number in (114, 115)]
    assert names == [DRAGON, "Stay a rook: Moves like the rook in chess."]
    assert interface(board).focusChild().text(NAME) == DRAGON
    option = interface(board).child(115).rect().center()
    assert interface(board).childAt(option.x(), option.y()).text(NAME) == names[1]
    board.press(Qt.Key.Key_Escape)
    assert interface(board).childCount() == 114


def test_setups_are_children(qtbot):
    driver = BoardDriver("pandemonium")
    qtbot.addWidget(driver.view)
    names = [interface(driver).child(number).text(NAME) for number in range(114, interface(driver).childCount())]
    assert names == ["Inner bishops", "Left bishops", "Right bishops", "Outer bishops", "Confirm"]


def test_palaces_are_announced(qtbot):
    driver = BoardDriver("palaceshogi")
    qtbot.addWidget(driver.view)
    assert child(driver, "e2").text(NAME) == "5h, First player's Queen, First player's palace, corridor"
    assert child(driver, "e1").text(NAME) == "5i, First player's King, First player's palace"
    assert child(driver, "e5").text(NAME) == "5e, empty"


def test_the_board_names_the_side_to_move_and_hides_with_its_window(board):
    assert interface(board).text(NAME) == "Board. White to move"
    assert not interface(board).state().invisible
    board.view.hide()
    assert interface(board).state().invisible
    assert interface(board).child(0).state().invisible


def test_the_square_is_announced_after_the_board_on_tab(heard, listener):
    heard.view.clearFocus()
    listener.settle()
    listener.events.clear()
    heard.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert listener.heard(FOCUS)[-1] == "e1, White King"


def test_effects_of_keys_are_announced(heard, listener):
    heard.press(Qt.Key.Key_Space)
    heard.press(Qt.Key.Key_Return)
    assert listener.all_said() == "King picked up, 5 moves."
    heard.press(Qt.Key.Key_Escape)
    assert listener.all_said() == "King put down."
    heard.press(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert listener.all_said() == "e2, empty."


def test_squares_are_announced_with_their_new_names_after_a_move(heard, listener):
    heard.press(Qt.Key.Key_Space)
    names = [interface(heard).child(number).text(NAME) for number in range(114)]
    assert "e2, empty" in names
    heard.press(Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert heard.played == ["e1e2"]
    assert {"e1, empty, latest move", "e2, White King, latest move"} <= set(listener.heard(RENAMED))
    assert listener.heard(FOCUS)[-1] == "e2, White King, latest move"


def test_a_moving_piece_is_announced(qtbot):
    driver = BoardDriver("pandemonium", PROMOTED, options=BoardOptions(animation_ms=5000))
    qtbot.addWidget(driver.view)
    driver.click("e1", "e2")
    assert driver.animation
    assert child(driver, "e2").text(NAME) == "e2, White King, latest move"


def test_an_open_choice_has_the_focus_and_says_its_size(heard, listener):
    heard.press(Qt.Key.Key_Space)
    heard.click("a7", "a9")
    assert listener.all_said() == "Promote to dragon or Stay a rook."
    first, second = (interface(heard).child(number) for number in (114, 115))
    assert listener.heard(FOCUS)[-1] == DRAGON
    assert first.role() == QAccessible.Role.RadioButton
    assert first.state().checkable
    assert (first.state().checked, second.state().checked) == (1, 0)
    places = [interface(heard).child(number) for number in range(interface(heard).childCount())]
    assert [one.text(NAME) for one in places if one.state().focused] == [DRAGON]


def test_handing_over_the_board_is_confirmed_by_a_button(qtbot, listener):
    driver = BoardDriver("pandemonium")
    qtbot.addWidget(driver.view)
    driver.view.set_two_people(True)
    driver.view.setFocus()
    assert interface(driver).focusChild().text(NAME) == "Inner bishops"
    driver.press(Qt.Key.Key_Return)
    assert interface(driver).focusChild().text(NAME) == "Black chooses now"
    assert interface(driver).focusChild().role() == QAccessible.Role.PushButton
    assert "Black, it is your turn to choose" in listener.all_said()


def test_repeated_and_outdated_texts_are_not_announced(heard, listener):
    for text in ("Check.", "Check.", "White wins"):
        heard.view.announce(text)
    announce("After: one.", "position")
    announce("After: two.", "position")
    assert listener.all_said() == "Check. White wins. After: two."


def test_a_game_is_played_with_a_screen_reader(board):
    QAccessible.setActive(True)
    try:
        board.press(Qt.Key.Key_Space, Qt.Key.Key_Up)
        board.click("a7", "a9")
        board.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
        board.view.announce("White wins")
        assert board.played == ["a7a9"]
    finally:
        QAccessible.setActive(False)


def test_closed_boards_are_freed(qapp):
    QAccessible.setActive(True)
    try:
        boards = []
        known = set(accessibility._interfaces)  # noqa: SLF001  # the cache has no public view
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
        assert set(accessibility._interfaces) <= known  # noqa: SLF001  # the cache has no public view
    finally:
        QAccessible.setActive(False)


def press(part):
    part.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def test_every_part_can_be_pressed(board):
    press(child(board, "a7"))
    press(child(board, "a9"))
    stays = interface(board).child(115)
    assert stays.actionInterface().actionNames() == [QAccessibleActionInterface.pressAction()]
    press(stays)
    assert board.played == ["a7a9"]


def test_every_query_about_a_square_is_answered(board):
    """Qt's own answers to these crash the program for a square, which is no widget."""
    for number in range(interface(board).childCount()):
        square = interface(board).child(number)
        assert square.relations() == []
        assert square.focusChild() is None
        assert square.foregroundColor().isValid()
        assert square.backgroundColor().isValid()


def test_a_question_is_announced_when_its_option_gets_the_focus(heard, listener, monkeypatch):
    heard.press(Qt.Key.Key_Space)
    heard.walk("a7")
    heard.press(Qt.Key.Key_Return)
    heard.walk("a9")
    listener.settle()
    told = []
    monkeypatch.setattr(announcing, "tell", lambda event: told.append((event.type(), words_of(event))))
    heard.press(Qt.Key.Key_Return)
    listener.settle()
    question = (QAccessible.Event.DescriptionChanged, "Promote to dragon or Stay a rook.")
    assert told.index((FOCUS, DRAGON)) < told.index(question), "of nothing else readers say news"


def words_of(event):
    """The content of an event: a new description, or the name of an object."""
    described = event.type() == QAccessible.Event.DescriptionChanged
    return event.accessibleInterface().text(DESCRIPTION if described else NAME)
