"""Files that define own games for engines (option VariantPath); they last as long as this process."""

import atexit
import os
import shutil
import stat
import threading
import time
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from surajang import assets
from surajang.engine.lock import FileLock
from surajang.gui.engines.requests import DEFINITIONS, is_defined
from surajang.rules import catalogue, fairy_stockfish
from surajang.rules.errors import ReasonedError

PREFIX = "surajang-games-"
"""The beginning of the names of folders with such files."""

LOCKED = "files"
"""The name in a folder that its process has locked."""

LEFT_SECONDS = 60.0
"""The age from which a folder that is not locked is one left by a killed process."""

_writing = threading.Lock()


def paths_for(variant: str, options: Collection[str], offered: Collection[str], chosen: str) -> str:
    """Return the value of VariantPath that defines a game for an engine ("" for all of the program's), empty if it
    needs none.

    `options` are its options in small letters, `offered` the games that it knows already, `chosen` its present value.
    Raises OSError if no file can be written.
    """
    if DEFINITIONS not in options:
        return ""
    game = catalogue.find(variant)
    defined = is_defined(options, offered)
    if game is None or not catalogue.is_own(game):
        return (chosen or str(assets.path("engines", "variants.ini"))) if defined else ""
    with _writing:
        own = _file(variant, ".ini" if defined else ".toml")
    return os.pathsep.join(filter(None, (chosen, str(own)))) if own is not None else ""


def definition_file(variant: str) -> Path | None:
    """Return a file that defines a game as TOML. Raises OSError."""
    with _writing:
        return _file(variant, ".toml")


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return a folder that is removed when the process ends, or by a later process if this one is killed."""
    _remove_left()
    folder = TemporaryDirectory(prefix=PREFIX)
    lock = FileLock(Path(folder.name, LOCKED))
    lock.take()
    atexit.register(lock.release)  # before the folder is removed, as Windows does not remove open files
    return folder


def _remove_left() -> None:
    """Remove the folders of killed processes."""
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            status = folder.lstat()
            old = abs(time.time() - status.st_mtime) > LEFT_SECONDS
            lock = FileLock(folder / LOCKED)
            if old and stat.S_ISDIR(status.st_mode) and lock.take(0):
                lock.release()
                shutil.rmtree(folder, ignore_errors=True)


@cache
def _file(variant: str, suffix: str) -> Path | None:
    """Return the file that defines a game, None if Fairy-Stockfish's format cannot define it. Raises OSError."""
    from surajang.rules import definition_writer  # noqa: PLC0415  # tomlkit is slow to load

    game = catalogue.named(variant)
    try:
        text = fairy_stockfish.definition(game) if suffix == ".ini" else definition_writer.write(game)
    except ReasonedError:
        return None
    file = Path(_folder().name, f"{len(os.listdir(_folder().name))}{suffix}")
    file.write_text(text, "utf-8")
    return file
