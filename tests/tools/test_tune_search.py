"""Tuning of the search: it follows the results of games, and resumes where it was saved."""

import sys
from dataclasses import fields
from pathlib import Path

import pytest
import tune_search

from surajang.engine.parameters import WITH_NETWORK, WITHOUT_NETWORK, Parameters
from surajang.engine.term_weights import TERM_WEIGHTS, TermWeights

PARAMETERS = [field.name for field in fields(Parameters)]
GAMES_FILE = "[small:chess]\nstartFen = 4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1\n"


@pytest.mark.parametrize("parameters", [WITH_NETWORK, WITHOUT_NETWORK])
def test_every_parameter_is_tuned_and_within_its_bounds(parameters: Parameters) -> None:
    assert list(tune_search.RANGES) == PARAMETERS
    for name, (step, least, most) in tune_search.RANGES.items():
        assert step > 0, name
        assert least <= getattr(parameters, name) <= most, name


def test_the_weights_of_every_term_are_tuned_in_games_without_a_network() -> None:
    names = [field.name for field in fields(TermWeights)]
    assert list(tune_search.TERM_RANGES) == names
    for name, (step, least, most) in tune_search.TERM_RANGES.items():
        assert step > 0, name
        assert least <= getattr(TERM_WEIGHTS, name) <= most, name
    assert list(tune_search.numbers_of(["games.ini:small"])) == PARAMETERS + names
    assert list(tune_search.numbers_of(["mansindam"])) == PARAMETERS


def test_weights_of_terms_decide_games(tmp_path: Path) -> None:
    file = tmp_path / "games.ini"
    file.write_text(GAMES_FILE, "utf-8")
    careless = {"pawn_late": -2000, "passed_late": -200}
    points = [sum(tune_search.play_pair((f"{file}:small", number, 200, {}, careless))) for number in range(3)]
    assert sum(points) > 3


def test_a_pair_is_played_with_the_parameters_of_either_side() -> None:
    points = tune_search.play_pair(("mansindam", 3, 60, {"null_margin": 350, "late_move_count": 500}, {}))
    assert len(points) == 2
    assert set(points) <= {0, 0.5, 1}
    same = tune_search.play_pair(("mansindam", 3, 60, {}, {}))
    assert sum(same) == 1


@pytest.mark.parametrize("points", [0.0, 1.0, 2.0])
def test_parameters_move_towards_wins(tmp_path: Path, points: float) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 100)
    begun = dict(tuning.numbers)
    change, (_, number, nodes, first, second) = next(tuning.directions(500))
    assert (number, nodes) == (0, 500)
    assert first != second
    assert first.keys() == begun.keys()
    tuning.learn(change, points)
    for name, part in change.items():
        assert (tuning.numbers[name] - begun[name]) * part * (points - 1) >= 0
    assert (tuning.numbers == begun) == (points == 1)


def test_a_saved_tuning_resumes(tmp_path: Path) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 100)
    tuning.learn({name: float(step) for name, (step, _, _) in tune_search.RANGES.items()}, 2.0)
    tuning.save()
    again = tune_search.Tuning(tmp_path / "numbers.json", 100)
    assert (again.numbers, again.played) == (tuning.numbers, 1)
    assert next(again.directions(500))[1][1] == 1


def test_parameters_stay_within_bounds(tmp_path: Path) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 10)
    far = {name: 1000.0 * step for name, (step, _, _) in tune_search.RANGES.items()}
    for sign, bound in ((1, 2), (-1, 1)):
        for _ in range(10):
            tuning.learn({name: sign * part for name, part in far.items()}, 2.0)
        expected = {name: numbers[bound] for name, numbers in tune_search.RANGES.items()}
        assert tuning.numbers == expected
        assert tuning.moved(far, sign) == expected


def test_impossible_requests_are_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tune_search.py", "match", "missing.json"])
    with pytest.raises(SystemExit):
        tune_search.main()
    assert "no file that `tune` has written" in capsys.readouterr().err
