"""Play the computer's levels against each other and fit their ratings.

    python tools/levels.py --games 1040 --top 44 --at-once 2 > ratings.json
    python tools/levels.py --add-to ratings.json --forget 7 --lowest 2 --highest 12 … > again.json
    python tools/levels.py --add-to ratings.json --pair 12 17 … > again.json

The second command adds games to a table after level 7 has changed; without `--forget` it makes the ratings more
precise, as the third does for two levels. `engine/tuned/ratings.json` was made by the first and then several of the
others, until every step was within bounds; shares near the bounds are therefore a little flattering.

In each family of games every level plays the two above it, the next one most often. Levels are limited by nodes and
play the same on every machine. Prints the ratings over all families, those of each, and every score, as the file that
the program reads; progress goes to stderr.
"""

import argparse
import gc
import json
import math
import random
import sys
import time
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from shared_game import SharedGame  # noqa: E402

from surajang.engine.practice.ratings import fitted  # noqa: E402
from surajang.engine.search import Limits, Search  # noqa: E402
from surajang.engine.strength import HIGHEST, STEPS, of_level  # noqa: E402
from surajang.engine.table import Table  # noqa: E402

LEVELS = tuple(STEPS)
FAMILIES = ("pandemonium", "mansindam", "palaceshogi")
NEXT_BUT_ONE = 5
"""One game in this many is played against the level after the next."""
MAX_PLIES = 300
OPENING_PLIES = 4
MEGABYTES = 16

Pairing = tuple[str, int, int, int]
"""A game to play: family, number of the opening, levels of the first and second player."""


def play(pairing: Pairing) -> float:
    """Play a game, drawn after MAX_PLIES plies; return the points of its first player."""
    gc.collect()  # the searches of the game before, see engine.player.Player._forget
    name, number, first, second = pairing
    shared = SharedGame(name, number, OPENING_PLIES, random.Random(f"{name} {number}"))
    searches = [Search(shared.position, shared.history, Table(MEGABYTES)) for _ in range(2)]
    for search in searches:
        search.state.weakness.seed = random.Random(f"{pairing} {len(searches)}").getrandbits(40)
    while shared.goes_on(MAX_PLIES):
        side = shared.position.side
        strength = of_level((first, second)[side])
        shared.advance(searches[side].think(Limits(), 1, strength, None)[0])
    return shared.points


Scores = dict[tuple[int, int], tuple[float, int]]
"""By weaker and stronger level: the points of the stronger one, and the games."""


def pairings(name: str, games: int, top: int, played: Scores) -> list[Pairing]:
    """Return the games of a family: each opening from both sides, the cheapest levels first.

    Each pair of neighbours with one of the two strongest levels plays `top` games, the others share the rest. The
    openings differ from those of the games `played` before.
    """
    costly = len(LEVELS) - 2
    near = [(weak, weak + 1) for weak in range(len(LEVELS) - 1)]
    far = [(weak, weak + 2) for weak in range(len(LEVELS) - 2)]
    left = games - 2 * (top + top // NEXT_BUT_ONE)
    jobs = []
    for pairs, share, costly_games in ((near, 1 - 1 / NEXT_BUT_ONE, top), (far, 1 / NEXT_BUT_ONE, top // NEXT_BUT_ONE)):
        cheap_pairs = sum(strong < costly for _, strong in pairs)
        for weak, strong in pairs:
            count = costly_games if strong >= costly else left * share / cheap_pairs
            first = played.get((LEVELS[weak], LEVELS[strong]), (0.0, 0))[1] // 2
            for number in range(first, first + max(1, math.ceil(count / 2))):
                jobs.append((name, number, LEVELS[weak], LEVELS[strong]))
                jobs.append((name, number, LEVELS[strong], LEVELS[weak]))
    return sorted(jobs, key=lambda pairing: max(pairing[2:4]))


def ratings(scores: Scores) -> dict[int, float]:
    """Return the ratings of greatest likelihood."""
    return dict(zip(LEVELS, fitted(scores, LEVELS), strict=True))


def table(scores: dict[str, Scores]) -> dict[str, object]:
    """Return the contents of the file of ratings."""
    played = sum(count for found in scores.values() for _, count in found.values())
    families = {name: ratings(found) for name, found in scores.items()}
    overall = {level: sum(fit[level] for fit in families.values()) / len(families) for level in LEVELS}
    return {
        "made by": f"tools/levels.py: {played} games",
        "ratings": rounded(overall),
        "families": {name: rounded(fit) for name, fit in families.items()},
        "scores": {
            name: {f"{pair[1]} over {pair[0]}": f"{found[pair][0]:g} of {found[pair][1]}" for pair in sorted(found)}
            for name, found in scores.items()
        },
    }


def scores_of(file: Path, without: Collection[int] = ()) -> dict[str, Scores]:
    """Return the scores by family in a file of ratings, without those of some levels."""
    scores: dict[str, Scores] = {}
    for name, lines in json.loads(file.read_text("utf-8"))["scores"].items():
        scores[name] = {}
        for pair, score in lines.items():
            strong, weak = map(int, pair.split(" over "))
            points, count = score.split(" of ")
            if not {weak, strong}.intersection(without):
                scores[name][weak, strong] = float(points), int(count)
    return scores


def rounded(fit: dict[int, float]) -> dict[str, int]:
    """Return ratings in the form of the file."""
    return {str(level): round(value) for level, value in fit.items()}


def report(name: str, found: Scores) -> None:
    """Print how each level scores against the one below."""
    for weak, strong in pairwise(LEVELS):
        won, count = found.get((weak, strong), (0.0, 0))
        if count:
            error = 1.96 * math.sqrt(max(won / count * (1 - won / count), 0.05) / count)
            line = f"{name} {strong:3} over {weak:3}: {100 * won / count:5.1f} % (± {100 * error:.1f}) of {count}"
            print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Read the command line, play and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each family")
    parser.add_argument("--top", type=int, default=100, help="games of each pair with one of the two strongest levels")
    parser.add_argument("--families", nargs="+", default=FAMILIES, choices=FAMILIES)
    cluster.add_options(parser)
    parser.add_argument("--lowest", type=int, default=LEVELS[0], help="leave weaker levels out, for a quick try")
    parser.add_argument("--highest", type=int, default=HIGHEST, help="leave stronger levels out, for a quick try")
    parser.add_argument("--pair", type=int, nargs=2, default=(), help="let only these two levels play each other")
    parser.add_argument("--add-to", type=Path, help="a file of ratings of the same levels, whose games are added")
    parser.add_argument("--forget", type=int, nargs="+", default=(), help="levels whose games in that file are dropped")
    arguments = parser.parse_args()
    scores = scores_of(arguments.add_to, arguments.forget) if arguments.add_to else {}
    for name in arguments.families:
        found = scores.setdefault(name, {})
        jobs = [
            pairing
            for pairing in pairings(name, arguments.games, arguments.top, found)
            if arguments.lowest <= min(pairing[2:4])
            and max(pairing[2:4]) <= arguments.highest
            and sorted(arguments.pair) in ([], sorted(pairing[2:4]))
        ]
        started = time.monotonic()
        played = cluster.run(play, jobs, arguments.at_once, arguments.cluster)
        for pairing, points in zip(jobs, played, strict=True):
            weak, strong = sorted(pairing[2:4])
            won, count = found.get((weak, strong), (0.0, 0))
            found[weak, strong] = won + (points if pairing[2] == strong else 1 - points), count + 1
        report(name, found)
        seconds = time.monotonic() - started
        print(f"{name}: {len(jobs)} games in {seconds:.0f} seconds", file=sys.stderr, flush=True)
    print(json.dumps(table(scores), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
