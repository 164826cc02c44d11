"""The winning chance of a score, as fitted for each game by `tools/fit_winning_chance.py`."""

import json
import math
from functools import cache
from importlib.resources import files

from surajang.gui.engines.protocol import Info, Score

MAX_SCORE = 3000
"""Hundredths of a pawn; the fit has no larger ones."""

DEFAULT_SCALE = 0.0018
"""The `k` of a game that has not been fitted."""


@cache
def _constants() -> dict[str, float]:
    """Return the `k` of each game by its name."""
    text = files("surajang.engine.tuned").joinpath("winning_chance.json").read_text("utf-8")
    return {name: fitted["k"] for name, fitted in json.loads(text)["games"].items()}


def winning_chance(game: str, score: Score) -> float:
    """Return the chance, 0 to 1, that a side wins with a score; a draw counts as half a win.

    >>> from surajang.gui.engines.protocol import Score
    >>> winning_chance("mansindam", Score.of_centipawns(0)), winning_chance("mansindam", Score.of_mate(3))
    (0.5, 1.0)
    """
    centipawns = score.centipawns
    if centipawns is None:
        return float(score.number > 0)
    bounded = max(-MAX_SCORE, min(MAX_SCORE, centipawns))
    return 1 / (1 + math.exp(-_constants().get(game, DEFAULT_SCALE) * bounded))


def chance_of(game: str, info: Info) -> float:
    """Return the winning chance of the side to move: the engine's own, or the one fitted to its score."""
    wins, draws, losses = info.wdl or (0, 0, 0)
    if games := wins + draws + losses:
        return (wins + draws / 2) / games
    return winning_chance(game, info.score or Score(0))
