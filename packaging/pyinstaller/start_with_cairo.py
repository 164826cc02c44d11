"""Run at the start of the frozen window on macOS: has cairocffi find the cairo that lies in the application.

It asks for a library by names that macOS looks for in folders of the system alone.
"""

import ctypes.util
import sys
from collections.abc import Callable
from pathlib import Path

LIBRARY = "libcairo.2.dylib"


def with_ours(find: Callable[[str], str | None], folder: Path) -> Callable[[str], str | None]:
    """How libraries are found, but that cairo is first looked for in a folder."""
    ours = folder / LIBRARY

    def find_library(name: str) -> str | None:
        return str(ours) if name == "cairo" and ours.is_file() else find(name)

    return find_library


if getattr(sys, "frozen", False):
    ctypes.util.find_library = with_ours(ctypes.util.find_library, Path(sys._MEIPASS))  # type: ignore[assignment, attr-defined]
