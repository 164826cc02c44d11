"""Premoves: played at once if they are legal when their turn comes, otherwise dropped."""

import pytest
from board_driver import RIGHT, BoardDriver
from driving import fake_engine, match_of, match_settings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from surajang.gui.board.annotations import Arrow
from surajang.gui.desk.navigator import MatchRequest
from surajang.rules import notation

FEN = "4k5/10/10/10/3p6/10/10/3R6/P9/4K5[N] b - - 0 1"


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium", FEN, movable=())
    qtbot.addWidget(driver.view)
    driver.view.set_premovable({0})
    return driver


def answer(board, text):
    board.view.move_chosen.emit(notation.parse(board.game.position, text))
    QTest.qWait(10)


def test_a_premove_is_played_on_its_turn(board):
    board.click("d3", "d7")
    assert board.played == []
    assert "premove" in board.view.scene.looks[board.place("d7")].under
    answer(board, "e10e9")
    assert board.played == ["e10e9"]
    assert board.game.node.side == 0
    board.game.back()
    board.show()
    board.click("d3", "d6")
    answer(board, "e10e9")
    assert board.played == ["e10e9", "e10e9", "d3d6"]


def test_arrows_of_an_engine_do_not_delay_a_premove(board):
    board.click("d3", "d7")
    board.view.annotate((), (Arrow(board.place("e10"), board.place("e9")),))
    board.view.move_chosen.emit(notation.parse(board.game.position, "e10e9"))
    board.view.annotate((), (Arrow(board.place("d3"), board.place("d7")),))
    QTest.qWait(10)
    assert board.played == ["e10e9"], "d7 is not reached past the pawn"
    board.game.back()
    board.show()
    board.click("d3", "d6")
    board.view.move_chosen.emit(notation.parse(board.game.position, "e10e9"))
    board.view.annotate((), ())
    QTest.qWait(10)
    assert board.played[-1] == "d3d6"


def test_a_premove_by_drag_and_from_the_hand(board):
    board.drag("w@N", "e7")
    answer(board, "e10e9")
    assert board.played[-1] == "N@e7"


def test_a_recapture_can_be_premoved(board):
    board.click("d3", "a3")
    assert board.view.turn.premove is not None
    board.press(Qt.Key.Key_Escape)
    board.click("d3", "a3")
    answer(board, "d6d5")
    assert board.played == ["d6d5", "d3a3"]


def test_an_illegal_premove_is_dropped(board):
    board.click("e1", "e2")
    answer(board, "e10e9")
    assert board.played[-1] == "e1e2"
    board.view.set_premovable({0})
    board.click("d3", "d9")
    answer(board, "d6d5")
    assert board.played[-1] == "d6d5"
    assert board.view.turn.premove is None


@pytest.mark.parametrize(
    "cancel",
    [
        lambda board: board.press(Qt.Key.Key_Escape),
        lambda board: board.click("h8"),
        lambda board: board.drag("h8", "h8", RIGHT),
    ],
)
def test_a_premove_can_be_cancelled(board, cancel):
    board.click("d3", "d5")
    assert board.view.turn.premove is not None
    cancel(board)
    answer(board, "e10e9")
    assert board.played == ["e10e9"]


def test_a_premove_promotes_by_default(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/R9/10/10/10/10/10/4K5[] b - - 0 1", movable=())
    qtbot.addWidget(driver.view)
    driver.view.set_premovable({0})
    driver.click("a7", "a9")
    answer(driver, "e10f10")
    assert driver.played[-1] == "a7a9+"


def test_premoves_can_be_disabled(board):
    board.view.set_premovable(())
    board.click("d3", "d5")
    assert board.view.turn.premove is None
    assert board.view.turn.selected is None


def test_premoves_against_the_computer(window, hand):
    window.settings["engine_command"] = fake_engine("--patient", "--moves", "e9e7")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 5)))
    match_of(window).computer.hurries = True
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    hand.click("b1")
    hand.click("c3")
    assert hand.board.turn.premove is not None
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: hand.written[:3] == ["e5", "e7", "Nc3"])


def test_castling_is_premoved_by_king_onto_rook(qtbot):
    board = BoardDriver("pandemonium", "4k5/10/10/10/10/10/10/10/10/R3K5[] b Q - 0 1", movable=())
    qtbot.addWidget(board.view)
    board.view.set_premovable({0})
    board.click("e1", "a1")
    answer(board, "e10e9")
    assert board.played[-1] == "e1b1"


def test_a_drag_continues_when_its_turn_comes(board):
    board.view.set_movable({0})
    board.hold("d3")
    board.carry("d5")
    answer(board, "e10e9")
    assert board.view.pointer.lifted == board.place("d3")
    assert board.place("d6") in board.view.turn.targets()
    board.let_go("d6")
    assert board.played == ["e10e9", "d3d6"]


def test_an_early_drag_becomes_a_move_on_its_turn(board):
    board.view.set_premovable(())
    board.hold("w@N")
    board.carry("e5")
    answer(board, "e10e9")
    board.view.set_movable({0})
    board.let_go("e7")
    assert board.played == ["e10e9", "N@e7"]


def test_a_drag_continues_when_the_movable_side_changes(board):
    board.hold("d3")
    board.carry("d5")
    board.view.set_premovable(())
    board.view.set_movable({0, 1})
    board.view.move_chosen.emit(notation.parse(board.game.position, "e10e9"))
    board.let_go("d6")
    assert board.played == ["e10e9", "d3d6"]


def test_a_failed_drag_is_explained(qtbot):
    board = BoardDriver("pandemonium", "4k5/10/10/10/3r6/10/10/3R6/P9/4K5[] b - - 0 1", movable=())
    qtbot.addWidget(board.view)
    board.view.set_premovable({0})
    board.hold("d3")
    board.carry("d5")
    answer(board, "d6d3")
    assert board.view.pointer.lifted is None
    board.let_go("d5")
    assert [reason.code for reason in board.refusals] == ["just captured"]
    assert board.played == ["d6d3"]
    blocked = []
    board.view.input_blocked.connect(lambda: blocked.append(True))
    board.game.back()
    board.show()
    board.view.set_premovable(())
    board.drag("d3", "d5")
    assert blocked == [True]


def test_a_drag_against_the_computer(window, hand):
    window.settings["engine_command"] = fake_engine("--patient", "--moves", "e9e7")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 5)))
    match_of(window).computer.hurries = True
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    start, end = (hand.board.place_rect(hand.place(name)).center() for name in ("b1", "c3"))
    QTest.mousePress(hand.board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(hand.board, (start + end) / 2)
    QTest.mouseMove(hand.board, end)
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: hand.written == ["e5", "e7"])
    QTest.mouseRelease(hand.board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    hand.until(lambda: hand.written[:3] == ["e5", "e7", "Nc3"])
