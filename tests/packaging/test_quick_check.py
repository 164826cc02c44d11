"""`./play --check`: which files changed, and which tests are theirs."""

import subprocess
import sys
from pathlib import Path, PurePosixPath

import check
import pytest
import quick_check
from builds import ROOT


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("rules/zobrist.py", ["tests/rules/test_game_data.py", "tests/rules/test_zobrist.py", "tests/rules"]),
        ("engine/uci.py", ["tests/engine/test_uci.py", "tests/engine/test_variant_path.py", "tests/engine"]),
        ("gui/play/match.py", ["tests/gui/play/test_match.py", "tests/gui/play/test_pondering.py", "tests/gui/play"]),
        ("gui/play/deleted.py", ["tests/gui/play"]),
        ("packaging/icons.py", ["tests/packaging"]),
        ("tools/mutate.py", ["tests/tools/test_mutate.py", "tests/tools"]),
        ("tests/rules/test_fen.py", ["tests/rules/test_fen.py"]),
        ("tests/rules/test_deleted.py", []),
        ("tests/conftest.py", []),
        ("tests/mates.jsonl", []),
        ("docs/uci.md", ["tests/test_docs.py"]),
        ("README.md", ["tests/test_docs.py"]),
        ("assets/pieces/king.svg", ["tests/test_assets.py"]),
        ("gui/__main__.py", []),
        ("setup.py", []),
        ("Makefile", []),
    ],
)
def test_a_file_is_tested_by_the_tests_of_its_room(file: str, tests: list[str]) -> None:
    assert quick_check.tests_of(ROOT, PurePosixPath(file)) == tests


def test_a_helper_is_tested_by_the_tests_that_import_it(tmp_path: Path) -> None:
    texts = {
        "test_a.py": "from driving import Hand\n",
        "test_b.py": "import driving\n",
        "test_c.py": "from drive import x\n",
    }
    (tmp_path / "tests" / "gui").mkdir(parents=True)
    for name, text in texts.items():
        (tmp_path / "tests" / "gui" / name).write_text(text)
    found = ["tests/gui/test_a.py", "tests/gui/test_b.py"]
    assert quick_check.tests_of(tmp_path, PurePosixPath("tests/driving.py")) == found


def test_each_test_file_is_listed_once_and_importing_ones_first() -> None:
    tests = quick_check.tests_of_all(ROOT, ["rules/zobrist.py", "tests/rules/test_zobrist.py"])
    first = ["tests/rules/test_game_data.py", "tests/rules/test_zobrist.py", *quick_check.ALWAYS]
    assert tests[: len(first)] == first
    assert len(tests) == len(set(tests))
    assert {*tests} == {*first, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/rules").glob("test_*"))}


def test_no_test_starts_after_the_time_limit() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/test_zobrist.py"]
    done = subprocess.run([*command, "--begin-within=0"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert " skipped in" in done.stdout
    assert "passed" not in done.stdout


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with a file on `main`, and a branch that is checked out."""
    git(tmp_path, "init", "-q", "-b", "main")
    (tmp_path / "kept.py").write_text("1\n")
    (tmp_path / ".gitignore").write_text("ignored.py\n")
    commit(tmp_path)
    git(tmp_path, "checkout", "-q", "-b", "branch")
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", *arguments], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "x")


def test_differences_from_main_are_changes(repository: Path) -> None:
    assert quick_check.default_commit(repository) == "main"
    assert quick_check.changed_files(repository, "main") == []
    (repository / "committed.py").touch()
    commit(repository)
    (repository / "staged.py").touch()
    git(repository, "add", "staged.py")
    (repository / "with a blank.py").touch()
    (repository / "ignored.py").touch()
    (repository / "kept.py").write_text("2\n")
    changed = ["kept.py", "staged.py", "with a blank.py"]
    assert quick_check.changed_files(repository, "main") == ["committed.py", *changed]
    assert quick_check.changed_files(repository, "HEAD") == changed


def test_newer_commits_of_main_are_not_changes(repository: Path) -> None:
    git(repository, "checkout", "-q", "main")
    (repository / "other.py").touch()
    commit(repository)
    git(repository, "checkout", "-q", "branch")
    (repository / "kept.py").unlink()
    assert quick_check.changed_files(repository, "main") == ["kept.py"]


def test_without_main_the_last_commit_is_compared_with(repository: Path) -> None:
    git(repository, "branch", "-q", "-D", "main")
    assert quick_check.default_commit(repository) == "HEAD"


@pytest.mark.parametrize("problem", ["no commit", "no repository"])
def test_a_failing_git_fails_the_check(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], problem: str
) -> None:
    if problem == "no repository":
        monkeypatch.setenv("GIT_DIR", str(repository / "none"))
    monkeypatch.setattr(quick_check, "ROOT", repository)
    assert quick_check.main(["no-such-commit"]) == 1
    assert "could not say" in capfd.readouterr().out


def test_checks_and_tests_run_on_the_sources(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[tuple[str, list[str], Path | None]] = []

    def run_tests(core: str, arguments: list[str], place: Path | None) -> check.Count:
        runs.append((core, arguments, place))
        return check.Count(passed=2, failed=1)

    monkeypatch.setattr(quick_check, "ROOT", repository)
    monkeypatch.setattr(check, "check_sources", lambda: check.Count(passed=4))
    monkeypatch.setattr(check, "run_tests", run_tests)
    (repository / "README.md").touch()
    assert quick_check.main([]) == 1
    assert capsys.readouterr().out.endswith("6 passed, 1 failed\n")
    tests = quick_check.tests_of_all(repository, ["README.md"])
    assert runs == [("interpreted", [*tests, *check.ON_ALL_PROCESSORS, *quick_check.OPTIONS], repository)]
