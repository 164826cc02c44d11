"""Checks a change quickly, in about a minute: run by `./play --check [COMMIT]`.

It reads the sources as `./play --test` does (ruff, mypy, import-linter), and then runs the tests of the files that
differ from a commit, on the sources as they are, uncompiled. The commit is by default where this branch left `main`;
where there is no `main`, the last one. A file's tests are found by where it lies:

    rules/fen.py, gui/play/match.py    those of its room: tests/rules, tests/gui/play
    tests/rules/test_fen.py            itself
    tests/driving.py                   the tests that import it
    docs/uci.md, README.md             tests/test_docs.py
    assets/…                           tests/test_assets.py

Of a room those tests run first that import the file or have its name. No test begins after MAX_SECONDS; the last line
counts those that were skipped for that. Other files have no tests here; `./play --test` runs all.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent))

import check
from check import ON_ALL_PROCESSORS, ROOT

MAX_SECONDS = 40
"""Seconds; ruff, mypy and import-linter take some ten more as soon as their caches know the other files."""

OPTIONS = [f"--begin-within={MAX_SECONDS}", "-rs"]
ALWAYS = ("tests/test_citations.py", "tests/test_plain_english.py")
"""Tests that read every source."""


def changed_files(root: Path, commit: str) -> list[str]:
    """The files below `root` that differ from the last commit that is in `commit`'s history too, or are new; sorted.

    Raises CalledProcessError where there is no such commit.
    """
    differ = _git(root, "diff", "--name-only", "-z", "--merge-base", commit)
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({name for name in (differ + new).split("\0") if name})


def default_commit(root: Path) -> str:
    return "main" if _git(root, "branch", "--list", "main") else "HEAD"


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout


def tests_of_all(root: Path, names: Iterable[str]) -> list[str]:
    """The test files that test some changed files, those that read every source, and the others of the rooms."""
    found = sorted({test for name in names for test in tests_of(root, PurePosixPath(name))})
    files = [name for name in found if name.endswith(".py")]
    files += ALWAYS
    for room in found:
        files += sorted(path.relative_to(root).as_posix() for path in (root / room).rglob("test_*.py"))
    return [*dict.fromkeys(files)]


def tests_of(root: Path, file: PurePosixPath) -> list[str]:
    """The test files and folders that test one file, which may have been deleted; those that import it come first."""
    if file.parts[0] == "tests":
        if file.name.startswith("test_"):
            return [str(file)] * (root / file).is_file()
        return importing(root, file.stem) if file.suffix == ".py" else []
    if file.suffix == ".md":
        return ["tests/test_docs.py"]
    if file.parts[0] == "assets":
        return ["tests/test_assets.py"]
    room = PurePosixPath("tests", file.parent)
    is_room = (root / room).is_dir() and file.parent not in (PurePosixPath("."), PurePosixPath("gui"))
    return [*of_module(root, file, room), str(room)] if is_room and file.suffix == ".py" else []


def of_module(root: Path, file: PurePosixPath, room: PurePosixPath) -> list[str]:
    """The test files of a room that import a module or have its name."""
    package, module = re.escape(".".join(("surajang", *file.parent.parts))), re.escape(file.stem)
    named = [f"{room}/test_{file.stem}.py"] * (root / room / f"test_{file.stem}.py").is_file()
    # Those of packaging and tools import scripts, which are in no package.
    return sorted({*named, *importing(root, rf"(?:{package}\.|{package} import (?:.*\b)?)?{module}", str(room))})


def importing(root: Path, pattern: str, folder: str = "tests") -> list[str]:
    """The test files of a folder with a line that begins with `from` or `import` and goes on with this pattern."""
    imports = re.compile(rf"^(?:from|import) {pattern}\b", re.MULTILINE)
    tests = (root / folder).rglob("test_*.py")
    return sorted(path.relative_to(root).as_posix() for path in tests if imports.search(path.read_text("utf-8")))


def main(arguments: list[str]) -> int:
    try:
        names = changed_files(ROOT, arguments[0] if arguments else default_commit(ROOT))
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"What changed is asked of git, and it could not say: {error}")
        return 1
    count = check.check_sources()
    tests = tests_of_all(ROOT, names)
    print(f"\n{len(names)} files changed; their tests: {' '.join(tests)}")
    count += check.run_tests("interpreted", [*tests, *ON_ALL_PROCESSORS, *OPTIONS], ROOT)
    return check.close(count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
