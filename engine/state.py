"""The state shared by all parts of a search: its position, its clock, and values stored by ply."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.arrival import wins_by_arrival
from surajang.engine.correction_history import CorrectionHistory
from surajang.engine.evaluate import MAX_PLY, Evaluator
from surajang.engine.exchange import Exchange
from surajang.engine.ordering import Ordering
from surajang.engine.parameters import WITH_NETWORK, WITHOUT_NETWORK, Parameters
from surajang.engine.position_history import MOVER_LOSES, MOVER_WINS, PositionHistory
from surajang.engine.reductions import Reductions
from surajang.engine.table import Table
from surajang.engine.values import MATE, MAX_EVALUATION, PERPETUAL, UNKNOWN
from surajang.engine.weakness import Weakness
from surajang.engine.weights import Weights
from surajang.rules.movegen import QUIETS, can_move, generate
from surajang.rules.moves import PROMOTION, origin, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import MAX_MOVES, Position

ROOM: Final = 70 * MAX_MOVES
ROW: Final = MAX_PLY + 8

# The clock is checked whenever these bits of the node count are 0: every _SOON to _LATE seconds.
_MIN_POLL: Final = 15
_MAX_POLL: Final = 1023
_SOON: Final = 0.001
_LATE: Final = 0.004
_YIELD_AFTER: Final = 0.008

_GREAT_GAIN: Final = 300
"""Hundredths of a pawn from which a promotion is searched like a capture."""


class SearchState:
    """The state of one search: its position and history, its clock, its lists of moves and its best lines.

    By ply: `list_starts`, where its list in `moves` and `scores` begins; `static_evals`, the static evaluation, UNKNOWN
    in check; `was_capture`, 1 if the move that led there captured; `move_numbers`, the number of the move being
    searched; `was_pv`, 1 where the position is or was on a principal variation; `lines` and `line_length`, the
    principal variation from there. `root_depth`: the depth of the current iteration. `stop_wanted` may be set by any
    thread.
    """

    def __init__(
        self,
        position: Position,
        history: PositionHistory,
        table: Table,
        practised: Weights | None = None,
        parameters: Parameters | None = None,
    ) -> None:
        self.position: Position = position
        self.history: PositionHistory = history
        self.table: Final[Table] = table
        self.evaluator: Final[Evaluator] = Evaluator(position.tables, practised)
        self.parameters: Final[Parameters] = parameters or (
            WITH_NETWORK if self.evaluator.general is None else WITHOUT_NETWORK
        )
        self.reductions: Final[Reductions] = Reductions(self.parameters)
        self.exchange: Final[Exchange] = Exchange(self.evaluator)
        self.weakness: Final[Weakness] = Weakness()
        self.ordering: Final[Ordering] = Ordering(self.evaluator, self.parameters)
        self.correction_history: Final[CorrectionHistory] = CorrectionHistory(position.tables, ROW)
        self.has_promotions: Final[bool] = self.evaluator.general is not None
        self.has_zugzwang: Final[bool] = len(position.tables.hand_kinds) == 0
        self.move_limit: Final[i64] = 2 * position.tables.variant.end.move_limit
        self.stalemate_loses: Final[bool] = position.tables.variant.end.stalemate_loses
        self.has_goal: Final[bool] = position.tables.arrival.wins
        self.king_arrives: Final[bool] = position.tables.arrival.by_king
        self.moves: Final[vec[i64]] = vec[i64]([0] * (ROOM + 3 * MAX_MOVES))
        self.scores: Final[vec[i64]] = vec[i64]([0] * (ROOM + 3 * MAX_MOVES))
        self.list_starts: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.static_evals: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.was_capture: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.move_numbers: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.was_pv: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.lines: Final[vec[i64]] = vec[i64]([0] * (ROW * ROW))
        self.line_length: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.root_depth: i64 = 0
        self.nodes: i64 = 0
        self.node_limit: i64 = 0
        self.seldepth: i64 = 0
        self.stopped: bool = False
        self.stop_wanted: bool = False
        self.pondering: bool = False
        self.deadline: float = 0.0
        self.yielded: float = 0.0
        self.polled: float = 0.0
        self.poll_mask: i64 = _MIN_POLL

    def make(self, move: i64, ply: i64) -> None:
        """Make a move and update evaluation and history."""
        position = self.position
        self.was_capture[ply + 1] = 1 if position.captures(move) else 0
        self.ordering.record_move(position, move, ply)
        position.make(move)
        self.follow(ply)
        self.history.push(position.key, position.in_check())

    def follow(self, ply: i64) -> None:
        """Update the evaluation after the move made at `ply`."""
        self.evaluator.update(self.position, ply)
        self.correction_history.follow(self.evaluator.changes, self.ordering.last_two_moves_key(ply + 1), ply)

    def pass_turn(self, ply: i64) -> None:
        """Make a null move and update the evaluation."""
        self.position.pass_turn()
        self.evaluator.pass_turn(ply)
        self.correction_history.pass_turn(self.ordering.last_two_moves_key(ply + 1), ply)

    def refresh(self) -> None:
        """Compute the evaluation of the root from the position."""
        self.evaluator.refresh(self.position)
        self.correction_history.refresh(self.position)

    def forget(self) -> None:
        """Clear table, histories and corrections, for a new game."""
        self.table.clear()
        self.ordering.clear()
        self.correction_history.clear()

    def unmake(self) -> None:
        """Take the last move back."""
        self.history.pop()
        self.position.unmake()

    def extend_line(self, move: i64, ply: i64) -> None:
        """Set the principal variation at `ply` to `move` and the principal variation after it."""
        lines = self.lines
        here = ply * ROW
        below = here + ROW
        length = self.line_length[ply + 1]
        lines[here] = move
        for n in range(length):
            lines[here + 1 + n] = lines[below + n]
        self.line_length[ply] = length + 1

    def repetition_value(self, verdict: i64, ply: i64) -> i64:
        """Return the value of a repetition that ends the game, for the player at `ply` who made it."""
        if verdict == MOVER_LOSES:
            return -PERPETUAL + ply
        if verdict == MOVER_WINS:
            return PERPETUAL - ply
        return 0

    def evaluate(self, ply: i64) -> i64:
        """Return the static evaluation with correction history, and with a weak level's misjudgement, within bounds."""
        value = self.evaluator.evaluate(self.position, ply) + self.correction_history.correction(
            self.position.side, ply
        )
        if self.weakness.noise:
            value += self.weakness.misjudgement(self.position.key)
        return max(-MAX_EVALUATION, min(value, MAX_EVALUATION))

    def count_node(self, ply: i64) -> bool:
        """Count a node, and return whether the search must stop."""
        self.nodes += 1
        if self.nodes & self.poll_mask == 0:
            self._poll()
        if self.node_limit and self.nodes >= self.node_limit:
            self.stopped = True
        if ply > self.seldepth:
            self.seldepth = ply
        return self.stopped

    def _poll(self) -> None:
        """Check `stop_wanted` and the deadline, and let other threads run.

        The number of nodes between two checks adapts to the speed of the machine and the build.
        """
        now = time.perf_counter()
        if now - self.polled > _LATE and self.poll_mask > _MIN_POLL:
            self.poll_mask >>= 1
        elif now - self.polled < _SOON and self.poll_mask < _MAX_POLL:
            self.poll_mask = 2 * self.poll_mask + 1
        self.polled = now
        if now - self.yielded > _YIELD_AFTER:
            time.sleep(0)
            self.yielded = time.perf_counter()
        if self.stop_wanted or (self.deadline and not self.pondering and now >= self.deadline):
            self.stopped = True

    def enter(self, ply: i64, in_check: bool) -> i64:
        """Enter a node: return its value if no move need be searched, 0 if the search must stop, else UNKNOWN."""
        if self.count_node(ply):
            return 0
        if self.has_goal:
            if self.position.has_arrived(1 - self.position.side):
                return -MATE + ply
            if not self.king_arrives and self.position.has_arrived(self.position.side):
                return MATE - ply
            if wins_by_arrival(self.position):
                return MATE - ply - 1
        if ply >= MAX_PLY or self.list_starts[ply] > ROOM:
            return self.evaluate(ply)
        if self.move_limit and self.position.halfmove >= self.move_limit:
            lost = in_check or self.stalemate_loses
            if lost and not can_move(self.position, self.moves, self.list_starts[ply]):  # which comes before the limit
                return -MATE + ply
            return 0
        return UNKNOWN

    def may_promote(self) -> bool:
        """Return whether `add_promotions` may find a move. Only in games without a network: for the others, the search
        is tuned with promotions as quiet moves.
        """
        general = self.evaluator.general
        return general is not None and general.may_promote(self.position)

    def add_promotions(self, end: i64) -> i64:
        """Write the promotions that capture nothing and gain much, from `end` of the list of moves on; return the new
        end."""
        moves = self.moves
        last = generate(self.position, moves, end, QUIETS)
        for n in range(end, last):
            if self.is_promotion(moves[n]):
                moves[end] = moves[n]
                end += 1
        return end

    def is_promotion(self, move: i64) -> bool:
        """Return whether a move that captures nothing is one of those that `add_promotions` writes."""
        return move & PROMOTION != 0 and self.has_promotions and self.gain(move) >= _GREAT_GAIN

    def has_pieces(self) -> bool:
        """Return whether the side to move has more than its king and pawns, which makes zugzwang unlikely."""
        general = self.evaluator.general
        return general is None or not self.has_zugzwang or general.has_pieces(self.position)

    def gain(self, move: i64) -> i64:
        """Return what a capture wins if it is not answered."""
        gain = self.evaluator.captured_value(self.position, move)
        if move & PROMOTION:
            gain += self.evaluator.promotion_gain[self.position.board[origin(move)] * MAX_CHOICES + via(move)]
        return gain
