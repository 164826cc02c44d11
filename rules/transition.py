"""The changes that a move will make, for animation, sound and captures that fly to a hand."""

from dataclasses import dataclass

from surajang.rules.codes import WHITE
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, dropped_kind, first_step, origin, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import Position


@dataclass(frozen=True)
class Transition:
    """The changes of one move. Pieces are those of the board, kind and colour.

    `moved`: origin, target, piece before and after, the mover first; in castling also the rook's; origin and target are
    the same when a piece captures without leaving its square, and when it passes. `captured`: square,
    piece, and the kind that goes to the mover's hand, or 0 when it is killed; in the order of capture. `dropped`: kind,
    square and piece. `set_up`: the squares that a setup choice fills, with the pieces placed there. `via`:
    the square over which a double move goes, or 0.
    """

    moved: tuple[tuple[int, int, int, int], ...] = ()
    captured: tuple[tuple[int, int, int], ...] = ()
    dropped: tuple[int, int, int] | None = None
    set_up: tuple[tuple[int, int], ...] = ()
    via: int = 0


def transition(position: Position, move: int) -> Transition:
    """Return the changes of a legal move that has not been made yet."""
    tables = position.tables
    board = position.board
    side = position.side
    end = target(move)
    if move & SETUP:
        width = tables.setup.width
        squares = side * width
        pieces = (side * tables.setup.choices + end) * width
        return Transition(
            set_up=tuple([(tables.setup.squares[squares + n], tables.setup.pieces[pieces + n]) for n in range(width)])
        )
    if move & DROP:
        kind = dropped_kind(move)
        return Transition(dropped=(kind, end, kind | (WHITE << side)))
    start = origin(move)
    piece = board[start]
    if move & CASTLING:
        rook_from, rook_to = tables.castling.rook[via(move)], tables.castling.rook_to[via(move)]
        rook = board[rook_from]
        return Transition(moved=((start, end, piece, piece), (rook_from, rook_to, rook, rook)))
    after = tables.choice[piece * MAX_CHOICES + via(move)] if move & PROMOTION else piece
    captured = position.captured_squares(move)
    return Transition(
        moved=((start, end, piece, after),),
        captured=tuple([(square, board[square], tables.held[board[square]]) for square in captured]),
        via=first_step(move),
    )
