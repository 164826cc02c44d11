"""Adjusts the piece values used in exchanges to the report on a known game (engine.theory)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from surajang.engine.playtest.report import PieceValue, Report
from surajang.engine.theory import report_of
from surajang.rules.codes import BLACK, KING, WHITE
from surajang.rules.tables import Tables

Bounds = tuple[float, float]


def agreeing(tables: Tables, captured: Sequence[int]) -> list[int]:
    """Return the adjusted values of captured pieces, in hundredths of a pawn, by piece.

    From the piece whose worth is known best to the least known, each gets the nearest value that is no less than that
    of a piece surely worth less, and no greater than that of one surely worth more. So the coach never says the
    opposite of what is known.
    """
    report = report_of(tables.variant)
    found = list(captured)
    known = {} if report is None else _bounds(tables, report)
    kinds = sorted(known, key=lambda kind: known[kind][1] - known[kind][0])
    for place, kind in enumerate(kinds):
        low, high = known[kind]
        value = found[kind | WHITE]
        for other in kinds[:place]:
            other_low, other_high = known[other]
            if other_high < low:
                value = max(value, found[other | WHITE])
            elif high < other_low:
                value = min(value, found[other | WHITE])
        found[kind | WHITE] = found[kind | BLACK] = value
    return found


def _bounds(tables: Tables, report: Report) -> dict[int, Bounds]:
    """Return the bounds on the worth of a captured piece, on the board and then in hand, in log odds, by kind.

    The errors of both are added, so the bounds are never too narrow.
    """
    values: Mapping[tuple[str, bool], PieceValue] = {(value.symbol, value.in_hand): value for value in report.values}
    found: dict[int, Bounds] = {}
    for kind in range(KING + 1, tables.kinds + 1):
        piece = tables.piece_of(kind | WHITE)
        board, hand = values.get((piece.symbol, False)), values.get((piece.held_as, True))
        parts = [value for value in (board, hand) if value is not None]
        if board is not None and (hand is not None or not piece.held_as):
            found[kind] = (
                sum(_log_odds(each.share.low) for each in parts),
                sum(_log_odds(each.share.high) for each in parts),
            )
    return found


def _log_odds(share: float) -> float:
    share = min(max(share, 1e-9), 1 - 1e-9)
    return math.log(share / (1 - share))
