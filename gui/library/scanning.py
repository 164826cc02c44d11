"""Which files there are to be indexed: the games played here, and what was added."""

import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
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


@dataclass
class Scan:
    """What was found: the files, the sources that are not there, what cannot be read just now and why (sources and
    folders), and entries of folders of which nothing can be said just now."""

    files: list[Known] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)
    unread: list[tuple[Path, str]] = field(default_factory=list)
    unknown: list[Path] = field(default_factory=list)

    def note(self, path: Path, error: OSError) -> None:
        """Note what cannot be read, unless it has only just gone."""
        if not isinstance(error, FileNotFoundError):
            self.unread.append((path, error.strerror or str(error)))


def files_of(sources: list[tuple[Path, bool, bool]], check: Callable[[], object] = lambda: None) -> Scan:
    """Return the files of all sources, each once.

    A source is a file, or a folder with all that lies in it, whether its games were played here, and whether it
    holds engine matches. `check` is called for each folder, and ends the search by raising something.
    """
    scan = Scan()
    found: dict[Path, Known] = {}
    for source, own, series in sources:
        try:
            status = source.stat()
        except (FileNotFoundError, NotADirectoryError, ValueError):
            scan.missing.append(source)
            continue
        except OSError as error:
            scan.note(source, error)
            continue
        if stat.S_ISDIR(status.st_mode):
            for known in _in_folder(source, own, series, (scan, check)):
                found.setdefault(known.path, known)
        elif stat.S_ISREG(status.st_mode):
            found.setdefault(source, Known(source, status.st_size, status.st_mtime_ns, own, series))
        else:
            scan.missing.append(source)
    scan.files = list(found.values())
    return scan


def _in_folder(folder: Path, own: bool, series: bool, noting: tuple[Scan, Callable[[], object]]) -> Iterator[Known]:
    """Yield the files with games in a folder, those of folders in it too; each folder is visited once, however many
    links lead to it. `noting`: where to note what cannot be read, and what to call for each folder."""
    scan, check = noting
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
        except OSError as error:
            scan.note(here, error)
            continue
        for entry in listed:
            try:
                status = entry.stat()
            except FileNotFoundError:
                continue
            except OSError:
                scan.unknown.append(Path(entry.path))
                continue
            if stat.S_ISDIR(status.st_mode) and depth < DEEPEST:
                waiting.append((Path(entry.path), depth + 1))
            elif stat.S_ISREG(status.st_mode) and entry.name.lower().endswith(ENDING):
                count += 1
                yield Known(Path(entry.path), status.st_size, status.st_mtime_ns, own, series)
