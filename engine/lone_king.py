"""Drives a lone king to the edge, where it can be mated ("Mop-up Evaluation", Chess Programming Wiki).

It replaces the network, which has hardly been trained on such positions, since games are decided earlier: its scores of
them jump by several pawns from square to square. It is used only in games in which no king wins by arriving.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import SQUARES, file_of, rank_of
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.tables import Tables

_EDGE: Final = 8
_NEAR: Final = 6
"""Hundredths of a pawn for half a step of the lone king from the centre, and for a step of the other king to it."""


class LoneKing:
    """Scores positions in which a side has only its king. `edge`: by square, how far it is from the centre, in
    half steps."""

    def __init__(self, tables: Tables) -> None:
        files, ranks = tables.variant.files - 1, tables.ranks - 1
        on_board = [tables.on_board(square) for square in range(SQUARES)]
        self.file: Final[vec[i64]] = vec[i64]([file_of(n) if on_board[n] else 0 for n in range(SQUARES)])
        self.rank: Final[vec[i64]] = vec[i64]([rank_of(n) if on_board[n] else 0 for n in range(SQUARES)])
        self.edge: Final[vec[i64]] = vec[i64](
            [abs(2 * file_of(n) - files) + abs(2 * rank_of(n) - ranks) if on_board[n] else 0 for n in range(SQUARES)]
        )
        self.hand_kinds: Final[vec[i64]] = vec[i64]([i64(kind) for kind in tables.hand_kinds])

    def is_alone(self, position: Position, side: i64) -> bool:
        """Return whether a side whose only piece on the board is its king has an empty hand, and the enemy a second
        piece."""
        for kind in self.hand_kinds:
            if position.hands[side * HAND_SLOTS + kind]:
                return False
        return position.piece_count[1 - side] > 1

    def score(self, position: Position, side: i64) -> i64:
        """Return the score, in hundredths of a pawn, against the side with a lone king."""
        king, other = position.kings[side], position.kings[1 - side]
        files = max(self.file[king], self.file[other]) - min(self.file[king], self.file[other])
        ranks = max(self.rank[king], self.rank[other]) - min(self.rank[king], self.rank[other])
        return _EDGE * self.edge[king] - _NEAR * (files + ranks)
