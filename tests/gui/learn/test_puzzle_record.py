"""What is kept of somebody's puzzles: ratings, what comes again and when, and the file."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from math import isfinite
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from surajang.gui.kit.rating_plot import MOST, RatingPlot
from surajang.gui.learn import puzzle_record
from surajang.gui.learn.puzzle_record import DAYS, FIRST, PuzzleRecord
from surajang.gui.learn.puzzles import Puzzle
from surajang.rules.games import game_named

TODAY = date(2026, 11, 23)

Make = Callable[[], PuzzleRecord]


def puzzle(name: str = "a", game: str = "mansindam", rating: int = 1000) -> Puzzle:
    return Puzzle(game_named(game), name, "8k/9/9/9/9/9/9/9/K8[] w - - 0 1", ("a1a2",), "win", 1, (), "1-0", rating)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "puzzles.json"


@pytest.fixture
def make(path: Path, qapp: QApplication) -> Make:
    """A function that makes a record of the file, read."""

    def made() -> PuzzleRecord:
        record = PuzzleRecord(path)
        record.wait(5.0)
        return record

    return made


def test_the_rating_follows_the_puzzles_and_is_there_again(make: Make) -> None:
    record = make()
    assert record.rating("mansindam") == FIRST
    assert record.judge(puzzle("a"), True, TODAY) > 0
    assert record.judge(puzzle("b"), False, TODAY) < 0
    assert record.finish()
    again = make()
    assert again.rating("mansindam") == record.rating("mansindam") != FIRST
    assert again.known("mansindam") == {"a", "b"}
    assert again.count("mansindam") == (1, 2)
    assert again.ratings("mansindam")[-1] == pytest.approx(record.rating("mansindam").rating, abs=0.1)
    assert again.solved(puzzle("a"))
    assert not again.solved(puzzle("b"))
    assert again.rating("palaceshogi") == FIRST


def test_a_family_shares_its_rating(make: Make) -> None:
    record = make()
    record.judge(puzzle("a", "pandemonium-vchess"), True, TODAY)
    assert record.rating("pandemonium") == record.rating("pandemonium-2020") != FIRST
    assert len(record.ratings("pandemonium")) == 1
    assert record.known("pandemonium") == set()


def test_only_the_first_try_is_rated(make: Make) -> None:
    record = make()
    record.judge(puzzle(), False, TODAY)
    before = record.rating("mansindam")
    assert record.judge(puzzle(), True, TODAY) == 0
    assert record.judge(puzzle("b"), True, TODAY, rated=False) == 0
    assert record.rating("mansindam") == before


def test_what_was_missed_comes_again_after_days(make: Make) -> None:
    record = make()
    record.judge(puzzle(), False, TODAY)
    day = TODAY
    for wait in DAYS:
        assert record.due("mansindam", day + timedelta(wait - 1)) == []
        day += timedelta(wait)
        assert record.due("mansindam", day) == ["a"]
        assert record.due("palaceshogi", day) == []
        record.judge(puzzle(), True, day)
    assert record.due("mansindam", day + timedelta(1000)) == []


def test_what_is_missed_again_begins_anew_and_practice_before_the_day_does_not_count(make: Make) -> None:
    record = make()
    record.judge(puzzle(), False, TODAY)
    record.judge(puzzle(), True, TODAY)
    day = TODAY + timedelta(1)
    assert record.due("mansindam", day) == ["a"]
    record.judge(puzzle(), True, day)
    record.judge(puzzle(), False, day + timedelta(3))
    assert record.due("mansindam", day + timedelta(4)) == ["a"]


def test_streaks_keep_the_best(make: Make) -> None:
    record = make()
    assert record.note_streak("mansindam", 4)
    assert not record.note_streak("mansindam", 3)
    assert record.finish()
    assert make().best_streak("mansindam") == 4


def test_the_record_stays_small(make: Make, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(puzzle_record, "MOST_TRIES", 5)
    monkeypatch.setattr(puzzle_record, "MOST_MISSED", 3)
    record = make()
    for number in range(9):
        record.judge(puzzle(str(number)), False, TODAY)
    assert record.known("mansindam") == set("45678")
    assert record.finish()
    saved = json.loads(path.read_text())
    assert len(saved["tries"]) == 5
    assert len(saved["missed"]) == 3


def test_two_windows_share_the_file(make: Make) -> None:
    one, two = make(), make()
    one.judge(puzzle("a"), True, TODAY)
    assert one.finish()
    two.judge(puzzle("b"), False, TODAY)
    assert two.finish()
    assert make().known("mansindam") == {"a", "b"}


def test_what_two_windows_do_counts_as_if_one_had_done_it(make: Make, tmp_path: Path) -> None:
    """Ratings, tries, what comes again and the best streak."""
    one, two, alone = make(), make(), PuzzleRecord(tmp_path / "alone.json")
    alone.wait(5.0)
    for number in range(6):
        for record in (alone, (one, two)[number % 2]):
            record.judge(puzzle(str(number), rating=1500), number % 3 > 0, TODAY)
            record.judge(puzzle("both", rating=1500), False, TODAY)
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
    record.wait(5.0)
    assert told == [f"Your results with puzzles were damaged. The old file is {path}.broken."]
    record.judge(puzzle(), True, TODAY)
    assert record.finish()
    assert make().known("mansindam") == {"a"}
    assert path.with_name("puzzles.json.broken").read_text() == text


def test_entries_that_cannot_be_used_are_left_alone(make: Make, path: Path) -> None:
    path.parent.mkdir(parents=True)
    odd = {"ratings": {"mansindam": ["x"]}, "tries": {"1": ["a", "mansindam"], "2": 3}, "missed": [], "other": 1}
    path.write_text(json.dumps(odd))
    record = make()
    assert record.rating("mansindam") == FIRST
    assert record.known("mansindam") == set()
    assert record.judge(puzzle(), False, TODAY) < 0
    assert record.finish()
    assert json.loads(path.read_text())["other"] == 1


@pytest.mark.parametrize("bad", [float("nan"), 1e308, -1e9, 0, 10**400], ids=lambda bad: f"{str(bad)[:5]}")
def test_numbers_that_nobody_can_have_are_left_alone(make: Make, path: Path, bad: float) -> None:
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
    assert record.judge(puzzle("a"), True, TODAY) > 0
    assert record.judge(puzzle("b"), False, TODAY) < 0


@pytest.mark.parametrize("rating", [-5_000.0, 5_000.0])
@pytest.mark.parametrize("volatility", [0.001, 1.0])
@pytest.mark.parametrize("deviation", [1.0, 1000.0])
def test_any_rating_that_is_read_can_change(
    make: Make, path: Path, rating: float, volatility: float, deviation: float
) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"ratings": {"mansindam": [rating, deviation, volatility]}}))
    record = make()
    assert record.rating("mansindam").rating == rating
    for number in range(5):
        gain = record.judge(puzzle(str(number), rating=100), bool(number % 2), TODAY)
        assert isfinite(gain)


def test_what_cannot_be_saved_is_said_once_and_saved_later(make: Make, path: Path) -> None:
    path.parent.parent.mkdir(exist_ok=True)
    path.parent.write_text("in the way")
    record = make()
    told: list[str] = []
    record.failed.connect(told.append)
    record.judge(puzzle("a"), True, TODAY)
    assert not record.finish(1.0)
    record.judge(puzzle("b"), True, TODAY)
    assert not record.finish(1.0)
    assert len(told) == 1
    path.parent.unlink()
    assert record.finish()
    assert make().known("mansindam") == {"a", "b"}


def test_the_plot_shows_the_latest_ratings(qapp: QApplication) -> None:
    plot = RatingPlot()
    plot.show_values([1000.0])
    assert plot.isHidden()
    plot.show_values([1000.0 + number for number in range(300)])
    assert len(plot.values) == MOST
    assert "from 1100 to 1299" in plot.accessibleName()
    plot.show_values([1000.0, 1000.0])
    low, high = plot.bounds()
    assert low < 1000 < high
    plot.resize(200, 80)
    assert not plot.grab().isNull()
    plot.close()
