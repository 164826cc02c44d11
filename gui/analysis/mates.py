"""Whether a move mates by force within a few moves: proved by the engine's mate solver, or not said."""

from engine.mate import MateLimits, MateSolver
from engine.position_history import PositionHistory
from engine.table import Table
from gui.analysis.move_facts import FORCED_MATE, Fact, mover
from rules.moves import SETUP
from rules.position import Position

MOST_MOVES = 3
NODES = 2000
"""A proof may take so many positions; what takes more is not said. Some seconds where nothing is compiled."""


def forced_mate(position: Position, move: int) -> Fact | None:
    """Return that a legal move mates by force, its `worth` the number of moves; None if that cannot be proved quickly.

    Not for the window's thread. Positions of the game before this one count for nothing.
    """
    if move & SETUP or position.setup:
        return None
    history = PositionHistory(position.tables.variant.repetition)
    history.push(position.key, position.in_check())
    result = MateSolver(position, history, Table(1)).solve(MOST_MOVES, MateLimits(nodes=NODES, moves=[move]))
    return Fact(FORCED_MATE, move, *mover(position, move), worth=result.mate_in) if result.mate_in > 1 else None
