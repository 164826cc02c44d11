"""The levels: saving, the next one offered, and the time of their moves."""

import random
from dataclasses import replace

import pytest
from driving import WHOLE_GAMES, Hand, fake_engine, match_of, match_settings
from PySide6.QtCore import Qt, QTimer

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import ContinueRequest, MatchRequest, StartPageRequest
from surajang.gui.play import computer_turn
from surajang.gui.play.computer_turn import natural_seconds
from surajang.gui.play.match import note_game
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import (
    DEFAULT_LEVEL,
    FIRST,
    LEVELS,
    among_lowest,
    is_beginner,
    level_numbered,
    level_remembered,
    level_saved,
)
from surajang.gui.players.players import Player, computer, person
from surajang.gui.players.saved_game import begun, plan_of
from surajang.gui.shell.settings import Settings
from surajang.rules.game import DRAW, Game, Outcome, won_by
from surajang.rules.games import game_named


def test_levels_are_saved_by_name_and_old_formats_read() -> None:
    for level in LEVELS:
        assert level_saved(level.name) is level
    assert [level_saved(str(number)) for number in range(1, 11)] == list(LEVELS[2:])
    for nonsense in ("", "0", "11", "99", "-1", "squire ", "²"):
        assert level_saved(nonsense) is None


def test_settings_of_older_versions_mean_the_same_opponent() -> None:
    former = {"level": 3, "level1": 1, "level2": 10}
    names = [level.name for which in ("", "1", "2") if (level := level_remembered(former, which)) is not None]
    assert names == ["Squire", "Apprentice", "Asura"]
    newer = {"level": 3, "opponent": "Page"}
    chosen = level_remembered(newer)
    assert chosen is not None
    assert chosen.name == "Page"
    assert level_remembered({}) is None

    assert level_numbered(FIRST) is LEVELS[0]
    assert level_numbered(DEFAULT_LEVEL).name == "Squire"
    assert [level.name for level in LEVELS if among_lowest(level.number)] == ["Novice", "Recruit", "Apprentice"]


def test_players_of_the_lowest_levels_are_beginners() -> None:
    assert is_beginner({})
    assert is_beginner({"opponent": "Apprentice"})
    assert not is_beginner({"opponent": "Page"})


@pytest.mark.parametrize("number", range(1, 13))
def test_a_saved_game_knows_its_level(number: int) -> None:
    game = begun(replace(match_settings("mansindam"), players=(person("Ann"), computer(number))))
    assert game.headers["BlackLevel"] == level_numbered(number).name
    assert plan_of(game).players[1] == computer(number)


def test_games_of_older_versions_continue_at_the_same_level() -> None:
    game = begun(match_settings("mansindam", 0, 5))
    game.headers |= {"Black": "Squire (level 3)", "BlackLevel": "3"}
    assert plan_of(game).players[1] == Player("Squire (level 3)", 5)
    game.headers |= {"Black": "My friend", "BlackLevel": "3"}
    assert plan_of(game).players[1] == Player("My friend", 5)
    game.headers["BlackLevel"] = "Emperor"
    assert plan_of(game).players[1] == Player("My friend")


def test_two_wins_in_a_row_offer_the_next_level_and_two_losses_the_one_before(settings: Settings) -> None:
    players = (person("You"), computer(4))
    won, lost, drawn = won_by(0, "checkmate"), won_by(1, "checkmate"), Outcome(DRAW, "repetition")

    def offers(*outcomes: object) -> list[str]:
        found = [note_game(settings, players, outcome) for outcome in outcomes]  # type: ignore[arg-type]
        return [level.name if level is not None else "" for level in found]

    assert offers(won, won) == ["", "Squire"]
    assert offers(won, lost, won, won) == ["", "", "", "Squire"]
    assert offers(lost, lost) == ["", "Apprentice"]
    assert offers(won, drawn, won) == ["", "", ""]
    players = (computer(1), person("You"))
    assert offers(won, won) == ["", ""], "there is no easier one"
    players = (person("You"), computer(12))
    assert offers(won, won) == ["", ""], "there is no harder one"
    players = (person("Ann"), person("Ben"))
    assert offers(won, won) == ["", ""]
    players = (person("You"), computer(4))
    settings["level_run"] = {"level": "Page"}
    assert offers(won) == [""], "half of what is remembered is nothing"


def test_the_offer_is_shown_with_the_result_and_starts_the_game(window: MainWindow, hand: Hand) -> None:
    for _ in range(2):
        window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
        match_of(window).resign(0)
    texts = [button.text() for button in hand.page.messages.result.buttons()]
    assert texts[0] == "Play Recruit"
    hand.page.messages.result.buttons()[0].click()
    match = match_of(window)
    assert [player.level for player in match.players] == [2, 0]
    assert not match.over


def test_the_next_level_keeps_each_player_s_time(window: MainWindow, hand: Hand) -> None:
    clocks = TimeControl(600), TimeControl(60)
    for _ in range(2):
        window.pages.open(MatchRequest(match_settings("mansindam", 0, 3, clocks=clocks)))
        match_of(window).resign(0)
    hand.page.messages.result.buttons()[0].click()
    match = match_of(window)
    assert [player.level for player in match.players] == [2, 0]
    assert match.clock.controls == (TimeControl(60), TimeControl(600))


def test_a_game_that_is_continued_counts(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    hand.play("c3c4")
    window.pages.open(StartPageRequest())
    hand.until(lambda: window.unfinished.games)
    window.pages.open(ContinueRequest(window.unfinished.games[0]))
    hand.until(lambda: window.pages.game_page is not None)
    match_of(window).resign(0)
    assert window.settings["level_run"] == {"level": "Apprentice", "games": -1}


def test_a_game_that_was_opened_finished_does_not_count(window: MainWindow) -> None:
    game = begun(match_settings("mansindam", 0, 3))
    for text in WHOLE_GAMES["mansindam"].split():
        game.play_text(text)
    assert game.outcome.over
    window.pages.open(MatchRequest(plan_of(game), game))
    match = match_of(window)
    match.taking_back.take_back_game()
    match.resign(0)
    assert window.settings["level_run"] == {}


def test_a_result_that_is_taken_back_counts_once(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    match = match_of(window)
    match.resign(0)
    match.taking_back.take_back_game()
    match.resign(0)
    assert window.settings["level_run"] == {"level": "Apprentice", "games": -1}


def test_computer_moves_take_human_time() -> None:
    game = Game(game_named("mansindam"))
    chance = random.Random(1)
    quiet = [natural_seconds(game, game.legal_moves()[0], None, chance) for _ in range(200)]
    assert all(computer_turn.MIN_SECONDS <= seconds <= computer_turn.MAX_SECONDS for seconds in quiet)
    assert max(quiet) > 1.4 * min(quiet), "not each the same"
    for text in ("e3e4", "e7e6", "e4e5", "e6e5"):
        game.play_text(text)
    hurried = [natural_seconds(game, game.legal_moves()[0], 2.0, chance) for _ in range(50)]
    assert max(hurried) <= 2.0 * computer_turn.SHARE


def test_a_delayed_move_is_shown_on_request(window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_turn, "MIN_SECONDS", 60.0)
    monkeypatch.setattr(computer_turn, "MAX_SECONDS", 60.0)
    window.settings["engine_command"] = fake_engine("--moves", "e7e6")
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 3)))
    match = match_of(window)
    hand.play("e3e4")
    (waiting,) = match.computer.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    hand.until(waiting.isActive)
    assert len(hand.written) == 1
    window.actions_by_name["move_now"].trigger()
    hand.until(lambda: len(hand.written) == 2)


def test_capturing_back_takes_less_than_a_drop() -> None:
    game = Game(game_named("mansindam"), "k8/9/9/9/3p5/3P5/9/9/K8[RNr] w - - 0 1")
    taken = next(move for move in game.legal_moves() if game.position.captures(move))
    dropped = next(move for move in game.legal_moves() if game.node.ply == 0 and move >> 25 & 1)

    def mean(move: int) -> float:
        chance = random.Random(2)
        return sum(natural_seconds(game, move, None, chance) for _ in range(50)) / 50

    assert mean(dropped) > 1.4 * mean(taken)
