"""The coach on a game's page: a question before a loss, threats, hints in two steps; by mouse and by keyboard."""

import time

import pytest
from driving import Hand, match_settings, use_fake_as_own
from machine import scaled
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from turns import no_garbage_collected

from surajang.gui.analysis import coach_text
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.document import move_text
from surajang.rules import notation

HANGING = "k3r4/9/9/9/9/4Q4/9/9/8K[] w - - 0 1"
QUESTION = "That lets the rook on e9 take the queen. Play it anyway?"


def start(window: MainWindow, level: int, fen: str = HANGING, *engine: str) -> None:
    """Start a game against a level, or between two people (0)."""
    use_fake_as_own(window, *engine)
    window.pages.open(MatchRequest(match_settings("mansindam", 0, level, fen)))


def arrows(hand: Hand) -> list[Arrow]:
    """The coach's arrows."""
    return [one for one in hand.board.state.arrows if one.colour is Colour.RED]


def marks(hand: Hand) -> list[Mark]:
    """The coach's circles."""
    return list(hand.board.state.marks)


def shows_a_move(hand: Hand) -> bool:
    """Whether a move is shown as an arrow."""
    annotations = hand.board.scene.annotations
    return bool(annotations.typed or annotations.suggested)


@pytest.mark.parametrize("level", [1, 3])
def test_a_losing_move_is_questioned_and_taken_back(window: MainWindow, hand: Hand, level: int) -> None:
    start(window, level)
    hand.click("i1")
    hand.click("h1")
    banner = hand.page.banner
    assert banner.words.text() == QUESTION
    assert hand.written == []
    queen, rook = hand.place("e4"), hand.place("e9")
    assert [(arrow.start, arrow.end) for arrow in arrows(hand)] == [(rook, queen)]
    assert set(hand.board.scene.annotations.lit) == {queen, rook}
    assert [button.text() for button in banner.buttons() if button.property("primary")] == ["Take it back"]
    hand.press("Take it back")
    assert hand.written == []
    assert not banner.isVisible()
    assert not arrows(hand)
    assert not hand.board.scene.annotations.lit


def test_a_questioned_move_can_be_played_anyway(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    hand.type("Kh1")
    hand.press("Play it anyway")
    assert hand.written == ["Kh1"]
    assert not arrows(hand)


def test_keys_answer_the_question_and_none_plays_by_accident(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        hand.type("Kh1")
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton)
        assert focused.text() == "Take it back"
        hand.key(key)
        assert hand.written == []
        assert not hand.page.banner.isVisible()
    hand.type("Kh1")
    hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    hand.key(Qt.Key.Key_Return)
    assert hand.written == ["Kh1"]


def test_a_click_on_the_board_takes_the_move_back(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    for place in ("a3", "e4"):
        hand.type("Kh1")
        assert hand.page.banner.words.text() == QUESTION
        hand.click(place)
        assert not hand.page.banner.isVisible()
        assert not arrows(hand)
        assert not shows_a_move(hand)
        assert hand.written == []
    assert hand.board.turn.selected == hand.place("e4")
    hand.click("e9")
    assert hand.written == ["Qxe9+"]


def test_the_second_click_of_two_does_not_answer_the_question(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    hand.click("i1")
    point = hand.board.place_rect(hand.place("h1")).center()
    hand.qtbot.mouseClick(hand.board, Qt.MouseButton.LeftButton, pos=point)
    hand.qtbot.mouseDClick(hand.board, Qt.MouseButton.LeftButton, pos=point)
    assert hand.page.banner.words.text() == QUESTION


def test_a_click_does_not_answer_questions_about_the_game(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    window.actions_by_name["resign"].trigger()
    hand.click("a3")
    assert hand.page.banner.heading.text() == "Resign this game?"


def test_another_question_replaces_the_move_in_question(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    hand.type("Kh1")
    assert shows_a_move(hand)
    window.actions_by_name["resign"].trigger()
    assert not window.actions_by_name["hint"].isEnabled()
    assert not arrows(hand)
    assert not shows_a_move(hand)
    hand.press("Play on")
    assert window.actions_by_name["hint"].isEnabled()
    assert hand.written == []


def test_a_remark_leaves_the_move_in_question(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    hand.type("Kh1")
    hand.page.messages.note("A remark.")
    hand.match.changed.emit()
    assert arrows(hand)
    assert shows_a_move(hand)


def test_safe_moves_are_not_questioned(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    hand.type("Qxe9")
    assert hand.written == ["Qxe9+"]


@pytest.mark.parametrize("level", [0, 4])
def test_the_coach_is_off_at_other_levels_by_default(window: MainWindow, hand: Hand, level: int) -> None:
    start(window, level, HANGING, "--patient")
    switch = window.actions_by_name["toggle_coach"]
    assert not switch.isChecked()
    switch.trigger()
    assert switch.isChecked()
    assert window.settings["coach"] == "on"
    hand.type("Kh1")
    assert hand.page.banner.words.text() == QUESTION
    hand.key(Qt.Key.Key_Escape)
    switch.trigger()
    hand.type("Kh1")
    assert hand.written == ["Kh1"]


def test_the_coach_can_be_switched_off_at_the_lowest_level(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--patient")
    window.actions_by_name["toggle_coach"].trigger()
    assert window.settings["coach"] == "off"
    start(window, 1, HANGING, "--patient")
    hand.type("Kh1")
    assert hand.written == ["Kh1"]


def test_threats_are_drawn_and_described_until_the_next_move(window: MainWindow, hand: Hand) -> None:
    start(window, 0)
    hand.key(Qt.Key.Key_X)
    assert [(arrow.start, arrow.end) for arrow in arrows(hand)] == [(hand.place("e9"), hand.place("e4"))]
    assert hand.page.banner.words.text() == "The rook on e9 threatens the queen on e4."
    assert not hand.page.typed.text()
    hand.key(Qt.Key.Key_X)
    assert not arrows(hand)
    hand.type("Qa4")
    hand.key(Qt.Key.Key_X)
    assert hand.page.banner.words.text() == "The queen on a4 gives check."


def test_threats_are_shown_while_the_computer_thinks(window: MainWindow, hand: Hand) -> None:
    start(window, 4, HANGING, "--patient")
    hand.type("Kh1")
    hand.key(Qt.Key.Key_X)
    assert hand.page.banner.words.text() == "The rook on e9 threatens the queen on e4."


def test_a_hint_names_the_piece_and_then_shows_the_move_with_its_reason(window: MainWindow, hand: Hand) -> None:
    start(window, 0, HANGING, "--moves", "e4e9")
    action = window.actions_by_name["hint"]
    action.trigger()
    hand.until(lambda: hand.page.banner.isVisible())
    assert hand.page.banner.words.text() == f"Look at the queen on e4. {coach_text.ASK_AGAIN()}"
    assert marks(hand) == [Mark(hand.place("e4"))]
    assert not shows_a_move(hand)
    action.trigger()
    assert shows_a_move(hand)
    hand.until(lambda: "captures" in hand.page.banner.words.text())
    words = "Qxe9+ captures the rook, and nothing can recapture."
    assert hand.page.banner.words.text() == words
    hand.type("Qxe9")
    assert not marks(hand)
    assert hand.page.coaching.may_hint


@pytest.mark.parametrize(
    ("move", "words", "written"),
    [("a7a9+", "Promote it to dragon.", "Ra9=D"), ("a7a9", "Do not promote it.", "Ra9")],
)
def test_a_hint_includes_the_promotion(
    window: MainWindow, hand: Hand, move: str, words: str, written: str
) -> None:  # fmt: skip
    use_fake_as_own(window, "--moves", move)
    fen = "5k4/10/10/R9/10/10/10/10/10/4K5[] w - - 0 1"
    window.pages.open(MatchRequest(match_settings("pandemonium", start=fen)))
    action = window.actions_by_name["hint"]
    action.trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    hand.click("a7")
    hand.click("a9")
    hand.key(Qt.Key.Key_Return)
    assert hand.written == [written], "the hint's option is ready before its move is shown"
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    action.trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    action.trigger()
    hand.until(lambda: hand.page.banner.words.text().startswith(words))
    assert ("It becomes" if "=D" in written else "It does not promote") in move_text.meant(
        hand.match.game, notation.parse(hand.match.game.position, move)
    )


CASTLES = "r3k4r/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/R3K4R[] w KQkq - 0 1"
REVERSED = "Here O\u2011O is castling towards the a-file and O\u2011O\u2011O towards the j-file: the reverse of chess."


def test_castling_signs_are_explained_once_where_they_are_reversed(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium", start=CASTLES)))
    hand.type("a4")
    assert not hand.page.banner.isVisible()
    hand.type("j7")
    hand.click("e1")
    hand.click("h1")
    assert hand.written[-1] == "O-O-O"
    assert hand.page.banner.words.text() == REVERSED
    model = hand.page.moves.model
    assert REVERSED in str(model.data(model.index_of(hand.match.live), Qt.ItemDataRole.ToolTipRole))
    hand.press("OK")
    hand.type("O-O")
    assert hand.written[-1] == "O-O"
    assert not hand.page.banner.isVisible()


def test_castling_signs_like_those_of_chess_are_not_explained(window: MainWindow, hand: Hand) -> None:
    start_fen = "3k5/9/9/9/9/9/9/9/L3K3L[] w AI - 0 1"
    window.pages.open(MatchRequest(match_settings("palaceshogi", start=start_fen)))
    hand.type("O-O")
    assert hand.written == ["O-O"]
    assert not hand.page.banner.isVisible()


def test_a_hint_that_repeats_the_position_says_what_follows(window: MainWindow, hand: Hand) -> None:
    use_fake_as_own(window, "--moves", "e10f10")
    fen = "5k4/10/10/10/10/10/10/10/10/R4K4[] w - - 0 1"
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", start=fen)))
    for move in ("Ra2", "Ke10", "Ra1", "Kf10", "Ra2", "Ke10", "Ra1"):
        hand.type(move)
    action = window.actions_by_name["hint"]
    action.trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    action.trigger()
    words = "This would be the third time that this position occurs. The game would end as a draw."
    hand.until(lambda: hand.page.banner.words.text() == words)


def test_a_question_removes_the_hint(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--moves", "e4e9")
    action = window.actions_by_name["hint"]
    action.trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    action.trigger()
    assert hand.board.scene.annotations.hint
    hand.type("Kh1")
    assert hand.page.banner.words.text() == QUESTION
    assert not hand.board.scene.annotations.hint


def test_a_hinted_move_is_not_questioned(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--moves", "i1h1")
    window.actions_by_name["hint"].trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    hand.type("Kh2")
    assert hand.page.banner.words.text() == QUESTION, "another move is"
    hand.press("Take it back")
    hand.type("Kh1")
    assert hand.written[:1] == ["Kh1"]


def test_no_hint_replaces_an_open_question(window: MainWindow, hand: Hand) -> None:
    start(window, 1, HANGING, "--moves", "e4e9")
    action = window.actions_by_name["hint"]
    action.trigger()
    hand.type("Kh1")
    hand.until(lambda: not hand.match.computer.hinting)
    assert hand.page.banner.words.text() == QUESTION
    hints = [window.actions_by_name[name] for name in ("hint", "threats")]
    hand.until(lambda: not any(action.isEnabled() for action in hints))
    hand.page.coaching.hint()
    hand.page.coaching.show_threats()
    assert hand.page.banner.asks
    assert shows_a_move(hand)
    hand.press("Take it back")
    hand.until(action.isEnabled)


def test_a_hint_of_a_drop_names_the_piece_in_the_hand(window: MainWindow, hand: Hand) -> None:
    start(window, 0, "k8/9/9/9/9/9/9/9/8K[R] w - - 0 1", "--moves", "R@a1")
    window.actions_by_name["hint"].trigger()
    hand.until(lambda: hand.page.banner.isVisible())
    assert hand.page.banner.words.text() == f"Look at the rook in your hand. {coach_text.ASK_AGAIN()}"
    assert marks(hand) == [Mark(hand.place("R@"))]


def test_the_gui_thread_is_not_blocked(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for text in ("d3d4", "c7c6", "b3b4", "d9b8", "d1d3", "b8a6"):
        hand.type(text)
    hand.page.coaching.show_threats()
    slowest = 0.0
    for move in hand.match.game.legal_moves()[::6]:
        window.settings["coach"] = "on"
        with no_garbage_collected():
            began = time.thread_time()
            hand.page.coaching.asks_about(move, lambda: None)
            slowest = max(slowest, time.thread_time() - began)
        hand.page.banner.dismiss()
    assert slowest < scaled(0.25), "an uncompiled core takes longer than the 50 ms that are meant"
