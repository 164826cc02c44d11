"""The version, date and changelog entry of a release, and `make release`, which builds one from a clean tree.

    python packaging/release.py            check that the tree can be released, and build it into dist/
    python packaging/release.py --check    only check

Standard library only.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent))

import signing

ROOT = Path(__file__).resolve().parent.parent
ENTRY = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]*)\)\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def load_homepage() -> ModuleType:
    """gui/updates/homepage.py, loaded by its path, so that the program's folders are not on the module path."""
    spec = importlib.util.spec_from_file_location("surajang_homepage", ROOT / "gui" / "updates" / "homepage.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pages = load_homepage()
"""Patterns of an acceptable homepage, and of reserved host names."""


class ReleaseError(Exception):
    """The tree cannot be released; the message is a sentence."""


@dataclass(frozen=True)
class Entry:
    """A version's entry in the changelog. `date` has the form 2026-11-21, or is `unreleased`."""

    version: str
    date: str
    changes: list[str]


def version(root: Path = ROOT) -> str:
    """The program's version in pyproject.toml."""
    return str(_project(root)["version"])


def maintainer(root: Path = ROOT) -> str:
    """The maintainer of the packages, as `A Name <name@host>`: the first one in pyproject.toml."""
    named = _project(root).get("maintainers", [])
    return f"{named[0]['name']} <{named[0]['email']}>" if named else ""


def authors(root: Path = ROOT) -> str:
    """The publisher of the program: the first author in pyproject.toml."""
    return str(_project(root)["authors"][0]["name"])


def licence(root: Path = ROOT) -> str:
    """The program's licences as an SPDX expression."""
    return str(_project(root)["license"])


def homepage(root: Path = ROOT) -> str:
    """The homepage in pyproject.toml, where programs also look for updates, or ""."""
    return _address(root, "Homepage")


def repository(root: Path = ROOT) -> str:
    """The repository in pyproject.toml, for sources and packages, or ""."""
    return _address(root, "Repository")


def _address(root: Path, name: str) -> str:
    """An address in pyproject.toml, or ""."""
    return str(_project(root).get("urls", {}).get(name, "")).rstrip("/")


def _project(root: Path) -> dict[str, Any]:
    """The project table of pyproject.toml."""
    project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def changelog(root: Path = ROOT) -> list[Entry]:
    """The changelog's entries, newest first."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    return [Entry(found["version"], found["date"], _items(found["text"])) for found in ENTRY.finditer(text)]


def _items(text: str) -> list[str]:
    """The items of a Markdown list, each on one line."""
    return [" ".join(item.split()) for item in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]


def source_date(root: Path = ROOT) -> int:
    """The date of the sources in seconds since 1970: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given if given else git(root, "log", "-1", "--format=%ct"))


def git(root: Path, *arguments: str) -> str:
    """The output of a git command. Raises ReleaseError if it fails or there is no git."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ReleaseError(f"git {arguments[0]} cannot be run: {error}") from None
    if done.returncode != 0:
        raise ReleaseError(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def check(root: Path = ROOT) -> str:
    """The version that can be released from this tree. Raises ReleaseError if none can."""
    number = version(root)
    changed = git(root, "status", "--porcelain")
    if changed:
        raise ReleaseError(f"The tree has changes that are not committed:\n{changed}")
    entry = next((entry for entry in changelog(root) if entry.version == number), None)
    if entry is None:
        raise ReleaseError(f"CHANGELOG.md has no entry for version {number}.")
    if not DATE.fullmatch(entry.date):
        raise ReleaseError(f"CHANGELOG.md dates version {number} “{entry.date}”, not with a day such as 2026-11-21.")
    if not entry.changes:
        raise ReleaseError(f"CHANGELOG.md says nothing about version {number}.")
    for what, where, value in (
        ("homepage", "project.urls.Homepage", homepage(root)),
        ("repository", "project.urls.Repository", repository(root)),
        ("maintainer", "project.maintainers", maintainer(root)),
    ):
        if not value or pages.PLACEHOLDER.search(value):
            raise ReleaseError(f"pyproject.toml names no {what} that people could reach, as {where}: “{value}”.")
    for what, value in (("homepage", homepage(root)), ("repository", repository(root))):
        if urlsplit(value).scheme != "https":
            raise ReleaseError(f"The {what} in pyproject.toml has to begin with https://: “{value}”.")
    if pages.is_of(repository(root), homepage(root)):
        raise ReleaseError(
            "The homepage in pyproject.toml has to be a site of the program's own, which serves release.json and apt,"
            f" and not where the repository is: “{homepage(root)}”."
        )
    return number


def build(root: Path = ROOT) -> list[Path]:
    """Build the Python packages, the Debian package and the portable file into dist/; return the files."""
    folder = root / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    os.umask(0o022)  # files in a wheel keep their modes
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date(root))
    for script in ("python_packages.py", "debian/build.py", "portable.py"):
        subprocess.run([sys.executable, str(root / "packaging" / script)], cwd=root, check=True)
    built = sorted(path for path in folder.iterdir() if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in built]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(lines), "utf-8")
    return [*built, sums, *signing.sign_beside([sums])]


def main(arguments: list[str]) -> int:
    try:
        number = check()
        if arguments != ["--check"]:
            print("\n".join(str(path.relative_to(ROOT)) for path in build()))
    except (ReleaseError, signing.SigningError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Surajang {number} can be released.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
