"""Keys on the board that read it out: pieces by letters, ranks by digits, moves, lines, attackers, hands."""

from dataclasses import replace

import pytest
from board_driver import BoardDriver
from listening import listening
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from strange_games import LEAPS

from surajang.gui.board import reading, spoken
from surajang.gui.board.board_options import BoardOptions, are_on
from surajang.gui.board.reading import COMMANDS, letters
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.desk.answering import Answers
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.variant import Appearance

PLACED = "4k5/10/10/R9/3p6/10/2N7/9P/10/4K5[NN] w - - 0 1"
OPTIONS = BoardOptions(animation_ms=0, piece_card=False, reading_keys="on")
Key = Qt.Key


@pytest.fixture
def listener(monkeypatch):
    with listening(monkeypatch) as listener:
        yield listener


@pytest.fixture
def board(qtbot, listener):
    driver = BoardDriver("pandemonium", PLACED, options=OPTIONS)
    qtbot.addWidget(driver.view)
    driver.view.activateWindow()
    driver.view.setFocus()
    driver.press(Key.Key_Space)
    listener.all_said()
    return driver


def at(board):
    place = board.view.keyboard.cursor
    return board.view.state.square_name(place) if isinstance(place, int) else place


def test_letters_step_through_the_pieces_of_a_kind(board):
    assert at(board) == "e1"
    board.press(Key.Key_N)
    assert at(board) == board.place("w@N")
    board.press(Key.Key_N)
    assert at(board) == "c4"
    QTest.keyClick(board.view, Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    assert at(board) == "e10"


def test_missing_pieces_are_announced(board, listener):
    board.press(Key.Key_Q)
    assert at(board) == "e1"
    assert listener.all_said() == "White has no Queen."


def test_digits_move_the_cursor_to_ranks(board):
    for key, square in ((Key.Key_7, "e7"), (Key.Key_0, "e10"), (Key.Key_1, "e1")):
        board.press(key)
        assert at(board) == square
    assert board.played == []


def test_holes_are_skipped(board, listener):
    board.view.show_state(state_of(Game(LEAPS, "11k/12/5**5/12/6Q5/12/12/11K[] w - - 0 1")))
    board.press(Key.Key_Space, Key.Key_Q)
    assert at(board) == "g4"
    for key, square in ((Key.Key_Up, "g5"), (Key.Key_Up, "g7"), (Key.Key_6, "g7"), (Key.Key_8, "g8")):
        board.press(key)
        assert at(board) == square
    board.view.show_state(state_of(Game(LEAPS, "11k/6b5/5**5/12/6Q5/12/12/11K[] w - - 0 1")))
    board.press(Key.Key_4)
    listener.all_said()
    board.press(Key.Key_X)
    said = listener.all_said()
    assert "Nothing" in said
    assert "Blinker" not in said


def test_digits_move_the_cursor_to_files_where_those_are_numbered(qtbot):
    driver = BoardDriver("palaceshogi", options=OPTIONS)
    qtbot.addWidget(driver.view)
    driver.press(Key.Key_Space)
    driver.press(Key.Key_3)
    assert at(driver) == "3i"
    driver.press(Key.Key_0)
    assert at(driver) == "3i", "there is no tenth file"


def test_moves_lines_and_attackers_are_read(board, listener):
    board.press(Key.Key_N)
    board.press(Key.Key_N)
    listener.all_said()
    board.press(Key.Key_M)
    assert listener.all_said() == "Knight, c4: a3, a5, b2, b6, d2, takes Pawn on d6, e3, e5."
    board.press(Key.Key_6)
    listener.all_said()
    board.press(Key.Key_X)
    assert listener.all_said().startswith("Right: Black Pawn on d6. Down: White Knight on c4. Nothing up")
    QTest.keyClick(board.view, Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    listener.all_said()
    board.press(Key.Key_A)
    assert listener.all_said() == "White attacks d6 with Knight on c4. Black does not defend d6."


def test_lines_are_read_in_board_orientation(board):
    state = board.view.state
    up = reading.lines_from(state, board.place("d5"), False)
    down = reading.lines_from(state, board.place("d5"), True)
    assert up.startswith("Up: Black Pawn on d6.")
    assert "Down: Black Pawn on d6." in down


def test_hands_have_a_key(board, listener):
    board.press(Key.Key_H)
    assert at(board) == board.place("w@N")
    QTest.keyClick(board.view, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert listener.all_said() == "Black's hand: nothing."
    board.press(Key.Key_A)
    assert listener.all_said() == "That works for squares only; this is a hand."


def test_the_board_requests_unknown_facts(board):
    asked: list[str] = []
    board.view.asked.connect(asked.append)
    for key in (Key.Key_C, Key.Key_W, Key.Key_T):
        board.press(key)
    assert asked == ["captured", "last", "clocks"]


def test_reading_keys_need_a_screen_reader_and_the_cursor(board):
    board.press(Key.Key_Escape)
    assert not board.view.reading.wants(Key.Key_N)
    board.press(Key.Key_Space)
    assert board.view.reading.wants(Key.Key_N)
    board.view.set_options(BoardOptions(reading_keys="off"))
    assert not board.view.reading.wants(Key.Key_N)
    assert are_on("reader")


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_a_letter_of_its_own(name):
    variant = GAMES[name]
    found = letters(variant)
    assert not set(found) & COMMANDS
    assert len(set(found.values())) == len(found)
    reachable = {one for kind in found.values() for one in reading.families(variant)[kind]}
    assert reachable == set(range(1, len(variant.pieces) + 1))


def test_a_kind_of_its_own_is_no_promoted_form_of_another():
    chess, house = template("chess"), template("crazyhouse")
    for variant in (chess, house):
        assert {"q", "n", "p"} <= letters(variant).keys()
        assert all(len(letter) == 1 for letter in letters(variant))
    state = state_of(Game(house, "4k3/8/8/8/8/2N~5/8/4K3[] w - - 0 1"))
    assert reading.piece_locations(state, 0, house.kinds["N"]) == "White Knight: c3."
    assert reading.piece_locations(state, 0, house.kinds["P"]) == "White has no Pawn."


def test_an_outlined_region_is_read_although_no_square_is_tinted(qtbot):
    looks = Appearance(("figures",), outlined="c1-e3", region="palace")
    game = Game(replace(template("minixiangqi"), name="palaces", appearance=looks))
    view = BoardView()
    qtbot.addWidget(view)
    view.show_state(state_of(game))
    square = game.position.tables.square_named("c2")
    assert spoken.describe(view.scene, square) == "c2, White Soldier, White's palace"


def test_pieces_that_were_pawns_are_asked_for_by_the_name_they_share():
    house = template("crazyhouse")
    kinds = Answers._kinds(["knights"], state_of(Game(house)))  # noqa: SLF001  # asked beside the field
    assert kinds == [house.kinds["N"]]


def test_a_king_that_faces_the_other_one_attacks_nothing_else():
    game = Game(GAMES["palaceshogi"], "3k5/9/9/9/4P4/9/9/9/4K4[] w - - 0 1")
    square = game.position.tables.square_named("e5")
    assert "First player does not defend 5e." in reading.attack_on(state_of(game), square)


def test_a_piece_that_spares_another_does_not_attack_it():
    game = Game(GAMES["palaceshogi"], "3k5/9/4+l4/9/4p4/3S5/4+L4/9/5K3[] w - - 0 1")
    square = game.position.tables.square_named("e7")
    assert reading.attack_on(state_of(game), square).startswith("First player does not attack 5c.")


@pytest.mark.parametrize("name", GAMES)
def test_all_of_every_board_can_be_read(name):
    variant = GAMES[name]
    state = state_of(Game(variant))
    for words in (reading.by_ranks(state), reading.by_files(state)):
        assert words.count(" on ") == len(state.pieces)
        assert "{" not in words
    for square, code in state.pieces.items():
        assert reading.moves_of(state, square)
        assert reading.attack_on(state, square)
        assert reading.piece_locations(state, state.owner(square) or 0, 1)
        assert state.piece(code).name in reading.moves_of(state, square)


def test_captures_and_the_square_itself_are_read(board, listener):
    board.press(Key.Key_R)
    listener.all_said()
    QTest.keyClick(board.view, Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert listener.all_said() == "Rook, a7: nothing to capture."
    board.press(Key.Key_O)
    assert listener.all_said() == "a7, White Rook."
    board.press(Key.Key_N)
    listener.all_said()
    QTest.keyClick(board.view, Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert listener.all_said() == "Knight, c4: takes Pawn on d6."
