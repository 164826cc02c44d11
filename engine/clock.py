"""Time management: how long to search a move."""

from dataclasses import dataclass

_MOVES_LEFT = 32
_SHARE_OF_INCREMENT = 0.75
_STRETCH = 4.0
_MAX_SHARE = 0.4


@dataclass(frozen=True)
class Budget:
    """Limits in seconds: `soft` for starting another depth, `hard` for the search. 0.0 means no limit."""

    soft: float = 0.0
    hard: float = 0.0


UNBOUNDED = Budget()


def for_move(seconds: float, overhead: float) -> Budget:
    """Return the budget for a fixed time for this move."""
    hard = max(seconds - min(overhead, seconds / 50), 0.001)
    return Budget(0.0, hard)


def for_clock(left: float, increment: float, moves_to_go: int, overhead: float) -> Budget:
    """Return the budget with `left` seconds on the clock, `increment` a move, for `moves_to_go` moves (0: the rest)."""
    usable = max(left - overhead, 0.001)
    moves = min(moves_to_go, _MOVES_LEFT) if moves_to_go else _MOVES_LEFT
    soft = usable / moves + increment * _SHARE_OF_INCREMENT
    share = 0.9 if moves == 1 else _MAX_SHARE
    soft = min(soft, usable * share)
    hard = min(soft * _STRETCH, usable * max(share, 0.9 / moves))
    return Budget(soft, max(hard, 0.001))
