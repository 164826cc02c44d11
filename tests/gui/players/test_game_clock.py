"""Clocks: the arithmetic, and the fall of a flag in the window."""

import pytest
from driving import Hand, fake_engine, match_settings
from PySide6.QtCore import Qt

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit.label import tip
from surajang.gui.play.computer import available_seconds, seconds_for_move
from surajang.gui.players.game_clock import (
    NO_CLOCK,
    Clock,
    TimeControl,
    controls_text,
    face,
    parse_control,
    parse_controls,
)
from surajang.gui.players.levels import STRONGEST, given_time
from surajang.rules.game import FIRST_WINS, SECOND_WINS


class Time:
    """A clock that the test moves forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.mark.parametrize(
    ("control", "left", "seconds"),
    [
        (NO_CLOCK, 0, None),
        (TimeControl(60), 60, 2.0),
        (TimeControl(60), 45, 1.5),
        (TimeControl(60), 0.1, 0.01),
        (TimeControl(60, 5), 60, 6.0),
        (TimeControl(60, 20), 10, 7.0),
        (TimeControl(60, 0, 30, 3), 150, 23.0),
        (TimeControl(60, 0, 30, 3), 75, 10.5),
        (TimeControl(60, 0, 30, 0), 60, 2.0),
    ],
)
def test_the_computer_uses_a_share_of_its_time(control: TimeControl, left: float, seconds: float | None) -> None:
    """A thirtieth of its main time and most of an increment or a period, but never nearly all that is left."""
    clock = Clock((control, NO_CLOCK))
    clock.set((left, 0.0))
    assert available_seconds(0, clock) == (None if seconds is None else pytest.approx(seconds))
    assert seconds_for_move(0, STRONGEST, clock) == min(STRONGEST.seconds, seconds or STRONGEST.seconds)


def test_sudden_death(time: Time) -> None:
    clock = Clock((TimeControl(60), TimeControl(30)), time)
    clock.start(0)
    time.now += 10
    assert clock.totals() == (50, 30)
    clock.press()
    clock.start(1)
    time.now += 31
    assert clock.total(1) == 0
    assert clock.flagged() == 1
    assert clock.total(0) == 50


def test_fischer_adds_after_the_move(time: Time) -> None:
    clock = Clock((TimeControl(60, 5), TimeControl(60, 5)), time)
    clock.start(0)
    time.now += 2
    clock.press()
    assert clock.total(0) == 63
    clock.start(0)
    time.now += 64
    clock.press()
    assert clock.total(0) == 0


def test_byoyomi_periods_are_reset_by_a_move_in_time(time: Time) -> None:
    clock = Clock((TimeControl(10, 0, 30, 3), NO_CLOCK), time)
    clock.start(0)
    time.now += 15
    reading = clock.reading(0)
    assert (reading.byoyomi, reading.seconds, reading.periods) == (True, 25, 2)
    clock.press()
    reading = clock.reading(0)
    assert (reading.seconds, reading.periods) == (30, 2)
    clock.start(0)
    time.now += 40
    reading = clock.reading(0)
    assert (reading.seconds, reading.periods) == (20, 1)
    clock.press()
    clock.start(0)
    time.now += 59.5
    assert clock.flagged() is None
    assert clock.reading(0).periods == 0
    time.now += 1
    assert clock.flagged() == 0


def test_a_side_without_a_clock_never_flags(time: Time) -> None:
    clock = Clock((NO_CLOCK, TimeControl(5)), time)
    clock.start(0)
    time.now += 10_000
    assert clock.flagged() is None
    clock.start(1)
    time.now += 10
    assert clock.flagged() == 1


def test_a_paused_clock_stops(time: Time) -> None:
    clock = Clock((TimeControl(60), TimeControl(60)), time)
    clock.start(0)
    time.now += 5
    clock.stop()
    time.now += 500
    assert clock.totals() == (55, 60)


@pytest.mark.parametrize(
    "control", [NO_CLOCK, TimeControl(300), TimeControl(300, 5), TimeControl(0, 0, 30, 1), TimeControl(600, 0, 30, 5)]
)
def test_times_survive_a_round_trip_as_text(control: TimeControl) -> None:
    assert parse_control(str(control)) == control
    both = (control, TimeControl(77))
    assert parse_controls(controls_text(both)) == both


@pytest.mark.parametrize("text", ["", "?", "40/7200:3600", "*180", "rubbish", "9" * 40])
def test_invalid_texts_mean_no_clock(text: str) -> None:
    assert parse_control(text) == NO_CLOCK


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(-0.5, "0:00.0"), (0, "0:00.0"), (9.46, "0:09.4"), (10, "0:10"), (61, "1:01"), (3723, "1:02:03")],
)
def test_clock_faces(seconds: float, shown: str) -> None:
    assert face(seconds) == shown


def test_running_out_of_time_ends_the_game(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(1), TimeControl(60)))))
    assert hand.page.strips[0].clock.isVisible()
    hand.until(lambda: hand.match.over)
    assert (hand.match.outcome.result, hand.match.outcome.reason) == (SECOND_WINS, "time")
    assert hand.page.result.words.text() == "White's time is up."
    assert "time" in hand.match.text()


def test_the_computer_can_run_out_of_time(window: MainWindow, hand: Hand) -> None:
    window.settings["engine_command"] = fake_engine("--patient")
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 5, clocks=(NO_CLOCK, TimeControl(1)))))
    hand.play("e3e4")
    hand.until(lambda: hand.match.over)
    assert hand.match.outcome.result == FIRST_WINS


def test_a_pause_hides_the_board_and_stops_the_clock(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    window.actions_by_name["pause"].trigger()
    hidden = [hand.board.scene.paused]
    before = hand.match.clock.totals()
    hand.click("e3")
    hand.click("e4")
    assert hand.written == []
    assert hand.match.clock.totals() == before
    window.actions_by_name["pause"].trigger()
    hidden.append(hand.board.scene.paused)
    assert hidden == [True, False]
    hand.play("e3e4")


def test_a_paused_game_offers_to_continue(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    hand.play("e3e4")
    window.actions_by_name["pause"].trigger()
    window.actions_by_name["take_back"].trigger()
    assert [button.text() for button in hand.page.banner.buttons()] == ["Continue"]
    window.actions_by_name["resign"].trigger()
    hand.press("Play on")
    hand.press("Continue")
    assert hand.match.clock.running == 0
    assert not hand.page.banner.isVisible()


def test_taking_back_restores_the_time(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    hand.play("e3e4")
    hand.spend(1, 30)
    hand.play("e7e6")
    window.actions_by_name["take_back"].trigger()
    assert hand.match.clock.total(1) == pytest.approx(60, abs=2)
    assert hand.match.clock.running == 1


def test_the_clock_resumes_after_a_pause_at_any_shown_position(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium", clocks=(TimeControl(60), TimeControl(60)))))
    hand.choose_setup(0)
    hand.choose_setup(0)
    hand.play("e2e4")
    hand.key(Qt.Key.Key_Home)
    window.actions_by_name["pause"].trigger()
    assert hand.match.clock.running is None
    window.actions_by_name["pause"].trigger()
    assert hand.match.clock.running == 1


def test_a_move_after_the_flag_does_not_count(window: MainWindow, hand: Hand) -> None:
    """Even if the window was too busy to see the flag fall."""
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    hand.match.time.tick.stop()
    hand.spend(0, 60)
    assert not hand.match.play(hand.match.game.legal_moves()[0])
    assert hand.written == []
    assert hand.match.outcome.reason == "time"


@pytest.mark.parametrize("control", [TimeControl(2, 30), TimeControl(10, 30), TimeControl(3), TimeControl(1, 0, 5, 2)])
def test_the_computer_never_takes_more_time_than_it_has(time: Time, control: TimeControl) -> None:
    clock = Clock((control, control), time)
    longest = given_time(STRONGEST, 30)
    for _ in range(60):
        clock.start(0)
        time.now += seconds_for_move(0, longest, clock)
        assert clock.flagged() is None
        clock.press()


def test_the_clock_waits_for_the_setup(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium", clocks=(TimeControl(60), TimeControl(60)))))
    assert hand.match.clock.running is None
    hand.choose_setup(0)
    hand.choose_setup(0)
    assert hand.match.clock.running == 0


def test_byoyomi_shows_remaining_periods_and_the_last_one(window: MainWindow, hand: Hand) -> None:
    byoyomi = TimeControl(60, 0, 30, 3)
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(byoyomi, byoyomi))))
    strip, clock = hand.page.strips[0], hand.match.clock
    said = []
    for left in (120.0, 85.0, 40.0, 20.0):
        clock.set((left, 150.0))
        hand.page.refresh()
        assert strip.periods.isVisible()
        said.append((strip.clock.text(), strip.periods.text(), strip.accessibleDescription()))
    assert said == [
        ("0:30", "then 3 × 30 s", "Then byoyomi: 3 periods of 30 seconds"),
        ("0:25", "3 × 30 s left", "Byoyomi: 3 periods of 30 seconds are left, this one included"),
        ("0:10", "2 × 30 s left", "Byoyomi: 2 periods of 30 seconds are left, this one included"),
        ("0:20", "last 30 s", "Byoyomi: the last period of 30 seconds"),
    ]
    assert strip.clock.toolTip() == strip.periods.toolTip() == tip(said[-1][2])
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    strip = hand.page.strips[0]
    assert not strip.periods.isVisible()
    assert strip.clock.toolTip() == strip.accessibleDescription() == ""
