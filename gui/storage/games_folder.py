"""The folder where every game played here is saved: its files, and which of them are unfinished games."""

import logging
import os
import re
import stat
from collections.abc import Callable, Iterable, Mapping
from math import inf
from pathlib import Path
from typing import NamedTuple, TypeVar

from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import plural, tr
from surajang.gui.storage import folders
from surajang.gui.storage.disk import is_none
from surajang.gui.storage.locks import WindowLock
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.files import read_regular
from surajang.rules.pgn_tags import MAX_TAGS, PLAYER_TAGS, known_name, unescaped
from surajang.rules.variant import Variant

FOLDER = "games"
PUT_ASIDE = "put aside"
"""The folder of unfinished games that are no longer offered."""

MAX_BYTES = 4_000_000
"""Bytes; a larger file is not read as a game."""

RETRY_MS = 2_000
"""The delay before unreadable files are tried again."""

NAMES = 200
"""The most characters of file names in a sentence."""

Found = TypeVar("Found")

_TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
_NO_MOVES = re.compile(r"\{[^}]*\}?|;[^\n]*|<[^>]*>?|\$\d*")
_WORD = re.compile(r"[()]|[^\s()]+")
_NUMBER = re.compile(r"(\d+)(?:[.…]+|$)|[.…]+")

log = logging.getLogger(__name__)

MAX_BYTES_READ_HERE = 100_000
"""The largest game in bytes that the window's thread parses; a larger one would take noticeable time."""


class UnfinishedGame(NamedTuple):
    """An unfinished game, known by its tags without reading its moves.

    `size` is the file's in bytes, `played` the time of its last move in seconds since 1970, `moves` the number of moves
    made.
    """

    path: Path
    size: int
    played: float
    title: str
    players: tuple[str, str]
    moves: int

    @property
    def words(self) -> str:
        """A sentence that describes the game."""
        return words_about(self.title, self.players, self.moves)


_ABOUT = plural(
    "{title}: {first} against {second}, {count} move played", "{title}: {first} against {second}, {count} moves played"
)


def words_about(title: str, players: Iterable[str], moves: int) -> str:
    """Return a sentence that describes an unfinished game."""
    first, second = players
    return _ABOUT(moves, title=title, first=first, second=second)


def games_folder() -> Path:
    """Return the folder where every game played here is saved."""
    return folders.data_folder() / FOLDER


def newest_files(folder: Path | None = None) -> list[Path]:
    """Return the files that may be games, the unreadable ones first, then the latest. Raises OSError."""
    found: list[tuple[float, Path]] = []
    try:
        with os.scandir(folder or games_folder()) as entries:
            for entry in entries:
                if entry.name.endswith(".pgn"):
                    found += [(when, Path(entry.path)) for when in _written(entry)]
    except FileNotFoundError:
        pass
    return [path for _, path in sorted(found, reverse=True)]


def _written(entry: os.DirEntry[str]) -> list[float]:
    """Return when a file that may be a game was written, `inf` if that cannot be read now; empty if it is no game."""
    try:
        status = entry.stat()
    except OSError as error:
        return [] if is_none(error) else [inf]
    return [status.st_mtime_ns] if _may_be_game(status) else []


def _may_be_game(status: os.stat_result) -> bool:
    """Return whether a file may be a game, by its status."""
    return stat.S_ISREG(status.st_mode) and status.st_size <= MAX_BYTES


def read_each(files: Iterable[Path], read: Callable[[Path], Found | None]) -> tuple[list[Found], dict[Path, OSError]]:
    """Return the results for the files that can be read, and why others cannot be read now."""
    found: list[Found] = []
    unread: dict[Path, OSError] = {}
    for file in files:
        try:
            one = read(file)
        except OSError as error:
            log.info("a file cannot be read now", exc_info=True)
            unread[file] = error
        else:
            found += [one] if one is not None else []
    return found, unread


def why_unread(unread: Mapping[Path, OSError]) -> str:
    """Return in a sentence which files cannot be read now and why; empty for none."""
    if not unread:
        return ""
    names = shortened(listed(readable(path.name) for path in unread), NAMES)
    error = next(iter(unread.values()))
    return tr("{name} cannot be read: {why}.", name=names, why=reason_of(error))


def unfinished(files: Iterable[Path]) -> tuple[list[UnfinishedGame], dict[Path, OSError]]:
    """Return the unfinished games in files that no other window is playing, and why other files cannot be read now."""
    return read_each(files, unfinished_game)


def unfinished_game(path: Path) -> UnfinishedGame | None:
    """Return the unfinished game in a file, if it is one and no other window is playing it.

    Only its tags are read; its moves may still be unreadable. Raises OSError if the file cannot be read now.
    """
    try:
        status = path.stat()
        if not _may_be_game(status):
            return None
        text = read_regular(path, MAX_BYTES).decode("utf-8-sig", "replace")
    except OSError as error:
        if is_none(error):
            return None
        raise
    tags, end = tags_of(text)
    if tags.get("Result") != "*" or not free(path):
        return None
    variant = catalogue.of_tags(tags)
    first, second = (_called(tags, side, variant) for side in (0, 1))
    title = naming.title(variant) if variant is not None else _short(tags.get("Variant", "")) or tr("Unknown game")
    moves = (_plies(text[end : text.rfind("\n") + 1]) + 1) // 2
    return UnfinishedGame(path, status.st_size, status.st_mtime, title, (first, second), moves)


def _called(tags: dict[str, str], side: int, variant: Variant | None) -> str:
    name = _short(tags.get(PLAYER_TAGS[side], "").strip().strip("?"))
    return naming.somebody(name or PLAYER_TAGS[side]) if variant is None else naming.of_side(name, variant, side)


def tags_of(text: str) -> tuple[dict[str, str], int]:
    """Return the tags at the beginning of a text, and where they end; none if there are too many for a game."""
    tags: dict[str, str] = {}
    end = found = 0
    while (tag := _TAG.match(text, end)) is not None:
        tags.setdefault(known_name(tag[1]), unescaped(tag[2]))
        end = tag.end()
        found += 1
        if found > MAX_TAGS:
            return {}, 0
    return tags, end


def _short(text: str) -> str:
    """Return a name, cut to a length that a list can show."""
    return text if len(text) <= 60 else f"{text[:59]}…"


def _plies(moves: str) -> int:
    """Count both players' moves in the main line of a game's text, without setup choices (number 0)."""
    plies = depth = 0
    setup = False
    for found in _WORD.finditer(_NO_MOVES.sub(" ", moves)):
        word = found[0]
        if word in "()":
            depth += 1 if word == "(" else -1
            continue
        if depth:
            continue
        number = _NUMBER.match(word)
        if number is not None:
            setup = number[1].strip("0") == "" if number[1] is not None else setup
            word = word[number.end() :]
        if word.strip("!?*") and not setup:
            plies += 1
    return plies


def free(path: Path) -> bool:
    """Return whether no window is playing the game in a file."""
    lock = lock_of(path)
    # Without the file there is no lock to try; and windows that only check must not block each other.
    if not os.path.lexists(lock.fileName()):
        return True
    free = lock.tryLock() or not lock.taken
    lock.unlock()
    return free


def lock_of(path: Path) -> WindowLock:
    """Return the lock that a window holds while it plays the game in a file."""
    return WindowLock(f"{path}.lock")


def new_file(title: str, folder: Path | None = None) -> Path:
    """Return a path for a new game; the names sort by time."""
    from datetime import datetime  # noqa: PLC0415  # after the first paint

    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S.%f} {title}"
    return (folder or games_folder()) / f"{stem}.pgn"


def put_aside(path: Path) -> Path:
    """Move a game to the folder of those no longer offered; return its new path. Raises OSError."""
    if not free(path):
        raise OSError(None, tr("it is being played in another window"), str(path))
    folder = path.parent / PUT_ASIDE
    folder.mkdir(exist_ok=True)
    return _move(path, folder)


def put_back(path: Path) -> Path:
    """Move a game back from there; return its new path. Raises OSError."""
    return _move(path, path.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    """Move a file to a folder without replacing another; return its new path. Raises OSError."""
    target = folder / path.name
    return path.rename(not_taken(target) if os.path.lexists(target) else target)


def not_taken(path: Path) -> Path:
    """Return an unused path like this one, with a number after the name."""
    number = 2
    while os.path.lexists(numbered := path.with_name(f"{path.stem} ({number}){path.suffix}")):
        number += 1
    return numbered
