"""Two people at one machine: whole games by mouse alone and by keyboard alone."""

from dataclasses import replace
from random import Random

import pytest
from driving import WHOLE_GAMES, Hand, find, match_settings
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Arrow, Colour
from surajang.gui.board.places import Place
from surajang.gui.desk.move_rows import TRIED
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.players import Player, called
from surajang.rules.game import DRAW, FIRST_WINS

PANDEMONIUM = WHOLE_GAMES["pandemonium"].split()[2:]


def square(place: Place | None) -> int:
    """Check that a place is a square, and return it."""
    assert isinstance(place, int)
    return place


def start_two_players(window: MainWindow, qtbot: QtBot) -> None:
    """Start a default game for two from the start page, by mouse."""
    qtbot.mouseClick(window.pages.start_page.two_button, Qt.MouseButton.LeftButton)
    dialog = find(window, NewGameDialog)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)


def test_whole_game_by_mouse_alone(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    start_two_players(window, qtbot)
    hand.choose_setup(0)
    hand.choose_setup(1)
    assert hand.written == ["NB-BN", "BN-BN"]
    for text in PANDEMONIUM:
        hand.play(text)
    assert hand.match.over
    assert hand.match.outcome.reason == "checkmate"
    banner = hand.page.result
    assert banner.isVisible()
    assert banner.heading.text() == "White wins"
    assert banner.words.text() == "Black is checkmated."
    assert hand.written[-1] == "M@g10#"


def test_steps_that_lead_nowhere_are_disabled(window: MainWindow, hand: Hand) -> None:
    def possible() -> list[bool]:
        return [window.actions_by_name[name].isEnabled() for name in ("step_back", "step_forward", "show_last")]

    window.pages.open(MatchRequest(match_settings("mansindam", 0, 0)))
    assert possible() == [False, False, False]
    hand.type("e4")
    assert possible() == [True, False, False]
    table = hand.page.moves.view
    current = table.currentIndex()
    table.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End):
        hand.key(key)
        assert table.currentIndex() == current, "the position shown stays the current cell for screen readers"
    window.run("step_back")
    assert possible() == [False, True, True]


def test_whole_game_by_keyboard_alone(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.start_page.two_button.setFocus()
    hand.key(Qt.Key.Key_Return)
    dialog = find(window, NewGameDialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_1)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)
    assert len(hand.written) == 1, "the second Enter only says that Black sits there"
    hand.key(Qt.Key.Key_2)
    hand.key(Qt.Key.Key_Return)
    for text in PANDEMONIUM[:5]:
        hand.type(text)
    assert hand.written[2:] == ["Nc3", "Cf8", "h5", "Mg8", "a4"]
    # The sixth with the board's own cursor, promotion included: the marshal from g8 to g2.
    board = hand.board
    hand.key(Qt.Key.Key_Space)
    while board.keyboard.cursor != hand.place("g8"):
        hand.key(Qt.Key.Key_Down if square(hand.place("g8")) < square(board.keyboard.cursor) - 6 else Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    for _ in range(6):
        hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Return)
    assert hand.written[-1] == "Mxg2=A"
    for text in ("Nb5", "P@c4", "Nxg2", "Cg6", "M@g10"):
        hand.type(text)
    assert hand.match.outcome.result == FIRST_WINS


def test_no_choice_for_a_new_game_moves_the_fields_sideways(window: MainWindow, hand: Hand) -> None:
    window.pages.start_page.two_button.click()
    dialog = find(window, NewGameDialog)
    lefts = set()
    for game in ("pandemonium", "palaceshogi"):
        dialog.cards[game].clicked.emit()
        for mode in ("two", "computer", "watch"):
            dialog.mode.choose(mode)
            hand.settle()
            lefts.add(dialog.mode.x())
    assert len(lefts) == 1
    dialog.reject()


def test_enter_chooses_a_game_and_enter_again_starts_it(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.start_page.two_button.setFocus()
    hand.key(Qt.Key.Key_Return)
    dialog = find(window, NewGameDialog)
    card = dialog.cards["palaceshogi"]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.variant.name == "palaceshogi"
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert hand.match.variant.name == "palaceshogi"


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_every_game_is_played_to_its_end(window: MainWindow, hand: Hand, game: str) -> None:
    window.pages.open(MatchRequest(match_settings(game)))
    for text in WHOLE_GAMES[game].split():
        if hand.match.game.position.setup:
            hand.type(text)
        else:
            hand.play(text)
    assert hand.match.outcome.reason == "checkmate"
    assert hand.page.result.heading.text().endswith(" wins")


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_every_game_is_played_to_its_end_by_keyboard(window: MainWindow, hand: Hand, game: str) -> None:
    window.pages.open(MatchRequest(match_settings(game)))
    for text in WHOLE_GAMES[game].split():
        hand.type(text)
    assert hand.match.outcome.reason == "checkmate"


def test_a_letter_typed_anywhere_begins_a_move_shown_as_an_arrow(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.key(Qt.Key.Key_E)
    hand.key(Qt.Key.Key_4)
    assert hand.page.typed.text() == "e4"
    assert any(arrow.colour is Colour.BLUE for arrow in hand.board.display.annotations)
    hand.key(Qt.Key.Key_Return)
    assert hand.written == ["e4"]
    assert not hand.page.typed.text()


def test_f_flips_the_board_unless_a_digit_follows(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.key(Qt.Key.Key_F)
    assert hand.board.flipped()
    hand.key(Qt.Key.Key_4)
    assert not hand.board.flipped()
    assert hand.page.typed.text() == "f4"
    hand.key(Qt.Key.Key_Return)
    assert hand.written == ["f4"]


def test_a_wrong_move_is_explained_and_changes_nothing(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.type("e9")
    assert hand.page.banner.isVisible()
    assert hand.page.banner.kind == "refusal"
    assert hand.written == []
    hand.key(Qt.Key.Key_Escape)
    hand.click("a1")
    hand.click("a5")
    assert hand.written == []
    assert "in the way" in hand.page.banner.words.text()


@pytest.mark.parametrize(
    ("game", "start", "typed", "clicks"),
    [
        ("pandemonium-2020", "startpos", "a1a5", ("a1", "a5")),
        ("pandemonium-2020", "startpos", "Ra5", ("a1", "a5")),
        ("pandemonium-2020", "k3r5/10/10/10/10/10/10/10/4B5/4K5[] w - - 0 1", "Bd3", ("e2", "d3")),
        ("mansindam", "4k4/9/9/9/9/4P4/9/9/4K4[P] w - - 0 1", "P@e6", ("P@", "e6")),
        ("palaceshogi", "3k5/9/9/9/9/9/9/9/L3K3L[] w I - 0 1", "O-O-O", ("e1", "c1")),
    ],
)
def test_a_wrong_move_gets_the_same_explanation_by_keys_and_mouse(
    window: MainWindow, hand: Hand, game: str, start: str, typed: str, clicks: tuple[str, str]
) -> None:
    window.pages.open(MatchRequest(match_settings(game, start=start)))

    def told() -> tuple[str, list[int]]:
        squares = hand.match.game.position.tables.squares
        return hand.page.banner.words.text(), [
            int(square) for square in squares if hand.board.scene.looks[int(square)].lit
        ]

    for name in clicks:
        hand.click(name)
    sentence, lit = told()
    assert hand.page.banner.kind == "refusal"
    assert lit
    hand.key(Qt.Key.Key_Escape)
    assert not hand.page.banner.isVisible()
    assert told()[1] == []
    hand.type(typed)
    assert told() == (sentence, lit)
    hand.key(Qt.Key.Key_K)
    assert told()[1] == [], "another move is being typed"
    assert hand.written == []


def test_moves_can_be_taken_back_and_redone(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium")))
    hand.choose_setup(2)
    hand.choose_setup(1)
    hand.play("e2e4")
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(3):
        hand.key(Qt.Key.Key_Z, control)
    assert hand.written == []
    assert hand.match.game.position.setup == 1
    assert hand.board.scene.overlay is not None
    for _ in range(3):
        hand.key(Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert hand.written == ["NB-NB", "BN-BN", "e4"]
    assert [node.written for node in hand.page.moves.model.played] == hand.written


def test_stepping_through_the_game_by_keys(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for text in ("e2e5", "e9e7", "d2d3"):
        hand.play(text)
    game = hand.match.game
    hand.key(Qt.Key.Key_Left)
    assert game.node.ply == 2
    hand.key(Qt.Key.Key_Home)
    assert game.node.ply == 0
    hand.key(Qt.Key.Key_Right)
    assert game.node.ply == 1
    hand.key(Qt.Key.Key_Down)
    assert game.node.ply == 3
    hand.key(Qt.Key.Key_Up)
    assert game.node.ply == 0
    hand.key(Qt.Key.Key_End)
    assert game.node.ply == 3


def test_variations_are_kept_and_reached(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.play("e9e7")
    hand.key(Qt.Key.Key_Left)
    hand.play("d9d7")
    assert hand.written == ["e5", "e7"]
    assert [node.written for node in hand.page.moves.model.played] == ["e5", "e7"]
    assert [node.written for node in hand.page.moves.model.tried] == ["d7"]
    hand.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hand.match.game.node.written == "e7"
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert hand.match.game.node.written == "d7"
    assert "(" in hand.match.text()


def test_a_click_in_the_list_shows_that_position(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for text in ("e2e5", "e9e7", "d2d3"):
        hand.play(text)
    view = hand.page.moves.view
    point = view.visualRect(hand.page.moves.model.index(0, 1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
    assert hand.match.game.node.written == "e5"


def test_the_current_move_stays_visible(window: MainWindow, hand: Hand) -> None:
    def in_view() -> bool:
        QApplication.processEvents()
        moves = hand.page.moves
        row = moves.view.visualRect(moves.model.index_of(hand.match.game.node))
        return moves.view.viewport().rect().contains(row)

    window.resize(1000, 560)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    random = Random(3)
    while len(hand.written) < 40:
        hand.match.play(random.choice(hand.match.game.legal_moves()))
    assert in_view()
    hand.key(Qt.Key.Key_Left)
    hand.match.play(random.choice(hand.match.game.legal_moves()))
    assert hand.page.beside.isVisible()
    assert in_view(), "also where the ways back are shown below"
    window.actions_by_name["resign"].trigger()
    assert in_view()
    hand.press("Play on")
    assert in_view()
    hand.key(Qt.Key.Key_Home)
    for _ in range(20):
        hand.key(Qt.Key.Key_Right)
    assert in_view()


def test_resigning_is_confirmed_once(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    window.actions_by_name["resign"].trigger()
    hand.press("Play on")
    assert not hand.match.over
    window.actions_by_name["resign"].trigger()
    hand.press("Resign")
    assert hand.match.outcome.result == FIRST_WINS
    assert hand.page.result.words.text() == "Black resigns."


@pytest.mark.parametrize(
    ("names", "heading", "words"),
    [
        (("Ann", "Ben"), "Ann wins", "Ben (Black) resigns."),
        (("Ann", ""), "Ann wins", "Black resigns."),
        (("Ann", "Kim (2 dan)"), "Ann wins", "Kim (2 dan, Black) resigns."),
        (("Squire (level 3)", "You"), "Squire wins", "Black resigns."),
    ],
)
def test_a_result_names_the_players(
    window: MainWindow, hand: Hand, names: tuple[str, str], heading: str, words: str
) -> None:
    window.pages.open(MatchRequest(replace(match_settings("mansindam"), players=(Player(names[0]), Player(names[1])))))
    hand.play("d3d4")
    hand.match.resign(1)
    assert hand.page.result.heading.text() == heading
    assert hand.page.result.words.text() == words


def test_the_setup_of_the_other_player_is_named(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(replace(match_settings("pandemonium"), players=(Player("Ann"), Player("Ben")))))
    hand.choose_setup(0)
    assert hand.overlay.message == "Ann (White) has chosen inner bishops"


def test_unnamed_players_are_called_by_their_new_colour_in_a_rematch(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    hand.match.resign(1)
    hand.press("Rematch")
    assert called(hand.match.players, hand.match.variant) == ("First player", "Second player")
    agreed = match_settings("palaceshogi")
    window.pages.open(MatchRequest(replace(agreed, players=(Player("Ann"), agreed.players[1]))))
    hand.match.resign(1)
    hand.press("Rematch")
    assert called(hand.match.players, hand.match.variant) == ("First player", "Ann")
    assert [strip.name.text() for strip in hand.page.strips] == ["First player", "Ann"]


def test_the_resignation_prompt_is_answered_by_key(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    for answer in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return):
        window.actions_by_name["resign"].trigger()
        focused = hand.page.banner.buttons()[-1]
        assert window.focusWidget() is focused
        qtbot.keyClick(focused, answer)
        assert not hand.page.banner.isVisible()
    assert not hand.match.over
    window.actions_by_name["resign"].trigger()
    qtbot.keyClick(hand.page.banner.buttons()[-1], Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert hand.match.outcome.result == FIRST_WINS


def test_a_draw_is_offered_declined_and_agreed(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    window.actions_by_name["offer_draw"].trigger()
    assert hand.page.banner.heading.text() == "White offers a draw"
    hand.press("Decline")
    assert not hand.match.over
    hand.play("e2e5")
    window.actions_by_name["offer_draw"].trigger()
    assert hand.page.banner.heading.text() == "Black offers a draw"
    hand.press("Accept")
    assert (hand.match.outcome.result, hand.match.outcome.reason) == (DRAW, "agreement")


def test_an_offered_draw_is_asked_about_again_after_another_question(window: MainWindow, hand: Hand) -> None:
    control = TimeControl(60)
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", clocks=(control, control))))
    window.actions_by_name["offer_draw"].trigger()
    window.actions_by_name["resign"].trigger()
    assert hand.page.banner.heading.text() == "Does White resign?"
    hand.press("Play on")
    assert hand.page.banner.heading.text() == "White offers a draw"
    assert hand.match.clock.running is None
    hand.press("Decline")
    assert hand.match.clock.running == 0


def test_redoing_a_move_declines_an_offered_draw(window: MainWindow, hand: Hand) -> None:
    control = TimeControl(60)
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", clocks=(control, control))))
    hand.play("e2e5")
    hand.play("e9e6")
    for name in ("take_back", "offer_draw", "redo"):
        window.actions_by_name[name].trigger()
    assert hand.match.live.ply == 2
    assert hand.match.clock.running == 0
    assert not hand.page.banner.asks


def shuffle(hand: Hand, times: int) -> None:
    """Move knights out and back again."""
    for _ in range(times):
        for text in ("b1c3", "b10c8", "c3b1", "c8b10"):
            hand.play(text)


def test_repetition_is_announced_and_a_rematch_swaps_colours(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium")))
    hand.match.state.players = (Player("Ann"), Player("Ben"))
    hand.choose_setup(0)
    hand.choose_setup(0)
    shuffle(hand, 1)
    for text in ("b1c3", "b10c8", "c3b1"):
        hand.play(text)
    hand.click("c8")
    hand.click("b10")
    assert hand.page.banner.kind == "warning"
    assert "third time" in hand.page.banner.words.text()
    assert not hand.match.over
    hand.press("Play something else")
    assert not hand.match.over
    hand.type("c8b10")
    assert hand.page.banner.kind == "warning"
    asked_about = [arrow.end for arrow in hand.board.display.annotations if isinstance(arrow, Arrow)]
    assert asked_about == [hand.place("b10")]
    hand.press("Play it")
    assert (hand.match.outcome.result, hand.match.outcome.reason) == (DRAW, "repetition")
    assert "sides swapped" in hand.page.result.words.text()
    hand.press("Play again with sides swapped")
    assert [player.name for player in hand.match.players] == ["Ben", "Ann"]
    assert hand.written == []


def test_the_board_turns_for_the_player_to_move(window: MainWindow, hand: Hand) -> None:
    window.settings["two_players"] = "turn"
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    assert not hand.board.flipped()
    hand.play("e2e5")
    assert hand.board.flipped()
    hand.play("e9e7")
    assert not hand.board.flipped()
    window.settings["two_players"] = "rotate"
    assert hand.board.options().rotate_opponent


def test_dragging_plays_too(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    start, end = (hand.board.place_rect(hand.place(name)).center() for name in ("e2", "e5"))
    QTest.mousePress(hand.board, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(hand.board, start + (end - start) * step / 5)
    QTest.mouseRelease(hand.board, Qt.MouseButton.LeftButton, pos=end)
    assert hand.written == ["e5"]


def test_moves_can_be_tried_from_every_position_after_resignation(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.match.resign(1)
    assert hand.page.typed.placeholderText() == "The game is over; try a move"
    hand.click("e9")
    hand.click("e4")
    assert (
        hand.page.banner.words.text()
        == "The game is over; you can try out moves. From here the pawn moves up to 3 squares."
    )
    hand.play("e9e7")
    hand.key(Qt.Key.Key_Home)
    hand.play("d2d4")
    assert hand.match.outcome.reason == "resignation"
    assert [node.written for node in hand.match.game.root.children] == ["e5", "d4"]
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_End)
    assert hand.match.game.node is hand.match.live, "what was tried is no part of the game"
    model = hand.page.moves.model
    assert [model.index(row, 0).data(TRIED) for row in range(model.rowCount())] == [False, True, True]
    assert hand.match.text().endswith("1. e5 (1. d4) (1. e5 e7) 1-0\n")
    hand.press("Take back")
    assert not hand.match.over
    assert hand.match.text().endswith("1. e5 (1. d4) (1. e5 e7) *\n")


def test_typing_replaces_a_refused_text(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.type("e9e2")
    typed = hand.page.typed
    assert typed.hasFocus()
    assert typed.selectedText() == "e9e2"
    hand.type("e9e7")
    assert hand.written == ["e5", "e7"]


def test_the_windows_keys_work_while_a_move_is_typed(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.play("e9e7")
    typed = hand.page.typed
    hand.key(Qt.Key.Key_Slash)
    assert typed.hasFocus()
    hand.key(Qt.Key.Key_Left)  # moves in the typed text, which is empty
    assert hand.match.game.node.ply == 1
    hand.key(Qt.Key.Key_End)
    qtbot.keyClicks(typed, "d2")
    hand.key(Qt.Key.Key_Left)
    assert hand.match.game.node.ply == 2
    assert typed.cursorPosition() == 1
    hand.key(Qt.Key.Key_A, control)
    hand.key(Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == "d2"
    typed.deselect()
    hand.key(Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text().startswith("rnbmqkcbnr/")
    typed.setFocus()
    said = []
    window.actions_by_name["export_picture"].triggered.disconnect()
    window.actions_by_name["export_picture"].triggered.connect(lambda: said.append("export"))
    hand.key(Qt.Key.Key_E, control)
    assert said == ["export"]
    hand.key(Qt.Key.Key_Z, control)
    assert hand.written == ["e5"]
    typed.setFocus()
    QGuiApplication.clipboard().setText("e9e7")
    hand.key(Qt.Key.Key_V, control)
    assert typed.text() == "e9e7"


def test_the_arrow_keys_are_explained(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.key(Qt.Key.Key_Left)
    assert hand.match.game.node.ply == 0
    hand.key(Qt.Key.Key_Right)
    assert hand.page.typed.placeholderText() == "Type a move"
    hand.key(Qt.Key.Key_Return)
    assert hand.page.typed.placeholderText() == "Arrow keys move; Esc stops"
    cursor = square(hand.board.keyboard.cursor)
    hand.key(Qt.Key.Key_Left)
    assert hand.match.game.node.ply == 1
    assert hand.board.keyboard.cursor == cursor - 1
    hand.key(Qt.Key.Key_Escape)
    assert hand.page.typed.placeholderText() == "Type a move"
    hand.key(Qt.Key.Key_Left)
    assert hand.match.game.node.ply == 0
    hand.play("d2d4")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert hand.match.game.node.written == "e5"


def test_a_new_game_starts_without_the_keyboard_cursor(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.key(Qt.Key.Key_Return)
    for _ in range(4):
        hand.key(Qt.Key.Key_Up)
    hand.match.resign(0)
    hand.press("Rematch")
    assert hand.board.keyboard.cursor is None
    hand.key(Qt.Key.Key_Return)
    assert hand.board.keyboard.cursor == hand.place("f1")


def test_the_move_list_shows_where_other_moves_were_tried(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.key(Qt.Key.Key_Home)
    hand.play("d2d5")
    hand.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    index = hand.page.moves.model.index(0, 1)
    assert index.data() == "e5"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "e5, others tried"
    below = hand.page.moves.model.index(1, 0)
    assert below.data() == "1. d5"
    assert below.data(Qt.ItemDataRole.AccessibleTextRole) == "Variation: 1. d5"


def test_the_field_explains_how_to_end_a_two_step_move(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi", start="4k4/9/4p4/4p4/4+Q4/9/9/9/3K5[] w - - 0 1")))
    hand.click("e5")
    assert hand.page.typed.placeholderText() == "Type a move"
    hand.click("e6")
    assert hand.page.typed.placeholderText() == "Choose the square again to stop there"
    hand.key(Qt.Key.Key_Escape)
    assert hand.page.typed.placeholderText() == "Type a move"
    hand.click("e6")
    hand.click("e6")
    assert hand.written == ["Lnx5d"]
