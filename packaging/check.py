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
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import sources

ROOT = Path(__file__).resolve().parent.parent
LONGEST_RUN = 2700  # seconds; a run that takes longer hangs, even on a machine that does much else
PYTEST_OPTIONS = ["-p", "no:cacheprovider", "--durations=10"]
ON_ALL_PROCESSORS = ["--numprocesses=auto", "--dist=loadfile"]
"""Options for a run of all tests: those of a file stay together."""
OF_THE_BUILD = ["-m", "not once", "tests/rules", "tests/engine"]
"""The tests of what depends on the build, which run on each; all others run on the one that people get."""


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
    """Run a command in a folder, its output shown; say whether it succeeded."""
    print(f"\n== {title}", flush=True)
    began = time.monotonic()
    try:
        code = subprocess.run(command, cwd=folder, env=environment, timeout=LONGEST_RUN, check=False).returncode
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


def run_tests_with_checks() -> Count:
    """Test the core in a build that aborts at a wrong index; the normal build does not check indices (c_code.py)."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-warn-script-location"]
        command = [sys.executable, "-m", "pip", "install", *options, "--target", folder, str(ROOT)]
        environment = dict(os.environ, SURAJANG_REQUIRE_COMPILED="1", SURAJANG_CHECK_INDICES="1")
        if not execute("a build that ends at a wrong index", command, environment):
            return Count(failed=1)
        return run_tests("compiled", [*OF_THE_BUILD, *ON_ALL_PROCESSORS], Path(folder))


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


def main(arguments: list[str]) -> int:
    if installed_core() != "compiled" and os.environ.get("SURAJANG_REQUIRE_COMPILED"):
        print("The core that is installed here is not compiled, as it has to be.")
        count = Count(failed=1)
    elif arguments:
        count = run_tests(installed_core(), arguments)
    else:
        count = check_sources()
        if installed_core() == "compiled":
            count += run_tests("interpreted", [*OF_THE_BUILD, *ON_ALL_PROCESSORS], ROOT)
        else:
            print("\n== The core that is installed here is not compiled: only the interpreted one is tested.")
        count += run_tests(installed_core(), ON_ALL_PROCESSORS)
        if installed_core() == "compiled":
            count += run_tests_with_checks()
    return close(count)


def close(count: Count) -> int:
    """Print the closing line; return the exit code."""
    print(f"\n{count}", flush=True)
    return 1 if count.failed or not count.passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
