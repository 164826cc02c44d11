"""A file that a game was read from or saved to.

Saving replaces the game in it, and detects changes by other programs. It works on bytes: the rest of the file stays as
it is, except that UTF-16 becomes UTF-8.
"""

import hashlib
from collections import defaultdict
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from surajang.gui.storage import reader
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.reader import MAX_FILE_BYTES, Place
from surajang.rules.files import read_text


@dataclass(frozen=True)
class GameFile:
    """A file with the `digest` of its bytes, the bytes of its `game`, the `start` of those, and whether the game is
    `alone` in it. For a file that is new or to be replaced, only the path is set.
    """

    path: Path
    digest: bytes = b""
    game: bytes = b""
    start: int = 0
    alone: bool = True


class FileChanged(Exception):
    """A file has changed since the game was read from it. `otherwise` says what saving would do."""

    def __init__(self, otherwise: str) -> None:
        super().__init__(otherwise)
        self.otherwise = otherwise


_saving: defaultdict[Path, Lock] = defaultdict(Lock)
"""A lock for each file: a save that reads it before another has written it would undo that one."""

REPLACE, REPLACE_GAME, ADD = "replace", "replace game", "add"


def opened(path: Path, data: bytes, place: Place, alone: bool) -> GameFile:
    """Return the GameFile of a file from which a game was read."""
    return GameFile(path, _digest(data), data[place.start : place.end], place.start, alone)


def save(file: GameFile, text: str, anyway: bool = False) -> GameFile:
    """Write a game to its file, durably, and return its new GameFile.

    Raises OSError, and FileChanged if the file has changed and `anyway` is False.
    """
    with _saving[file.path.absolute()]:
        return _saved(file, text, anyway)


def _saved(file: GameFile, text: str, anyway: bool) -> GameFile:
    """Save while no other thread saves to the file."""
    data = _present(file)
    if data is None:
        return _written(replace(file, alone=True), b"", text.encode("utf-8", "replace"), b"")
    if _digest(data) == file.digest:
        return _written(file, data[: file.start], _fitting(file, text), data[file.start + len(file.game) :])
    games = list(reader.places(data))
    same = [place for place in games if data[place.start : place.end] == file.game]
    if not anyway:
        raise FileChanged(REPLACE_GAME if len(same) == 1 else REPLACE if file.alone else ADD)
    if len(same) == 1:
        file = replace(file, alone=len(games) == 1)
        return _written(file, data[: same[0].start], _fitting(file, text), data[same[0].end :])
    if file.alone:
        return _written(file, b"", text.encode("utf-8", "replace"), b"")
    return _written(file, data.rstrip() + b"\n\n", text.encode("utf-8", "replace"), b"")


def _present(file: GameFile) -> bytes | None:
    """Return the bytes of a file that must be kept, otherwise None, also if it does not exist."""
    if not file.digest:
        return None
    try:
        return read_text(file.path, MAX_FILE_BYTES)
    except FileNotFoundError:
        return None


def _written(file: GameFile, before: bytes, game: bytes, behind: bytes) -> GameFile:
    """Write a file of three parts, and return its GameFile."""
    data = before + game + behind
    write_atomically(file.path, data, durable=True)
    return replace(file, digest=_digest(data), game=game, start=len(before))


def _fitting(file: GameFile, text: str) -> bytes:
    """Return a game's text with the line breaks it needs between its neighbours."""
    data = text.rstrip("\n").encode("utf-8", "replace")
    return data.replace(b"\n", b"\r\n") if b"\r\n" in file.game else data


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
