"""Mates that a solver finds beside the search: of the side to move, and those that its best move allows.

The search calls it after each depth. A proof about a root move holds for the rest of the search, which takes the
move's value from here.
"""

from dataclasses import dataclass
from typing import Final

from surajang.engine.mate import MateLimits, MateSolver
from surajang.engine.position_history import GOES_ON
from surajang.engine.state import SearchState
from surajang.engine.values import MATE, mate_in

MAX_MOVES: Final = 20

# Nodes of the first search for a mate; then shares of the nodes searched, the greater one if the score of the side
# that mates is at least _PROMISING.
_FIRST_NODES: Final = 2000
_PROMISING: Final = 150
_GREAT_SHARE: Final = 4
_SMALL_SHARE: Final = 16
_MIN_NODES: Final = 500
_MAX_NODES: Final = 500_000


@dataclass(frozen=True)
class Proof:
    """A mate after a root move: the move's value, and the line that begins with it. `moves`: the length of the mate, in
    moves of the side that mates; `shortest`: it is proved that there is no shorter one."""

    value: int
    line: list[int]
    moves: int
    shortest: bool


class RootMates:
    """Searches for mates at the root. `proofs`: the proved mates, by root move; `best`: the mate of the side to move,
    if there is one."""

    def __init__(self, state: SearchState) -> None:
        self._state: Final = state
        self._solver: MateSolver | None = None
        self._spent: list[int] = [0, 0]
        self.proofs: dict[int, Proof] = {}
        self.best: Proof | None = None

    @property
    def solver(self) -> MateSolver:
        """The solver, with the search's position set, and asked to stop if the search is."""
        state = self._state
        if self._solver is None:
            self._solver = MateSolver(state.position, state.history, state.table)
        solver = self._solver
        solver.set_position(state.position, state.history)
        solver.state.stop_wanted = False
        if state.stop_wanted:  # read last, since another thread may set both at any time
            solver.stop()
        return solver

    def start(self) -> None:
        """Reset for a new search."""
        self._spent = [0, 0]
        self.proofs = {}
        self.best = None

    def stop(self) -> None:
        """Stop the solver as soon as possible. Any thread may call this."""
        if self._solver is not None:
            self._solver.stop()

    def take_deadline(self) -> None:
        """Take over the search's new deadline."""
        if self._solver is not None:
            self._solver.state.deadline = self._state.deadline

    def search(self, score: int, move: int, only: list[int]) -> Proof | None:
        """Search for mates with a share of the nodes searched so far; return a new proof, if there is one.

        `move` is the best move and `score` its score; `only`: if not empty, the root moves that are searched.
        """
        if self._state.position.setup:  # the solver knows no setup, and nobody mates in it
            return None
        own = self._search_own(score, only)
        return own if own is not None or self.best is not None else self._search_theirs(score, move)

    def loses(self, move: int) -> bool:
        """Return whether a root move is proved to lose to a mate."""
        return move in self.proofs and self.proofs[move].value < 0

    def _search_own(self, score: int, only: list[int]) -> Proof | None:
        """Search for a mate of the side to move, shorter than the known one; return it."""
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

    def _search_theirs(self, score: int, move: int) -> Proof | None:
        """Search for a mate of the opponent after a move, shorter than the known one; return it."""
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
        """Return the nodes to spend on mates of a side now, 0 if there are too few."""
        state = self._state
        part = _GREAT_SHARE if promise >= _PROMISING else _SMALL_SHARE
        nodes = int(state.nodes)
        share = min(_FIRST_NODES + nodes // part - self._spent[number], nodes, _MAX_NODES)
        if state.node_limit:
            share = min(share, int(state.node_limit) - nodes)
        return share if share >= _MIN_NODES else 0

    def _solve(
        self, number: int, known: Proof | None, longest: int, share: int, only: list[int]
    ) -> tuple[int, list[int], bool] | None:
        """Solve for a mate shorter than the known one and not longer than `longest`, the search's own (0: none); return
        its length, its line and whether it is the shortest, or None."""
        state = self._state
        limits = MateLimits(
            nodes=share, deadline=0.0 if state.pondering else state.deadline, moves=only, within_search=True
        )
        most = known.moves - 1 if known is not None else MAX_MOVES
        result = self.solver.solve(min(most, longest) if longest > 0 else most, limits)
        self._spent[number] += result.nodes
        state.nodes += result.nodes
        if result.mate_in:
            return result.mate_in, result.line, result.shortest
        if known is not None and result.refuted >= known.moves - 1:
            return known.moves, known.line[number:], True
        return None
