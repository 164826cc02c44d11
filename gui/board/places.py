"""The places of a board and its hands, and those that a move touches."""

from collections.abc import Iterable
from typing import NamedTuple

from surajang.rules.codes import file_of, rank_of
from surajang.rules.moves import DROP, SETUP, dropped_kind, first_step, origin, target


class Slot(NamedTuple):
    """The place of one kind of piece in the hand of a side (0 the first player)."""

    side: int
    kind: int


Place = int | Slot


def start_of(move: int, side: int) -> Place:
    """Return the place of the piece that a side's move moves: a square, or a slot of its hand for a drop."""
    return Slot(side, int(dropped_kind(move))) if move & DROP else int(origin(move))


def squares_of(move: int) -> tuple[int, ...]:
    """Return the squares that a move touches, its start first; none for a setup choice."""
    if not move or move & SETUP:
        return ()
    if move & DROP:
        return (int(target(move)),)
    return tuple(int(square) for square in (origin(move), first_step(move), target(move)) if square)


def nearest(squares: Iterable[int], wanted: int) -> int:
    """Return the square that is nearest to a wanted one, which may be a hole of the board."""
    file, rank = file_of(wanted), rank_of(wanted)
    return min(squares, key=lambda square: (abs(file_of(square) - file) + abs(rank_of(square) - rank), square))


def by_target(moves: Iterable[int]) -> dict[int, list[int]]:
    """Return moves in lists by the square on which they end."""
    found: dict[int, list[int]] = {}
    for move in moves:
        found.setdefault(int(target(move)), []).append(move)
    return found
