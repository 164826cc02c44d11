"""Promotion: a question where there is a choice, by mouse and keys, and none otherwise."""

import pytest
from board_driver import LEFT, NO_KEYS, BoardDriver
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from surajang.gui.board.annotations import Badge
from surajang.gui.board.geometry import arrange
from surajang.gui.board.overlays import Chooser
from surajang.gui.board.piece_facts import in_the_middle
from surajang.rules import notation

FEN = "4k5/10/10/R9/10/10/10/9P/10/4K5[] w - - 0 1"


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium", FEN)
    qtbot.addWidget(driver.view)
    return driver


def click_option(board, number):
    rect: QRect = board.chooser.options[number]
    QTest.mouseClick(board.view, LEFT, NO_KEYS, board.view.scene.to_widget(rect).center())


@pytest.mark.parametrize(("option", "played"), [(0, "a7a9+"), (1, "a7a9")])
def test_choosing_by_mouse(board, option, played):
    board.click("a7", "a9")
    assert board.played == []
    click_option(board, option)
    assert board.played == [played]
    assert board.view.scene.chooser is None


@pytest.mark.parametrize(
    ("keys", "played"),
    [
        ([Qt.Key.Key_Return], ["a7a9+"]),
        ([Qt.Key.Key_Space], ["a7a9+"]),
        ([Qt.Key.Key_Minus], ["a7a9"]),
        ([Qt.Key.Key_Right, Qt.Key.Key_Return], ["a7a9"]),
        ([Qt.Key.Key_Escape], []),
    ],
)
def test_choosing_by_keys(board, keys, played):
    board.drag("a7", "a9")
    assert board.played == []
    board.press(*keys)
    assert board.played == played
    assert board.view.turn.choice is None


def test_a_key_held_down_chooses_nothing(board):
    board.click("a7", "a9")
    assert board.view.keyboard.press(Qt.Key.Key_Return, repeated=True)
    assert board.played == []


def test_a_click_elsewhere_cancels(board):
    board.click("a7", "a9", "h3")
    assert board.played == []
    assert board.view.turn.choice is None
    assert board.letter_at("a7") == "R"


def test_a_press_that_is_released_elsewhere_chooses_nothing(board):
    board.click("a7", "a9")
    rect = board.view.scene.to_widget(board.chooser.options[0])
    QTest.mousePress(board.view, LEFT, NO_KEYS, rect.center())
    QTest.mouseRelease(board.view, LEFT, NO_KEYS, board.point("f5"))
    assert board.played == []


def test_a_double_click_on_the_target_chooses_nothing(board):
    board.click("a7")
    QTest.mouseClick(board.view, LEFT, NO_KEYS, board.point("a9"))
    QTest.mouseDClick(board.view, LEFT, NO_KEYS, board.point("a9"))
    QTest.mouseRelease(board.view, LEFT, NO_KEYS, board.point("a9"))
    assert board.played == []
    assert board.view.scene.chooser is not None


def test_both_faces_are_offered(board):
    board.click("a7", "a9")
    symbols = [board.view.state.piece(option.piece).symbol for option in board.view.turn.choice.options]
    assert symbols == ["D", "R"]


def test_moves_of_both_faces_are_drawn_and_put_into_words(board):
    board.click("a7", "a9")
    options = board.view.turn.choice.options
    tables = board.view.state.tables
    assert [option.diagram for option in options] == [in_the_middle(tables, option.piece) for option in options]
    dragon, rook = (set(option.diagram.reach) for option in options)
    assert len(dragon - rook) == 4, "the king's diagonal steps"
    assert [option.moves for option in options] == ["Rook and king of chess in one.", "Moves like the rook in chess."]
    picture = board.view.grab().toImage()
    for option, rect in zip(options, board.chooser.options, strict=True):
        colours = {picture.pixel(x, y) for x in range(rect.left(), rect.right()) for y in (rect.center().y(),)}
        assert board.view.display.drawing.theme["light"].rgb() in colours, option.label


@pytest.mark.parametrize(("move", "sign"), [("a7a9+", "=D"), ("a7a9", "=R"), ("a7a8", "")])
def test_a_hint_preselects_the_promotion(board, move, sign):
    board.view.set_hint(notation.parse(board.game.position, move))
    assert [shown.text for shown in board.view.display.annotations if isinstance(shown, Badge)] == [sign][: bool(sign)]
    board.click(move[:2], move[2:4])
    if sign:
        board.press(Qt.Key.Key_Return)
    assert board.played == [move]


def test_hints_use_shogi_notation_for_promotions_where_the_game_does(qtbot):
    driver = BoardDriver("palaceshogi", "3k5/9/7SS/9/9/9/9/9/4K4 w - - 0 1")
    qtbot.addWidget(driver.view)
    for move, sign in (("i7i8+", "+"), ("i7i8", "=")):
        driver.view.set_hint(notation.parse(driver.game.position, move))
        assert [shown.text for shown in driver.view.display.annotations if isinstance(shown, Badge)] == [sign]


def test_a_hint_is_preselected_only_in_its_position(board):
    board.view.prefer(notation.parse(board.game.position, "a7a9"))
    board.click("e1", "e2")
    board.view.show_state(board.view.state)
    assert board.view.turn.preferred == 0


@pytest.mark.parametrize("move", ["a9a10", "a9a5", "a9j9", "a9a2"])
@pytest.mark.parametrize("size", [(900, 700), (420, 500), (300, 300)])
def test_the_chooser_stays_on_the_board(qtbot, move, size):
    driver = BoardDriver("pandemonium", "10/R9/5k4/10/10/10/10/10/10/4K5[] w - - 0 1", size=size)
    qtbot.addWidget(driver.view)
    driver.click(move[:2], move[2:])
    assert driver.view.scene.geometry.frame.contains(driver.chooser.rect)
    assert all(driver.chooser.rect.contains(option) for option in driver.chooser.options)


def test_compulsory_promotion_opens_no_chooser(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/P9/10/10/10/10/10/10/4K5[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.click("a8", "a9")
    assert driver.played == ["a8a9+"]


def test_mansindam_never_opens_the_chooser(qtbot):
    driver = BoardDriver("mansindam", "4k4/9/9/R8/9/9/9/9/4K4[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.drag("a6", "a8")
    assert driver.played == ["a6a8+"]


def test_after_resizing_the_chooser_still_works(board):
    board.click("a7", "a9")
    board.view.resize(401, 523)
    click_option(board, 0)
    assert board.played == ["a7a9+"]


def test_the_chooser_scales_with_the_screen(qtbot):
    driver = BoardDriver("palaceshogi", "3k5/9/7SS/9/9/9/9/9/4K4 w - - 0 1", size=(420, 330))
    qtbot.addWidget(driver.view)
    driver.click("i7", "i8")
    view = driver.view
    plain = driver.chooser
    geometry = arrange(view.state.variant, 840, 660, False, True)
    fine = Chooser(plain.choice, geometry, view.font(), view.scene.colours, 2.0)
    assert fine.rect.width() == pytest.approx(2 * plain.rect.width(), rel=0.08)
    assert fine.rect.height() == pytest.approx(2 * plain.rect.height(), rel=0.08)
