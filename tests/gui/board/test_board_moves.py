"""Moves on the board by mouse and keys: the same rules whichever way they are made."""

import pytest
from board_driver import LEFT, NO_KEYS, RIGHT, BoardDriver
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.choices import SWAP
from surajang.rules.codes import square_name

KINGS = "4k5/10/10/10/10/10/10/10/10/4K5"


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium-2020")
    qtbot.addWidget(driver.view)
    return driver


def position(qtbot, fen, **more):
    driver = BoardDriver("pandemonium-2020", fen, **more)
    qtbot.addWidget(driver.view)
    return driver


def test_click_and_click_moves(board):
    board.click("e2", "e5")
    assert board.played == ["e2e5"]
    assert board.letter_at("e5") == "P"
    assert board.letter_at("e2") == "."


def test_drag_moves(board):
    board.drag("b1", "c3")
    assert board.played == ["b1c3"]


def test_drag_starts_after_four_pixels(board):
    board.hold("e2")
    QTest.mouseMove(board.view, board.point("e2") + QPoint(3, 0))
    assert board.view.pointer.lifted is None
    QTest.mouseMove(board.view, board.point("e2") + QPoint(4, 0))
    assert board.view.pointer.lifted == board.place("e2")
    QTest.mouseRelease(board.view, LEFT, NO_KEYS, board.point("e2"))
    assert board.view.turn.selected == board.place("e2")
    assert board.played == []


def test_keys_move(board):
    QTest.keyClick(board.view, Qt.Key.Key_Space)
    assert board.view.keyboard.cursor == board.view.state.king(0)
    board.walk("e2")
    board.press(Qt.Key.Key_Return)
    board.walk("e4")
    board.press(Qt.Key.Key_Space)
    assert board.played == ["e2e4"]


def test_arrow_keys_belong_to_the_window_until_the_cursor_is_shown(board):
    assert not board.view.keyboard.wants(Qt.Key.Key_Left)
    board.press(Qt.Key.Key_Return)
    assert board.view.keyboard.wants(Qt.Key.Key_Left)
    board.press(Qt.Key.Key_Escape)
    assert board.view.keyboard.cursor is None
    assert not board.view.keyboard.wants(Qt.Key.Key_Left)


def test_a_click_on_the_selected_piece_puts_it_down(board):
    board.click("e2")
    assert board.view.turn.selected == board.place("e2")
    board.click("e2")
    assert board.view.turn.selected is None


def test_clicking_another_own_piece_selects_it(board):
    board.click("e2", "b1", "c3")
    assert board.played == ["b1c3"]


def test_clicking_beside_the_board_and_escape_deselect(board):
    board.click("e2")
    QTest.mouseClick(board.view, LEFT, NO_KEYS, QPoint(1, board.view.height() - 2))
    assert board.view.turn.selected is None
    board.click("e2")
    board.press(Qt.Key.Key_Escape)
    assert board.view.turn.selected is None


def test_a_refused_move_is_explained(board):
    board.click("e2", "e7")
    assert board.played == []
    assert board.view.turn.selected is None
    assert len(board.refusals) == 1
    assert board.refusals[0].code


def test_squares_of_a_refusal_are_highlighted_until_the_next_input(qtbot):
    board = position(qtbot, "4r4k/10/10/10/10/10/10/4B5/10/4K5[] w - - 0 1")
    board.click("e3", "f4")
    assert board.played == []
    lit = {square_name(place) for place in board.view.scene.geometry.rects if board.view.scene.looks[place].lit}
    assert "e10" in lit
    board.click("j5")
    assert not any(board.view.scene.looks[place].lit for place in board.view.scene.geometry.rects)


def test_the_other_side_cannot_be_moved(qtbot):
    board = BoardDriver("pandemonium-2020", movable=(1,))
    qtbot.addWidget(board.view)
    board.click("e2", "e4")
    board.drag("e2", "e4")
    assert board.played == []
    assert board.view.turn.selected is None


def test_a_board_can_be_read_only(qtbot):
    board = BoardDriver("pandemonium-2020", movable=())
    qtbot.addWidget(board.view)
    board.drag("e2", "e4")
    assert board.played == []


def test_moves_captures_and_drops_have_different_marks(qtbot):
    board = position(qtbot, "4k5/10/10/10/4p5/10/4R5/10/10/4K5[N] w - - 0 1")
    board.click("e4")
    marks = board.marks()
    assert marks["e5"] == "dot"
    assert marks["e6"] == "ring"
    assert "e7" not in marks
    board.click("w@N")
    assert set(board.marks().values()) == {"diamond"}


def test_marks_can_be_switched_off(qtbot):
    board = position(qtbot, "startpos", options=BoardOptions(animation_ms=0, legal_marks=False, piece_card=False))
    board.click("e2")
    assert board.marks() == {}


def test_castling_by_moving_the_king(qtbot):
    board = position(qtbot, "4k5/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1")
    board.drag("f1", "i1")
    assert board.played == ["f1i1"]
    assert (board.letter_at("h1"), board.letter_at("i1"), board.letter_at("j1")) == ("R", "K", ".")


def test_check_glows(qtbot):
    board = position(qtbot, "4k5/10/10/10/10/R9/10/10/10/5K4[] w - - 0 1")
    board.click("a5", "e5")
    assert board.view.scene.looks[board.place("e10")].glow


def test_last_move_is_marked(board):
    board.click("e2", "e4")
    assert "last_move" in board.view.scene.looks[board.place("e2")].under
    assert "last_move" in board.view.scene.looks[board.place("e4")].under


def test_a_flipped_board_is_playable(board):
    board.view.set_flipped(True)
    assert board.view.place_rect(board.place("a1")).y() < board.view.place_rect(board.place("a10")).y()
    board.drag("e2", "e3")
    assert board.played == ["e2e3"]


def test_right_drag_draws_arrows_and_circles(board):
    board.drag("e2", "e4", RIGHT)
    board.drag("d2", "d2", RIGHT, Qt.KeyboardModifier.ShiftModifier)
    assert board.view.scene.annotations.drawn == [
        Arrow(board.place("e2"), board.place("e4"), Colour.GREEN),
        Mark(board.place("d2"), Colour.RED),
    ]
    board.drag("e2", "e4", RIGHT)
    assert len(board.view.scene.annotations.drawn) == 1
    board.click("h5")
    assert board.view.scene.annotations.drawn == []
    assert board.played == []


def test_arrow_from_the_hand(qtbot):
    board = position(qtbot, f"{KINGS}[N] w - - 0 1")
    board.drag("w@N", "e5", RIGHT, Qt.KeyboardModifier.AltModifier)
    assert board.view.scene.annotations.drawn == [Arrow(board.place("w@N"), board.place("e5"), Colour.BLUE)]


def test_the_board_is_dragged_by_its_frame(board, qtbot):
    frame = board.view.scene.board_rect().topLeft() + QPoint(4, 4)
    QTest.mouseMove(board.view, frame)
    assert board.view.cursor().shape() is Qt.CursorShape.OpenHandCursor
    QTest.mousePress(board.view, LEFT, NO_KEYS, frame)
    QTest.mouseMove(board.view, frame + QPoint(3, 0))
    with qtbot.waitSignal(board.view.pulled):
        QTest.mouseMove(board.view, frame + QPoint(4, 0))
    with qtbot.assertNotEmitted(board.view.pulled):  # the drag is over, whatever the pointer does next
        QTest.mouseMove(board.view, frame + QPoint(9, 0))
        QTest.mouseRelease(board.view, LEFT, NO_KEYS, frame)
        board.drag("e2", "e4")
        board.click("d9")
        QTest.mousePress(board.view, LEFT, NO_KEYS, frame)  # a click beside the squares drops the selection
        QTest.mouseMove(board.view, frame + QPoint(20, 0))
        QTest.mouseRelease(board.view, LEFT, NO_KEYS, frame)
    assert board.view.turn.selected is None
    assert board.played == ["e2e4"]


def test_right_button_ends_a_drag(board):
    board.hold("e2")
    board.carry("e4")
    QTest.mousePress(board.view, RIGHT, NO_KEYS, board.point("e4"))
    QTest.mouseRelease(board.view, LEFT, NO_KEYS, board.point("e4"))
    assert board.played == []
    assert board.view.turn.selected is None


@pytest.mark.parametrize("button", [LEFT, RIGHT])
@pytest.mark.parametrize("dialog", [True, False])
def test_a_drag_ends_when_a_dialog_or_a_menu_takes_its_release(board, button, dialog):
    QTest.mousePress(board.view, button, NO_KEYS, board.point("e2"))
    QTest.mouseMove(board.view, board.point("e4"))
    assert board.view.pointer.busy
    if dialog:
        other = QDialog(board.view)
        other.open()
        QTest.mouseRelease(other, button)
        other.close()
    else:
        at, none = QPointF(board.point("e5")), Qt.MouseButton.NoButton
        moved = QMouseEvent(QEvent.Type.MouseMove, at, board.view.mapToGlobal(at), none, none, NO_KEYS)
        QApplication.sendEvent(board.view, moved)
    assert not board.view.pointer.busy
    assert board.view.turn.selected is None
    QTest.mouseRelease(board.view, button, NO_KEYS, board.point("e2"))
    board.drag("e2", "e4")
    assert board.played == ["e2e4"]


def test_pause_hides_everything(board):
    board.view.set_paused(True)
    assert board.letter_at("e2") == "."
    board.drag("e2", "e4")
    assert board.played == []
    board.view.set_paused(False)
    assert board.letter_at("e2") == "P"


def test_typed_move_and_hint_are_shown_until_the_move(board):
    move = board.game.legal_moves()[0]
    board.view.set_arrow(move)
    assert len(board.view.display.annotations) == 1
    board.view.set_arrow(None)
    assert board.view.display.annotations == []
    board.view.set_hint(move)
    hint = board.view.display.annotations
    assert len(hint) == 1
    board.view.set_arrow(board.game.legal_moves()[1])
    assert len(board.view.display.annotations) == 1
    assert board.view.display.annotations != hint
    board.view.set_arrow(None)
    assert board.view.display.annotations == hint, "hidden only while another move is typed"
    board.view.move_chosen.emit(move)
    assert board.view.display.annotations == []


def test_a_game_that_is_given_up_shows_no_hint(board):
    board.view.set_hint(board.game.legal_moves()[0])
    board.view.set_ended(True)
    assert board.view.display.annotations == []
    assert board.view.scene.annotations.hint == ()


def test_a_finished_game_cannot_be_moved(qtbot):
    board = position(qtbot, "4k5/R9/10/10/10/10/10/10/10/1Q2K5[] w - - 0 1")
    board.click("b1", "b10")
    assert board.game.outcome.reason == "checkmate"
    board.click("e10")
    assert board.view.turn.selected is None


def test_the_wheel_steps_through_the_game(board, qtbot):
    def turn(delta):
        centre = QPointF(board.view.rect().center())
        event = QWheelEvent(
            centre,
            centre,
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            NO_KEYS,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(board.view, event)

    steps: list[int] = []
    board.view.stepped.connect(steps.append)
    turn(-120)
    turn(60)
    turn(60)
    assert steps == [1, -1]


CASTLING = {
    "pandemonium": ("4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1", "e1", {"a1": "e1b1", "j1": "e1h1"}),
    "palaceshogi": ("1k7/9/9/9/9/9/9/9/L3K3L[] w AI - 0 1", "e1", {"a1": "e1c1", "i1": "e1g1"}),
}


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize(("game", "side"), [(game, side) for game in CASTLING for side in (0, 1)])
def test_moving_the_king_onto_its_rook_castles(qtbot, game, side, way):
    start, king, moves = CASTLING[game]
    rook, played = list(moves.items())[side]
    board = BoardDriver(game, start)
    qtbot.addWidget(board.view)
    if way == "click":
        board.click(king)
        assert board.view.scene.looks[board.place(rook)].target == SWAP
        board.click(rook)
    else:
        board.drag(king, rook)
    assert board.played == [played]


def test_a_rook_that_cannot_castle_is_selected_instead(qtbot):
    start = CASTLING["pandemonium"][0].replace("KQ", "K")
    board = BoardDriver("pandemonium", start)
    qtbot.addWidget(board.view)
    board.click("e1", "a1")
    assert board.view.turn.selected == board.place("a1")
    assert board.played == []
