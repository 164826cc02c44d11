"""Runs every check and test of the project, and ends with a line of counts; run by `./play --test`.

Arguments, if any, are for one pytest run on the installed build. Run it with the Python of `.venv`, where the program
is installed from the source tree: the compiled tests import it from there, the interpreted ones import the sources.
"""

import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import sources

ROOT = Path(__file__).resolve().parent.parent
MAX_RUN = 2700  # seconds; a run that takes longer hangs, even on a machine that does much else
PYTEST_OPTIONS = ["-p", "no:cacheprovider", "--durations=10"]
WORKERS = max(2, (os.cpu_count() or 1) * 3 // 2)
"""More than there are processors, since tests of the window and of engines wait for a third of their time."""
ON_ALL_PROCESSORS = [f"--numprocesses={WORKERS}", "--dist=loadfile", "--no-loadscope-reorder"]
"""Options for a run of many tests: those of a file stay together, and the files keep their order."""
ROOMS_OF_THE_BUILD = ("tests/rules", "tests/engine")
"""The tests of what depends on the build, which run on each unless they are marked `once` or, on the interpreted one,
`compiled`; all others run on the one that people get."""
SLOWEST_FILES = (
    "tests/gui/test_sizes.py",
    "tests/gui/play/test_computer.py",
    "tests/gui/library/test_library_page.py",
    "tests/gui/study/test_study_review.py",
    "tests/gui/rulebook/test_rules_window.py",
    "tests/gui/test_window.py",
    "tests/gui/storage/test_opening.py",
    "tests/gui/storage/test_keeping.py",
    "tests/engine/test_uci.py",
    "tests/gui/workshop/test_draft_page.py",
    "tests/packaging/test_build.py",
    "tests/gui/matches/test_matches.py",
    "tests/gui/engines/test_engines_end.py",
    "tests/gui/matches/test_matches_page.py",
    "tests/gui/test_by_bus.py",
    "tests/gui/known/test_known_page.py",
    "tests/gui/learn/test_lesson_pages.py",
    "tests/gui/learn/test_puzzle_pages.py",
    "tests/rules/test_pgn_speed.py",
    "tests/gui/playtest/test_playtest_page.py",
    "tests/gui/play/test_hot_seat.py",
    "tests/gui/study/test_study_page.py",
    "tests/gui/engines/test_engine_process.py",
    "tests/gui/test_languages.py",
    "tests/gui/study/test_study_analysis.py",
    "tests/tools/test_endings.py",
    "tests/packaging/test_packaging.py",
    "tests/gui/play/test_record.py",
    "tests/tools/test_cluster.py",
    "tests/engine/test_workers.py",
    "tests/gui/editor/test_editor_page.py",
    "tests/gui/play/test_coaching.py",
    "tests/gui/storage/test_saving.py",
    "tests/gui/test_ending.py",
    "tests/gui/learn/test_puzzles.py",
    "tests/gui/test_key_places.py",
    "tests/crosscheck/test_mates.py",
    "tests/tools/test_translations.py",
)
"""The test files that take longest, which begin first: else one processor works at the end and the others wait."""


@dataclass
class Count:
    """The number of tests or checks that passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def execute(title: str, command: list[str], environment: dict[str, str], folder: Path = ROOT) -> bool:
    """Run a command in a folder, its output shown; return whether it succeeded."""
    print(f"\n== {title}", flush=True)
    began = time.monotonic()
    try:
        code = subprocess.run(command, cwd=folder, env=environment, timeout=MAX_RUN, check=False).returncode
        outcome = f"exit code {code}" if code else "passed"
    except subprocess.TimeoutExpired:
        outcome = "stopped, for it did not end"
    print(f"== {title}: {outcome}, {time.monotonic() - began:.0f} s", flush=True)
    return outcome == "passed"


def package_tree() -> Path:
    """Put the package together from links to the source tree, as it is installed, for tools that read it and do not
    import it; return the folder that holds it."""
    folder = Path(sys.prefix, "tree")
    package = folder / sources.TOP
    package.mkdir(parents=True, exist_ok=True)
    for path in (*(ROOT / sources.TOP).glob("*.py"), *(ROOT / name for name in sources.PACKAGES)):
        link = package / path.name
        if not link.is_symlink():
            link.symlink_to(path, target_is_directory=path.is_dir())
    return folder


def check(title: str, command: list[str], folder: Path = ROOT) -> Count:
    succeeded = execute(title, command, dict(os.environ), folder)
    return Count(passed=succeeded, failed=not succeeded)


def run_tests(core: str, arguments: list[str], place: Path | None = None) -> Count:
    """Run pytest on the program's packages in the folder `place`, by default where they are installed."""
    environment = dict(os.environ, SURAJANG_EXPECTED_CORE=core)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would compile the same sources each
    if place == ROOT:
        environment.pop("PYTHONSAFEPATH", None)
    if place:
        environment["PYTHONPATH"] = str(place)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", *PYTEST_OPTIONS, f"--junit-xml={report}", *arguments]
        succeeded = execute(f"tests on the {core} core", command, environment)
        count = read_report(report)
    if not succeeded and not count.failed:  # pytest crashed, was refused, or found nothing to test
        count.failed = 1
    return count


def build_with_checks(folder: Path) -> bool:
    """Build a core that aborts at a wrong index, which the normal build does not check (c_code.py); return whether that
    succeeded. It is kept for the next run."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-warn-script-location"]
    options.append("--no-compile")  # its tests use little of what is not compiled to C
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(ROOT)]
    checks = {"SURAJANG_REQUIRE_COMPILED": "1", "SURAJANG_CHECK_INDICES": "1"}
    cache = str(Path(sys.prefix, "build-cache-with-checks"))
    return execute(
        "a build that ends at a wrong index", command, {**os.environ, **checks, "SURAJANG_BUILD_CACHE": cache}
    )


def files_of_tests(*folders: str) -> list[str]:
    """Return the test files of folders, those that take longest first."""
    files = [path.relative_to(ROOT).as_posix() for name in folders for path in sorted((ROOT / name).rglob("test_*.py"))]
    return sorted(files, key=lambda file: SLOWEST_FILES.index(file) if file in SLOWEST_FILES else len(SLOWEST_FILES))


def check_sources() -> Count:
    """Run what reads the sources without running them."""
    lint_imports = str(Path(sys.executable).parent / "lint-imports")
    count = check("ruff", [sys.executable, "-m", "ruff", "check"])
    count += check("ruff format", [sys.executable, "-m", "ruff", "format", "--check"])
    tree, settings = package_tree(), str(ROOT / "pyproject.toml")
    count += check("mypy", [sys.executable, "-m", "mypy", "--config-file", settings], tree)
    return count + check("import-linter", [lint_imports, "--config", settings], tree)


def read_report(report: Path) -> Count:
    """The counts in pytest's JUnit report, empty if the report is incomplete."""
    try:
        suite = ElementTree.parse(report).getroot().find("testsuite")
    except (OSError, ElementTree.ParseError):
        suite = None
    if suite is None:
        return Count()
    total, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
    failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    return Count(total - failed - skipped, failed, skipped)


def installed_core() -> str:
    """`compiled` or `interpreted`, for the core installed with this Python."""
    spec = find_spec("surajang.rules.position")
    return "compiled" if spec and spec.origin and spec.origin.endswith((".so", ".pyd")) else "interpreted"


def run_everything(core: str) -> Count:
    """Run every check and test, with `core` installed."""
    of_the_build = ["-m", "not once", *files_of_tests(*ROOMS_OF_THE_BUILD), *ON_ALL_PROCESSORS]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        built: Future[bool] | None = None
        if core == "compiled":
            built = aside.submit(build_with_checks, Path(folder))  # beside what keeps one processor busy
        count = check_sources()
        if built:
            count += run_tests("interpreted", [*of_the_build, "-m", "not once and not compiled"], ROOT)
        else:
            print("\n== The core that is installed here is not compiled: only the interpreted one is tested.")
        count += run_tests(core, [*files_of_tests("tests"), *ON_ALL_PROCESSORS])
        if built:
            with_checks = built.result()
            count += run_tests(core, of_the_build, Path(folder)) if with_checks else Count(failed=1)
    return count


def main(arguments: list[str]) -> int:
    core = installed_core()
    if core != "compiled" and os.environ.get("SURAJANG_REQUIRE_COMPILED"):
        print("The core that is installed here is not compiled, as it has to be.")
        count = Count(failed=1)
    else:
        count = run_tests(core, arguments) if arguments else run_everything(core)
    return close(count)


def close(count: Count) -> int:
    """Print the closing line; return the exit code."""
    print(f"\n{count}", flush=True)
    return 1 if count.failed or not count.passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
