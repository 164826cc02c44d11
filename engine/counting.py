"""Perft for the UCI command `go perft`: it reports every move, lets other threads run, and can be stopped."""

import time
from collections.abc import Callable

from surajang.rules import movegen, notation
from surajang.rules.perft import perft
from surajang.rules.position import Position

YIELD_AFTER = 0.005
"""Seconds after which other threads may run."""


def count_leaves(
    position: Position, depth: int, counted: Callable[[str, int], object], stopped: Callable[[], bool]
) -> int | None:
    """Return the number of leaves at `depth`, None once `stopped` returns True.

    `counted` is called with each legal move in UCI notation and its number of leaves.
    """
    yielded = 0.0

    def go_on() -> bool:
        nonlocal yielded
        if time.perf_counter() - yielded > YIELD_AFTER:
            time.sleep(0)
            yielded = time.perf_counter()
        return not stopped()

    if depth == 0:
        return 1
    total = 0
    for move in movegen.legal_moves(position):
        text = notation.text(position, move)
        position.make(move)
        leaves = perft(position, depth - 1, go_on)
        position.unmake()
        if stopped():
            return None
        total += leaves
        counted(text, leaves)
    return total
