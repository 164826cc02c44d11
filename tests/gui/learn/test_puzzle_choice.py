"""Which puzzle comes next."""

import random
from collections import Counter
from datetime import date, timedelta

from surajang import assets
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.puzzles import (
    FIRST_BELOW,
    NEAR,
    Puzzles,
    first_puzzle,
    games_with_puzzles,
    kinds_of,
    puzzle_near,
    puzzles,
    puzzles_to_practise,
    todays_puzzle,
)


def test_puzzles_near_the_rating_come_first() -> None:
    for name in games_with_puzzles():
        for rating in (900, 1300):
            found = puzzle_near(puzzles(name), rating, (), random.Random(1))
            assert abs(found.rating - rating) <= 3 * NEAR


def test_puzzles_repeat_only_when_all_are_known() -> None:
    collection = puzzles("pandemonium-vchess")
    chance = random.Random(1)
    known: set[str] = set()
    for _ in range(len(collection)):
        found = puzzle_near(collection, 1200, known, chance)
        assert found.id not in known
        known.add(found.id)
    assert puzzle_near(collection, 1200, known, chance).id in known


def test_a_rating_far_from_all_puzzles_still_gets_one() -> None:
    for rating in (-2000, 9000):
        assert puzzle_near(puzzles("mansindam"), rating, (), random.Random(1))


def test_each_day_has_a_different_puzzle() -> None:
    first = date(2026, 11, 23)
    chosen = {todays_puzzle(puzzles("mansindam"), first + timedelta(day), 0, 9999).id for day in range(30)}
    assert len(chosen) > 20


def test_today_s_easy_puzzle_is_a_mate_in_one_or_a_capture_in_every_game() -> None:
    _, low, high = puzzle_text.TODAYS[0]
    for name in games_with_puzzles():
        collection = puzzles(name)
        goals = {(collection[number].goal, collection[number].length) for number in collection.rated(low, high)}
        assert goals == {("mate", 1), ("win", 1)}
    assert [low for _, low, _ in puzzle_text.TODAYS[1:]] == [high + 1 for _, _, high in puzzle_text.TODAYS[:-1]]


def test_adding_puzzles_keeps_the_daily_puzzle() -> None:
    whole = puzzles("mansindam")
    assert whole.names() == [puzzle.id for puzzle in whole]
    lines = assets.path("puzzles", "mansindam.jsonl").read_bytes().splitlines()
    fewer = Puzzles(whole.variant, b"\n".join(lines[::2]))
    kept = set(fewer.names())
    days = [date(2026, 11, 23) + timedelta(day) for day in range(30)]
    chosen = [todays_puzzle(whole, day, 900, 1499) for day in days]
    assert [todays_puzzle(fewer, day, 900, 1499).id == puzzle.id for day, puzzle in zip(days, chosen, strict=True)] == [
        puzzle.id in kept for puzzle in chosen
    ]


def test_practice_follows_kind_and_strength() -> None:
    collection = puzzles("palaceshogi")
    for number in puzzles_to_practise(collection, "fork", 900, 1499):
        assert "fork" in collection[number].themes
        assert 900 <= collection[number].rating <= 1499
    assert len(puzzles_to_practise(collection, "", 0, 9999)) == len(collection)
    assert kinds_of(collection, ("fork", "nothing like that")).keys() == {"fork"}


def test_first_puzzles_get_harder_and_end() -> None:
    collection, chance = puzzles("palaceshogi"), random.Random(1)
    known: set[str] = set()
    ratings = []
    while (found := first_puzzle(collection, known, len(known), chance)) is not None:
        assert found.id not in known
        known.add(found.id)
        ratings.append(found.rating)
    assert len(known) == len(collection.rated(0, FIRST_BELOW - 1)) >= 150
    assert sum(ratings[:8]) < sum(ratings[8:16])


def test_numbers_of_puzzles_are_written_in_the_language():
    assert puzzle_text.near(1882, 0, 0, Counter(), learning=False).endswith(" 1,882 in all.")
