"""The files of the program, and their fingerprints, for the start script, the build and the tests.

Standard library only: the start script runs before anything is installed.
"""

import hashlib
import os
import re
import sysconfig
import tomllib
from collections.abc import Iterable
from pathlib import Path

PACKAGES = ("rules", "engine", "gui", "assets")
CORE = ("rules", "engine")
TOP = "surajang"
"""The package that holds the others. In the source tree they lie beside it (surajang/__init__.py)."""
BUILD_RECORD = "_build.json"
"""The file in an installed `rules` package with the fingerprint of the build and whether the core is compiled."""

GAMES = "games.json"
"""The file in an installed `rules.games` package that says what its TOML files say, which is faster to read."""

LINK = re.compile(r"(!?)(\[[^]]*\]\()(?!https?:|#)([^)\s]+)")
"""Matches a Markdown picture or link to a file beside it."""


def program_files(root: Path) -> list[Path]:
    """All files of the program's packages below `root`, sorted, without generated and hidden ones."""
    found = []
    for package in PACKAGES:
        for folder, subfolders, names in os.walk(root / package):
            subfolders[:] = [name for name in subfolders if name != "__pycache__" and not name.startswith(".")]
            found += [Path(folder, name) for name in names if not name.startswith(".") and name != BUILD_RECORD]
    return sorted(path for path in found if path.suffix not in (".so", ".pyd", ".pyc"))


def core_modules(root: Path) -> list[Path]:
    """Every Python module of the rules and the engine, compiled or not."""
    return [path for path in program_files(root) if path.suffix == ".py" and path.relative_to(root).parts[0] in CORE]


def compiled_modules(root: Path) -> list[Path]:
    """The modules that mypyc compiles: the core's, except those listed in pyproject.toml as not compiled."""
    left_out = _listed(root, "not-compiled")
    return [path for path in core_modules(root) if path not in left_out]


def lightly_compiled_modules(root: Path) -> list[Path]:
    """The modules compiled with less optimisation, as listed in pyproject.toml."""
    listed = _listed(root, "lightly-compiled")
    return [path for path in compiled_modules(root) if path in listed]


def _listed(root: Path, name: str) -> set[Path]:
    """The core's modules that match a list of patterns in pyproject.toml."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["surajang"][name]
    return {path for path in core_modules(root) if any(path.match(pattern) for pattern in patterns)}


def fingerprint(root: Path, files: Iterable[Path], *extra: str) -> str:
    """A hash of the files' names and contents, and of `extra`, as 64 hexadecimal digits."""
    digest = hashlib.sha256("\0".join(extra).encode())
    for path in files:
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def installed_in(environment: Path) -> Path:
    """The folder of the installed program's packages in a virtual environment."""
    base = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path("platlib", "venv", base), TOP)


def add_commands(environment: Path) -> None:
    """Let `python -m rules` and `python -m engine` run the installed program, as in the source tree."""
    installed_in(environment).with_suffix(".pth").write_text(f"{TOP}\n", "utf-8")


def program_fingerprint(root: Path) -> str:
    """The fingerprint stored in a build, to be compared with that of the tested sources."""
    return fingerprint(root, program_files(root))


def readme(root: Path) -> str:
    """README.md for pages outside the repository: with addresses in the repository in pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    repository = str(project.get("urls", {}).get("Repository", "")).rstrip("/")

    def addressed(link: re.Match[str]) -> str:
        return f"{link[1]}{link[2]}{repository}/{'raw' if link[1] else 'blob'}/v{project['version']}/{link[3]}"

    text = (root / "README.md").read_text("utf-8")
    return LINK.sub(addressed, text) if repository else text
