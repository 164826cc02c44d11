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

    def quiesce(self, alpha: i64, beta: i64, ply: i64, depth: i64, in_check: bool) -> i64:  # noqa: PLR0915  # one hot loop; calls cost, and mypyc inlines none
        """Return the value for the side to move: exact between `alpha` and `beta`, else a bound (fail-soft).

        `depth` is 0 at first, where drops that give check are searched too, and falls by 1 a ply.
        """
        state = self.state
        position = state.position
        state.line_length[ply] = 0
        value = state.enter(ply, in_check)
        if value != UNKNOWN:
            return value
        base = state.list_starts[ply]
        table_depth: i64 = 0 if in_check or depth == 0 else -1
        key = position.key
        entry = state.table.probe(key)
        table_value: i64 = 0
        table_move: i64 = 0
        if entry:  # Step a. Transposition table cutoff
            table_move = move_of(entry)
            table_value = from_table(entry, ply)
            if beta - alpha == 1 and depth_of(entry) >= table_depth and refutes(entry, table_value, beta):
                return table_value
        first_alpha = alpha
        moves = self.moves
        best: i64 = -INFINITE
        static_eval: i64 = 0
        if in_check:
            end = generate(position, moves, base, ALL)
            if end == base:
                return -MATE + ply
            self._score_evasions(base, end, table_move, ply)
        else:
            static_eval = state.evaluate(ply)
            if entry and refutes(entry, table_value, static_eval + 1) and -MATE_BOUND < table_value < MATE_BOUND:
                static_eval = table_value
            best = static_eval  # Step b. Stand pat
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            end = self._generate(base, depth)
        best_move: i64 = 0
        cursor = base
        count: i64 = 0
        while cursor < end:
            move = pick(moves, self.scores, cursor, end)
            cursor += 1
            count += 1
            if in_check:
                if best > -MATE_BOUND and not self._is_evasion_searched(move, ply):
                    continue
            else:
                bound = self._bound_if_pruned(move, static_eval, alpha, count, depth)
                if bound != UNKNOWN:
                    if bound > best:
                        best = bound
                    continue
            self.ordering.record_move(position, move, ply)
            position.make(move)
            if move & DROP and not in_check and position.tables.has_hoppers and position.exposed():
                position.unmake()
                continue
            state.follow(ply)
            state.list_starts[ply + 1] = end
            value = -self.quiesce(-beta, -alpha, ply + 1, depth - 1, depth > _CHECK_DEPTH and position.in_check())
            position.unmake()
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
        state.table.store(key, best_move, to_table(best, ply), table_depth, kind, False)
        return best

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

    def _bound_if_pruned(self, move: i64, static_eval: i64, alpha: i64, count: i64, depth: i64) -> i64:
        """Return an upper bound for a move that is pruned, UNKNOWN for one that is searched; not for evasions.

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

    def _is_evasion_searched(self, move: i64, ply: i64) -> bool:
        """Return whether an evasion is searched after another one that is not mated: by histories and SEE."""
        # Step e. Pruning of evasions
        position = self.state.position
        if not position.captures(move):
            slot = self.ordering.slot(position, move)
            if (
                self.ordering.continuation_score(slot, ply, 1) < 0
                and self.ordering.continuation_score(slot, ply, 2) < 0
            ):
                return False
        return self.exchange.at_least(position, move, 0)

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
