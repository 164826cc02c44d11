"""Which move to look at first: what has been good before, and what looks good on its face."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from engine.evaluate import MAX_PLY, Evaluator
from engine.weights import OFFSETS
from rules.moves import DROP, EN_PASSANT, PROMOTION, SETUP, TWICE
from rules.position import HAND_SLOTS, Position
from rules.tables import KIND, PIECES, SQUARES, WHITE

HISTORY_LIMIT: Final = 13365
SEQUEL_LIMIT: Final = 29952
CAPTURE_LIMIT: Final = 10692

_KINDS: Final = 64
_SLOTS: Final = 2 * _KINDS * SQUARES
_BEARING: Final = 250
_PROMOTING: Final = 30
_SEQUELS: Final = (1 << 21) - 1
_SPREAD: Final = 5501
_HALF: Final = OFFSETS // 2
_BEFORE: Final = 4
_DEEPEST: Final = 14


class Ordering:
    """Memory of moves that caused cutoffs, and the scores by which moves are tried.

    A move's slot says who moves which kind (drops apart) to which square. `history`: by slot; `sequels`: by the stem of
    an earlier move and the slot of this one (a hash of the two), -1 where there was no earlier one; `captures`: by
    piece and target; `replies`: by the slot of the previous move, the quiet move that answered it; `killers`: two quiet
    moves a ply. `made` and `stems`: by ply + 4, the slot of the move that led there, 0 for none, and the slot with
    captures and answers to a check apart.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.history: Final[vec[i64]] = vec[i64]([0] * _SLOTS)
        self.sequels: Final[vec[i16]] = vec[i16]([i16(-1)] * _SLOTS + [i16(0)] * (_SEQUELS + 1 - _SLOTS))
        self.captures: Final[vec[i64]] = vec[i64]([0] * (PIECES * SQUARES))
        self.killers: Final[vec[i64]] = vec[i64]([0] * (2 * (MAX_PLY + 12)))
        self.replies: Final[vec[i64]] = vec[i64]([0] * _SLOTS)
        self.made: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))
        self.stems: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 16))

    def clear(self) -> None:
        """Forget everything, before another game."""
        sequels = self.sequels
        for n in range(_SEQUELS + 1):
            sequels[n] = -1 if n < _SLOTS else 0
        for memory in (self.history, self.captures, self.killers, self.replies):
            _wipe(memory)

    def age(self) -> None:
        """Let what earlier searches learned of single moves count half, and forget their killers."""
        history = self.history
        for n in range(_SLOTS):
            history[n] = history[n] // 2
        _wipe(self.killers)

    def slot(self, position: Position, move: i64) -> i64:
        """Return the slot of a move."""
        if move & SETUP:
            return 0
        origin = move >> 8 & 255
        kind = origin + HAND_SLOTS if move & DROP else position.board[origin] & KIND
        return (position.side * _KINDS + kind) * SQUARES + (move & 255)

    def note(self, position: Position, move: i64, ply: i64, sort: i64) -> None:
        """Remember which move, 0 for none, leads from `ply` on, before it is made.

        `sort`: 1 for a capture, and 2 more for an answer to a check.
        """
        slot = self.slot(position, move) if move else i64(0)
        self.made[ply + 1 + _BEFORE] = slot
        self.stems[ply + 1 + _BEFORE] = (slot + sort * _SLOTS) * _SPREAD if slot else i64(0)
        self.killers[2 * ply + 4] = 0
        self.killers[2 * ply + 5] = 0

    def previous(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply`, 0 if the turn was passed."""
        return self.made[ply + _BEFORE]

    def reply(self, ply: i64) -> i64:
        """Return the quiet move that answered the move that led to `ply` before, or 0."""
        return self.replies[self.made[ply + _BEFORE]]

    def sequel(self, slot: i64, ply: i64, back: i64) -> i64:
        """Return how good a move has been after the move that was made `back` plies before `ply`."""
        return i64(self.sequels[self.stems[ply + _BEFORE + 1 - back] + slot & _SEQUELS])

    def merit(self, slot: i64, ply: i64) -> i64:
        """Return how good a quiet move has been, alone and after the moves before it."""
        return self.history[slot] + self.sequel(slot, ply, 1) + self.sequel(slot, ply, 2) + self.sequel(slot, ply, 4)

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
        return self.evaluator.swing[position.board[first]] if first else i64(0)

    def score_quiets(
        self, position: Position, moves: vec[i64], scores: vec[i64], base: i64, end: i64, ply: i64
    ) -> None:
        """Score quiet moves and drops: history, what came of them after earlier moves, pressure on the king."""
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
        after = self.stems[ply + _BEFORE]
        since = self.stems[ply + _BEFORE - 1]
        before = self.stems[ply + _BEFORE - 3]
        for n in range(base, end):
            move = moves[n]
            target = move & 255
            if move & SETUP:
                scores[n] = 0
                continue
            score: i64 = 0
            if move & DROP:
                kind = move >> 8 & 255
                bearing = i64(reach[(kind | own) * OFFSETS + grid[target] + king])
                slot = (first + HAND_SLOTS + kind) * SQUARES + target
            else:
                origin = move >> 8 & 255
                piece = board[origin]
                bearing = i64(reach[piece * OFFSETS + grid[target] + king]) - i64(
                    reach[piece * OFFSETS + grid[origin] + king]
                )
                slot = (first + (piece & KIND)) * SQUARES + target
                if move & PROMOTION:
                    score = _PROMOTING * evaluator.promotion_gain[piece]
            scores[n] = (
                score
                + _BEARING * bearing
                + history[slot]
                + 2 * i64(sequels[after + slot & _SEQUELS])
                + i64(sequels[since + slot & _SEQUELS])
                + i64(sequels[before + slot & _SEQUELS])
            )

    def reward(self, position: Position, move: i64, bonus: i64, ply: i64, tried: vec[i64], base: i64, end: i64) -> None:
        """Remember that the quiet `move` was best, and that those `tried` before it were not."""
        self.learn(self.slot(position, move), bonus, ply)
        for n in range(base, end):
            if tried[n] != move:
                self.learn(self.slot(position, tried[n]), -bonus, ply)
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        self.replies[self.made[ply + _BEFORE]] = move

    def learn(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Move all that is known of a quiet move at `ply` toward its limit by `bonus`."""
        self.learn_alone(slot, bonus)
        self.learn_sequel(slot, bonus, ply)

    def learn_alone(self, slot: i64, bonus: i64) -> None:
        """Move the history of a quiet move toward its limit by `bonus`."""
        value = self.history[slot]
        size = bonus if bonus > 0 else -bonus
        self.history[slot] = value + bonus - value * size // HISTORY_LIMIT

    def learn_sequel(self, slot: i64, bonus: i64, ply: i64) -> None:
        """Move what came of a quiet move at `ply` after the moves before it toward its limit by `bonus`."""
        self._learn_after(self.stems[ply + _BEFORE], slot, bonus)
        self._learn_after(self.stems[ply + _BEFORE - 1], slot, bonus)
        self._learn_after(self.stems[ply + _BEFORE - 3], slot, bonus)

    def _learn_after(self, stem: i64, slot: i64, bonus: i64) -> None:
        if stem == 0:
            return
        place = stem + slot & _SEQUELS
        value = i64(self.sequels[place])
        size = bonus if bonus > 0 else -bonus
        self.sequels[place] = i16(value + bonus - value * size // SEQUEL_LIMIT)

    def learn_capture(self, position: Position, move: i64, bonus: i64) -> None:
        """Remember how good a capture was."""
        slot = position.board[move >> 8 & 255] * SQUARES + (move & 255)
        value = self.captures[slot]
        size = bonus if bonus > 0 else -bonus
        self.captures[slot] = value + bonus - value * size // CAPTURE_LIMIT

    def capture_history(self, position: Position, move: i64) -> i64:
        """Return how good a capture has been."""
        return self.captures[position.board[move >> 8 & 255] * SQUARES + (move & 255)]


def bonus_of(depth: i64) -> i64:
    """Return by how much a search of `depth` changes what is known of a move."""
    if depth > _DEEPEST:
        depth = _DEEPEST
    return 6 * depth * depth + 229 * depth - 215


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
