"""Which moves of a node are pruned, and how many plies the others are extended or reduced.

Sources: "Selectivity" of the Chess Programming Wiki; many conditions are taken from Stockfish (docs/search.md).
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.node import Node
from surajang.engine.state import SearchState
from surajang.engine.table_entry import move_of
from surajang.engine.values import UNKNOWN

# Depths, in plies. The values tuned by games are in parameters.py.
FUTILITY_DEPTH: Final = 7
_HISTORY_PRUNING_DEPTH: Final = 5
_CHECK_EXTENSION_DEPTH: Final = 7

_MANY_PARENT_MOVES: Final = 13


class Selectivity:
    """Prunes, extends and reduces the moves of a node."""

    def __init__(self, state: SearchState) -> None:
        self.state: Final = state
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.parameters: Final = state.parameters
        self.reductions: Final = state.reductions

    def is_pruned(self, node: Node, move: i64, slot: i64, quiet: bool) -> bool:
        """Return whether a quiet move or a losing capture is pruned."""
        parameters = self.parameters
        ordering = self.ordering
        exchange = self.exchange
        position = self.state.position
        ply = node.ply
        # The depth of its first search, after late move reductions.
        reduced_depth = max(
            node.depth - 1 - self.reductions.reduction(node.improving, node.depth, node.move_count + 1), i64(0)
        )
        gives_check = exchange.gives_check(position, move)
        if gives_check or not quiet:
            # Capture history pruning and SEE pruning
            if reduced_depth == 0 and not gives_check and ordering.capture_score(position, move) < 0:
                return True
            return not exchange.at_least(position, move, -parameters.see_capture_margin * node.depth)
        first = ordering.continuation_score(slot, ply, 1)
        second = ordering.continuation_score(slot, ply, 2)
        # History pruning
        if reduced_depth < _HISTORY_PRUNING_DEPTH and first < 0 and second < 0:
            return True
        # Futility pruning
        if (
            reduced_depth < FUTILITY_DEPTH
            and node.evaluation != UNKNOWN
            and node.evaluation + parameters.futility_margin + parameters.futility_margin_step * reduced_depth
            <= node.alpha
            and first + second + ordering.continuation_score(slot, ply, 4) < parameters.futility_history
        ):
            return True
        # SEE pruning
        return not exchange.at_least(
            position, move, -(parameters.see_quiet_margin * reduced_depth * reduced_depth >> 2)
        )

    def extension(self, node: Node, move: i64) -> i64:
        """Return by how many plies a move is extended: the table's if it is singular, a check if one side is ahead."""
        parameters = self.parameters
        if move == move_of(node.entry) and node.extension:
            return node.extension
        if (
            node.depth >= _CHECK_EXTENSION_DEPTH
            and (
                node.evaluation > parameters.check_extension_margin
                or node.evaluation < -parameters.check_extension_margin
            )
            and node.ply < 2 * self.state.root_depth
            and self.exchange.gives_check(self.state.position, move)
        ):
            return 1
        return 0

    def reduction(self, node: Node, slot: i64, quiet: bool) -> i64:
        """Return by how many plies the first search of the move that was just made is reduced."""
        parameters = self.parameters
        reduction = self.reductions.reduction(node.improving, node.depth, node.move_count) + (-1 if node.pv_node else 1)
        if node.was_pv and not node.likely_fails_low:
            reduction -= 2
        if node.parent_move_count > _MANY_PARENT_MOVES:
            reduction -= 1
        if node.extension and not node.table_move_captures:
            reduction -= 1
        if node.cut_node:
            reduction += 2 if quiet else 1
        if quiet and node.table_move_captures:
            reduction += 1
        if quiet and not node.in_check:
            reduction -= (
                self.ordering.history_score(slot, node.ply) - parameters.history_neutral
            ) // parameters.history_divisor
        return reduction
