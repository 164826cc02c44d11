"""Glicko-2, with the example of its author."""

import random
from math import exp

import pytest

from surajang.gui.kit.glicko import MAX_DEVIATION, Rating, Result, updated


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52 and 0.05999."""
    results = [
        Result(Rating(1400, 30), 1),
        Result(Rating(1550, 100), 0),
        Result(Rating(1700, 300), 0),
    ]
    after = updated(Rating(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_an_impossible_result_does_not_divide_by_zero() -> None:
    """A player far above or below all others who nevertheless loses or wins."""
    for far, score in ((20_000, 0), (-20_000, 1)):
        after = updated(Rating(far, 50), [Result(Rating(1000, 50), score)])
        assert abs(after.rating) < abs(far)


def test_inactivity_increases_the_deviation() -> None:
    after = updated(Rating(1500, 200, 0.06), [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.27, abs=0.01)
    assert updated(Rating(), []).deviation == MAX_DEVIATION


def test_results_change_the_rating_and_reduce_the_deviation() -> None:
    own, other = Rating(1000, 150), Rating(1000, 40)
    won, lost = updated(own, [Result(other, 1)]), updated(own, [Result(other, 0)])
    assert won.rating > 1000 > lost.rating
    assert won.rating - 1000 == pytest.approx(1000 - lost.rating)
    assert won.deviation == lost.deviation < 150


def test_the_zero_point_of_ratings_does_not_matter() -> None:
    for shift in (-900, 0, 700):
        after = updated(Rating(1500 + shift, 200), [Result(Rating(1400 + shift, 30), 1)])
        assert after.rating - shift == pytest.approx(updated(Rating(1500, 200), [Result(Rating(1400, 30), 1)]).rating)


def test_extreme_results_terminate() -> None:
    """The search for the volatility ends however unlikely the result."""
    for rating in (0, 300, 3000, 6000):
        for score in (0, 1):
            after = updated(Rating(1500, 350, 0.06), [Result(Rating(rating, 30), score)])
            assert 0 < after.deviation <= MAX_DEVIATION
            assert 0 < after.volatility < 1


@pytest.mark.parametrize("strength", [600, 1400, 2200])
def test_ratings_converge_to_the_true_strength(strength: int) -> None:
    chance = random.Random(1)
    own = Rating(1000, 350)
    for _ in range(150):
        puzzle = own.rating + chance.randint(-100, 100)
        likely = 1 / (1 + exp((puzzle - strength) / 173.7178))
        own = updated(own, [Result(Rating(puzzle, 40), float(chance.random() < likely))])
    assert own.rating == pytest.approx(strength, abs=120)
    assert own.deviation < 80
