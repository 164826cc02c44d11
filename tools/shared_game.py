"""A game that searches play: the game, and the position and history that they share."""

import random

from surajang.engine.position_history import PositionHistory
from surajang.gui.matches.openings import random_opening
from surajang.rules import fen, notation
from surajang.rules.game import DRAW, FIRST_WINS, Game
from surajang.rules.games import game_named


class SharedGame:
    """A game of the rules called `name`, from an opening of `plies` that its number and `chance` choose."""

    def __init__(self, name: str, number: int, plies: int, chance: random.Random) -> None:
        variant = game_named(name)
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
        """Say whether the game is not over, and not so many plies long that it is drawn."""
        return not self.game.outcome.over and self.game.node.ply < longest

    @property
    def points(self) -> float:
        """What the first player has made of it."""
        outcome = self.game.outcome
        return 0.5 if not outcome.over or outcome.result == DRAW else float(outcome.result == FIRST_WINS)
