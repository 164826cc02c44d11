"""Put small mistakes into modules, one at a time, and list those that no test notices.

    ./play --python tools/mutate.py rules/movegen.py rules/game.py [--sample 40] [--seed 1] [--tests FILE…]

A mistake is a reversed comparison, a number one too high, a removed statement, and the like (`mutations.py`).
`--sample` takes this many of a module's mistakes, chosen by `--seed`; `--changed REF` only those on lines that differ
from a commit. `--tests` names the tests to run instead of those in `TESTS`. It works in a copy of the sources, on the
interpreted core, and prints every mistake that survived, with its line; the exit status is 1 if one did.

The tests first run unchanged, once for all modules that share them, to record the lines that each test reaches and its
time. Then each mistake is run against the tests that reach its line, the fastest first, and a survivor against the
other tests of its module. A test that takes far longer than before, in CPU seconds, or that hangs, counts as failed.

Equivalent mutations, which change nothing observable, are listed with their reasons in `equivalent_mutations.txt` and
left out. There and in the output, ` | ` separates the module, its line, and the line with the mistake.

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
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = Path(__file__).with_name("equivalent_mutations.txt")

TESTS: dict[str, tuple[str, ...]] = {
    "rules/moves.py": ("tests/rules/test_moves.py", "tests/rules/test_perft.py"),
    "rules/changes.py": ("tests/rules/test_moves.py", "tests/rules/test_properties.py"),
    "rules/__init__.py": ("tests/rules/test_api.py",),
    "rules/api.py": ("tests/rules/test_api.py", "tests/test_docs.py"),
    "rules/expectations.py": ("tests/rules/test_expectations.py", "tests/rules/test_refusal.py"),
    "rules/position.py": (
        "tests/rules/test_rules_*.py",
        "tests/rules/test_moves.py",
        "tests/rules/test_perft.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_strange_games.py",
    ),
    "rules/attackers.py": (
        "tests/rules/test_rules_palaceshogi.py",
        "tests/rules/test_refusal.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_strange_games.py",
    ),
    "rules/betza.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py"),
    "rules/definition.py": ("tests/rules/test_definition.py",),
    "rules/definition_writer.py": ("tests/rules/test_definition.py",),
    "rules/toml_places.py": ("tests/rules/test_definition.py",),
    "rules/game_files.py": ("tests/rules/test_game_files.py",),
    "rules/game.py": (
        "tests/rules/test_game.py",
        "tests/rules/test_rules_*.py",
        "tests/rules/test_pgn.py",
        "tests/rules/test_query.py",
        "tests/gui/play/test_record.py",
    ),
    "rules/refusal.py": ("tests/rules/test_refusal.py", "tests/rules/test_expectations.py"),
    "rules/tables.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py", "tests/rules/test_rules_*.py"),
    "rules/piece.py": ("tests/rules/test_game_data.py",),
    "rules/special_rules.py": ("tests/rules/test_game_data.py",),
    "rules/codes.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py"),
    "rules/rays.py": ("tests/rules/test_game_data.py", "tests/rules/test_perft.py", "tests/rules/test_rules_*.py"),
    "rules/transition.py": ("tests/rules/test_properties.py",),
    "rules/unreachable.py": ("tests/rules/test_refusal.py", "tests/rules/test_expectations.py"),
    "rules/variant.py": ("tests/rules/test_game_data.py",),
    "rules/zobrist.py": ("tests/rules/test_game_data.py", "tests/rules/test_zobrist.py"),
    "rules/__main__.py": (
        "tests/rules/test_cli.py",
        "tests/rules/test_fairy_stockfish.py",
        "tests/rules/test_game_files.py",
    ),
    "rules/coordinates.py": ("tests/rules/test_notation.py", "tests/rules/test_refusal.py", "tests/rules/test_cli.py"),
    "rules/diagram.py": (
        "tests/rules/test_fen.py",
        "tests/rules/test_properties.py",
        "tests/gui/editor/test_editor.py",
    ),
    "rules/errors.py": (
        "tests/rules/test_words.py",
        "tests/rules/test_definition.py",
        "tests/rules/test_game_files.py",
    ),
    "rules/fairy_stockfish.py": ("tests/rules/test_fairy_stockfish.py", "tests/gui/engines/test_engine_list.py"),
    "rules/fen.py": ("tests/rules/test_fen.py", "tests/rules/test_properties.py"),
    "rules/files.py": ("tests/rules/test_files.py",),
    "rules/language.py": ("tests/rules/test_words.py", "tests/rules/test_refusal.py"),
    "rules/movetext.py": ("tests/rules/test_pgn.py", "tests/rules/test_properties.py"),
    "rules/notation.py": (
        "tests/rules/test_notation.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_refusal.py",
    ),
    "rules/notation_reader.py": (
        "tests/rules/test_notation.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_refusal.py",
    ),
    "rules/perft.py": ("tests/rules/test_perft.py", "tests/rules/test_cli.py"),
    "rules/pgn.py": ("tests/rules/test_pgn.py", "tests/rules/test_sections.py", "tests/rules/test_properties.py"),
    "rules/pgn_clocks.py": ("tests/rules/test_pgn.py",),
    "rules/pgn_command.py": ("tests/rules/test_pgn_command.py",),
    "rules/pgn_sections.py": ("tests/rules/test_sections.py", "tests/rules/test_pgn.py"),
    "rules/pgn_tags.py": ("tests/rules/test_pgn.py", "tests/rules/test_sections.py"),
    "rules/pgn_writer.py": ("tests/rules/test_pgn.py", "tests/rules/test_properties.py"),
    "rules/query.py": ("tests/rules/test_query.py",),
    "rules/reasons.py": ("tests/rules/test_words.py",),
    "rules/show.py": ("tests/rules/test_cli.py",),
    "rules/tokens.py": ("tests/rules/test_pgn.py", "tests/rules/test_sections.py"),
    "rules/words.py": ("tests/rules/test_words.py", "tests/rules/test_refusal.py"),
    "rules": (
        "tests/rules/test_rules_*.py",
        "tests/rules/test_perft.py",
        "tests/rules/test_properties.py",
        "tests/rules/test_strange_games.py",
        "tests/crosscheck/test_positions.py",
    ),
    "gui/document/drawn_marks.py": ("tests/gui/document/*.py", "tests/gui/review/test_review.py"),
    "gui/document/move_text.py": ("tests/gui/words/test_move_text.py", "tests/gui/play/test_coaching.py"),
    "gui/document": ("tests/gui/document/*.py", "tests/gui/play/test_record.py"),
    "gui/play": ("tests/gui/play/*.py", "tests/gui/board/test_board_premove.py", "tests/gui/app/test_captions.py"),
    "gui/play/move_list.py": ("tests/gui/play/*.py", "tests/gui/desk/*.py"),
    "gui/players/saved_game.py": ("tests/gui/players/test_saved_game.py", "tests/gui/play/test_record.py"),
    "gui/players": ("tests/gui/players/*.py", "tests/gui/play/test_match.py"),
    "gui/board/film.py": ("tests/gui/desk/test_sharing.py",),
    "gui/storage/autosave.py": ("tests/gui/play/test_match.py", "tests/gui/storage/test_saving.py"),
    "gui/storage/definitions.py": ("tests/gui/desk/test_definitions.py",),
    "gui/storage/drafts.py": ("tests/gui/workshop/test_draft_page.py",),
    "gui/storage/playtest_files.py": ("tests/gui/playtest/test_playtest_page.py",),
    "gui/storage/studies_folder.py": ("tests/gui/storage/test_studies_folder.py", "tests/gui/study/test_study_page.py"),
    "gui/storage": ("tests/gui/storage/*.py", "tests/gui/shell/test_settings.py"),
    "gui": ("tests/gui/**/*.py",),
}
"""The tests of a module, or of a folder's modules; the longest matching name counts."""

SEPARATOR = " | "

MEMORY = 4 << 30
"""The memory limit of a test run in bytes, since a mistake may allocate without end."""

SLOWEST = 30
"""The limit of a test run's wall time, as a multiple of its CPU seconds, on a shared machine."""

AT_LEAST = 30
"""The time limit of any test in seconds; a test that waits for a click reaches it."""

LOOKS = 50
"""Checks a second whether a test run has ended."""

LOG = "pytest.log"
"""The file of the tests' output, in the copy of the sources."""

MAX_OUTPUT = 2000
"""Characters of that output that are shown if the unchanged tests fail."""

LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", "__pycache__", ".*_cache", ".hypothesis", "dist", "*.so", "*.pyd")


class Watcher:
    """A pytest plugin that records each test's time and the lines of some modules that it runs."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self.modules = [str(module) for module in modules]
        self.lines: dict[str, dict[str, set[int]]] = {module: {} for module in self.modules}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Watch one test with its fixtures."""
        lines = {module: self.lines[module].setdefault(item.nodeid, set()) for module in self.modules}

        def entered(frame: FrameType, event: str, _: object) -> Any:
            here = lines.get(frame.f_code.co_filename)
            if here is None:
                return None

            def inside(frame: FrameType, event: str, _: object) -> Any:
                here.add(frame.f_lineno)
                return inside

            return inside(frame, event, None)

        started = time.process_time()
        threading.settrace(entered)  # threads that the test starts, too: much is saved on one
        sys.settrace(entered)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - started


class Limits:
    """A pytest plugin that skips tests that have passed, and ends this process when a test takes too long.

    A test may wait without end for a click in a window that a mistake has opened.
    """

    def __init__(self, seconds: dict[str, float], passed: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self.passed = set(passed)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Skip the tests that have passed."""
        items[:] = [item for item in items if item.nodeid not in self.passed]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Run one test with its fixtures."""
        signal.alarm(AT_LEAST + int(SLOWEST * self.seconds.get(item.nodeid, 0)))
        try:
            return (yield)
        finally:
            signal.alarm(0)


class Suite:
    """The tests of some modules, in the copy of the sources."""

    def __init__(self, copy: Path, patterns: Sequence[str], names: Sequence[str]) -> None:
        self.copy = copy
        self.names = names
        self.tests = [str(path.relative_to(copy)) for pattern in patterns for path in sorted(copy.glob(pattern))]
        self.lines: dict[str, dict[str, set[int]]] = {}
        self.seconds: dict[str, float] = {}

    def watch(self) -> None:
        """Run the unchanged tests. Raises SystemExit if they fail twice; one failure may be due to a busy machine."""
        answer = self.copy / "watched.json"
        if self._run(self.tests, 3600, answer) and self._run(self.tests, 3600, answer):
            output = (self.copy / LOG).read_text("utf-8", "replace")[-MAX_OUTPUT:]
            raise SystemExit(f"mutate: the tests of {self.names[0]} fail as they are: {' '.join(self.tests)}\n{output}")
        watched = json.loads(answer.read_text("utf-8"))
        for name in self.names:
            self.lines[name] = {test: set(lines) for test, lines in watched["lines"][str(self.copy / name)].items()}
        self.seconds = watched["seconds"]

    def notices(self, name: str, mutation: Mutation) -> bool:
        """Return whether some test fails with a mistake in a module."""
        path = self.copy / name
        source = path.read_bytes()
        path.write_bytes(mutation.apply(source))
        try:
            reaching = [test for test, lines in self.lines[name].items() if mutation.line in lines]
            quick = sorted(reaching, key=lambda test: self.seconds[test])
            chosen = quick[: self._worth_it(quick)]
            if chosen and self._run(chosen, _patience([self.seconds[test] for test in chosen])):
                return True
            return bool(self._run(self.tests, _patience(self.seconds.values()), passed=chosen))
        finally:
            path.write_bytes(source)

    def _worth_it(self, tests: Sequence[str]) -> int:
        """Return the number of tests that together take less than a third of the whole time."""
        left, count = sum(self.seconds.values()) / 3, 0
        while count < len(tests) and (left := left - self.seconds[tests[count]]) > 0:
            count += 1
        return count

    def _run(self, tests: Sequence[str], most: int, answer: Path | None = None, passed: Sequence[str] = ()) -> int:
        """Run tests until one fails, in a process of their own with `most` CPU seconds. Return 0 if all passed.

        Tests that have `passed` are skipped. If `answer` is given, a Watcher's record is written to that file.
        """
        waits, lives = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(lives)
            _end_with(waits)
            os.setsid()
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            _test_here(self, tests, answer, passed)
        try:
            # A hanging process takes no CPU time, and a clock would count while both processes are stopped.
            for _ in range(SLOWEST * most * LOOKS):
                ended, status = os.waitpid(process, os.WNOHANG)
                if ended:
                    return status
                time.sleep(1 / LOOKS)
            return -1
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(process, 0)
            os.close(waits)
            os.close(lives)


def _end_with(pipe: int) -> None:
    """End this process as soon as the other end of a pipe is closed."""

    def wait() -> None:
        os.read(pipe, 1)
        os._exit(1)

    threading.Thread(target=wait, name="end", daemon=True).start()


def _test_here(suite: Suite, tests: Sequence[str], answer: Path | None, passed: Sequence[str]) -> None:
    """Run tests in this process, and end it."""
    status = 1
    try:
        log = os.open(suite.copy / LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(log, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.chdir(suite.copy)
        sys.path.insert(0, str(suite.copy))
        sys.dont_write_bytecode = answer is None
        watcher = Watcher(suite.copy / name for name in suite.names)
        plugin = watcher if answer else Limits(suite.seconds, passed)
        status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests], [plugin]))
        if answer:
            lines = {
                module: {test: sorted(ran) for test, ran in tests.items()} for module, tests in watcher.lines.items()
            }
            answer.write_text(json.dumps({"lines": lines, "seconds": watcher.seconds}), "utf-8")
    finally:
        os._exit(status)


def _patience(seconds: Iterable[float]) -> int:
    """Return the limit in CPU seconds for tests, from their time without a mistake."""
    return 10 + int(3 * sum(seconds))


def tests_of(name: str) -> tuple[str, ...]:
    """Return the patterns of a module's tests. Raises SystemExit if there are none."""
    for part in (name, *(str(folder) for folder in Path(name).parents)):
        if part in TESTS:
            return TESTS[part]
    raise SystemExit(f"mutate: which tests are those of {name}? Name them with --tests.")


def modules(names: Sequence[str]) -> list[str]:
    """Return the modules named by paths; a folder stands for all its modules."""
    found = []
    for name in names:
        path = (ROOT / name).resolve()
        paths = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        found += [each.relative_to(ROOT).as_posix() for each in paths if each.stat().st_size]
    return found


def suites(copy: Path, names: Iterable[str], tests: Sequence[str] | None) -> list[Suite]:
    """Return tests with their modules: the tests given, or those of each module in `TESTS`."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        found.setdefault(tuple(tests or tests_of(name)), []).append(name)
    return [Suite(copy, patterns, modules) for patterns, modules in found.items()]


def equivalent() -> set[str]:
    """Return the equivalent mutations, as printed."""
    lines = [line for line in EQUIVALENT.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {line.rpartition(SEPARATOR)[0] for line in lines}


def described(name: str, mutation: Mutation) -> str:
    """Return a mistake's line of output."""
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
    """Return the mistakes to try in a module."""
    found = mutations(source)
    if options.changed:
        lines = changed_lines(name, options.changed)
        found = [mutation for mutation in found if mutation.line in lines]
    if options.sample and len(found) > options.sample:
        found = random.Random(f"{options.seed} {name}").sample(found, options.sample)
    known = equivalent()  # removed only now, so that an explanation does not change the sample
    return sorted((each for each in found if described(name, each) not in known), key=lambda each: each.start)


def main() -> int:
    parser = argparse.ArgumentParser(description="Put small mistakes into modules and list those that no test notices.")
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="a module or a folder, relative to the root")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="try only N mistakes of each module")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed that chooses the sample (1)")
    parser.add_argument("--changed", metavar="REF", help="only mistakes on lines that differ from this commit")
    parser.add_argument("--tests", nargs="+", metavar="FILE", help="the tests to run")
    parser.add_argument("--verbose", action="store_true", help="print every mistake on standard error")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    lived = met = 0
    with tempfile.TemporaryDirectory(prefix="surajang-mutate-") as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        mistakes = {name: chosen(name, (copy / name).read_bytes(), options) for name in modules(options.modules)}
        for suite in suites(copy, [name for name, found in mistakes.items() if found], options.tests):
            suite.watch()
            for name in suite.names:
                for mutation in mistakes[name]:
                    met += 1
                    noticed = suite.notices(name, mutation)
                    if options.verbose:
                        words = f"{mutation.line}: {mutation.changed}"
                        print("noticed" if noticed else "lived", words, file=sys.stderr)
                    if not noticed:
                        lived += 1
                        print(f"{mutation.line}: {described(name, mutation)}", flush=True)
                print(f"{name}: {len(mistakes[name])} mistakes", file=sys.stderr, flush=True)
    print(f"{lived} of {met} mistakes lived", file=sys.stderr)
    return 1 if lived else 0


if __name__ == "__main__":
    sys.exit(main())
