"""The piece that moves twice: captures on the way, back to its square, passes, and none of these by accident."""

import pytest
from board_driver import BoardDriver
from PySide6.QtCore import Qt

from surajang.gui.board.annotations import Mark
from surajang.rules import notation
from surajang.rules.codes import square_name

FEN = "4k4/9/4p4/4p4/4+Q4/9/9/9/3K5[] w - - 0 1"


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("palaceshogi", FEN)
    qtbot.addWidget(driver.view)
    return driver


def test_the_first_click_shows_the_second_steps(board):
    board.click("e5")
    assert board.marks()["e6"] == "double ring"
    assert board.marks()["e5"] == "stay"
    board.click("e6")
    assert board.played == []
    assert board.letter_at("e6") == "+Q"
    assert board.letter_at("e5") == "."
    marks = board.marks()
    assert marks["e7"] == "ring"
    assert marks["e6"] == "stay"
    assert marks["e5"] == "stay"
    assert "e4" not in marks


def test_clicking_the_same_square_ends_the_move_there(board):
    board.click("e5", "e6", "e6")
    assert board.played == ["e5e6"]


@pytest.mark.parametrize(("target", "played"), [("e7", "e5e6e7"), ("d7", "e5e6d7"), ("e5", "e5e6e5")])
def test_the_lion_captures_on_its_first_step(board, target, played):
    board.click("e5", "e6", target)
    assert board.played == [played]


def test_both_steps_by_drags(board):
    board.drag("e5", "e6")
    assert board.played == []
    board.drag("e6", "e7")
    assert board.played == ["e5e6e7"]


def test_a_click_elsewhere_or_escape_takes_the_step_back(board):
    board.click("e5", "e6", "a1")
    assert board.played == []
    assert board.letter_at("e5") == "+Q"
    board.click("e5", "e6")
    board.press(Qt.Key.Key_Escape)
    assert board.letter_at("e5") == "+Q"
    assert board.view.turn.selected == board.place("e5")


def test_a_jump_of_two_needs_no_second_click(board):
    board.click("e5", "e7")
    assert board.played == ["e5e7"]


def test_passing_is_confirmed(board):
    board.click("e5", "e5")
    assert board.played == []
    assert [option.move != 0 for option in board.view.turn.choice.options] == [False, True]
    board.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert board.played == ["e5e5"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Minus, Qt.Key.Key_Escape])
def test_a_single_key_does_not_pass(board, key):
    board.click("e5", "e5")
    board.press(key)
    assert board.played == []


def test_both_steps_by_keys(board):
    board.press(Qt.Key.Key_Return)
    board.walk("e5")
    board.press(Qt.Key.Key_Return)
    board.walk("e6")
    board.press(Qt.Key.Key_Return)
    board.walk("e7")
    board.press(Qt.Key.Key_Return)
    assert board.played == ["e5e6e7"]


def test_pass_by_keys(board):
    board.press(Qt.Key.Key_Return)
    board.walk("e5")
    board.press(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Plus)
    assert board.played == ["e5e5"]


@pytest.mark.parametrize(
    ("played", "steps"),
    [
        ("e5e6d7", [("e5", "e6"), ("e6", "d7")]),
        ("e5e6e5", [("e5", "e6"), ("e6", "e5")]),
        ("e5e7", [("e5", "e7")]),
    ],
)
def test_the_arrow_of_a_hint_shows_both_steps(board, played, steps):
    move = notation.parse(board.game.position, played)
    board.view.set_hint(move)
    arrows = board.view.display.annotations
    assert [(square_name(arrow.start), square_name(arrow.end)) for arrow in arrows] == steps
    board.view.set_arrow(move)
    assert len(board.view.display.annotations) == len(steps)
    board.view.set_arrow(None)
    board.view.set_hint(None)
    assert board.view.display.annotations == []


def test_a_hint_to_pass_is_a_circle(board):
    board.view.set_hint(notation.parse(board.game.position, "e5e5"))
    assert board.view.display.annotations == [Mark(board.place("e5"))]
