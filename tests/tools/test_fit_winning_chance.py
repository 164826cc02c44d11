"""The winning chance is fitted to the results of games by score."""

import math
import random
from xml.etree import ElementTree

import pytest
from fit_winning_chance import MAX_SCORE, MIN_SAMPLES, chance_of, compare, fit, play, plot


def test_the_fit_recovers_the_value_used_for_the_samples() -> None:
    chance = random.Random(3)
    samples = []
    for _ in range(20_000):
        score = chance.randint(-600, 600)
        samples.append((score, float(chance.random() < 1 / (1 + math.exp(-0.0025 * score)))))
    assert fit(samples) == pytest.approx(0.0025, rel=0.05)


def test_draws_alone_give_a_scale_of_zero() -> None:
    assert fit([(100, 0.5), (-300, 0.5)]) == pytest.approx(0, abs=1e-9)


def test_perfect_samples_cannot_be_fitted() -> None:
    with pytest.raises(ValueError, match="do not say"):
        fit([(100, 1.0), (-100, 0.0)])
    with pytest.raises(ValueError, match="do not say"):
        fit([])


def test_chances_are_compared_with_results_where_there_are_enough() -> None:
    even, better = [(0, 1.0), (0, 0.0)] * MIN_SAMPLES, [(500, 1.0)] * MIN_SAMPLES
    compared = compare(0.002, [*even, *better, (-2000, 0.0)])
    assert compared == [(0.5, 0.5, 2 * MIN_SAMPLES), (round(chance_of(0.002, 500), 3), 1.0, MIN_SAMPLES)]
    picture = plot({"one": compared})
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert picture.count("<polyline") == 1


def test_both_sides_of_a_game_are_samples() -> None:
    samples = play(("palaceshogi", 1, 30, 1))
    assert samples
    assert all(abs(score) <= MAX_SCORE for score, _ in samples)
    assert {points for _, points in samples} <= {0.0, 0.5, 1.0}
    assert samples == play(("palaceshogi", 1, 30, 1))
