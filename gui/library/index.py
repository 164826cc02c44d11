"""The index of all games: an SQLite file whose content is all from the games' own files.

It can be deleted at any time. Several windows may use it at once; one of them writes at a time, and readers never block
it. A damaged index is left alone, as others may have it open: an empty one with the next number in its name replaces
it, and every window switches to that.
"""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import stat
import time
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile

from surajang.gui.library.facts import MOVE_TYPE, Facts, fingerprint, key_of
from surajang.rules import catalogue, fen, movegen
from surajang.rules.errors import ReasonedError
from surajang.rules.variant import Variant

FILE = "library.sqlite3"
BUSY_SECONDS = 20.0
"""How long another window may write before this one gives up."""

CACHE_KIB = 32_768

PROBE = 65_536
"""The number of bytes written to find why SQLite cannot write: more than it needs to open an index."""

CHECK_SECONDS = 86_400
"""How long after a check of the whole index the next one is due."""

CHECK_STEPS = 10_000
"""The number of SQLite's steps, a fraction of a millisecond, after which a check tests whether it was cancelled."""

NUMBERS = 10_000_000
"""The range of game numbers of each index, so that a number never means another game in the next one."""

MERGED_PER_PAGE = 20
"""The number of new positions for each page of the index with which a merge is due: about a quarter of all."""

SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT);
CREATE TABLE file (
    id INTEGER PRIMARY KEY, path BLOB UNIQUE, own INTEGER, size INTEGER, changed INTEGER, whole INTEGER, problem TEXT,
    series INTEGER);
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER, start INTEGER, size INTEGER, digest BLOB, problem TEXT,
    variant TEXT, first TEXT, second TEXT, first_level INTEGER, second_level INTEGER, result INTEGER, reason TEXT,
    played TEXT, event TEXT, moves INTEGER, words TEXT, identity TEXT, seal INTEGER, places INTEGER);
CREATE INDEX game_file ON game (file);
CREATE INDEX game_played ON game (problem, played);
CREATE TABLE line (game INTEGER PRIMARY KEY, fen TEXT, moves BLOB);
CREATE TABLE place (
    key INTEGER, move INTEGER, result INTEGER, game INTEGER, ply INTEGER,
    PRIMARY KEY (key, move, result, game, ply)) WITHOUT ROWID;
CREATE TABLE new_place (key INTEGER, move INTEGER, result INTEGER, game INTEGER, ply INTEGER);
CREATE TABLE own_game (name TEXT PRIMARY KEY, definition TEXT);
"""
"""`file.own`: a game played here; `series`: games of an engine match; `whole`: all its games are indexed, as of this
size and time; `problem`: why it could not be read last time (gui.library.problems). `game.problem`: why it cannot be
read, or empty; such a game is never listed. `seal` and `places` are checksums of a game with its line, and of its
positions. `place`: each position of each main line, with the move made there; `new_place`: those not yet merged into
it. `own_game`: the definitions of own games in the index, by their names in rules.catalogue.
"""

_GAME = (
    "file, size, digest, problem, variant, first, second, first_level, second_level, result, reason, played, event,"
    " moves, words, identity"
)
"""The columns of a game in its checksum; `start` is added separately, as it changes."""

_LOW = 0xFFFFFFFF
_PLACE_SUM = f"(key & {_LOW}) + 3 * ((key >> 32) & {_LOW}) + 5 * move + 7 * result + 11 * ply"
"""The term of a position in its game's `places`; the sum of all also has the game's number, times 13."""

_BY_GAMES = f"SELECT sum(places + 13 * game.id * (length(line.moves) / {array(MOVE_TYPE).itemsize} + 1))"
_DAMAGED = (
    f"SELECT 1 FROM game LEFT JOIN line ON line.game = game.id"
    f" WHERE seal IS NOT start + sealed({_GAME.replace('moves', 'game.moves')}, fen, line.moves) LIMIT 1",
    "SELECT 1 FROM line WHERE game NOT IN (SELECT id FROM game) LIMIT 1",
    f"SELECT 1 WHERE (SELECT sum({_PLACE_SUM} + 13 * game)"
    " FROM (SELECT * FROM place UNION ALL SELECT * FROM new_place)) IS NOT"
    f" ({_BY_GAMES} FROM game JOIN line ON line.game = game.id)",
)
"""Queries that find a row if an index has intact pages with wrong content."""

_OF_THE_DISK = frozenset(
    getattr(sqlite3, f"SQLITE_{name}")
    for name in (
        "BUSY", "LOCKED", "READONLY", "IOERR", "FULL", "CANTOPEN", "PERM", "NOMEM", "INTERRUPT", "AUTH", "PROTOCOL",
        "NOLFS", "MISUSE",
    )
)  # fmt: skip
"""SQLite's errors that are not about the index itself."""

log = logging.getLogger(__name__)


class Damaged(Exception):
    """The index was damaged and has been replaced by an empty one."""


class Connection(sqlite3.Connection):
    """A connection to an index; `path` is its file."""

    path: Path


def is_broken(error: BaseException) -> bool:
    """Return whether an error while using the index means that it is damaged, and has to be rebuilt."""
    if isinstance(error, UnicodeError):
        return isinstance(error, UnicodeDecodeError)  # otherwise the query had an invalid text
    if not isinstance(error, sqlite3.Error) or isinstance(error, (sqlite3.ProgrammingError, sqlite3.InterfaceError)):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _OF_THE_DISK


def system_error(error: Exception, path: Path) -> OSError:
    """Return the error of the system that keeps an index from being used.

    SQLite does not pass on the system's reason, such as a full disk. It is found by writing beside the index.
    """
    if isinstance(error, sqlite3.Error):
        try:
            with TemporaryFile(dir=path.parent) as file:
                file.write(bytes(PROBE))
        except OSError as found:
            return found
    return OSError(None, str(error), str(path))


def newest(path: Path) -> Path:
    """Return the file of the index in use, the one with the highest number. Raises OSError."""
    return _numbered(path, max((number for number, _ in _files(path)), default=1))


def replace(path: Path) -> None:
    """Replace a damaged index by an empty one, unless that has been done already. Raises OSError."""
    number, base = _number(path)
    with suppress(FileExistsError):
        os.close(os.open(_numbered(base, number + 1), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))


@contextmanager
def replaced_if_damaged(path: Path) -> Iterator[None]:
    """Replace an index found to be damaged within the block; Damaged is then raised."""
    try:
        yield
    except (sqlite3.Error, UnicodeError) as error:
        if not is_broken(error):
            raise
        log.info("%s is damaged (%s) and made anew", path.name, error)
        replace(path)
        raise Damaged(str(error)) from error


def remove_former(path: Path) -> None:
    """Remove replaced indices, unless another program prevents it."""
    with suppress(OSError):
        used, _ = _number(newest(path))
        for number, file in _files(path):
            if number < used:
                with suppress(OSError):
                    remove(file)


def _files(path: Path) -> list[tuple[int, Path]]:
    name = re.compile(f"{re.escape(path.stem)}(?:-([0-9]{{1,9}}))?{re.escape(path.suffix)}")
    matches = map(name.fullmatch, os.listdir(path.parent))
    return [(int(match[1] or 1), path.with_name(match[0])) for match in matches if match is not None]


def _number(path: Path) -> tuple[int, Path]:
    """Return the number of an index, and the path of the first one."""
    match = re.fullmatch(r"(.*)-([0-9]{1,9})", path.stem)
    return (int(match[2]), path.with_stem(match[1])) if match is not None else (1, path)


def _numbered(path: Path, number: int) -> Path:
    """Return the path of an index by its number and the path of the first one."""
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def connect(path: Path) -> Connection:
    """Open the index in use; make it if there is none. Raises OSError, and Damaged if it was unusable."""
    path.parent.mkdir(parents=True, exist_ok=True)
    used = newest(path)
    try:
        with replaced_if_damaged(used):
            return _opened(used)
    except (sqlite3.Error, UnicodeError) as error:
        raise system_error(error, used) from None


def _opened(path: Path) -> Connection:
    """Return a connection to a usable index. Raises sqlite3.Error, OSError."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise sqlite3.DatabaseError(f"{path.name} is no regular file")
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, factory=Connection
    )
    connection.path = path
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
    """Return whether an index has the present version, with keys of the present meaning."""
    tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'about'").fetchone()[0]
    if not tables:
        return False
    found = connection.execute("SELECT value FROM about WHERE name = 'fingerprint'").fetchone()
    return found is not None and found[0] == fingerprint()


def _make(connection: Connection) -> None:
    """Empty an index and create its tables, unless another window has just done so."""
    with writing(connection):
        if _is_ours(connection):
            return
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            if not name.startswith("sqlite_"):
                connection.execute(f'DROP TABLE "{name}"')
        for statement in SCHEMA.split(";")[:-1]:
            connection.execute(statement)
        connection.execute("INSERT INTO about VALUES ('fingerprint', ?)", (fingerprint(),))
        first = NUMBERS * (_number(connection.path)[0] - 1)
        connection.execute("INSERT INTO sqlite_sequence VALUES ('game', ?)", (first,))
        _note_check(connection)


def remove(path: Path) -> None:
    """Delete an index. Raises OSError."""
    for suffix in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.remove(f"{path}{suffix}")


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Make the block one transaction. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


Where = tuple[int, int, bytes]
"""A game's place in its file: its first byte, their number and digest."""


def add_game(
    connection: sqlite3.Connection,
    file: int,
    where: Where,
    facts: Facts,
    start: str,
    line: tuple[array[int], array[int]],
) -> int:
    """Add a game with its moves (`line`), but without its places; return its number."""
    keys, moves = line
    row = (
        "", facts.variant, *facts.players, *facts.levels, facts.result, facts.reason, facts.played, facts.event,
        facts.moves, facts.words, facts.identity,
    )  # fmt: skip
    number = _add(connection, file, where, row, (start, moves.tobytes()), _sum_of_places(keys, moves, facts.result))
    connection.execute("INSERT INTO line VALUES (?, ?, ?)", (number, start, moves.tobytes()))
    variant = catalogue.find(facts.variant)
    if variant is not None and catalogue.is_own(variant):
        values = (variant.name, catalogue.definition_line(variant))
        connection.execute("INSERT OR IGNORE INTO own_game VALUES (?, ?)", values)
    return number


def _sum_of_places(keys: array[int], moves: array[int], result: int) -> int:
    """Return the sum of `_PLACE_SUM` over a game's positions, without a loop in Python."""
    count = len(keys)
    low = sum(map(_LOW.__and__, keys))
    high = (sum(keys) - low >> 32) + (sum(map((0).__gt__, keys)) << 32)  # negative keys count as unsigned ones
    return low + 3 * high + 5 * sum(moves) + 7 * result * count + 11 * (count * (count - 1) // 2)


def add_unreadable(connection: sqlite3.Connection, file: int, where: Where, problem: str) -> None:
    """Note a game that cannot be read, so that it is not tried again."""
    _add(connection, file, where, (problem, *[None] * 12), (None, None), 0)


def _add(
    connection: sqlite3.Connection, file: int, where: Where, row: tuple[object, ...], line: tuple[object, object],
    places: int,
) -> int:  # fmt: skip
    """Add a row of a game; return its number."""
    start, size, digest = where
    sealed = (file, size, digest, *row)
    values = (*sealed, start, start + _seal(*sealed, *line), places)
    marks = ", ".join("?" * len(values))
    cursor = connection.execute(f"INSERT INTO game ({_GAME}, start, seal, places) VALUES ({marks})", values)
    return cursor.lastrowid or 0


def move_games(connection: sqlite3.Connection, moved: list[tuple[int, int]]) -> None:
    """Update where games begin: first bytes, and the games' numbers."""
    values = [(start, start, number) for start, number in moved]
    connection.executemany("UPDATE game SET seal = seal - start + ?, start = ? WHERE id = ?", values)


def add_places(connection: sqlite3.Connection, places: Iterable[tuple[int, int, int, int, int]]) -> None:
    """Add positions: key, move, number of the result, game, ply. They are found once they are merged."""
    connection.executemany("INSERT INTO new_place VALUES (?, ?, ?, ?, ?)", places)


def merge_is_due(connection: sqlite3.Connection) -> bool:
    """Return whether the new positions are a fair share of all.

    Keys are random, so a merge writes nearly every page; this way its time per new position stays the same.
    """
    (new,) = connection.execute("SELECT max(rowid) FROM new_place").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    return new is not None and new >= MERGED_PER_PAGE * pages


def merge_places(connection: sqlite3.Connection) -> None:
    """Merge the new positions into all others, in the order of their keys, which takes a fraction of the time."""
    connection.execute("INSERT INTO place SELECT * FROM new_place ORDER BY key, move, result, game")
    connection.execute("DELETE FROM new_place")


def remove_games(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Remove games with their places, which are found by replaying them; new ones must have been merged."""
    for number in numbers:
        row = connection.execute(
            "SELECT variant, result, fen, line.moves FROM game JOIN line ON line.game = game.id WHERE game.id = ?",
            (number,),
        ).fetchone()
        if row is not None:
            variant, result, start, moves = row
            line = _replayed(variant_of(connection, variant), start, moves)
            places = [(*place, result, number, ply) for ply, place in enumerate(line)]
            connection.executemany(
                "DELETE FROM place WHERE key = ? AND move = ? AND result = ? AND game = ? AND ply = ?", places
            )
            connection.execute("DELETE FROM line WHERE game = ?", (number,))
        connection.execute("DELETE FROM game WHERE id = ?", (number,))


def variant_of(connection: sqlite3.Connection, name: object) -> Variant:
    """Return the variant of a game in the index, registered if it is an own one. Raises sqlite3.DatabaseError."""
    if isinstance(name, str) and (known := catalogue.find(name)) is not None:
        return known
    row = connection.execute("SELECT definition FROM own_game WHERE name = ?", (name,)).fetchone()
    try:
        return catalogue.add_line(str(name), str(row[0]))
    except (TypeError, ReasonedError) as error:
        raise sqlite3.DatabaseError(f"the index does not define {name}") from error


def _replayed(variant: Variant, start: str, moves: bytes) -> list[tuple[int, int]]:
    """Return key and move of each position of a stored line."""
    try:
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


# Checking


def check_if_due(connection: sqlite3.Connection, cancelled: Callable[[], bool]) -> None:
    """Check a whole index for damage, if a check is due; stop if `cancelled` returns true. Raises sqlite3.Error."""
    fresh = "SELECT 1 FROM about WHERE name = 'checked' AND abs(? - CAST(value AS REAL)) < ?"
    if connection.execute(fresh, (time.time(), CHECK_SECONDS)).fetchone() is not None:
        return
    connection.create_function("sealed", -1, _seal, deterministic=True)
    connection.set_progress_handler(cancelled, CHECK_STEPS)
    try:
        connection.execute("BEGIN")  # all queries see the same state
        _check(connection)
        connection.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.set_progress_handler(None, 0)
    with writing(connection):
        _note_check(connection)


def _check(connection: sqlite3.Connection) -> None:
    """Check a whole index for damage. Raises sqlite3.Error."""
    (problem,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if problem != "ok":
        raise sqlite3.DatabaseError(problem)
    for question in _DAMAGED:
        if connection.execute(question).fetchone() is not None:
            raise sqlite3.DatabaseError("a row in the index is not as it was written")


def _note_check(connection: sqlite3.Connection) -> None:
    """Note that an index was undamaged now."""
    connection.execute("INSERT OR REPLACE INTO about VALUES ('checked', ?)", (time.time(),))


def _seal(*values: object) -> int:
    """Return a checksum of the values of a row."""
    return zlib.crc32(repr(values).encode())
