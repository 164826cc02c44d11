"""Games on many processes and machines: each counted once, in order, even if workers die."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import cluster
import cluster_items
import pytest
from builds import ROOT, module_file

NUMBERS = list(range(40))
SQUARES = [number * number for number in NUMBERS]


def test_one_process_and_several_give_the_same_result() -> None:
    assert list(cluster.run(cluster_items.square, NUMBERS)) == SQUARES
    assert list(cluster.run(cluster_items.square, iter(NUMBERS), at_once=2)) == SQUARES
    assert list(cluster.run(cluster_items.square, iter(NUMBERS), at_once=2, bundle=7)) == SQUARES


def test_items_of_a_dead_process_are_run_again_and_counted_once(tmp_path: Path) -> None:
    items = [(str(tmp_path), 20, number) for number in NUMBERS]
    assert list(cluster.run(cluster_items.square_at_last, items, at_once=2)) == SQUARES
    runs = {number: len((tmp_path / str(number)).read_text().splitlines()) for number in NUMBERS}
    assert runs[20] == 2
    assert all(runs[number] == 1 for number in range(15)), "what was finished before is not run again"


def test_an_item_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(SystemExit, match=r"died 3 times over \[7\]"):
        list(cluster.run(cluster_items.die, [7], at_once=2))


def test_nothing_more_runs_when_the_results_are_closed(tmp_path: Path) -> None:
    results = cluster.run(cluster_items.square_at_last, ((str(tmp_path), -1, n) for n in range(1000)), at_once=2)
    assert next(results) == 0
    results.close()
    assert len(list(tmp_path.iterdir())) <= 2 * cluster.AHEAD


def test_a_worker_with_other_code_is_refused() -> None:
    with pytest.raises(cluster.CannotRun, match="another version of the program"):
        cluster._call("0" * 64, "cluster_items", "square", [3])  # noqa: SLF001  # what a worker runs


def test_a_missing_package_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SystemExit, match="needs the package distributed"):
        list(cluster.run(cluster_items.square, NUMBERS, cluster="tcp://there:1"))


def test_the_scheduler_can_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    import argparse

    monkeypatch.setenv(cluster.VARIABLE, "tcp://there:1")
    parser = argparse.ArgumentParser()
    cluster.add_options(parser)
    assert (parser.parse_args([]).cluster, parser.parse_args([]).at_once) == ("tcp://there:1", 1)
    assert parser.parse_args(["--cluster", "tcp://here:1"]).cluster == "tcp://here:1"


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="the package distributed is not installed")
def test_losing_a_worker_does_not_change_the_result() -> None:
    """The levels' table, played by one process and by a Dask cluster of two workers, one killed after two games."""
    trial = [sys.executable, str(ROOT / "tools" / "cluster_trial.py"), "--after", "2"]
    table = [str(ROOT / "tools" / "levels.py"), "--games", "9", "--families", "mansindam", "--highest", "-20"]
    done = subprocess.run(
        [*trial, *table],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent), "PYTHONSAFEPATH": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 items, " in done.stdout
    assert "the output is the same" in done.stdout
    assert "a worker was killed" in done.stdout
