"""The search's leaves: captures, answers to checks and drops that give check, until the position is quiet."""

from typing import Final

from mypy_extensions import i64

from surajang.engine.checks import drop_checks
from surajang.engine.ordering import pick
from surajang.engine.state import SearchState
from surajang.engine.table_entry import EXACT, LOWER, UPPER, depth_of, move_of, refutes
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from surajang.rules.movegen import ALL, CAPTURES, generate
from surajang.rules.moves import DROP, dropped_kind, origin

_MARGIN: Final = 85
_ENOUGH: Final = 3
_RECAPTURES_FROM: Final = -4
_CHECKS_UNTIL: Final = -6

_FIRST: Final = 10000000
_CAPTURE: Final = 1000000
_KING: Final = 20000
_LAST: Final = -1000000


class Quiescence:
    """Searches captures, checks by drops and answers to checks, so that no piece is left hanging."""

    def __init__(self, state: SearchState) -> None:
        self.state: Final = state
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.moves: Final = state.moves
        self.scores: Final = state.scores

    def quiesce(self, alpha: i64, beta: i64, ply: i64, level: i64, in_check: bool) -> i64:
        """Return the value of a position in which only captures, answers to checks and, where `level` is 0, drops that
        give check are looked at. `level` falls by 1 a ply."""
        state = self.state
        position = state.position
        state.line_length[ply] = 0
        value = state.enter(ply)
        if value != UNKNOWN:
            return value
        base = state.list_starts[ply]
        depth: i64 = 0 if in_check or level == 0 else -1
        key = position.key
        entry = state.table.probe(key)
        known: i64 = 0
        table_move: i64 = 0
        if entry:
            table_move = move_of(entry)
            known = from_table(entry, ply)
            if beta - alpha == 1 and depth_of(entry) >= depth and refutes(entry, known, beta):
                return known
        first_alpha = alpha
        moves = self.moves
        best: i64 = -INFINITE
        static: i64 = 0
        if in_check:
            end = generate(position, moves, base, ALL)
            if end == base:
                return -MATE + ply
            self._score_evasions(base, end, table_move, ply)
        else:
            static = state.evaluate(ply)
            if entry and refutes(entry, known, static + 1) and -MATE_BOUND < known < MATE_BOUND:
                static = known
            best = static
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            end = self._generate(base, level)
        best_move: i64 = 0
        cursor = base
        count: i64 = 0
        while cursor < end:
            move = pick(moves, self.scores, cursor, end)
            cursor += 1
            count += 1
            if in_check:
                if best > -MATE_BOUND and not self._has_prospects(move, ply):
                    continue
            else:
                bound = self._bound_without_search(move, static, alpha, count, level)
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
            value = -self.quiesce(-beta, -alpha, ply + 1, level - 1, level > _CHECKS_UNTIL and position.in_check())
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
        state.table.store(key, best_move, to_table(best, ply), depth, kind, False)
        return best

    def _generate(self, base: i64, level: i64) -> i64:
        """Write the moves to look at where there is no check, with their scores; return their end."""
        state = self.state
        position = state.position
        scores = self.scores
        middle = generate(position, self.moves, base, CAPTURES)
        self.ordering.score_captures(position, self.moves, scores, base, middle)
        if level:
            return middle
        end = drop_checks(position, self.moves, middle)
        for n in range(middle, end):
            scores[n] = _LAST - state.evaluator.board_value[dropped_kind(self.moves[n])]
        return end

    def _bound_without_search(self, move: i64, static: i64, alpha: i64, count: i64, level: i64) -> i64:
        """Return UNKNOWN for a move to be looked at where there is no check, else an upper bound of its value.

        `count`: the number of the move among those picked. Drops must lose nothing. Captures that give no check must be
        among the first and have a chance to raise `alpha`; all must win something or, near the root, lose nothing.
        """
        position = self.state.position
        if move & DROP:
            return UNKNOWN if self.exchange.at_least(position, move, 0) else -INFINITE
        if not self.exchange.gives_check(position, move):
            if count > _ENOUGH:
                return -INFINITE
            hope = static + _MARGIN + self.state.gain(move)
            if hope <= alpha:
                return hope
        return UNKNOWN if self.exchange.at_least(position, move, 1 if level < _RECAPTURES_FROM else 0) else -INFINITE

    def _has_prospects(self, move: i64, ply: i64) -> bool:
        """Say whether an answer to a check has prospects, where another one has been found."""
        position = self.state.position
        if not position.captures(move):
            slot = self.ordering.slot(position, move)
            if self.ordering.continuation(slot, ply, 1) < 0 and self.ordering.continuation(slot, ply, 2) < 0:
                return False
        return self.exchange.at_least(position, move, 0)

    def _score_evasions(self, base: i64, end: i64, table_move: i64, ply: i64) -> None:
        """Score answers to a check: the table's move, captures, moves of the king, others."""
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
                scores[n] = _FIRST
            elif position.captures(move):
                scores[n] = _CAPTURE + state.gain(move) * 8 - exchange_value[position.board[origin(move)]] // 8
            elif move & DROP == 0 and origin(move) == king:
                scores[n] += _KING
