"""An opening tree by positions, so that transpositions meet, as it is kept in a file.

The file is JSON, compressed by gzip, whose checksum finds damage. Positions are named by their Zobrist keys, which are
the same in every run and build (`rules.zobrist`), moves by their texts in UCI notation, each text once:

    games, nodes    how many games there are, and the nodes per move of most of them
    keys            the keys of the positions, ascending
    counts          how many moves of each position are known
    texts           all texts of moves
    moves           of each known move, position by position and the most played first: the number of its text,
    played          the games with it,
    points          and twice the first player's points in them
"""

from __future__ import annotations

import json
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Final

from surajang.engine.records import Damaged
from surajang.rules import movegen, notation
from surajang.rules.position import Position

_GZIP: Final = 31
"""zlib's number for gzip's form."""


@dataclass(frozen=True)
class KnownMove:
    """A move, the games with it, and the first player's points in them."""

    move: int
    games: int
    points: float


class Openings:
    """The moves that were played in positions, in `games` games, most of them with `nodes` a move."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        """Build the tree from a file's table. Raises Damaged."""
        try:
            self.games = int(table["games"])
            self.nodes = int(table["nodes"])
            self._keys = array("q", table["keys"])
            self._ends = array("L", accumulate(table["counts"], initial=0))
            self._texts = tuple([str(text) for text in table["texts"]])
            self._moves = array("L", table["moves"])
            self._played = array("L", table["played"])
            self._points = array("L", table["points"])
            whole = (
                len(self._ends) == len(self._keys) + 1
                and self._ends[-1] == len(self._moves) == len(self._played) == len(self._points)
                and all(before < after for before, after in pairwise(self._keys))
                and max(self._moves, default=-1) < len(self._texts)
            )
        except (KeyError, TypeError, ValueError, OverflowError):
            whole = False
        if not whole:
            raise Damaged("this is no opening tree")

    def __len__(self) -> int:
        """The number of positions with known moves."""
        return len(self._keys)

    def moves(self, position: Position) -> tuple[KnownMove, ...]:
        """Return the known moves of a position, the most played first; none where nothing is known."""
        place = bisect_left(self._keys, position.key)
        if place == len(self._keys) or self._keys[place] != position.key:
            return ()
        legal = movegen.legal_moves(position)
        found: list[KnownMove] = []
        for n in range(self._ends[place], self._ends[place + 1]):
            try:
                move = notation.parse(position, self._texts[self._moves[n]], legal)
            except notation.IllegalMove:  # another position with the same key, which is next to impossible
                return ()
            found.append(KnownMove(move, self._played[n], self._points[n] / 2))
        return tuple(found)


def read_openings(data: bytes) -> Openings:
    """Return the tree in a file. Raises Damaged."""
    return Openings(read_table(data))


def read_table(data: bytes) -> dict[str, Any]:
    """Return the JSON of a compressed file. Raises Damaged."""
    try:
        table = json.loads(zlib.decompress(data, _GZIP))
    except (zlib.error, ValueError, RecursionError):
        table = None
    if not isinstance(table, dict):
        raise Damaged("the file is damaged")
    return table


def compressed(text: str) -> bytes:
    """Return a text as a compressed file, the same bytes for the same text."""
    packer = zlib.compressobj(9, zlib.DEFLATED, _GZIP)
    return packer.compress(text.encode()) + packer.flush()


def openings_text(games: int, nodes: int, found: Mapping[int, Iterable[tuple[str, int, float]]]) -> str:
    """Return a tree as JSON: by the key of a position, moves in UCI notation with their games and points."""
    texts: dict[str, int] = {}
    counts: list[int] = []
    columns: tuple[list[int], list[int], list[int]] = ([], [], [])
    for key in sorted(found):
        moves = sorted(found[key], key=lambda move: (-move[1], move[0]))
        counts.append(len(moves))
        for text, games_with, points in moves:
            for column, number in zip(
                columns, (texts.setdefault(text, len(texts)), games_with, round(2 * points)), strict=True
            ):
                column.append(number)
    table = {
        "games": games, "nodes": nodes, "keys": sorted(found), "counts": counts, "texts": list(texts),
        "moves": columns[0], "played": columns[1], "points": columns[2],
    }  # fmt: skip
    return json.dumps(table, separators=(",", ":"))
