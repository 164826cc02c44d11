"""The index of all games: an SQLite file that holds nothing which is not in the games' own files.

It can be thrown away at any time. Several windows may use it at once; one of them writes at a time, and who reads is
never in the way of that.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from array import array
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from gui.library.facts import MOVE_TYPE, Facts
from gui.library.keys import fingerprint, key_of
from rules import fen, movegen
from rules.games import GAMES

FILE = "library.sqlite3"
BUSY_SECONDS = 20.0
"""How long another window may write before this one gives up."""

CACHE_KIB = 32_768

SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT);
CREATE TABLE file (
    id INTEGER PRIMARY KEY, path BLOB UNIQUE, own INTEGER, size INTEGER, changed INTEGER, whole INTEGER, problem TEXT,
    series INTEGER);
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER, start INTEGER, size INTEGER, digest BLOB, problem TEXT,
    variant TEXT, first TEXT, second TEXT, first_level INTEGER, second_level INTEGER, result INTEGER, reason TEXT,
    played TEXT, event TEXT, moves INTEGER, words TEXT, identity TEXT);
CREATE INDEX game_file ON game (file);
CREATE INDEX game_played ON game (problem, played);
CREATE TABLE line (game INTEGER PRIMARY KEY, fen TEXT, moves BLOB);
CREATE TABLE place (
    key INTEGER, move INTEGER, result INTEGER, game INTEGER, ply INTEGER,
    PRIMARY KEY (key, move, result, game, ply)) WITHOUT ROWID;
"""
"""`file.own`: a game that was played here; `series`: games of an engine match; `whole`: all its games are indexed, as
they were when it had this size and time. `game.problem`: why it cannot be read, or empty; such a game is listed
nowhere. `place`: each position of each main line, with the move made there."""

_OF_THE_DISK = frozenset(
    getattr(sqlite3, f"SQLITE_{name}")
    for name in ("BUSY", "LOCKED", "READONLY", "IOERR", "FULL", "CANTOPEN", "PERM", "NOMEM", "INTERRUPT", "AUTH")
)
"""What SQLite says when there is nothing wrong with the index itself."""

log = logging.getLogger(__name__)


def is_broken(error: BaseException) -> bool:
    """Say whether an error while the index was used means that it holds nonsense, and has to be made anew."""
    if isinstance(error, UnicodeError):
        return isinstance(error, UnicodeDecodeError)  # else it was asked with a text that is none
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(error, sqlite3.Error) and (code is None or code & 0xFF not in _OF_THE_DISK)


def connect(path: Path) -> sqlite3.Connection:
    """Open the index, after making it if there is none, or none that can be used. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return _opened(path)
    except (sqlite3.Error, UnicodeError) as error:
        if not is_broken(error):
            raise OSError(None, str(error), str(path)) from None
    log.info("the index of games is broken and made anew")
    remove(path)
    try:
        return _opened(path)
    except (sqlite3.Error, UnicodeError) as error:
        raise OSError(None, str(error), str(path)) from None


def _opened(path: Path) -> sqlite3.Connection:
    """Return a connection to a usable index. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        if not _is_ours(connection):
            _make(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Say whether an index has the present form and its keys mean what they mean now."""
    tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'about'").fetchone()[0]
    if not tables:
        return False
    found = connection.execute("SELECT value FROM about WHERE name = 'fingerprint'").fetchone()
    return found is not None and found[0] == fingerprint()


def _make(connection: sqlite3.Connection) -> None:
    """Empty an index, and give it its tables, unless another window has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not _is_ours(connection):
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for (name,) in names:
                if not name.startswith("sqlite_"):
                    connection.execute(f'DROP TABLE "{name}"')
            for statement in SCHEMA.split(";")[:-1]:
                connection.execute(statement)
            connection.execute("INSERT INTO about VALUES ('fingerprint', ?)", (fingerprint(),))
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def remove(path: Path) -> None:
    """Throw an index away. Raises OSError."""
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.remove(f"{path}{ending}")


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Do what is done meanwhile as a whole or not at all. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


Where = tuple[int, int, bytes]
"""Where a game stands in its file: its first byte, how many there are, their digest."""


def add_game(
    connection: sqlite3.Connection, file: int, where: Where, facts: Facts, start: str, moves: array[int]
) -> int:
    """Add a game but for its places; return its number."""
    row = (
        file, *where, "", facts.variant, *facts.players, *facts.levels, facts.result, facts.reason, facts.played,
        facts.event, facts.moves, facts.words, facts.identity,
    )  # fmt: skip
    cursor = connection.execute(f"INSERT INTO game VALUES (NULL{', ?' * len(row)})", row)
    number = cursor.lastrowid or 0
    connection.execute("INSERT INTO line VALUES (?, ?, ?)", (number, start, moves.tobytes()))
    return number


def add_unreadable(connection: sqlite3.Connection, file: int, where: Where, problem: str) -> None:
    """Note a game that cannot be read, so that it is not tried again."""
    connection.execute(
        "INSERT INTO game (file, start, size, digest, problem) VALUES (?, ?, ?, ?, ?)", (file, *where, problem)
    )


def add_places(connection: sqlite3.Connection, places: list[tuple[int, int, int, int, int]]) -> None:
    """Add positions: key, move, number of the result, game, ply. Sorted, they cost a fraction."""
    places.sort()
    connection.executemany("INSERT INTO place VALUES (?, ?, ?, ?, ?)", places)


def remove_games(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Remove games, with their places, which are found by playing them once more."""
    for number in numbers:
        row = connection.execute(
            "SELECT variant, result, fen, line.moves FROM game JOIN line ON line.game = game.id WHERE game.id = ?",
            (number,),
        ).fetchone()
        if row is not None:
            variant, result, start, moves = row
            places = [(*place, result, number, ply) for ply, place in enumerate(_replayed(variant, start, moves))]
            connection.executemany(
                "DELETE FROM place WHERE key = ? AND move = ? AND result = ? AND game = ? AND ply = ?", places
            )
            connection.execute("DELETE FROM line WHERE game = ?", (number,))
        connection.execute("DELETE FROM game WHERE id = ?", (number,))


def _replayed(name: str, start: str, moves: bytes) -> list[tuple[int, int]]:
    """Return key and move of each position of a stored line."""
    try:
        variant = GAMES[name]
        position = fen.read(variant, start or "startpos")
        line = array(MOVE_TYPE, moves)
    except (LookupError, ValueError, TypeError) as error:
        raise sqlite3.DatabaseError(f"a line in the index is none: {error}") from None
    found = []
    for move in [*line, 0]:
        found.append((key_of(variant, int(position.key)), move))
        if not move:
            break
        if move not in movegen.legal_moves(position):
            raise sqlite3.DatabaseError("a line in the index is none")
        position.make(move)
    return found
