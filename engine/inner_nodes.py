"""The inner nodes of the search: principal variation search with pruning and reductions.

What is done here, and much of how far it goes, is what Stockfish and the engines around it have found to be good; see
the Chess Programming Wiki for each idea by its name.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.ordering import bonus_of, pick
from surajang.engine.picker import CAPTURES_LISTED, QUIETS_LISTED, Picker
from surajang.engine.position_history import GOES_ON, ILLEGAL
from surajang.engine.quiescence import Quiescence
from surajang.engine.reductions import HISTORY, HISTORY_STEP, Reductions
from surajang.engine.state import ROW, SearchState
from surajang.engine.table_entry import EXACT, LOWER, UPPER, bound_of, depth_of, move_of, principal_of, refutes
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from surajang.rules.movegen import CAPTURES, DROPS, generate
from surajang.rules.moves import EN_PASSANT, TWICE

# Margins are in hundredths of a pawn, depths in plies; `tools/tune_search.py` has tuned most of them.
_WON: Final = 1200
_STATIC_DEPTH: Final = 8
_STATIC_MARGIN: Final = 81
_RAZOR_DEPTH: Final = 2
_RAZOR_MARGIN: Final = 211
_NULL_MARGIN: Final = 143
_NULL_STEP: Final = 64
"""Sixteenths for each ply of depth."""

_NULL_PRINCIPAL: Final = 72
_NULL_LESS: Final = 1477
_NULL_LESS_STEP: Final = 94
"""256ths of a ply, by which the search after a passed turn is less deep: at least, and for each ply of depth."""

_NULL_GAIN: Final = 81
_PROBCUT_DEPTH: Final = 5
_PROBCUT_MARGIN: Final = 173
_PROBCUT_IMPROVING: Final = 20
_SINGULAR_DEPTH: Final = 7
_SINGULAR_MARGIN: Final = 20
"""Sixteenths for each ply of depth."""

_DOUBLE_MARGIN: Final = 43
_CHECK_DEPTH: Final = 7
_CHECK_MARGIN: Final = 27
_FUTILE_DEPTH: Final = 7
_FUTILE_MARGIN: Final = 121
_FUTILE_STEP: Final = 43
_FUTILE_HISTORY: Final = 32055
_CONTINUATION_DEPTH: Final = 5
_QUIET_LOSS: Final = 80
"""Quarters for each ply of depth, squared."""

_LOSS: Final = 230
_LATE: Final = 135
_LATE_STEP: Final = 29
"""Sixteenths of a move, after which quiet moves are left out: at least, and for each ply of depth, squared."""

_CHANGE: Final = 8
_CHANGE_MOST: Final = 1000
"""By how much a changed evaluation counts for the move that changed it: for each hundredth and ply, and at most."""

_WORSE_CAPTURE: Final = 16
_REFUTED: Final = 16
"""Sixteenths of a best move's bonus by which captures tried before it, and the move that led to it, are thought
worse."""

_MANY: Final = 13
_POSTPONE_DEPTH: Final = 5


class Node:
    """One inner node while its moves are tried: what is asked, what is known, and what the moves have shown so far.

    The value is wanted between `alpha` and `beta`, at `depth` plies; `cut` says whether at least `beta` is expected,
    `principal` whether the value is wanted exactly. `entry` is the table's, `estimate` the evaluation as the table
    corrects it (UNKNOWN in check), `improving` whether that has risen, `extension` by how much more deeply the table's
    move is looked at. `futile`: quiet moves that give no check are hopeless; `blind`: drops are overlooked.

    `count` moves have been looked at and `searched` of them searched; `quiets_tried` and `captures_tried` say how many
    of these are listed.
    """

    def __init__(self, state: SearchState, ply: i64) -> None:
        self.ply: Final[i64] = ply
        self.picker: Final[Picker] = Picker(state, ply)
        self.alpha: i64 = 0
        self.beta: i64 = 0
        self.depth: i64 = 0
        self.cut: bool = False
        self.principal: bool = False
        self.in_check: bool = False
        self.entry: i64 = 0
        self.estimate: i64 = 0
        self.improving: bool = False
        self.extension: i64 = 0
        self.futile: bool = False
        self.blind: bool = False
        self.table_captures: bool = False
        self.was_principal: bool = False
        self.fails_low: bool = False
        self.parent_count: i64 = 0
        self.best: i64 = 0
        self.best_move: i64 = 0
        self.count: i64 = 0
        self.searched: i64 = 0
        self.quiets_tried: i64 = 0
        self.captures_tried: i64 = 0


class InnerNodes:
    """Searches inner nodes. `excluded`: by ply, a move that is not to be looked at; `doubled`: by ply, how many
    extensions by two plies led there."""

    def __init__(self, state: SearchState, quiescence: Quiescence) -> None:
        self.state: Final = state
        self.quiescence: Final = quiescence
        self.ordering: Final = state.ordering
        self.exchange: Final = state.exchange
        self.moves: Final = state.moves
        self.stalemate_loses: Final[bool] = state.position.tables.variant.end.stalemate_loses
        self.excluded: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.doubled: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.reductions: Final = Reductions()
        self.nodes: Final[list[Node]] = [Node(state, ply) for ply in range(ROW)]
        self.root_depth: i64 = 0

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, cut: bool) -> i64:
        """Return the value of the position to the side to move, exact between `alpha` and `beta`, a bound outside.

        `cut`: whether a value of at least `beta` is expected.
        """
        state = self.state
        position = state.position
        history = state.history
        state.line_length[ply] = 0
        in_check = history.checks[history.length - 1] == 1
        if depth <= 0:
            return self.quiescence.quiesce(alpha, beta, ply, 0, in_check)
        value = state.enter(ply)
        if value != UNKNOWN:
            return value
        if alpha < -MATE + ply:
            alpha = -MATE + ply
        if beta > MATE - ply - 1:
            beta = MATE - ply - 1
        if alpha >= beta:
            return alpha

        self.ordering.forget_killers(ply + 2)
        principal = beta - alpha > 1
        excluded = self.excluded[ply]
        entry = state.table.look_up(position.key, depth)
        known = from_table(entry, ply) if entry else i64(UNKNOWN)
        if excluded == 0:
            state.principal[ply] = 1 if principal or principal_of(entry) else 0
            if not principal and entry and depth_of(entry) >= depth and refutes(entry, known, beta):
                self._learn_from_table(move_of(entry), known >= beta, depth, ply)
                return known

        estimate: i64 = UNKNOWN
        improving = False
        state.evals[ply] = UNKNOWN
        if not in_check:
            static = state.evaluate(ply)
            state.evals[ply] = static
            estimate = static
            if entry and -MATE_BOUND < known < MATE_BOUND and refutes(entry, known, static + 1):
                estimate = known
            improving = self._improves(static, ply)
            self._learn_from_change(static, depth, ply)
        # Where the game is won anyway, another bound would only hide the mate.
        if not principal and not in_check and excluded == 0 and position.setup == 0 and -MATE_BOUND < beta < _WON:
            value = self._prune(alpha, beta, depth, ply, cut, estimate, improving, entry, known)
            if value != UNKNOWN or state.stopped:
                return value
        if move_of(entry) == 0 and depth >= (6 if principal else 4):
            depth -= 2 if principal else 1
        node = self.nodes[ply]
        if excluded == 0 and self._may_be_singular(entry, known, depth, ply):
            value = self._test_singular(node, entry, known, beta, depth, cut, principal)
            if value != UNKNOWN:
                return value
            if state.stopped:
                return 0
        else:
            node.extension = 0
        node.alpha = alpha
        node.beta = beta
        node.depth = depth
        node.cut = cut
        node.principal = principal
        node.in_check = in_check
        node.entry = entry
        node.estimate = estimate
        node.improving = improving
        return self._try_moves(node)

    def _may_be_singular(self, entry: i64, known: i64, depth: i64, ply: i64) -> bool:
        """Say whether the table's move is known well enough to ask whether anything else comes near it."""
        return (
            depth >= _SINGULAR_DEPTH
            and move_of(entry) != 0
            and -MATE_BOUND < known < MATE_BOUND
            and bound_of(entry) & LOWER != 0
            and depth_of(entry) >= depth - 3
            and ply < 2 * self.root_depth
        )

    def _test_singular(
        self, node: Node, entry: i64, known: i64, beta: i64, depth: i64, cut: bool, principal: bool
    ) -> i64:
        """Return a bound where so much else is good that one of the moves will do; else UNKNOWN, after setting the
        node's `extension`: a table's move that nothing else comes near is looked at more deeply.

        The search without that move uses the same node: its other fields are set afterwards.
        """
        ply = node.ply
        extension: i64 = 0
        limit = known - (_SINGULAR_MARGIN * depth >> 4)
        value = self._search_without(move_of(entry), limit, (depth - 1) // 2, ply, cut)
        if value < limit:
            extension = 2 if not principal and value < limit - _DOUBLE_MARGIN and self.doubled[ply] < 3 else 1
        elif limit >= beta:
            return limit
        elif known >= beta and self._search_without(move_of(entry), beta, (depth + 3) // 2, ply, cut) >= beta:
            return beta
        node.extension = extension
        return UNKNOWN

    def _improves(self, static: i64, ply: i64) -> bool:
        """Say whether the position is better for the side to move than at its last move outside a check."""
        evals = self.state.evals
        if ply >= 2 and evals[ply - 2] != UNKNOWN:
            return static > evals[ply - 2]
        return ply < 4 or evals[ply - 4] == UNKNOWN or static > evals[ply - 4]

    def _quiet_before(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply` if it was a quiet one, else 0."""
        return self.ordering.previous(ply) if ply and self.state.was_capture[ply] == 0 else i64(0)

    def _learn_from_table(self, move: i64, good: bool, depth: i64, ply: i64) -> None:
        """Remember of a table's quiet move whether it was good enough, and of the previous move that it was not."""
        state = self.state
        ordering = self.ordering
        if move == 0:
            return
        quiet = not state.position.captures(move)
        if good:
            if quiet:
                ordering.reward(state.position, move, bonus_of(depth), ply, self.moves, 0, 0)
            previous = self._quiet_before(ply)
            if previous and state.move_numbers[ply - 1] <= 2:
                ordering.learn_continuation(previous, -bonus_of(depth + 1), ply - 1)
        elif quiet:
            ordering.learn_quiet(ordering.slot(state.position, move), -bonus_of(depth), ply)

    def _learn_from_change(self, static: i64, depth: i64, ply: i64) -> None:
        """Remember of the quiet move that led here how it changed the evaluation."""
        previous = self._quiet_before(ply)
        if previous and self.state.evals[ply - 1] != UNKNOWN:
            bonus = -depth * _CHANGE * (self.state.evals[ply - 1] + static)
            self.ordering.learn_history(previous, max(i64(-_CHANGE_MOST), min(i64(_CHANGE_MOST), bonus)))

    def _prune(
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        cut: bool,
        estimate: i64,
        improving: bool,
        entry: i64,
        known: i64,
    ) -> i64:
        """Return a bound found without trying all moves, or UNKNOWN: by the evaluation, a null move or ProbCut."""
        state = self.state
        margin = _STATIC_MARGIN * (depth - (1 if improving else 0))
        if depth <= _STATIC_DEPTH and estimate < MATE_BOUND and estimate - margin >= beta:
            return estimate
        if depth <= _RAZOR_DEPTH and estimate + _RAZOR_MARGIN * depth < alpha:
            value = self.quiescence.quiesce(alpha, beta, ply, 0, False)
            if value <= alpha or state.stopped:
                return value
        static = state.evals[ply]
        if (
            self.ordering.previous(ply)
            and estimate >= beta
            and estimate >= static
            and static >= beta + _NULL_MARGIN + (_NULL_STEP * depth >> 4) + _NULL_PRINCIPAL * state.principal[ply]
        ):
            value = self._search_null_move(beta, depth, ply, estimate, cut)
            if value >= beta or state.stopped:
                return value if value < MATE_BOUND else beta
        if depth >= _PROBCUT_DEPTH and beta < MATE_BOUND:
            target = beta + _PROBCUT_MARGIN - (_PROBCUT_IMPROVING if improving else 0)
            if not entry or depth_of(entry) < depth - 3 or known >= target:
                return self._probcut(target, depth, ply, cut, static)
        return UNKNOWN

    def _search_null_move(self, beta: i64, depth: i64, ply: i64, estimate: i64, cut: bool) -> i64:
        """Return what the position is worth if the turn is passed: at least `beta` means that it is good enough."""
        state = self.state
        position = state.position
        history = state.history
        reduction = (_NULL_LESS + _NULL_LESS_STEP * depth >> 8) + min((estimate - beta) // _NULL_GAIN, i64(3))
        floor = history.floor
        self.ordering.record_move(position, 0, ply)
        state.was_capture[ply + 1] = 1
        state.pass_turn(ply)
        history.floor = history.length
        history.push(position.key, False)
        state.list_starts[ply + 1] = state.list_starts[ply]
        state.move_numbers[ply] = 0
        self.doubled[ply + 1] = self.doubled[ply]
        value = -self.search(-beta, -beta + 1, depth - reduction, ply + 1, not cut)
        history.pop()
        history.floor = floor
        position.unmake()
        return value

    def _probcut(self, target: i64, depth: i64, ply: i64, cut: bool, static: i64) -> i64:
        """Return a lower bound of at least `target` if a good capture proves it to a reduced depth, else UNKNOWN."""
        state = self.state
        position = state.position
        moves = self.moves
        base = state.list_starts[ply]
        end = generate(position, moves, base, CAPTURES)
        self.ordering.score_captures(position, moves, state.scores, base, end)
        tries: i64 = 4 if cut else 2
        cursor = base
        while cursor < end and tries:
            move = pick(moves, state.scores, cursor, end)
            cursor += 1
            if not self.exchange.at_least(position, move, target - static):
                continue
            tries -= 1
            state.move_numbers[ply] = cursor - base
            self.doubled[ply + 1] = self.doubled[ply]
            state.make(move, ply)
            value: i64 = -INFINITE
            if state.history.verdict(True) == GOES_ON:
                state.list_starts[ply + 1] = end
                checks = state.history.checks[state.history.length - 1] == 1
                value = -self.quiescence.quiesce(-target, -target + 1, ply + 1, 0, checks)
                if value >= target and not state.stopped:
                    value = -self.search(-target, -target + 1, depth - 4, ply + 1, not cut)
            state.unmake()
            if state.stopped:
                return 0
            if value >= target:
                state.table.store(position.key, move, to_table(value, ply), depth - 3, LOWER, False)
                return value
        return UNKNOWN

    def _search_without(self, move: i64, limit: i64, depth: i64, ply: i64, cut: bool) -> i64:
        """Return what the position is worth without one of its moves: whether it reaches `limit`."""
        self.excluded[ply] = move
        value = self.search(limit - 1, limit, depth, ply, cut)
        self.excluded[ply] = 0
        return value

    def _try_moves(self, node: Node) -> i64:
        """Search the moves of a node in the order in which they promise most, and return its value."""
        state = self.state
        position = state.position
        ordering = self.ordering
        ply = node.ply
        picker = node.picker
        excluded = self.excluded[ply]
        first_alpha = node.alpha
        self._prepare(node)
        shared = state.table.shared if node.depth >= _POSTPONE_DEPTH else None
        late: i64 = (_LATE + _LATE_STEP * node.depth * node.depth) >> (4 if node.improving else 5)
        skip_quiets = False
        while True:
            move = picker.next(skip_quiets)
            if move == 0:
                break
            if move == excluded:
                continue
            quiet = picker.quiet
            pseudo_legal = picker.pseudo_legal
            slot = ordering.slot(position, move)
            if node.best > -MATE_BOUND and not picker.again:
                skip_quiets = node.count + 1 >= late
                if (quiet or picker.losing) and self._is_hopeless(node, move, slot, quiet):
                    node.count += 1
                    continue
            extension = self._extension(node, move)
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
                if node.searched and shared.is_searched(key) and picker.postpone(move):
                    state.unmake()
                    continue
                shared.begin(key)
            node.count += 1
            node.searched += 1
            state.move_numbers[ply] = node.count
            if verdict != GOES_ON:
                value = state.repetition_value(verdict, ply)
                state.line_length[ply + 1] = 0
            else:
                value = self._value_of_move(node, slot, quiet, extension)
            if shared is not None:
                shared.end(key)
            state.unmake()
            if state.stopped:
                return 0
            if value > node.best:
                node.best = value
                if value > node.alpha:
                    node.best_move = move
                    if node.principal:
                        state.extend_line(move, ply)
                    if value >= node.beta:
                        break
                    node.alpha = value
            self._list_tried(node, move, quiet)
        return self._conclude(node, first_alpha)

    def _prepare(self, node: Node) -> None:
        """Prepare a node, of which is known what is asked, for its first move."""
        state = self.state
        ply = node.ply
        entry = node.entry
        table_move = move_of(entry)
        node.best = -INFINITE
        node.best_move = 0
        node.count = 0
        node.searched = 0
        node.quiets_tried = 0
        node.captures_tried = 0
        node.was_principal = state.principal[ply] == 1
        node.parent_count = state.move_numbers[ply - 1] if ply else i64(0)
        node.table_captures = table_move != 0 and state.position.captures(table_move)
        node.fails_low = (
            node.principal and entry != 0 and bound_of(entry) & UPPER != 0 and depth_of(entry) >= node.depth
        )
        node.blind = state.weakness.overlooks_drops(state.position.key)
        node.futile = (
            not node.principal
            and not node.in_check
            and node.depth <= _FUTILE_DEPTH
            and node.estimate + _FUTILE_MARGIN + _FUTILE_STEP * node.depth <= node.alpha
        )
        node.picker.reset(state.list_starts[ply], table_move, node.in_check, node.futile, node.blind)

    def _extension(self, node: Node, move: i64) -> i64:
        """Return by how much more deeply a move is looked at: the table's, or a check where one side is ahead."""
        if move == move_of(node.entry) and node.extension:
            return node.extension
        if (
            node.depth >= _CHECK_DEPTH
            and (node.estimate > _CHECK_MARGIN or node.estimate < -_CHECK_MARGIN)
            and node.ply < 2 * self.root_depth
            and self.exchange.gives_check(self.state.position, move)
        ):
            return 1
        return 0

    def _value_of_move(self, node: Node, slot: i64, quiet: bool, extension: i64) -> i64:
        """Return the value of the move that was just made, to the player who made it: looked at less deeply first if
        it promises little, and with a window of one point if another move is expected to be best."""
        ply = node.ply
        alpha = node.alpha
        below = ply + 1
        depth = node.depth - 1 + extension
        self.doubled[below] = self.doubled[ply] + (1 if extension == 2 else 0)
        self.state.list_starts[below] = max(node.picker.end, node.picker.cursor)
        value = alpha + 1
        if (
            node.depth >= 3
            and node.searched > 1
            and (quiet or (node.cut and node.parent_count > 1) or not node.was_principal)
        ):
            reduction = self._reduction_of(node, slot, quiet)
            deepest = depth + (1 if reduction < -1 and node.searched <= 5 and extension < 2 else 0)
            reduced = max(i64(1), min(depth - reduction, deepest))
            value = -self.search(-alpha - 1, -alpha, reduced, below, True)
            if value > alpha and reduced < depth and not self.state.stopped:
                value = -self.search(-alpha - 1, -alpha, depth, below, not node.cut)
                if quiet:
                    bonus = bonus_of(depth)
                    self.ordering.learn_continuation(slot, bonus if value > alpha else -bonus, ply)
        elif not node.principal or node.searched > 1:
            value = -self.search(-alpha - 1, -alpha, depth, below, not node.cut)
        if node.principal and not self.state.stopped and (node.searched == 1 or (value > alpha and value < node.beta)):
            value = -self.search(-node.beta, -alpha, depth, below, False)
        return value

    def _reduction_of(self, node: Node, slot: i64, quiet: bool) -> i64:
        """Return by how much less deep the move that was just made is looked at first."""
        reduction = self.reductions.of(node.improving, node.depth, node.count) + (-1 if node.principal else 1)
        if node.was_principal and not node.fails_low:
            reduction -= 2
        if node.parent_count > _MANY:
            reduction -= 1
        if node.extension and not node.table_captures:
            reduction -= 1
        if node.cut:
            reduction += 2 if quiet else 1
        if quiet and node.table_captures:
            reduction += 1
        if quiet and not node.in_check:
            reduction -= (self.ordering.history_score(slot, node.ply) - HISTORY) // HISTORY_STEP
        return reduction

    def _list_tried(self, node: Node, move: i64, quiet: bool) -> None:
        """List a move that was searched, so that it can be remembered that another was better."""
        base = self.state.list_starts[node.ply]
        if quiet:
            if node.quiets_tried < QUIETS_LISTED:
                self.moves[base + node.quiets_tried] = move
                node.quiets_tried += 1
        elif node.captures_tried < CAPTURES_LISTED:
            self.moves[base + QUIETS_LISTED + node.captures_tried] = move
            node.captures_tried += 1

    def _conclude(self, node: Node, first_alpha: i64) -> i64:
        """Return the value of a node whose moves have been tried; remember what they have shown."""
        state = self.state
        ply = node.ply
        depth = node.depth
        best = node.best
        excluded = self.excluded[ply]
        if node.count == 0 and excluded == 0:
            return self._value_without_moves(node)
        if node.searched == 0:
            return first_alpha if best == -INFINITE else best
        if node.best_move:
            self._learn_from_best(node)
        elif depth >= 3 or node.principal:
            previous = self._quiet_before(ply)
            if previous:
                self.ordering.learn_continuation(previous, bonus_of(depth), ply - 1)
        principal = state.principal
        if best <= first_alpha:
            if ply and principal[ply - 1] and depth > 3:
                principal[ply] = 1
        elif depth > 3:
            principal[ply] &= principal[ply + 1]
        self._learn_correction(node)
        if excluded == 0:
            bound: i64 = LOWER if best >= node.beta else EXACT if best > first_alpha else UPPER
            key = state.position.key
            state.table.store(key, node.best_move, to_table(best, ply), depth, bound, principal[ply] == 1)
        return best

    def _learn_correction(self, node: Node) -> None:
        """Remember by how much a node's value differs from its evaluation, where it does and no capture is why."""
        state = self.state
        static = state.evals[node.ply]
        move = node.best_move
        best = node.best
        if static == UNKNOWN or not -MATE_BOUND < best < MATE_BOUND or (move and state.position.captures(move)):
            return
        if (best > static) == (move != 0):
            state.corrections.learn(state.position.side, node.ply, best - static, node.depth)

    def _value_without_moves(self, node: Node) -> i64:
        """Return the value of a node none of whose moves was looked at: mate, stalemate, or only moves left out."""
        state = self.state
        if node.blind:
            return node.estimate if node.estimate != UNKNOWN else state.evaluate(node.ply)
        if (
            node.futile
            and generate(state.position, self.moves, state.list_starts[node.ply], DROPS) > state.list_starts[node.ply]
        ):
            return node.alpha
        if node.in_check or self.stalemate_loses:
            return -MATE + node.ply
        return 0

    def _is_hopeless(self, node: Node, move: i64, slot: i64, quiet: bool) -> bool:
        """Say whether a move has no prospects: a quiet one, or a capture that loses material."""
        ordering = self.ordering
        exchange = self.exchange
        position = self.state.position
        ply = node.ply
        # How deep it would be looked at first.
        shallow = max(node.depth - 1 - self.reductions.of(node.improving, node.depth, node.count + 1), i64(0))
        gives_check = exchange.gives_check(position, move)
        if gives_check or not quiet:
            if shallow == 0 and not gives_check and ordering.capture_history(position, move) < 0:
                return True
            return not exchange.at_least(position, move, -_LOSS * node.depth)
        first = ordering.continuation(slot, ply, 1)
        second = ordering.continuation(slot, ply, 2)
        if shallow < _CONTINUATION_DEPTH and first < 0 and second < 0:
            return True
        if (
            shallow < _FUTILE_DEPTH
            and node.estimate != UNKNOWN
            and node.estimate + _FUTILE_MARGIN + _FUTILE_STEP * shallow <= node.alpha
            and first + second + ordering.continuation(slot, ply, 4) < _FUTILE_HISTORY
        ):
            return True
        return not exchange.at_least(position, move, -(_QUIET_LOSS * shallow * shallow >> 2))

    def _learn_from_best(self, node: Node) -> None:
        """Remember of a node's best move that it was good, of those tried before it that they were not."""
        state = self.state
        position = state.position
        ordering = self.ordering
        moves = self.moves
        ply = node.ply
        move = node.best_move
        base = state.list_starts[ply]
        bonus = bonus_of(node.depth + 1)
        if position.captures(move):
            ordering.learn_capture(position, move, bonus)
        else:
            ordering.reward(position, move, bonus, ply, moves, base, base + node.quiets_tried)
        previous = self._quiet_before(ply)
        if previous and state.move_numbers[ply - 1] == (2 if node.entry else 1):
            ordering.learn_continuation(previous, -(bonus * _REFUTED >> 4), ply - 1)
        for n in range(base + QUIETS_LISTED, base + QUIETS_LISTED + node.captures_tried):
            if moves[n] != move and moves[n] & (EN_PASSANT | TWICE) == 0:
                ordering.learn_capture(position, moves[n], -(bonus * _WORSE_CAPTURE >> 4))
