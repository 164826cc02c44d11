"""Compiles the Python sources that PySide6 has in its library and would compile at each start of the program.

PySide6 looks for these modules in a folder `files.dir` beside `shiboken6` before it unpacks its own.
"""

import py_compile
import sys
import zipfile
from pathlib import Path

FOLDER = "shiboken6/files.dir"
NOT_NEEDED = "shibokensupport/signature/lib/pyi_generator.py"
"""A module that writes files for type checkers. It takes half the time of loading, so it becomes an empty one."""

LATER = {b"\narglistParser = ArglistParser()\n": b"\n", b" arglistParser.parse(": b" ArglistParser().parse("}
"""Slow statements of a module, which are moved to where they are needed: only for errors."""


def compiled(folder: Path) -> list[tuple[str, str, str]]:
    """Compile the modules into `folder`; return them as PyInstaller lists data."""
    import shiboken6.Shiboken  # noqa: F401, PLC0415  # loads the modules

    kept: zipfile.ZipFile = sys.modules["shibokensupport.signature.loader"].__loader__.zfile  # type: ignore[union-attr]
    found = []
    for name in sorted(
        name for name in kept.namelist() if name.startswith("shibokensupport/") and name.endswith(".py")
    ):
        source, target = folder / name, folder / f"{name}c"
        source.parent.mkdir(parents=True, exist_ok=True)
        text = b"" if name == NOT_NEEDED else kept.read(name)
        for made, instead in LATER.items():
            text = text.replace(made, instead)
        source.write_bytes(text)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(source), str(target), name, doraise=True, invalidation_mode=mode)
        found.append((f"{FOLDER}/{name}c", str(target), "DATA"))
    return found
