"""Evaluates a position of any game beyond pieces and squares: mobility, pawns, threats and the safety of kings.

Games without a network are evaluated by it. The weights (term_weights.py) are the same for all games, unless practice
found others; games between programs tuned them (docs/training.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.general_tables import mates_alone, needs_mate
from surajang.engine.general_terms import FULL, GeneralTerms
from surajang.engine.term_weights import TERMS, TermWeights
from surajang.rules.codes import PIECES, SQUARES, WHITE
from surajang.rules.position import LIST, Position
from surajang.rules.tables import Tables

_SHIFT: Final = 12
"""Sixteenths and phases, as bits."""

_KNOWN: Final = 65536
"""The most positions whose sums are remembered; a search comes back to many."""

# The worth of a lead, in 64ths.
_LEAD: Final = 64
_WITHOUT_PAWNS: Final = 38
_SMALL_LEAD: Final = 14
_MIN_LEAD: Final = 4
"""With nothing that promotes, if the lead is more than a light piece; if it is not; if the other side has no more than
that, too."""

_LEAD_BITS: Final = 6
_FACTOR_BITS: Final = 8


class GeneralEvaluation:
    """The evaluation of one game's positions by the general terms.

    `early` and `late`: the weights of the terms with all pieces and in the end. `scales`: whether a lead is worth less
    if nothing is left that promotes. `light`: the greatest worth of a piece that cannot mate alone. `move_limit`: in
    plies, 0 for none. `keys`, `sums` and `factors`: positions that were evaluated, their sums, and the worth of a lead
    of either side, in 64ths (`_FACTOR_BITS` each).
    """

    def __init__(self, tables: Tables, board: list[int], weights: TermWeights) -> None:
        """`board`: the values of pieces by kind."""
        self.terms: Final = GeneralTerms(tables, board, weights)
        self.early: Final[vec[i64]] = vec[i64]([getattr(weights, name) for name in TERMS])
        self.late: Final[vec[i64]] = vec[i64]([getattr(weights, f"{name}_late") for name in TERMS])
        worth = self.terms.worth
        self.scales: Final[bool] = any(self.terms.pawn) and needs_mate(tables)
        self.light: Final[i64] = max(
            [worth[code] for code in range(PIECES) if code & WHITE and worth[code] and not mates_alone(tables, code)],
            default=0,
        )
        self.move_limit: Final[i64] = 2 * tables.variant.end.move_limit
        self.keys: Final[vec[i64]] = vec[i64]([0] * _KNOWN)
        self.sums: Final[vec[i64]] = vec[i64]([0] * _KNOWN)
        self.factors: Final[vec[i64]] = vec[i64]([0] * _KNOWN)

    def may_promote(self, position: Position) -> bool:
        """Return whether a pawn of the side to move is a step from promotion."""
        terms = self.terms
        side = position.side
        for n in range(side * LIST, side * LIST + position.piece_count[side]):
            square = position.piece_squares[n]
            if terms.steps[position.board[square] * SQUARES + square] == 1:
                return True
        return False

    def has_pieces(self, position: Position) -> bool:
        """Return whether the side to move has more than its king and pawns."""
        terms = self.terms
        side = position.side
        for n in range(side * LIST, side * LIST + position.piece_count[side]):
            if terms.worth[position.board[position.piece_squares[n]]]:
                return True
        return False

    def evaluate(self, position: Position, score: i64) -> i64:
        """Return the sum of a score and the terms in hundredths of a pawn, for the first player, scaled by the worth of
        the lead and by how far the move limit is away."""
        place = position.key & _KNOWN - 1
        if self.keys[place] != position.key:
            self.keys[place] = position.key
            self._sum(position, place)
        score += self.sums[place]
        side: i64 = 0 if score > 0 else 1
        lead = max(score, -score) * (self.factors[place] >> side * _FACTOR_BITS & (1 << _FACTOR_BITS) - 1) >> _LEAD_BITS
        if self.move_limit:
            lead = lead * max(self.move_limit - position.halfmove, i64(0)) // self.move_limit
        return -lead if side else lead

    def _sum(self, position: Position, place: i64) -> None:
        """Compute the terms, and store their sum for the first player and the factors of leads."""
        phase = self.terms.find(position)
        terms = self.terms.terms
        early: i64 = 0
        late: i64 = 0
        for n in range(len(terms)):
            term = terms[n]
            early += term * self.early[n]
            late += term * self.late[n]
        self.sums[place] = early * phase + late * (FULL - phase) >> _SHIFT
        self.factors[place] = self._factor(0) | self._factor(1) << _FACTOR_BITS

    def _factor(self, side: i64) -> i64:
        """Return the worth of a lead of one side, in 64ths."""
        if not self.scales or self.terms.promotable[side]:
            return _LEAD
        own = self.terms.matter[side]
        other = self.terms.matter[1 - side]
        if own - other > self.light:
            return _WITHOUT_PAWNS
        if own <= self.light:
            return 0
        return _MIN_LEAD if other <= self.light else _SMALL_LEAD
