"""The folder where every game played here is saved: its files, and which of them are unfinished games."""

import logging
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from gui.kit.translation import plural, tr
from gui.storage import folders
from gui.storage.locks import WindowLock
from gui.words import naming, own_names
from rules.files import read_regular
from rules.games import GAMES
from rules.variant import Variant

FOLDER = "games"
PUT_ASIDE = "put aside"
"""The folder, in that of the games, of unfinished ones that are not to be offered any more."""

LARGEST = 4_000_000
"""Bytes; a larger file is no game."""

_TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
_NO_MOVES = re.compile(r"\{[^}]*\}?|;[^\n]*|<[^>]*>?|\$\d*")
_WORD = re.compile(r"[()]|[^\s()]+")
_NUMBER = re.compile(r"(\d+)(?:[.…]+|$)|[.…]+")

log = logging.getLogger(__name__)


class UnfinishedGame(NamedTuple):
    """What can be said of an unfinished game without playing through it.

    `size` is its file's in bytes, `played` the time of its last move in seconds since 1970, `moves` how many were made.
    """

    path: Path
    size: int
    played: float
    title: str
    players: tuple[str, str]
    moves: int

    @property
    def words(self) -> str:
        """Which game it is, in a sentence."""
        return words_about(self.title, self.players, self.moves)


_ABOUT = plural(
    "{title}: {first} against {second}, {count} move played", "{title}: {first} against {second}, {count} moves played"
)


def words_about(title: str, players: Iterable[str], moves: int) -> str:
    """Return which game an unfinished one is, in a sentence."""
    first, second = players
    return _ABOUT(moves, title=title, first=first, second=second)


def games_folder() -> Path:
    """Return the folder where every game played here is saved."""
    return folders.data_folder() / FOLDER


def newest_files(folder: Path | None = None) -> list[Path]:
    """Return the files that may be games, the one that was written last first. What is none hides no other."""
    found: list[tuple[int, Path]] = []
    try:
        with os.scandir(folder or games_folder()) as entries:
            for entry in entries:
                status = _status(entry)
                if entry.name.endswith(".pgn") and status is not None:
                    found.append((status.st_mtime_ns, Path(entry.path)))
    except FileNotFoundError:
        pass
    except OSError:
        log.info("the folder of games cannot be read", exc_info=True)
    return [path for _, path in sorted(found, reverse=True)]


def _status(file: os.DirEntry[str] | Path) -> os.stat_result | None:
    """Return what the system says of a file that may be a game; None of anything else."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status if stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST else None


def unfinished(files: Iterable[Path]) -> list[UnfinishedGame]:
    """Return those among files that are unfinished games that no other window is playing."""
    return [game for file in files if (game := unfinished_game(file)) is not None]


def unfinished_game(path: Path) -> UnfinishedGame | None:
    """Return the unfinished game that a file holds, unless it is none, or another window is playing it.

    Only its tags are looked at: whether its moves can be read is not known yet.
    """
    status = _status(path)
    if status is None:
        return None
    try:
        text = read_regular(path, LARGEST).decode("utf-8-sig", "replace")
    except OSError:
        log.info("a game's file cannot be read", exc_info=True)
        return None

    tags, end = tags_of(text)
    if tags.get("Result") != "*" or not free(path):
        return None
    variant = GAMES.get(tags.get("Variant", "").strip().casefold())
    first, second = (_called(tags, side, variant) for side in (0, 1))
    title = naming.title(variant) if variant is not None else _short(tags.get("Variant", "")) or tr("Unknown game")
    moves = (_plies(text[end : text.rfind("\n") + 1]) + 1) // 2
    return UnfinishedGame(path, status.st_size, status.st_mtime, title, (first, second), moves)


def _called(tags: dict[str, str], side: int, variant: Variant | None) -> str:
    """Return what to call who plays a side."""
    from rules.tokens import PLAYER_TAGS

    name = _short(tags.get(PLAYER_TAGS[side], "").strip().strip("?"))
    return own_names.somebody(name or PLAYER_TAGS[side]) if variant is None else naming.of_side(name, variant, side)


def tags_of(text: str) -> tuple[dict[str, str], int]:
    """Return the tags at the beginning of a text, and where they end; none if there are too many for a game."""
    from rules.tokens import MOST_TAGS, known_name, unescaped

    tags: dict[str, str] = {}
    end = found = 0
    while (tag := _TAG.match(text, end)) is not None:
        tags.setdefault(known_name(tag[1]), unescaped(tag[2]))
        end = tag.end()
        found += 1
        if found > MOST_TAGS:
            return {}, 0
    return tags, end


def _short(text: str) -> str:
    """Return a name, cut if it is so long that a list could not show it."""
    return text if len(text) <= 60 else f"{text[:59]}…"


def _plies(moves: str) -> int:
    """Count both players' moves in the main line of a game's text; setup choices, which have number 0, are none."""
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
    """Say whether no window is playing the game of a file."""
    lock = lock_of(path)
    # Without a file there is nothing to try, and two windows that only look do not get into each other's way.
    if not os.path.lexists(lock.fileName()):
        return True
    free = lock.tryLock() or not lock.taken
    lock.unlock()
    return free


def lock_of(path: Path) -> WindowLock:
    """Return the lock that a window holds while it plays the game of a file."""
    return WindowLock(f"{path}.lock")


def new_file(title: str, folder: Path | None = None) -> Path:
    """Return a name for the file of a game that begins now; names sort by time."""
    from datetime import datetime  # not before a game begins

    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S.%f} {title}"
    return (folder or games_folder()) / f"{stem}.pgn"


def put_aside(path: Path) -> Path:
    """Move a game to where it is not offered any more; return its new path. Raises OSError."""
    if not free(path):
        raise OSError(None, tr("it is being played in another window"), str(path))
    folder = path.parent / PUT_ASIDE
    folder.mkdir(exist_ok=True)
    return _move(path, folder)


def put_back(path: Path) -> Path:
    """Move a game that was put aside back to the others; return its new path. Raises OSError."""
    return _move(path, path.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    """Move a file to a folder without replacing another of its name; return its new path. Raises OSError."""
    target = folder / path.name
    return path.rename(not_taken(target) if os.path.lexists(target) else target)


def not_taken(path: Path) -> Path:
    """Return a path like this one that nothing is at, with a number behind the name."""
    number = 2
    while os.path.lexists(numbered := path.with_name(f"{path.stem} ({number}){path.suffix}")):
        number += 1
    return numbered
