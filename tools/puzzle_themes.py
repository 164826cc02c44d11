"""The themes of a puzzle's solution, computed from the solver's moves.

drop             a piece is dropped
sacrifice        a piece goes where it can be captured with a loss, and that is not the last move
fork             a piece attacks at least two that it could capture with a gain, or one and the king
double check     two pieces give check
discovered check a piece gives check that has not moved
quiet move       the first move neither captures nor promotes nor gives or answers check, nor ends the game
all checks       every move gives check
escape           the first move answers a check
promotion        a piece promotes
campmate, entering king   the king arrives (the game's own word)
cannon, lion     a piece that hops over a screen, or steps twice, moves
double move      such a piece captures on its way
palace           a piece goes where only the lines of a palace lead it
castling, en passant
held piece       what was captured in the solution is dropped
unguarded piece  the only move captures what cannot be captured back, and does not end the game
"""

import sys
from functools import cache
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from surajang.engine.evaluate import Evaluator  # noqa: E402
from surajang.engine.exchange import Exchange  # noqa: E402
from surajang.rules import betza  # noqa: E402
from surajang.rules.attackers import attackers, checkers  # noqa: E402
from surajang.rules.codes import KIND, KING, file_of, rank_of  # noqa: E402
from surajang.rules.movegen import legal_moves  # noqa: E402
from surajang.rules.moves import (  # noqa: E402
    CASTLING,
    DROP,
    EN_PASSANT,
    PROMOTION,
    SETUP,
    TWICE,
    dropped_kind,
    origin,
    target,
    via,
)
from surajang.rules.piece import Piece  # noqa: E402
from surajang.rules.position import LIST, Position  # noqa: E402
from surajang.rules.tables import tables_of  # noqa: E402
from surajang.rules.transition import transition  # noqa: E402
from surajang.rules.variant import Variant, zone  # noqa: E402

LOSS = 100
"""The least value of a sacrifice, and of the captures of a fork, in hundredths of a pawn."""

THEMES = (
    "drop",
    "sacrifice",
    "fork",
    "double check",
    "discovered check",
    "quiet move",
    "all checks",
    "escape",
    "promotion",
    "campmate",
    "entering king",
    "cannon",
    "lion",
    "double move",
    "palace",
    "castling",
    "en passant",
    "held piece",
    "unguarded piece",
)
"""All themes, in the order in which a puzzle names them."""


@cache
def exchange_of(variant: Variant) -> Exchange:
    """Return the static exchange evaluation of a game."""
    return Exchange(Evaluator(tables_of(variant)))


def themes(position: Position, line: list[int]) -> list[str]:
    """Return the themes of a solution, the solver's moves being every second one from the first."""
    found: set[str] = set()
    held: set[int] = set()
    checks = 0
    if position.in_check():
        found.add("escape")
    for n, move in enumerate(line):
        if n % 2 == 0:
            last = n == len(line) - 1
            found |= _before(position, move, held, last)
            position.make(move)
            after = _after(position, move)
            if after & {"check"}:
                checks += 1
            elif n == 0 and not found & {"capture", "promotion", "escape"} and not position.arrived():
                found.add("quiet move")
            found |= after
        else:
            position.make(move)
    if position.arrived():
        found.add(position.tables.variant.end.arrival_reason)
    elif len(line) == 1 and "capture" in found and "double move" not in found and _unguarded(position, line[0]):
        found.add("unguarded piece")
    for _ in line:
        position.unmake()
    if checks == (len(line) + 1) // 2:
        found.add("all checks")
    return [theme for theme in THEMES if theme in found]


def _before(position: Position, move: int, held: set[int], last: bool) -> set[str]:
    """Return the themes that a solver's move shows before it is made, and "capture"; what it captures is `held`."""
    found: set[str] = set()
    if move & SETUP:
        return found
    if move & DROP:
        found.add("drop")
        if dropped_kind(move) in held:
            found.add("held piece")
    change = transition(position, move)
    if change.captured:
        found.add("capture")
        held.update(int(kind) for _, _, kind in change.captured if kind)
    flags = ((PROMOTION, "promotion"), (CASTLING, "castling"), (EN_PASSANT, "en passant"))
    found |= {name for flag, name in flags if move & flag}
    if move & TWICE and via(move):
        found.add("double move")
    exchange = exchange_of(position.tables.variant)
    moves_king = not move & DROP and position.board[origin(move)] & KIND == KING
    if not last and not moves_king and not exchange.at_least(position, move, 1 - LOSS):
        found.add("sacrifice")
    if not move & DROP:
        piece = position.tables.piece_of(int(position.board[origin(move)]))
        found |= _by_piece(piece)
        if not move & CASTLING and _along_palace(position, piece, move):
            found.add("palace")
    return found


def _by_piece(piece: Piece) -> set[str]:
    """Return the themes that a piece brings with it."""
    if piece.twice:
        return {"lion"}
    return {"cannon"} if any(ray.mode & betza.HOP for ray in betza.parse(piece.moves)) else set()


def _along_palace(position: Position, piece: Piece, move: int) -> bool:
    """Return whether a piece moves diagonally along a palace's lines, which it could not do elsewhere."""
    variant = position.tables.variant
    start, end = int(origin(move)), int(target(move))
    files = abs(file_of(end) - file_of(start))
    if files != abs(rank_of(end) - rank_of(start)) or not files:
        return False
    steps = {abs(ray.files) for ray in betza.parse(piece.moves) if abs(ray.files) == abs(ray.ranks)}
    if files in steps:
        return False
    for terrain in piece.terrain:
        if terrain.within:
            inside = zone(terrain.within, variant.files, variant.ranks)
            return all(_owners(position, square) in inside for square in (start, end))
    return False


def _owners(position: Position, square: int) -> tuple[int, int]:
    """Return a square's file and rank as the side to move counts them in zones."""
    rank = rank_of(square)
    return file_of(square), position.tables.variant.ranks - 1 - rank if position.side else rank


def _after(position: Position, move: int) -> set[str]:
    """Return the themes of a solver's move that has just been made, and "check"."""
    found: set[str] = set()
    side = 1 - int(position.side)
    checking = checkers(position)
    if checking:
        found.add("check")
        if len(checking) > 1:
            found.add("double check")
        if target(move) not in checking and not move & (DROP | CASTLING):
            found.add("discovered check")
    if not move & (CASTLING | SETUP) and _forks(position, int(target(move)), side):
        found.add("fork")
    return found


def _unguarded(position: Position, capture: int) -> bool:
    """Return whether the capture that has just been made cannot be answered on its square, but by other moves."""
    replies = legal_moves(position)
    return bool(replies) and not any(target(capture) in position.captured_squares(reply) for reply in replies)


def _forks(position: Position, square: int, side: int) -> bool:
    """Return whether `side`'s piece on a square attacks two pieces that it could capture with a gain, or one and the
    king."""
    exchange_value = exchange_of(position.tables.variant).exchange_value
    own = int(position.board[square])
    if own & KIND == KING or attackers(position, square, 1 - side):
        return False
    targets = 0
    first = (1 - side) * LIST
    for n in range(first, first + int(position.piece_count[1 - side])):
        place = int(position.piece_squares[n])
        if square not in attackers(position, place, side):
            continue
        piece = int(position.board[place])
        if piece & KIND == KING:
            targets += 1
        elif position.tables.spared[own] >> (piece & KIND) & 1 == 0:
            gain = int(exchange_value[piece])
            if attackers(position, place, 1 - side):
                gain -= int(exchange_value[own])
            targets += gain >= LOSS
    return targets >= 2
