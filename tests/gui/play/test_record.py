"""The moves played stay unchanged: results, trials beside the game and after it, taking back, and the list of moves."""

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from driving import Hand, fake_engine, match_of, match_settings, path_of
from machine import scaled
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.move_rows import FOLDED, MoveRows
from surajang.gui.desk.navigator import MatchRequest, OpenFileRequest
from surajang.gui.kit.buttons import ToolButton
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.players import Player
from surajang.rules.game import DRAW, FIRST_WINS, Game, Outcome
from surajang.rules.games import GAMES

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MATE = "d3d4 c7c6 b3b4 d9b8 d1d3 b8a6 d3h7+ i9h7 f1a6 a7a6 A@c8"


def play_to_mate(window: MainWindow, hand: Hand) -> list[str]:
    """Play a game for two to its end, and return its moves as people write them."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for text in MATE.split():
        hand.play(text)
    assert hand.match.outcome.reason == "checkmate"
    return hand.written


def on_disk(hand: Hand) -> tuple[list[str], Outcome]:
    """Return the moves of the game that is saved, and how it ended."""
    hand.until_saved()
    _, game = saved_game.read_file(path_of(hand.match), interrupted=True)
    nodes = game.main_line()
    return [node.written for node in nodes[1:]], game.ended if game.ended.over else nodes[-1].outcome


def rows(model: MoveRows) -> list[tuple[object, ...]]:
    """Return the texts in the list of moves."""
    return [
        (*(model.index(row, column).data() for column in range(3)), model.index(row, 0).data(FOLDED))
        for row in range(model.rowCount())
    ]


def test_a_result_survives_tried_moves(window: MainWindow, hand: Hand) -> None:
    play_to_mate(window, hand)
    hand.key(Qt.Key.Key_Left)
    result = hand.page.result
    hand.click("A@")
    hand.click("e1")
    assert hand.page.banner.kind == "refusal"
    assert result.isVisible()
    hand.match.play(hand.match.game.legal_moves()[0])
    assert not hand.page.banner.isVisible()
    assert result.isVisible()
    assert result.heading.text() == "White wins"
    assert [button.text() for button in result.buttons()] == [
        "Rematch",
        "New game",
        "Review",
        "Study this game",
        "Take back",
    ]
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Home)
    assert result.isVisible()
    window.actions_by_name["rematch"].trigger()
    assert not result.isVisible()


def test_a_game_from_elsewhere_is_a_record_until_it_is_continued(
    window: MainWindow, hand: Hand, tmp_path: Path
) -> None:
    def offered() -> list[str]:
        texts = [button.text() for button in hand.page.result.buttons()]
        assert window.actions_by_name["rematch"].isEnabled() == ("Rematch" in texts)
        return texts

    file = tmp_path / "game.pgn"
    file.write_text('[White "Ann"]\n[Black "Bob"]\n[Variant "mansindam"]\n[Result "1-0"]\n\n1. e4 e6 1-0\n', "utf-8")
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: window.pages.game_page is not None)
    assert offered() == ["Review", "Study this game", "New game"]
    hand.match.taking_back.play_on_from(hand.match.live)
    hand.match.resign(0)
    assert offered() == ["Rematch", "New game", "Review", "Study this game", "Take back"]


def test_a_finished_game_played_here_offers_a_rematch_whenever_it_is_opened(
    window: MainWindow, hand: Hand, tmp_path: Path
) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.match.play(hand.match.game.legal_moves()[0])
    hand.match.resign(1)
    file = tmp_path / "game.pgn"
    file.write_text(hand.match.text(), "utf-8")
    played = hand.page
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: window.page is not played)
    assert [button.text() for button in hand.page.result.buttons()] == [
        "Rematch", "New game", "Review", "Study this game", "Take back",
    ]  # fmt: skip


def test_taking_back_after_the_end_removes_tried_moves(window: MainWindow, hand: Hand) -> None:
    played = play_to_mate(window, hand)
    end = hand.match.outcome
    for _ in range(3):
        hand.key(Qt.Key.Key_Left)
    hand.match.play(hand.match.game.legal_moves()[0])
    hand.match.play(hand.match.game.legal_moves()[0])
    tried = [node.written for node in hand.match.game.line()[-2:]]
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.match.game.node.written == tried[0]
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.match.game.node.ply == len(played) - 3
    hand.key(Qt.Key.Key_Z, CONTROL)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.written == played
    assert hand.match.outcome == end
    assert on_disk(hand) == (played, end)
    assert not window.actions_by_name["take_back"].isEnabled()
    for _ in range(3):
        hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert [node.written for node in hand.match.game.line()[-2:]] == tried
    assert hand.written == played
    assert on_disk(hand) == (played, end)


def test_the_game_stays_listed_while_trying_and_a_key_returns_to_it(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    played = play_to_mate(window, hand)
    listed = rows(hand.page.moves.model)
    for _ in range(4):
        hand.key(Qt.Key.Key_Left)
    left = hand.match.game.node
    assert not hand.page.beside.isVisible()
    for _ in range(3):
        hand.match.play(hand.match.game.legal_moves()[0])
    model = hand.page.moves.model
    assert [node.written for node in model.played] == played
    assert len(model.tried) == 3
    assert [row for row in rows(model) if row in listed] == listed
    assert hand.page.beside.isVisible()
    assert hand.page.typed.placeholderText() == "Try a move"
    hand.key(Qt.Key.Key_Backspace)
    assert hand.match.game.node is left
    assert not hand.page.beside.isVisible()
    assert len(rows(model)) == len(listed) + 1, "the variation is one row now"
    # A click on that row opens the trial again, the button returns.
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data(FOLDED))
    point = hand.page.moves.view.visualRect(model.index(row, 1)).center()
    qtbot.mouseClick(hand.page.moves.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
    assert hand.match.game.node.parent is left
    qtbot.mouseClick(hand.page.beside.buttons[0], Qt.MouseButton.LeftButton)
    assert hand.match.game.node is left


def test_in_a_game_for_two_moves_at_earlier_positions_are_only_tried(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for text in ("e2e5", "e9e7", "d2d3"):
        hand.play(text)
    hand.key(Qt.Key.Key_Home)
    hand.play("a2a4")
    hand.play("a9a7")
    assert hand.written == ["e5", "e7", "d3"]
    hand.key(Qt.Key.Key_Backspace)
    assert hand.match.game.node is hand.match.live
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.written == ["e5", "e7"], "at the game's end the game's last move is taken back"
    hand.key(Qt.Key.Key_Home)
    hand.play("a2a4")
    hand.play("a9a7")
    window.actions_by_name["play_on"].trigger()
    assert "What was played stays as a variation." in hand.page.banner.words.text()
    hand.press("Cancel")
    assert hand.written == ["e5", "e7"]
    window.actions_by_name["play_on"].trigger()
    hand.press("Play on")
    assert hand.written == ["a4", "a7"]
    assert hand.match.game.node is hand.match.live
    assert rows(hand.page.moves.model)[:2] == [("1", "a4", "a7", False), ("1. e5 e7", "", "", True)]
    hand.play("b2b3")
    assert on_disk(hand)[0] == hand.written == ["a4", "a7", "b3"]


def test_a_finished_game_can_be_continued_from_any_position(window: MainWindow, hand: Hand) -> None:
    played = play_to_mate(window, hand)
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Left)
    window.actions_by_name["play_on"].trigger()
    assert "The result no longer counts" in hand.page.banner.words.text()
    hand.press("Play on")
    assert not hand.match.over
    assert not hand.page.result.isVisible()
    assert hand.written == played[:-2]
    assert hand.match.game.node.children, "what was played instead is still there"
    hand.play("b9c7")
    assert hand.written == [*played[:-2], "Nc7"]


def test_a_setup_is_chosen_again_when_playing_on_from_it(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium")))
    hand.choose_setup(0)
    hand.choose_setup(1)
    hand.play("e2e4")
    hand.match.resign(1)
    hand.key(Qt.Key.Key_Home)
    window.actions_by_name["play_on"].trigger()
    hand.press("Play on")
    hand.choose_setup(3)
    hand.choose_setup(1)
    assert hand.written == ["BN-NB", "BN-BN"]


def test_playing_on_from_tried_moves_adds_no_time(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(300), TimeControl(300)))))
    for text in ("d3d4", "c7c6", "b3b4"):
        hand.play(text)
    hand.match.clock.set((100.0, 90.0))
    hand.match.live.clocks = (100.0, 90.0)
    hand.match.resign(1)
    hand.play("c6c5")
    hand.match.taking_back.play_on_from(hand.match.game.node)
    assert hand.match.clock.totals() == pytest.approx((100.0, 90.0), abs=1)


def test_moving_after_the_end_is_refused(window: MainWindow, hand: Hand) -> None:
    window.settings["engine_command"] = fake_engine("--score=-5000")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 5)))
    match_of(window).computer.hurries = True
    for text in ("e2e5", "d2d5", "f2f5"):
        hand.play(text)
        hand.until(lambda: hand.match.over or hand.match.state.may_move)
    assert hand.match.outcome.reason == "resignation"
    hand.type("i2i5")
    assert hand.page.banner.words.text() == "The game is over; you can try out moves. It is Black's turn."
    assert hand.page.result.isVisible()
    assert hand.page.result.heading.text() == "White wins"


def test_clicking_the_wrong_side_after_the_end_names_the_side_to_move(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    play_to_mate(window, hand)
    hand.key(Qt.Key.Key_Home)
    hand.click("e7")
    assert hand.page.banner.words.text() == "It is White's turn."
    hand.key(Qt.Key.Key_Escape)
    start, end = (hand.board.place_rect(hand.place(name)).center() for name in ("e7", "e6"))
    qtbot.mousePress(hand.board, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(hand.board, end)
    qtbot.mouseRelease(hand.board, Qt.MouseButton.LeftButton, pos=end)
    assert hand.page.banner.words.text() == "It is White's turn."


def test_a_slash_in_the_field_restarts_the_move(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.type("a1a5")
    assert hand.page.typed.hasFocus()
    hand.key(Qt.Key.Key_End)
    hand.type("/e5")
    assert hand.written == ["e5"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_warning_of_a_repetition_is_answered_by_key(window: MainWindow, hand: Hand, key: Qt.Key) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    back_and_forth = ("b1c3", "b10c8", "c3b1", "c8b10")
    for text in (*back_and_forth, *back_and_forth[:3]):
        hand.play(text)
    hand.type("c8b10")
    assert hand.page.banner.heading.text() == "Repetition"
    hand.key(key)
    assert not hand.page.banner.isVisible()
    assert hand.board.hasFocus()
    assert not hand.match.over
    hand.type("c8b10")
    hand.key(Qt.Key.Key_Backtab, SHIFT)
    hand.key(Qt.Key.Key_Return)
    assert hand.match.outcome.result == DRAW


def test_the_list_always_shows_the_game(window: MainWindow, hand: Hand) -> None:
    """After any action the rows equal those of a new list, and only the commands meant to change the game do."""
    random = Random(16)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    match, model = hand.match, hand.page.moves.model
    kept = []
    for _ in range(400):
        before = list(match.document.main_line)
        done = random.choice("mmmmmmmmssssjjuurretp")
        if done == "m" and match.state.may_move:
            match.play(random.choice(match.game.legal_moves()))
        elif done == "s":
            match.navigation.step(random.random() < 0.5)
        elif done == "j":
            nodes = [match.game.root]
            while nodes[-1].children and random.random() < 0.9:
                nodes.append(random.choice(nodes[-1].children))
            match.document.go_to(nodes[-1])
        elif done == "u" and match.taking_back.possible:
            match.taking_back.take_back()
        elif done == "r" and match.taking_back.may_redo:
            match.taking_back.redo()
        elif done == "e" and random.random() < 0.3:
            match.resign(0)
        elif done == "t" and match.over:
            match.taking_back.take_back_game()
        elif done == "p" and match.taking_back.may_play_on and random.random() < 0.3:
            match.taking_back.play_on_from(match.game.node)
        fresh = MoveRows(match.game)
        fresh.show(match.game.node)
        if model.tried and fresh.tried:
            fresh.show(model.tried[-1])
        assert rows(model) == rows(fresh), done
        assert model.played == match.live.line()[1:]
        if done in "sj" or (match.over and done in "mur"):
            assert match.document.main_line == before
        kept.append(len(rows(model)))
    assert max(kept) > 20


def test_updating_the_list_does_not_slow_down_with_the_game(window: MainWindow, hand: Hand) -> None:
    def seconds(plies: int) -> float:
        """Return the least CPU seconds of this thread that a move costs the list after this many plies."""
        window.pages.open(MatchRequest(match_settings("pandemonium-2020"), long_game(plies)))
        document = match_of(window).document
        best = 1.0
        for _ in range(5):
            move = document.game.legal_moves()[0]
            began = time.thread_time()
            document.continue_line(move)
            QApplication.processEvents()
            best = min(best, time.thread_time() - began)
        return best

    short, long = seconds(40), seconds(1500)
    assert long < max(3 * short, scaled(0.02))


def long_game(plies: int) -> Game:
    """Return a game of this many random plies."""
    game = Game(GAMES["pandemonium-2020"])
    random = Random(5)
    while game.node.ply < plies:
        if game.play(random.choice(game.legal_moves())).outcome.over:
            game.take_back()
    game.end = game.node
    return game


def test_a_declined_draw_is_offered_again_after_a_move_only(window: MainWindow, hand: Hand) -> None:
    offer = window.actions_by_name["offer_draw"]
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    offer.trigger()
    hand.press("Decline")
    assert not offer.isEnabled()
    hand.play("e2e5")
    assert offer.isEnabled(), "the other may offer one"
    hand.play("e9e7")
    assert offer.isEnabled()
    window.settings["engine_command"] = fake_engine("--score=200")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 5)))
    match_of(window).computer.hurries = True
    for text in ("e2e5", "d2d5"):
        hand.play(text)
        hand.until(lambda: hand.match.state.may_move)
        offer.trigger()
        assert "declines" in hand.page.banner.words.text()
        assert not offer.isEnabled()


def test_no_draw_is_offered_in_a_variant_without_draws(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    assert not window.actions_by_name["offer_draw"].isEnabled()
    hand.match.draws.offer()
    assert not hand.page.banner.isVisible()


def test_no_clock_runs_while_an_offer_of_a_draw_waits(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", clocks=(TimeControl(60), TimeControl(60)))))
    window.actions_by_name["offer_draw"].trigger()
    hand.match.clock.set((0.3, 60.0))
    qtbot.wait(500)
    assert not hand.match.over
    assert hand.match.clock.total(0) == 0.3
    hand.press("Decline")
    assert hand.match.clock.running == 0
    hand.until(lambda: hand.match.over)
    assert hand.match.outcome.reason == "time"


def test_a_move_answers_an_offer_of_a_draw(window: MainWindow, hand: Hand) -> None:
    control = TimeControl(60, 5)
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", clocks=(control, control))))
    window.actions_by_name["offer_draw"].trigger()
    hand.play("e2e5")
    assert not hand.page.banner.isVisible()
    assert hand.match.state.offering is None
    assert hand.match.clock.total(0) > 60, "the increment is not lost"
    assert hand.match.clock.running == 1


def test_an_outdated_question_disappears(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(1), TimeControl(60)))))
    window.actions_by_name["resign"].trigger()
    hand.until(lambda: hand.match.over)
    assert not hand.page.banner.isVisible()
    assert hand.page.result.words.text() == "White's time is up."
    assert hand.match.outcome.result != FIRST_WINS


def test_prompts_name_the_players(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(replace(match_settings("pandemonium-2020"), players=(Player("Ann"), Player("Ben")))))
    window.actions_by_name["offer_draw"].trigger()
    assert hand.page.banner.heading.text() == "Ann (White) offers a draw"
    assert hand.page.banner.words.text() == "Does Ben (Black) accept?"
    hand.press("Decline")
    assert hand.page.banner.words.text() == "Ben (Black) declines the draw."
    window.actions_by_name["resign"].trigger()
    assert hand.page.banner.heading.text() == "Does Ann (White) resign?"


@pytest.mark.parametrize("name", ["preferences", "new_game", "show_keys"])
def test_the_clock_stops_while_a_dialog_is_open(window: MainWindow, hand: Hand, qtbot: QtBot, name: str) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    hand.play("e3e4")
    assert hand.match.clock.running == 1
    window.actions_by_name[name].trigger()
    dialog = next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    hand.until(lambda: hand.match.clock.running is None)
    assert hand.board.scene.paused, "nobody thinks on for nothing"
    left = hand.match.clock.total(1)
    qtbot.wait(200)
    assert hand.match.clock.total(1) == left
    dialog.reject()
    hand.until(lambda: hand.match.clock.running == 1)
    assert not hand.page.banner.isVisible()
    assert not hand.board.scene.paused


def test_a_dialog_does_not_end_a_pause(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    window.actions_by_name["pause"].trigger()
    window.actions_by_name["preferences"].trigger()
    next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()).reject()
    QApplication.processEvents()
    assert hand.match.state.paused


def test_a_game_that_ends_during_setup_asks_for_no_choice(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-vchess")))
    hand.match.resign(0)
    assert not hand.match.state.may_move
    assert hand.board.scene.overlay is None


def test_the_player_choosing_a_setup_is_named(window: MainWindow, hand: Hand) -> None:
    players = (Player("Ann"), Player("Ben"))
    window.pages.open(MatchRequest(replace(match_settings("pandemonium"), players=players)))
    assert hand.overlay.title == "Ann (White): place your bishops and knights"
    hand.board.turn.confirm_setup()
    assert hand.overlay.title == "Ben (Black), it is your turn to choose"
    assert hand.overlay.button_text == "Ben (Black) chooses now"


def test_the_board_has_the_focus_after_a_button_that_goes(window: MainWindow, hand: Hand) -> None:
    """Otherwise the next key would press the button after it."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    back = next(button for button in hand.page.findChildren(ToolButton) if is_for(button, "take_back"))
    back.setFocus()
    hand.key(Qt.Key.Key_Space)
    assert not back.isEnabled()
    assert hand.board.hasFocus()
    play_to_mate(window, hand)
    hand.key(Qt.Key.Key_Left)
    hand.match.play(hand.match.game.legal_moves()[0])
    QApplication.processEvents()
    hand.page.beside.buttons[0].setFocus()
    hand.key(Qt.Key.Key_Return)
    assert not hand.page.beside.isVisible()
    assert hand.board.hasFocus()


def is_for(button: ToolButton, command: str) -> bool:
    """Return whether a button runs a command."""
    return button.defaultAction() is not None and button.defaultAction().objectName() == command
