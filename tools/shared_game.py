"""A game between searches, with the position and history that they share."""

import random

from surajang.engine.position_history import PositionHistory
from surajang.gui.matches.openings import random_opening
from surajang.rules import fen, notation
from surajang.rules.game import DRAW, FIRST_WINS, Game
from surajang.rules.game_files import game_of


class SharedGame:
    """A game of a variant (a name or FILE:NAME), from an opening of `plies` chosen by its number and `chance`."""

    def __init__(self, name: str, number: int, plies: int, chance: random.Random) -> None:
        variant = game_of(name)
        self.game = Game(variant)
        self.position = fen.read(variant, "startpos")
        self.history = PositionHistory(variant.repetition)
        self.history.push(self.position.key, self.position.in_check())
        for text in random_opening(variant, number, plies, chance).moves:
            self.advance(notation.parse(self.position, text))

    def advance(self, move: int) -> None:
        """Make a move."""
        self.game.play(move)
        self.position.make(move)
        self.history.push(self.position.key, self.position.in_check())

    def goes_on(self, longest: int) -> bool:
        """Return whether the game goes on: it has not ended, and has fewer plies than the limit for a draw."""
        return not self.game.outcome.over and self.game.node.ply < longest

    @property
    def points(self) -> float:
        """The points of the first player."""
        outcome = self.game.outcome
        return 0.5 if not outcome.over or outcome.result == DRAW else float(outcome.result == FIRST_WINS)
