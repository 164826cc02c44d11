"""Measured levels: known strengths are measured correctly, and the work survives a kill and damage."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fake_pool import FakePool
from known_games import SHORT_GAME

from surajang.engine import lock
from surajang.engine.options import VARIANT_PATH, WEIGHTS_PATH, Refused
from surajang.engine.own_process import BUSY
from surajang.engine.player import Player
from surajang.engine.practice import LEVELS, command, session
from surajang.engine.practice.games import LevelPlayers
from surajang.engine.practice.levels import STEP_COUNT, LevelsJob, LevelsPlan, Measured, measured_of
from surajang.engine.practice.ratings import ANCHORED, fitted, rating_between, share_of, spaced
from surajang.engine.records import Damaged
from surajang.engine.strength import RATINGS, STEPS, in_place_of, of_level, rating_of_level
from surajang.rules.definition import read

VARIANT = read(SHORT_GAME, {})
LEVELS_OF_OURS = list(STEPS)
PLAN = LevelsPlan(seconds=0.0, rounds=3, sweeps=3)


def strength(level: int) -> float:
    """Return the true rating of a level in a game whose weak levels are close together and strong ones far apart."""
    return 500 + 22 * (level + 20) + 0.5 * (level + 20) ** 2


def scores_of(levels: list[int], games: int) -> dict[tuple[int, int], tuple[float, int]]:
    """Return the average scores of neighbours, by their true ratings."""
    return {
        (weak, strong): (games * share_of(strength(strong) - strength(weak)), games)
        for weak, strong in pairwise(levels)
    }


def test_known_strengths_are_found():
    found = fitted(scores_of(LEVELS_OF_OURS, 100_000), LEVELS_OF_OURS)
    assert found == pytest.approx([strength(level) for level in LEVELS_OF_OURS], abs=1)


def test_games_of_levels_in_between_count_in_proportion():
    levels = [-28, -20, 0, 20]
    scores = {(-28, -20): (750.0, 1000), (-20, -10): (500.0, 1000), (-10, 10): (750.0, 1000), (10, 20): (750.0, 1000)}
    low, anchor, middle, high = fitted(scores, levels)
    assert anchor == pytest.approx(ANCHORED)
    assert anchor - low == pytest.approx(191, abs=3)
    assert low < anchor < middle < high


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_levels_that_always_win_or_lose_have_ratings(share):
    scores = {pair: (share * games, games) for pair, (_, games) in scores_of(LEVELS_OF_OURS, 1000).items()}
    found = fitted(scores, LEVELS_OF_OURS)
    steps = [high - low for low, high in pairwise(found)]
    assert all(step == pytest.approx(steps[0], abs=1) for step in steps)
    assert abs(steps[0]) > 1000


def test_without_games_all_levels_are_equal():
    assert fitted({}, LEVELS_OF_OURS) == pytest.approx([ANCHORED] * len(STEPS))


def test_levels_are_spaced_evenly():
    ratings = [strength(level) for level in LEVELS_OF_OURS]
    levels = spaced(LEVELS_OF_OURS, ratings)
    assert (levels[0], levels[-1], len(levels)) == (-28, 20, len(STEPS))
    assert levels == sorted(set(levels))
    steps = [strength(high) - strength(low) for low, high in pairwise(levels)]
    assert max(steps) - min(steps) < 120, "as even as whole levels allow"
    assert max(steps) < max(high - low for low, high in pairwise(ratings)) / 1.3


def test_levels_stay_apart_for_any_measurement():
    chance = random.Random(3)
    for _ in range(200):
        ratings = [chance.gauss(0, 1) * 10 ** chance.randrange(4) for _ in STEPS]
        levels = spaced(LEVELS_OF_OURS, ratings)
        assert levels == sorted(set(levels))
        assert (levels[0], levels[-1]) == (-28, 20)
        levels_again = spaced(levels, sorted(ratings))
        assert levels_again == sorted(set(levels_again))


def test_steps_are_uneven_where_that_is_significant():
    def measured(*sums: int, others: int = 20) -> Measured:
        even = {step: [0, 0, others // 2, 0, others // 2] for step in pairwise(STEPS)}
        return Measured(sums={**even, (-28, -24): list(sums)})

    assert not measured(0, 0, 10, 0, 10).uneven
    assert not measured(1, 0, 7, 0, 12).uneven, "80 %"
    assert not measured(0, 0, 5, 0, 15).uneven, "88 ± 10 %"
    assert measured(0, 0, 1, 0, 19).uneven, "97 ± 7 %"
    assert measured(5, 0, 10, 0, 5).uneven, "50 ± 16 %"
    assert not measured(10, 0, 0, 0, 0).uneven, "too few games"
    assert not measured(5, 0, 10, 0, 5, others=18).uneven, "too few games of the others"


def test_built_in_steps_are_unchanged():
    assert [in_place_of(level, LEVELS_OF_OURS) for level in range(-28, 21)] == list(range(-28, 21))


def play_at_true_strength(task: dict[str, Any]) -> dict[str, Any]:
    """The result of a task, by the true ratings."""
    chance = random.Random(f"{task['seeds']} {task['levels']}")
    strong, weak = task["levels"]
    share = share_of(strength(strong) - strength(weak))
    return {"points": [float(chance.random() < share) for _ in range(2)]}


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """A measurement without other processes."""
    monkeypatch.setattr(session, "Pool", lambda *_: FakePool(play_at_true_strength))


def job(path: Path, plan: LevelsPlan = PLAN, before: Measured | None = None) -> LevelsJob:
    """A measurement."""
    return LevelsJob(VARIANT, plan, path, None, before or Measured(), lambda progress: None, lambda: True)


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_a_measurement_spaces_the_levels(tmp_path):
    made = job(tmp_path / "state", replace(PLAN, sweeps=60))
    assert made.run(2)
    measured = made.measured
    assert measured.games == 3 * 60 * 2 * STEP_COUNT
    true = [strength(level) for level in measured.levels]
    shares = [share_of(high - low) for low, high in pairwise(true)]
    assert all(0.65 <= share <= 0.85 for share in shares), shares
    first = Measured()
    assert not first.uneven
    assert first.ratings == pytest.approx(list(RATINGS.values()), abs=5), "as in the program's games"
    assert measured.ratings == pytest.approx(true, abs=150)
    for (share, error, games), (low, high) in zip(measured.steps, pairwise(true), strict=True):
        assert games >= 60 * 2
        assert abs(share - share_of(high - low)) < 2.5 * error


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_a_killed_measurement_resumes(tmp_path):
    whole = tmp_path / "whole"
    made = job(whole)
    made.run(2)
    measured = made.measured
    assert made.progress.stage == "done"
    content = whole.read_bytes()
    chance = random.Random(1)
    for size in [0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(6))]:
        part = tmp_path / "part"
        part.write_bytes(content[:size])
        again = job(part)
        again.run(2)
        assert again.measured == measured, size


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_a_measurement_in_time_plays_each_step(tmp_path):
    made = job(tmp_path / "state", LevelsPlan(seconds=0.01))
    assert made.run(2)
    assert all(games >= 2 for _, _, games in made.measured.steps)


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_damage_is_detected(tmp_path):
    path = tmp_path / "state"
    job(path).run(2)
    content = bytearray(path.read_bytes())
    place = content.index(b'"points"', len(content) // 2)
    content[place] ^= 4
    path.write_bytes(content)
    with pytest.raises(Damaged, match="damaged"):
        job(path)
    content[place] ^= 4
    path.write_bytes(content)
    with pytest.raises(Damaged, match="of other work"):
        job(path, replace(PLAN, sweeps=4))


@pytest.mark.usefixtures("pool")
def test_earlier_scores_count(tmp_path):
    first = job(tmp_path / "first")
    first.run(2)
    table = json.loads(json.dumps(first.measured.as_table()))
    assert measured_of(table) == first.measured
    again = job(tmp_path / "again", before=measured_of(table))
    again.run(2)
    assert again.measured.games == 2 * first.measured.games
    outdated = measured_of({**table, "outdated": True})
    assert (outdated.levels, outdated.games) == (first.measured.levels, 0)


@pytest.mark.parametrize(
    "table",
    [
        None,
        [],
        {},
        {"steps": 3},
        {"steps": [1, 2]},
        {"steps": list(STEPS)[::-1]},
        {"steps": [level + 1 for level in STEPS]},
        {"steps": [float(level) for level in STEPS]},
        {"steps": [True, *list(STEPS)[1:]]},
    ],
)
def test_invalid_tables_are_rejected(table):
    assert measured_of(table) == Measured()


def test_invalid_scores_are_left_out():
    pairs = {
        "x over y": [1, 1, 1, 1, 1],
        "-24 over -28": [1, 2],
        "-20 over -24": [1, 1, 1, 1, -1],
        "-16 over -20": [0, 0, 1, 2, 3],
        "5": [0] * 5,
    }
    found = measured_of({"steps": list(STEPS), "pairs": pairs, "outdated": False})
    assert found.sums == {(-20, -16): [0, 0, 1, 2, 3]}
    assert measured_of({"steps": list(STEPS), "pairs": 3, "outdated": False}).games == 0


@pytest.mark.once
def test_games_between_levels_depend_only_on_the_seed():
    players = LevelPlayers(VARIANT, None)
    weak, strong = of_level(-28), of_level(-3)
    results = [players.compare(str(seed), strong, weak) for seed in range(3)]
    assert sum(map(sum, results)) > 3, "the stronger level wins more often"
    assert LevelPlayers(VARIANT, None).compare("1", strong, weak) == results[1]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file of a game."""
    path = tmp_path / "small.toml"
    path.write_text(SHORT_GAME, "utf-8")
    return path


def test_the_engine_plays_by_the_levels(game, tmp_path):
    path = tmp_path / "small.json"
    steps = [-28, -27, -26, -25, -24, -20, -16, -12, -8, 0, 10, 20]
    path.write_text(json.dumps({"game": "small", "levels": {"steps": steps}}), "utf-8")
    player = Player(lambda error: pytest.fail(str(error)))
    player.set_option("UCI_LimitStrength", "true")
    player.set_option("UCI_Elo", str(rating_of_level(-24)))
    player.load_games(str(game))
    player.set_option("UCI_Variant", "small")
    assert player.strength == of_level(-24)
    player.load_practised(str(path))
    assert player.options[WEIGHTS_PATH] == str(path)
    assert player.strength == of_level(-27)
    player.set_option("UCI_Elo", str(rating_of_level(20)))
    assert player.strength == of_level(20)
    player.set_option("UCI_Variant", "mansindam")
    player.set_option("UCI_Elo", str(rating_of_level(-24)))
    assert player.strength == of_level(-24), "other games have their own levels"
    player.set_option("UCI_Variant", "small")
    player.load_practised("")
    assert player.strength == of_level(-24)
    path.write_text(json.dumps({"game": "small", "levels": {"steps": steps[1:]}}), "utf-8")
    with pytest.raises(Refused, match="small"):
        player.load_practised(str(path))
    assert player.options[VARIANT_PATH] == str(game)


def test_levels_between_steps_keep_their_order():
    steps = [-28, -27, -26, -25, -24, -20, -16, -12, -8, 0, 10, 20]
    places = [in_place_of(level, steps) for level in range(-28, 21)]
    assert places == sorted(places)
    assert rating_between(list(STEPS), [float(step) for step in steps], -26) == -27.5


def test_the_command_measures(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    monkeypatch.setattr("surajang.engine.streams.wait_for_end", lambda stopped: None)
    monkeypatch.setattr(session, "Pool", lambda *_: FakePool(play_at_true_strength))
    out = tmp_path / "small.json"
    out.write_text(json.dumps({"game": "small", "levels": {"steps": 4}}))
    arguments = [str(game), "--out", str(out), "--sweeps", "2", "--processes", "1"]
    (tmp_path / "small.json.levels").write_text("damaged\n")
    assert command.main(LEVELS, [*arguments, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "starts over" in json.loads(lines[0])["note"]
    last = json.loads(lines[-1])
    assert (last["stage"], last["games"], len(last["ratings"]), len(last["scores"])) == ("done", 132, 12, 11)
    first = json.loads(out.read_text("utf-8"))
    assert measured_of(first["levels"]).games == 132
    assert command.main(LEVELS, arguments) == 0
    assert "level 12 (20): " in capsys.readouterr().out
    assert measured_of(json.loads(out.read_text("utf-8"))["levels"]).games == 264
    assert sorted(file.name for file in tmp_path.iterdir()) == ["small.json", "small.toml"]


def test_only_one_process_measures_at_a_time(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    out = tmp_path / "small.json"
    code = "import sys; from pathlib import Path; from surajang.engine.lock import FileLock\n"
    code += "lock = FileLock(Path(sys.argv[1])); print(lock.take(), flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(out)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        assert command.main(LEVELS, [str(game), "--out", str(out)]) == BUSY
        assert "another process" in capsys.readouterr().err
        other.kill()
    mine = lock.FileLock(out)
    assert mine.take(), "a process that was killed holds nothing"
    assert not lock.FileLock(out).take()
    mine.release()
    assert mine.take()
    mine.release()


def test_errors_are_computed_over_pairs():
    def step(sums: list[int]) -> tuple[float, float, int]:
        return Measured(sums={(-28, -24): sums}).steps[0]

    share, error, games = step([0, 0, 10, 0, 10])
    assert (share, games) == (0.75, 40)
    assert error > step([0, 0, 0, 20, 0])[1]
    assert step([0] * 5)[2] == 0
