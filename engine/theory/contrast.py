"""Differences between games of strong players and of beginners: only those outside the errors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from surajang.engine.playtest.chances import Z_95, Estimate, rate_of
from surajang.engine.playtest.report import PieceUse, Report

DROPS, PROMOTIONS, MOVES, RULE, LENGTH, LEAD = "drop", "promote", "move", "come up", "last", "lead"
"""The quantities compared: uses of a piece, games with a rule or a draw, the length of games, and changes of the
lead.
"""

DRAWN: Final = "draws"
"""A draw, listed among the rules."""

_HUNDRED: Final = 100


@dataclass(frozen=True)
class Compared:
    """A quantity in the games of strong players and of beginners, with bounds of a z-score; `about` is a piece's symbol
    or a rule."""

    quantity: str
    about: str
    strong: Estimate
    weak: Estimate

    @property
    def more(self) -> bool:
        """Whether strong players have significantly more."""
        return self.strong.low > self.weak.high

    @property
    def less(self) -> bool:
        """Whether they have significantly less."""
        return self.strong.high < self.weak.low


def compared(strong: Report, weak: Report, z: float = Z_95) -> list[Compared]:
    """Return all that is compared, with bounds of a z-score."""
    return [
        Compared(quantity, about, of_strong, of_weak)
        for (quantity, about, of_strong), (_, _, of_weak) in zip(
            _quantities(strong, z), _quantities(weak, z), strict=True
        )
        if of_strong.value or of_weak.value
    ]


def _quantities(report: Report, z: float) -> Iterator[tuple[str, str, Estimate]]:
    """Yield the quantities of a report, in the same order for all reports on a game."""
    for use in report.pieces:
        for quantity, mean in ((DROPS, use.drops), (PROMOTIONS, use.promotions), (MOVES, use.moves)):
            yield quantity, use.symbol, in_hundred(mean, report, z)
    yield RULE, DRAWN, rate_of(report.results[1], report.played, z)
    for code, games in report.rules:
        yield RULE, code, rate_of(games, report.played, z)
    yield LENGTH, "", _halved(_widened(report.length, z))
    yield LEAD, "", _widened(report.lead, z)


def in_hundred(mean: Estimate, report: Report, z: float = Z_95) -> Estimate:
    """Return how often in a hundred moves something happens, from its mean in a game.

    The errors of both means are added, which overestimates the error if anything.
    """
    if not report.length.value:
        return Estimate(0.0, 0.0, 0.0)
    share = mean.value / report.length.value
    error = z / Z_95 * (mean.error / report.length.value + share * report.length.error / report.length.value)
    return Estimate(_HUNDRED * share, _HUNDRED * max(0.0, share - error), _HUNDRED * (share + error))


def uses(report: Report) -> dict[str, PieceUse]:
    """Return what pieces do, by their symbols."""
    return {use.symbol: use for use in report.pieces}


def _widened(mean: Estimate, z: float) -> Estimate:
    half = mean.error * z / Z_95
    return Estimate(mean.value, mean.value - half, mean.value + half)


def _halved(plies: Estimate) -> Estimate:
    """Return plies as moves of each player."""
    return Estimate(plies.value / 2, plies.low / 2, plies.high / 2)
