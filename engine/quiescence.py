"""Quiescence search: captures, evasions and drops that give check, until the position is quiet.

Source: "Quiescence Search" of the Chess Programming Wiki; the letters of the steps are those of docs/search.md. Drops
that give check are our addition for these games.
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.checks import drop_checks
from surajang.engine.ordering import pick
from surajang.engine.state import SearchState
from surajang.engine.table_entry import EXACT, LOWER, UPPER, depth_of, move_of, refutes
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from surajang.rules.movegen import ALL, CAPTURES, generate
from surajang.rules.moves import DROP, dropped_kind, origin

_MOVE_COUNT: Final = 3
_SEE_WINS_DEPTH: Final = -4
"""Below that depth, captures must win material."""

_CHECK_DEPTH: Final = -6
"""Below that depth, checks are not noticed."""


_TABLE_MOVE_SCORE: Final = 10000000
_CAPTURE_SCORE: Final = 1000000
_KING_MOVE_SCORE: Final = 20000
_DROP_CHECK_SCORE: Final = -1000000


class Quiescence:
    """Searches captures, evasions and drops that give check."""

    def __init__(self, state: SearchState) -> None:
        self.state: Final = state
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.moves: Final = state.moves
        self.scores: Final = state.scores

    def quiesce(self, alpha: i64, beta: i64, ply: i64, depth: i64, in_check: bool) -> i64:
        """Return the value for the side to move: exact between `alpha` and `beta`, else a bound (fail-soft).

        `depth` is 0 at first, where drops that give check are searched too, and falls by 1 a ply.
        """
        state = self.state
        state.line_length[ply] = 0
        value = state.enter(ply, in_check)
        if value != UNKNOWN:
            return value
        base = state.list_starts[ply]
        table_depth: i64 = 0 if in_check or depth == 0 else -1
        entry = state.table.probe(state.position.key)
        if entry and beta - alpha == 1 and depth_of(entry) >= table_depth:  # Step a. Transposition table cutoff
            value = from_table(entry, ply)
            if refutes(entry, value, beta):
                return value
        first_alpha = alpha
        best: i64 = -INFINITE
        static_eval: i64 = 0
        if in_check:
            end = generate(state.position, self.moves, base, ALL)
            if end == base:
                return -MATE + ply
            self._score_evasions(base, end, move_of(entry), ply)
        else:
            best = static_eval = self._evaluate(entry, ply)  # Step b. Stand pat
            if best >= beta:
                return best
            alpha = max(alpha, best)
            end = self._generate(base, depth)
        state.list_starts[ply + 1] = end
        best_move: i64 = 0
        cursor = base
        while cursor < end:
            move = pick(self.moves, self.scores, cursor, end)
            cursor += 1
            bound = (
                self._bound_of_evasion(move, best, ply)
                if in_check
                else self._bound_of_capture(move, static_eval, alpha, cursor - base, depth)
            )
            if bound != UNKNOWN:
                best = max(best, bound)
                continue
            value = self._search_move(move, alpha, beta, ply, depth, in_check)
            if state.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    if beta - first_alpha > 1:
                        state.extend_line(move, ply)
                    if value >= beta:
                        break
                    alpha = value
        kind: i64 = LOWER if best >= beta else EXACT if best > first_alpha else UPPER
        state.table.store(state.position.key, best_move, to_table(best, ply), table_depth, kind, False)
        return best

    def _evaluate(self, entry: i64, ply: i64) -> i64:
        """Return the static evaluation, or the value of a table's entry if that is a tighter bound."""
        static_eval = self.state.evaluate(ply)
        if entry:
            value = from_table(entry, ply)
            if refutes(entry, value, static_eval + 1) and -MATE_BOUND < value < MATE_BOUND:
                return value
        return static_eval

    def _search_move(self, move: i64, alpha: i64, beta: i64, ply: i64, depth: i64, in_check: bool) -> i64:
        """Make a move, search it and take it back; return its value, -INFINITE if it is illegal."""
        state = self.state
        position = state.position
        self.ordering.record_move(position, move, ply)
        position.make(move)
        if move & DROP and not in_check and position.tables.has_hoppers and position.exposed():
            position.unmake()
            return -INFINITE
        state.follow(ply)
        value = -self.quiesce(-beta, -alpha, ply + 1, depth - 1, depth > _CHECK_DEPTH and position.in_check())
        position.unmake()
        return value

    def _generate(self, base: i64, depth: i64) -> i64:
        """Write the captures, at `depth` 0 also the drops that give check, with their scores; return their end."""
        state = self.state
        position = state.position
        scores = self.scores
        middle = generate(position, self.moves, base, CAPTURES)
        if state.may_promote():
            middle = state.add_promotions(middle)
        self.ordering.score_captures(position, self.moves, scores, base, middle)
        if depth:
            return middle
        # Step f. Drops that give check
        end = drop_checks(position, self.moves, middle)
        for n in range(middle, end):
            scores[n] = _DROP_CHECK_SCORE - state.evaluator.board_value[dropped_kind(self.moves[n])]
        return end

    def _bound_of_capture(self, move: i64, static_eval: i64, alpha: i64, count: i64, depth: i64) -> i64:
        """Return an upper bound for a capture or drop that is pruned, UNKNOWN for one that is searched.

        `count`: the number of the move among those picked.
        """
        position = self.state.position
        if move & DROP:
            return UNKNOWN if self.exchange.at_least(position, move, 0) else -INFINITE
        # Step c. Move count pruning and delta pruning
        if not self.exchange.gives_check(position, move):
            if count > _MOVE_COUNT:
                return -INFINITE
            bound = static_eval + self.state.parameters.delta_margin + self.state.gain(move)
            if bound <= alpha:
                return bound
        # Step d. SEE pruning
        return UNKNOWN if self.exchange.at_least(position, move, 1 if depth < _SEE_WINS_DEPTH else 0) else -INFINITE

    def _bound_of_evasion(self, move: i64, best: i64, ply: i64) -> i64:
        """Return -INFINITE for an evasion that is pruned by histories or SEE, UNKNOWN for one that is searched.

        `best`: the value of the best evasion so far; none is pruned before one that is not mated.
        """
        # Step e. Pruning of evasions
        if best <= -MATE_BOUND:
            return UNKNOWN
        position = self.state.position
        if not position.captures(move):
            slot = self.ordering.slot(position, move)
            if (
                self.ordering.continuation_score(slot, ply, 1) < 0
                and self.ordering.continuation_score(slot, ply, 2) < 0
            ):
                return -INFINITE
        return UNKNOWN if self.exchange.at_least(position, move, 0) else -INFINITE

    def _score_evasions(self, base: i64, end: i64, table_move: i64, ply: i64) -> None:
        """Score evasions: the table's move, captures, king moves, others."""
        state = self.state
        position = state.position
        moves = self.moves
        scores = self.scores
        king = position.kings[position.side]
        self.ordering.score_quiets(position, moves, scores, base, end, ply)
        exchange_value = state.evaluator.exchange_value
        for n in range(base, end):
            move = moves[n]
            if move == table_move:
                scores[n] = _TABLE_MOVE_SCORE
            elif position.captures(move):
                scores[n] = _CAPTURE_SCORE + state.gain(move) * 8 - exchange_value[position.board[origin(move)]] // 8
            elif move & DROP == 0 and origin(move) == king:
                scores[n] += _KING_MOVE_SCORE
