"""The folder of playtests: the games and the report on them, by version of a game and by strength."""

import contextlib
import shutil
from pathlib import Path

from surajang.engine.lock import FileLock
from surajang.engine.playtest import GAMES, REPORT
from surajang.engine.playtest.report import Report, read_report
from surajang.engine.records import Damaged
from surajang.gui.storage import folders
from surajang.rules.files import decode, read_regular

FOLDER = "playtests"

MAX_BYTES = 4_000_000
"""Bytes of a report."""


def playtests_folder(name: str) -> Path:
    """Return the folder of all playtests of a game, by its name in the catalogue."""
    return folders.data_folder() / FOLDER / name


def playtest_folder(name: str, nodes: int) -> Path:
    """Return the folder of a playtest, by the game's name in the catalogue and the nodes per move."""
    return playtests_folder(name) / str(nodes)


def latest_nodes(name: str) -> int:
    """Return the nodes per move of a game's latest playtest, 0 if there is none."""
    found: dict[int, float] = {}
    with contextlib.suppress(OSError):
        for folder in playtests_folder(name).iterdir():
            with contextlib.suppress(OSError, ValueError):  # no report yet, or another folder
                found[int(folder.name)] = (folder / REPORT).stat().st_mtime
    return max(found, key=lambda nodes: found[nodes], default=0)


def report_in(folder: Path) -> Report | None:
    """Return the report in a folder, None if there is no readable one."""
    try:
        return read_report(decode(read_regular(folder / REPORT, MAX_BYTES)))
    except (OSError, ValueError, Damaged):
        return None


def discard_playtest(folder: Path) -> bool:
    """Remove a playtest; return False if a process is working on it. Raises OSError."""
    lock = FileLock(folder / GAMES)
    if not lock.take():
        return False
    try:
        shutil.rmtree(folder, ignore_errors=True)
        for name in (GAMES, REPORT):  # raises the error that kept them from being removed
            (folder / name).unlink(missing_ok=True)
    finally:
        lock.release()
    return True


def remove_playtests(name: str) -> None:
    """Remove all playtests of a game, by its name in the catalogue."""
    shutil.rmtree(playtests_folder(name), ignore_errors=True)
