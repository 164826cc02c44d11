"""Queries the index: for games, for games with a position, for the moves played from it."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import compress
from pathlib import Path
from typing import Any, NamedTuple

from surajang.gui.library import index
from surajang.gui.library.facts import MOVE_TYPE, Facts
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reader import MAX_GAME_BYTES
from surajang.gui.words.outcome_text import RESULTS
from surajang.rules import catalogue
from surajang.rules.games import GAMES

COLUMNS = {
    "players": "first COLLATE NOCASE {0}, second COLLATE NOCASE {0}",
    "game": "variant {0}",
    "result": "result {0}",
    "reason": "reason {0}",
    "moves": "moves {0}",
    "played": "played {0}",
}
"""The columns to sort games by, in SQL; the newest added comes first among equals."""

FREQUENT = 4_000
"""The number of occurrences from which a position is frequent."""

_OF_MATCHES = "(SELECT id FROM game WHERE file IN (SELECT id FROM file WHERE series))"
"""The games of engine matches, found in an index alone, as all games in their usual order are."""

_OF_GAMES = (
    "variant IN (SELECT value FROM json_each(?)"
    " UNION SELECT name FROM own_game JOIN json_each(?) ON name GLOB json_each.value)"
)
"""The games of some variants, given twice by patterns."""

_ANYWHERE = "instr(words, ?)"
_OF_FIRST = "instr(words, ?) BETWEEN 1 AND length(first)"
_OF_SECOND = "instr(substr(words, length(first) + 2), ?) BETWEEN 1 AND length(second)"
"""The places of a word in a game's words, which begin with both names."""

_DASH = re.compile(r"(?<!\S)[-–—](?!\S)")

_FACTS = "variant, first, second, first_level, second_level, result, reason, played, event, moves, identity"


@dataclass(frozen=True)
class Query:
    """The conditions on games; empty ones do not apply.

    `words` must all occur in names, event, date or the variant's title; with a dash (`ann – ben`), those before it in
    the first player's name, the others in the second's. `titles` are those in small letters, each with the variant's
    name. `translated` are names and events, in small letters, as shown and as in files. `game` is the name of a
    variant. It and the titles include the other versions of an own game. `result` is as in PGN. `level` is that of
    either side, or PEOPLE. `since` and `until` are beginnings of dates. `least` and `most` limit the number of moves, 0
    for no limit. `identities`: only these games. `key`: games with this position. `own`: whether played here.
    `matches`: only games of engine matches; otherwise none of those.
    """

    words: str = ""
    titles: tuple[tuple[str, str], ...] = ()
    translated: tuple[tuple[str, str], ...] = ()
    game: str = ""
    result: str = ""
    reason: str | None = None
    level: int = 0
    since: str = ""
    until: str = ""
    least: int = 0
    most: int = 0
    own: bool | None = None
    matches: bool = False
    identities: frozenset[str] | None = None
    key: int | None = None
    order: str = "played"
    descending: bool = True


PEOPLE = -1
"""In place of a level in a Query: no computer played."""


@dataclass(frozen=True)
class Listed:
    """A game in the list: its number in the index, its facts, and its place in a file."""

    number: int
    facts: Facts
    path: Path
    start: int
    size: int
    digest: bytes
    own: bool
    of_match: bool = False


@dataclass
class Branch:
    """A move played from a position, with its counts in the order of RESULTS. Move 0 is the game's end."""

    move: int
    counts: list[int] = field(default_factory=lambda: [0] * len(RESULTS))

    @property
    def count(self) -> int:
        """How often it was played."""
        return sum(self.counts)


def _versions(names: Iterable[str]) -> str:
    """Return patterns for _OF_GAMES: the names of the program's games, and of every version of own ones."""
    digits = "[0-9a-f]" * catalogue.DIGITS
    return json.dumps([name if name in GAMES else name[: -catalogue.DIGITS] + digits for name in names])


def _placed(words: str) -> list[tuple[str, str]]:
    """Return the words searched for in small letters, each with the condition on its place.

    As in the list of games, the first player's name is before a dash, the second's after it.
    """
    first, *second = _DASH.split(readable(words).casefold(), maxsplit=1)
    if not second:
        return [(_ANYWHERE, word) for word in first.split()]
    sides = ((_OF_FIRST, first), (_OF_SECOND, second[0]))
    return [(place, word) for place, text in sides for word in text.split()]


def conditions_of(query: Query) -> tuple[str, list[object]]:
    """Return the SQL of the conditions other than the position, and its values."""
    conditions: list[tuple[str, tuple[object, ...]]] = [("problem = ''", ())]
    conditions.append((f"id {'' if query.matches else 'NOT '}IN {_OF_MATCHES}", ()))
    for place, word in _placed(query.words):
        games = _versions(name for title, name in query.titles if word in title and place == _ANYWHERE)
        meant = [word, *(name for shown, name in query.translated if word in shown)]
        found = " OR ".join([place] * len(meant))
        conditions.append((f"({found} OR {_OF_GAMES})", (*meant, games, games)))
    if query.game:
        games = _versions([query.game])
        conditions.append((_OF_GAMES, (games, games)))
    if query.result:
        conditions.append(("result = ?", (RESULTS.index(query.result),)))
    if query.reason is not None:
        conditions.append(("reason = ? AND result != 0", (query.reason,)))
    if query.level == PEOPLE:
        conditions.append(("first_level IN (0, -2) AND second_level IN (0, -2)", ()))
    elif query.level:
        conditions.append(("(first_level = ? OR second_level = ?)", (query.level, query.level)))
    if query.since:
        conditions.append(("played >= ?", (query.since,)))
    if query.until:
        conditions.append(("played != '' AND substr(played, 1, ?) <= ?", (len(query.until), query.until)))
    if query.least:
        conditions.append(("moves >= ?", (query.least,)))
    if query.most:
        conditions.append(("moves <= ?", (query.most,)))
    if query.own is not None:
        conditions.append(("file IN (SELECT id FROM file WHERE own = ?)", (int(query.own),)))
    if query.identities is not None:
        conditions.append(("identity IN (SELECT value FROM json_each(?))", (json.dumps(sorted(query.identities)),)))
    return " AND ".join(text for text, _ in conditions), [value for _, values in conditions for value in values]


class Ordered(NamedTuple):
    """The numbers of all games in an order, the lowest and the highest one, and how far each is above the lowest."""

    games: array[int]
    lowest: int
    highest: int
    above: array[int]


class Orders:
    """A cache of all games in the orders used, and of the reasons, valid until the index changes."""

    def __init__(self) -> None:
        self._version = -1
        self._known: dict[tuple[str, bool], Ordered] = {}
        self._reasons: list[str] | None = None

    def _look(self, connection: sqlite3.Connection) -> None:
        """Clear the cache if another program has changed the index."""
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version = version
            self._known.clear()
            self._reasons = None

    def reasons(self, connection: sqlite3.Connection) -> list[str]:
        """Return the reasons why games ended."""
        self._look(connection)
        if self._reasons is None:
            self._reasons = reasons(connection)
        return self._reasons

    def all_games(self, connection: sqlite3.Connection, query: Query) -> Ordered:
        """Return all games in a query's order."""
        self._look(connection)
        order = (query.order, query.descending)
        if order not in self._known:
            found = _found(connection, Query(order=query.order, descending=query.descending))
            lowest = min(found, default=0)
            above = array("q", map((-lowest).__add__, found))
            self._known[order] = Ordered(found, lowest, max(found, default=0), above)
        return self._known[order]


def numbers(connection: sqlite3.Connection, query: Query, orders: Orders | None = None) -> array[int]:
    """Return the numbers of the games that match, in order.

    `orders` belong to the connection. For a frequent position, filtering all games in order is quicker than sorting
    those with it.
    """
    if orders is None or _bounded(query):
        return _found(connection, query)
    if query.key is None:
        return orders.all_games(connection, query).games
    if _count(connection, query.key) < FREQUENT:
        return _found(connection, query)
    games, lowest, highest, above = orders.all_games(connection, query)
    having = bytearray(highest - lowest + 1)  # a byte for each number takes half the time of a set
    for number in _column(
        connection,
        "SELECT game AS id FROM place WHERE key = ? AND game BETWEEN ? AND ?",
        [query.key, lowest, highest],
    ):
        having[number - lowest] = 1
    return array("q", compress(games, map(having.__getitem__, above)))


def _found(connection: sqlite3.Connection, query: Query) -> array[int]:
    """Return the numbers of the games that match, in order.

    SQLite gets the query plan, as it cannot know how many games match each condition; each plan was measured with
    100,000 games (tools/library_speed.py).
    """
    conditions, values = conditions_of(query)
    source = "game NOT INDEXED" if _bounded(query) or query.order != "played" else "game"
    if query.key is not None:
        source = "(SELECT DISTINCT game FROM place WHERE key = ?) CROSS JOIN game ON id = game"
        values.insert(0, query.key)
    direction = "DESC" if query.descending else "ASC"
    order = COLUMNS[query.order].format(direction)
    return _column(connection, f"SELECT id FROM {source} WHERE {conditions} ORDER BY {order}, id {direction}", values)


def _column(connection: sqlite3.Connection, statement: str, values: list[object]) -> array[int]:
    """Return the ids that a statement finds, in its order.

    They come as one text: Python switches threads between rows, and with 100,000 of them the window would freeze again
    and again.
    """
    (text,) = connection.execute(f"SELECT group_concat(id) FROM ({statement})", values).fetchone()
    return array("q", json.loads(f"[{text or ''}]"))


def _bounded(query: Query) -> bool:
    """Return whether a query has conditions other than the position."""
    return replace(query, key=None, order="", descending=True) != replace(Query(), order="", descending=True)


def _count(connection: sqlite3.Connection, key: int) -> int:
    """Return how often a position occurs, at most FREQUENT."""
    rows = connection.execute("SELECT count(*) FROM (SELECT 1 FROM place WHERE key = ? LIMIT ?)", (key, FREQUENT))
    return int(rows.fetchone()[0])


def listed(connection: sqlite3.Connection, wanted: Iterable[int]) -> list[Listed]:
    """Return games for the list by their numbers, without those that are gone."""
    found = []
    for number in wanted:
        row = connection.execute(
            f"SELECT {_FACTS}, path, start, game.size, digest, own, series FROM game JOIN file ON file.id = file"
            " WHERE game.id = ? AND game.problem = ''",
            (number,),
        ).fetchone()
        if row is not None:
            index.variant_of(connection, row[0])
            found.append(_listed(number, row))
    return found


def _listed(number: int, row: tuple[Any, ...]) -> Listed:
    """Return a game from a row of the index. Raises sqlite3.DatabaseError if that is invalid."""
    variant, first, second, level, other, result, reason, played, event, moves, identity, *file = row
    path, start, size, digest, own, of_match = file
    texts = (variant, first, second, reason, played, event, identity)
    whole = (level, other, result, moves, start, size, own)
    right = all(type(text) is str for text in texts) and all(type(value) is int for value in whole)
    known = right and 0 <= result < len(RESULTS) and start >= 0 and 0 <= size <= MAX_GAME_BYTES
    if not (known and isinstance(path, bytes) and isinstance(digest, bytes)):
        raise sqlite3.DatabaseError("a row in the index is none")
    facts = Facts(variant, (first, second), (level, other), result, reason, played, event, moves, identity)
    return Listed(number, facts, Path(os.fsdecode(path)), start, size, digest, bool(own), bool(of_match))


def line(connection: sqlite3.Connection, number: int) -> tuple[str, array[int]]:
    """Return the FEN of a game's start, empty for the default, and its moves; none if the game is gone."""
    row = connection.execute("SELECT fen, moves FROM line WHERE game = ?", (number,)).fetchone()
    if row is None:
        return "", array(MOVE_TYPE)
    try:
        return str(row[0]), array(MOVE_TYPE, row[1])
    except (TypeError, ValueError):
        raise sqlite3.DatabaseError("a line in the index is none") from None


def ply_of(connection: sqlite3.Connection, number: int, key: int) -> int:
    """Return the first ply at which a position occurs in a game, -1 if it does not. Raises sqlite3.DatabaseError."""
    row = connection.execute("SELECT min(ply) FROM place WHERE key = ? AND game = ?", (key, number)).fetchone()
    if row[0] is None:
        return -1
    if type(row[0]) is not int:
        raise sqlite3.DatabaseError("a place in the index is none")
    return row[0]


def line_and_ply(connection: sqlite3.Connection, number: int, key: int | None) -> tuple[str, array[int], int]:
    """Return a game's line, and the ply of a position in it, -1 for none."""
    start, moves = line(connection, number)
    return start, moves, ply_of(connection, number, key) if key is not None else -1


def tree(connection: sqlite3.Connection, key: int, query: Query) -> list[Branch]:
    """Return the moves played from a position in the games that match, the most frequent first.

    A game in which the position occurred twice counts twice, and transpositions count. Raises sqlite3.DatabaseError if
    the index is invalid.
    """
    values: list[object] = [key]
    among = ""
    if not _bounded(query):
        among = f"AND game NOT IN {_OF_MATCHES}"
    else:
        conditions, more = conditions_of(query)
        among = f"AND game IN (SELECT id FROM game WHERE {conditions})"
        values += more
    branches: dict[int, Branch] = {}
    rows = connection.execute(
        f"SELECT move, result, count(*) FROM place WHERE key = ? {among} GROUP BY move, result", values
    )
    for move, result, count in rows:
        if type(move) is not int or type(result) is not int or not 0 <= result < len(RESULTS):
            raise sqlite3.DatabaseError("a place in the index is none")
        branches.setdefault(move, Branch(move)).counts[result] += count
    return sorted(branches.values(), key=lambda branch: (branch.move == 0, -branch.count))


def reasons(connection: sqlite3.Connection) -> list[str]:
    """Return the reasons why games ended. Raises sqlite3.DatabaseError if the index is invalid."""
    rows = connection.execute("SELECT DISTINCT reason FROM game NOT INDEXED WHERE result > 0 AND problem = ''")
    found = [row[0] for row in rows]
    if not all(type(reason) is str for reason in found):
        raise sqlite3.DatabaseError("a reason in the index is none")
    return sorted(found)


def unreadable(connection: sqlite3.Connection) -> list[tuple[Path, str, int]]:
    """Return the unreadable games by file: why (`problems`), and how many; 0 for a whole file.

    Raises sqlite3.DatabaseError if the index is invalid.
    """
    games = connection.execute(
        "SELECT path, game.problem, count(*) FROM game JOIN file ON file.id = file WHERE game.problem != ''"
        " GROUP BY file ORDER BY path"
    ).fetchall()
    files = connection.execute("SELECT path, problem, 0 FROM file WHERE problem != '' ORDER BY path").fetchall()
    if not all(isinstance(path, bytes) and isinstance(why, str) for path, why, _ in files + games):
        raise sqlite3.DatabaseError("a row in the index is none")
    return [(Path(os.fsdecode(path)), why, count) for path, why, count in files + games]
