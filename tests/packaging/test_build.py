"""The build: the content of a wheel, that no compiled module can be stale, and that coverage counts the tested
files.
"""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import bootstrap
import check
import pytest
import sources
from builds import ROOT, complaint_about_build, module_file

SETUPTOOLS = int(importlib.metadata.version("setuptools").split(".")[0])
builds_wheels = pytest.mark.skipif(
    SETUPTOOLS < 77 or not bootstrap.has_compiler(), reason="building needs a C compiler and setuptools 77 or newer"
)

READS_A_VEC = """\
from librt.vecs import vec
from mypy_extensions import i64

def count(n: i64) -> i64:
    numbers: vec[i64] = vec[i64]([5, 6, 7])
    return numbers[n]
"""


def make_tree(root: Path) -> Path:
    """Make a project of the same build files and few sources."""
    files = {
        "README.md": "# Surajang\n",
        "rules/__init__.py": "",
        "rules/position.py": "def count(n: int) -> int:\n    return n + 1\n",
        "rules/games/__init__.py": "",
        "rules/games/mine.toml": '# A game.\nname = "mine"\n',
        "rules/variant.py": "from surajang.rules.position import count\n\nSIZE = count(8)\n",
        "engine/__init__.py": "",
        "engine/uci.py": "from surajang.rules.variant import SIZE\n\n\ndef main() -> None:\n    print(SIZE)\n",
        "gui/__init__.py": "",
        "gui/app/start.py": "x = 1\n",
        "assets/__init__.py": "",
        "assets/pieces/first-set/wK.svg": "<svg/>\n",
        "surajang/__init__.py": "",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    for name in ("LICENSE", "pyproject.toml", "setup.py", "packaging/sources.py", "packaging/c_code.py"):
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, root / name)
    return root


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return make_tree(tmp_path / "project")


def build(tree: Path, wheels: Path, **environment: str) -> Path:
    """Build a wheel of the tree, as pip does in the end. Raises CalledProcessError."""
    wheels.mkdir()
    script = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    command = [sys.executable, "-P", "-c", script, str(wheels)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SURAJANG", "PYTHON"))}
    subprocess.run(command, cwd=tree, env=kept | environment, capture_output=True, text=True, check=True)
    (wheel,) = wheels.glob("*.whl")
    return wheel


def files_of(tree: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in tree.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


class Built(NamedTuple):
    """A wheel, the tree that it was built from, its files before that, and the cache of compiled modules."""

    wheel: Path
    tree: Path
    before: dict[Path, bytes]
    cache: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A compiled build that several tests read and none changes."""
    folder = tmp_path_factory.mktemp("built")
    tree, cache = make_tree(folder / "project"), folder / "cache"
    before = files_of(tree)
    settings = {"SURAJANG_REQUIRE_COMPILED": "1", "SURAJANG_BUILD_CACHE": str(cache)}
    return Built(build(tree, folder / "wheels", **settings), tree, before, cache)


def contents(wheel: Path) -> Mapping[str, bytes]:
    """The files in a wheel: of its package, and the library that its compiled modules share."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        others = {name for name in names if not name.startswith("surajang/")}
        assert {name.partition(".")[0] for name in others} <= {"surajang__mypyc"}  # where mypyc's modules search for it
        return {name.removeprefix("surajang/"): archive.read(name) for name in names}


def compiled_names(files: Mapping[str, bytes]) -> set[str]:
    """The compiled modules among them, as `rules/position`."""
    return {name.split(".")[0] for name in files if name.endswith((".so", ".pyd"))}


@builds_wheels
def test_a_wheel_holds_the_program_and_the_tree_stays_clean(built: Built) -> None:
    tree, files = built.tree, contents(built.wheel)
    assert files_of(tree) == built.before
    assert compiled_names(files) == {"rules/position", "rules/variant", "surajang__mypyc"}
    libraries = os.fsencode(Path(sys.base_prefix, "lib"))
    for name in (name for name in files if name.endswith(".so")):
        assert [folder for folder in (os.fsencode(tree), libraries) if folder in files[name]] == [], name
    for path in sources.program_files(tree):
        assert files[path.relative_to(tree).as_posix()] == path.read_bytes()
    assert json.loads(files["rules/games/games.json"]) == {"mine": {"name": "mine"}}
    assert json.loads(files["rules/_build.json"]) == {
        "compiled": True,
        "fingerprint": sources.program_fingerprint(tree),
        "changed": {"rules/position.py": [0, 0]},
    }


@builds_wheels
def test_a_wheel_works_beside_packages_of_the_same_names(built: Built, tmp_path: Path) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        archive.extractall(tmp_path / "site")
    for name in sources.PACKAGES:
        (tmp_path / "site" / f"{name}.py").write_text("raise ImportError('this is somebody else')\n")
    script = (
        "import sys; path = [*sys.path]; from surajang.engine import uci; from surajang.rules import position;"
        "assert sys.path == path; uci.main(); print(position.__file__)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-S", "-c", script]  # without the packages installed here
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stderr
    size, place = shown.stdout.split()
    assert size == "9"
    assert Path(place).parent == tmp_path / "site" / "surajang" / "rules"
    assert Path(place).suffix in (".so", ".pyd")


@builds_wheels
def test_only_a_change_of_the_core_compiles(built: Built, tree: Path, tmp_path: Path) -> None:
    """Without a compiler the cache is used while the core is unchanged, and refused after any change."""
    first = contents(built.wheel)
    (tree / "gui" / "app" / "start.py").write_text("x = 2\n")
    no_compiler = {"CC": "surajang-no-compiler", "SURAJANG_BUILD_CACHE": str(built.cache)}
    second = contents(build(tree, tmp_path / "second", SURAJANG_REQUIRE_COMPILED="1", **no_compiler))
    assert {name: text for name, text in first.items() if name.endswith(".so")} == {
        name: text for name, text in second.items() if name.endswith(".so")
    }
    assert second["gui/app/start.py"] == b"x = 2\n"
    assert json.loads(second["rules/_build.json"])["changed"] == json.loads(first["rules/_build.json"])["changed"] != {}
    (tree / "rules" / "position.py").write_text("def count(n: int) -> int:\n    return n + 2\n")
    third = contents(build(tree, tmp_path / "third", **no_compiler))
    assert compiled_names(third) == set()
    assert json.loads(third["rules/_build.json"])["compiled"] is False


@builds_wheels
def test_a_build_with_checks_aborts_at_a_wrong_index(tree: Path, tmp_path: Path) -> None:
    (tree / "rules" / "position.py").write_text(READS_A_VEC)
    wheel = build(tree, tmp_path / "wheels", SURAJANG_REQUIRE_COMPILED="1", SURAJANG_CHECK_INDICES="1")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONSAFEPATH": "1"}
    for index, answer in ((0, "5"), (2, "7"), (3, ""), (-1, "")):
        command = [sys.executable, "-c", f"from surajang.rules.position import count; print(count({index}))"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode == 0, done.stdout.strip()) == (bool(answer), answer)
        assert "IndexError" not in done.stderr  # which mypyc's own check would raise


@builds_wheels
def test_without_mypy_the_program_is_not_compiled_unless_required(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\n\nsys.modules['mypyc'] = None\n")
    environment = {"PYTHONPATH": str(tmp_path), "SURAJANG_BUILD_CACHE": str(tmp_path / "cache")}
    files = contents(build(tree, tmp_path / "wheels", **environment))
    assert compiled_names(files) == set()
    assert json.loads(files["rules/_build.json"])["compiled"] is False
    with pytest.raises(subprocess.CalledProcessError):
        build(tree, tmp_path / "more wheels", SURAJANG_REQUIRE_COMPILED="1", **environment)


def test_a_stale_build_is_refused(tree: Path, tmp_path: Path) -> None:
    installed = tmp_path / "site-packages" / "rules"
    installed.mkdir(parents=True)
    assert "built from other sources" in (complaint_about_build(installed, tree) or "")
    record = {"compiled": True, "fingerprint": sources.program_fingerprint(tree)}
    (installed / "_build.json").write_text(json.dumps(record))
    assert complaint_about_build(installed, tree) is None
    (tree / "rules" / "variant.py").write_text("SIZE = 10\n")
    assert "built from other sources" in (complaint_about_build(installed, tree) or "")


def test_a_compiled_module_among_the_sources_is_refused(tree: Path) -> None:
    assert complaint_about_build(tree / "rules", tree) is None
    (tree / "rules" / "position.cpython-311-x86_64-linux-gnu.so").touch()
    assert "hide what is edited; delete" in (complaint_about_build(tree / "rules", tree) or "")


def test_compiled_modules_are_listed(tree: Path) -> None:
    assert [path.relative_to(tree).as_posix() for path in sources.compiled_modules(tree)] == [
        "rules/position.py",
        "rules/variant.py",
    ]


def test_modules_outside_the_search_are_compiled_with_less_optimisation(tree: Path) -> None:
    assert sources.lightly_compiled_modules(tree) == [tree / "rules" / "variant.py"]
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["surajang"]["lightly-compiled"]
    modules = sources.lightly_compiled_modules(ROOT)
    assert [pattern for pattern in listed if not any(path.match(pattern) for path in modules)] == []


def test_every_file_is_installed() -> None:
    """All sources and data of the program under test are those of the tree."""
    place = module_file("surajang.rules").parent.parent
    files = [path.relative_to(ROOT) for path in sources.program_files(ROOT)]
    assert files
    assert [name for name in files if not (place / name).is_file()] == []
    assert [name for name in files if (place / name).read_bytes() != (ROOT / name).read_bytes()] == []


def test_the_version_is_in_one_place() -> None:
    try:
        installed = importlib.metadata.version("surajang")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("the program is not installed beside this Python")
    assert installed == tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


@pytest.mark.parametrize(
    ("report", "line"),
    [
        (
            '<testsuites><testsuite tests="9" failures="1" errors="2" skipped="3"/></testsuites>',
            "3 passed, 3 failed, 3 skipped",
        ),
        ('<testsuites><testsuite tests="9" failures="0" errors="0" skipped="0"/></testsuites>', "9 passed, 0 failed"),
        ("<testsuites><testsuite", "0 passed, 0 failed"),
        (None, "0 passed, 0 failed"),
    ],
)
def test_test_reports_are_counted(report: str | None, line: str, tmp_path: Path) -> None:
    if report is not None:
        (tmp_path / "report.xml").write_text(report)
    assert str(check.read_report(tmp_path / "report.xml")) == line


def test_every_test_file_runs_once_and_the_longest_start_first() -> None:
    files = check.files_of_tests("tests")
    assert sorted(files) == sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    assert tuple(files[: len(check.SLOWEST_FILES)]) == check.SLOWEST_FILES


def test_a_run_without_tests_fails() -> None:
    assert check.main(["-q", "--collect-only", __file__]) == 1


def test_mypy_errors_about_calls_and_assignments_are_not_ignored() -> None:
    """No error of mypy about an assigned type is ignored: mypyc trusts the declared types."""
    ignored = re.compile(r"type: ignore\[[^]]*\b(operator|assignment)\b")
    modules = [path for path in sources.program_files(ROOT) if path.suffix == ".py"]
    assert [path.name for path in modules if ignored.search(path.read_text("utf-8"))] == []
