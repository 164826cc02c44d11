"""Pieces in hand: fixed slots, drops by mouse and keys, and drops that are refused."""

import pytest
from board_driver import LEFT, NO_KEYS, BoardDriver
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import state_of
from surajang.rules.game import Game
from surajang.rules.games import game_named

FEN = "4k5/10/10/10/10/3p6/10/3P6/10/4K5[NNPp] w - - 0 1"


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium", FEN)
    qtbot.addWidget(driver.view)
    return driver


def test_slots_are_in_order_of_value_and_never_move(board):
    before = {place: rect for place, rect in board.view.scene.geometry.rects.items() if isinstance(place, Slot)}
    order = [board.place(f"w@{symbol}") for symbol in "QMCRBNP"]
    assert sorted(order, key=lambda slot: before[slot].y()) == order
    board.drag("w@N", "e5")
    assert {place: rect for place, rect in board.view.scene.geometry.rects.items() if place in before} == before


def test_counts_are_shown_and_empty_slots_too(board):
    look = board.view.scene.looks[board.place("w@N")]
    assert (look.held, bool(look.piece)) == (2, True)
    look = board.view.scene.looks[board.place("w@Q")]
    assert (look.held, bool(look.piece)) == (0, True)


def test_drop_by_drag(board):
    board.drag("w@N", "e5")
    assert board.played == ["N@e5"]
    assert board.view.scene.looks[board.place("w@N")].held == 1


def test_drop_by_clicks(board):
    board.click("w@P", "e6")
    assert board.played == ["P@e6"]


def test_drop_by_keys(board):
    board.press(Qt.Key.Key_Space)
    board.walk("j2")
    for _ in range(3):
        board.press(Qt.Key.Key_Right)
    assert isinstance(board.view.keyboard.cursor, Slot)
    while board.view.keyboard.cursor != board.place("w@N"):
        before = board.view.keyboard.cursor
        board.press(Qt.Key.Key_Up)
        assert board.view.keyboard.cursor != before
    board.press(Qt.Key.Key_Return, Qt.Key.Key_Left)
    board.walk("e5")
    board.press(Qt.Key.Key_Return)
    assert board.played == ["N@e5"]


def test_a_bad_drop_selects_nothing_else(board):
    board.drag("w@N", "d3")
    assert board.played == []
    assert board.view.turn.selected is None
    assert board.refusals[-1].code
    board.click("w@N", "e1")
    assert board.played == []
    assert board.view.turn.selected is None


def test_a_pawn_is_not_dropped_on_the_last_rank(board):
    board.drag("w@P", "a10")
    assert board.played == []
    assert board.refusals[-1].code


def test_empty_slots_and_the_other_hand_cannot_be_selected(board):
    board.click("w@Q")
    assert board.view.turn.selected is None
    board.click("b@P")
    assert board.view.turn.selected is None


def test_clicking_another_slot_selects_it(board):
    board.click("w@N", "w@P", "a5")
    assert board.played == ["P@a5"]


def test_a_captured_piece_goes_to_the_hand(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/10/10/4d5/3P6/10/10/4K5[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.click("d4", "e5")
    assert driver.view.scene.looks[driver.place("w@R")].held == 1


@pytest.mark.parametrize(
    ("size", "arrangement"), [((1200, 700), "beside"), ((760, 700), "right"), ((600, 1000), "strips")]
)
def test_hands_are_placed_to_leave_the_larger_board(board, size, arrangement):
    board.view.resize(*size)
    layout = board.view.scene.geometry
    assert layout.arrangement == arrangement
    whole = board.view.rect()
    for stand in (0, 1):
        assert whole.contains(board.view.scene.to_widget(layout.stands[stand]))
    assert whole.contains(board.view.scene.board_rect())
    board.drag("w@N", "e5")
    assert board.played == ["N@e5"]


def test_the_pointer_forgets_a_slot_that_the_next_game_lacks(qtbot):
    driver = BoardDriver("mansindam", options=BoardOptions(animation_ms=0))
    qtbot.addWidget(driver.view)
    view = driver.view
    driver.carry("w@P")
    driver.carry("w@A")
    qtbot.waitUntil(lambda: view.pointer.hovered == driver.place("w@A"))
    view.show_state(state_of(Game(game_named("palaceshogi"))))
    assert view.pointer.hovered is None
    point = view.place_rect(view.state.slots[0]).center()
    QTest.mousePress(view, LEFT, NO_KEYS, point)
    QTest.mouseRelease(view, LEFT, NO_KEYS, point)
    assert view.turn.selected is None
