"""The weights of the general evaluation's terms, the same for all games without a network (general.py)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class TermWeights:
    """What a unit of each term is worth with all pieces and, `_late`, in the end, in 16ths of a hundredth of a pawn.

    `danger_…`: what makes danger to a king: the number of pieces that attack the squares beside it, squared; their
    attacks; pieces in hand, by what they are worth; squares beside it that no piece defends; safe squares from which
    pieces would give check, the first one and each. `danger_shelter`: what each unit of shelter takes off. `tempo`:
    the worth of the move, in hundredths of a pawn.
    """

    mobility: i64 = 20
    mobility_late: i64 = 16
    pawn: i64 = 0
    pawn_late: i64 = 250
    passed: i64 = 8
    passed_late: i64 = 24
    passed_blocked: i64 = -8
    passed_blocked_late: i64 = -4
    passed_kings: i64 = 0
    passed_kings_late: i64 = 40
    isolated: i64 = -150
    isolated_late: i64 = -170
    doubled: i64 = -200
    doubled_late: i64 = -100
    supported: i64 = 180
    supported_late: i64 = 220
    threatened: i64 = -1300
    threatened_late: i64 = -1300
    protected: i64 = 60
    protected_late: i64 = 100
    danger: i64 = 12
    danger_late: i64 = 0
    shelter: i64 = 40
    shelter_late: i64 = 50
    king_advance: i64 = -20
    king_advance_late: i64 = 330
    king_centre: i64 = 100
    king_centre_late: i64 = -140
    pair: i64 = 600
    pair_late: i64 = 600
    held: i64 = 16
    held_late: i64 = 16
    pressure: i64 = 8
    pressure_late: i64 = 8
    open_king: i64 = -450
    open_king_late: i64 = 0
    goal: i64 = 8
    goal_late: i64 = 24
    by_lesser: i64 = 950
    by_lesser_late: i64 = 400
    hanging: i64 = 300
    hanging_late: i64 = 300
    advanced: i64 = -170
    advanced_late: i64 = -200
    central: i64 = 55
    central_late: i64 = 0
    beside: i64 = 60
    beside_late: i64 = 90
    weak_ring: i64 = 150
    weak_ring_late: i64 = 0
    checks: i64 = 300
    checks_late: i64 = 200
    danger_attackers: i64 = 50
    danger_attacks: i64 = 70
    danger_in_hand: i64 = 40
    danger_weak: i64 = 180
    danger_check: i64 = 400
    danger_each_check: i64 = 250
    danger_shelter: i64 = 60
    tempo: i64 = 45


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
"""The terms, in the order of their numbers in general.py."""

TERM_WEIGHTS: Final = TermWeights()
