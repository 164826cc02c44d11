"""The winning chance is fitted to the results of games by score."""

import math
import random
from xml.etree import ElementTree

import pytest
from fit_winning_chance import LARGEST_SCORE, LEAST_SAMPLES, chance_of, compare, fit, play, plot


def test_what_is_fitted_is_what_the_samples_were_made_with() -> None:
    chance = random.Random(3)
    samples = []
    for _ in range(20_000):
        score = chance.randint(-600, 600)
        samples.append((score, float(chance.random() < 1 / (1 + math.exp(-0.0025 * score)))))
    assert fit(samples) == pytest.approx(0.0025, rel=0.05)


def test_draws_alone_make_a_score_worth_nothing() -> None:
    assert fit([(100, 0.5), (-300, 0.5)]) == pytest.approx(0, abs=1e-9)


def test_samples_that_are_always_right_bound_nothing() -> None:
    with pytest.raises(ValueError, match="do not say"):
        fit([(100, 1.0), (-100, 0.0)])
    with pytest.raises(ValueError, match="do not say"):
        fit([])


def test_what_came_of_chances_is_told_where_it_is_known() -> None:
    even, better = [(0, 1.0), (0, 0.0)] * LEAST_SAMPLES, [(500, 1.0)] * LEAST_SAMPLES
    compared = compare(0.002, [*even, *better, (-2000, 0.0)])
    assert compared == [(0.5, 0.5, 2 * LEAST_SAMPLES), (round(chance_of(0.002, 500), 3), 1.0, LEAST_SAMPLES)]
    picture = plot({"one": compared})
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert picture.count("<polyline") == 1


def test_a_game_gives_each_side_its_points() -> None:
    samples = play(("palaceshogi", 1, 30, 1))
    assert samples
    assert all(abs(score) <= LARGEST_SCORE for score, _ in samples)
    assert {points for _, points in samples} <= {0.0, 0.5, 1.0}
    assert samples == play(("palaceshogi", 1, 30, 1))
