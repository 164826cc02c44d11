"""The search parameters, tuned together by games (tools/tune_search.py).

Margins are in hundredths of a pawn. A `_step` is added for each ply of depth.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class Parameters:
    """The margins, counts and weights of pruning, reductions, extensions and move ordering (docs/search.md).

    In 1024ths of a ply: `reduction_offset`, `not_improving_threshold`, from which reductions are a ply larger where the
    evaluation does not improve. In 256ths of a ply: `null_reduction`. In sixteenths: `null_margin_step`,
    `singular_margin` for each ply of depth, weights for sorting moves (except for the pressure on the king) and for
    choosing reductions (`reducing_…`), the `malus` of moves that were tried before the best one or led to it.

    `logarithms_factor`: thousandths of a ply for the product of the natural logarithms of the depth and of the move's
    number. `history_divisor`: a quiet move is reduced by one ply less for each multiple of this by which its history
    exceeds `history_neutral`. `null_evaluation_step`: the null move search is reduced by one more ply, three at most,
    for each multiple of this by which the evaluation exceeds beta. `see_quiet_margin`: in quarters, times the square of
    the reduced depth. `late_move_count`: sixteenths of a move; its step is multiplied by the square of the depth.
    `evaluation_bonus`: history bonus of a move for each hundredth of a pawn by which it improved the static evaluation,
    and ply of depth.
    """

    # Pruning, reductions and extensions
    reverse_futility_margin: i64 = 81
    razoring_margin: i64 = 211
    null_margin: i64 = 143
    null_margin_step: i64 = 64
    null_margin_pv: i64 = 72
    null_reduction: i64 = 1477
    null_reduction_step: i64 = 94
    null_evaluation_step: i64 = 81
    probcut_margin: i64 = 173
    probcut_improving: i64 = 20
    singular_margin: i64 = 20
    double_extension_margin: i64 = 43
    check_extension_margin: i64 = 27
    futility_margin: i64 = 121
    futility_margin_step: i64 = 43
    futility_history: i64 = 32055
    see_quiet_margin: i64 = 80
    see_capture_margin: i64 = 230
    late_move_count: i64 = 135
    late_move_count_step: i64 = 29
    logarithms_factor: i64 = 395
    reduction_offset: i64 = 534
    not_improving_threshold: i64 = 1108
    history_neutral: i64 = 2009
    history_divisor: i64 = 7971
    delta_margin: i64 = 85
    aspiration_window: i64 = 30

    # The order of moves
    good_check_loss: i64 = 400
    king_pressure_weight: i64 = 134
    history_weight: i64 = 16
    continuation_1_weight: i64 = 24
    continuation_2_weight: i64 = 16
    continuation_4_weight: i64 = 16
    capture_history_weight: i64 = 4
    reducing_continuation_1_weight: i64 = 16
    reducing_continuation_2_weight: i64 = 16
    reducing_continuation_4_weight: i64 = 16
    bonus_quadratic: i64 = 144
    bonus_linear: i64 = 409
    bonus_offset: i64 = 215
    evaluation_bonus: i64 = 8
    evaluation_bonus_max: i64 = 1000
    quiet_malus: i64 = 16
    capture_malus: i64 = 16
    prior_move_malus: i64 = 16


WITH_NETWORK: Final = Parameters()
"""For games that are evaluated by a network."""

WITHOUT_NETWORK: Final = Parameters(
    reverse_futility_margin=71,
    razoring_margin=255,
    null_margin=196,
    null_margin_step=280,
    null_margin_pv=27,
    null_reduction=1770,
    null_reduction_step=115,
    null_evaluation_step=124,
    probcut_margin=60,
    probcut_improving=27,
    singular_margin=32,
    double_extension_margin=25,
    check_extension_margin=65,
    futility_margin=69,
    futility_margin_step=19,
    futility_history=64302,
    see_quiet_margin=68,
    see_capture_margin=149,
    late_move_count=222,
    late_move_count_step=38,
    logarithms_factor=349,
    reduction_offset=119,
    not_improving_threshold=381,
    history_neutral=3278,
    history_divisor=4769,
    delta_margin=37,
    aspiration_window=32,
    good_check_loss=294,
    king_pressure_weight=201,
    history_weight=41,
    continuation_1_weight=5,
    continuation_2_weight=19,
    continuation_4_weight=8,
    capture_history_weight=6,
    reducing_continuation_1_weight=2,
    reducing_continuation_2_weight=19,
    reducing_continuation_4_weight=8,
    bonus_quadratic=156,
    bonus_linear=570,
    bonus_offset=129,
    evaluation_bonus=37,
    evaluation_bonus_max=1027,
    quiet_malus=5,
    capture_malus=20,
    prior_move_malus=14,
)
"""For all other games; tuned by games like chess, most of them without drops (docs/strength.md)."""
