"""Texts of an analysis: scores, who is better, an engine's progress."""

from typing import Protocol

from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.translation import Text, number, plural, tr

NO_THREAT = Text("There is no threat to show: the turn cannot be passed here.")
THREAT_SHOWN = Text("This line is a threat and cannot be played in the study.")
OVER = Text("The game is over here.")

EVEN = Text("Neither side is better")
DEGREES = (
    (0.95, Text("{player} is winning")),
    (0.8, Text("{player} is much better")),
    (0.65, Text("{player} is better")),
    (0.55, Text("{player} is slightly better")),
)
"""By the minimum winning chance."""

MATES = plural("{player} mates in {count}")


class Scored(Protocol):
    """A score as in gui.engines.protocol."""

    @property
    def number(self) -> int:
        """Centipawns, or more for a mate."""

    @property
    def mate(self) -> int | None:
        """The moves to mate, negative for the side being mated, None without a mate."""


def standing(score: Scored, chance: float, players: tuple[str, str]) -> str:
    """Return who is better, by the first player's score and winning chance."""
    if score.mate is not None:
        better = players[0] if score.number > 0 else players[1]
        return MATES(abs(score.mate), player=better) if score.mate else tr("{player} has mated", player=better)
    better = players[0] if chance >= 0.5 else players[1]
    sure = max(chance, 1 - chance)
    for least, sentence in DEGREES:
        if sure >= least:
            return sentence(player=better)
    return EVEN()


def score_text(score: Scored) -> str:
    """Return a score in pawns, or the moves to mate.

    >>> from surajang.gui.engines.protocol import Score
    >>> score_text(Score.of_centipawns(-35)), score_text(Score.of_mate(4)), score_text(Score.of_mate(-2))
    ('−0.35', '#4', '#−2')
    """
    if score.mate is not None:
        return f"#−{-score.mate}" if score.number < 0 else f"#{score.mate}"
    if not score.number:
        return "0.00"
    return f"{'−' if score.number < 0 else '+'}{abs(score.number) / 100:.2f}"


def chance_text(chance: float, player: str) -> str:
    """Return a winning chance in words."""
    return tr("{player}'s winning chance {chance}", player=player, chance=percent(chance))


def progress_text(depth: int, speed: int) -> str:
    """Return an engine's depth and speed in words."""
    return (
        tr("depth {depth}, {speed} nodes/s", depth=depth, speed=_rounded(speed))
        if speed
        else tr("depth {depth}", depth=depth)
    )


def _rounded(count: int) -> str:
    """Return a large number without digits that would change all the time.

    Languages abbreviate differently (2.3M, 2,3 Mio., 230万), so it is written in full.

    >>> _rounded(950), _rounded(84_200), _rounded(2_340_000)
    ('950', '84,000', '2,300,000')
    """
    return number(round(count, -5 if count >= 1_000_000 else -3 if count >= 1000 else 0))
