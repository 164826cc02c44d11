"""Updates of the histories by what the search of a node found.

Sources: "History Heuristic" and "Static Evaluation Correction History" of the Chess Programming Wiki; many conditions
are taken from Stockfish (docs/search.md).
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.node import Node
from surajang.engine.picker import CAPTURES_LISTED, QUIETS_LISTED
from surajang.engine.state import SearchState
from surajang.engine.values import MATE_BOUND, UNKNOWN
from surajang.rules.moves import EN_PASSANT, TWICE


class HistoryUpdates:
    """Rewards and punishes moves in the histories, and corrects evaluations."""

    def __init__(self, state: SearchState) -> None:
        self.state: Final = state
        self.ordering: Final = state.ordering
        self.moves: Final = state.moves
        self.parameters: Final = state.parameters

    def _previous_quiet(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply` if it was a quiet one, else 0."""
        return self.ordering.previous(ply) if ply and self.state.was_capture[ply] == 0 else i64(0)

    def from_table(self, move: i64, fails_high: bool, depth: i64, ply: i64) -> None:
        """Reward a table's quiet move that fails high, and punish the move before it; punish one that fails low."""
        state = self.state
        ordering = self.ordering
        if move == 0:
            return
        quiet = not state.position.captures(move)
        if fails_high:
            if quiet:
                ordering.update_quiet_histories(
                    state.position, move, ordering.history_bonus(depth), ply, self.moves, 0, 0
                )
            previous = self._previous_quiet(ply)
            if previous and state.move_numbers[ply - 1] <= 2:
                ordering.update_continuation_history(previous, -ordering.history_bonus(depth + 1), ply - 1)
        elif quiet:
            ordering.update_quiet_history(ordering.slot(state.position, move), -ordering.history_bonus(depth), ply)

    def from_evaluation(self, static_eval: i64, depth: i64, ply: i64) -> None:
        """Reward or punish the quiet move that led here by how it changed the static evaluation."""
        parameters = self.parameters
        previous = self._previous_quiet(ply)
        if previous and self.state.static_evals[ply - 1] != UNKNOWN:
            bonus = -depth * parameters.evaluation_bonus * (self.state.static_evals[ply - 1] + static_eval)
            self.ordering.update_history(
                previous, max(i64(-parameters.evaluation_bonus_max), min(i64(parameters.evaluation_bonus_max), bonus))
            )

    def list_tried(self, node: Node, move: i64, quiet: bool) -> None:
        """List a searched move, for the histories if another one is best."""
        base = self.state.list_starts[node.ply]
        if quiet:
            if node.quiets_tried < QUIETS_LISTED:
                self.moves[base + node.quiets_tried] = move
                node.quiets_tried += 1
        elif node.captures_tried < CAPTURES_LISTED:
            self.moves[base + QUIETS_LISTED + node.captures_tried] = move
            node.captures_tried += 1

    def from_best_move(self, node: Node) -> None:
        """Reward a node's best move; punish those tried before it, and the move that led here if it came first."""
        parameters = self.parameters
        state = self.state
        position = state.position
        ordering = self.ordering
        moves = self.moves
        ply = node.ply
        move = node.best_move
        base = state.list_starts[ply]
        bonus = ordering.history_bonus(node.depth + 1)
        if position.captures(move):
            ordering.update_capture_history(position, move, bonus)
        else:
            ordering.update_quiet_histories(position, move, bonus, ply, moves, base, base + node.quiets_tried)
        previous = self._previous_quiet(ply)
        if previous and state.move_numbers[ply - 1] == (2 if node.entry else 1):
            ordering.update_continuation_history(previous, -(bonus * parameters.prior_move_malus >> 4), ply - 1)
        for n in range(base + QUIETS_LISTED, base + QUIETS_LISTED + node.captures_tried):
            if moves[n] != move and moves[n] & (EN_PASSANT | TWICE) == 0:
                ordering.update_capture_history(position, moves[n], -(bonus * parameters.capture_malus >> 4))

    def from_fail_low(self, node: Node) -> None:
        """Reward the quiet move that led to a node whose moves all fail low."""
        previous = self._previous_quiet(node.ply)
        if previous:
            bonus = self.ordering.history_bonus(node.depth)
            self.ordering.update_continuation_history(previous, bonus, node.ply - 1)

    def correct(self, node: Node) -> None:
        """Update the correction history by the difference of value and static evaluation, unless a capture is best."""
        state = self.state
        static_eval = state.static_evals[node.ply]
        move = node.best_move
        best = node.best
        if static_eval == UNKNOWN or not -MATE_BOUND < best < MATE_BOUND or (move and state.position.captures(move)):
            return
        if (best > static_eval) == (move != 0):
            state.correction_history.update(state.position.side, node.ply, best - static_eval, node.depth)
