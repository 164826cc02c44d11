"""Tuning of the search: a copy that reads its numbers from a list, what games teach, and numbers written back."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tune_search
from builds import ROOT

NUMBERS = tune_search.source_numbers(ROOT)

IN_THE_COPY = """
import json, sys
sys.path.insert(0, "tools")
import tune_search
from surajang.engine import bench, numbers
bench_nodes = bench.run(3, lambda line: None, lambda search: True).splitlines()[0]
own = list(map(int, numbers.NUMBERS))
changed = [number + 1 for number in own]
numbers.put(changed)
taken = list(map(int, numbers.NUMBERS)) == changed
points = tune_search.play_pair(("mansindam", 3, 40, own, own))
print(json.dumps([bench_nodes, taken, points]))
"""


def run_in(folder: Path, code: str) -> str:
    """What a program prints that runs in a copy of the sources, interpreted."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, check=True, capture_output=True)
    return done.stdout.decode()


def test_every_number_stands_in_the_sources_within_its_bounds() -> None:
    for (name, number), (step, least, most) in zip(tune_search.named(NUMBERS), tune_search.RANGES, strict=True):
        assert step > 0, name
        assert least <= number <= most, name


def test_a_copy_plays_as_the_sources_do_and_takes_other_numbers(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    tune_search.copy(ROOT, copy)
    text = "".join(file.read_text("utf-8") for file in (copy / "engine").glob("*.py"))
    for place in range(len(NUMBERS)):
        assert f"NUMBERS[{place}]" in text
    nodes, taken, points = json.loads(run_in(copy, IN_THE_COPY))
    assert taken
    assert points in ([0, 1], [0.5, 0.5], [1, 0])
    code = (
        "from surajang.engine.bench import run; print(run(3, lambda line: None, lambda search: True).splitlines()[0])"
    )
    assert nodes == run_in(ROOT, code).strip()


def test_numbers_that_are_written_are_read_back(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("tuned", "__pycache__"))
    tune_search.write(tmp_path, NUMBERS)
    for module in tune_search.NUMBERS:
        assert tune_search.source(tmp_path, module).read_bytes() == tune_search.source(ROOT, module).read_bytes()
    others = [-number for number in NUMBERS]
    tune_search.write(tmp_path, others)
    assert tune_search.source_numbers(tmp_path) == others


@pytest.mark.parametrize("points", [0.0, 1.0, 2.0])
def test_numbers_go_where_games_are_won(tmp_path: Path, points: float) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 100)
    change, (_, number, nodes, first, second) = next(tuning.directions(500))
    assert (number, nodes) == (0, 500)
    assert first != second
    tuning.learn(change, points)
    for before, after, part in zip(NUMBERS, tuning.numbers, change, strict=True):
        assert (after - before) * part * (points - 1) >= 0
    assert (tuning.numbers == NUMBERS) == (points == 1)


def test_a_tuning_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 100)
    tuning.learn([float(step) for step, _, _ in tune_search.RANGES], 2.0)
    tuning.save()
    again = tune_search.Tuning(tmp_path / "numbers.json", 100)
    assert (again.numbers, again.played) == (tuning.numbers, 1)
    assert next(again.directions(500))[1][1] == 1
    assert tune_search.tuned_numbers(tuning.file) == [round(number) for number in tuning.numbers]


def test_no_number_leaves_its_bounds(tmp_path: Path) -> None:
    tuning = tune_search.Tuning(tmp_path / "numbers.json", 10)
    for sign in (1, -1):
        for _ in range(10):
            tuning.learn([sign * 1000.0 * step for step, _, _ in tune_search.RANGES], 2.0)
        expected = [most if sign > 0 else least for _, least, most in tune_search.RANGES]
        assert tuning.numbers == expected
        assert tuning.moved([100.0 * sign * step for step, _, _ in tune_search.RANGES]) == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tune", "numbers.json"], "in a copy of the sources"),
        (["write", "missing.json"], "no file that `tune` has written"),
        (["copy", "."], "is there already"),
    ],
)
def test_says_what_it_cannot_do(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tune_search.py", *words])
    with pytest.raises(SystemExit):
        tune_search.main()
    assert said in capsys.readouterr().err
