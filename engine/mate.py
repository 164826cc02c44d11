"""The exact mate solver: finds the shortest mate within a number of moves, or proves that there is none.

N counts the attacker's moves, as UCI does. Every move of the attacker counts, checks or not; a win by a king's arrival
counts as mate, and so does stalemate where it loses; a draw or win by repetition does not. `docs/uci.md` says what a
futile block is.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from surajang.engine.mate_entries import MAX_MATE_MOVES, PROVED_NUMBER
from surajang.engine.mate_last import LastMoves
from surajang.engine.mate_proof import ProofSearch
from surajang.engine.mate_state import MateState
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.rules.movegen import ALL, generate
from surajang.rules.position import Position

_FIRST_SHARE: Final = 20_000
_MAX_SHARE: Final = 2_000_000
_LINE_SHARE: Final = 50_000

_UNKNOWN: Final = 0
_MATE: Final = 1
_REFUTED: Final = 2


@dataclass
class MateLimits:
    """The bounds of a search for mate; 0 means no bound. `deadline` is a time of `time.perf_counter`.

    `moves`: if not empty, the attacker's first move is one of these. `checks_only`: every move of the attacker gives
    check. `free_blocks`: a futile block does not lengthen a mate. `all_first_moves`: find every move that mates as
    fast. `within_search`: the search for mate is part of an ordinary search, whose table entries keep their age.
    """

    nodes: int = 0
    deadline: float = 0.0
    moves: list[int] = field(default_factory=list)
    checks_only: bool = False
    free_blocks: bool = False
    all_first_moves: bool = False
    within_search: bool = False


@dataclass
class MateResult:
    """The result of a search for mate.

    `mate_in`: the length of the proved mate in moves, 0 if there is none. `refuted`: there is no mate in this number of
    moves or fewer; if it is `mate_in` - 1, the mate is the shortest. `line`: the mate, with the longest defence.
    `first_moves`, if requested: the moves that mate in `mate_in`; all of them if `all_first_moves`.
    """

    mate_in: int
    refuted: int
    line: list[int]
    nodes: int
    seconds: float
    first_moves: list[int] = field(default_factory=list)
    all_first_moves: bool = False

    @property
    def shortest(self) -> bool:
        """Whether the mate found is proved to be the shortest."""
        return self.mate_in > 0 and self.refuted >= self.mate_in - 1


class MateSolver:
    """Solves positions of one game. Its results stay in the table, which the ordinary search may share."""

    def __init__(self, position: Position, history: PositionHistory, table: Table) -> None:
        self.state: Final = MateState(position, history, table)
        self._last_moves: Final = LastMoves(self.state)
        self._proof: Final = ProofSearch(self.state, self._last_moves)
        self._history: PositionHistory = history
        self._limits: MateLimits = MateLimits()
        self._started: float = 0.0
        self._result: MateResult = MateResult(0, 0, [], 0, 0.0)
        self._report: Callable[[MateResult, bool], None] | None = None
        self._reported_shortest: bool = False

    def set_position(self, position: Position, history: PositionHistory) -> None:
        """Set the position to solve, of the same variant."""
        self.state.position = position
        self._history = history

    def stop(self) -> None:
        """Stop the solver as soon as possible. Any thread may call this."""
        self.state.stop_wanted = True

    def solve(
        self, most_moves: int, limits: MateLimits, report: Callable[[MateResult, bool], None] | None = None
    ) -> MateResult:
        """Return the shortest mate within `most_moves`, or what is known when a limit is reached.

        `report` is called with True for each mate found, and again once it is proved the shortest; with False for each
        number of moves that is refuted. Three searches take turns: for a mate by checks alone, for any mate of the
        allowed length, and for a refutation of the next number of moves. The first two find a mate much sooner, after
        which only shorter mates remain to be refuted.
        """
        self._begin(limits, report)
        state = self.state
        result = self._result
        most = min(most_moves, MAX_MATE_MOVES)
        if state.is_drawn():
            result.refuted = most
        share = _FIRST_SHARE
        if limits.within_search:
            share = min(share, limits.nodes // 8)
        first_share = share
        checks = 1
        while result.refuted < most and not state.ended:
            if not limits.checks_only and max(checks, result.refuted + 1) <= most:
                checks = max(checks, result.refuted + 1)
                verdict = _REFUTED
                while verdict == _REFUTED and checks <= most:
                    verdict = self._search(checks, True, share)
                    checks += 1 if verdict == _REFUTED else 0
                if verdict == _MATE:
                    self._found(checks, True)
                    most = checks - 1
            if result.refuted >= most or state.ended:
                break
            longest = most
            if limits.within_search:  # where a short mate is worth more than a long one
                longest = min(most, 2 * result.refuted + 3)
            search_long = share > first_share and result.refuted + 1 < longest
            search_long = search_long and (limits.within_search or not result.mate_in)
            if search_long and self._search(longest, limits.checks_only, share) == _MATE:
                self._found(longest, limits.checks_only)
                most = longest - 1
            moves = result.refuted + 1
            verdict = self._search(moves, limits.checks_only, share)
            if verdict == _MATE:
                self._found(moves, limits.checks_only)
                break
            if verdict == _REFUTED:
                result.refuted = moves
                self._report_progress(False)
            share = min(2 * share, _MAX_SHARE)
        if result.shortest and not self._reported_shortest:
            self._report_progress(True)
        if limits.all_first_moves and result.shortest:
            self._find_first_moves()
        self._count()
        return result

    def escapes(self, move: int, most_moves: int, limits: MateLimits, enough: int = 0) -> list[int]:
        """Return the replies to the attacker's legal `move` that are proved to avoid mate within `most_moves`, counting
        that move; at most `enough`, unless it is 0."""
        self._begin(limits, None)
        state = self.state
        state.checks_only = limits.checks_only
        self._proof.start()
        found: list[int] = []
        state.make(move)
        drawn = state.is_drawn()
        for reply in self._legal():
            state.make(reply)
            if not (state.ends() and self._history.illegal):
                self.state.go_on(0)
                over = drawn or state.is_drawn() or state.ends() or state.position.arrived()
                if over or most_moves <= 1:
                    found.append(reply)
                else:
                    self._proof.attack(2, 0, most_moves - 1, PROVED_NUMBER, PROVED_NUMBER)
                    if self._proof.disproof == 0:
                        found.append(reply)
            state.unmake()
            if len(found) == enough > 0:
                break
        state.unmake()
        return found

    def _begin(self, limits: MateLimits, report: Callable[[MateResult, bool], None] | None) -> None:
        """Reset the state for a search."""
        state = self.state
        self._limits = limits
        self._report = report
        self._result = MateResult(0, 0, [], 0, 0.0)
        self._started = state.released = time.perf_counter()
        state.nodes = 0
        state.ended = False
        state.node_limit = limits.nodes
        state.deadline = limits.deadline
        state.free_blocks = limits.free_blocks
        if not limits.within_search:
            state.table.new_search()
        state.repeats.start(state.position, self._history)

    def _count(self) -> None:
        """Update nodes and time of the result."""
        self._result.nodes = int(self.state.nodes)
        self._result.seconds = time.perf_counter() - self._started

    def _report_progress(self, mate: bool) -> None:
        """Report the result so far: a new `mate`, or a newly refuted number of moves."""
        self._count()
        self._reported_shortest = mate and self._result.shortest
        if self._report:
            self._report(self._result, mate)

    def _legal(self) -> list[int]:
        """Return the legal moves, ignoring repetition."""
        state = self.state
        end = generate(state.position, state.moves, 0, ALL)
        return [int(state.moves[n]) for n in range(end)]

    def _search(self, moves: int, checks_only: bool, share: int) -> int:
        """Search for a mate in `moves` with `share` nodes; return _MATE, _REFUTED or _UNKNOWN."""
        state = self.state
        if state.ended:
            return _UNKNOWN
        proof = self._proof
        state.checks_only = checks_only
        proof.start()
        self.state.go_on(share)
        if not self._limits.moves:
            proof.proof = proof.disproof = 1
            proof.attack(0, 0, moves, PROVED_NUMBER, PROVED_NUMBER)
            return self._verdict()
        verdict = _REFUTED
        for move in self._limits.moves:
            one = self._search_move(move, moves)
            if one == _MATE:
                return _MATE
            if one == _UNKNOWN:
                verdict = _UNKNOWN
        return verdict

    def _search_move(self, move: int, moves: int) -> int:
        """Return the verdict on a mate in `moves` that begins with `move`, searching if it is not known."""
        state = self.state
        proof = self._proof
        verdict = _REFUTED
        state.make(move)
        if not state.ends() and (not state.checks_only or moves == 1 or state.position.in_check()):
            proof.proof = proof.disproof = 1
            proof.defend(1, 0, moves - 1, PROVED_NUMBER, PROVED_NUMBER)
            verdict = self._verdict()
        state.unmake()
        return verdict

    def _verdict(self) -> int:
        """Return the verdict of the proof and disproof numbers."""
        if self._proof.proof == 0:
            return _MATE
        return _REFUTED if self._proof.disproof == 0 else _UNKNOWN

    def _found(self, moves: int, checks_only: bool) -> None:
        """Note and report a mate."""
        state = self.state
        state.checks_only = checks_only
        deadline, node_limit, ended = state.deadline, state.node_limit, state.ended
        state.deadline = 0.0
        state.node_limit = 0
        state.ended = False
        line = self._line(moves)
        state.deadline = deadline
        state.node_limit = node_limit
        state.ended = ended or state.ended
        if line:  # empty if stopped before there was a move
            self._result.mate_in = moves
            self._result.line = line
            self._report_progress(True)

    def _find_first_moves(self) -> None:
        """Find all first moves that mate as fast."""
        result = self._result
        self.state.checks_only = self._limits.checks_only
        self._proof.start()
        complete = True
        for move in self._limits.moves or self._legal():
            self.state.go_on(0)
            verdict = self._search_move(move, result.mate_in)
            if verdict == _MATE:
                result.first_moves.append(move)
            complete = complete and verdict != _UNKNOWN
        result.all_first_moves = complete

    def _line(self, moves: int) -> list[int]:
        """Return a line of the proved mate in `moves`."""
        state = self.state
        line: list[int] = []
        left = moves
        while left:
            move = self._mating_move(left, not line)
            if not move:
                break
            line.append(move)
            state.make(move)
            left -= 1
            reply = self._longest_defence(left) if left else 0
            if not reply:
                break
            line.append(reply)
            state.make(reply)
        for _ in line:
            state.unmake()
        return line

    def _mating_move(self, left: int, first: bool) -> int:
        """Return a move of the attacker after which mate in `left - 1` is proved, 0 if none is known."""
        state = self.state
        moves = self._limits.moves if first and self._limits.moves else self._legal()
        if left > 2:
            for move in moves:
                state.make(move)
                known = not state.ends() and self._proof.is_proved(left - 1, False)
                known = known and (not state.checks_only or state.position.in_check())
                state.unmake()
                if known:
                    return move
        for move in moves:
            self.state.go_on(_LINE_SHARE)
            if self._search_move(move, left) == _MATE:
                return move
        return 0

    def _longest_defence(self, left: int) -> int:
        """Return the longest defence, 0 if there is no move other than futile blocks."""
        state = self.state
        replies: list[int] = []
        for reply in self._legal():
            state.make(reply)
            forbidden = state.ends()
            known = not forbidden and left > 1 and self._proof.is_refuted(left - 1, True)
            state.unmake()
            self.state.go_on(_LINE_SHARE)
            if forbidden or (state.free_blocks and self._is_free(reply, left)):
                continue
            if known or left == 1:
                return reply
            replies.append(reply)
        for reply in replies:
            self.state.go_on(_LINE_SHARE)
            state.make(reply)
            self._proof.disproof = 1
            self._proof.attack(1, 0, left - 1, PROVED_NUMBER, PROVED_NUMBER)
            state.unmake()
            if self._proof.disproof == 0:
                return reply
        return replies[0] if replies else 0

    def _is_free(self, reply: int, left: int) -> bool:
        """Return whether a reply is a futile block, the attacker having `left` moves."""
        last_moves = self._last_moves
        capture = last_moves.block_capture(reply, 0)
        if not capture:
            return False
        kind = last_moves.take_block(reply, capture)
        self._proof.proof = 1
        self._proof.defend(1, 0, left, PROVED_NUMBER, PROVED_NUMBER)
        last_moves.put_block_back(kind)
        return self._proof.proof == 0
