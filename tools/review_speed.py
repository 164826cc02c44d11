"""Measure the review of a game: `python tools/review_speed.py [--moves 60] [GAME …]`.

Reviews a random game, from a seed, with this number of moves of each side, as the window does. Prints its seconds, the
processor time of the engine, and that of this process.
"""

import argparse
import os
import random
import resource
import sys
import time

from PySide6.QtCore import QCoreApplication, QEventLoop

from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.review.reviewer import Reviewer
from surajang.rules.game import Game
from surajang.rules.games import GAMES

SEEDS = 1_000


def long_game(name: str, plies: int) -> Game:
    """Return a game of random moves that is not over. Raises ValueError if none is found."""
    for seed in range(SEEDS):
        chance = random.Random(seed)
        game = Game(GAMES[name])
        while len(game.main_line()) <= plies and not game.outcome.over:
            game.play(chance.choice(game.legal_moves()))
        if not game.outcome.over:
            return game
    raise ValueError(f"no game of {plies} plies")


def engine_time() -> float:
    """Return the processor time of processes that have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def review(name: str, plies: int) -> None:
    """Review a game, and print how long it takes."""
    reviewer, loop = Reviewer(long_game(name, plies)), QEventLoop()

    def end(result: object) -> None:
        if isinstance(result, str):
            print(result)
        loop.quit()

    reviewer.finished.connect(end)
    reviewer.failed.connect(end)
    begun, before, worked = time.perf_counter(), engine_time(), time.process_time()
    reviewer.start()
    loop.exec()
    passed, worked = time.perf_counter() - begun, time.process_time() - worked
    reviewer.close()
    wait_for_processes()
    print(f"{name}: {passed:.1f} s, engine {engine_time() - before:.1f}, window {worked:.1f}", flush=True)


def main() -> int:
    """Review a game of each variant named."""
    parser = argparse.ArgumentParser(prog="python tools/review_speed.py", description="Measure the review of a game.")
    parser.add_argument("games", nargs="*", default=[name for name, variant in GAMES.items() if not variant.family])
    parser.add_argument("--moves", type=int, default=60, help="moves of each side")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QCoreApplication(sys.argv[:1])
    for name in options.games:
        review(name, 2 * options.moves)
    return 0


if __name__ == "__main__":
    sys.exit(main())
