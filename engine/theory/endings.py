"""Endings against a bare king, solved exactly: which pieces win, from how many positions, and how long it takes.

tools/endings.py writes assets/theory/endings.toml; docs/endings.md says what is assumed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from surajang.engine.records import Damaged

RULES, BY_MATE, NO_ARRIVAL = "rules", "mate", "no arrival"
"""How an ending is solved: as the game is played; where only mate wins, and a king that arrives ends the game without a
winner; and where only mate wins, and kings may go anywhere."""

WAYS: Final = (RULES, BY_MATE, NO_ARRIVAL)


@dataclass(frozen=True)
class SolvedEnding:
    """King and some pieces, by their symbols, against a bare king.

    `wins` and `loses` are the shares of positions that the side with the pieces wins or loses by force, when it is to
    move and when the bare king is; what it loses is not known with two pieces. `longest` is its longest win with the
    move, in its moves, 0 for none, and `fen` a position in which it takes that long.
    """

    game: str
    pieces: tuple[str, ...]
    way: str
    wins: tuple[float, float]
    loses: tuple[float, float] | None
    longest: int
    fen: str


@dataclass(frozen=True)
class WithoutKing:
    """The power of a piece against a bare king without help from its own king.

    `mates` are the positions in which it gives mate, on `squares` of the bare king; `wins` is the share of positions
    from which it forces mate, with the move, in at most `longest` moves.
    """

    game: str
    piece: str
    mates: int
    squares: int
    wins: float
    longest: int


@dataclass(frozen=True)
class Endings:
    """The solved endings of a game, and the pieces that mate alone by the claim of its inventor, if any."""

    solved: tuple[SolvedEnding, ...]
    without_king: tuple[WithoutKing, ...]
    claim: tuple[str, ...] = ()

    def in_way(self, way: str, pieces: int) -> list[SolvedEnding]:
        """Return the endings with a number of pieces that were solved in one of the WAYS."""
        return [ending for ending in self.solved if ending.way == way and len(ending.pieces) == pieces]


def read_endings(text: str) -> dict[str, Endings]:
    """Return the endings in a file, by the names of games. Raises Damaged."""
    try:
        data = tomllib.loads(text)
        solved = [_solved(table) for table in data["ending"]]
        alone = [
            WithoutKing(
                str(table["game"]), str(table["piece"]), int(table["mates"]), int(table["squares"]),
                float(table["wins"]), int(table["longest"]),
            )
            for table in data["without_king"]
        ]  # fmt: skip
        claims = {str(table["game"]): tuple(map(str, table["pieces"])) for table in data["claim"]}
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Damaged("these are no endings") from None
    return {
        game: Endings(
            tuple([each for each in solved if each.game == game]),
            tuple([each for each in alone if each.game == game]),
            claims.get(game, ()),
        )
        for game in dict.fromkeys(each.game for each in solved)
    }


def _solved(table: Mapping[str, Any]) -> SolvedEnding:
    """Return an ending. Raises KeyError, TypeError or ValueError."""
    move, other = map(float, table["wins"])
    loses = None
    if "loses" in table:
        lost, lost_by_other = map(float, table["loses"])
        loses = lost, lost_by_other
    if table["way"] not in WAYS:
        raise ValueError(table["way"])
    return SolvedEnding(
        str(table["game"]), tuple(map(str, table["pieces"])), table["way"], (move, other), loses,
        int(table["longest"]), str(table.get("fen", "")),
    )  # fmt: skip
