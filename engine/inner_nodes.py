"""The inner nodes of the search: principal variation search with pruning, reductions and extensions.

The steps are numbered in the order in which they run and carry the names of the Chess Programming Wiki; docs/search.md
gives the source of each and what it is worth here. Many are taken, with their conditions, from Stockfish.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.history_updates import HistoryUpdates
from surajang.engine.node import Node
from surajang.engine.ordering import pick
from surajang.engine.position_history import GOES_ON, ILLEGAL
from surajang.engine.quiescence import Quiescence
from surajang.engine.selectivity import FUTILITY_DEPTH, Selectivity
from surajang.engine.state import ROW, SearchState
from surajang.engine.table_entry import EXACT, LOWER, UPPER, bound_of, depth_of, move_of, pv_of, refutes
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from surajang.rules.movegen import CAPTURES, DROPS, generate

_WON: Final = 1200
"""Hundredths of a pawn."""

# Depths, in plies. The values tuned by games are in parameters.py.
_REVERSE_FUTILITY_DEPTH: Final = 8
_RAZORING_DEPTH: Final = 2
_PROBCUT_DEPTH: Final = 5
_SINGULAR_DEPTH: Final = 7
_DEFER_DEPTH: Final = 5


class InnerNodes:
    """Searches inner nodes. By ply: `excluded`, the move that a singular search leaves out, 0 for none;
    `double_extensions`, their number on the path to there. A singular search has nodes of its own."""

    def __init__(self, state: SearchState, quiescence: Quiescence) -> None:
        self.state: Final = state
        self.quiescence: Final = quiescence
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.moves: Final = state.moves
        self.parameters: Final = state.parameters
        self.updates: Final = HistoryUpdates(state)
        self.selectivity: Final = Selectivity(state)
        self.excluded: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.double_extensions: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.nodes: Final[list[Node]] = [Node(state, ply) for ply in range(ROW)]
        self.singular_nodes: Final[list[Node]] = [Node(state, ply) for ply in range(ROW)]

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, cut_node: bool) -> i64:
        """Return the value for the side to move: exact between `alpha` and `beta`, else a bound (fail-soft).

        `cut_node`: whether the node is expected to fail high.
        """
        state = self.state
        state.line_length[ply] = 0
        in_check = state.history.checks[state.history.length - 1] == 1
        # Step 1. Quiescence search at the leaves
        if depth <= 0:
            return self.quiescence.quiesce(alpha, beta, ply, 0, in_check)
        # Step 2. Stop, win by arrival, move limit, greatest ply
        value = state.enter(ply, in_check)
        if value != UNKNOWN:
            return value
        # Step 3. Mate distance pruning
        alpha = max(alpha, -MATE + ply)
        beta = min(beta, MATE - ply - 1)
        if alpha >= beta:
            return alpha
        # Step 4. Transposition table cutoff
        self.ordering.clear_killers(ply + 2)
        pv_node = beta - alpha > 1
        excluded = self.excluded[ply]
        entry = state.table.look_up(state.position.key, depth)
        table_value = from_table(entry, ply) if entry else i64(UNKNOWN)
        if excluded == 0:
            state.was_pv[ply] = 1 if pv_node or pv_of(entry) else 0
            if not pv_node and entry and depth_of(entry) >= depth and refutes(entry, table_value, beta):
                self.updates.from_table(move_of(entry), table_value >= beta, depth, ply)
                return table_value
        node = (self.singular_nodes if excluded else self.nodes)[ply]
        node.alpha = alpha
        node.beta = beta
        node.depth = depth
        node.cut_node = cut_node
        node.pv_node = pv_node
        node.in_check = in_check
        node.entry = entry
        node.table_value = table_value
        node.extension = 0
        # Step 5. Static evaluation
        self._evaluate(node)
        # Steps 6 to 9. Skipped if the game is won anyway: another bound would only hide the mate
        if not (pv_node or in_check or excluded or state.position.setup) and -MATE_BOUND < beta < _WON:
            value = self._prune(node)
            if value != UNKNOWN or state.stopped:
                return value
        # Step 10. Internal iterative reduction
        if move_of(entry) == 0 and depth >= (6 if pv_node else 4):
            node.depth -= 2 if pv_node else 1
        # Step 11. Singular extension and multi-cut
        if excluded == 0 and self._may_be_singular(node):
            value = self._singular_extension(node)
            if value != UNKNOWN:
                return value
            if state.stopped:
                return 0
        return self._search_moves(node)

    def _evaluate(self, node: Node) -> None:
        """Set a node's evaluation, with correction history; the table's value if that is a tighter bound."""
        state = self.state
        ply = node.ply
        node.evaluation = UNKNOWN
        node.improving = False
        state.static_evals[ply] = UNKNOWN
        if node.in_check:
            return
        static_eval = state.evaluate(ply)
        state.static_evals[ply] = static_eval
        node.evaluation = static_eval
        entry = node.entry
        value = node.table_value
        if entry and -MATE_BOUND < value < MATE_BOUND and refutes(entry, value, static_eval + 1):
            node.evaluation = value
        node.improving = self._is_improving(static_eval, ply)
        self.updates.from_evaluation(static_eval, node.depth, ply)

    def _may_be_singular(self, node: Node) -> bool:
        """Return whether the table's entry is deep enough for a singular search of its move."""
        entry = node.entry
        return (
            node.depth >= _SINGULAR_DEPTH
            and move_of(entry) != 0
            and -MATE_BOUND < node.table_value < MATE_BOUND
            and bound_of(entry) & LOWER != 0
            and depth_of(entry) >= node.depth - 3
            and node.ply < 2 * self.state.root_depth
        )

    def _singular_extension(self, node: Node) -> i64:
        """Search without the table's move to a reduced depth: if all others fail low, it is singular and extended.

        Return a bound if another move fails high, too (multi-cut), else UNKNOWN after setting the node's `extension`.
        """
        parameters = self.parameters
        depth = node.depth
        singular_beta = node.table_value - (parameters.singular_margin * depth >> 4)
        value = self._search_excluding(node, singular_beta, (depth - 1) // 2)
        if value < singular_beta:
            double = (
                not node.pv_node
                and value < singular_beta - parameters.double_extension_margin
                and self.double_extensions[node.ply] < 3
            )
            node.extension = 2 if double else 1
        elif singular_beta >= node.beta:
            return singular_beta
        elif node.table_value >= node.beta and self._search_excluding(node, node.beta, (depth + 3) // 2) >= node.beta:
            return node.beta
        return UNKNOWN

    def _search_excluding(self, node: Node, limit: i64, depth: i64) -> i64:
        """Return the value of a node without the table's move, searched with a null window below `limit`."""
        self.excluded[node.ply] = move_of(node.entry)
        value = self.search(limit - 1, limit, depth, node.ply, node.cut_node)
        self.excluded[node.ply] = 0
        return value

    def _is_improving(self, static_eval: i64, ply: i64) -> bool:
        """Return whether the static evaluation has risen since this side's last move outside check."""
        static_evals = self.state.static_evals
        if ply >= 2 and static_evals[ply - 2] != UNKNOWN:
            return static_eval > static_evals[ply - 2]
        return ply < 4 or static_evals[ply - 4] == UNKNOWN or static_eval > static_evals[ply - 4]

    def _prune(self, node: Node) -> i64:
        """Return a bound found without searching all moves, else UNKNOWN."""
        parameters = self.parameters
        state = self.state
        ply = node.ply
        depth = node.depth
        beta = node.beta
        evaluation = node.evaluation
        # Step 6. Reverse futility pruning
        margin = parameters.reverse_futility_margin * (depth - (1 if node.improving else 0))
        if depth <= _REVERSE_FUTILITY_DEPTH and evaluation < MATE_BOUND and evaluation - margin >= beta:
            return evaluation
        # Step 7. Razoring
        if depth <= _RAZORING_DEPTH and evaluation + parameters.razoring_margin * depth < node.alpha:
            value = self.quiescence.quiesce(node.alpha, beta, ply, 0, False)
            if value <= node.alpha or state.stopped:
                return value
        # Step 8. Null move pruning
        static_eval = state.static_evals[ply]
        if (
            self.ordering.previous(ply)
            and evaluation >= beta
            and evaluation >= static_eval
            and static_eval
            >= beta
            + parameters.null_margin
            + (parameters.null_margin_step * depth >> 4)
            + parameters.null_margin_pv * state.was_pv[ply]
            and state.has_pieces()
        ):
            value = self._null_move_search(node)
            if value >= beta or state.stopped:
                return value if value < MATE_BOUND else beta
        # Step 9. ProbCut
        if depth >= _PROBCUT_DEPTH and beta < MATE_BOUND:
            target = beta + parameters.probcut_margin - (parameters.probcut_improving if node.improving else 0)
            if not node.entry or depth_of(node.entry) < depth - 3 or node.table_value >= target:
                return self._probcut(node, target)
        return UNKNOWN

    def _null_move_search(self, node: Node) -> i64:
        """Return the value after passing the turn, from a reduced search with a null window below beta."""
        parameters = self.parameters
        state = self.state
        position = state.position
        history = state.history
        ply = node.ply
        beta = node.beta
        reduction = (parameters.null_reduction + parameters.null_reduction_step * node.depth >> 8) + min(
            (node.evaluation - beta) // parameters.null_evaluation_step, i64(3)
        )
        floor = history.floor
        self.ordering.record_move(position, 0, ply)
        state.was_capture[ply + 1] = 1
        state.pass_turn(ply)
        history.floor = history.length
        history.push(position.key, False)
        state.list_starts[ply + 1] = state.list_starts[ply]
        state.move_numbers[ply] = 0
        self.double_extensions[ply + 1] = self.double_extensions[ply]
        value = -self.search(-beta, -beta + 1, node.depth - reduction, ply + 1, not node.cut_node)
        history.pop()
        history.floor = floor
        position.unmake()
        return value

    def _probcut(self, node: Node, target: i64) -> i64:
        """Return a lower bound of at least `target` if a good capture reaches it in a reduced search, else UNKNOWN."""
        state = self.state
        position = state.position
        moves = self.moves
        ply = node.ply
        base = state.list_starts[ply]
        static_eval = state.static_evals[ply]
        end = generate(position, moves, base, CAPTURES)
        self.ordering.score_captures(position, moves, state.scores, base, end)
        tries: i64 = 4 if node.cut_node else 2
        cursor = base
        while cursor < end and tries:
            move = pick(moves, state.scores, cursor, end)
            cursor += 1
            if not self.exchange.at_least(position, move, target - static_eval):
                continue
            tries -= 1
            state.move_numbers[ply] = cursor - base
            self.double_extensions[ply + 1] = self.double_extensions[ply]
            state.make(move, ply)
            value: i64 = -INFINITE
            if state.history.verdict(True) == GOES_ON:
                state.list_starts[ply + 1] = end
                checks = state.history.checks[state.history.length - 1] == 1
                value = -self.quiescence.quiesce(-target, -target + 1, ply + 1, 0, checks)
                if value >= target and not state.stopped:
                    value = -self.search(-target, -target + 1, node.depth - 4, ply + 1, not node.cut_node)
            state.unmake()
            if state.stopped:
                return 0
            if value >= target:
                state.table.store(position.key, move, to_table(value, ply), node.depth - 3, LOWER, False)
                return value
        return UNKNOWN

    def _search_moves(self, node: Node) -> i64:
        """Search the moves of a node, best first, and return its value."""
        state = self.state
        position = state.position
        ply = node.ply
        picker = node.picker
        excluded = self.excluded[ply]
        first_alpha = node.alpha
        self._prepare(node)
        shared = state.table.shared if node.depth >= _DEFER_DEPTH else None
        skip_quiets = False
        # Step 12. Moves in stages
        while True:
            move = picker.next(skip_quiets)
            if move == 0:
                break
            if move == excluded:
                continue
            quiet = picker.quiet
            slot = self.ordering.slot(position, move)
            # Step 13. Late move pruning (the picker skips quiet moves), and pruning of single moves
            if node.best > -MATE_BOUND and not picker.was_deferred:
                skip_quiets = node.move_count + 1 >= node.late_moves
                if (quiet or picker.losing) and self.selectivity.is_pruned(node, move, slot, quiet):
                    node.move_count += 1
                    continue
            # Step 14. Extensions
            extension = self.selectivity.extension(node, move)
            # Step 15. Make the move, unless it is illegal or another process is searching it (simplified ABDADA)
            state.make(move, ply)
            verdict = i64(ILLEGAL) if picker.pseudo_legal and position.exposed() else state.history.verdict(True)
            if verdict == ILLEGAL:
                state.unmake()
                continue
            key = position.key
            if shared is not None:
                if node.searched and shared.is_searched(key) and picker.defer(move):
                    state.unmake()
                    continue
                shared.begin(key)
            node.move_count += 1
            node.searched += 1
            state.move_numbers[ply] = node.move_count
            if verdict != GOES_ON:
                value = state.repetition_value(verdict, ply)
                state.line_length[ply + 1] = 0
            else:  # Steps 16 and 17
                value = self._search_move(node, slot, quiet, extension)
            if shared is not None:
                shared.end(key)
            state.unmake()
            if state.stopped:
                return 0
            # Step 18. Best move and beta cutoff
            if value > node.best and self._raise_best(node, move, value):
                break
            self.updates.list_tried(node, move, quiet)
        return self._finish(node, first_alpha)

    def _raise_best(self, node: Node, move: i64, value: i64) -> bool:
        """Raise a node's value, and alpha if it is higher; return whether the move fails high."""
        node.best = value
        if value <= node.alpha:
            return False
        node.best_move = move
        if node.pv_node:
            self.state.extend_line(move, node.ply)
        if value >= node.beta:
            return True
        node.alpha = value
        return False

    def _prepare(self, node: Node) -> None:
        """Prepare a node whose window and depth are set for its first move."""
        parameters = self.parameters
        state = self.state
        ply = node.ply
        entry = node.entry
        table_move = move_of(entry)
        node.best = -INFINITE
        node.best_move = 0
        node.move_count = 0
        node.searched = 0
        node.quiets_tried = 0
        node.captures_tried = 0
        node.was_pv = state.was_pv[ply] == 1
        node.parent_move_count = state.move_numbers[ply - 1] if ply else i64(0)
        node.table_move_captures = table_move != 0 and state.position.captures(table_move)
        node.likely_fails_low = (
            node.pv_node and entry != 0 and bound_of(entry) & UPPER != 0 and depth_of(entry) >= node.depth
        )
        node.late_moves = parameters.late_move_count + parameters.late_move_count_step * node.depth * node.depth >> (
            4 if node.improving else 5
        )
        node.without_drops = state.weakness.overlooks_drops(state.position.key)
        node.futile = (
            not node.pv_node
            and not node.in_check
            and node.depth <= FUTILITY_DEPTH
            and node.evaluation + parameters.futility_margin + parameters.futility_margin_step * node.depth
            <= node.alpha
        )
        node.picker.reset(state.list_starts[ply], table_move, node.in_check, node.futile, node.without_drops)

    def _search_move(self, node: Node, slot: i64, quiet: bool, extension: i64) -> i64:
        """Return the value of the move that was just made, for the side that made it."""
        ply = node.ply
        alpha = node.alpha
        below = ply + 1
        depth = node.depth - 1 + extension
        self.double_extensions[below] = self.double_extensions[ply] + (1 if extension == 2 else 0)
        self.state.list_starts[below] = max(node.picker.end, node.picker.cursor)
        value = alpha + 1
        # Step 16. Late move reductions, and a search to full depth where the reduced one fails high
        if (
            node.depth >= 3
            and node.searched > 1
            and (quiet or (node.cut_node and node.parent_move_count > 1) or not node.was_pv)
        ):
            reduction = self.selectivity.reduction(node, slot, quiet)
            deepest = depth + (1 if reduction < -1 and node.searched <= 5 and extension < 2 else 0)
            reduced = max(i64(1), min(depth - reduction, deepest))
            value = -self.search(-alpha - 1, -alpha, reduced, below, True)
            if value > alpha and reduced < depth and not self.state.stopped:
                value = -self.search(-alpha - 1, -alpha, depth, below, not node.cut_node)
                if quiet:
                    bonus = self.ordering.history_bonus(depth)
                    self.ordering.update_continuation_history(slot, bonus if value > alpha else -bonus, ply)
        # Step 17. Principal variation search: an open window for the first move and for those that raise alpha
        elif not node.pv_node or node.searched > 1:
            value = -self.search(-alpha - 1, -alpha, depth, below, not node.cut_node)
        if node.pv_node and not self.state.stopped and (node.searched == 1 or (value > alpha and value < node.beta)):
            value = -self.search(-node.beta, -alpha, depth, below, False)
        return value

    def _finish(self, node: Node, first_alpha: i64) -> i64:
        """Return the value of a node whose moves have been searched; update histories and table."""
        state = self.state
        ply = node.ply
        depth = node.depth
        best = node.best
        excluded = self.excluded[ply]
        # Step 19. Mate and stalemate
        if node.move_count == 0 and excluded == 0:
            return self._value_without_moves(node)
        if node.searched == 0:
            return first_alpha if best == -INFINITE else best
        # Step 20. Histories of the best move, of those tried before it and of the move that led here
        if node.best_move:
            self.updates.from_best_move(node)
        elif depth >= 3 or node.pv_node:
            self.updates.from_fail_low(node)
        was_pv = state.was_pv
        if best <= first_alpha:
            if ply and was_pv[ply - 1] and depth > 3:
                was_pv[ply] = 1
        elif depth > 3:
            was_pv[ply] &= was_pv[ply + 1]
        # Step 21. Correction history and transposition table
        self.updates.correct(node)
        if excluded == 0:
            bound: i64 = LOWER if best >= node.beta else EXACT if best > first_alpha else UPPER
            key = state.position.key
            state.table.store(key, node.best_move, to_table(best, ply), depth, bound, was_pv[ply] == 1)
        return best

    def _value_without_moves(self, node: Node) -> i64:
        """Return the value of a node without a searched move: mate, stalemate, or a bound if all moves are pruned."""
        state = self.state
        if node.without_drops:
            return node.evaluation if node.evaluation != UNKNOWN else state.evaluate(node.ply)
        if (
            node.futile
            and generate(state.position, self.moves, state.list_starts[node.ply], DROPS) > state.list_starts[node.ply]
        ):
            return node.alpha
        if node.in_check or self.state.stalemate_loses:
            return -MATE + node.ply
        return 0
