"""Put small mistakes into modules, one at a time, and list those that no test notices.

    ./play --python tools/mutate.py rules/movegen.py rules/game.py [--sample 40] [--seed 1] [--tests FILE…]

A mistake is a comparison turned round, a number one too high, a statement left out, and the like (`mutations.py`).
`--sample` takes so many of a module's, chosen by `--seed`; `--changed REF` only those on lines that differ from a
commit. `--tests` names the tests to run instead of those in `TESTS`. It works in a copy of the sources, on the
interpreted core, and prints every mistake that lived, with its line; the exit status is 1 if one did.

Tests run once as they are, to see which of them reach which line and how long they take. Then each mistake meets those
that reach its line, the quickest first, and one that outlives them meets all tests of its module. Tests that take far
longer than before, in CPU seconds, have noticed, too.

What changes nothing that can be seen is listed with its reason in `equivalent_mutations.txt`, and left out. Both there
and in what is printed, ` | ` stands between the module, its line, and the line with the mistake.

For POSIX systems: tests run in processes forked from one that has loaded pytest but nothing of the program.
"""

import argparse
import contextlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = Path(__file__).with_name("equivalent_mutations.txt")

TESTS: dict[str, tuple[str, ...]] = {
    "rules/moves.py": ("tests/rules/test_moves.py", "tests/rules/test_perft.py"),
    "rules/changes.py": ("tests/rules/test_moves.py", "tests/rules/test_properties.py"),
    "rules/attackers.py": (
        "tests/rules/test_refusal.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_strange_games.py",
    ),
    "rules/betza.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py"),
    "rules/games": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py", "tests/rules/test_rules_*.py"),
    "rules/game.py": (
        "tests/rules/test_rules_*.py",
        "tests/rules/test_pgn.py",
        "tests/rules/test_query.py",
        "tests/gui/pages/test_review.py",
    ),
    "rules/refusal.py": ("tests/rules/test_refusal.py",),
    "rules/tables.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py", "tests/rules/test_rules_*.py"),
    "rules/transition.py": ("tests/rules/test_properties.py",),
    "rules/variant.py": ("tests/rules/test_game_data.py",),
    "rules/zobrist.py": ("tests/rules/test_game_data.py",),
    "rules/fen.py": ("tests/rules/test_fen.py", "tests/rules/test_properties.py"),
    "rules/notation.py": ("tests/rules/test_notation.py", "tests/rules/test_properties.py"),
    "rules/query.py": ("tests/rules/test_query.py",),
    "rules": (
        "tests/rules/test_rules_*.py",
        "tests/rules/test_perft.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_strange_games.py",
        "tests/crosscheck/test_positions.py",
    ),
    "gui/document": ("tests/gui/document/*.py", "tests/gui/pages/test_review.py"),
    "gui/match": ("tests/gui/match/*.py", "tests/gui/pages/test_hot_seat.py", "tests/gui/pages/test_review.py"),
    "gui/storage": ("tests/gui/storage/*.py", "tests/gui/test_settings.py"),
    "gui": ("tests/gui/**/*.py",),
}
"""The tests of a module, or of those in a folder; the longest name that fits counts."""

SEPARATOR = " | "

MEMORY = 4 << 30
"""Bytes that a test run may take; a mistake may ask for all there are."""

SLOWEST = 30
"""How many times longer than its CPU seconds a test run may last, where others use the machine, too."""

LOOKS = 50
"""How often in a second it is looked whether a test run has ended."""

LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", "__pycache__", ".*_cache", ".hypothesis", "dist", "*.so", "*.pyd")


class Watcher:
    """A pytest plugin that notes how long each test takes, and which lines of a module it runs."""

    def __init__(self, module: Path) -> None:
        self.module = str(module)
        self.lines: dict[str, set[int]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Watch one test with its fixtures."""
        lines = self.lines.setdefault(item.nodeid, set())

        def inside(frame: FrameType, event: str, _: object) -> Any:
            lines.add(frame.f_lineno)
            return inside

        def entered(frame: FrameType, event: str, _: object) -> Any:
            return inside(frame, event, None) if frame.f_code.co_filename == self.module else None

        started = time.process_time()
        sys.settrace(entered)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - started


class Module:
    """One module in the copy of the sources, and the tests that it meets."""

    def __init__(self, copy: Path, name: str, tests: Sequence[str]) -> None:
        self.copy = copy
        self.name = name
        self.path = copy / name
        self.source = self.path.read_bytes()
        self.tests = [str(path.relative_to(copy)) for pattern in tests for path in sorted(copy.glob(pattern))]
        self.lines: dict[str, set[int]] = {}
        self.seconds: dict[str, float] = {}

    def watch(self) -> None:
        """Run the tests as they are. Raises SystemExit where they fail."""
        answer = self.copy / "watched.json"
        status = self._run(self.tests, 3600, answer)
        if status:
            raise SystemExit(f"mutate: the tests of {self.name} fail as they are: {' '.join(self.tests)}")
        watched = json.loads(answer.read_text("utf-8"))
        self.lines = {test: set(lines) for test, lines in watched["lines"].items()}
        self.seconds = watched["seconds"]

    def notices(self, mutation: Mutation) -> bool:
        """Say whether some test fails with a mistake."""
        self.path.write_bytes(mutation.apply(self.source))
        try:
            quick = sorted(self._reaching(mutation.line), key=lambda test: self.seconds[test])
            chosen = quick[: self._worth_it(quick)]
            if chosen and self._run(chosen, _patience([self.seconds[test] for test in chosen])):
                return True
            return bool(self._run(self.tests, _patience(self.seconds.values())))
        finally:
            self.path.write_bytes(self.source)

    def _reaching(self, line: int) -> list[str]:
        """Return the tests that run a line."""
        return [test for test, lines in self.lines.items() if line in lines]

    def _worth_it(self, tests: Sequence[str]) -> int:
        """Return how many of some tests take less than a third of the time that all of the module's take."""
        left, count = sum(self.seconds.values()) / 3, 0
        while count < len(tests) and (left := left - self.seconds[tests[count]]) > 0:
            count += 1
        return count

    def _run(self, tests: Sequence[str], most: int, answer: Path | None = None) -> int:
        """Run tests until one fails, in a process of their own with `most` CPU seconds. Return 0 if all passed.

        Where `answer` is given, write what a Watcher saw into that file.
        """
        process = os.fork()
        if process == 0:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            _test_here(self, tests, answer)
        # What waits for nothing takes no CPU time. A clock would count on while both processes are stopped.
        for _ in range(SLOWEST * most * LOOKS):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                _end_all_of(process)
                return status
            time.sleep(1 / LOOKS)
        _end_all_of(process)
        os.waitpid(process, 0)
        return -1


def _test_here(module: Module, tests: Sequence[str], answer: Path | None) -> None:
    """Run tests in this process, and end it."""
    status = 1
    try:
        log = os.open(module.copy / "pytest.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(log, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.chdir(module.copy)
        sys.path.insert(0, str(module.copy))
        sys.dont_write_bytecode = answer is None
        watcher = Watcher(module.path)
        status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests], [watcher] if answer else []))
        if answer:
            lines = {test: sorted(lines) for test, lines in watcher.lines.items()}
            answer.write_text(json.dumps({"lines": lines, "seconds": watcher.seconds}), "utf-8")
    finally:
        os._exit(status)


def _patience(seconds: Iterable[float]) -> int:
    """Return how many CPU seconds tests may take that took so many without a mistake, watched."""
    return 10 + int(3 * sum(seconds))


def _end_all_of(process: int) -> None:
    """End a process that leads a group, and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def tests_of(name: str) -> tuple[str, ...]:
    """Return the patterns of the tests for a module. Raises SystemExit where none are known."""
    for part in (name, *(str(folder) for folder in Path(name).parents)):
        if part in TESTS:
            return TESTS[part]
    raise SystemExit(f"mutate: which tests are those of {name}? Name them with --tests.")


def modules(names: Sequence[str]) -> list[str]:
    """Return the modules that paths name, a folder all of its own."""
    found = []
    for name in names:
        path = (ROOT / name).resolve()
        paths = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        found += [each.relative_to(ROOT).as_posix() for each in paths if each.stat().st_size]
    return found


def equivalent() -> set[str]:
    """Return the mistakes that change nothing, as they are printed."""
    lines = [line for line in EQUIVALENT.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {line.rpartition(SEPARATOR)[0] for line in lines}


def described(name: str, mutation: Mutation) -> str:
    """Return a mistake as it is printed."""
    return SEPARATOR.join((name, mutation.code, mutation.changed))


def changed_lines(name: str, reference: str) -> set[int]:
    """Return the lines of a module that differ from a commit."""
    command = ["git", "diff", "--unified=0", reference, "--", name]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: set[int] = set()
    for first, count in re.findall(r"^@@ [^+]*\+(\d+)(?:,(\d+))? @@", output, re.MULTILINE):
        found.update(range(int(first), int(first) + int(count or 1)))
    return found


def chosen(name: str, source: bytes, options: argparse.Namespace) -> list[Mutation]:
    """Return the mistakes that a module is to meet."""
    known = equivalent()
    found = [each for each in mutations(source) if described(name, each) not in known]
    if options.changed:
        lines = changed_lines(name, options.changed)
        found = [mutation for mutation in found if mutation.line in lines]
    if options.sample and len(found) > options.sample:
        found = random.Random(f"{options.seed} {name}").sample(found, options.sample)
    return sorted(found, key=lambda mutation: mutation.start)


def main() -> int:
    parser = argparse.ArgumentParser(description="Put small mistakes into modules and list those that no test notices.")
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="a module or a folder, from the top")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many of each module's mistakes")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (1)")
    parser.add_argument("--changed", metavar="REF", help="only mistakes on lines that differ from this commit")
    parser.add_argument("--tests", nargs="+", metavar="FILE", help="the tests to run")
    parser.add_argument("--verbose", action="store_true", help="print every mistake on standard error")
    options = parser.parse_args()
    lived = met = 0
    with tempfile.TemporaryDirectory(prefix="surajang-mutate-") as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        for name in modules(options.modules):
            mistakes = chosen(name, (copy / name).read_bytes(), options)
            if not mistakes:
                continue
            module = Module(copy, name, options.tests or tests_of(name))
            module.watch()
            for mutation in mistakes:
                met += 1
                noticed = module.notices(mutation)
                if options.verbose:
                    print("noticed" if noticed else "lived", f"{mutation.line}: {mutation.changed}", file=sys.stderr)
                if not noticed:
                    lived += 1
                    print(f"{mutation.line}: {described(name, mutation)}", flush=True)
            print(f"{name}: {len(mistakes)} mistakes", file=sys.stderr, flush=True)
    print(f"{lived} of {met} mistakes lived", file=sys.stderr)
    return 1 if lived else 0


if __name__ == "__main__":
    sys.exit(main())
