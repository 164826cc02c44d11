"""Finds cairo and its dependencies installed by Homebrew on macOS, where no Python package contains them.

PyInstaller bundles the libraries that cairo is linked with and rewrites their paths.
"""

import platform
import re
from pathlib import Path

CAIRO = "libcairo.2.dylib"
PREFIXES = {"arm64": Path("/opt/homebrew"), "x86_64": Path("/usr/local")}
"""Homebrew's folder on each architecture; both may exist on one machine."""
LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*", re.IGNORECASE)


class NotInstalled(Exception):
    """A formula is missing; the message is a sentence."""


def keg(formula: str) -> Path:
    """The folder of an installed formula. Raises NotInstalled."""
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
    """The version of an installed formula, without Homebrew's revision. Raises NotInstalled."""
    return keg(formula).name.partition("_")[0]


def licences(formula: str) -> list[Path]:
    """The licence files of an installed formula. Raises NotInstalled."""
    return sorted(path for path in keg(formula).iterdir() if path.is_file() and LICENCE.fullmatch(path.name))
