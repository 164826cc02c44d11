"""Play fast games of the computer against itself and fit how likely each score is to win.

    python -P tools/fit_winning_chance.py --games 400 --nodes 500 --seed 1 > winning_chance.json

`engine/tuned/winning_chance.json` is what this command made on the compiled core. For each game it has the `k` of
chance = 1 / (1 + exp(-k * hundredths of a pawn)), which makes the results of the games likeliest, a draw as half a win.
What happens meanwhile goes to stderr.
"""

import argparse
import gc
import json
import math
import random
import sys
from collections.abc import Iterable
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from shared_game import SharedGame  # noqa: E402

from engine.search import Limits, Report, Search  # noqa: E402
from engine.strength import FULL  # noqa: E402
from engine.table import Table  # noqa: E402
from rules.games import GAMES  # noqa: E402

OPENING_PLIES = 4
LONGEST = 300
"""Plies, after which a game is drawn."""

MEGABYTES = 16
LARGEST_SCORE = 1000
"""Hundredths of a pawn; what is beyond counts as so much, and mates as well."""

STEPS = 50
"""Newton's method needs far fewer."""

Wanted = tuple[str, int, int, int]
"""A game to play: its rules, its number, the nodes of each move, the seed."""

Sample = tuple[int, float]
"""A score of the side to move, in hundredths of a pawn, and the points that this side made of the game."""


def play(wanted: Wanted) -> list[Sample]:
    """Play a game; return each position's score with what came of it."""
    gc.collect()  # the search of the game before, see engine.player.Player._forget
    name, number, nodes, seed = wanted
    shared = SharedGame(name, number, OPENING_PLIES, random.Random(f"{name} {number} {seed}"))
    search = Search(shared.position, shared.history, Table(MEGABYTES))
    scores: list[tuple[int, int]] = []
    while shared.goes_on(LONGEST):
        found: list[Report] = []
        side = shared.position.side
        move = search.think(Limits(nodes=nodes), 1, FULL, found.append)[0]
        if found:
            scores.append((side, max(-LARGEST_SCORE, min(LARGEST_SCORE, found[-1].score))))
        shared.advance(move)
    points = shared.points
    return [(score, 1 - points if side else points) for side, score in scores]


def fit(samples: Iterable[Sample]) -> float:
    """Return the `k` that makes samples likeliest. Raises ValueError if they do not bound it.

    The logarithm of the likelihood is concave in `k`; Newton's method finds where it is greatest.
    """
    known = list(samples)
    k = 0.001
    for _ in range(STEPS):
        slope = curvature = 0.0
        for score, points in known:
            chance = 1 / (1 + math.exp(max(-700.0, min(700.0, -k * score))))
            slope += (points - chance) * score
            curvature += chance * (1 - chance) * score * score
        if curvature < 1e-9:
            break
        step = max(-0.005, min(0.005, slope / curvature))
        k += step
        if abs(step) < 1e-10:
            return k
    raise ValueError("these samples do not say how much a score is worth")


def main() -> int:
    """Play the games and print what was fitted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="for each game's rules")
    parser.add_argument("--nodes", type=int, default=500, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    cluster.add_options(parser)
    asked = parser.parse_args()
    fitted: dict[str, object] = {}
    for name in GAMES:
        wanted = [(name, number, asked.nodes, asked.seed) for number in range(asked.games)]
        samples = [sample for played in cluster.run(play, wanted, asked.at_once, asked.cluster) for sample in played]
        fitted[name] = {"k": round(fit(samples), 6), "games": asked.games, "positions": len(samples)}
        print(f"{name}: {fitted[name]}", file=sys.stderr, flush=True)
    command = f"python -P tools/fit_winning_chance.py --games {asked.games} --nodes {asked.nodes} --seed {asked.seed}"
    print(json.dumps({"command": command, "games": fitted}, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
