"""Play fast games of the computer against itself, fit the winning chance of a score, and check it on other games.

    python -P tools/fit_winning_chance.py --games 500 --nodes 2000 --seed 1 --plot docs/winning-chance.svg \\
        > winning_chance.json

This command, on the compiled core, made `engine/tuned/winning_chance.json`. For each game it has the `k` of
chance = 1 / (1 + exp(-k * hundredths of a pawn)) with the greatest likelihood of the games' results, a draw being half
a win. Every fifth game is held out of the fit: `held out` has their results by predicted chance, and the plot draws
them. Progress goes to stderr.
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

from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402

OPENING_PLIES = 4
MAX_PLIES = 300
"""Plies, after which a game is drawn."""

MEGABYTES = 16
MAX_SCORE = 3000
"""In hundredths of a pawn; greater scores and mates count as this."""

HELD_OUT = 5
"""One game in this many is held out."""

STEPS_OF_CHANCE = 20
"""The number of equal bins of the chances where they are compared with results."""

MIN_SAMPLES = 50
"""A bin with fewer positions is left out."""

COLOURS = ("#a4312a", "#d98a2b", "#6b8e3d", "#2f6f9f", "#7a4f9a")
SIDE, MARGIN = 420, 50
"""The side of the plot and its margin, in pixels."""

STEPS = 50
"""The most steps; Newton's method needs far fewer."""

Job = tuple[str, int, int, int]
"""A game to play: its rules, its number, the nodes of each move, the seed."""

Sample = tuple[int, float]
"""The score for the side to move, in hundredths of a pawn, and the points that this side got in the game."""

Compared = list[tuple[float, float, int]]
"""By bin: the mean chance, the mean points, and the number of positions."""


def play(wanted: Job) -> list[Sample]:
    """Play a game; return each position's score with the result."""
    gc.collect()  # the search of the game before, see engine.player.Player._forget
    name, number, nodes, seed = wanted
    shared = SharedGame(name, number, OPENING_PLIES, random.Random(f"{name} {number} {seed}"))
    search = Search(shared.position, shared.history, Table(MEGABYTES))
    scores: list[tuple[int, int]] = []
    while shared.goes_on(MAX_PLIES):
        found: list[Report] = []
        side = shared.position.side
        move = search.think(Limits(nodes=nodes), 1, FULL, found.append)[0]
        if found:
            scores.append((side, max(-MAX_SCORE, min(MAX_SCORE, found[-1].score))))
        shared.advance(move)
    points = shared.points
    return [(score, 1 - points if side else points) for side, score in scores]


def chance_of(k: float, score: int) -> float:
    """Return the winning chance of a score."""
    return 1 / (1 + math.exp(max(-700.0, min(700.0, -k * score))))


def fit(samples: Iterable[Sample]) -> float:
    """Return the `k` of greatest likelihood. Raises ValueError if the samples do not bound it.

    The logarithm of the likelihood is concave in `k`; Newton's method finds its maximum.
    """
    known = list(samples)
    k = 0.001
    for _ in range(STEPS):
        slope = curvature = 0.0
        for score, points in known:
            chance = chance_of(k, score)
            slope += (points - chance) * score
            curvature += chance * (1 - chance) * score * score
        if curvature < 1e-9:
            break
        step = max(-0.005, min(0.005, slope / curvature))
        k += step
        if abs(step) < 1e-10:
            return k
    raise ValueError("these samples do not say how much a score is worth")


def compare(k: float, samples: Iterable[Sample]) -> Compared:
    """Return the results of positions by predicted chance."""
    parts: list[list[Sample]] = [[] for _ in range(STEPS_OF_CHANCE)]
    for score, points in samples:
        parts[min(int(chance_of(k, score) * STEPS_OF_CHANCE), STEPS_OF_CHANCE - 1)].append((score, points))
    return [
        (
            round(sum(chance_of(k, score) for score, _ in part) / len(part), 3),
            round(sum(points for _, points in part) / len(part), 3),
            len(part),
        )
        for part in parts
        if len(part) >= MIN_SAMPLES
    ]


def plot(compared: dict[str, Compared]) -> str:
    """Return an SVG: predicted chance across, results upward, and the line on which both are equal."""
    whole = SIDE + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{MARGIN} {MARGIN}V{MARGIN + SIDE}H{MARGIN + SIDE}" fill="none" stroke="#444"/>',
        f'<path d="M{MARGIN} {MARGIN + SIDE}L{MARGIN + SIDE} {MARGIN}" stroke="#bbb"/>',
        f'<text x="{whole / 2}" y="{whole - 12}" text-anchor="middle">said (%)</text>',
        f'<text transform="translate(16 {whole / 2}) rotate(-90)" text-anchor="middle">made of it (%)</text>',
    ]
    for percent in range(0, 101, 20):
        at = SIDE * percent / 100
        lines.append(f'<text x="{MARGIN + at}" y="{MARGIN + SIDE + 18}" text-anchor="middle">{percent}</text>')
        lines.append(f'<text x="{MARGIN - 6}" y="{MARGIN + SIDE - at + 4}" text-anchor="end">{percent}</text>')
    for row, (colour, (name, points)) in enumerate(zip(COLOURS, compared.items(), strict=False)):
        places = " ".join(f"{MARGIN + SIDE * said:.1f},{MARGIN + SIDE * (1 - came):.1f}" for said, came, _ in points)
        lines.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{MARGIN + 14}" y="{MARGIN + 18 + 18 * row}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> int:
    """Play the games and print the fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="for each game's rules")
    parser.add_argument("--nodes", type=int, default=500, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="a file for the picture (SVG)")
    cluster.add_options(parser)
    arguments = parser.parse_args()
    fitted: dict[str, object] = {}
    compared: dict[str, Compared] = {}
    for name in GAMES:
        wanted = [(name, number, arguments.nodes, arguments.seed) for number in range(arguments.games)]
        games = list(cluster.run(play, wanted, arguments.at_once, arguments.cluster))
        samples = [one for number, game in enumerate(games) if number % HELD_OUT for one in game]
        k = round(fit(samples), 6)
        compared[name] = compare(k, [one for game in games[::HELD_OUT] for one in game])
        fitted[name] = {"k": k, "games": arguments.games, "positions": len(samples), "held out": compared[name]}
        print(f"{name}: {fitted[name]}", file=sys.stderr, flush=True)
    options = f"--games {arguments.games} --nodes {arguments.nodes} --seed {arguments.seed}"
    command = f"python -P tools/fit_winning_chance.py {options}"
    entries = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in fitted.items())
    print(f'{{\n "command": {json.dumps(command)},\n "games": {{\n{entries}\n }}\n}}')
    if arguments.plot:
        arguments.plot.write_text(plot(compared), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
