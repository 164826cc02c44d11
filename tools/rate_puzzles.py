"""Rate mined puzzles by the levels of the computer that solve them.

    python -P tools/rate_puzzles.py --work mined

Each of the ten levels from the third on tries each puzzle of `mined/VARIANT.jsonl` three times, as three opponents that
misjudge different positions; after two levels that always solved it, the stronger ones count as solving it too. The
rating is that of greatest likelihood, where a level of equal rating solves it half of the time, from LOWEST to HIGHEST:
nothing can be measured beyond the levels. Results are added to `mined/VARIANT.solved.jsonl`; puzzles in that file are
not tried again.
"""

import argparse
import gc
import json
import math
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from gather_puzzles import mined, solved_file  # noqa: E402
from puzzle_finder import history_of  # noqa: E402

from surajang.engine.mate import MateLimits, MateSolver  # noqa: E402
from surajang.engine.search import Limits, Search  # noqa: E402
from surajang.engine.strength import LOWEST_SKILL, RATINGS, of_level  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.position import Position  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

LEVELS = {level: found for level, found in RATINGS.items() if level >= LOWEST_SKILL}
"""The levels that try puzzles, with their ratings; those for beginners would solve none."""
TRIES = 3
SURE = 2
"""After this many levels in a row that always solve a puzzle, stronger ones do not try it."""
STEP = 10
BEYOND = 200
LOWEST = min(LEVELS.values()) - BEYOND
HIGHEST = math.ceil((max(LEVELS.values()) + BEYOND) / STEP) * STEP
"""The bounds of a rating: so far beyond the weakest and the strongest level that these solve, or fail at, three of four
such puzzles."""
MATE_NODES = 200_000


class Solver:
    """Runs levels on puzzles of one game."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        position = fen.read(variant, variant.start)
        self.search = Search(position, history_of(position), Table(2))
        self.mates = MateSolver(position, history_of(position), Table(4))

    def results(self, puzzle: dict[str, Any]) -> list[int]:
        """Return how often each level solved a puzzle, the weakest level first."""
        found: list[int] = []
        for level in LEVELS:
            sure = len(found) >= SURE and all(count == TRIES for count in found[-SURE:])
            found.append(TRIES if sure else sum(self.solves(puzzle, level, n) for n in range(TRIES)))
        return found

    def solves(self, puzzle: dict[str, Any], level: int, number: int) -> bool:
        """Return whether a level finds every move of a puzzle, or another mate that is as fast."""
        position = fen.read(self.variant, puzzle["fen"])
        state = self.search.state
        state.forget()
        state.weakness.seed = int(puzzle["id"], 16) * (2 * number + 1) + number
        history = history_of(position)
        self.search.set_position(position, history)
        for n, text in enumerate(puzzle["moves"]):
            expected = notation.parse(position, text)
            if n % 2 == 0:
                move = self.search.think(Limits(), 1, of_level(level), None)[0]
                if move != expected:
                    return n > 0 and self._mates(puzzle, position, move, (len(puzzle["moves"]) - n + 1) // 2)
            position.make(expected)
            history.push(position.key, position.in_check())
        return True

    def _mates(self, puzzle: dict[str, Any], position: Position, move: int, moves: int) -> bool:
        """Return whether a move mates in as few moves as the solution."""
        if "scores" in puzzle:
            return False
        self.mates.set_position(position, history_of(position))
        self.mates.state.table.clear()
        limits = MateLimits(nodes=MATE_NODES, free_blocks=True, moves=[move])
        return self.mates.solve(moves, limits).mate_in > 0


def rating(results: list[int]) -> int:
    """Return the rating of greatest likelihood."""
    tried = list(zip(LEVELS.values(), results, strict=True))
    return max(range(LOWEST, HIGHEST + 1, STEP), key=lambda rating: _likelihood(rating, tried))


def _likelihood(rating: int, tried: list[tuple[int, int]]) -> float:
    """Return the log-likelihood of a rating, given the times each level solved the puzzle."""
    total = 0.0
    for level, solved in tried:
        failure = 1 / (1 + 10 ** ((level - rating) / 400))
        total += solved * math.log(1 - failure) + (TRIES - solved) * math.log(failure)
    return total


@cache
def solver_of(name: str) -> Solver:
    """Return this process's solver for a rule set, which keeps nothing from puzzle to puzzle."""
    return Solver(game_named(name))


def rated(job: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """Run the levels on a puzzle; return its line in the file."""
    name, puzzle = job
    gc.collect()
    results = solver_of(name).results(puzzle)
    return {"id": puzzle["id"], "solved": results, "rating": rating(results)}


def rate(name: str, work: Path, seconds: float, at_once: int, address: str) -> None:
    """Rate the unrated puzzles of a game, until the time is up."""
    file = solved_file(work, name)
    done = {json.loads(line)["id"] for line in file.read_text("utf-8").splitlines()} if file.exists() else set()
    job = ((name, puzzle) for puzzle in mined(work, name) if puzzle["id"] not in done)
    end = time.monotonic() + seconds if seconds else float("inf")
    tried = cluster.run(rated, job, at_once, address)
    for puzzle in tried:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(puzzle) + "\n")
        if time.monotonic() > end:
            tried.close()


def main() -> int:
    """Read the command line and rate."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop each variant after this time (0: never)")
    parser.add_argument("--work", type=Path, required=True, help="folder of the mined puzzles")
    cluster.add_options(parser)
    arguments = parser.parse_args()
    for name in arguments.variant or GAMES:
        rate(name, arguments.work, arguments.seconds, arguments.at_once, arguments.cluster)
    return 0


if __name__ == "__main__":
    sys.exit(main())
