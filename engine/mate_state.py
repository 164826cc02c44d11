"""The state of the search for mate: the position, the stacks of moves, and the limits."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.mate_entries import MAX_MATE_MOVES
from surajang.engine.mate_repeats import ILLEGAL_MOVES, Repeats
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.rules.position import MAX_MOVES, Position

ROOM: Final = 48 * MAX_MOVES

_PLIES: Final = 2 * MAX_MATE_MOVES + 8
_POLL_EVERY: Final[i64] = 7 if __file__.endswith(".py") else 511
_RELEASE_AFTER: Final = 0.008
_NEVER: Final = 1 << 60


class MateState:
    """The state of a search for mate.

    `moves`: a stack of lists of moves; `proof` and `disproof`: their numbers; `answers`: by ply, the last reply that
    refuted the mate. `move_limit` is in plies, 0 for none. `nodes` counts the moves made. `checks_only`: the attacker
    may only give check; `free_blocks`: futile blocks do not count. The search is `stopped` at `pause_at` nodes, or once
    it has `ended` by a limit or by `stop_wanted`, which any thread may set.
    """

    def __init__(self, position: Position, history: PositionHistory, table: Table) -> None:
        self.position: Position = position
        self.table: Final[Table] = table
        self.move_limit: Final[i64] = 2 * position.tables.variant.end.move_limit
        self.repeats: Final[Repeats] = Repeats(history)
        self.moves: Final[vec[i64]] = vec[i64]([0] * (ROOM + 2 * MAX_MOVES))
        self.proof: Final[vec[i64]] = vec[i64]([0] * (ROOM + 2 * MAX_MOVES))
        self.disproof: Final[vec[i64]] = vec[i64]([0] * (ROOM + 2 * MAX_MOVES))
        self.answers: Final[vec[i64]] = vec[i64]([0] * _PLIES)
        self.checks_only: bool = False
        self.free_blocks: bool = False
        self.nodes: i64 = 0
        self.pause_at: i64 = 0
        self.node_limit: i64 = 0
        self.stopped: bool = False
        self.ended: bool = False
        self.stop_wanted: bool = False
        self.deadline: float = 0.0
        self.released: float = 0.0

    def make(self, move: i64) -> None:
        """Make a move and count a node."""
        self.position.make(move)
        if self.repeats.kind:
            self.repeats.enter(self.position)
        self.nodes += 1
        if self.nodes & _POLL_EVERY == 0 or self.nodes >= self.pause_at:
            self._poll()

    def unmake(self) -> None:
        """Take the last move back."""
        if self.repeats.kind:
            self.repeats.leave()
        self.position.unmake()

    def ends(self) -> bool:
        """Return whether the last move is an illegal repetition, or one that ends the game."""
        return self.repeats.kind != 0 and self.repeats.ends[self.repeats.depth] == 1

    def may_forbid(self) -> bool:
        """Return whether repetition may forbid a move here."""
        return self.repeats.kind == ILLEGAL_MOVES and self.repeats.doubled[self.repeats.depth] > 0

    def is_drawn(self) -> bool:
        """Return whether the move limit is reached: the game is drawn unless the last move has mated."""
        return self.move_limit > 0 and self.position.halfmove >= self.move_limit

    def go_on(self, share: i64) -> None:
        """Set the pause `share` nodes from now, or to the limits if `share` is 0."""
        self.pause_at = self.nodes + share if share else _NEVER
        if self.node_limit:
            self.pause_at = min(self.pause_at, self.node_limit)
        self.stopped = self.ended

    def give_up(self) -> None:
        """End the search, since its stack is full."""
        self.ended = True
        self.stopped = True

    def _poll(self) -> None:
        """Check the limits and `stop_wanted`, and let other threads run."""
        now = time.perf_counter()
        if now - self.released > _RELEASE_AFTER:
            time.sleep(0)
            self.released = time.perf_counter()
        out_of_nodes = self.node_limit and self.nodes >= self.node_limit
        if self.stop_wanted or out_of_nodes or (self.deadline and now >= self.deadline):
            self.ended = True
        if self.ended or self.nodes >= self.pause_at:
            self.stopped = True
