"""Which move to look at first: what has been good before, and what promises most by itself."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from surajang.engine.evaluate import MAX_PLY, Evaluator
from surajang.engine.weights import OFFSETS
from surajang.rules.moves import DROP, PROMOTION, SETUP, dropped_kind, origin, target
from surajang.rules.position import Position
from surajang.rules.tables import KIND, PIECES, SQUARES, WHITE

_HISTORY_LIMIT: Final = 13365
_CONTINUATION_LIMIT: Final = 29952
_CAPTURE_LIMIT: Final = 10692

# What counts how much where moves are scored: sixteenths, but for the pressure on the king.
_PRESSURE: Final = 134
_HISTORY: Final = 16
_AFTER: Final = 24
_SINCE: Final = 16
_BEFORE_THAT: Final = 16
_CAPTURES: Final = 4
_PROMOTING: Final = 30
_HALF: Final = OFFSETS // 2
_BEFORE: Final = 4
_DEEPEST: Final = 14
_SPREAD: Final = 7919
"""A prime by which the keys of two moves lie apart."""

# The same where reductions are chosen, of what came of a move after earlier ones.
_AFTER_REDUCED: Final = 16
_SINCE_REDUCED: Final = 16
_BEFORE_THAT_REDUCED: Final = 16

_BONUS_SQUARE: Final = 144
_BONUS_STEP: Final = 409
_BONUS_LESS: Final = 215
_WORSE: Final = 16
"""Sixteenths of a best move's bonus by which the quiet moves tried before it are thought worse."""


class Ordering:
    """Memory of moves that caused cutoffs, and the scores by which moves are tried.

    A move's slot says who moves which kind (drops apart) to which square, its column the same without telling drops
    apart; 0 stands for no move. `history`: by slot; `continuation_history`: by the column of an earlier move and of
    this one, -1 where there was no earlier one; `captures`: by piece and target; `replies`: by the slot of the previous
    move, the quiet move that answered it; `killers`: two quiet moves a ply. By ply + 4: `made`, the slot of the move
    that led there, and `rows`, where its row of `continuation_history` begins. `number`: by square, its number from 0
    on; `drops` and `black`: by how much the slots of drops and those of Black's moves are higher.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        tables = evaluator.tables
        number = [0] * SQUARES
        for n, square in enumerate(tables.squares):
            number[square] = n
        self.evaluator: Final = evaluator
        self.number: Final[vec[i64]] = vec[i64](number)
        self.area: Final[i64] = len(tables.squares)
        self.drops: Final[i64] = (tables.kinds + 1) * len(tables.squares)
        self.black: Final[i64] = 2 * (tables.kinds + 1) * len(tables.squares)
        self.history: Final[vec[i64]] = vec[i64]([0] * int(2 * self.black))
        self.continuation_history: vec[i16] = _continuation_history(int(self.black))
        self.captures: Final[vec[i64]] = vec[i64]([0] * (PIECES * SQUARES))
        self.killers: Final[vec[i64]] = vec[i64]([0] * (2 * (MAX_PLY + 12)))
        self.replies: Final[vec[i64]] = vec[i64]([0] * int(2 * self.black))
        self.made: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))
        self.rows: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))

    def clear(self) -> None:
        """Forget everything, before another game."""
        self.continuation_history = _continuation_history(int(self.black))
        for memory in (self.history, self.captures, self.killers, self.replies):
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
        """Remember the move that is about to be made at `ply`, 0 for none."""
        slot = self.slot(position, move) if move else i64(0)
        self.made[ply + 1 + _BEFORE] = slot
        self.rows[ply + 1 + _BEFORE] = self.column(slot) * self.black

    def forget_killers(self, ply: i64) -> None:
        """Forget the killers of a ply, before nodes under another parent are searched."""
        self.killers[2 * ply] = 0
        self.killers[2 * ply + 1] = 0

    def previous(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply`, 0 if the turn was passed."""
        return self.made[ply + _BEFORE]

    def last_two(self, ply: i64) -> i64:
        """Return a key of the two moves that led to `ply`."""
        return self.made[ply + _BEFORE] * _SPREAD + self.made[ply + _BEFORE - 1]

    def reply(self, ply: i64) -> i64:
        """Return the quiet move that answered the move that led to `ply` before, or 0."""
        return self.replies[self.made[ply + _BEFORE]]

    def continuation(self, slot: i64, ply: i64, back: i64) -> i64:
        """Return how good a move has been after the move that was made `back` plies before `ply`."""
        return i64(self.continuation_history[self.rows[ply + _BEFORE + 1 - back] + self.column(slot)])

    def history_score(self, slot: i64, ply: i64) -> i64:
        """Return how good a quiet move has been, alone and after the moves before it."""
        return (
            self.history[slot]
            + (self.continuation(slot, ply, 1) * _AFTER_REDUCED >> 4)
            + (self.continuation(slot, ply, 2) * _SINCE_REDUCED >> 4)
            + (self.continuation(slot, ply, 4) * _BEFORE_THAT_REDUCED >> 4)
        )

    def score_captures(self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64) -> None:
        """Score captures: the more they win and the cheaper the piece that captures, the better."""
        board = position.board
        evaluator = self.evaluator
        for n in range(base, end):
            move = moves[n]
            piece = board[origin(move)]
            score = evaluator.captured_value(position, move) * 8 - evaluator.board_value[piece]
            if move & PROMOTION:
                score += evaluator.promotion_gain[piece] * 8
            scores[n] = score + (self.captures[piece * SQUARES + target(move)] * _CAPTURES >> 4)

    def score_quiets(
        self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64, ply: i64
    ) -> None:
        """Score quiet moves and drops: history, what came of them after earlier moves, pressure on the king."""
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
                    score = _PROMOTING * evaluator.promotion_gain[piece]
            scores[n] = (
                score
                + _PRESSURE * pressure_gain
                + (history[slot] * _HISTORY >> 4)
                + (i64(continuation_history[after + column]) * _AFTER >> 4)
                + (i64(continuation_history[since + column]) * _SINCE >> 4)
                + (i64(continuation_history[before + column]) * _BEFORE_THAT >> 4)
            )

    def reward(self, position: Position, move: i64, bonus: i64, ply: i64, tried: vec[i64], base: i64, end: i64) -> None:
        """Remember that the quiet `move` was best, and that those `tried` before it were not."""
        self.learn_quiet(self.slot(position, move), bonus, ply)
        for n in range(base, end):
            if tried[n] != move:
                self.learn_quiet(self.slot(position, tried[n]), -(bonus * _WORSE >> 4), ply)
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        self.replies[self.made[ply + _BEFORE]] = move

    def learn_quiet(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Move all that is known of a quiet move at `ply` toward its limit by `bonus`."""
        self.learn_history(slot, bonus)
        self.learn_continuation(slot, bonus, ply)

    def learn_history(self, slot: i64, bonus: i64) -> None:
        """Move the history of a quiet move toward its limit by `bonus`."""
        self.history[slot] = adjusted(self.history[slot], bonus, _HISTORY_LIMIT)

    def learn_continuation(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Move what came of a quiet move at `ply` after the moves before it toward its limit by `bonus`."""
        column = self.column(slot)
        self._learn_after(self.rows[ply + _BEFORE], column, bonus)
        self._learn_after(self.rows[ply + _BEFORE - 1], column, bonus)
        self._learn_after(self.rows[ply + _BEFORE - 3], column, bonus)

    def _learn_after(self, row: i64, column: i64, bonus: i64) -> None:
        """Move what came of a move after the one that `row` stands for toward its limit by `bonus`."""
        if row == 0:
            return
        value = adjusted(i64(self.continuation_history[row + column]), bonus, _CONTINUATION_LIMIT)
        self.continuation_history[row + column] = i16(value)

    def learn_capture(self, position: Position, move: i64, bonus: i64) -> None:
        """Remember how good a capture was."""
        slot = position.board[origin(move)] * SQUARES + target(move)
        self.captures[slot] = adjusted(self.captures[slot], bonus, _CAPTURE_LIMIT)

    def capture_history(self, position: Position, move: i64) -> i64:
        """Return how good a capture has been."""
        return self.captures[position.board[origin(move)] * SQUARES + target(move)]


def adjusted(value: i64, bonus: i64, limit: i64) -> i64:
    """Return a remembered value after a `bonus`: the nearer it is to the limit on that side, the less it moves."""
    size = bonus if bonus > 0 else -bonus
    return value + bonus - value * size // limit


def bonus_of(depth: i64) -> i64:
    """Return by how much a search of `depth` changes what is known of a move."""
    if depth > _DEEPEST:
        depth = _DEEPEST
    return (_BONUS_SQUARE * depth * depth >> 4) + _BONUS_STEP * depth - _BONUS_LESS


def pick(moves: vec[i64], scores: vec[i64], first: i64, end: i64) -> i64:
    """Bring the best move from `first` on to `first`, and return it."""
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
    """Return an empty memory of what follows what: as many rows as columns, -1 in the first and 0 in all others."""
    memory = vec[i16]([i16(-1)] * columns)
    row = vec[i16]([i16(0)] * columns)
    for _ in range(columns - 1):
        memory = extend(memory, row)
    return memory


def _clear(memory: vec[i64]) -> None:
    """Set every number of a memory to 0."""
    n: i64 = 0
    size: i64 = len(memory)
    while n < size:
        memory[n] = 0
        n += 1
