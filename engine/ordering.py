"""Move ordering: history heuristics, killers and counter moves, and the scores by which moves are sorted.

Sources (Chess Programming Wiki): "History Heuristic" with gravity, and its continuation history and capture history, as
in Stockfish; "Killer Heuristic"; "Countermove Heuristic"; "MVV-LVA" for captures. Pressure on the king is our own.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from surajang.engine.evaluate import MAX_PLY, Evaluator
from surajang.engine.parameters import Parameters
from surajang.engine.weights import OFFSETS
from surajang.rules.codes import KIND, PIECES, SQUARES, WHITE
from surajang.rules.moves import DROP, PROMOTION, SETUP, dropped_kind, origin, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import Position

_HISTORY_LIMIT: Final = 13365
_CONTINUATION_LIMIT: Final = 29952
_CAPTURE_LIMIT: Final = 10692

# Weights for sorting moves, in sixteenths except for the pressure on the king.
_PROMOTION_WEIGHT: Final = 30
_HALF: Final = OFFSETS // 2
_BEFORE: Final = 4
"""The plies before the root that the continuation history looks back to."""

_BONUS_MAX_DEPTH: Final = 14
_KEY_PRIME: Final = 7919
"""Multiplies one of two slots that are added to a key."""

# Weights for choosing reductions (`history_score`), in sixteenths.


class Ordering:
    """The histories of moves, and the scores by which they are sorted.

    A move's slot is its side, its kind (drops apart) and its target square, 0 for no move; its column is the same, but
    a drop has the column of the move. `history`: by slot. `continuation_history`: by the column of an earlier move and
    of this one, -1 where there was no earlier one. `capture_history`: by piece and target. `counter_moves`: by slot of
    the previous move, the quiet move that refuted it. `killers`: two quiet moves for each ply.

    By ply + 4: `made`, the slot of the move that led there; `rows`, where its row of `continuation_history` begins.
    `number`: the number of each square, from 0; `drops` and `black`: offsets of the slots of drops and of Black.
    """

    def __init__(self, evaluator: Evaluator, parameters: Parameters) -> None:
        tables = evaluator.tables
        number = [0] * SQUARES
        for n, square in enumerate(tables.squares):
            number[square] = n
        self.evaluator: Final = evaluator
        self.parameters: Final = parameters
        self.number: Final[vec[i64]] = vec[i64](number)
        self.area: Final[i64] = len(tables.squares)
        self.drops: Final[i64] = (tables.kinds + 1) * len(tables.squares)
        self.black: Final[i64] = 2 * (tables.kinds + 1) * len(tables.squares)
        self.history: Final[vec[i64]] = vec[i64]([0] * int(2 * self.black))
        self.continuation_history: vec[i16] = _continuation_history(int(self.black))
        self.capture_history: Final[vec[i64]] = vec[i64]([0] * (PIECES * SQUARES))
        self.killers: Final[vec[i64]] = vec[i64]([0] * (2 * (MAX_PLY + 12)))
        self.counter_moves: Final[vec[i64]] = vec[i64]([0] * int(2 * self.black))
        self.made: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))
        self.rows: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))

    def clear(self) -> None:
        """Clear all histories, for a new game."""
        self.continuation_history = _continuation_history(int(self.black))
        for memory in (self.history, self.capture_history, self.killers, self.counter_moves):
            _clear(memory)

    def slot(self, position: Position, move: i64) -> i64:
        """Return the slot of a move."""
        if move & SETUP:
            return 0
        slot = position.side * self.black + self.number[target(move)]
        if move & DROP:
            return slot + self.drops + dropped_kind(move) * self.area
        return slot + (position.board[origin(move)] & KIND) * self.area

    def column(self, slot: i64) -> i64:
        """Return the column of a slot."""
        if slot >= self.black:
            slot -= self.drops
            return slot - self.drops if slot >= self.black else slot
        return slot - self.drops if slot >= self.drops else slot

    def record_move(self, position: Position, move: i64, ply: i64) -> None:
        """Record the move that is about to be made at `ply`, 0 for a null move."""
        slot = self.slot(position, move) if move else i64(0)
        self.made[ply + 1 + _BEFORE] = slot
        self.rows[ply + 1 + _BEFORE] = self.column(slot) * self.black

    def clear_killers(self, ply: i64) -> None:
        """Clear the killers of a ply, before the children of another node are searched."""
        self.killers[2 * ply] = 0
        self.killers[2 * ply + 1] = 0

    def previous(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply`, 0 for a null move."""
        return self.made[ply + _BEFORE]

    def last_two_moves_key(self, ply: i64) -> i64:
        """Return a key of the last two moves before `ply`."""
        return self.made[ply + _BEFORE] * _KEY_PRIME + self.made[ply + _BEFORE - 1]

    def counter_move(self, ply: i64) -> i64:
        """Return the counter move of the move that led to `ply`, 0 if there is none."""
        return self.counter_moves[self.made[ply + _BEFORE]]

    def continuation_score(self, slot: i64, ply: i64, back: i64) -> i64:
        """Return the continuation history of a move after the move made `back` plies before `ply`."""
        return i64(self.continuation_history[self.rows[ply + _BEFORE + 1 - back] + self.column(slot)])

    def history_score(self, slot: i64, ply: i64) -> i64:
        """Return the sum of a quiet move's history and continuation histories."""
        parameters = self.parameters
        return (
            self.history[slot]
            + (self.continuation_score(slot, ply, 1) * parameters.reducing_continuation_1_weight >> 4)
            + (self.continuation_score(slot, ply, 2) * parameters.reducing_continuation_2_weight >> 4)
            + (self.continuation_score(slot, ply, 4) * parameters.reducing_continuation_4_weight >> 4)
        )

    def score_captures(self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64) -> None:
        """Score captures by the most valuable victim, the least valuable attacker, and capture history."""
        weight = self.parameters.capture_history_weight
        board = position.board
        evaluator = self.evaluator
        for n in range(base, end):
            move = moves[n]
            piece = board[origin(move)]
            score = evaluator.captured_value(position, move) * 8 - evaluator.board_value[piece]
            if move & PROMOTION:
                score += evaluator.promotion_gain[piece * MAX_CHOICES + via(move)] * 8
            scores[n] = score + (self.capture_history[piece * SQUARES + target(move)] * weight >> 4)

    def score_quiets(
        self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64, ply: i64
    ) -> None:
        """Score quiet moves and drops by their histories and the pressure that they put on the king."""
        pressure_weight = self.parameters.king_pressure_weight
        history_weight = self.parameters.history_weight
        after_weight = self.parameters.continuation_1_weight
        since_weight = self.parameters.continuation_2_weight
        before_weight = self.parameters.continuation_4_weight
        board = position.board
        history = self.history
        evaluator = self.evaluator
        pressure = evaluator.pressure
        grid = evaluator.grid
        side = position.side
        own: i64 = WHITE << side
        king = _HALF - grid[position.kings[1 - side]]
        number = self.number
        area = self.area
        slots = side * self.black
        columns = side * self.drops
        continuation_history = self.continuation_history
        after = self.rows[ply + _BEFORE] + columns
        since = self.rows[ply + _BEFORE - 1] + columns
        before = self.rows[ply + _BEFORE - 3] + columns
        for n in range(base, end):
            move = moves[n]
            if move & SETUP:
                scores[n] = 0
                continue
            to = target(move)
            score: i64 = 0
            if move & DROP:
                kind = dropped_kind(move)
                pressure_gain = i64(pressure[(kind | own) * OFFSETS + grid[to] + king])
                column = kind * area + number[to]
                slot = slots + self.drops + column
            else:
                start = origin(move)
                piece = board[start]
                pressure_gain = i64(pressure[piece * OFFSETS + grid[to] + king]) - i64(
                    pressure[piece * OFFSETS + grid[start] + king]
                )
                column = (piece & KIND) * area + number[to]
                slot = slots + column
                if move & PROMOTION:
                    score = _PROMOTION_WEIGHT * evaluator.promotion_gain[piece * MAX_CHOICES + via(move)]
            scores[n] = (
                score
                + pressure_weight * pressure_gain
                + (history[slot] * history_weight >> 4)
                + (i64(continuation_history[after + column]) * after_weight >> 4)
                + (i64(continuation_history[since + column]) * since_weight >> 4)
                + (i64(continuation_history[before + column]) * before_weight >> 4)
            )

    def update_quiet_histories(
        self, position: Position, move: i64, bonus: i64, ply: i64, tried: vec[i64], base: i64, end: i64
    ) -> None:
        """Reward a best move that is quiet, punish those `tried` before it, and make it a killer and counter move."""
        parameters = self.parameters
        self.update_quiet_history(self.slot(position, move), bonus, ply)
        for n in range(base, end):
            if tried[n] != move:
                self.update_quiet_history(self.slot(position, tried[n]), -(bonus * parameters.quiet_malus >> 4), ply)
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        self.counter_moves[self.made[ply + _BEFORE]] = move

    def update_quiet_history(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Add a bonus to the history and the continuation histories of a quiet move at `ply`."""
        self.update_history(slot, bonus)
        self.update_continuation_history(slot, bonus, ply)

    def update_history(self, slot: i64, bonus: i64) -> None:
        """Add a bonus to the history of a quiet move."""
        self.history[slot] = with_gravity(self.history[slot], bonus, _HISTORY_LIMIT)

    def update_continuation_history(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Add a bonus to the continuation histories of a quiet move after the moves 1, 2 and 4 plies before."""
        column = self.column(slot)
        self._update_after(self.rows[ply + _BEFORE], column, bonus)
        self._update_after(self.rows[ply + _BEFORE - 1], column, bonus)
        self._update_after(self.rows[ply + _BEFORE - 3], column, bonus)

    def _update_after(self, row: i64, column: i64, bonus: i64) -> None:
        """Add a bonus to the continuation history of a move after the move of a row."""
        if row == 0:
            return
        value = with_gravity(i64(self.continuation_history[row + column]), bonus, _CONTINUATION_LIMIT)
        self.continuation_history[row + column] = i16(value)

    def update_capture_history(self, position: Position, move: i64, bonus: i64) -> None:
        """Add a bonus to the history of a capture."""
        slot = position.board[origin(move)] * SQUARES + target(move)
        self.capture_history[slot] = with_gravity(self.capture_history[slot], bonus, _CAPTURE_LIMIT)

    def capture_score(self, position: Position, move: i64) -> i64:
        """Return the history of a capture."""
        return self.capture_history[position.board[origin(move)] * SQUARES + target(move)]

    def history_bonus(self, depth: i64) -> i64:
        """Return the history bonus of a move that was best in a search to `depth`."""
        parameters = self.parameters
        if depth > _BONUS_MAX_DEPTH:
            depth = _BONUS_MAX_DEPTH
        quadratic = parameters.bonus_quadratic * depth * depth >> 4
        return quadratic + parameters.bonus_linear * depth - parameters.bonus_offset


def with_gravity(value: i64, bonus: i64, limit: i64) -> i64:
    """Return a history value after a bonus, which counts the less, the nearer the value is to its limit (gravity)."""
    size = bonus if bonus > 0 else -bonus
    return value + bonus - value * size // limit


def pick(moves: vec[i64], scores: vec[i64], first: i64, end: i64) -> i64:
    """Swap the best-scored move from `first` on to `first`, and return it (selection sort)."""
    best = first
    best_score = scores[first]
    for n in range(first + 1, end):
        if scores[n] > best_score:
            best_score = scores[n]
            best = n
    move = moves[best]
    if best != first:
        moves[best] = moves[first]
        scores[best] = scores[first]
        moves[first] = move
        scores[first] = best_score
    return move


def _continuation_history(columns: int) -> vec[i16]:
    """Return an empty continuation history: as many rows as columns, -1 in the first row and 0 in all others."""
    memory = vec[i16]([i16(-1)] * columns)
    row = vec[i16]([i16(0)] * columns)
    for _ in range(columns - 1):
        memory = extend(memory, row)
    return memory


def _clear(memory: vec[i64]) -> None:
    """Set every entry of a history to 0."""
    n: i64 = 0
    size: i64 = len(memory)
    while n < size:
        memory[n] = 0
        n += 1
