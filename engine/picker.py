"""Staged move generation: the moves of a node one after another, so that a cutoff saves generating the rest.

Source: "Move Generation" (staged) of the Chess Programming Wiki; deferred moves after simplified ABDADA.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.checks import drop_checks
from surajang.engine.ordering import pick
from surajang.engine.pseudo_legal import is_pseudo_legal
from surajang.engine.state import SearchState
from surajang.rules.movegen import CAPTURES, DROPS, QUIETS, generate

QUIETS_LISTED: Final = 64
CAPTURES_LISTED: Final = 32

_MAX_DEFERRED: Final = 16

_TABLE_MOVE: Final = 0
_GENERATE_CAPTURES: Final = 1
_GOOD_CAPTURES: Final = 2
_REFUTATIONS: Final = 3
_QUIETS: Final = 4
_LOSING_CAPTURES: Final = 5


class Picker:
    """Yields the moves of a node in stages: the table's move, captures that lose nothing, refutations (two killers and
    the counter move), quiet moves, captures that lose material, and deferred moves.

    After `next`: `quiet`: the move captures nothing; `pseudo_legal`: it may leave the king in check; `losing`: it is a
    capture that loses material; `was_deferred`: another process was searching it when it came first. `promoted`: great
    promotions come among the captures.
    """

    def __init__(self, state: SearchState, ply: i64) -> None:
        self.state: Final = state
        self.ply: Final[i64] = ply
        self.moves: Final = state.moves
        self.scores: Final = state.scores
        self.stage: i64 = _TABLE_MOVE
        self.cursor: i64 = 0
        self.end: i64 = 0
        self.losing_end: i64 = 0
        self.table_move: i64 = 0
        self.killer: i64 = 0
        self.second_killer: i64 = 0
        self.counter_move: i64 = 0
        self.refutation: i64 = 0
        self.futile: bool = False
        self.without_drops: bool = False
        self.promoted: bool = False
        self.quiet: bool = False
        self.losing: bool = False
        self.pseudo_legal: bool = False
        self.was_deferred: bool = False
        self.deferred_moves: Final[vec[i64]] = vec[i64]([0] * _MAX_DEFERRED)
        self.deferred: i64 = 0
        self.deferred_index: i64 = 0

    def reset(self, base: i64, table_move: i64, in_check: bool, futile: bool, without_drops: bool) -> None:
        """Begin with another node. `futile`: yield only those quiet moves that give check; `without_drops`: yield no
        drops. The list begins after `base` and room for the moves that the node lists as tried."""
        ordering = self.state.ordering
        self.cursor = base + QUIETS_LISTED + CAPTURES_LISTED
        self.end = self.cursor
        self.losing_end = self.cursor
        self.futile = futile
        self.without_drops = without_drops
        self.table_move = table_move
        self.was_deferred = False
        self.deferred = 0
        self.deferred_index = 0
        self.refutation = 3
        self.killer = 0
        self.second_killer = 0
        self.counter_move = 0
        if not in_check:
            self.refutation = 0
            self.killer = ordering.killers[2 * self.ply]
            self.second_killer = ordering.killers[2 * self.ply + 1]
            self.counter_move = ordering.counter_move(self.ply)
        self.stage = _TABLE_MOVE
        if table_move and is_pseudo_legal(self.state.position, table_move, self.moves, self.cursor):
            return
        self.table_move = 0
        self.stage = _GENERATE_CAPTURES

    def _generate_captures(self) -> None:
        state = self.state
        self.stage = _GOOD_CAPTURES
        self.end = generate(state.position, self.moves, self.cursor, CAPTURES)
        self.promoted = state.may_promote()
        if self.promoted:
            self.end = state.add_promotions(self.end)
        state.ordering.score_captures(state.position, self.moves, self.scores, self.cursor, self.end)

    def _generate_quiets(self) -> None:
        state = self.state
        position = state.position
        self.stage = _QUIETS
        if self.futile:
            self.end = drop_checks(position, self.moves, generate(position, self.moves, self.cursor, QUIETS))
        else:
            self.end = generate(position, self.moves, self.cursor, QUIETS if self.without_drops else QUIETS | DROPS)
        state.ordering.score_quiets(position, self.moves, self.scores, self.cursor, self.end, self.ply)

    def next(self, skip_quiets: bool) -> i64:
        """Return the next move, 0 if there is none left."""
        moves = self.moves
        self.quiet = False
        self.losing = False
        self.pseudo_legal = False
        if self.stage == _TABLE_MOVE:
            self.stage = _GENERATE_CAPTURES
            self.quiet = not (self.state.position.captures(self.table_move) or self.state.is_promotion(self.table_move))
            self.pseudo_legal = True
            return self.table_move
        if self.stage == _GENERATE_CAPTURES:
            self._generate_captures()
        if self.stage == _GOOD_CAPTURES:
            while self.cursor < self.end:
                move = pick(moves, self.scores, self.cursor, self.end)
                self.cursor += 1
                if move == self.table_move:
                    continue
                if self._is_good(move):
                    return move
                moves[self.losing_end] = move
                self.losing_end += 1
            self.stage = _REFUTATIONS
        if self.stage == _REFUTATIONS:
            while self.refutation < 3:
                move = self._next_refutation()
                if move:
                    self.quiet = True
                    self.pseudo_legal = True
                    return move
            if skip_quiets:
                self._begin_losing_captures()
            else:
                self._generate_quiets()
        if self.stage == _QUIETS:
            while self.cursor < self.end and not skip_quiets:
                move = pick(moves, self.scores, self.cursor, self.end)
                self.cursor += 1
                if move in (self.table_move, self.killer, self.second_killer, self.counter_move):
                    continue
                if self.promoted and self.state.is_promotion(move):
                    continue
                self.quiet = True
                self.pseudo_legal = self.futile and self.state.position.tables.has_hoppers
                return move
            self._begin_losing_captures()
        if self.cursor < self.losing_end:
            self.losing = True
            self.cursor += 1
            return moves[self.cursor - 1]
        if self.deferred_index < self.deferred:
            self.was_deferred = True
            move = self.deferred_moves[self.deferred_index]
            self.deferred_index += 1
            self.quiet = not (self.state.position.captures(move) or self.state.is_promotion(move))
            return move
        return 0

    def defer(self, move: i64) -> bool:
        """Defer the present move until after all others; return False if there is no room for it."""
        if self.was_deferred or self.deferred == _MAX_DEFERRED:
            return False
        self.deferred_moves[self.deferred] = move
        self.deferred += 1
        return True

    def _is_good(self, move: i64) -> bool:
        """Return whether a capture comes before quiet moves: it loses nothing, or gives check and loses little."""
        exchange = self.state.exchange
        position = self.state.position
        if exchange.at_least(position, move, 0):
            return True
        return exchange.gives_check(position, move) and exchange.at_least(
            position, move, -self.state.parameters.good_check_loss
        )

    def _begin_losing_captures(self) -> None:
        self.stage = _LOSING_CAPTURES
        self.cursor = self.state.list_starts[self.ply] + QUIETS_LISTED + CAPTURES_LISTED

    def _next_refutation(self) -> i64:
        """Return the next refutation, 0 if it cannot be played."""
        number = self.refutation
        self.refutation += 1
        move = self.killer if number == 0 else self.second_killer if number == 1 else self.counter_move
        if (
            move
            and move != self.table_move
            and (number == 0 or move != self.killer)
            and (number < 2 or move != self.second_killer)
            and not self.state.position.captures(move)
            and not self.state.is_promotion(move)
            and is_pseudo_legal(self.state.position, move, self.moves, self.cursor)
        ):
            return move
        if number == 0:
            self.killer = 0
        elif number == 1:
            self.second_killer = 0
        else:
            self.counter_move = 0
        return 0
