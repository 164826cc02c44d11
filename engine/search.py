"""The search from the root: iterative deepening, aspiration windows, time management and multiple lines.

It knows no protocol. `Search.think` returns the best line and passes each finding to a `report` function. The steps
below the root are in inner_nodes.py and quiescence.py; docs/search.md has their sources and what they are worth.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from mypy_extensions import i64

from surajang.engine.clock import UNBOUNDED, Budget
from surajang.engine.inner_nodes import InnerNodes
from surajang.engine.mate import MateLimits, MateResult
from surajang.engine.parameters import Parameters
from surajang.engine.position_history import GOES_ON, ILLEGAL, PositionHistory
from surajang.engine.quiescence import Quiescence
from surajang.engine.root_mates import Proof, RootMates
from surajang.engine.state import ROW, SearchState
from surajang.engine.strength import FULL, Strength
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT, LOWER, UPPER
from surajang.engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, mate_in
from surajang.engine.weights import Weights
from surajang.rules.movegen import ALL, generate
from surajang.rules.position import Position

MAX_DEPTH: Final = 100

_SETUP_DEPTH: Final = 9
_SETUP_NODES: Final = 20000
_SETUP_MARGIN: Final = 100
"""Hundredths of a pawn: setups this close to the best are equally good. Scores vary by half of that from depth to
depth."""

_NODES_WITHOUT_MATE: Final = 1000


@dataclass
class Limits:
    """The bounds of a search; 0 means no bound.

    `mate`: search only for the shortest mate within that many moves; `mate_by_checks` and `free_blocks` are those of
    `MateLimits`. `moves`: if not empty, only these root moves are searched. `skipped_depths`: how many depths are
    skipped at the start. `mates`: search for mates of both sides beside the search.
    """

    depth: int = 0
    nodes: int = 0
    mate: int = 0
    mate_by_checks: bool = False
    free_blocks: bool = False
    budget: Budget = UNBOUNDED
    pondering: bool = False
    infinite: bool = False
    skipped_depths: int = 0
    mates: bool = False
    moves: list[int] = field(default_factory=list)


@dataclass
class Report:
    """One line that the search found. `score` is in hundredths of a pawn, or a mate (`mate_in`).

    If `no_mate_in` is not 0, there is no mate in that many moves, and the report has no moves and no score.
    """

    depth: int
    seldepth: int
    line: int
    score: int
    bound: int
    nodes: int
    seconds: float
    permille_full: int
    moves: list[int] = field(default_factory=list)
    no_mate_in: int = 0

    @property
    def mate_in(self) -> int:
        """The number of moves to mate, negative if the side to move is mated, 0 if there is none in sight."""
        return mate_in(self.score)


class Search:
    """Searches one game's positions from the root; its table and histories stay from move to move.

    `state.position` and `state.history` are what it searches from; the caller sets them up. `practised`: weights in
    place of the game's usual ones. `enough`: whether the last depth would have ended a search that does not wait.
    """

    def __init__(
        self,
        position: Position,
        history: PositionHistory,
        table: Table,
        practised: Weights | None = None,
        parameters: Parameters | None = None,
    ) -> None:
        """`practised`: weights in place of the game's own; `parameters`: those to tune."""
        self.state: Final = SearchState(position, history, table, practised, parameters)
        self.inner_nodes: Final = InnerNodes(self.state, Quiescence(self.state))
        self.illegal_repetition: Final[bool] = position.tables.variant.repetition.illegal
        self.limits: Limits = Limits()
        self.started: float = 0.0
        self.enough: bool = False
        self.root_moves: list[int] = []
        self.root_scores: list[int] = []
        self.mates: Final = RootMates(self.state)

    def begin(self, limits: Limits, asked: float) -> None:
        """Start the clock of a search that was requested at `asked` (`time.perf_counter`). `work` follows, possibly in
        another thread."""
        state = self.state
        self.limits = limits
        self.enough = False
        state.pondering = limits.pondering
        self.started = state.yielded = asked
        hard = limits.budget.hard
        state.deadline = asked + hard if hard else 0.0

    def ponder_hit(self) -> None:
        """The opponent has played the expected move: keep to the limits from now on. The time that was pondered counts,
        so a search that would have ended without pondering ends at once."""
        state = self.state
        state.pondering = False  # before `enough` is read, which the search sets before it reads this
        if self.enough and not self.limits.mate:
            state.deadline = time.perf_counter()
        self.mates.take_deadline()

    def think(
        self, limits: Limits, lines: int, strength: Strength, report: Callable[[Report], None] | None
    ) -> list[int]:
        """Return the best line found, empty if there is no legal move; `lines` lines are searched and reported."""
        self.begin(limits, time.perf_counter())
        return self.work(lines, strength, report)

    def work(self, lines: int, strength: Strength, report: Callable[[Report], None] | None) -> list[int]:
        """Run the search that `begin` prepared; return what `think` returns."""
        limits = self.limits
        if limits.mate:
            return self._mate(limits, report)
        return self._search(limits, lines, strength, report)

    def _search(
        self, limits: Limits, lines: int, strength: Strength, report: Callable[[Report], None] | None
    ) -> list[int]:
        """Search for the best move within limits; return what `think` returns."""
        state = self.state
        state.nodes = 0
        state.node_limit = limits.nodes
        state.stopped = False
        self.mates.start()
        state.weakness.set_strength(strength)
        deepest = limits.depth or MAX_DEPTH
        if not strength.full:
            deepest = min(deepest, strength.depth)
            state.node_limit = min(state.node_limit, strength.nodes) if state.node_limit else strength.nodes
        state.table.new_search()
        for ply in range(3):
            state.ordering.clear_killers(ply)
        state.history.root = state.history.length - 1
        state.history.floor = 0
        state.refresh()
        self.root_moves = self._root_moves()
        if limits.moves:
            self.root_moves = [move for move in self.root_moves if move in limits.moves]
        self.root_moves = state.weakness.noticed(state.position, self.root_moves)
        self.root_scores = [0] * len(self.root_moves)
        if not self.root_moves:
            return []
        return self._iterative_deepening(min(deepest, MAX_DEPTH), limits, min(lines, len(self.root_moves)), report)

    def stop(self) -> None:
        """Stop the search as soon as possible. Any thread may call this."""
        self.state.stop_wanted = True
        self.mates.stop()

    def _mate(self, limits: Limits, report: Callable[[Report], None] | None) -> list[int]:
        """Search for a mate and return its line; if there is none, that of a short search."""
        state = self.state
        fallback = self._search(Limits(nodes=_NODES_WITHOUT_MATE, moves=limits.moves), 1, FULL, None)
        if not fallback or state.position.setup:  # the solver knows no setup, and nobody mates in it
            return fallback
        solver = self.mates.solver

        def report_result(result: MateResult, mate: bool) -> None:
            if report:
                report(self._mate_report(result, mate))

        mate_limits = MateLimits(
            nodes=limits.nodes,
            deadline=0.0 if state.pondering else state.deadline,
            moves=limits.moves,
            checks_only=limits.mate_by_checks,
            free_blocks=limits.free_blocks,
        )
        return solver.solve(limits.mate, mate_limits, report_result).line or fallback

    def _mate_report(self, result: MateResult, mate: bool) -> Report:
        """Return the solver's latest result as a report: a mate, or that there is none in a number of moves."""
        depth = result.mate_in if mate else result.refuted
        return Report(
            depth,
            2 * depth - 1,
            1,
            MATE - 2 * depth + 1 if mate else 0,
            EXACT if result.shortest else LOWER,
            result.nodes,
            result.seconds,
            self.state.table.permille_full(),
            result.line if mate else [],
            no_mate_in=0 if mate else depth,
        )

    def set_position(self, position: Position, history: PositionHistory) -> None:
        """Set the position to search from, of the same variant."""
        state = self.state
        state.position = position
        state.history = history

    def choose_setup(self, chance: float, report: Callable[[Report], None]) -> list[int]:
        """Run the search that `begin` prepared, shortened for a setup choice; return one of the choices that are about
        equally good, chosen by `chance` (0 to 1)."""
        self.limits = replace(self.limits, depth=_SETUP_DEPTH, nodes=_SETUP_NODES)
        found: dict[int, int] = {}

        def note(finding: Report) -> None:
            found[finding.moves[0]] = finding.score
            report(finding)

        line = self.work(int(self.state.position.tables.setup.choices), FULL, note)
        if not found:
            return line
        best = max(found.values())
        good = sorted(move for move, score in found.items() if score >= best - _SETUP_MARGIN)
        return [good[min(int(chance * len(good)), len(good) - 1)]]

    def _root_moves(self) -> list[int]:
        """Return the legal moves, without those that would be an illegal repetition."""
        state = self.state
        end = generate(state.position, state.moves, 0, ALL)
        found: list[int] = []
        for n in range(end):
            move = state.moves[n]
            verdict: i64 = GOES_ON
            if self.illegal_repetition:
                state.make(move, 0)
                verdict = state.history.verdict(False)
                state.unmake()
            if verdict != ILLEGAL:
                found.append(move)
        return found

    def _iterative_deepening(
        self, deepest: int, limits: Limits, lines: int, report: Callable[[Report], None] | None
    ) -> list[int]:
        """Search to depth after depth; return the best line of the last depth that was begun."""
        state = self.state
        best: list[int] = [self.root_moves[0]]
        soft = limits.budget.soft
        stability = 0
        previous_score = 0
        for depth in range(1 + limits.skipped_depths, deepest + 1):
            state.root_depth = depth
            found: list[Report] = []
            for number in range(lines):
                state.seldepth = 0
                finding = self._search_with_aspiration_window(depth, number)
                if finding is None:
                    break
                found.append(finding)
                place = self._raise_last(found)
                if report:
                    for each in found[place:]:
                        report(each)
                if state.stopped:
                    break
            if found:
                changed = found[0].moves[0] != best[0]
                best = found[0].moves
                stability = 0 if changed else stability + 1
            if state.stopped:
                break
            if limits.mates:
                best = self._look_for_mates(found, report) or best
            score = found[0].score
            self.enough = self._may_stop(lines, soft, depth, score, previous_score, stability)
            if self.enough and not limits.infinite and not state.pondering:
                break
            previous_score = score
        return best

    def _raise_last(self, found: list[Report]) -> int:
        """Move the last line ahead of all worse ones; return its index."""
        last = len(found) - 1
        place = last
        if found[last].bound == UPPER:  # the search was stopped: it may be worth far fail_highs
            return place
        while place and found[place - 1].score < found[last].score:
            place -= 1
        if place < last:
            found.insert(place, found.pop())
            found[:] = [replace(each, line=number) for number, each in enumerate(found, 1)]
            self.root_moves.insert(place, self.root_moves.pop(last))
            self.root_scores.insert(place, self.root_scores.pop(last))
        return place

    def _look_for_mates(self, found: list[Report], report: Callable[[Report], None] | None) -> list[int]:
        """Search for mates after a finished depth; return the best line if one was newly proved, else an empty list."""
        mates = self.mates
        proof = mates.search(found[0].score, found[0].moves[0], self.limits.moves)
        if proof is None:
            return []
        move = proof.line[0]
        place = self.root_moves.index(move)
        to = 0 if proof.value > 0 else len(self.root_moves) - 1
        self.root_moves.insert(to, self.root_moves.pop(place))
        self.root_scores.insert(to, self.root_scores.pop(place))
        self.root_scores[to] = proof.value
        if proof.value < 0:
            return [self.root_moves[0]]
        proved = replace(
            found[0], seldepth=len(proof.line), score=proof.value, nodes=int(self.state.nodes),
            seconds=time.perf_counter() - self.started, moves=proof.line,
        )  # fmt: skip
        lines = [proved, *(each for each in found if each.moves[0] != move)][: len(found)]
        found[:] = [replace(each, line=number) for number, each in enumerate(lines, 1)]
        if report:
            for each in found:
                report(each)
        return proof.line

    def _may_stop(self, lines: int, soft: float, depth: int, score: int, previous: int, stability: int) -> bool:
        """Return whether to stop after a depth: a single move, a mate found, or the soft time limit reached."""
        mate = self.mates.best
        if mate is not None and mate.shortest and lines == 1:
            return True
        if (self.state.deadline or soft) and len(self.root_moves) == 1 and depth >= 4:
            return True
        if (self.state.deadline or soft) and (score >= MATE - depth or score <= -MATE + depth):
            return True
        if not soft:
            return False
        # Less time for a stable best move, more after a falling score.
        factor = 1.15 - 0.07 * min(stability, 8)
        if score < previous - 30:
            factor *= 1.5
        return time.perf_counter() - self.started >= soft * factor

    def _search_with_aspiration_window(self, depth: int, number: int) -> Report | None:
        """Search the root moves from `number` on with an aspiration window; return None if nothing was found.

        The window is centred on the last score and widened on the side on which the search fails; each fail high
        reduces the depth by a ply, as in Stockfish.
        """
        last = self.root_scores[number]
        window: i64 = self.state.parameters.aspiration_window
        alpha: i64 = -INFINITE
        beta: i64 = INFINITE
        fail_highs: i64 = 0
        proven: Report | None = None
        if depth >= 4 and -MATE_BOUND < last < MATE_BOUND:
            alpha = last - window
            beta = last + window
        while True:
            score = self._search_root(max(i64(depth) - fail_highs, i64(1)), number, alpha, beta)
            if self.state.stopped:
                break
            if score <= alpha:
                beta = (alpha + beta) // 2
                alpha = max(score - window, -INFINITE)
                fail_highs = 0
            elif score >= beta:
                proven = self._report_of(depth, number, score, LOWER)
                beta = min(score + window, INFINITE)
                fail_highs += 1
            else:
                break
            window += window // 4 + 3
            if score >= MATE_BOUND or score <= -MATE_BOUND:
                alpha = -INFINITE
                beta = INFINITE
        if score == UNKNOWN:
            return proven
        bound = LOWER if score >= beta else UPPER if score <= alpha else EXACT
        return self._report_of(depth, number, score, bound)

    def _report_of(self, depth: int, number: int, score: i64, bound: i64) -> Report:
        """Store the score of the best line from root move `number` on, and return its report."""
        state = self.state
        self.root_scores[number] = int(score)
        line = [int(state.lines[n]) for n in range(state.line_length[0])]
        return Report(
            depth,
            int(state.seldepth),
            number + 1,
            int(score),
            int(bound),
            int(state.nodes),
            time.perf_counter() - self.started,
            state.table.permille_full(),
            line,
        )

    def _search_root(self, depth: i64, number: int, alpha: i64, beta: i64) -> i64:
        """Search the root moves from `number` on, move the best one there, and return its value, UNKNOWN if stopped."""
        state = self.state
        proofs = self.mates.proofs
        best: i64 = UNKNOWN
        best_index = number
        state.line_length[0] = 0
        in_check = state.history.checks[state.history.length - 1] == 1
        root_key = state.position.key
        state.static_evals[0] = UNKNOWN if in_check else state.evaluate(0)
        state.was_pv[0] = 1
        for index in range(number, len(self.root_moves)):
            move: i64 = self.root_moves[index]
            captures = state.position.captures(move)
            slot = state.ordering.slot(state.position, move)
            state.make(move, 0)
            state.move_numbers[0] = index - number + 1
            verdict = state.history.verdict(True)
            if verdict != GOES_ON:
                value = state.repetition_value(verdict, 0)
                state.line_length[1] = 0
            elif proofs and move in proofs:
                value = self._use_proof(proofs[move])
            else:
                reduction: i64 = 0
                if depth >= 3 and index > number + 1 and not captures:
                    reduction = self._late_move_reduction(depth, index - number + 1, slot, in_check)
                if best == UNKNOWN:
                    value = -self.inner_nodes.search(-beta, -alpha, depth - 1, 1, False)
                else:
                    value = -self.inner_nodes.search(-alpha - 1, -alpha, depth - 1 - reduction, 1, True)
                    if value > alpha and reduction and not state.stopped:
                        value = -self.inner_nodes.search(-alpha - 1, -alpha, depth - 1, 1, True)
                    if value > alpha and value < beta and not state.stopped:
                        value = -self.inner_nodes.search(-beta, -alpha, depth - 1, 1, False)
                if captures and state.weakness.greed and -MATE_BOUND < value < MATE_BOUND:
                    value += state.weakness.greed
                if value >= MATE_BOUND and state.weakness.overlooks_win(root_key, move):
                    value = 0
            state.unmake()
            if state.stopped:
                break
            if value > best:
                best = value
                if value > alpha or index == number:
                    best_index = index
                    state.extend_line(move, 0)
                alpha = max(alpha, value)
                if value >= beta:
                    break
        if best_index != number:
            self.root_moves.insert(number, self.root_moves.pop(best_index))
        return best

    def _late_move_reduction(self, depth: i64, number: i64, slot: i64, in_check: bool) -> i64:
        """Return by how many plies the first search of a late quiet root move is reduced."""
        state = self.state
        parameters = state.parameters
        reduction = state.reductions.reduction(True, depth, number) - 2
        if not in_check:
            reduction -= (
                state.ordering.history_score(slot, 0) - parameters.history_neutral
            ) // parameters.history_divisor
        return max(i64(0), min(reduction, depth - 2))

    def _use_proof(self, proof: Proof) -> i64:
        """Set the principal variation after a root move to its proved line; return the move's value."""
        state = self.state
        for place in range(1, len(proof.line)):
            state.lines[ROW + place - 1] = proof.line[place]
        state.line_length[1] = len(proof.line) - 1
        return proof.value
