"""Runs at the start of the frozen window on macOS, and makes cairocffi find the cairo in the application.

cairocffi asks for a library by names that macOS looks for only in system folders.
"""

import ctypes.util
import sys
from collections.abc import Callable
from pathlib import Path

LIBRARY = "libcairo.2.dylib"


def with_ours(find: Callable[[str], str | None], folder: Path) -> Callable[[str], str | None]:
    """The normal search for libraries, with a folder searched first for cairo."""
    ours = folder / LIBRARY

    def find_library(name: str) -> str | None:
        return str(ours) if name == "cairo" and ours.is_file() else find(name)

    return find_library


if getattr(sys, "frozen", False):
    ctypes.util.find_library = with_ours(ctypes.util.find_library, Path(sys._MEIPASS))  # type: ignore[assignment, attr-defined]  # noqa: SLF001  # as PyInstaller documents it
