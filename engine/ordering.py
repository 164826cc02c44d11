"""Which move to look at first: what has been good before, and what looks good on its face."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from engine.evaluate import MAX_PLY, Evaluator
from engine.weights import OFFSETS
from rules.moves import DROP, EN_PASSANT, PROMOTION, SETUP, TWICE
from rules.position import HAND_SLOTS, Position
from rules.tables import KIND, PIECES, SQUARES, WHITE

HISTORY_LIMIT: Final = 8192

_KINDS: Final = 64
_BEARING: Final = 40
_SEQUELS: Final = (1 << 20) - 1
_SPREAD: Final = 5501
_HALF: Final = OFFSETS // 2


class Ordering:
    """Memory of moves that caused cutoffs, and the scores by which moves are tried.

    `history`: by side, kind (drops apart) and target; `sequels`: by the previous move's kind and target and this one's
    (a hash of the two); `replies`: by the previous move's piece and target, the quiet move that answered it;
    `killers`: two quiet moves a ply.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.history: Final[vec[i64]] = vec[i64]([0] * (2 * _KINDS * SQUARES))
        self.sequels: Final[vec[i16]] = vec[i16]([i16(0)] * (_SEQUELS + 1))
        self.captures: Final[vec[i64]] = vec[i64]([0] * (PIECES * SQUARES))
        self.killers: Final[vec[i64]] = vec[i64]([0] * (2 * (MAX_PLY + 8)))
        self.replies: Final[vec[i64]] = vec[i64]([0] * (PIECES * SQUARES))

    def clear(self) -> None:
        """Forget everything, before another game."""
        sequels = self.sequels
        for n in range(_SEQUELS + 1):
            sequels[n] = 0
        for memory in (self.history, self.captures, self.killers, self.replies):
            _wipe(memory)

    def age(self) -> None:
        """Let what earlier searches learned count half, and forget their killers."""
        history = self.history
        for n in range(2 * _KINDS * SQUARES):
            history[n] = history[n] // 2
        _wipe(self.killers)

    def slot(self, position: Position, move: i64) -> i64:
        """Return the place of a quiet move in `history`."""
        origin = move >> 8 & 255
        kind = origin + HAND_SLOTS if move & DROP else position.board[origin] & KIND
        return (position.side * _KINDS + kind) * SQUARES + (move & 255)

    def score_captures(self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64) -> None:
        """Score captures: the more they win and the cheaper the piece that captures, the better."""
        board = position.board
        swing = self.evaluator.swing
        for n in range(base, end):
            move = moves[n]
            piece = board[move >> 8 & 255]
            score = -self.evaluator.board_value[piece]
            if move & 255 != move >> 8 & 255:
                score += swing[board[move & 255]] * 8
            if move & (EN_PASSANT | TWICE):
                score += self._taken_on_the_way(position, move) * 8
            if move & PROMOTION:
                score += self.evaluator.promotion_gain[piece] * 8
            scores[n] = score + self.captures[piece * SQUARES + (move & 255)] // 4

    def _taken_on_the_way(self, position: Position, move: i64) -> i64:
        """Return what a capture takes on another square than its target."""
        if move & EN_PASSANT:
            return self.evaluator.swing[position.board[position.en_passant_pawn]]
        first = move >> 16 & 255
        return self.evaluator.swing[position.board[first]] if first else 0

    def score_quiets(
        self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64, previous: i64
    ) -> None:
        """Score quiet moves and drops: history, what came of them after the `previous` move, pressure on the king."""
        board = position.board
        history = self.history
        evaluator = self.evaluator
        reach = evaluator.reach
        grid = evaluator.grid
        side = position.side
        own: i64 = WHITE << side
        king = _HALF - grid[position.kings[1 - side]]
        first = side * _KINDS
        sequels = self.sequels
        stem = previous * _SPREAD
        for n in range(base, end):
            move = moves[n]
            target = move & 255
            if move & DROP:
                kind = move >> 8 & 255
                bearing = i64(reach[(kind | own) * OFFSETS + grid[target] + king])
                slot = (first + HAND_SLOTS + kind) * SQUARES + target
                scores[n] = history[slot] + i64(sequels[stem + slot & _SEQUELS]) + _BEARING * bearing
            else:
                origin = move >> 8 & 255
                piece = board[origin]
                if move & SETUP:
                    scores[n] = 0
                    continue
                kind = piece & KIND
                bearing = i64(reach[piece * OFFSETS + grid[target] + king]) - i64(
                    reach[piece * OFFSETS + grid[origin] + king]
                )
                slot = (first + kind) * SQUARES + target
                score = history[slot] + i64(sequels[stem + slot & _SEQUELS]) + _BEARING * bearing
                if move & PROMOTION:
                    score += 4 * evaluator.promotion_gain[piece]
                scores[n] = score

    def reward(
        self, position: Position, move: i64, depth: i64, ply: i64, previous: i64, tried: vec[i64], base: i64, end: i64
    ) -> None:
        """Remember that the quiet `move` caused a cutoff, and that those `tried` before it did not."""
        bonus = depth * depth * 12 + 60 * depth
        if bonus > 1500:
            bonus = 1500
        self._learn(self.slot(position, move), bonus, previous)
        for n in range(base, end):
            if tried[n] != move:
                self._learn(self.slot(position, tried[n]), -bonus, previous)
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        if previous >= 0:
            self.replies[previous] = move

    def _learn(self, slot: i64, bonus: i64, previous: i64) -> None:
        """Move the values of a quiet move toward their limit by `bonus`."""
        value = self.history[slot]
        size = bonus if bonus > 0 else -bonus
        self.history[slot] = value + bonus - value * size // HISTORY_LIMIT
        if previous >= 0:
            place = previous * _SPREAD + slot & _SEQUELS
            value = i64(self.sequels[place])
            self.sequels[place] = i16(value + bonus - value * size // HISTORY_LIMIT)

    def reward_capture(self, position: Position, move: i64, depth: i64, sign: i64) -> None:
        """Remember that a capture caused a cutoff (`sign` 1) or failed to (-1)."""
        bonus = depth * depth * 12 + 60 * depth
        if bonus > 1500:
            bonus = 1500
        slot = position.board[move >> 8 & 255] * SQUARES + (move & 255)
        value = self.captures[slot]
        self.captures[slot] = value + sign * bonus - value * bonus // HISTORY_LIMIT


def piece_moved(position: Position, move: i64) -> i64:
    """Return the slot of `replies` for a move: the piece it moves or drops, and its target."""
    if move & SETUP:
        return 0
    origin = move >> 8 & 255
    piece = origin | (WHITE << position.side) if move & DROP else position.board[origin]
    return piece * SQUARES + (move & 255)


def pick(moves: vec[i64], scores: vec[i64], place: i64, end: i64) -> i64:
    """Bring the best move from `place` on to `place`, and return it."""
    best = place
    best_score = scores[place]
    for n in range(place + 1, end):
        if scores[n] > best_score:
            best_score = scores[n]
            best = n
    move = moves[best]
    if best != place:
        moves[best] = moves[place]
        scores[best] = scores[place]
        moves[place] = move
        scores[place] = best_score
    return move


def _wipe(memory: vec[i64]) -> None:
    """Set every number of a memory to 0."""
    n: i64 = 0
    size: i64 = len(memory)
    while n < size:
        memory[n] = 0
        n += 1
