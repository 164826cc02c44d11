"""Mistakes that no test notices: which are made, which are left out, and that hanging tests end."""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from builds import ROOT
from mutations import mutations

pytest.importorskip("resource", reason="the tool is for POSIX systems")

import mutate

POSIX = pytest.mark.skipif(os.name == "nt", reason="it forks")

SOURCE = b"def least(a: int, b: int) -> int:\n    if a < b:\n        return a\n    return b\n"


def options(**given: object) -> argparse.Namespace:
    return argparse.Namespace(**{"sample": 0, "seed": 1, "changed": None, **given})


def test_every_mutation_can_be_parsed() -> None:
    found = mutations(SOURCE)
    assert len(found) > 3
    for mutation in found:
        changed = mutation.apply(SOURCE)
        assert changed != SOURCE
        compile(changed, "least.py", "exec")


def test_explained_mutations_do_not_change_the_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mutate.chosen("x.py", SOURCE, options(sample=3, seed=7))
    assert before == mutate.chosen("x.py", SOURCE, options(sample=3, seed=7))
    explained = mutate.described("x.py", before[0])
    monkeypatch.setattr(mutate, "equivalent", lambda: {explained})
    assert mutate.chosen("x.py", SOURCE, options(sample=3, seed=7)) == before[1:]


def outcomes(tmp_path: Path, source: str, test: str, known: str = "") -> dict[str, bool]:
    """Return for every mistake in a module of that text, as it is printed, whether a test noticed it."""
    (tmp_path / "tools").mkdir()
    for name in ("mutate.py", "mutations.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    (tmp_path / "tools" / "equivalent_mutations.txt").write_text(known, "utf-8")
    (tmp_path / "least.py").write_text(source, "utf-8")
    (tmp_path / "test_least.py").write_text(f"import least\n\n\ndef test_least():\n    {test}\n", "utf-8")
    command = [
        sys.executable,
        str(tmp_path / "tools" / "mutate.py"),
        "least.py",
        "--tests",
        "test_least.py",
        "--verbose",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    lines = [line.partition(" ") for line in done.stderr.splitlines()]
    found = {words: verdict == "noticed" for verdict, _, words in lines if verdict in ("noticed", "lived")}
    assert done.stderr.endswith(f"{list(found.values()).count(False)} of {len(found)} mistakes lived\n"), done.stderr
    assert done.returncode == (not all(found.values()))
    return found


@POSIX
def test_unexplained_survivors_are_listed(tmp_path: Path) -> None:
    """A test of one order notices all but the other order; of two lesser values, `<=` returns the same."""
    explained = "least.py | if a < b: | if (a <= b): | both are the same then\n"
    found = outcomes(tmp_path, SOURCE.decode(), "assert least.least(1, 2) == 1", explained)
    assert found == {"2: if (a >= b):": True, "3: return None": True, "4: return None": False}


def in_its_own_process(tmp_path: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script with the tool in a new process: a fork must not have threads of other tests."""
    return subprocess.run(
        [sys.executable, "-c", "import json, mutate, os, pathlib, pytest\n" + script],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@POSIX
def test_lines_run_on_threads_are_recorded_and_passed_tests_skipped(tmp_path: Path) -> None:
    (tmp_path / "least.py").write_bytes(SOURCE)
    (tmp_path / "test_least.py").write_text(
        "import threading, least\n\n\ndef test_thread():\n"
        "    thread = threading.Thread(target=least.least, args=(1, 2))\n    thread.start()\n    thread.join()\n\n\n"
        "def test_thread_that_fails():\n    assert least.least(2, 1) == 1\n",
        "utf-8",
    )
    script = (
        "suite = mutate.Suite(pathlib.Path.cwd(), ['test_least.py'], ['least.py'])\n"
        "suite.watch()\n"
        "reached = {test: sorted(lines) for test, lines in suite.lines['least.py'].items()}\n"
        "module = pathlib.Path('least.py')\n"
        "module.write_bytes(module.read_bytes().replace(b'return b', b'return a * 1'))\n"
        "failed = suite._run(suite.tests, 10)\n"
        "left = suite._run(suite.tests, 10, passed=['test_least.py::test_thread_that_fails'])\n"
        "pathlib.Path('found.json').write_text(json.dumps([reached, failed, left]))\n"
    )
    done = in_its_own_process(tmp_path, script)
    assert done.returncode == 0, done.stderr
    reached, failed, left = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert reached["test_least.py::test_thread"] == [1, 2, 3]
    assert reached["test_least.py::test_thread_that_fails"] == [1, 2, 4]
    assert (failed != 0, left) == (True, 0)


@POSIX
def test_a_test_in_an_endless_loop_is_ended(tmp_path: Path) -> None:
    (tmp_path / "test_turns.py").write_text("def test_turns():\n    while True:\n        pass\n", "utf-8")
    script = (
        "suite = mutate.Suite(pathlib.Path.cwd(), ['test_turns.py'], [])\n"
        "raise SystemExit(0 if suite._run(suite.tests, 1) else 'it passed')\n"
    )
    done = in_its_own_process(tmp_path, script)
    assert done.returncode == 0, done.stderr


@POSIX
def test_tests_end_with_the_process_that_waits_for_them(tmp_path: Path) -> None:
    """Even if that is killed in the middle of a test."""
    fcntl = pytest.importorskip("fcntl")
    (tmp_path / "test_waits.py").write_text(
        "import fcntl, time\n\n\ndef test_waits():\n"
        "    with open('alive', 'w') as file:\n        fcntl.flock(file, fcntl.LOCK_EX)\n        time.sleep(600)\n",
        "utf-8",
    )
    script = (
        "import mutate, pathlib\nmutate.AT_LEAST = 600\n"
        "suite = mutate.Suite(pathlib.Path.cwd(), ['test_waits.py'], [])\n"
    )
    waiting = subprocess.Popen(
        [sys.executable, "-c", script + "suite._run(suite.tests, 600)\n"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
    )

    def alive() -> bool:
        """Return whether the test holds its file."""
        with open(tmp_path / "alive", "a") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    try:
        wait_until(alive)
    finally:
        waiting.kill()
        waiting.wait()
    wait_until(lambda: not alive())


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds, for less time than the test lasts."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_every_module_of_the_rooms_has_existing_tests() -> None:
    for name in mutate.modules(["rules", "gui/document", "gui/play", "gui/players", "gui/storage"]):
        for pattern in mutate.tests_of(name):
            assert list(ROOT.glob(pattern)), f"{pattern}, named for {name}"


@POSIX
def test_a_test_that_waits_forever_is_ended(tmp_path: Path) -> None:
    """In a separate process, which the alarm ends."""
    (tmp_path / "test_waits.py").write_text("import time\n\n\ndef test_waits():\n    time.sleep(60)\n", "utf-8")
    script = (
        "mutate.AT_LEAST = 1\npytest.main(['-q', '-p', 'no:cacheprovider', 'test_waits.py'], [mutate.Limits({})])\n"
    )
    done = in_its_own_process(tmp_path, script)
    assert done.returncode == -signal.SIGALRM


def test_the_tool_starts_without_its_folder_on_the_path() -> None:
    done = subprocess.run(
        [sys.executable, "-P", str(ROOT / "tools" / "mutate.py"), "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "--sample" in done.stdout
