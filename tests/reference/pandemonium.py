"""The three rule sets of Pandemonium as a slow referee sees them (RULES.md §1 to §3)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

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

PROMOTED = {"P": "G", "N": "S", "B": "H", "R": "D", "C": "W", "M": "A"}
ORIGINAL = {promoted: kind for kind, promoted in PROMOTED.items()}
SETUPS = ("NB-BN", "BN-BN", "NB-NB", "BN-NB")


class Pandemonium(Referee):
    """Referee of the revised rules."""

    files = 10
    ranks = 10
    start = "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w KQkq - 0 1 setup=w"
    hand_letters = "QMCRBNP"
    reach: ClassVar[dict[int, int]] = {2: 3, 3: 2}
    castling_letters = "KQkq"
    camp = 9
    """The first rank of the enemy camp."""
    pawn_must_promote = 9
    """The first rank on which a pawn that arrives must promote."""
    pawn_drops = range(2, 10)

    def goes(self, board: Board, a: Square, b: Square) -> bool:
        owner, kind = board[a]
        right, ahead = steps(a, b, owner)
        rook = orthogonal(a, b) and clear(board, a, b)
        bishop = diagonal(a, b) and clear(board, a, b)
        match kind:
            case "P":
                if b in board:
                    return ahead == 1 and abs(right) == 1
                far = self.reach.get(self.relative_rank(owner, a), 1)
                return right == 0 and 1 <= ahead <= far and clear(board, a, b)
            case "N":
                return knight_apart(a, b)
            case "S":
                return knight_apart(a, b) or adjacent(a, b)
            case "B":
                return bishop
            case "H":
                return bishop or adjacent(a, b)
            case "R":
                return rook
            case "D":
                return rook or adjacent(a, b)
            case "C":
                return bishop or knight_apart(a, b)
            case "M":
                return rook or knight_apart(a, b)
            case "Q" | "G" | "W" | "A":
                return rook or bishop
            case "K":
                return adjacent(a, b)
        raise ValueError(kind)

    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        owner, kind = board[a]
        from_rank, to_rank = self.relative_rank(owner, a), self.relative_rank(owner, b)
        if kind not in PROMOTED or max(from_rank, to_rank) < self.camp:
            return [kind]
        if kind == "P" and to_rank >= self.pawn_must_promote:
            return [PROMOTED[kind]]
        return [kind, PROMOTED[kind]]

    def held_as(self, kind: str) -> str:
        return ORIGINAL.get(kind, kind)

    def may_drop(self, position: Position, kind: str, square: Square) -> bool:
        return kind != "P" or self.relative_rank(position.side, square) in self.pawn_drops

    def castling_homes(self, letter: str) -> tuple[Square, Square, str]:
        rank = 1 if letter.isupper() else 10
        return (5, rank), (10 if letter in "Kk" else 1, rank), "R"

    def castlings(self, position: Position) -> Iterator[tuple[Square, Square, Square, Square]]:
        for letter in position.castling:
            if letter.isupper() == (position.side == "w"):
                king, rook, _ = self.castling_homes(letter)
                if clear(position.board, king, rook):
                    toward = 1 if rook[0] > king[0] else -1
                    yield king, (king[0] + 3 * toward, king[1]), rook, (king[0] + 2 * toward, king[1])

    def moves(self, position: Position) -> dict[str, Position]:
        return {text: self.arranged(position, text) for text in SETUPS} if position.setup else super().moves(position)

    def arranged(self, position: Position, text: str) -> Position:
        """The position after the player to choose a setup chose this arrangement of bishops and knights."""
        chooser = position.setup
        rank = 1 if chooser == "w" else 10
        left_outer, left_inner, right_inner, right_outer = text.replace("-", "")
        files = {2: left_outer, 3: left_inner, 8: right_inner, 9: right_outer}
        board = position.board | {(file, rank): (chooser, kind) for file, kind in files.items()}
        return replace(position, board=board, side="b" if chooser == "w" else "w", setup="b" if chooser == "w" else "")


class FirstEdition(Pandemonium):
    """Referee of the first edition."""

    start = "rnbmqkcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBMQKCBNR[] w - - 0 1"
    reach: ClassVar[dict[int, int]] = {2: 3}
    castling_letters = ""
    camp = 10
    pawn_must_promote = 10
    pawn_drops = range(1, 10)

    def castlings(self, position: Position) -> Iterator[tuple[Square, Square, Square, Square]]:
        rank = 1 if position.side == "w" else 10
        king = (6, rank)
        if position.board.get(king) != (position.side, "K"):
            return
        for rook, king_to, rook_to in (((1, rank), (3, rank), (4, rank)), ((10, rank), (9, rank), (8, rank))):
            if position.board.get(rook) == (position.side, "R") and clear(position.board, king, rook):
                yield king, king_to, rook, rook_to


class Vchess(Pandemonium):
    """Referee of the game as vchess plays it."""

    pawn_must_promote = 10
