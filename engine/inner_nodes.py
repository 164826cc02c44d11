"""The inner nodes of the search: principal variation search with pruning, reductions and extensions.

The steps are numbered in the order in which they run and carry the names of the Chess Programming Wiki; docs/search.md
gives the source of each and what it is worth here. Many are taken, with their conditions, from Stockfish.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.ordering import pick
from surajang.engine.picker import CAPTURES_LISTED, QUIETS_LISTED, Picker
from surajang.engine.position_history import GOES_ON, ILLEGAL
from surajang.engine.quiescence import Quiescence
from surajang.engine.reductions import Reductions
from surajang.engine.state import ROW, SearchState
from surajang.engine.table_entry import EXACT, LOWER, UPPER, bound_of, depth_of, move_of, pv_of, refutes
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from surajang.rules.movegen import CAPTURES, DROPS, generate
from surajang.rules.moves import EN_PASSANT, TWICE

_WON: Final = 1200
"""Hundredths of a pawn."""

# Depths, in plies. The values tuned by games are in parameters.py.
_REVERSE_FUTILITY_DEPTH: Final = 8
_RAZORING_DEPTH: Final = 2
_PROBCUT_DEPTH: Final = 5
_SINGULAR_DEPTH: Final = 7
_CHECK_EXTENSION_DEPTH: Final = 7
_FUTILITY_DEPTH: Final = 7
_HISTORY_PRUNING_DEPTH: Final = 5
_MANY_PARENT_MOVES: Final = 13
_DEFER_DEPTH: Final = 5


class Node:
    """One inner node while its moves are searched.

    The window is `alpha` to `beta`, to be searched to `depth` plies. A `cut_node` is expected to fail high; the window
    of a `pv_node` is open. `entry`: the transposition table's, 0 if there is none. `evaluation`: the static evaluation,
    corrected by the table's value where that is a tighter bound; UNKNOWN in check. `improving`: the static evaluation
    has risen since our last move. `extension`: plies by which the table's move is extended. `futile`: quiet moves that
    give no check are pruned. `without_drops`: a weak level overlooks drops here. `was_pv`: the node is or was on a
    principal variation.

    `move_count` moves have been considered, `searched` of them searched; the first `quiets_tried` and `captures_tried`
    are listed for the histories.
    """

    def __init__(self, state: SearchState, ply: i64) -> None:
        self.ply: Final[i64] = ply
        self.picker: Final[Picker] = Picker(state, ply)
        self.alpha: i64 = 0
        self.beta: i64 = 0
        self.depth: i64 = 0
        self.cut_node: bool = False
        self.pv_node: bool = False
        self.in_check: bool = False
        self.entry: i64 = 0
        self.evaluation: i64 = 0
        self.improving: bool = False
        self.extension: i64 = 0
        self.futile: bool = False
        self.without_drops: bool = False
        self.table_move_captures: bool = False
        self.was_pv: bool = False
        self.likely_fails_low: bool = False
        self.parent_move_count: i64 = 0
        self.best: i64 = 0
        self.best_move: i64 = 0
        self.move_count: i64 = 0
        self.searched: i64 = 0
        self.quiets_tried: i64 = 0
        self.captures_tried: i64 = 0


class InnerNodes:
    """Searches inner nodes. By ply: `excluded`, the move that a singular search leaves out, 0 for none;
    `double_extensions`, their number on the path to there."""

    def __init__(self, state: SearchState, quiescence: Quiescence) -> None:
        self.state: Final = state
        self.quiescence: Final = quiescence
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.moves: Final = state.moves
        self.stalemate_loses: Final[bool] = state.position.tables.variant.end.stalemate_loses
        self.excluded: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.double_extensions: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.parameters: Final = state.parameters
        self.reductions: Final = Reductions(state.parameters)
        self.nodes: Final[list[Node]] = [Node(state, ply) for ply in range(ROW)]
        self.root_depth: i64 = 0

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, cut_node: bool) -> i64:  # noqa: PLR0915  # one hot loop; calls cost, and mypyc inlines none
        """Return the value for the side to move: exact between `alpha` and `beta`, else a bound (fail-soft).

        `cut_node`: whether the node is expected to fail high.
        """
        state = self.state
        position = state.position
        history = state.history
        state.line_length[ply] = 0
        in_check = history.checks[history.length - 1] == 1
        # Step 1. Quiescence search at the leaves
        if depth <= 0:
            return self.quiescence.quiesce(alpha, beta, ply, 0, in_check)
        # Step 2. Stop, win by arrival, move limit, greatest ply
        value = state.enter(ply, in_check)
        if value != UNKNOWN:
            return value
        # Step 3. Mate distance pruning
        if alpha < -MATE + ply:
            alpha = -MATE + ply
        if beta > MATE - ply - 1:
            beta = MATE - ply - 1
        if alpha >= beta:
            return alpha
        # Step 4. Transposition table cutoff
        self.ordering.clear_killers(ply + 2)
        pv_node = beta - alpha > 1
        excluded = self.excluded[ply]
        entry = state.table.look_up(position.key, depth)
        table_value = from_table(entry, ply) if entry else i64(UNKNOWN)
        if excluded == 0:
            state.was_pv[ply] = 1 if pv_node or pv_of(entry) else 0
            if not pv_node and entry and depth_of(entry) >= depth and refutes(entry, table_value, beta):
                self._update_histories_from_table(move_of(entry), table_value >= beta, depth, ply)
                return table_value
        # Step 5. Static evaluation, with correction history; the table's value if that is a tighter bound
        evaluation: i64 = UNKNOWN
        improving = False
        state.static_evals[ply] = UNKNOWN
        if not in_check:
            static_eval = state.evaluate(ply)
            state.static_evals[ply] = static_eval
            evaluation = static_eval
            if entry and -MATE_BOUND < table_value < MATE_BOUND and refutes(entry, table_value, static_eval + 1):
                evaluation = table_value
            improving = self._is_improving(static_eval, ply)
            self._update_history_from_evaluation(static_eval, depth, ply)
        # Steps 6 to 9. Skipped if the game is won anyway: another bound would only hide the mate
        if not pv_node and not in_check and excluded == 0 and position.setup == 0 and -MATE_BOUND < beta < _WON:
            value = self._prune(alpha, beta, depth, ply, cut_node, evaluation, improving, entry, table_value)
            if value != UNKNOWN or state.stopped:
                return value
        # Step 10. Internal iterative reduction
        if move_of(entry) == 0 and depth >= (6 if pv_node else 4):
            depth -= 2 if pv_node else 1
        # Step 11. Singular extension and multi-cut
        node = self.nodes[ply]
        if excluded == 0 and self._may_be_singular(entry, table_value, depth, ply):
            value = self._singular_extension(node, entry, table_value, beta, depth, cut_node, pv_node)
            if value != UNKNOWN:
                return value
            if state.stopped:
                return 0
        else:
            node.extension = 0
        node.alpha = alpha
        node.beta = beta
        node.depth = depth
        node.cut_node = cut_node
        node.pv_node = pv_node
        node.in_check = in_check
        node.entry = entry
        node.evaluation = evaluation
        node.improving = improving
        return self._search_moves(node)

    def _may_be_singular(self, entry: i64, table_value: i64, depth: i64, ply: i64) -> bool:
        """Return whether the table's entry is deep enough for a singular search of its move."""
        return (
            depth >= _SINGULAR_DEPTH
            and move_of(entry) != 0
            and -MATE_BOUND < table_value < MATE_BOUND
            and bound_of(entry) & LOWER != 0
            and depth_of(entry) >= depth - 3
            and ply < 2 * self.root_depth
        )

    def _singular_extension(
        self, node: Node, entry: i64, table_value: i64, beta: i64, depth: i64, cut_node: bool, pv_node: bool
    ) -> i64:
        """Search without the table's move to a reduced depth: if all others fail low, it is singular and extended.

        Return a bound if another move fails high, too (multi-cut), else UNKNOWN after setting the node's `extension`.
        The search uses the same node, whose other fields are set afterwards.
        """
        parameters = self.parameters
        ply = node.ply
        extension: i64 = 0
        singular_beta = table_value - (parameters.singular_margin * depth >> 4)
        value = self._search_excluding(move_of(entry), singular_beta, (depth - 1) // 2, ply, cut_node)
        if value < singular_beta:
            double = (
                not pv_node
                and value < singular_beta - parameters.double_extension_margin
                and self.double_extensions[ply] < 3
            )
            extension = 2 if double else 1
        elif singular_beta >= beta:
            return singular_beta
        elif (
            table_value >= beta
            and self._search_excluding(move_of(entry), beta, (depth + 3) // 2, ply, cut_node) >= beta
        ):
            return beta
        node.extension = extension
        return UNKNOWN

    def _is_improving(self, static_eval: i64, ply: i64) -> bool:
        """Return whether the static evaluation has risen since this side's last move outside check."""
        static_evals = self.state.static_evals
        if ply >= 2 and static_evals[ply - 2] != UNKNOWN:
            return static_eval > static_evals[ply - 2]
        return ply < 4 or static_evals[ply - 4] == UNKNOWN or static_eval > static_evals[ply - 4]

    def _previous_quiet(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply` if it was a quiet one, else 0."""
        return self.ordering.previous(ply) if ply and self.state.was_capture[ply] == 0 else i64(0)

    def _update_histories_from_table(self, move: i64, fails_high: bool, depth: i64, ply: i64) -> None:
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

    def _update_history_from_evaluation(self, static_eval: i64, depth: i64, ply: i64) -> None:
        """Reward or punish the quiet move that led here by how it changed the static evaluation."""
        parameters = self.parameters
        previous = self._previous_quiet(ply)
        if previous and self.state.static_evals[ply - 1] != UNKNOWN:
            bonus = -depth * parameters.evaluation_bonus * (self.state.static_evals[ply - 1] + static_eval)
            self.ordering.update_history(
                previous, max(i64(-parameters.evaluation_bonus_max), min(i64(parameters.evaluation_bonus_max), bonus))
            )

    def _prune(  # noqa: PLR0913  # what a node knows; an object would cost one a node
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        cut_node: bool,
        evaluation: i64,
        improving: bool,
        entry: i64,
        table_value: i64,
    ) -> i64:
        """Return a bound found without searching all moves, else UNKNOWN."""
        parameters = self.parameters
        state = self.state
        # Step 6. Reverse futility pruning
        margin = parameters.reverse_futility_margin * (depth - (1 if improving else 0))
        if depth <= _REVERSE_FUTILITY_DEPTH and evaluation < MATE_BOUND and evaluation - margin >= beta:
            return evaluation
        # Step 7. Razoring
        if depth <= _RAZORING_DEPTH and evaluation + parameters.razoring_margin * depth < alpha:
            value = self.quiescence.quiesce(alpha, beta, ply, 0, False)
            if value <= alpha or state.stopped:
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
            value = self._null_move_search(beta, depth, ply, evaluation, cut_node)
            if value >= beta or state.stopped:
                return value if value < MATE_BOUND else beta
        # Step 9. ProbCut
        if depth >= _PROBCUT_DEPTH and beta < MATE_BOUND:
            target = beta + parameters.probcut_margin - (parameters.probcut_improving if improving else 0)
            if not entry or depth_of(entry) < depth - 3 or table_value >= target:
                return self._probcut(target, depth, ply, cut_node, static_eval)
        return UNKNOWN

    def _null_move_search(self, beta: i64, depth: i64, ply: i64, evaluation: i64, cut_node: bool) -> i64:
        """Return the value after passing the turn, from a reduced search with a null window below `beta`."""
        parameters = self.parameters
        state = self.state
        position = state.position
        history = state.history
        reduction = (parameters.null_reduction + parameters.null_reduction_step * depth >> 8) + min(
            (evaluation - beta) // parameters.null_evaluation_step, i64(3)
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
        value = -self.search(-beta, -beta + 1, depth - reduction, ply + 1, not cut_node)
        history.pop()
        history.floor = floor
        position.unmake()
        return value

    def _probcut(self, target: i64, depth: i64, ply: i64, cut_node: bool, static_eval: i64) -> i64:
        """Return a lower bound of at least `target` if a good capture reaches it in a reduced search, else UNKNOWN."""
        state = self.state
        position = state.position
        moves = self.moves
        base = state.list_starts[ply]
        end = generate(position, moves, base, CAPTURES)
        self.ordering.score_captures(position, moves, state.scores, base, end)
        tries: i64 = 4 if cut_node else 2
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
                    value = -self.search(-target, -target + 1, depth - 4, ply + 1, not cut_node)
            state.unmake()
            if state.stopped:
                return 0
            if value >= target:
                state.table.store(position.key, move, to_table(value, ply), depth - 3, LOWER, False)
                return value
        return UNKNOWN

    def _search_excluding(self, move: i64, limit: i64, depth: i64, ply: i64, cut_node: bool) -> i64:
        """Return the value of the position without one of its moves, searched with a null window below `limit`."""
        self.excluded[ply] = move
        value = self.search(limit - 1, limit, depth, ply, cut_node)
        self.excluded[ply] = 0
        return value

    def _search_moves(self, node: Node) -> i64:  # noqa: PLR0915  # one hot loop; calls cost, and mypyc inlines none
        """Search the moves of a node, best first, and return its value."""
        parameters = self.parameters
        state = self.state
        position = state.position
        ordering = self.ordering
        ply = node.ply
        picker = node.picker
        excluded = self.excluded[ply]
        first_alpha = node.alpha
        self._prepare(node)
        shared = state.table.shared if node.depth >= _DEFER_DEPTH else None
        late_moves: i64 = (parameters.late_move_count + parameters.late_move_count_step * node.depth * node.depth) >> (
            4 if node.improving else 5
        )
        skip_quiets = False
        # Step 12. Moves in stages
        while True:
            move = picker.next(skip_quiets)
            if move == 0:
                break
            if move == excluded:
                continue
            quiet = picker.quiet
            pseudo_legal = picker.pseudo_legal
            slot = ordering.slot(position, move)
            # Step 13. Late move pruning (the picker skips quiet moves), and pruning of single moves
            if node.best > -MATE_BOUND and not picker.was_deferred:
                skip_quiets = node.move_count + 1 >= late_moves
                if (quiet or picker.losing) and self._is_pruned(node, move, slot, quiet):
                    node.move_count += 1
                    continue
            # Step 14. Extensions
            extension = self._extension(node, move)
            # Step 15. Make the move, unless it is illegal or another process is searching it (simplified ABDADA)
            state.make(move, ply)
            if pseudo_legal and position.exposed():
                state.unmake()
                continue
            verdict = state.history.verdict(True)
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
            if value > node.best:
                node.best = value
                if value > node.alpha:
                    node.best_move = move
                    if node.pv_node:
                        state.extend_line(move, ply)
                    if value >= node.beta:
                        break
                    node.alpha = value
            self._list_tried(node, move, quiet)
        return self._finish(node, first_alpha)

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
        node.without_drops = state.weakness.overlooks_drops(state.position.key)
        node.futile = (
            not node.pv_node
            and not node.in_check
            and node.depth <= _FUTILITY_DEPTH
            and node.evaluation + parameters.futility_margin + parameters.futility_margin_step * node.depth
            <= node.alpha
        )
        node.picker.reset(state.list_starts[ply], table_move, node.in_check, node.futile, node.without_drops)

    def _extension(self, node: Node, move: i64) -> i64:
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
            and node.ply < 2 * self.root_depth
            and self.exchange.gives_check(self.state.position, move)
        ):
            return 1
        return 0

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
            reduction = self._late_move_reduction(node, slot, quiet)
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

    def _late_move_reduction(self, node: Node, slot: i64, quiet: bool) -> i64:
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

    def _list_tried(self, node: Node, move: i64, quiet: bool) -> None:
        """List a searched move, for the histories if another one is best."""
        base = self.state.list_starts[node.ply]
        if quiet:
            if node.quiets_tried < QUIETS_LISTED:
                self.moves[base + node.quiets_tried] = move
                node.quiets_tried += 1
        elif node.captures_tried < CAPTURES_LISTED:
            self.moves[base + QUIETS_LISTED + node.captures_tried] = move
            node.captures_tried += 1

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
            self._update_histories(node)
        elif depth >= 3 or node.pv_node:
            previous = self._previous_quiet(ply)
            if previous:
                bonus = self.ordering.history_bonus(depth)
                self.ordering.update_continuation_history(previous, bonus, ply - 1)
        was_pv = state.was_pv
        if best <= first_alpha:
            if ply and was_pv[ply - 1] and depth > 3:
                was_pv[ply] = 1
        elif depth > 3:
            was_pv[ply] &= was_pv[ply + 1]
        # Step 21. Correction history and transposition table
        self._update_correction_history(node)
        if excluded == 0:
            bound: i64 = LOWER if best >= node.beta else EXACT if best > first_alpha else UPPER
            key = state.position.key
            state.table.store(key, node.best_move, to_table(best, ply), depth, bound, was_pv[ply] == 1)
        return best

    def _update_correction_history(self, node: Node) -> None:
        """Update the correction history by the difference of value and static evaluation, unless a capture is best."""
        state = self.state
        static_eval = state.static_evals[node.ply]
        move = node.best_move
        best = node.best
        if static_eval == UNKNOWN or not -MATE_BOUND < best < MATE_BOUND or (move and state.position.captures(move)):
            return
        if (best > static_eval) == (move != 0):
            state.correction_history.update(state.position.side, node.ply, best - static_eval, node.depth)

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
        if node.in_check or self.stalemate_loses:
            return -MATE + node.ply
        return 0

    def _is_pruned(self, node: Node, move: i64, slot: i64, quiet: bool) -> bool:
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
            reduced_depth < _FUTILITY_DEPTH
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

    def _update_histories(self, node: Node) -> None:
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
