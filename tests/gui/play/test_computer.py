"""Games against the computer: its moves, its answers, and every failure of its program."""

import sys
import threading
import time
from dataclasses import replace
from itertools import cycle, pairwise
from pathlib import Path

import pytest
from driving import (
    NO_CLOCKS,
    WHOLE_GAMES,
    Hand,
    fake_engine,
    find,
    match_of,
    match_settings,
    page_of,
    path_of,
    use_fake_as_own,
)
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.engine.strength import RATINGS
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Colour
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest
from surajang.gui.engines import engine_process
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import ANALYSE, other_program
from surajang.gui.engines.requests import State
from surajang.gui.engines.transport import Transport
from surajang.gui.play import computer_turn
from surajang.gui.play.match_fields import LevelSlider
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import LEVELS, STRONGEST
from surajang.gui.players.players import OTHER, computer
from surajang.gui.storage.game_file import GameFile
from surajang.rules.game import DRAW, SECOND_WINS


def against(
    window: MainWindow, *arguments: str, game: str = "pandemonium-2020", first: int = 0, second: int = 5
) -> None:
    """Start a game against the fake engine."""
    window.settings["engine_command"] = fake_engine(*arguments)
    window.pages.open(MatchRequest(match_settings(game, first, second)))
    match_of(window).computer.hurries = True


def test_the_computer_answers_and_the_window_shows_it_thinking(window: MainWindow, hand: Hand) -> None:
    against(window, "--patient", "--moves", "e9e7")
    hand.play("e2e5")
    assert hand.match.state.thinking
    assert hand.page.strips[1].detail.text().startswith("Thinking")
    assert not hand.board.turn.movable
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: hand.written == ["e5", "e7"])
    assert not hand.page.strips[1].detail.text().startswith("Thinking")
    assert hand.board.turn.movable == {0}


def test_a_slow_computer_can_be_hurried_by_mouse(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    against(window, "--patient", "--moves", "e9e7")
    move_now = hand.page.strips[1].move_now
    hand.play("e2e5")
    assert not move_now.isVisible()
    qtbot.waitUntil(move_now.isVisible)
    qtbot.mouseClick(move_now, Qt.MouseButton.LeftButton)
    hand.until(lambda: len(hand.written) == 2)
    assert not move_now.isVisible()


def test_there_is_room_for_the_computers_name_beside_a_clock(window: MainWindow, hand: Hand) -> None:
    use_fake_as_own(window, "--patient")
    window.resize(1000, 700)
    agreed = match_settings("mansindam", clocks=(TimeControl(3599), TimeControl(600, 0, 30, 3)))
    window.pages.open(MatchRequest(replace(agreed, players=(computer(1), computer(12)))))
    match_of(window).pause(True)
    QApplication.processEvents()
    for strip, (name, words) in zip(
        hand.page.strips, (("Novice", "White, level 1"), ("Asura", "Black, level 12")), strict=True
    ):
        for label, text in ((strip.name, name), (strip.detail, words)):
            assert label.text() == text
            assert label.fontMetrics().horizontalAdvance(text) <= label.width()


def test_a_typed_move_shows_no_cursor_on_the_board(window: MainWindow, hand: Hand) -> None:
    against(window, "--moves", "e9e7,d9d7")
    hand.type("e5")
    hand.until(lambda: len(hand.written) == 2)
    assert hand.board.hasFocus()
    assert hand.board.keyboard.cursor is None
    hand.type("d4")
    hand.until(lambda: len(hand.written) == 4)
    hand.key(Qt.Key.Key_H)
    assert hand.page.typed.hasFocus()
    hand.match.pause(True)
    assert hand.board.hasFocus()
    assert hand.board.keyboard.cursor is None


def test_the_computer_chooses_its_setup(window: MainWindow, hand: Hand) -> None:
    against(window, game="pandemonium")
    hand.choose_setup(1)
    hand.until(lambda: len(hand.written) == 2)
    assert hand.written == ["BN-BN", "BN-BN"]
    assert hand.page.banner.words.text() == "Fake (Black) has chosen left bishops."
    assert "last_move" in hand.board.scene.looks[hand.place("b10")].under
    hand.play("e2e4")
    hand.until(lambda: len(hand.written) == 4)


@pytest.mark.parametrize(("game", "by"), [*zip(WHOLE_GAMES, cycle(("mouse", "keyboard")), strict=False)])
def test_a_whole_game_is_played_saved_opened_and_stepped_through(
    window: MainWindow, hand: Hand, game: str, by: str, tmp_path: Path
) -> None:
    moves = WHOLE_GAMES[game].split()
    against(window, "--moves", ",".join(moves[1::2]), game=game)
    for number, text in enumerate(moves):
        if number % 2:
            hand.until_written(number + 1)
        elif by == "keyboard":
            hand.type(text)
        elif hand.match.game.position.setup:
            hand.choose_setup(0)
        else:
            hand.play(text)
    assert hand.match.outcome.reason == "checkmate"
    written = hand.written
    page_of(window).saver.file = GameFile(tmp_path / "game.pgn")
    page_of(window).saver.save()
    hand.settle()
    window.pages.show_start_page()
    window.pages.opener.open_file(str(tmp_path / "game.pgn"))
    hand.settle()
    assert hand.written == written
    assert hand.match.outcome.reason == "checkmate"
    hand.key(Qt.Key.Key_Home)
    for ply in range(1, len(moves) + 1):
        hand.key(Qt.Key.Key_Right)
        assert hand.match.game.node.ply == ply
        assert hand.match.game.node.written == written[ply - 1]


def test_a_computer_moving_first_begins_and_the_board_is_flipped(window: MainWindow, hand: Hand) -> None:
    against(window, first=5, second=0)
    assert hand.board.flipped()
    hand.until(lambda: len(hand.written) == 1)
    hand.play("e9e7")
    hand.until(lambda: len(hand.written) == 3)


def test_our_own_engine_plays_and_gives_hints(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium", 0, 1)))
    hand.choose_setup(0)
    hand.until(lambda: len(hand.written) == 2)
    hand.play("e2e4")
    hand.until(lambda: len(hand.written) == 4)
    window.actions_by_name["hint"].trigger()
    hand.until(lambda: hand.page.coaching.hinted)
    window.actions_by_name["hint"].trigger()
    assert hand.board.scene.annotations.hint


def test_a_hint_for_the_setup_only_preselects_it(window: MainWindow, hand: Hand) -> None:
    against(window, "--moves", "NB-NB", game="pandemonium")
    window.actions_by_name["hint"].trigger()
    hand.until(lambda: hand.board.turn.setup is not None and hand.board.turn.setup.current == 2)
    assert hand.written == []
    hand.key(Qt.Key.Key_Return)
    assert hand.written[0] == "NB-NB"


def test_a_hint_is_shown_as_an_arrow(window: MainWindow, hand: Hand) -> None:
    against(window, "--moves", "e2e5")
    for _ in range(2):  # the piece, then its move
        window.actions_by_name["hint"].trigger()
        hand.until(lambda: hand.page.coaching.hinted)
    hand.until(lambda: any(arrow.colour is Colour.GREEN for arrow in hand.board.display.annotations))
    assert hand.written == []


def test_the_window_stays_responsive_while_our_engine_thinks(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 10)))
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.depth > 0)
    beats = [0]  # the window's, since the last tick of an idle thread, which a busy machine delays as much
    beat = QTimer()
    beat.setInterval(10)
    beat.timeout.connect(lambda: beats.append(beats.pop() + 1))
    beat.start()

    def compare() -> None:
        for _ in range(100):
            time.sleep(0.01)
            beats.append(0)

    thread = threading.Thread(target=compare)
    thread.start()
    hand.until(lambda: not thread.is_alive())
    beat.stop()
    silences = "".join("x" if count else " " for count in beats).split("x")
    assert sum(beats) >= 50
    assert max(map(len, silences)) < 20


def test_taking_back_returns_to_the_persons_turn(window: MainWindow, hand: Hand) -> None:
    against(window)
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.written == []
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert len(hand.written) == 2
    assert hand.match.state.may_move


def test_nothing_can_be_redone_after_resigning(window: MainWindow, hand: Hand) -> None:
    against(window)
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    window.actions_by_name["take_back"].trigger()
    possible = [hand.match.taking_back.may_redo]
    hand.match.resign(0)
    possible.append(hand.match.taking_back.may_redo)
    assert possible == [True, False]
    hand.press("Take back")
    window.actions_by_name["redo"].trigger()
    assert hand.written[0] == "e5"


def test_taking_back_while_the_computer_thinks(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    against(window, "--patient")
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    window.actions_by_name["take_back"].trigger()
    assert hand.written == []
    hand.play("d2d5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: len(hand.written) == 2)
    assert hand.written[0] == "d5"


def test_a_computer_move_keeps_the_earlier_position_shown(window: MainWindow, hand: Hand) -> None:
    against(window, "--patient")
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    hand.key(Qt.Key.Key_Left)
    assert hand.match.game.node.ply == 0
    assert not hand.match.state.may_move
    assert "press End to return" in hand.page.typed.placeholderText()
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: len(hand.written) == 2)
    assert hand.match.game.node.ply == 0
    assert hand.board.scene.looks[hand.place("e2")].piece, "the board shows what it showed"
    assert hand.page.banner.heading.text() == "The computer has moved"
    assert [node.written for node in hand.page.moves.model.played] == hand.written
    hand.press("Back to the game")
    assert hand.match.game.node is hand.match.live
    assert not hand.page.banner.isVisible()
    assert hand.match.state.may_move


def test_the_computer_answers_draw_offers_by_its_score(window: MainWindow, hand: Hand) -> None:
    against(window, "--score", "200")
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    window.actions_by_name["offer_draw"].trigger()
    assert "declines" in hand.page.banner.words.text()
    against(window, "--score=-200")
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    window.actions_by_name["offer_draw"].trigger()
    assert hand.match.outcome.result == DRAW


def test_the_computer_resigns_a_lost_game(window: MainWindow, hand: Hand) -> None:
    against(window, "--score=-5000")
    for number, text in enumerate(("e2e5", "d2d5", "f2f5")):
        hand.play(text)
        hand.until_written(2 * number + 2)
    assert hand.match.outcome.reason == "resignation"


@pytest.mark.parametrize(("level", "reason"), [(1, ""), (5, "resignation")])
def test_the_lowest_level_plays_on_in_a_lost_game(window: MainWindow, hand: Hand, level: int, reason: str) -> None:
    use_fake_as_own(window, "--score=-5000")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, level)))
    for number, text in enumerate(("e2e5", "d2d5", "f2f5")):
        hand.play(text)
        hand.until_written(2 * number + 2)
    assert hand.match.outcome.reason == reason


def test_a_rematch_after_resigning_swaps_colours(window: MainWindow, hand: Hand) -> None:
    against(window)
    window.actions_by_name["resign"].trigger()
    hand.press("Resign")
    assert hand.match.outcome.result == SECOND_WINS
    hand.press("Rematch")
    assert [player.human for player in hand.match.players] == [False, True]
    hand.until(lambda: len(hand.written) == 1)


def test_a_message_is_only_as_tall_as_needed(window: MainWindow, hand: Hand) -> None:
    against(window)
    window.actions_by_name["resign"].trigger()
    hand.until(lambda: hand.page.banner.height() == hand.page.banner.sizeHint().height())
    fresh = hand.page.banner.height()
    hand.page.banner.say("A remark. " * 40)
    hand.until(lambda: hand.page.banner.height() > fresh)
    window.actions_by_name["resign"].trigger()
    hand.until(lambda: hand.page.banner.height() == fresh)


def test_a_dead_engine_is_restarted(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    against(window, "--log", str(tmp_path / "log"), "--die", "2")
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    assert (tmp_path / "log").read_text().count("uci\n") == 3


def test_a_dead_engine_is_only_reported(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    against(window, "--log", str(tmp_path / "log"), "--die", "99")
    hand.play("e2e5")
    hand.until(lambda: hand.page.banner.isVisible() and hand.page.banner.buttons())
    assert "kept" in hand.page.banner.words.text()
    assert hand.written == ["e5"]
    hand.press("Continue as two players")
    hand.play("e9e7")
    assert hand.written == ["e5", "e7"]


def test_a_hung_engine_is_restarted(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("surajang.gui.play.computer.PATIENCE_MS", 300)
    against(window, "--log", str(tmp_path / "log"), "--hang", "1")
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)


def test_a_silent_engine_is_given_up_and_can_be_retried(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("surajang.gui.play.computer.PATIENCE_MS", 100)
    monkeypatch.setattr(engine_process, "RESTARTS", 0)
    against(window, "--log", str(tmp_path / "log"), "--hang", "1")
    hand.play("e2e5")
    hand.until(lambda: hand.page.banner.buttons())
    assert "failing to respond" in hand.page.banner.words.text()
    monkeypatch.setattr("surajang.gui.play.computer.PATIENCE_MS", 60_000)
    hand.press("Try again")
    hand.until(lambda: len(hand.written) == 2)


@pytest.mark.parametrize("way", ["take_back", "resign"])
def test_a_silent_engine_always_offers_a_way_on(
    window: MainWindow, hand: Hand, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    against(window, game="mansindam")
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    engine = hand.match.computer.engine(1)
    engine.close()
    monkeypatch.setattr(find(engine, Transport), "_program", other_program("no-such-engine"))
    hand.play("d3d4")
    offers = ["Try again", "Use Surajang's own engine", "Continue as two players"]
    hand.until(lambda: [button.text() for button in hand.page.banner.buttons()] == offers)
    window.actions_by_name[way].trigger()
    if way == "resign":
        hand.press("Play on")
        assert [button.text() for button in hand.page.banner.buttons()] == offers
        hand.press("Continue as two players")
        hand.play("d7d6")
        assert len(hand.written) == 4
    else:
        assert not hand.page.banner.isVisible()
        assert hand.match.state.may_move
        monkeypatch.undo()
        hand.play("c3c4")
        hand.until(lambda: len(hand.written) == 4)


def test_the_replacement_for_the_computer_is_saved(window: MainWindow, hand: Hand) -> None:
    against(window, "--illegal", game="mansindam")
    hand.play("e3e4")
    hand.until(lambda: hand.page.banner.buttons())
    hand.press("Continue as two players")
    hand.play("e7e6")
    hand.until_saved()
    assert hand.match.saving.saver is not None
    again, _ = saved_game.read_file(path_of(hand.match), interrupted=True)
    assert all(player.human for player in again.players)


def test_a_missing_engine_is_reported_by_name(window: MainWindow, hand: Hand) -> None:
    window.settings["engine_command"] = "no-such-engine --really"
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 0, 3)))
    hand.play("e2e5")
    hand.until(lambda: hand.page.banner.buttons())
    assert "cannot be started: no-such-engine" in hand.page.banner.words.text()


def test_an_engine_that_does_not_know_the_game_is_refused(window: MainWindow, hand: Hand) -> None:
    against(window, "--ignorant")
    hand.play("e2e5")
    hand.until(lambda: hand.page.banner.buttons())
    assert "does not support the game" in hand.page.banner.words.text()


def test_illegal_answers_are_not_played(window: MainWindow, hand: Hand) -> None:
    against(window, "--illegal")
    hand.play("e2e5")
    hand.until(lambda: hand.page.banner.buttons())
    assert "illegal moves" in hand.page.banner.words.text()
    assert hand.written == ["e5"]


def test_a_game_continues_after_a_pause_during_a_single_move(window: MainWindow, hand: Hand) -> None:
    use_fake_as_own(window, "--patient")
    window.pages.open(MatchRequest(match_settings("mansindam", 5, 5)))
    hand.match.pause(True)
    hand.match.turn.one_move()
    assert hand.match.state.single_move
    hand.match.pause(True)
    hand.match.pause(False)
    assert not hand.match.state.single_move


def test_the_computer_plays_itself_until_it_is_paused(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.settings["watch_pace"] = 2
    against(window, first=3, second=3)
    hand.until(lambda: len(hand.written) >= 4)
    window.actions_by_name["pause"].trigger()
    before = len(hand.written)
    qtbot.wait(100)
    assert len(hand.written) == before
    window.actions_by_name["pause"].trigger()
    hand.until(lambda: len(hand.written) > before)


def test_the_level_is_sent_to_the_engine(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    option = "name OwnBook type check default false"
    use_fake_as_own(window, "--log", str(tmp_path / "log"), "--option", option)
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    match_of(window).computer.hurries = True
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    log = (tmp_path / "log").read_text()
    assert "setoption name UCI_Variant value mansindam" in log
    assert "setoption name Skill Level value -20" in log
    assert "setoption name UCI_LimitStrength value true" in log
    assert f"setoption name UCI_Elo value {RATINGS[-20]}" in log
    assert "setoption name OwnBook value true" in log
    assert "moves e3e4" in log


@pytest.mark.parametrize(
    ("level", "thinking", "clock", "limited", "milliseconds"),
    [
        (12, "", TimeControl(), "false", 5000),
        (12, "0", TimeControl(), "true", 5000),
        (12, "30", TimeControl(), "false", 30000),
        (12, "30", TimeControl(60), "false", 2000),
        (11, "30", TimeControl(), "true", 3000),
    ],
)
def test_the_strongest_level_uses_its_time_and_all_processors_but_one(  # noqa: PLR0913  # fixtures and a case
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    level: int, thinking: str, clock: TimeControl, limited: str, milliseconds: int,
) -> None:  # fmt: skip
    monkeypatch.setattr("surajang.gui.play.computer.threads_of", lambda program, hash_size: "7")
    if thinking:
        window.settings["thinking"] = thinking
    use_fake_as_own(window, "--log", str(tmp_path / "log"))
    window.pages.open(MatchRequest(replace(match_settings("mansindam", 0, level), controls=(clock, clock))))
    match_of(window).computer.hurries = True
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    log = (tmp_path / "log").read_text()
    assert f"setoption name UCI_LimitStrength value {limited}" in log
    assert ("setoption name Threads value 7" in log) == (limited == "false")
    given = int(log.split("go movetime ")[1].split()[0])
    assert given == pytest.approx(milliseconds, abs=100 if clock.exists else 0), "a clock has begun to run"


def test_the_computers_opponent_is_chosen_in_the_dialog(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    use_fake_as_own(window)
    qtbot.mouseClick(window.pages.start_page.computer_button, Qt.MouseButton.LeftButton)
    dialog = find(window, NewGameDialog)
    qtbot.mouseClick(dialog.cards["mansindam"], Qt.MouseButton.LeftButton)
    dialog.side.choose("1")
    dialog.level.slider.setValue(7)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert hand.match.variant.name == "mansindam"
    assert [player.level for player in hand.match.players] == [7, 0]
    match_of(window).computer.hurries = True
    hand.until(lambda: len(hand.written) == 1)


def test_the_level_shows_its_name_and_measured_rating(qtbot: QtBot) -> None:
    field = LevelSlider(1)
    qtbot.addWidget(field)
    for level in LEVELS:
        assert (
            field.words.text() == f"<b>{level.number} · {level.name}</b> (rating {RATINGS[level.skill]}) {level.words}"
        )
        qtbot.keyClick(field.slider, Qt.Key.Key_Right)


def test_the_time_field_is_shown_for_the_strongest_level(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    use_fake_as_own(window)
    for time_of_person in (False, True):
        qtbot.mouseClick(window.pages.start_page.computer_button, Qt.MouseButton.LeftButton)
        dialog = next(found for found in window.findChildren(NewGameDialog) if found.isVisible())
        chosen = dialog.thinking
        dialog.level.slider.setValue(11)
        assert not chosen.isVisible()
        assert not dialog.pondering.isVisible()
        qtbot.keyClick(dialog.level.slider, Qt.Key.Key_Right)
        assert chosen.isVisible()
        assert dialog.pondering.isVisible() == (chosen.value != "0")
        assert f"(rating {RATINGS[20]}" in dialog.level.words.text()
        if chosen.value == "0":
            assert "more" not in dialog.level.words.text()
            qtbot.mouseClick(chosen.buttons["5"], Qt.MouseButton.LeftButton)
        assert "or more)" in dialog.level.words.text()
        dialog.mode.choose("two")
        assert not chosen.isVisible()
        dialog.mode.choose("watch")
        assert not chosen.isVisible()
        dialog.levels[1].slider.setValue(12)
        assert chosen.isVisible()
        assert not dialog.pondering.isVisible()
        dialog.levels[1].slider.setValue(1)
        dialog.mode.choose("computer")
        assert dialog.pondering.isChecked() == time_of_person
        dialog.pondering.setChecked(True)
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
        assert window.settings["thinking"] == "5"
        assert window.settings["ponder"]
        window.actions_by_name["show_start_page"].trigger()


def test_closing_while_the_computer_thinks_is_quick(window: MainWindow, hand: Hand) -> None:
    against(window, "--patient")
    hand.play("e2e5")
    hand.until(lambda: hand.match.computer.engine(1).analysis.score is not None)
    window.close()  # otherwise the test would hang: this engine thinks until `stop`


def test_clicking_a_piece_of_an_earlier_position_offers_ways_back(window: MainWindow, hand: Hand) -> None:
    against(window)
    for number, text in enumerate(("e2e5", "d2d5")):
        hand.play(text)
        hand.until_written(2 * number + 2)
    banner = hand.page.banner
    hand.key(Qt.Key.Key_Home)
    hand.click("e2")
    assert banner.heading.text() == "Earlier position"
    assert [button.text() for button in banner.buttons()] == ["Back to the game", "Take back to here"]
    hand.key(Qt.Key.Key_Escape)
    assert not banner.isVisible()
    hand.click("e2")
    hand.press("Back to the game")
    assert hand.match.game.node is hand.match.live
    assert not banner.isVisible()
    hand.key(Qt.Key.Key_Left)
    hand.click("e2")  # an empty square
    assert not banner.isVisible()
    hand.click("a2")
    assert [button.text() for button in banner.buttons()] == ["Back to the game"], "it is the computer's turn here"
    hand.key(Qt.Key.Key_Left)
    assert not banner.isVisible(), "what was said was about another position"
    hand.key(Qt.Key.Key_E)
    assert banner.heading.text() == "Earlier position", "a typed move is answered as a reached-for piece is"
    hand.press("Back to the game")
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Right)
    before = hand.written
    hand.click("a2")
    hand.press("Take back to here")
    assert hand.written == before[:2]
    assert hand.match.state.may_move
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert hand.written == before


def test_a_drag_at_an_earlier_position_is_answered_too(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    against(window)
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    hand.key(Qt.Key.Key_Home)
    start, end = (hand.board.place_rect(hand.place(name)).center() for name in ("e2", "e4"))
    qtbot.mousePress(hand.board, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(hand.board, end)
    qtbot.mouseRelease(hand.board, Qt.MouseButton.LeftButton, pos=end)
    assert hand.page.banner.heading.text() == "Earlier position"


def test_searching_for_a_hint_is_announced(window: MainWindow, hand: Hand) -> None:
    against(window, "--patient", "--moves", "e2e5")
    hint = window.actions_by_name["hint"]
    detail = hand.page.strips[0].detail
    hint.trigger()
    assert detail.text().startswith("Looking for a hint")
    assert not hint.isEnabled()
    hints = hand.match.computer.findChildren(EngineProcess)[-1]
    hand.until(lambda: hints.state is State.THINKING)
    hints.move_now()
    hand.until(lambda: hand.page.coaching.hinted)
    assert not detail.text().startswith("Looking")
    assert hint.isEnabled()


def test_hints_use_full_strength_and_moves_the_level(window: MainWindow, hand: Hand) -> None:
    against(window, "--patient", "--moves", "e2e5")
    window.actions_by_name["hint"].trigger()
    computer = hand.match.computer
    hints = computer.findChildren(EngineProcess)[-1]
    assert hints.request is not None
    assert ANALYSE in hints.request.options
    assert ANALYSE not in computer._request("position startpos", 100, STRONGEST).options  # noqa: SLF001  # a request that is not sent
    hints.move_now()
    hand.until(lambda: hand.page.coaching.hinted)


def test_a_hint_is_dropped_when_another_position_is_shown(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.settings["engine_command"] = fake_engine("--patient", "--moves", "d2d5")
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e5")
    hand.play("e9e7")
    window.actions_by_name["hint"].trigger()
    hints = hand.match.computer.findChildren(EngineProcess)[-1]
    hand.until(lambda: hints.state is State.THINKING)
    hand.key(Qt.Key.Key_Home)
    hand.until(lambda: hints.state is State.READY)
    assert not hand.board.scene.annotations.hint
    assert not hand.page.strips[0].detail.text().startswith("Looking")


def test_taking_back_is_saved_and_can_be_redone(window: MainWindow, hand: Hand) -> None:
    clock = TimeControl(300)
    window.settings["engine_command"] = fake_engine()
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 2, clocks=(clock, clock))))
    match = hand.match
    match.computer.hurries = True
    for number, text in enumerate(("e3e4", "d3d4", "f3f4")):
        hand.play(text)
        hand.until_written(2 * number + 2)
    before, clocks = hand.written, match.game.main_line()[2].clocks
    match.taking_back.take_back_to(match.game.main_line()[2])
    hand.until_saved()
    _, kept = saved_game.read_file(path_of(match), interrupted=True)
    assert [node.written for node in kept.main_line()[1:]] == before[:2] == hand.written
    assert hand.page.moves.model.rowCount() == 1
    assert match.clock.totals() == pytest.approx(clocks, abs=0.5)
    match.taking_back.redo()
    assert hand.written == before
    hand.until_saved()
    _, kept = saved_game.read_file(path_of(match), interrupted=True)
    assert [node.written for node in kept.main_line()[1:]] == before


@pytest.mark.parametrize("by", ["banner", "key"])
def test_taking_back_a_resignation_takes_back_no_move(window: MainWindow, hand: Hand, by: str) -> None:
    against(window)
    hand.play("e2e5")
    hand.until(lambda: len(hand.written) == 2)
    before = hand.written
    window.actions_by_name["resign"].trigger()
    hand.press("Resign")
    if by == "key":
        hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert hand.match.over, "what was played is taken back by what says so"
    hand.press("Take back")
    assert not hand.match.over
    assert not hand.page.result.isVisible()
    assert hand.written == before
    assert not hand.match.taking_back.may_redo
    hand.until_saved()
    assert '[Result "*"]' in path_of(hand.match).read_text()
    hand.play("d2d5")
    hand.until(lambda: len(hand.written) == 4)


def test_taking_back_the_computers_resignation_takes_back_a_move(window: MainWindow, hand: Hand) -> None:
    against(window, "--score=-5000")
    for text in ("e2e5", "d2d5", "f2f5"):
        hand.play(text)
        hand.until(lambda: hand.match.over or hand.match.state.may_move)
    assert hand.match.outcome.reason == "resignation"
    assert len(hand.written) == 5
    hand.press("Take back")
    assert not hand.match.over
    assert len(hand.written) == 4
    assert hand.match.state.may_move


# Another program


def test_another_program_shows_its_name_without_level_or_rating(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    log = tmp_path / "log"
    against(window, "--name", "'Deep <b>Thought</b> 4.2'", "--log", str(log), second=3, game="mansindam")
    hand.until(lambda: hand.page.strips[1].name.text() == "Deep <b>Thought</b> 4.2")
    assert hand.page.strips[1].detail.text() == "Black"
    assert hand.match.players[1].level == OTHER
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    said = log.read_text()
    assert "setoption name Hash" not in said, "it has no such option"
    assert not any(name in said for name in ("Skill Level", "UCI_LimitStrength", "UCI_Elo"))
    text = hand.match.text()
    assert '[Black "Deep <b>Thought</b> 4.2"]' in text
    assert '[BlackType "program"]' in text
    assert '[BlackLevel "-"]' in text
    read, _ = saved_game.read(text.encode())
    assert [player.level for player in read.players] == [0, OTHER]


def test_a_saved_game_against_another_program_continues_with_the_current_one(window: MainWindow, hand: Hand) -> None:
    against(window, "--name", "Deep", second=3, game="mansindam")
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    hand.until(lambda: hand.match.players[1].name == "Deep")
    text = hand.match.text()
    window.settings["engine_command"] = ""
    window.pages.open(MatchRequest(*saved_game.read(text.encode())))
    assert hand.match.players[1].has_level, "ours plays, at a level of ours"
    assert "level" in hand.page.strips[1].detail.text()


def test_a_finished_game_names_its_players(window: MainWindow, hand: Hand) -> None:
    plan_of_old, game = saved_game.read(
        b'[Event "Game played with Surajang"]\n[Variant "Mansindam"]\n'
        b'[White "Squire (level 3)"]\n[WhiteType "program"]\n[WhiteLevel "3"]\n'
        b'[Black "Ann"]\n[BlackType "human"]\n[Result "0-1"]\n[Termination "resignation"]\n\n1. e4 e6 0-1\n'
    )
    assert game.ended.over
    window.settings["engine_command"] = fake_engine("--name", "Deep")
    window.pages.open(MatchRequest(plan_of_old, game))
    assert [player.level for player in hand.match.players] == [5, 0]
    assert hand.page.strips[0].name.text() == "Squire"
    hand.press("Take back")
    assert not hand.match.over
    assert hand.match.players[0].level == OTHER, "who goes on is another"


def test_our_own_engine_replaces_a_failing_program(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    against(window, "--log", str(tmp_path / "log"), "--die", "99", second=2, game="mansindam")
    hand.play("e3e4")
    hand.until(lambda: hand.page.banner.buttons())
    hand.press("Use Surajang's own engine")
    assert hand.match.players[1].level == 2
    hand.until(lambda: len(hand.written) == 2)
    assert "BlackLevel" in hand.match.text()
    assert not hand.page.banner.buttons()
    assert window.settings["engine_command"], "the settings are the person's"


def test_our_own_engine_has_no_replacement(window: MainWindow, hand: Hand) -> None:
    use_fake_as_own(window, "--illegal")
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    hand.play("e3e4")
    hand.until(lambda: hand.page.banner.buttons())
    assert [button.text() for button in hand.page.banner.buttons()] == ["Try again", "Continue as two players"]


def test_the_dialog_shows_another_program_in_place_of_levels(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.settings["engine_command"] = fake_engine()
    window.settings["engine_name"] = "Deep Thought"
    dialog = NewGameDialog(window.settings, window.pages, NewGameRequest(), window)
    dialog.show()
    dialog.mode.choose("computer")
    assert not dialog.level.isVisible()
    assert dialog.program.isVisible()
    assert dialog.program.currentText() == "Deep Thought"
    assert dialog.thinking.isVisible()
    dialog.mode.choose("watch")
    assert not any(level.isVisible() for level in dialog.levels)
    dialog.mode.choose("two")
    assert not dialog.program.isVisible()
    dialog.close()


def test_a_python_engine_finds_its_own_modules(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    """Surajang's own environment variables are not passed to another program."""
    (tmp_path / "neighbour.py").write_text("NAME = 'Neighbour'\n")
    engine = tmp_path / "an engine.py"
    engine.write_text(
        "import os, sys, neighbour\nfor line in sys.stdin:\n"
        "    if line == 'uci\\n':\n"
        "        print('id name', neighbour.NAME, os.environ.get('PYTHONSAFEPATH') or 'free')\n"
        "        print('option name UCI_Variant type combo default mansindam var mansindam\\nuciok', flush=True)\n"
        "    if line == 'isready\\n':\n        print('readyok', flush=True)\n"
    )
    window.settings["engine_command"] = f'"{sys.executable}" "{engine}"'
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    hand.until(lambda: hand.match.players[1].name == "Neighbour free")


def watch(window: MainWindow, pace: int, *options: str, clocks: tuple[TimeControl, TimeControl] = NO_CLOCKS) -> None:
    """Let the fake engine play itself, with this many tenths of a second for each move."""
    window.settings["watch_pace"] = pace
    window.settings["engine_command"] = fake_engine(*options)
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", 3, 3, clocks=clocks)))


def test_the_pace_of_computer_games_can_be_set(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    watch(window, 5)
    assert hand.page.pace.isVisible()
    assert not hand.page.typed.isVisible()
    times = []
    hand.match.played.connect(lambda *_: times.append(time.monotonic()))
    hand.until(lambda: any(later - earlier < 0.95 for earlier, later in pairwise(times)))  # a busy machine may be late
    assert all(later - earlier > 0.45 for earlier, later in pairwise(times))
    for _ in range(20):
        qtbot.keyClick(hand.page.pace.slider, Qt.Key.Key_Right)
    assert window.settings["watch_pace"] == 100
    assert hand.page.pace.words.text() == "10 s per move"
    hand.match.resign(0)
    assert not hand.page.pace.isVisible()
    assert hand.page.typed.isVisible()


def test_computer_games_can_be_played_move_by_move(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    watch(window, 100)
    pace = hand.page.pace
    qtbot.mouseClick(pace.pause, Qt.MouseButton.LeftButton)
    assert hand.match.state.paused
    assert not hand.page.banner.isVisible()
    for number in (1, 2, 3):
        qtbot.mouseClick(pace.one_move, Qt.MouseButton.LeftButton)
        hand.until_written(number)
        assert hand.match.state.paused
    hand.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: len(hand.written) == 4)
    window.settings["watch_pace"] = 2
    qtbot.mouseClick(pace.pause, Qt.MouseButton.LeftButton)
    hand.until(lambda: len(hand.written) >= 6)


def test_a_hurried_move_comes_at_once(window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_turn.ComputerTurn, "_pace", lambda *_: 3600.0)
    watch(window, 100, "--patient")
    hand.until(lambda: hand.match.state.thinking)
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: hand.written)


def test_the_pace_of_a_watched_game_uses_no_clock_time(window: MainWindow, hand: Hand) -> None:
    control = TimeControl(600, 1)
    watch(window, 30, clocks=(control, control))
    left: list[float] = []
    for signal in (hand.match.computer.answered, hand.match.played):
        signal.connect(lambda *_: left.append(sum(hand.match.clock.totals())))
    hand.until(lambda: len(left) >= 4)
    assert left[1] > left[0], "the increment is added, and nothing was taken"
    assert left[3] > left[2]
    window.actions_by_name["pause"].trigger()
    assert not hand.board.scene.paused, "who only watches may look at the board"
