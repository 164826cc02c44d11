"""The results of practice for a game: values of pieces and squares, weights of terms and measured levels, and the file
that holds them. Values are in hundredths of a pawn.
"""

import json
from dataclasses import dataclass, field, fields, replace
from itertools import pairwise
from typing import Any, Final

from surajang.engine.options import Refused
from surajang.engine.strength import HIGHEST, LOWEST, STEPS
from surajang.engine.term_weights import TermWeights
from surajang.engine.weights import Weights, weights_of
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE, file_of, rank_of
from surajang.rules.tables import Tables
from surajang.rules.variant import Variant

MAX_BYTES: Final = 1_000_000
"""The largest size of a file, in bytes."""

LEVELS: Final = "levels"
"""The part of a file that a measurement of levels wrote."""

_MAX: Final = 9000
"""The greatest value of a piece, bonus for a square, and weight of a term."""

_WEIGHTS: Final = frozenset(each.name for each in fields(TermWeights))


@dataclass(frozen=True)
class PractisedValues:
    """Values for a game, by its name.

    `board` and `hand`: by symbol, the value on the board, and in hand. `places`: by symbol, what is added to the
    computed bonus of a square; a row for each rank from the side's own edge, with a number for each file from the edge
    to the middle. `terms`: by name, weights of general terms (`TermWeights`) that replace the common ones.
    """

    game: str
    board: dict[str, int]
    hand: dict[str, int]
    places: dict[str, list[list[int]]]
    terms: dict[str, int] = field(default_factory=dict)

    def as_table(self) -> dict[str, Any]:
        """Return the values as they are written in JSON."""
        table: dict[str, Any] = {"game": self.game, "board": self.board, "hand": self.hand, "places": self.places}
        return {**table, "terms": self.terms} if self.terms else table


@dataclass(frozen=True)
class Practised:
    """A file's contents for a `game`, by name: values, `levels` that replace `strength.STEPS`, or both."""

    game: str
    values: PractisedValues | None
    levels: tuple[int, ...] | None


def read_practised(text: str) -> Practised:
    """Parse the text of a file. Raises Refused if it has neither values nor levels."""
    try:
        table = json.loads(text)
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict) or not isinstance(table.get("game"), str):
        raise Refused("there are no values of a game in it")
    levels = levels_of(table.get(LEVELS))
    values = None if levels is not None and "board" not in table else values_of(table)
    return Practised(str(table["game"]), values, levels)


def levels_of(table: Any) -> tuple[int, ...] | None:
    """Return the levels in the part of a file that a measurement wrote; None if there are none."""
    found: Any = table.get("steps") if isinstance(table, dict) else None
    if not isinstance(found, list) or len(found) != len(STEPS) or not all(type(level) is int for level in found):
        return None
    rising = all(low < high for low, high in pairwise(found))
    return tuple(found) if rising and found[0] >= LOWEST and found[-1] <= HIGHEST else None


def values_of(table: Any) -> PractisedValues:
    """Return the values in a table parsed from JSON. Raises Refused."""
    if not isinstance(table, dict) or not isinstance(table.get("game"), str):
        raise Refused("there are no values of a game in it")
    board: Any = table.get("board")
    hand: Any = table.get("hand")
    places: Any = table.get("places")
    terms: Any = table.get("terms", {})
    if not (
        _are_numbers(board, 1) and _are_numbers(hand, 1) and isinstance(places, dict) and _are_numbers(terms, -_MAX)
    ):
        raise Refused("it has values that are no numbers")
    for ranks in places.values():
        if not isinstance(ranks, list) or not all(isinstance(row, list) and _all_whole(row, -_MAX) for row in ranks):
            raise Refused("it has values that are no numbers")
    for name in terms:
        if name not in _WEIGHTS:
            raise Refused(f"it has a weight of an unknown term, {name}")
    return PractisedValues(str(table["game"]), dict(board), dict(hand), dict(places), dict(terms))


def computed_values(tables: Tables) -> PractisedValues:
    """Return the values of a game without practice, computed from its moves."""
    variant = tables.variant
    start = weights_of(tables, False)
    symbols = [piece.symbol for piece in variant.pieces]
    row = [0] * half_of(variant)
    return PractisedValues(
        variant.name,
        {symbols[kind - 1]: max(1, start.board[kind]) for kind in range(KING + 1, tables.kinds + 1)},
        {symbols[int(kind) - 1]: max(1, start.hand[int(kind)]) for kind in tables.hand_kinds},
        {symbol: [list(row) for _ in range(tables.ranks)] for symbol in symbols},
    )


def _are_numbers(values: Any, least: int) -> bool:
    return isinstance(values, dict) and _all_whole(list(values.values()), least)


def _all_whole(values: list[Any], least: int) -> bool:
    return all(type(value) is int and least <= value <= _MAX for value in values)


def fits(values: PractisedValues, variant: Variant) -> bool:
    """Return whether values match a game: its name, its pieces and its board."""
    symbols = [piece.symbol for piece in variant.pieces]
    ranks, files = variant.ranks, half_of(variant)
    return (
        values.game == variant.name
        and values.board.keys() == set(symbols[KING:])
        and values.hand.keys() <= set(symbols)
        and values.places.keys() == set(symbols)
        and all(len(rows) == ranks and all(len(row) == files for row in rows) for rows in values.places.values())
    )


def half_of(variant: Variant) -> int:
    """Return the number of files from the edge to the middle, which is the same for both wings."""
    return (variant.files + 1) // 2


def place_of(tables: Tables, code: int, square: int) -> tuple[int, int]:
    """Return the rank of a piece's square from its own edge, and its file from the nearer edge."""
    rank, file = rank_of(square), file_of(square)
    return tables.ranks - 1 - rank if code & BLACK else rank, min(file, tables.variant.files - 1 - file)


def practised_weights(tables: Tables, values: PractisedValues) -> Weights:
    """Return the weights of a game with these values. Raises Refused if they are another game's."""
    variant = tables.variant
    if not fits(values, variant):
        raise Refused(f"its values do not fit {variant.name}")
    start = weights_of(tables, False)
    board, hand, piece_square = list(start.board), list(start.hand), list(start.piece_square)
    symbols = [piece.symbol for piece in variant.pieces]
    for symbol, value in values.board.items():
        board[variant.kinds[symbol]] = value
    for symbol, value in values.hand.items():
        hand[variant.kinds[symbol]] = value
    for code in range(PIECES):
        kind = code & KIND
        if code not in (kind | WHITE, kind | BLACK) or not KING <= kind <= tables.kinds:
            continue
        rows = values.places[symbols[kind - 1]]
        for square in tables.squares:
            rank, file = place_of(tables, code, square)
            piece_square[code * SQUARES + square] += rows[rank][file]
    return Weights(board, hand, piece_square, start.pressure, replace(start.terms, **values.terms))
