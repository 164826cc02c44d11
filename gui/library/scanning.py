"""Which files there are to be indexed: the games played here, and what was added."""

import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ENDING = ".pgn"
DEEPEST = 20
"""How many folders may lie in each other."""

MOST_FILES = 200_000
"""What a folder holds beyond that is left out."""


@dataclass(frozen=True)
class Known:
    """A file that may hold games, with what the system says of it; `own`: a game that was played here; `series`: games
    of an engine match."""

    path: Path
    size: int
    changed: int
    own: bool
    series: bool = False


def files_of(
    sources: list[tuple[Path, bool, bool]], check: Callable[[], object] = lambda: None
) -> tuple[list[Known], list[Path]]:
    """Return the files of all sources, each once, and the sources that are not there or cannot be read.

    A source is a file, or a folder with all that lies in it, whether its games were played here, and whether it
    holds engine matches. `check` is called for each folder, and ends the search by raising something.
    """
    found: dict[Path, Known] = {}
    missing: list[Path] = []
    for source, own, series in sources:
        try:
            status = source.stat()
        except (OSError, ValueError):
            missing.append(source)
            continue
        if stat.S_ISDIR(status.st_mode):
            try:
                os.listdir(source)
            except OSError:
                missing.append(source)
                continue
            for known in _in_folder(source, own, series, check):
                found.setdefault(known.path, known)
        elif stat.S_ISREG(status.st_mode):
            found.setdefault(source, Known(source, status.st_size, status.st_mtime_ns, own, series))
        else:
            missing.append(source)
    return list(found.values()), missing


def _in_folder(folder: Path, own: bool, series: bool, check: Callable[[], object]) -> Iterator[Known]:
    """Yield the files with games in a folder, those of folders in it too; each folder is visited once, however many
    links lead to it."""
    visited: set[tuple[int, int]] = set()
    waiting = [(folder, 0)]
    count = 0
    while waiting and count < MOST_FILES:
        check()
        here, depth = waiting.pop()
        try:
            status = here.stat()
            if (status.st_dev, status.st_ino) in visited and status.st_ino:
                continue
            visited.add((status.st_dev, status.st_ino))
            with os.scandir(here) as entries:
                listed = sorted(entries, key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in listed:
            try:
                status = entry.stat()
            except OSError:
                continue
            if stat.S_ISDIR(status.st_mode) and depth < DEEPEST:
                waiting.append((Path(entry.path), depth + 1))
            elif stat.S_ISREG(status.st_mode) and entry.name.lower().endswith(ENDING):
                count += 1
                yield Known(Path(entry.path), status.st_size, status.st_mtime_ns, own, series)
