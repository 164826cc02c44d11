"""Measures the power of a piece against a bare king without help from its own king, assumed to be far away."""

from __future__ import annotations

from ending_tables import Board

from surajang.rules.codes import KIND, WHITE


class Unaided:
    """Mates by one piece alone: where it can give them, and from how many positions it can force one.

    The piece's side may also pass, since its king has moves elsewhere. A piece that promotes becomes what it becomes.
    """

    def __init__(self, board: Board, kind: int) -> None:
        """Raises Unsupported."""
        self._board = board
        count = board.count
        self._kinds = [kind]
        promoted = int(board.tables.promoted[kind | WHITE]) & KIND
        while promoted:
            self._kinds.append(promoted)
            promoted = int(board.tables.promoted[promoted | WHITE]) & KIND
        self._seen = {each: [self._attacked(each, square) for square in range(count)] for each in self._kinds}
        self._steps = [self._king_steps(square) for square in range(count)]
        # By piece and its square, the squares of the bare king that has lost with its move to come.
        self._lost = {each: [0] * count for each in self._kinds}
        self.mates = 0
        self.mated_on: set[int] = set()
        for square in range(count):
            for king in range(count):
                if self._mated(kind, square, king):
                    self.mates += 1
                    self.mated_on.add(king)
        won: dict[int, list[int]] = {each: [0] * count for each in self._kinds}
        self.moves = 0
        while self._grow(won):
            self.moves += 1
        positions = [king for square in range(count) for king in range(count) if self._quiet(kind, square, king)]
        self.share = sum(found.bit_count() for found in won[kind]) / max(1, len(positions))

    def __str__(self) -> str:
        forced = f"forced from {100 * self.share:.2f} % in at most {self.moves} moves" if self.share else "never forced"
        return f"{self.mates} mates, on {len(self.mated_on)} squares; {forced}"

    def _king_steps(self, king: int) -> list[int]:
        board = self._board
        return [king + step for step, origins in board.king_steps[1] if origins >> king & 1]

    def _attacked(self, kind: int, square: int) -> list[int]:
        """Return by square of the bare king, which may have just left it, the squares that the piece attacks."""
        board = self._board
        found = [0] * board.count
        for to, between, hops in board.attack_lines(kind | WHITE)[square]:
            if not hops:
                for king in range(board.count):
                    found[king] |= 1 << to if to not in between else 0
        return found

    def _quiet(self, kind: int, square: int, king: int) -> bool:
        """Return whether the piece does not attack the king, and stands elsewhere."""
        return square != king and not self._checks(kind, square, king)

    def _checks(self, kind: int, square: int, king: int) -> bool:
        return bool(self._seen[kind][square][king] >> king & 1)

    def _replies(self, kind: int, square: int, king: int) -> list[int]:
        """Return where the bare king may go; where it captures the piece it goes to the piece's square."""
        seen = self._seen[kind][square][king]
        return [to for to in self._steps[king] if to == square or not seen >> to & 1]

    def _mated(self, kind: int, square: int, king: int) -> bool:
        return square != king and self._checks(kind, square, king) and not self._replies(kind, square, king)

    def _grow(self, won: dict[int, list[int]]) -> bool:
        """Find the positions that are won in one more move; return whether there are any."""
        board = self._board
        before = {kind: list(found) for kind, found in won.items()}
        for kind in self._kinds:
            for square in range(board.count):
                for king in range(board.count):
                    if square == king or self._lost[kind][square] >> king & 1:
                        continue
                    replies = self._replies(kind, square, king)
                    wins = before[kind][square]
                    if self._mated(kind, square, king) or (
                        replies and all(to != square and wins >> to & 1 for to in replies)
                    ):
                        self._lost[kind][square] |= 1 << king
        for kind in self._kinds:
            for square in range(board.count):
                quiet = sum(1 << king for king in range(board.count) if self._quiet(kind, square, king))
                won[kind][square] |= self._reached(kind, square) & quiet
        return won != before

    def _reached(self, kind: int, square: int) -> int:
        """Return the squares of the bare king on which a move of the piece, or a pass, wins."""
        found = self._lost[kind][square]
        for ray in self._board.rays(kind)[square]:
            free = (1 << self._board.count) - 1
            for reach in ray:
                if reach.stays:
                    found |= self._lost[kind][reach.square] & free
                if reach.promotes:
                    better = int(self._board.tables.promoted[kind | WHITE]) & KIND
                    found |= self._lost[better][reach.square] & free
                free &= ~(1 << reach.square)
        return found
