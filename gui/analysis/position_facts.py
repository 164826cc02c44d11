"""Positional advantages of one quiet move over another, counted on the board: protection, king safety, room.

Every function takes a position, makes moves on it and takes them back; nothing else may use it meanwhile.
"""

from dataclasses import dataclass

from surajang.gui.analysis.move_facts import Fact, made, mover, passed, values_of
from surajang.gui.analysis.tactics import PROTECTED, neighbours, pieces_of
from surajang.rules.attackers import attackers, captors
from surajang.rules.codes import KIND, KING, WHITE
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import DROP, SETUP, origin, target
from surajang.rules.position import Position

CODES = KEEPS_PROTECTED, KING_SAFER, KING_SHELTERED, KING_CHASED, MORE_ROOM, LESS_ROOM = (
    "keeps protected",
    "king safer",
    "king sheltered",
    "king chased",
    "more room",
    "less room",
)

_CLEARLY = 2
"""The minimum difference in squares beside a king."""

_ROOM = 3
"""The minimum difference in squares that pieces reach."""


@dataclass(frozen=True)
class _Count:
    """Counts after a move: squares beside the own king that the enemy attacks, own pieces there, squares beside the
    enemy's king that own pieces attack, and the squares that the own pieces and the enemy's reach.
    """

    beside_own: int
    shelter: int
    beside_enemy: int
    own_room: int
    enemy_room: int


def better_placed(position: Position, better: int, move: int) -> list[Fact]:
    """Return the advantages for the side to move of one legal move over another, the weightiest first.

    `Fact.pieces` are two numbers, after the better move and after the other, `Fact.then` the other.
    """
    if (better | move) & SETUP or position.setup:
        return []
    piece, place = mover(position, better)
    found = _protection(position, better, move)
    first, second = _counted(position, better), _counted(position, move)
    if first is None or second is None:
        return found
    for code, good, bad, least in (
        (KING_SAFER, first.beside_own, second.beside_own, -_CLEARLY),
        (KING_SHELTERED, first.shelter, second.shelter, _CLEARLY),
        (KING_CHASED, first.beside_enemy, second.beside_enemy, _CLEARLY),
        (MORE_ROOM, first.own_room, second.own_room, _ROOM),
        (LESS_ROOM, first.enemy_room, second.enemy_room, -_ROOM),
    ):
        if (good - bad) * (1 if least > 0 else -1) >= abs(least):
            found.append(Fact(code, better, piece, place, then=move, pieces=(good, bad)))
    return found


def _protection(position: Position, better: int, move: int) -> list[Fact]:
    """Return the dearest own piece that is unprotected after a move, but for a better one stays or becomes protected.

    For a piece that becomes protected, `Fact.piece` is the one that protects it.
    """
    side = int(position.side)
    board = position.board
    with made(position, move):
        loose = [victim for victim in _pieces(position, side) if not captors(position, victim[0], side)]
    loose = [(square, piece) for square, piece in loose if board[square] == piece]
    before = {square for square, _ in loose if captors(position, square, side)}
    mine = mover(position, better)
    with made(position, better):
        for square, piece in loose:
            guards = captors(position, square, side) if board[square] == piece else []
            if guards and square in before:
                return [Fact(KEEPS_PROTECTED, better, *mine, ((square, piece),), then=move)]
            if guards:
                guard = int(target(better)) if target(better) in guards else guards[0]
                return [Fact(PROTECTED, better, int(board[guard]), guard, ((square, piece),))]
    return []


def _pieces(position: Position, side: int) -> list[tuple[int, int]]:
    """Return a side's pieces worth more than a pawn, without the king, the dearest first."""
    values = values_of(position.tables)
    found = [
        (square, piece)
        for square, piece in pieces_of(position, side)
        if piece & KIND != KING and values.captured[piece] >= values.least
    ]
    return sorted(found, key=lambda each: -values.captured[each[1]])


def _counted(position: Position, move: int) -> _Count | None:
    """Return the counts after a move, None if it gives check or the game is over."""
    side = int(position.side)
    with made(position, move):
        if position.in_check() or position.arrived():
            return None
        enemy_room = _room(position)
        with passed(position):
            own_room = _room(position)
        kings = int(position.kings[side]), int(position.kings[1 - side])
        beside = [
            sum(bool(attackers(position, square, by)) for square in neighbours(position, king))
            for king, by in zip(kings, (1 - side, side), strict=True)
        ]
        shelter = sum(bool(position.board[square] & (WHITE << side)) for square in neighbours(position, kings[0]))
    return _Count(beside[0], shelter, beside[1], own_room, enemy_room)


def _room(position: Position) -> int:
    """Return how many squares the pieces of the side to move reach, without the king, counted per piece."""
    king = int(position.kings[position.side])
    ways = {(int(origin(move)), int(target(move))) for move in legal_moves(position) if not move & (DROP | SETUP)}
    return sum(start != king for start, _ in ways)
