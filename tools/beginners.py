"""Play imitated beginners against the computer's lowest levels, and print their scores.

    python -P tools/beginners.py --games 100 --levels 1 2 3

`random` makes any legal move; `grabber` makes the capture that gains most four times in five, else any legal move.
Each plays half of its games as the first player, from openings of two random moves. The computer has lost after
three moves in a row that it judges lost, although in the window these levels play on to mate; a game of MAX_PLIES plies
is drawn. A game depends only on the level, the rules and its number.
"""

import argparse
import gc
import math
import random
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from shared_game import SharedGame  # noqa: E402

from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import of_level  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.engine.weights import weights_of  # noqa: E402
from surajang.gui.play.computer_turn import LOST_MOVES, LOST_SCORE  # noqa: E402
from surajang.gui.players.levels import LEVELS, level_numbered  # noqa: E402
from surajang.rules.codes import KIND  # noqa: E402
from surajang.rules.game import Game  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402

BEGINNERS = ("random", "grabber")
GREED = 0.8
"""The share of its moves on which the grabber captures if it can."""
OPENING_PLIES = 2
MAX_PLIES = 300
MEGABYTES = 1


class Beginner:
    """An imitated beginner in one game."""

    def __init__(self, kind: str, game: Game, chance: random.Random) -> None:
        self.kind = kind
        self.game = game
        self.chance = chance
        self.values = weights_of(game.position.tables).board

    def move(self) -> int:
        """Return a move."""
        moves, position = self.game.legal_moves(), self.game.position
        if self.kind == "grabber" and self.chance.random() < GREED:
            captures = [move for move in moves if position.captures(move)]
            if captures:
                return max(captures, key=self._gain)
        return self.chance.choice(moves)

    def _gain(self, move: int) -> float:
        """Return the value of what a move captures."""
        position = self.game.position
        return sum(self.values[position.board[square] & KIND] for square in position.captured_squares(move))


Job = tuple[str, str, int, int]
"""A game to play: its rules, the kind of beginner, the level's number and its own."""


def play(job: Job) -> float:
    """Play a game against a level; return the beginner's points."""
    gc.collect()  # the search of the game before holds itself
    name, kind, level_number, number = job
    level = level_numbered(level_number)
    chance = random.Random(f"{name} {number} {kind} {level.skill}")
    shared = SharedGame(name, number // 2, OPENING_PLIES, random.Random(f"{name} {number // 2}"))
    search = Search(shared.position, shared.history, Table(MEGABYTES))
    search.state.weakness.seed = chance.getrandbits(40)
    beginner, side, lost = Beginner(kind, shared.game, chance), number % 2, 0
    while shared.goes_on(MAX_PLIES):
        if shared.position.side == side:
            shared.advance(beginner.move())
            continue
        found: list[Report] = []
        move = search.think(Limits(), 1, of_level(level.skill), found.append)[0]
        lost = lost + 1 if found and found[-1].score <= LOST_SCORE else 0
        if lost >= LOST_MOVES:
            return 1.0
        shared.advance(move)
    return 1 - shared.points if side else shared.points


def main() -> int:
    """Read the command line, play, and print a line for each level, beginner and game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="games of each pair")
    parser.add_argument("--levels", type=int, nargs="+", default=[1], choices=[level.number for level in LEVELS])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    cluster.add_options(parser)
    arguments = parser.parse_args()
    for level in map(level_numbered, arguments.levels):
        for kind in BEGINNERS:
            for name in arguments.variant or GAMES:
                job = [(name, kind, level.number, number) for number in range(arguments.games)]
                points = list(cluster.run(play, job, arguments.at_once, arguments.cluster))
                share = sum(points) / len(points)
                error = 1.96 * math.sqrt(max(share * (1 - share), 0.02) / len(points))
                words = f"{kind} against {level.name}, {name}: {100 * share:.0f} % (± {100 * error:.0f})"
                print(f"{words} of {len(points)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
