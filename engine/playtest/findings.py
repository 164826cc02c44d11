"""The findings of a playtest: only what is statistically significant, corrected for the number of tests."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from surajang.engine.playtest.chances import Z_95, Estimate, mean_of, rate_of, share_of, z_score
from surajang.engine.playtest.report import (
    BETTER_IN_HAND,
    EVEN,
    FIRST_AHEAD,
    MOSTLY_DRAWN,
    RARELY_DRAWN,
    RARELY_DROPPED,
    RARELY_MOVED,
    RARELY_PROMOTED,
    SECOND_AHEAD,
    SETUP_LOSES,
    SETUP_WINS,
    UNUSED,
    WORTHLESS,
    Finding,
    PieceValue,
    Report,
)
from surajang.rules import fen
from surajang.rules.codes import KIND
from surajang.rules.variant import Variant

_RARE: Final = 0.1
"""An event in a smaller share of the games is reported as rare."""
_NEVER: Final = 0.02
"""A rule that comes up in a smaller share of the games is reported."""
_FEW_DRAWS: Final = 0.05
_WORTHLESS: Final = 0.2
"""A piece is next to worthless below this fraction of the most valuable one's value."""


def findings_of(report: Report, variant: Variant) -> Report:
    """Return the report with its findings."""
    at_start = _kinds_at_start(variant)
    tests = 2 + len(report.rules) + len(variant.setup.choices if variant.setup else ()) + len(report.values)
    tests += sum([1 + int(piece.drop is not None) + int(piece.promotion is not None) for piece in variant.pieces])
    z = z_score(tests)
    found = [
        *_on_results(report, z),
        *_on_setups(report, z),
        *_on_pieces(report, variant, at_start, z),
        *_on_values(report, z),
        *_on_rules(report, z),
    ]
    return replace(report, tests=tests, findings=tuple(found))


def _kinds_at_start(variant: Variant) -> set[int]:
    """Return the kinds that are on the board at the start."""
    position = fen.read(variant, variant.start)
    return {int(position.board[square] & KIND) for square in position.tables.squares}


def _on_results(report: Report, z: float) -> Iterator[Finding]:
    won, drawn, lost = report.results
    share = share_of([1.0] * won + [0.5] * drawn + [0.0] * lost, z)
    code = FIRST_AHEAD if share.low > 0.5 else SECOND_AHEAD if share.high < 0.5 else EVEN
    yield Finding(code, estimate=share, games=report.played)
    draws = rate_of(drawn, report.played, z)
    if draws.low > 0.5:
        yield Finding(MOSTLY_DRAWN, estimate=draws, count=drawn, games=report.played)
    elif draws.high < _FEW_DRAWS:
        yield Finding(RARELY_DRAWN, estimate=draws, count=drawn, games=report.played)


def _on_setups(report: Report, z: float) -> Iterator[Finding]:
    """Yield the setups that score more or less than others, for the same side."""
    games = sum([pair.wins + pair.draws + pair.losses for pair in report.setups])
    if not games:
        return
    first = sum([pair.wins + pair.draws / 2 for pair in report.setups]) / games
    numbers = sorted({number for pair in report.setups for number in (pair.first, pair.second)})
    for number in numbers:
        points: list[float] = []
        for pair in report.setups:
            results = ((1.0, pair.wins), (0.5, pair.draws), (0.0, pair.losses))
            for gained, count in results:
                if pair.first == number:
                    points += [0.5 + gained - first] * count
                if pair.second == number:
                    points += [0.5 + first - gained] * count
        score = mean_of(points, z)
        if score.high < 0.5 or score.low > 0.5:
            code = SETUP_LOSES if score.high < 0.5 else SETUP_WINS
            yield Finding(code, str(number), _bounded(score), games=len(points))


def _bounded(share: Estimate) -> Estimate:
    return Estimate(share.value, max(0.0, share.low), min(1.0, share.high))


def _on_pieces(report: Report, variant: Variant, at_start: set[int], z: float) -> Iterator[Finding]:
    """Yield what pieces hardly ever do."""
    for number, (piece, use) in enumerate(zip(variant.pieces, report.pieces, strict=True)):
        looked_at: list[tuple[str, int, int]] = []
        if number + 1 in at_start:
            looked_at.append((RARELY_MOVED, use.moved_games, report.played))
        if piece.drop is not None:
            looked_at.append((RARELY_DROPPED, use.dropped_games, use.held_games))
        if piece.promotion is not None:
            looked_at.append((RARELY_PROMOTED, use.promoted_games, report.played))
        for code, count, games in looked_at:
            share = rate_of(count, games, z)
            if share.high < _RARE:
                yield Finding(code, piece.symbol, share, count, games)


def _on_values(report: Report, z: float) -> Iterator[Finding]:
    """Yield the pieces that are worth next to nothing, and those worth more in hand than on the board."""
    board = {value.symbol: value for value in report.values if not value.in_hand}
    most = max([_odds(value, z)[0] for value in board.values()], default=0.0)
    for value in board.values():
        if most > 0 and _odds(value, z)[1] < _WORTHLESS * most:
            yield Finding(WORTHLESS, value.symbol, _widened(value, z), games=report.played)
    for value in report.values:
        other = board.get(value.symbol)
        if value.in_hand and other is not None and _odds(value, z)[0] > _odds(other, z)[1]:
            yield Finding(BETTER_IN_HAND, value.symbol, _widened(value, z), games=report.played)


def _odds(value: PieceValue, z: float) -> tuple[float, float]:
    """Return the bounds of a piece's value in log odds, at a z-score."""
    middle = _logit(value.share.value)
    half = (_logit(value.share.high) - _logit(value.share.low)) / 2 * z / Z_95
    return middle - half, middle + half


def _widened(value: PieceValue, z: float) -> Estimate:
    """Return the share of a piece with the bounds at a z-score."""
    low, high = _odds(value, z)
    return Estimate(value.share.value, 1 / (1 + math.exp(-low)), 1 / (1 + math.exp(-high)))


def _logit(share: float) -> float:
    share = min(max(share, 1e-12), 1 - 1e-12)
    return math.log(share / (1 - share))


def _on_rules(report: Report, z: float) -> Iterator[Finding]:
    """Yield the rules that never came up, if that says something."""
    for code, count in report.rules:
        share = rate_of(count, report.played, z)
        if count == 0 and share.high < _NEVER:
            yield Finding(UNUSED, code, share, count, report.played)
