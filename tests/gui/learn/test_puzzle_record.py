"""A solver's record of puzzles: ratings, puzzles to repeat and when, and the file."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from math import isfinite
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from surajang.gui.kit.rating_plot import MAX_RATINGS, RatingPlot
from surajang.gui.learn import puzzle_record
from surajang.gui.learn.puzzle_record import DAYS, FIRST, LEARNING, PuzzleRecord
from surajang.gui.learn.puzzles import Puzzle, TryResult
from surajang.rules.games import game_named

TODAY = date(2026, 11, 23)
MISSED, MOVE_HINTED, PIECE_HINTED, SOLVED = TryResult

Make = Callable[[], PuzzleRecord]


def puzzle(name: str = "a", game: str = "mansindam", rating: int = 1000) -> Puzzle:
    return Puzzle(game_named(game), name, "8k/9/9/9/9/9/9/9/K8[] w - - 0 1", ("a1a2",), "win", 1, (), "1-0", rating)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "puzzles.json"


@pytest.fixture
def make(path: Path, qapp: QApplication) -> Make:
    """A function that makes a record and reads its file."""

    def made() -> PuzzleRecord:
        record = PuzzleRecord(path)
        record.wait(60)
        return record

    return made


def test_the_rating_follows_results_and_is_saved(make: Make) -> None:
    record = make()
    assert record.rating("mansindam") == FIRST
    assert record.judge(puzzle("a"), SOLVED, TODAY) > 0
    assert record.judge(puzzle("b"), MISSED, TODAY) < 0
    assert record.finish()
    again = make()
    assert again.rating("mansindam") == record.rating("mansindam") != FIRST
    assert again.known("mansindam") == {"a", "b"}
    assert again.count("mansindam") == {SOLVED: 1, MISSED: 1}
    assert again.ratings("mansindam")[-1] == pytest.approx(record.rating("mansindam").rating, abs=0.1)
    assert [again.result(puzzle(name)) for name in "abc"] == [SOLVED, MISSED, None]
    assert again.rating("palaceshogi") == FIRST


def test_a_family_shares_its_rating(make: Make) -> None:
    record = make()
    record.judge(puzzle("a", "pandemonium-vchess"), SOLVED, TODAY)
    assert record.rating("pandemonium") == record.rating("pandemonium-2020") != FIRST
    assert len(record.ratings("pandemonium")) == 1
    assert record.known("pandemonium") == set()


def test_only_the_first_try_is_rated(make: Make) -> None:
    record = make()
    record.judge(puzzle(), MISSED, TODAY)
    before = record.rating("mansindam")
    assert record.judge(puzzle(), SOLVED, TODAY) == 0
    assert record.judge(puzzle("b"), SOLVED, TODAY, rated=False) == 0
    assert record.rating("mansindam") == before


def learned(make: Make) -> PuzzleRecord:
    """A record with enough solved puzzles for hints to cost rating."""
    record = make()
    for number in range(LEARNING):
        assert record.learning("mansindam")
        record.judge(puzzle(f"easy {number}", rating=200), PIECE_HINTED if number % 2 else SOLVED, TODAY)
    assert not record.learning("mansindam")
    assert record.learning("palaceshogi")
    return record


def test_a_hint_is_free_until_twenty_are_solved(make: Make) -> None:
    record = make()
    record.judge(puzzle("a"), SOLVED, TODAY)
    for hinted in (PIECE_HINTED, MOVE_HINTED):
        easy = puzzle(hinted.name, rating=100)
        assert record.gain(easy, hinted) == 0 > record.gain(easy, MISSED)
        assert record.judge(easy, hinted, TODAY) == 0
    for number in range(3):
        record.judge(puzzle(f"missed {number}", rating=100), MISSED, TODAY)
    assert record.rating("mansindam").rating == FIRST.rating


def test_a_hint_costs_rating_once_twenty_are_solved(make: Make) -> None:
    record = learned(make)
    easy = puzzle("c", rating=100)
    assert record.judge(easy, PIECE_HINTED, TODAY) < 0


def test_a_hint_costs_the_predicted_amount(make: Make) -> None:
    record = learned(make)
    level = puzzle("level", rating=round(record.rating("mansindam").rating))
    gains = [record.gain(level, result) for result in TryResult]
    assert gains == sorted(set(gains))
    assert record.judge(level, MOVE_HINTED, TODAY) == gains[1]
    assert [record.gain(level, result) for result in TryResult] == [0.0] * len(gains), "only the first try counts"


def test_solved_with_a_hint_is_a_separate_result(make: Make, path: Path) -> None:
    record = make()
    record.judge(puzzle("a"), MOVE_HINTED, TODAY)
    record.judge(puzzle("b"), PIECE_HINTED, TODAY)
    record.judge(puzzle("c"), SOLVED, TODAY)
    assert record.due("mansindam", TODAY + timedelta(1000)) == [], "it does not come again"
    assert record.finish()
    again = make()
    assert [each.result for each in again.tries("mansindam")] == [SOLVED, PIECE_HINTED, MOVE_HINTED]
    assert again.count("mansindam") == {MOVE_HINTED: 1, PIECE_HINTED: 1, SOLVED: 1}


def test_solving_a_missed_puzzle_with_a_hint_keeps_its_interval(make: Make) -> None:
    record = make()
    record.judge(puzzle(), MISSED, TODAY)
    day = TODAY + timedelta(DAYS[0])
    record.judge(puzzle(), SOLVED, day)
    for _ in range(2):
        day += timedelta(DAYS[1])
        assert record.due("mansindam", day) == ["a"]
        record.judge(puzzle(), PIECE_HINTED, day)
    assert record.due("mansindam", day + timedelta(DAYS[1])) == ["a"]


def test_results_in_the_format_without_hints_are_read(make: Make, path: Path) -> None:
    path.parent.mkdir(parents=True)
    tries = {f"{n:020}": [f"p{n}", "mansindam", "2026-11-01", n % 2 == 0, 1000.0] for n in range(4)}
    odd = {"4": ["x", "mansindam", "2026-11-01", 0.7, 1000.0], "5": ["x", "mansindam", "2026-11-01", 1, 1000.0]}
    path.write_text(json.dumps({"tries": tries | odd, "ratings": {"mansindam": [1000.0, 80.0, 0.06]}}))
    record = make()
    assert [each.result for each in record.tries("mansindam")] == [MISSED, SOLVED, MISSED, SOLVED]
    assert record.rating("mansindam").rating == 1000
    record.judge(puzzle(), SOLVED, TODAY)
    assert record.finish()
    assert {
        key: value for key, value in json.loads(path.read_text())["tries"].items() if value[0] != "a"
    } == tries | odd


def test_missed_puzzles_return_after_days(make: Make) -> None:
    record = make()
    record.judge(puzzle(), MISSED, TODAY)
    day = TODAY
    for wait in DAYS:
        assert record.due("mansindam", day + timedelta(wait - 1)) == []
        day += timedelta(wait)
        assert record.due("mansindam", day) == ["a"]
        assert record.due("palaceshogi", day) == []
        record.judge(puzzle(), SOLVED, day)
    assert record.due("mansindam", day + timedelta(1000)) == []


def test_missing_again_resets_the_interval_and_early_practice_is_ignored(make: Make) -> None:
    record = make()
    record.judge(puzzle(), MISSED, TODAY)
    record.judge(puzzle(), SOLVED, TODAY)
    day = TODAY + timedelta(1)
    assert record.due("mansindam", day) == ["a"]
    record.judge(puzzle(), SOLVED, day)
    record.judge(puzzle(), MISSED, day + timedelta(3))
    assert record.due("mansindam", day + timedelta(4)) == ["a"]


def test_streaks_keep_the_best(make: Make) -> None:
    record = make()
    assert record.note_streak("mansindam", 4)
    assert not record.note_streak("mansindam", 3)
    assert record.finish()
    assert make().best_streak("mansindam") == 4


def test_the_record_stays_small(make: Make, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(puzzle_record, "MAX_TRIES", 5)
    monkeypatch.setattr(puzzle_record, "MAX_MISSED", 3)
    record = make()
    for number in range(9):
        record.judge(puzzle(str(number)), MISSED, TODAY)
    assert record.known("mansindam") == set("45678")
    assert record.finish()
    saved = json.loads(path.read_text())
    assert len(saved["tries"]) == 5
    assert len(saved["missed"]) == 3


def test_two_windows_share_the_file(make: Make) -> None:
    one, two = make(), make()
    one.judge(puzzle("a"), SOLVED, TODAY)
    assert one.finish()
    two.judge(puzzle("b"), MISSED, TODAY)
    assert two.finish()
    assert make().known("mansindam") == {"a", "b"}


def test_results_of_two_windows_count_like_those_of_one(make: Make, tmp_path: Path) -> None:
    """Ratings, tries, puzzles to repeat and the best streak."""
    one, two, alone = make(), make(), PuzzleRecord(tmp_path / "alone.json")
    alone.wait(60)
    for number in range(6):
        for record in (alone, (one, two)[number % 2]):
            record.judge(puzzle(str(number), rating=1500), list(TryResult)[number % 4], TODAY)
            record.judge(puzzle("both", rating=1500), MISSED, TODAY)
            record.note_streak("mansindam", 9 - number)
            assert record.finish()
    again = make()
    assert again.rating("mansindam") == alone.rating("mansindam")
    assert again.ratings("mansindam") == alone.ratings("mansindam")
    assert again.due("mansindam", TODAY + timedelta(1)) == alone.due("mansindam", TODAY + timedelta(1))
    assert again.best_streak("mansindam") == 9


@pytest.mark.parametrize("text", ["{", "[]", "\x00", "nonsense"])
def test_a_broken_file_is_reported_and_set_aside(make: Make, path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text)
    record = PuzzleRecord(path)
    told: list[str] = []
    record.failed.connect(told.append)
    record.wait(60)
    assert told == [f"Your puzzle results were damaged. The old file was kept as {path}.broken."]
    record.judge(puzzle(), SOLVED, TODAY)
    assert record.finish()
    assert make().known("mansindam") == {"a"}
    assert path.with_name("puzzles.json.broken").read_text() == text


def test_unusable_entries_are_left_alone(make: Make, path: Path) -> None:
    path.parent.mkdir(parents=True)
    odd = {"ratings": {"mansindam": ["x"]}, "tries": {"1": ["a", "mansindam"], "2": 3}, "missed": [], "other": 1}
    path.write_text(json.dumps(odd))
    record = make()
    assert record.rating("mansindam") == FIRST
    assert record.known("mansindam") == set()
    assert record.judge(puzzle(), SOLVED, TODAY) > 0
    assert record.finish()
    assert json.loads(path.read_text())["other"] == 1


@pytest.mark.parametrize("bad", [float("nan"), 1e308, -1e9, 0, 10**400], ids=lambda bad: f"{str(bad)[:5]}")
def test_impossible_numbers_are_left_alone(make: Make, path: Path, bad: float) -> None:
    path.parent.mkdir(parents=True)
    odd = {
        "ratings": {"mansindam": [1000.0, bad, 0.06], "palaceshogi": [1000.0, 350.0, bad]},
        "tries": {"1": ["b", "mansindam", "2026-11-01", True, bad or 1e9]},
        "missed": {"a": ["mansindam", 99, "2026-11-01"], "b": ["mansindam", -2, "2026-11-01"]},
    }
    path.write_text(json.dumps(odd))
    record = make()
    assert record.rating("mansindam") == record.rating("palaceshogi") == FIRST
    assert record.ratings("mansindam") == []
    assert record.due("mansindam", TODAY) == []
    assert record.judge(puzzle("a"), SOLVED, TODAY) > 0
    assert record.judge(puzzle("b"), MISSED, TODAY) < 0


@pytest.mark.parametrize("rating", [-5_000.0, 5_000.0])
@pytest.mark.parametrize("volatility", [0.001, 1.0])
@pytest.mark.parametrize("deviation", [1.0, 1000.0])
def test_every_valid_rating_can_change(
    make: Make, path: Path, rating: float, volatility: float, deviation: float
) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"ratings": {"mansindam": [rating, deviation, volatility]}}))
    record = make()
    assert record.rating("mansindam").rating == rating
    for number in range(5):
        gain = record.judge(puzzle(str(number), rating=100), list(TryResult)[number % 4], TODAY)
        assert isfinite(gain)


def test_a_failed_save_is_reported_once_and_retried(make: Make, path: Path) -> None:
    path.parent.parent.mkdir(exist_ok=True)
    path.parent.write_text("in the way")
    record = make()
    told: list[str] = []
    record.failed.connect(told.append)
    record.judge(puzzle("a"), SOLVED, TODAY)
    assert not record.finish()
    record.judge(puzzle("b"), SOLVED, TODAY)
    assert not record.finish()
    assert len(told) == 1
    path.parent.unlink()
    assert record.finish()
    assert make().known("mansindam") == {"a", "b"}


def test_the_plot_shows_the_latest_ratings(qapp: QApplication) -> None:
    plot = RatingPlot()
    plot.show_values([1000.0, 1010.0])
    assert plot.isHidden()
    plot.show_values([1000.0 + number for number in range(300)])
    assert len(plot.values) == MAX_RATINGS
    assert "from 1100 to 1299" in plot.accessibleName()
    plot.show_values([1000.0, 1000.0])
    low, high = plot.bounds()
    assert low < 1000 < high
    plot.resize(200, 80)
    assert not plot.grab().isNull()
    plot.close()
