"""Mates that a solver finds beside the search of a position: those of the side to move, and those that its best move
so far runs into.

The search asks for it after each depth. What is proved of a root move holds for the rest of the search, which takes its
value from here.
"""

from dataclasses import dataclass
from typing import Final

from surajang.engine.mate import MateLimits, MateSolver
from surajang.engine.position_history import GOES_ON
from surajang.engine.state import SearchState
from surajang.engine.values import MATE, mate_in

LONGEST: Final = 20

# A mate is looked for with so many nodes at first, and then with one of so many, more where one is likelier: where the
# score for the side that mates is at least so good.
_FIRST_NODES: Final = 2000
_PROMISING: Final = 150
_GREAT_SHARE: Final = 4
_SMALL_SHARE: Final = 16
_LEAST_NODES: Final = 500
_MOST_NODES: Final = 500_000


@dataclass(frozen=True)
class Proof:
    """A mate that a root move leads to: the move's value, and the line that begins with it. `moves`: those of the side
    that mates; `shortest`: it is proved that there is no shorter one."""

    value: int
    line: list[int]
    moves: int
    shortest: bool


class RootMates:
    """Looks for mates at the root of a search. `proofs`: what is proved, by root move; `best`: the own mate, if there
    is one."""

    def __init__(self, state: SearchState) -> None:
        self._state: Final = state
        self._solver: MateSolver | None = None
        self._spent: list[int] = [0, 0]
        self.proofs: dict[int, Proof] = {}
        self.best: Proof | None = None

    @property
    def solver(self) -> MateSolver:
        """The solver, standing where the search does, and about to stop where that is to."""
        state = self._state
        if self._solver is None:
            self._solver = MateSolver(state.position, state.history, state.table)
        solver = self._solver
        solver.set_position(state.position, state.history)
        solver.state.stop_wanted = False
        if state.stop_wanted:  # looked at last, since another thread may set both at any time
            solver.stop()
        return solver

    def start(self) -> None:
        """Begin with another search."""
        self._spent = [0, 0]
        self.proofs = {}
        self.best = None

    def stop(self) -> None:
        """Ask the solver to stop; any thread may."""
        if self._solver is not None:
            self._solver.stop()

    def restart_clock(self) -> None:
        """Follow the search's clock, which has been set anew."""
        if self._solver is not None:
            self._solver.state.deadline = self._state.deadline

    def look(self, score: int, move: int, only: list[int]) -> Proof | None:
        """Look for mates for a share of the nodes searched so far, `move` being the best one, with this score; return
        what has been proved anew. `only`: if not empty, the moves that the search is about."""
        if self._state.position.setup:  # the solver knows no setup, and nobody mates in it
            return None
        own = self._look_for_own(score, only)
        return own if own is not None or self.best is not None else self._look_for_theirs(score, move)

    def loses(self, move: int) -> bool:
        """Say whether it is proved that a root move runs into a mate."""
        return move in self.proofs and self.proofs[move].value < 0

    def _look_for_own(self, score: int, only: list[int]) -> Proof | None:
        """Look for a mate of the side to move, shorter than the one that is known; return it."""
        known = self.best
        share = self._share(0, score)
        if not share or (known is not None and known.shortest):
            return None
        found = self._solve(0, known, mate_in(score), share, only)
        if found is None:
            return None
        moves, line, shortest = found
        self.best = Proof(MATE - 2 * moves + 1, line, moves, shortest)
        self.proofs[line[0]] = self.best
        return self.best

    def _look_for_theirs(self, score: int, move: int) -> Proof | None:
        """Look for a mate of the opponent after a move, shorter than the one that is known; return it."""
        known = self.proofs.get(move)
        share = self._share(1, -score)
        if not share or (known is not None and known.shortest):
            return None
        state = self._state
        state.make(move, 0)
        goes_on = state.history.verdict(True) == GOES_ON and not state.position.arrived()
        found = self._solve(1, known, -mate_in(score), share, []) if goes_on else None
        state.unmake()
        if found is None:
            return None
        moves, line, shortest = found
        self.proofs[move] = Proof(2 * moves - MATE, [move, *line], moves, shortest)
        return self.proofs[move]

    def _share(self, number: int, promise: int) -> int:
        """Return for how many nodes mates of a side are to be looked for now, 0 if that is not worth it."""
        state = self._state
        part = _GREAT_SHARE if promise >= _PROMISING else _SMALL_SHARE
        nodes = int(state.nodes)
        share = min(_FIRST_NODES + nodes // part - self._spent[number], nodes, _MOST_NODES)
        if state.node_limit:
            share = min(share, int(state.node_limit) - nodes)
        return share if share >= _LEAST_NODES else 0

    def _solve(
        self, number: int, known: Proof | None, told: int, share: int, only: list[int]
    ) -> tuple[int, list[int], bool] | None:
        """Let the solver look for a mate that is shorter than the one known and not longer than what the search has
        `told`; return its length, its line, and whether there is nothing shorter, or None if none is found."""
        state = self._state
        limits = MateLimits(
            nodes=share, deadline=0.0 if state.pondering else state.deadline, moves=only, within_search=True
        )
        most = known.moves - 1 if known is not None else LONGEST
        result = self.solver.solve(min(most, told) if told > 0 else most, limits)
        self._spent[number] += result.nodes
        state.nodes += result.nodes
        if result.mate_in:
            return result.mate_in, result.line, result.shortest
        if known is not None and result.refuted >= known.moves - 1:
            return known.moves, known.line[number:], True
        return None
