"""The exact mate solver: finds the shortest mate within a number of moves, or proves that there is none.

N counts the attacker's moves, as UCI does. Every move of the attacker counts, checks or not; a win by a king's arrival
counts as mate, and so does stalemate where it loses; a draw or win by repetition does not. `docs/uci.md` says what a
futile block is.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from surajang.engine.mate_entries import MOST_MOVES, PROVED_NUMBER
from surajang.engine.mate_last import LastMoves
from surajang.engine.mate_proof import ProofSearch
from surajang.engine.mate_state import MateState
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.rules.movegen import ALL, generate
from surajang.rules.position import Position

_FIRST_SHARE: Final = 20_000
_GREATEST_SHARE: Final = 2_000_000
_LINE_SHARE: Final = 50_000

_UNKNOWN: Final = 0
_MATE: Final = 1
_REFUTED: Final = 2


@dataclass
class MateLimits:
    """What bounds a search for mate; 0 bounds nothing. `deadline` is a time of `time.perf_counter`.

    `moves`: if not empty, the attacker begins with one of these. `checks_only`: each of his moves is to give check.
    `free_blocks`: a futile block does not lengthen a mate. `all_first_moves`: every move that mates as fast is wanted.
    `within_search`: it belongs to a search of the position, and what it finds out is as new as what that does.
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
    """What is known about mate in a position.

    `mate_in`: a mate in so many moves is proved, 0 if none is. `refuted`: there is none in so many moves or fewer; if
    that is one less than `mate_in`, nothing is shorter. `line`: the mate, the defender holding out as long as can be.
    `first_moves`, if asked for: the moves that mate in `mate_in`; all of them, if `all_first_moves`.
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
        """Whether there is no shorter mate than the one that was found."""
        return self.mate_in > 0 and self.refuted >= self.mate_in - 1


class MateSolver:
    """Solves positions of one game. What it finds out stays in the table, which the ordinary search may share."""

    def __init__(self, position: Position, history: PositionHistory, table: Table) -> None:
        self.state: Final = MateState(position, history, table)
        self._last_moves: Final = LastMoves(self.state)
        self._proof: Final = ProofSearch(self.state, self._last_moves)
        self._history: PositionHistory = history
        self._limits: MateLimits = MateLimits()
        self._started: float = 0.0
        self._result: MateResult = MateResult(0, 0, [], 0, 0.0)
        self._report: Callable[[MateResult, bool], None] | None = None
        self._told_shortest: bool = False

    def set_position(self, position: Position, history: PositionHistory) -> None:
        """Solve another position of the same game from now on."""
        self.state.position = position
        self._history = history

    def stop(self) -> None:
        """Ask the solver to stop; any thread may."""
        self.state.stop_wanted = True

    def solve(
        self, most_moves: int, limits: MateLimits, report: Callable[[MateResult, bool], None] | None = None
    ) -> MateResult:
        """Return the shortest mate within `most_moves`, or what was found out about it until the limits.

        Each mate found (`report` is called with True), again when nothing shorter is left, and each number of moves
        refuted (False) is reported. By turns, mates by checks alone are looked for, any mate of the length allowed, and
        the next number of moves is refuted: the first two find a mate much sooner, and then only what is shorter is
        left to refute.
        """
        self._begin(limits, report)
        state = self.state
        result = self._result
        most = min(most_moves, MOST_MOVES)
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
                    verdict = self._ask(checks, True, share)
                    checks += 1 if verdict == _REFUTED else 0
                if verdict == _MATE:
                    self._found(checks, True)
                    most = checks - 1
            if result.refuted >= most or state.ended:
                break
            longest = most
            if limits.within_search:  # where a short mate is worth more than any
                longest = min(most, 2 * result.refuted + 3)
            wanted = share > first_share and result.refuted + 1 < longest
            wanted = wanted and (limits.within_search or not result.mate_in)
            if wanted and self._ask(longest, limits.checks_only, share) == _MATE:
                self._found(longest, limits.checks_only)
                most = longest - 1
            moves = result.refuted + 1
            verdict = self._ask(moves, limits.checks_only, share)
            if verdict == _MATE:
                self._found(moves, limits.checks_only)
                break
            if verdict == _REFUTED:
                result.refuted = moves
                self._tell(False)
            share = min(2 * share, _GREATEST_SHARE)
        if result.shortest and not self._told_shortest:
            self._tell(True)
        if limits.all_first_moves and result.shortest:
            self._find_first_moves()
        self._count()
        return result

    def escapes(self, move: int, most_moves: int, limits: MateLimits, enough: int = 0) -> list[int]:
        """Return the replies to the attacker's legal `move` that are proved to avoid mate within `most_moves`, it being
        the first of them; no more than `enough`, if that is not 0."""
        self._begin(limits, None)
        state = self.state
        state.checks_only = limits.checks_only
        self._proof.start()
        found: list[int] = []
        state.make(move)
        for reply in self._legal():
            state.make(reply)
            if not (state.ends() and self._history.illegal):
                self.state.go_on(0)
                if state.ends() or state.position.arrived() or most_moves <= 1:
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
        """Let a search begin."""
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
        """Bring nodes and time of the result up to date."""
        self._result.nodes = int(self.state.nodes)
        self._result.seconds = time.perf_counter() - self._started

    def _tell(self, mate: bool) -> None:
        """Report the result as far as it is known, either a mate or a number of moves that is refuted being new."""
        self._count()
        self._told_shortest = mate and self._result.shortest
        if self._report:
            self._report(self._result, mate)

    def _legal(self) -> list[int]:
        """Return the legal moves, without regard to repetition."""
        state = self.state
        end = generate(state.position, state.moves, 0, ALL)
        return [int(state.moves[n]) for n in range(end)]

    def _ask(self, moves: int, checks_only: bool, share: int) -> int:
        """Look for a mate in `moves` for `share` nodes; return _MATE, _REFUTED or _UNKNOWN."""
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
            one = self._ask_move(move, moves)
            if one == _MATE:
                return _MATE
            if one == _UNKNOWN:
                verdict = _UNKNOWN
        return verdict

    def _ask_move(self, move: int, moves: int) -> int:
        """Say what is known of a mate in `moves` that begins with `move`, after a search if need be."""
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
        """Return what the search has left as its numbers."""
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
        if line:  # else `stop` came before there was a move to tell
            self._result.mate_in = moves
            self._result.line = line
            self._tell(True)

    def _find_first_moves(self) -> None:
        """Find all moves that mate as fast as the first."""
        result = self._result
        self.state.checks_only = self._limits.checks_only
        self._proof.start()
        complete = True
        for move in self._limits.moves or self._legal():
            self.state.go_on(0)
            verdict = self._ask_move(move, result.mate_in)
            if verdict == _MATE:
                result.first_moves.append(move)
            complete = complete and verdict != _UNKNOWN
        result.all_first_moves = complete

    def _line(self, moves: int) -> list[int]:
        """Return a line of the mate in `moves` that is proved here."""
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
            if self._ask_move(move, left) == _MATE:
                return move
        return 0

    def _longest_defence(self, left: int) -> int:
        """Return the move of the defender that holds out longest, 0 if there is none, or none that counts."""
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
        """Say whether a reply is a futile block, the attacker having `left` moves."""
        last_moves = self._last_moves
        capture = last_moves.block_capture(reply, 0)
        if not capture:
            return False
        kind = last_moves.take_block(reply, capture)
        self._proof.proof = 1
        self._proof.defend(1, 0, left, PROVED_NUMBER, PROVED_NUMBER)
        last_moves.put_block_back(kind)
        return self._proof.proof == 0
