"""The setup phase on the board: thumbnails, handles, keys, and swapping on the board itself."""

from dataclasses import replace
from itertools import permutations

import pytest
from board_driver import LEFT, NO_KEYS, BoardDriver
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from surajang.gui.board.overlays import CONFIRM
from surajang.rules.games import GAMES
from surajang.rules.special_rules import SetupPhase


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium")
    qtbot.addWidget(driver.view)
    return driver


@pytest.fixture
def swapping(qtbot):
    driver = BoardDriver("pandemonium-vchess")
    qtbot.addWidget(driver.view)
    return driver


def with_many(qtbot, size=(900, 700), moves=()):
    """Return a board of a game with a choice of every order of four pieces."""
    choices = tuple("".join(each) for each in permutations("NBQM"))
    setup = SetupPhase("bcdf", choices, tuple(f"The setup {each}" for each in choices), "place your pieces")
    driver = BoardDriver(replace(GAMES["pandemonium"], name="orders", setup=setup), moves=moves, size=size)
    qtbot.addWidget(driver.view)
    return driver


def click_item(board, item):
    overlay = board.view.scene.overlay
    rect = overlay.button if item == CONFIRM else overlay.thumbnails[item] if isinstance(item, int) else None
    rect = rect or overlay.handles[item]
    QTest.mouseClick(board.view, LEFT, NO_KEYS, board.view.scene.to_widget(rect).center())


def back_rank(board, rank):
    return "".join(board.letter_at(f"{file}{rank}") for file in "abcdefghij")


def test_thumbnails_preview_and_confirm_plays(board):
    for number, arrangement in enumerate(["RNBQKMCBNR", "RBNQKMCBNR", "RNBQKMCNBR", "RBNQKMCNBR"]):
        click_item(board, number)
        assert back_rank(board, 1) == arrangement
        assert board.played == []
    click_item(board, CONFIRM)
    assert board.played == ["BN-NB"]


def test_titles_are_those_of_the_inventor(board):
    assert board.view.scene.overlay.choice.titles == ("Inner bishops", "Left bishops", "Right bishops", "Outer bishops")


def test_a_handle_swaps_a_pair(board):
    click_item(board, (0, 1))
    assert back_rank(board, 1) == "RBNQKMCBNR"
    click_item(board, (2, 3))
    assert back_rank(board, 1) == "RBNQKMCNBR"
    click_item(board, (0, 1))
    click_item(board, CONFIRM)
    assert board.played == ["NB-NB"]


def test_tapping_both_pieces_swaps_them_once(board):
    board.click("b1")
    assert back_rank(board, 1) == "RNBQKMCBNR"
    assert board.view.scene.looks[board.place("c1")].target
    board.click("c1")
    assert back_rank(board, 1) == "RBNQKMCBNR"
    assert board.view.turn.selected is None
    board.click("c1", "b1")
    assert back_rank(board, 1) == "RNBQKMCBNR"


def test_tapping_another_pair_selects_it_and_again_deselects_it(board):
    board.click("b1", "h1")
    assert back_rank(board, 1) == "RNBQKMCBNR"
    board.click("i1")
    assert back_rank(board, 1) == "RNBQKMCNBR"
    board.click("b1", "b1", "c1")
    assert back_rank(board, 1) == "RNBQKMCNBR"


def test_dragging_one_onto_the_other_swaps_them(board):
    board.drag("b1", "c1")
    assert back_rank(board, 1) == "RBNQKMCBNR"
    board.drag("b1", "h1")
    assert back_rank(board, 1) == "RBNQKMCBNR"


@pytest.mark.parametrize(
    ("keys", "played"),
    [
        ([Qt.Key.Key_1, Qt.Key.Key_Return], "NB-BN"),
        ([Qt.Key.Key_2, Qt.Key.Key_Return], "BN-BN"),
        ([Qt.Key.Key_4, Qt.Key.Key_3, Qt.Key.Key_Space], "NB-NB"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return], "BN-NB"),
    ],
)
def test_choosing_a_setup_by_keys(board, keys, played):
    board.press(*keys)
    assert board.played == [played]


def test_black_chooses_knowing_whites_choice(board):
    board.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    assert board.view.turn.setup.side == 1
    assert back_rank(board, 1) == "RBNQKMCBNR"
    click_item(board, (0, 1))
    assert back_rank(board, 10) == "rbnqkmcbnr"
    click_item(board, CONFIRM)
    assert board.played == ["BN-BN", "BN-BN"]
    assert board.view.scene.overlay is None
    board.click("e2", "e5")
    assert board.played[-1] == "e2e5"


def test_a_double_click_confirms_for_one_side_only(board):
    centre = board.view.scene.to_widget(board.view.scene.overlay.button).center()
    QTest.mouseClick(board.view, LEFT, NO_KEYS, centre)
    QTest.mouseDClick(board.view, LEFT, NO_KEYS, centre)
    QTest.mouseRelease(board.view, LEFT, NO_KEYS, centre)
    assert board.played == ["NB-BN"]
    QTest.mouseClick(board.view, LEFT, NO_KEYS, centre)
    assert board.played == ["NB-BN", "NB-BN"]


def test_setup_can_be_taken_back(board):
    board.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    board.game.take_back()
    board.show()
    assert board.view.turn.setup.side == 0
    assert back_rank(board, 1) == "RNBQKMCBNR"


def test_no_other_move_is_possible_meanwhile(board):
    board.click("j2", "j3")
    board.drag("j2", "j3")
    assert board.played == []


def test_only_the_choosing_player_sees_the_panel(qtbot):
    driver = BoardDriver("pandemonium", movable=(1,))
    qtbot.addWidget(driver.view)
    assert driver.view.scene.overlay is None
    driver.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    assert driver.played == []


def test_swapping_on_the_board_and_confirming_king_to_king_by_clicks(swapping):
    swapping.click("b1", "c1", "e1", "e10")
    assert swapping.played == ["BN-BN"]


def test_confirming_king_to_king_by_drag(swapping):
    swapping.click("i1", "h1")
    swapping.drag("e1", "e10")
    assert swapping.played == ["NB-NB"]


def test_moving_the_king_elsewhere_confirms_nothing(swapping):
    swapping.drag("e1", "a3")
    assert swapping.played == []
    assert swapping.view.turn.setup is not None


def test_the_ready_button_confirms(swapping):
    click_item(swapping, CONFIRM)
    assert swapping.played == ["NB-BN"]


def test_only_vchess_confirms_king_to_king(board):
    board.drag("e1", "e10")
    assert board.played == []


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("size", [(1200, 900), (500, 500), (420, 900)])
def test_panel_and_handles_stay_on_the_board(board, size, flipped):
    board.view.resize(*size)
    board.view.set_flipped(flipped)
    overlay, squares = board.view.scene.overlay, board.view.scene.geometry.squares
    assert squares.contains(overlay.panel)
    assert all(overlay.panel.contains(rect) for rect in [*overlay.thumbnails, overlay.button])
    assert all(squares.contains(rect) for rect in overlay.handles.values())
    assert not any(overlay.panel.intersects(rect) for rect in overlay.handles.values())


@pytest.mark.parametrize("size", [(1200, 900), (500, 500), (420, 900), (300, 300)])
@pytest.mark.parametrize("moves", [(), ("NBQM",)])
def test_many_choices_and_their_button_stay_on_the_board(qtbot, moves, size):
    board = with_many(qtbot, size, moves)
    overlay, squares = board.view.scene.overlay, board.view.scene.geometry.squares
    assert len(overlay.thumbnails) == 24
    assert squares.contains(overlay.panel)
    assert all(overlay.panel.contains(rect) for rect in [*overlay.thumbnails, overlay.button])
    assert not any(rect.intersects(overlay.button) for rect in overlay.thumbnails)
    assert not any(overlay.panel.intersects(rect) for rect in overlay.handles.values())


def test_many_choices_are_reached_by_keys(qtbot):
    board = with_many(qtbot)
    choice, columns = board.view.turn.setup, board.view.scene.overlay.columns
    board.press(Qt.Key.Key_9)
    assert choice.current == 8
    board.press(Qt.Key.Key_Down)
    assert choice.current == 8 + columns, "the one below"
    board.press(Qt.Key.Key_F)
    assert choice.current == 8 + columns, "a letter is the window's"


def test_the_second_of_two_people_takes_over_first(board):
    view = board.view
    view.set_two_people(True)
    assert not view.scene.overlay.handing_over
    board.press(Qt.Key.Key_4, Qt.Key.Key_Return)
    assert view.scene.overlay.handing_over
    assert view.scene.overlay.title == "Black, it is your turn to choose"
    assert view.scene.overlay.message == "White has chosen outer bishops"
    board.press(Qt.Key.Key_2)
    board.click("b10")
    board.drag("b10", "c10")
    assert back_rank(board, 10) == "rnbqkmcbnr"
    click_item(board, CONFIRM)
    assert board.played == ["BN-NB"]
    assert not view.scene.overlay.handing_over
    board.press(Qt.Key.Key_2)
    assert back_rank(board, 10) == "rbnqkmcbnr"
    board.press(Qt.Key.Key_Return)
    assert board.played == ["BN-NB", "BN-BN"]


def test_the_second_chooser_sees_the_first_choice(board):
    assert board.view.scene.overlay.message == ""
    board.press(Qt.Key.Key_3, Qt.Key.Key_Return)
    overlay = board.view.scene.overlay
    assert overlay.message == "White has chosen right bishops"
    assert not overlay._title.intersects(overlay._message)  # noqa: SLF001  # nothing else says where they lie
    assert not board.view.scene.overlay.handing_over
    marked = {name for name in ("a1", "b1", "c1", "d1", "h1", "i1") if board.view.scene.looks[board.place(name)].under}
    assert marked == {"b1", "c1", "h1", "i1"}


def test_no_king_is_moved_before_the_board_is_taken_over(swapping):
    swapping.view.set_two_people(True)
    swapping.drag("e1", "e10")
    assert len(swapping.played) == 1
    swapping.drag("e10", "e1")
    assert swapping.view.scene.overlay.handing_over
    click_item(swapping, CONFIRM)
    swapping.drag("e10", "e1")
    assert len(swapping.played) == 2


@pytest.mark.parametrize(("rank", "files"), [("RNB1K2BNR", "abcdefghij"), ("*NBQKMCBN*", "bcdefghi")])
def test_the_previews_of_a_rank_with_gaps_show_its_squares(qtbot, rank, files):
    """Empty squares count, and squares that the board does not have."""
    own = GAMES["pandemonium"]
    start = own.start.replace("RNBQKMCBNR", rank).replace("rnbqkmcbnr", rank.lower()).replace("KQkq", "-")
    holes = "a1 j1 a10 j10" if "*" in rank else ""
    driver = BoardDriver(replace(own, name="own-gaps", start=start, castling=None, holes=holes))
    qtbot.addWidget(driver.view)
    overlay = driver.view.scene.overlay
    assert overlay is not None
    for place in overlay.thumbnails:
        for side, number in ((0, 1), (1, 10)):
            cells = overlay.rank(place, side)
            assert list(cells) == [driver.place(f"{file}{number}") for file in files]
            assert all(place.contains(cell) for cell in cells.values())
