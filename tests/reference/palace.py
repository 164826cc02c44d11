"""Palace Shogi as a slow referee sees it (RULES.md §5)."""

from collections.abc import Iterator
from typing import ClassVar

from reference.referee import (
    OTHER,
    Board,
    Position,
    Referee,
    Square,
    adjacent,
    aligned,
    between,
    clear,
    diagonal,
    knight_apart,
    name,
    orthogonal,
    steps,
)

HELD = {"+P": "P", "+L": "L", "+N": "N", "+B": "B", "+R": "R", "+S": "S"}
"""The kind of a captured piece in hand; every other one is killed."""
LIONS_TARGETS_NEVER = ("+Q", "K")


def in_palace(owner: str, square: Square) -> bool:
    """Whether a square lies in the palace of a side."""
    file, rank = square
    return 4 <= file <= 6 and (1 <= rank <= 3 if owner == "w" else 7 <= rank <= 9)


def is_corridor(owner: str, square: Square) -> bool:
    """Whether a square is a corner or the centre of a side's palace."""
    file, rank = square
    middle = 2 if owner == "w" else 8
    return in_palace(owner, square) and (file == 5) == (rank == middle)


def within_two(a: Square, b: Square) -> bool:
    """Whether a lion on A reaches B."""
    return a != b and max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 2


class PalaceShogi(Referee):
    """Referee of Palace Shogi."""

    files = 9
    ranks = 9
    start = "lns+sk+ssnl/1r2q2b1/+p+p+p+p+p+p+p+p+p/9/9/9/+P+P+P+P+P+P+P+P+P/1B2Q2R1/LNS+SK+SSNL[] w AIai - 0 1"
    hand_letters = "RBSNLP"
    pawn = "+P"
    reach: ClassVar[dict[int, int]] = {3: 2}
    castling_letters = "AIai"
    arrival = "entering king"

    def goes(self, board: Board, a: Square, b: Square) -> bool:
        owner, kind = board[a]
        right, ahead = steps(a, b, owner)
        target = board.get(b)
        enemy = OTHER[owner]
        enemy_corridors = is_corridor(enemy, a) and is_corridor(enemy, b)
        match kind:
            case "P":
                if (right, ahead) == (0, 1):
                    return True
                if ahead == 0 and abs(right) == 1:
                    return self.relative_rank(owner, a) >= 6
                return ahead == 1 and abs(right) == 1 and enemy_corridors
            case "+P":
                if target:
                    return ahead == 1 and abs(right) == 1
                if right == 0 and ahead == 2:
                    return self.relative_rank(owner, a) == 3 and clear(board, a, b)
                return (right, ahead) == (0, 1)
            case "L":
                return right == 0 and ahead > 0 and clear(board, a, b)
            case "+L":
                if not (orthogonal(a, b) or (diagonal(a, b) and enemy_corridors)):
                    return False
                hopped = [board[square][1] for square in between(a, b) if square in board]
                if target is None:
                    return not hopped
                return len(hopped) == 1 and hopped != ["+L"] and target[1] != "+L"
            case "N":
                return abs(right) == 1 and ahead == 2
            case "+N":
                return knight_apart(a, b)
            case "B":
                return diagonal(a, b) and clear(board, a, b)
            case "+B":
                if orthogonal(a, b):
                    return adjacent(a, b)
                return diagonal(a, b) and (abs(right) == 2 or clear(board, a, b))
            case "R":
                return orthogonal(a, b) and clear(board, a, b)
            case "+R":
                if diagonal(a, b):
                    return adjacent(a, b) or (enemy_corridors and clear(board, a, b))
                return orthogonal(a, b) and clear(board, a, b)
            case "S":
                return adjacent(a, b) and (diagonal(a, b) or (right, ahead) == (0, 1))
            case "+S":
                return adjacent(a, b) and (orthogonal(a, b) or ahead == 1)
            case "Q":
                if in_palace(owner, a):
                    return adjacent(a, b) and diagonal(a, b)
                crosses_palace = aligned(a, b) and any(in_palace(owner, square) for square in between(a, b))
                return aligned(a, b) and clear(board, a, b) and not crosses_palace
            case "+Q":
                return within_two(a, b) and not (target and target[1] == "+Q")
            case "K":
                faces = target == (enemy, "K") and right == 0 and clear(board, a, b)
                return adjacent(a, b) or faces
        raise ValueError(kind)

    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        owner, kind = board[a]
        enters, leaves = (self.relative_rank(owner, square) >= 7 for square in (b, a))
        match kind:
            case "+P" if self.relative_rank(owner, b) == 9:
                return ["Q"]
            case "L" | "N" | "B" | "R" if enters:
                return ["+" + kind]
            case "S" if enters or leaves:
                return ["S", "+S"]
            case "Q" if (enters or leaves) and (owner, "+Q") not in board.values():
                return ["Q", "+Q"]
        return [kind]

    def held_as(self, kind: str) -> str:
        return HELD.get(kind, "")

    def may_drop(self, position: Position, kind: str, square: Square) -> bool:
        mover = position.side
        rank = self.relative_rank(mover, square)
        match kind:
            case "P":
                own = [at for at, piece in position.board.items() if piece == (mover, "P")]
                blocked = any(at[0] == square[0] and self.relative_rank(mover, at) <= 6 for at in own)
                return rank <= 4 and len(own) < 5 and not blocked
            case "L" | "N" | "B":
                return rank <= 5
            case "R":
                return rank <= 6
            case "S":
                return not in_palace(OTHER[mover], square)
        return False

    def winner_by_arrival(self, board: Board) -> str:
        return next((side for side in "wb" if in_palace(OTHER[side], self.king_of(board, side))), "")

    def castling_homes(self, letter: str) -> tuple[Square, Square, str]:
        rank = 1 if letter.isupper() else 9
        return (5, rank), (1 if letter in "Aa" else 9, rank), "L"

    def castlings(self, position: Position) -> Iterator[tuple[Square, Square, Square, Square]]:
        for letter in position.castling:
            if letter.isupper() == (position.side == "w"):
                king, lance, _ = self.castling_homes(letter)
                if clear(position.board, king, lance):
                    rank = king[1]
                    king_to, lance_to = ((3, rank), (4, rank)) if lance[0] == 1 else ((7, rank), (6, rank))
                    yield king, king_to, lance, lance_to

    def special_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """The lion's captures on its way, and its pass."""
        board, mover = position.board, position.side
        for a in [square for square, piece in board.items() if piece == (mover, "+Q")]:
            beside = [square for square in self.all_squares() if adjacent(a, square)]
            if any(square not in board for square in beside):
                yield name(a) * 2, self.after(position, board)
            for via in beside:
                first = board.get(via)
                if not first or first[0] == mover or first[1] in LIONS_TARGETS_NEVER:
                    continue
                for b in self.all_squares():
                    second = board.get(b) if b != a else None
                    if not adjacent(via, b) or (second and (second[0] == mover or second[1] in LIONS_TARGETS_NEVER)):
                        continue
                    next_board = {square: piece for square, piece in board.items() if square not in (a, via)}
                    next_board[b] = (mover, "+Q")
                    captured = [first[1]] + ([second[1]] if second else [])
                    yield (
                        name(a) + name(via) + name(b),
                        self.after(position, next_board, touched=(a, via, b), captured=captured, quiet=False),
                    )
