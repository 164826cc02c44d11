"""The weights of the general evaluation's terms, the same for all games without a network (general.py)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class TermWeights:
    """The worth of a unit of each term with all pieces and, `_late`, in the end, in 16ths of a hundredth of a pawn.

    `danger_…`: the parts of danger to a king: the number of pieces that attack the squares beside it, squared; their
    attacks; pieces in hand, by what they are worth; squares beside it that no piece defends; safe squares from which
    pieces would give check, the first one and each. `danger_shelter`: the reduction by each unit of shelter. `tempo`:
    the worth of the move, in hundredths of a pawn.
    """

    mobility: i64 = 36
    mobility_late: i64 = 11
    pawn: i64 = 20
    pawn_late: i64 = 254
    passed: i64 = -4
    passed_late: i64 = 23
    passed_blocked: i64 = -10
    passed_blocked_late: i64 = -21
    passed_kings: i64 = -26
    passed_kings_late: i64 = 53
    isolated: i64 = -109
    isolated_late: i64 = -244
    doubled: i64 = -26
    doubled_late: i64 = 6
    supported: i64 = 103
    supported_late: i64 = 285
    threatened: i64 = -1224
    threatened_late: i64 = -1915
    protected: i64 = 129
    protected_late: i64 = 142
    danger: i64 = 9
    danger_late: i64 = 1
    shelter: i64 = -10
    shelter_late: i64 = 42
    king_advance: i64 = -150
    king_advance_late: i64 = 511
    king_centre: i64 = 38
    king_centre_late: i64 = -132
    pair: i64 = 381
    pair_late: i64 = 1051
    held: i64 = 12
    held_late: i64 = 5
    pressure: i64 = 4
    pressure_late: i64 = 6
    open_king: i64 = -224
    open_king_late: i64 = -94
    goal: i64 = 22
    goal_late: i64 = 32
    by_lesser: i64 = 1596
    by_lesser_late: i64 = 388
    hanging: i64 = 159
    hanging_late: i64 = 475
    advanced: i64 = -205
    advanced_late: i64 = -115
    central: i64 = 60
    central_late: i64 = -15
    beside: i64 = 17
    beside_late: i64 = 76
    weak_ring: i64 = 56
    weak_ring_late: i64 = 132
    checks: i64 = 521
    checks_late: i64 = 427
    danger_attackers: i64 = 71
    danger_attacks: i64 = 75
    danger_in_hand: i64 = 10
    danger_weak: i64 = 64
    danger_check: i64 = 394
    danger_each_check: i64 = 156
    danger_shelter: i64 = 45
    tempo: i64 = 33


TERMS: Final = (
    "mobility",
    "pawn",
    "passed",
    "passed_blocked",
    "passed_kings",
    "isolated",
    "doubled",
    "supported",
    "threatened",
    "protected",
    "danger",
    "shelter",
    "king_advance",
    "king_centre",
    "pair",
    "held",
    "pressure",
    "open_king",
    "goal",
    "by_lesser",
    "hanging",
    "advanced",
    "central",
    "beside",
    "weak_ring",
    "checks",
)
"""The terms, in the order of their numbers in general_terms.py."""

TERM_WEIGHTS: Final = TermWeights()
