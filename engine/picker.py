"""The moves of a node, one after another, generated in stages so that a cutoff saves the rest of the work."""

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

_CHECK_LOSS: Final = 400
_MOST_POSTPONED: Final = 16

_TABLE: Final = 0
_START: Final = 1
_CAPTURES: Final = 2
_KILLERS: Final = 3
_QUIETS: Final = 4
_LOSING: Final = 5


class Picker:
    """Yields the moves of a node in stages: the table's, captures that lose nothing, refutations (two killers and the
    reply to the previous move), quiet moves, captures that lose, and moves that were postponed.

    After `next`: `quiet` says whether the move captures nothing, `pseudo_legal` whether it may leave the own king in
    check, `losing` whether it is a capture that loses material, `again` whether it was postponed.
    """

    def __init__(self, state: SearchState, ply: i64) -> None:
        self.state: Final = state
        self.ply: Final[i64] = ply
        self.moves: Final = state.moves
        self.scores: Final = state.scores
        self.stage: i64 = _TABLE
        self.cursor: i64 = 0
        self.end: i64 = 0
        self.losing_end: i64 = 0
        self.table_move: i64 = 0
        self.killer: i64 = 0
        self.second_killer: i64 = 0
        self.reply: i64 = 0
        self.refutation: i64 = 0
        self.futile: bool = False
        self.blind: bool = False
        self.quiet: bool = False
        self.losing: bool = False
        self.pseudo_legal: bool = False
        self.again: bool = False
        self.later: Final[vec[i64]] = vec[i64]([0] * _MOST_POSTPONED)
        self.postponed: i64 = 0
        self.taken_up: i64 = 0

    def reset(self, base: i64, table_move: i64, in_check: bool, futile: bool, blind: bool) -> None:
        """Begin with another node. Of quiet moves, only checks are yielded if all others are `futile`, no drops to the
        `blind`; the list is written behind room for the moves that are listed from `base` on."""
        ordering = self.state.ordering
        self.cursor = base + QUIETS_LISTED + CAPTURES_LISTED
        self.end = self.cursor
        self.losing_end = self.cursor
        self.futile = futile
        self.blind = blind
        self.table_move = table_move
        self.again = False
        self.postponed = 0
        self.taken_up = 0
        self.refutation = 3
        self.killer = 0
        self.second_killer = 0
        self.reply = 0
        if not in_check:
            self.refutation = 0
            self.killer = ordering.killers[2 * self.ply]
            self.second_killer = ordering.killers[2 * self.ply + 1]
            self.reply = ordering.reply(self.ply)
        self.stage = _TABLE
        if table_move and is_pseudo_legal(self.state.position, table_move, self.moves, self.cursor):
            return
        self.table_move = 0
        self.stage = _START

    def _generate_captures(self) -> None:
        state = self.state
        self.stage = _CAPTURES
        self.end = generate(state.position, self.moves, self.cursor, CAPTURES)
        state.ordering.score_captures(state.position, self.moves, self.scores, self.cursor, self.end)

    def _generate_quiets(self) -> None:
        state = self.state
        position = state.position
        self.stage = _QUIETS
        if self.futile:
            self.end = drop_checks(position, self.moves, generate(position, self.moves, self.cursor, QUIETS))
        else:
            self.end = generate(position, self.moves, self.cursor, QUIETS if self.blind else QUIETS | DROPS)
        state.ordering.score_quiets(position, self.moves, self.scores, self.cursor, self.end, self.ply)

    def next(self, skip_quiets: bool) -> i64:
        """Return the next move, 0 if there is none left."""
        moves = self.moves
        self.quiet = False
        self.losing = False
        self.pseudo_legal = False
        if self.stage == _TABLE:
            self.stage = _START
            self.quiet = not self.state.position.captures(self.table_move)
            self.pseudo_legal = True
            return self.table_move
        if self.stage == _START:
            self._generate_captures()
        if self.stage == _CAPTURES:
            while self.cursor < self.end:
                move = pick(moves, self.scores, self.cursor, self.end)
                self.cursor += 1
                if move == self.table_move:
                    continue
                if self._is_good(move):
                    return move
                moves[self.losing_end] = move
                self.losing_end += 1
            self.stage = _KILLERS
        if self.stage == _KILLERS:
            while self.refutation < 3:
                move = self._next_refutation()
                if move:
                    self.quiet = True
                    self.pseudo_legal = True
                    return move
            if skip_quiets:
                self._begin_losing()
            else:
                self._generate_quiets()
        if self.stage == _QUIETS:
            while self.cursor < self.end and not skip_quiets:
                move = pick(moves, self.scores, self.cursor, self.end)
                self.cursor += 1
                if move in (self.table_move, self.killer, self.second_killer, self.reply):
                    continue
                self.quiet = True
                self.pseudo_legal = self.futile and self.state.position.tables.has_hoppers
                return move
            self._begin_losing()
        if self.cursor < self.losing_end:
            self.losing = True
            self.cursor += 1
            return moves[self.cursor - 1]
        if self.taken_up < self.postponed:
            self.again = True
            move = self.later[self.taken_up]
            self.taken_up += 1
            self.quiet = not self.state.position.captures(move)
            return move
        return 0

    def postpone(self, move: i64) -> bool:
        """Yield the present move once more after all others; say whether there is room for it."""
        if self.again or self.postponed == _MOST_POSTPONED:
            return False
        self.later[self.postponed] = move
        self.postponed += 1
        return True

    def _is_good(self, move: i64) -> bool:
        """Say whether a capture is looked at before quiet moves: it loses nothing, or not much and gives check."""
        exchange = self.state.exchange
        position = self.state.position
        if exchange.at_least(position, move, 0):
            return True
        return exchange.gives_check(position, move) and exchange.at_least(position, move, -_CHECK_LOSS)

    def _begin_losing(self) -> None:
        self.stage = _LOSING
        self.cursor = self.state.list_starts[self.ply] + QUIETS_LISTED + CAPTURES_LISTED

    def _next_refutation(self) -> i64:
        """Return the next refutation, or 0 where it cannot be played."""
        number = self.refutation
        self.refutation += 1
        move = self.killer if number == 0 else self.second_killer if number == 1 else self.reply
        if (
            move
            and move != self.table_move
            and (number == 0 or move != self.killer)
            and (number < 2 or move != self.second_killer)
            and not self.state.position.captures(move)
            and is_pseudo_legal(self.state.position, move, self.moves, self.cursor)
        ):
            return move
        if number == 0:
            self.killer = 0
        elif number == 1:
            self.second_killer = 0
        else:
            self.reply = 0
        return 0
