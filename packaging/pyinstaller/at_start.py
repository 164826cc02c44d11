"""Makes PyInstaller store the modules of every start uncompressed: decompressing them takes a thirtieth of it."""

import os
import subprocess
import sys
import tempfile

START = """
import os, sys
from surajang.gui.app.application import LateStart

def tell(self):
    print(*sys.modules, flush=True)
    os._exit(0)

LateStart.begin = tell
sys.argv = ["surajang"]
from surajang.gui.app.start import main
main()
"""
"""A script that starts the window, and prints the loaded modules at its first paint."""

PACKED, AS_IT_IS = 9, 0
"""Levels of compression."""


def loaded() -> set[str]:
    """The modules that are loaded when the window is first painted."""
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "CACHE")}
        command = [sys.executable, "-c", START]
        done = subprocess.run(command, env=os.environ | folders, stdout=subprocess.PIPE, text=True, check=True)
    return set(done.stdout.split())


def store_as_they_are(names: set[str]) -> None:
    """Make PyInstaller compress all modules but these."""
    from PyInstaller.archive.writers import ZlibArchiveWriter  # noqa: PLC0415  # not in every environment

    write = ZlibArchiveWriter._write_entry  # noqa: SLF001  # PyInstaller has no option for it

    def write_entry(file: object, entry: tuple[str, str, str], codes: object) -> object:
        ZlibArchiveWriter._COMPRESSION_LEVEL = AS_IT_IS if entry[0] in names else PACKED  # noqa: SLF001  # PyInstaller has no option for it
        return write(file, entry, codes)

    ZlibArchiveWriter._write_entry = staticmethod(write_entry)  # noqa: SLF001  # PyInstaller has no option for it
