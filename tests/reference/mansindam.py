"""Mansindam as a slow referee sees it (RULES.md §4), threefold repetition left out."""

from reference.referee import (
    Board,
    Position,
    Referee,
    Square,
    adjacent,
    clear,
    diagonal,
    knight_apart,
    orthogonal,
    steps,
)


class Mansindam(Referee):
    """Referee of Mansindam."""

    files = 9
    ranks = 9
    start = "rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1"
    hand_letters = "AQMCRBNP"
    pawn_drop_may_mate = True
    arrival = "campmate"
    stalemate_loses = True

    def goes(self, board: Board, a: Square, b: Square) -> bool:
        owner, kind = board[a]
        if kind == "P":
            return steps(a, b, owner) == (0, 1)
        letter = kind.removeprefix("+")
        return (
            ((letter == "K" or kind != letter) and adjacent(a, b))
            or (letter in "BCQA" and diagonal(a, b) and clear(board, a, b))
            or (letter in "RMQA" and orthogonal(a, b) and clear(board, a, b))
            or (letter in "NCMA" and knight_apart(a, b))
        )

    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        owner, kind = board[a]
        in_zone = max(self.relative_rank(owner, square) for square in (a, b)) >= 7
        return ["+" + kind] if in_zone and kind in ("P", "N", "B", "R", "C", "M") else [kind]

    def held_as(self, kind: str) -> str:
        return kind.removeprefix("+")

    def may_drop(self, position: Position, kind: str, square: Square) -> bool:
        if kind != "P":
            return True
        doubled = any(at[0] == square[0] for at, piece in position.board.items() if piece == (position.side, "P"))
        return self.relative_rank(position.side, square) != 9 and not doubled

    def winner_by_arrival(self, board: Board) -> str:
        return next((side for side in "wb" if self.relative_rank(side, self.king_of(board, side)) == 9), "")
