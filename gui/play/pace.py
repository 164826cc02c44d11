"""How long the computer's moves take, so that a person can follow them: as long as such a move would take a person."""

import random

from rules.game import Game
from rules.moves import DROP, target

SHORTEST, LONGEST = 0.5, 4.0
"""Seconds: no move is shown sooner, if there is the time, and none is held back longer."""

SHARE = 0.35
"""Of the time that there is for a move on a clock, it is held back for no more than this."""

USUAL = 1.6
"""Seconds for a quiet move among forty; what follows are factors of it."""

FORCED, RECAPTURE, CAPTURE, ANSWER, PLACED = 0.4, 0.45, 0.75, 0.85, 1.35
"""The only move, a capture where the other side has just captured or moved, another one, an answer to check, a drop."""


def natural_seconds(game: Game, move: int, available: float | None, chance: random.Random) -> float:
    """Return how long a move that is about to be played would take a person.

    `game` stands before the move; `available` are the seconds there are for it on a clock, None without one.
    """
    moves = len(game.legal_moves())
    position, last = game.position, game.node.move
    if moves == 1:
        factor = FORCED
    elif position.captures(move):
        factor = RECAPTURE if last and target(last) == target(move) else CAPTURE
    elif position.in_check():
        factor = ANSWER
    else:
        factor = PLACED if move & DROP else 1.0
    seconds = USUAL * factor * (0.7 + 0.6 * chance.random()) * (0.8 + min(moves, 200) / 200)
    seconds = min(LONGEST, max(SHORTEST, seconds))
    return seconds if available is None else min(seconds, SHARE * available)
