"""Practice: values are fitted to games; the work survives a kill."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fake_pool import FakePool
from known_games import SHORT_GAME

from surajang.engine.evaluate import Evaluator
from surajang.engine.general_terms import GeneralTerms
from surajang.engine.options import Refused
from surajang.engine.pool import PoolFailed
from surajang.engine.practice import PRACTISE, command, job, session
from surajang.engine.practice.games import SAMPLES, Players
from surajang.engine.practice.job import BATCH, Job, Plan, Progress
from surajang.engine.practice.samples import HEAD, Features, Fit
from surajang.engine.practice.session import error_of
from surajang.engine.practised import PractisedValues, computed_values, practised_weights, read_practised
from surajang.engine.records import Damaged, RecordFile, head_of, last_of, packed, unpacked
from surajang.engine.term_weights import TERM_WEIGHTS, TERMS
from surajang.engine.weights import weights_of
from surajang.rules import fen
from surajang.rules.definition import read
from surajang.rules.tables import tables_of

VARIANT = read(SHORT_GAME, {})
TABLES = tables_of(VARIANT)
START = computed_values(TABLES)
SCALE = 100.0
NO_TERMS = [0] * len(TERMS)

PLAN = Plan(seconds=0.0, rounds=2, nodes=20, match_nodes=20, batches=3, pairs=4)


def made_up(worth: dict[str, float], hand: dict[str, float], count: int) -> array[int]:
    """Samples whose results follow from these values, on squares at random."""
    chance = random.Random(7)
    features = Features(TABLES)
    samples = array("h")
    for _ in range(count):
        found, balance = [], 0.0
        for _ in range(chance.randrange(1, 5)):
            sign = chance.choice((1, -1))
            if chance.random() < 0.2:
                symbol = chance.choice(sorted(hand))
                found.append(sign * (features.first_hand + VARIANT.kinds[symbol] - 1))
                balance += sign * hand[symbol]
            else:
                symbol = chance.choice(sorted(worth))
                cell = (VARIANT.kinds[symbol] - 1) * features.cells + chance.randrange(features.cells)
                found.append(sign * (1 + cell))
                balance += sign * worth[symbol]
        won = chance.random() < 1 / (1 + math.exp(-balance / SCALE))
        samples.extend([len(found), 2 * won, round(balance), chance.choice((1, -1)), 0, *NO_TERMS, *found])
    return samples


def fitted(samples: array[int]) -> PractisedValues:
    """The values fitted to samples."""
    fit = Fit(Features(TABLES), practised_weights(TABLES, START), samples)
    offsets = fit.run(SCALE, lambda: True)
    assert offsets is not None
    return fit.values(offsets, START)


@pytest.mark.once
def test_a_fit_finds_what_pieces_are_worth():
    values = fitted(made_up({"P": 100, "N": 300, "B": 0, "R": 250}, {"P": 150, "N": 200}, 1000))
    assert values.board["B"] <= 50, "a piece that is worth nothing"
    assert values.board["P"] == pytest.approx(100, abs=35)
    assert values.board["N"] == pytest.approx(3 * values.board["P"], rel=0.3)
    assert values.board["R"] == pytest.approx(250, abs=60)
    assert values.hand["P"] == pytest.approx(150, abs=60)
    assert values.places["K"] == START.places["K"], "no sample had a king"


def test_every_build_gets_the_same_fit():
    values = fitted(made_up({"P": 100, "N": 300, "B": 0, "R": 250}, {"P": 150, "N": 200}, 300))
    assert values.board == {"P": 55, "N": 270, "B": 10, "R": 238}
    assert values.hand == {"P": 87, "N": 248}


def test_without_games_nothing_changes():
    assert fitted(array("h")) == START


@pytest.mark.once
def test_the_scale_fits_the_results():
    board = {symbol: float(value) for symbol, value in START.board.items()}
    samples = made_up(board, {symbol: float(value) for symbol, value in START.hand.items()}, 1500)
    fit = Fit(Features(TABLES), practised_weights(TABLES, START), samples)
    assert fit.scale() == pytest.approx(SCALE, rel=0.25)


def test_features_add_up_to_the_evaluation():
    values = fitted(made_up({"P": 100, "N": 300, "B": 0, "R": 250}, {"P": 150, "N": 200}, 100))
    weights = practised_weights(TABLES, values)
    features, evaluator = Features(TABLES), Evaluator(TABLES, weights)
    worth = features.weights(weights)
    for text in (VARIANT.start, "rnk1r/ppppp/2B2/P1PPP/RNK1R[Nnpp] b - - 0 1", "2k2/P4/5/4p/2KR1[] w - - 0 1"):
        position = fen.read(VARIANT, text)
        evaluator.refresh(position)
        total = sum(worth[each] if each > 0 else -worth[-each] for each in features.of(position))
        assert total == pytest.approx(int(evaluator.sums[0]), abs=4), "rounded, both sides and wings averaged"


def test_a_sample_is_evaluated_like_in_the_engine():
    values = replace(START, terms={"mobility": 35, "passed_late": 40, "tempo": 20})
    weights = practised_weights(TABLES, values)
    features, evaluator = Features(TABLES), Evaluator(TABLES, weights)
    general = GeneralTerms(TABLES, weights.board, weights.terms)
    texts = (
        "rnk1r/ppppp/2B2/P1PPP/RNK1R[Nnpp] b - - 0 1",
        "2k2/P4/5/4p/2KR1[] w - - 0 1",
        "rnkb1/p4/2N2/4P/RNK2[] w - - 0 1",
    )
    for text in (VARIANT.start, *texts):
        position = fen.read(VARIANT, text)
        evaluator.refresh(position)
        evaluation = int(evaluator.evaluate(position, 0))
        fit = Fit(features, weights, array("h", features.sample(position, 0, general)))
        expected = -evaluation if position.side else evaluation
        assert fit.evaluate(0) == pytest.approx(expected, abs=4), "rounded, both sides and wings averaged"


@pytest.mark.once
def test_a_fit_finds_what_a_term_is_worth():
    chance = random.Random(3)
    samples = array("h")
    protected, supported = (TERMS.index(name) for name in ("protected", "supported"))
    for _ in range(1000):
        terms = list(NO_TERMS)
        terms[protected], terms[supported] = chance.randrange(-9, 10), chance.randrange(-9, 10)
        balance = 16 * terms[protected]
        won = chance.random() < 1 / (1 + math.exp(-balance / SCALE))
        samples.extend([0, 2 * won, balance, chance.choice((1, -1)), 0, *terms])
    found = fitted(samples).terms
    assert found.keys() == {"protected_late", "supported_late"}, "all samples are of the end"
    assert TERM_WEIGHTS.protected_late < found["protected_late"] < 16 * 16 + 40, "it is worth 16 hundredths of a pawn"
    assert found["supported_late"] < TERM_WEIGHTS.supported_late / 2, "it is worth nothing"


def test_a_term_without_weights_can_be_fitted():
    start = practised_weights(TABLES, replace(START, terms={"supported": 0, "supported_late": 0}))
    terms = [int(name == "supported") for name in TERMS]
    fit = Fit(Features(TABLES), start, array("h", [0, 2, 100, 1, 0, *terms]))
    offsets = fit.run(SCALE, lambda: True)
    assert offsets is not None
    assert fit.values(offsets, START).terms["supported_late"] > 0


def test_values_survive_a_round_trip():
    values = fitted(made_up({"P": 100, "N": 300}, {"P": 150}, 200))
    assert read_practised(json.dumps(values.as_table())).values == values
    values = replace(values, terms={"mobility": 24, "pair_late": -1})
    assert read_practised(json.dumps(values.as_table())).values == values
    terms = practised_weights(TABLES, values).terms
    assert terms == replace(TERM_WEIGHTS, mobility=24, pair_late=-1)
    weights = practised_weights(TABLES, START)
    assert weights.board == weights_of(TABLES, False).board
    assert weights.piece_square == weights_of(TABLES, False).piece_square


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"mobilty": 24}, "unknown term, mobilty"),
        ({"mobility": "24"}, "no numbers"),
        ({"mobility": 9001}, "no numbers"),
        ([24], "no numbers"),
    ],
)
def test_weights_of_terms_are_checked(terms, words):
    with pytest.raises(Refused, match=words):
        read_practised(json.dumps({**START.as_table(), "terms": terms}))


def test_a_game_depends_only_on_its_seed():
    weights = practised_weights(TABLES, START)
    players = Players(VARIANT, TABLES, weights, weights)
    first, second = (players.learn(seed, 40) for seed in ("1", "2"))
    again = Players(VARIANT, TABLES, weights, weights).learn("2", 40)
    assert again == second != first
    points, samples = second
    assert points in (0.0, 0.5, 1.0)
    counted, index = 0, 0
    while index < len(samples):
        assert samples[index + 1] == 2 * points
        index += HEAD + samples[index]
        counted += 1
    assert counted <= SAMPLES


def test_both_sides_of_an_opening_are_played():
    weights = practised_weights(TABLES, START)
    first, second = Players(VARIANT, TABLES, weights, weights).compare("1", 60)
    assert first + second == 1, "the same weights on both sides"


def made_up_result(task: dict[str, Any]) -> dict[str, Any]:
    """The result of a task, which follows from its seeds."""
    chance = random.Random(f"{task['seeds']} {task['first']} {task['second']}")
    if task["compare"]:
        return {"points": [chance.choice((0, 0.5, 1)) for _ in 2 * task["seeds"]]}
    samples = array("h")
    for _ in task["seeds"]:
        features = [chance.randrange(1, 60), -chance.randrange(1, 60)]
        samples.extend([2, chance.randrange(3), 0, 1, 0, *NO_TERMS, *features])
    return {"points": [0.5] * len(task["seeds"]), "samples": packed(samples)}


def practise(
    path: Path, plan: Plan = PLAN, keep_going: Callable[[], bool] = lambda: True
) -> tuple[PractisedValues | None, Progress]:
    """The result of practice."""
    made = Job(VARIANT, plan, path, START, lambda progress: None, keep_going)
    made.run(2)
    return made.values, made.progress


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Practice without other processes."""
    monkeypatch.setattr(session, "Pool", lambda *_: FakePool(made_up_result))


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_killed_practice_resumes(tmp_path):
    whole = tmp_path / "whole"
    values, progress = practise(whole)
    assert values is not None
    assert values != START
    assert (progress.stage, progress.games, len(progress.pairs)) == ("done", 2 * 3 * BATCH, 4)
    content = whole.read_bytes()
    chance = random.Random(1)
    for size in [0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(6))]:
        part = tmp_path / "part"
        part.write_bytes(content[:size])
        found, again = practise(part)
        assert (found, again.pairs, again.games) == (values, progress.pairs, progress.games), size


def goes_on(looks: Iterator[int], stop: int) -> bool:
    """Say whether practice continues; every `stop`th answer is no."""
    return next(looks) % stop != stop - 1


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_stopped_practice_resumes(tmp_path):
    values, progress = practise(tmp_path / "whole")
    looks = iter(range(1000))
    part = tmp_path / "part"
    for stop in (2, 3, 40, 150):
        assert practise(part, keep_going=partial(goes_on, looks, stop))[0] is None
    found, gone_on = practise(part)
    assert (found, replace(gone_on, seconds=progress.seconds)) == (values, progress)


@pytest.mark.usefixtures("pool")
@pytest.mark.once
def test_timed_practice_ends(tmp_path):
    plan = Plan(seconds=0.2, rounds=2)
    values, progress = practise(tmp_path / "state", plan)
    assert values is not None
    assert progress.games >= 2 * BATCH


@pytest.mark.usefixtures("pool")
def test_rounds_are_limited_in_games(tmp_path, monkeypatch):
    monkeypatch.setattr(job, "MAX_BATCHES", 2)
    values, progress = practise(tmp_path / "state", Plan(seconds=1.0, rounds=2))
    assert values is not None
    assert 3 * BATCH <= progress.games <= 4 * BATCH


@pytest.mark.usefixtures("pool")
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
def test_a_pipe_does_not_block(tmp_path):
    path = tmp_path / "state"
    os.mkfifo(path)
    assert head_of(path) is None
    assert last_of(path) is None
    with pytest.raises(OSError, match="regular"):
        RecordFile(path, {})


@pytest.mark.once
def test_damage_is_detected(tmp_path):
    path = tmp_path / "state"
    practise(path)
    content = bytearray(path.read_bytes())
    for place in (3, len(content) // 2, len(content) - 5):
        content[place] ^= 4
        path.write_bytes(content)
        with pytest.raises(Damaged, match="damaged"):
            practise(path)
        content[place] ^= 4
    path.write_bytes(content)
    with pytest.raises(Damaged, match="of other work"):
        practise(path, replace(PLAN, nodes=30))


def test_samples_without_terms_belong_to_other_work(tmp_path):
    path = tmp_path / "state"
    practise(path, keep_going=lambda: False)
    head = head_of(path)
    assert head is not None
    del head["samples"]
    path.unlink()
    RecordFile(path, head).close()
    with pytest.raises(Damaged, match="of other work"):
        practise(path)


def test_samples_are_packed():
    samples = array("h", [1, -2, 9000])
    assert unpacked(packed(samples)) == samples


def test_more_games_shrink_the_error():
    assert error_of(()) > error_of((1.0, 2.0)) > error_of((1.0, 2.0) * 10) > 0


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file of a game."""
    path = tmp_path / "small.toml"
    path.write_text(SHORT_GAME, "utf-8")
    return path


def test_the_command_practises(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(job, "BATCH", 1)
    monkeypatch.setattr(job, "PAIRS", 1)
    monkeypatch.setattr(command, "NICENESS", 0)
    monkeypatch.setattr(command, "plan_for", lambda minutes: Plan(rounds=1, nodes=30, match_nodes=30))
    out = tmp_path / "small.json"
    arguments = [str(game), "--out", str(out), "--batches", "2", "--pairs", "1", "--processes", "1", "--json"]
    (tmp_path / "small.json.practice").write_text("damaged\n")
    monkeypatch.setattr("surajang.engine.streams.wait_for_end", lambda stopped: None)
    assert command.main(PRACTISE, arguments) == 0
    printed = capsys.readouterr()
    assert "starts over" in json.loads(printed.out.splitlines()[0])["note"]
    last = json.loads(printed.out.splitlines()[-1])
    assert (last["stage"], last["games"], last["pairs"]) == ("done", 2, 1)
    assert read_practised(out.read_text("utf-8")).game == "small"
    assert json.loads(out.read_text("utf-8"))["practice"]["kept"] == (last["share"] >= 0.5)
    assert not (tmp_path / "small.json.practice").exists()


QUICK = """
import sys
from surajang.engine.practice import PRACTISE, command, job, session
job.BATCH = job.PAIRS = 1
command.plan_for = lambda minutes: job.Plan(rounds=1, nodes=30, match_nodes=30)
sys.exit(command.main("practise", sys.argv[1:]))
"""


@pytest.mark.once
def test_the_command_ends_with_its_input_still_open(game, tmp_path):
    arguments = [str(game), "--out", str(tmp_path / "small.json"), "--batches", "1", "--pairs", "1", "--json"]
    program = [sys.executable, "-c", QUICK, *arguments]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert b'"done"' in process.stdout.read().splitlines()[-1]
        assert process.wait(60) == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [("mansindam", "has a network"), ("nothing.toml", "nothing.toml"), ("no game", "no game")],
)
def test_games_that_cannot_be_practised_are_refused(name, words, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    assert command.main(PRACTISE, [name, "--out", str(tmp_path / "out")]) == 1
    assert words in capsys.readouterr().err


def test_values_of_another_game_are_not_a_start(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    out = tmp_path / "out"
    out.write_text(json.dumps({**START.as_table(), "game": "another"}))
    assert command.main(PRACTISE, [str(game), "--out", str(out)]) == 1
    assert "do not fit small" in capsys.readouterr().err


def test_practice_ends_when_processes_keep_dying(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.executable", "/bin/false")
    made = Job(VARIANT, PLAN, tmp_path / "state", START, lambda progress: None, lambda: True)
    with pytest.raises(PoolFailed, match="keep ending"):
        made.run(1)
