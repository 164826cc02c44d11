"""Compares solved endings (`ending_tables.py`) with the program's legal moves, or with those of a slow referee."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from crosscheck.test_games import REFEREES
from ending_tables import ARRIVAL, BARE, MATE, STALEMATE, STRONG, Ending, Table
from mates import solved

from surajang.engine.mate import MateLimits
from surajang.rules import fen, movegen
from surajang.rules.codes import KIND, KING, WHITE, side_of
from surajang.rules.diagram import Diagram
from surajang.rules.position import HAND_SLOTS, Position

SHORT = 3
"""The longest win, in moves, that is searched for with the engine's mate search."""


class Lookup:
    """Looks positions of a game up in the tables of an ending."""

    def __init__(self, ending: Ending) -> None:
        self._ending = ending
        self._board = ending.board

    def text(self, table: Table, side: int, key: int, bit: int) -> str:
        """Return the FEN of a position, the strong side being White."""
        board = self._board
        diagram = Diagram(side=side)
        for square, kind in zip(table.keys[key], table.kinds, strict=True):
            diagram.board[board.squares[square]] = kind | WHITE
        diagram.board[board.squares[bit // board.count]] = KING | WHITE
        diagram.board[board.squares[bit % board.count]] = KING | (WHITE << 1)
        if table.hand:
            diagram.hands[0][table.hand] = 1
        return fen.write_diagram(board.variant, diagram)

    def value(self, position: Position) -> tuple[str, int]:
        """Return `w`, `b` or, if nobody wins by force, `-`, and the number of plies to the end.

        Raises KeyError for a position that is in none of the tables.
        """
        board = self._board
        pieces = [(int(s), int(position.board[s])) for s in board.squares if position.board[s]]
        men = [(square, piece) for square, piece in pieces if piece & KIND != KING]
        hands = [(slot // HAND_SLOTS, slot % HAND_SLOTS) for slot in range(2 * HAND_SLOTS) if position.hands[slot]]
        owners = {int(side_of(piece)) for _, piece in men} | {side for side, _ in hands}
        if len(owners) > 1:
            raise KeyError("both sides have pieces")
        strong = owners.pop() if owners else 0
        place = self._number if strong == 0 else self._mirrored
        placed = sorted((piece & KIND, place(square)) for square, piece in men)
        table = self._ending.tables[tuple(kind for kind, _ in placed), hands[0][1] if hands else 0]
        key = 0
        for _, square in placed:
            key = key * board.count + square
        bit = place(int(position.kings[strong])) * board.count + place(int(position.kings[1 - strong]))
        side = int(position.side) ^ strong
        for winner in (STRONG, BARE):
            plies = table.plies(winner, side, key, bit)
            if plies is not None:
                return "wb"[winner ^ strong], plies
        return "-", 0

    def _number(self, square: int) -> int:
        return self._board.number[square]

    def _mirrored(self, square: int) -> int:
        return self._board.flipped[self._board.number[square]]


def positions(table: Table, side: int) -> Iterator[tuple[int, int]]:
    """Yield the legal positions of a table in which the game goes on, as key and bit."""
    for key, found in enumerate(table.ongoing[side]):
        while found:
            lowest = found & -found
            yield key, lowest.bit_length() - 1
            found ^= lowest


def samples(ending: Ending, random: Random, count: int) -> Iterator[tuple[Table, int, int, int]]:
    """Yield random legal positions, those of each table and side to move equally often, as table, side, key and bit."""
    tables = [(table, side) for table in ending.tables.values() for side in (STRONG, BARE) if any(table.ongoing[side])]
    for n in range(count):
        table, side = tables[n % len(tables)]
        found = 0
        while not found:
            key = random.randrange(len(table.keys))
            found = table.ongoing[side][key]
        for _ in range(random.randrange(found.bit_count())):
            found &= found - 1
        yield table, side, key, (found & -found).bit_length() - 1


def check(ending: Ending, text: str) -> None:
    """Check a position of the tables against the positions that the program's legal moves lead to.

    Raises AssertionError where its value is not what follows from theirs.
    """
    lookup = Lookup(ending)
    variant = ending.board.variant
    position = fen.read(variant, text)
    values: list[tuple[str, int]] = []
    for move in movegen.legal_moves(position):
        position.make(move)
        try:
            values.append(lookup.value(position))
        except KeyError:
            assert ending.table.one_sided, text
            values.append(("-", 0))
        position.unmake()
    expected = follows(ending, position, values)
    found = lookup.value(position)
    assert found == expected, f"{text}: the table says {found}, its moves say {expected}"


def follows(ending: Ending, position: Position, values: list[tuple[str, int]]) -> tuple[str, int]:
    """Return the value of a position that follows from those after its legal moves."""
    mover = "wb"[position.side]
    other = "bw"[position.side]
    if not values:
        if position.arrived():
            return (other, 0) if ARRIVAL in ending.ends else ("-", 0)
        if position.in_check():
            return (other, 0) if MATE in ending.ends else ("-", 0)
        lost = ending.board.variant.end.stalemate_loses and STALEMATE in ending.ends
        return (other, 0) if lost else ("-", 0)
    wins = [plies for winner, plies in values if winner == mover]
    if wins:
        return mover, min(wins) + 1
    if all(winner == other for winner, _ in values):
        return other, max(plies for _, plies in values) + 1
    return "-", 0


def check_with_referee(ending: Ending, text: str) -> None:
    """Check a position of the tables against the moves of the slow referee. Raises AssertionError."""
    variant = ending.board.variant
    referee = REFEREES[variant.name]
    lookup = Lookup(ending)
    values: list[tuple[str, int]] = []
    for after in referee.moves(referee.read(text)).values():
        try:
            values.append(lookup.value(fen.read(variant, referee.write(after))))
        except KeyError:
            values.append(("-", 0))
    position = fen.read(variant, text)
    found, expected = lookup.value(position), follows(ending, position, values)
    assert found == expected, f"{text}: the table says {found}, the referee's moves say {expected}"


def check_solver(ending: Ending, text: str) -> None:
    """Check short wins of the side to move against the engine's mate search. Raises AssertionError."""
    variant = ending.board.variant
    position = fen.read(variant, text)
    winner, plies = Lookup(ending).value(position)
    wins = winner == "wb"[position.side]
    if wins and plies > 2 * SHORT and ending.table.one_sided:
        return
    result = solved(variant.name, text, [], SHORT, MateLimits())
    expected = (plies + 1) // 2 if wins and plies < 2 * SHORT else 0
    if ending.table.one_sided and result.mate_in and not expected:
        return  # a win that begins by giving up a piece
    assert result.mate_in == expected, f"{text}: mate in {expected} by the table, {result.mate_in} by search"
