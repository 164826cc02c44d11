"""What Homebrew has installed on macOS: cairo, which no Python package brings there, and what that is linked with.

PyInstaller takes along what cairo is linked with, and has all of it look for each other in the application.
"""

import platform
import re
from pathlib import Path

CAIRO = "libcairo.2.dylib"
PREFIXES = {"arm64": Path("/opt/homebrew"), "x86_64": Path("/usr/local")}
"""Where Homebrew installs on each kind of machine: programs of the other kind may stand beside."""
LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*", re.IGNORECASE)


class NotInstalled(Exception):
    """What is missing: a sentence."""


def keg(formula: str) -> Path:
    """The folder of what a formula has installed. Raises NotInstalled."""
    prefix = PREFIXES.get(platform.machine())
    folder = prefix / "opt" / formula if prefix else None
    if folder is None or not folder.is_dir():
        raise NotInstalled(f"Homebrew has not installed {formula} here: brew install {formula}.")
    return folder.resolve()


def cairo() -> Path:
    """The library that goes into the application. Raises NotInstalled."""
    library = keg("cairo") / "lib" / CAIRO
    if not library.is_file():
        raise NotInstalled(f"Homebrew's cairo has no {CAIRO}.")
    return library


def version(formula: str) -> str:
    """The version of what a formula has installed, without Homebrew's own revision. Raises NotInstalled."""
    return keg(formula).name.partition("_")[0]


def licences(formula: str) -> list[Path]:
    """The files with the licences of what a formula has installed. Raises NotInstalled."""
    return sorted(path for path in keg(formula).iterdir() if path.is_file() and LICENCE.fullmatch(path.name))
