"""Measure which lines of the uncompiled program the tests run, and print a table: `make coverage`.

    python tools/coverage_report.py [PYTEST ARGUMENTS]

Without arguments it runs the tests of rules and engine, and measures the processes that
they start too. It takes about four times the tests' processor time, and tests that measure times may fail. No minimum
is required.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_TESTS = ("-q", "tests/rules", "tests/engine")
WORST = 12
"""The number of files listed: those with the most lines that no test runs."""


@dataclass
class Lines:
    """The number of lines, and of those that were run."""

    all: int = 0
    run: int = 0

    def add(self, summary: dict[str, Any]) -> None:
        """Add the lines of a file, as reported by coverage.py."""
        self.all += summary["num_statements"]
        self.run += summary["covered_lines"]

    def __str__(self) -> str:
        return f"{self.all:6} lines, {100 * self.run / max(1, self.all):5.1f} % run"


def table(files: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the table: the rooms in which any line was run, and their files with most lines missing."""
    rooms: dict[str, Lines] = {}
    missing: dict[str, int] = {}
    for name, file in files.items():
        rooms.setdefault(Path(name).parent.as_posix(), Lines()).add(file["summary"])
    shown = sorted(room for room, lines in rooms.items() if lines.run)
    for name, file in files.items():
        if Path(name).parent.as_posix() in shown:
            missing[name] = file["summary"]["missing_lines"]
    for room in shown:
        yield f"{room:<20} {rooms[room]}"
    yield "Most lines that no test runs:"
    for name in sorted(missing, key=lambda name: -missing[name])[:WORST]:
        yield f"  {name:<32} {missing[name]:4}"


def main(arguments: list[str]) -> int:
    """Run the tests and print the table; return pytest's exit code."""
    with tempfile.TemporaryDirectory(prefix="surajang-coverage-") as folder:
        environment = dict(os.environ, COVERAGE_FILE=str(Path(folder, "lines")), SURAJANG_EXPECTED_CORE="interpreted")
        environment.pop("PYTHONSAFEPATH", None)
        environment["PYTHONPATH"] = str(ROOT)

        def coverage(*words: str, check: bool = True) -> int:
            command = [sys.executable, "-m", "coverage", *words]
            return subprocess.run(command, cwd=ROOT, env=environment, check=check).returncode

        code = coverage("run", "-m", "pytest", "-p", "no:cacheprovider", *(arguments or DEFAULT_TESTS), check=False)
        coverage("combine", "--quiet")
        report = Path(folder, "report.json")
        coverage("json", "--quiet", "-o", str(report))
        print("\n".join(table(json.loads(report.read_text("utf-8"))["files"])))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
