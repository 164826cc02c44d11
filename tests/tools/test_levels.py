"""The computer's levels: how ratings are fitted, and the script that lets them play each other."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import levels
import pytest
from builds import ROOT, module_file

from surajang.engine.practice.ratings import ANCHOR, ANCHORED
from surajang.engine.strength import HIGHEST, LOWEST, RATINGS, STEPS, of_level, rating_of_level
from surajang.gui.players.levels import LEVELS


def test_steps_are_the_levels_people_choose_from() -> None:
    assert [level.skill for level in LEVELS] == list(STEPS) == list(RATINGS)
    assert list(RATINGS.values()) == sorted(RATINGS.values())


def test_levels_between_two_steps_are_interpolated() -> None:
    assert of_level(LOWEST) == STEPS[LOWEST]
    assert of_level(LOWEST - 5) == STEPS[LOWEST]
    for low, high in pairwise(STEPS):
        for level in range(low, high + 1):
            strength = of_level(level)
            assert STEPS[low].nodes <= strength.nodes <= STEPS[high].nodes
            assert STEPS[low].blindness >= strength.blindness >= STEPS[high].blindness
            assert RATINGS[low] <= rating_of_level(level) <= RATINGS[high]


def test_every_opening_is_played_from_both_sides() -> None:
    wanted = levels.pairings("pandemonium", 1000, 40, {})
    assert len(wanted) >= 1000
    assert sum(pairing[2:4] == (17, HIGHEST) for pairing in wanted) == 20
    assert all((name, number, second, first) in wanted for name, number, first, second in wanted)


def test_games_are_added_to_those_of_a_table(tmp_path: Path) -> None:
    weak, strong = levels.LEVELS[:2]
    scores: dict[str, levels.Scores] = {"mansindam": {(weak, strong): (7.5, 10), (strong, HIGHEST): (3.0, 4)}}
    file = tmp_path / "ratings.json"
    file.write_text(json.dumps(levels.table(scores)), "utf-8")
    assert levels.scores_of(file) == scores
    assert levels.scores_of(file, [HIGHEST]) == {"mansindam": {(weak, strong): (7.5, 10)}}
    wanted = levels.pairings("mansindam", 100, 4, scores["mansindam"])
    openings = [number for _, number, *players in wanted if sorted(players) == [weak, strong]]
    assert min(openings) == 5
    assert len(openings) == 2 * len(set(openings))


@pytest.mark.parametrize("family", levels.FAMILIES)
def test_each_level_usually_beats_the_one_below(family: str) -> None:
    played = levels.scores_of(ROOT / "engine" / "tuned" / "ratings.json")[family]
    assert sum(count for _, count in played.values()) >= 1000
    for pair in pairwise(levels.LEVELS):
        points, count = played[pair]
        assert 0.65 <= points / count <= 0.85, pair


def test_levels_play_each_other() -> None:
    command = [sys.executable, str(ROOT / "tools" / "levels.py"), "--games", "9", "--families", "mansindam"]
    done = subprocess.run(
        [*command, "--highest", str(list(STEPS)[1])],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
    )
    assert done.returncode == 0, done.stderr
    made = json.loads(done.stdout)
    assert list(made["ratings"]) == [str(level) for level in levels.LEVELS]
    assert made["ratings"][str(ANCHOR)] == ANCHORED
    assert made["scores"]["mansindam"]["-24 over -28"].endswith(" of 2")
    assert "-24 over -28" in done.stderr
