"""Tune the parameters of the search by games, all at once (SPSA).

    python -P tools/tune_search.py tune numbers.json --pairs 2000 --nodes 12000 --at-once 2
    python -P tools/tune_search.py match numbers.json --pairs 400 --nodes 12000 --at-once 2

`tune` begins with the parameters of engine/parameters.py, or goes on with a file that it wrote; it prints them as they
are written there. `match` plays the numbers of a file against those of the engine, such as tuned ones, or one that
switches a step of the search off: `{"numbers": {"null_margin": 9999}}`.

Games with a network and all others have parameters of their own. Without `--games` those with a network are played;
`--games variants.ini:chess variants.ini:grand` tunes by these, and the weights of their evaluation
(engine/term_weights.py) as well.

Each pair of games has one opening, played from both sides: all parameters are a step higher or lower, each at random,
and play against the opposite. The winner moves all of them a little its way (J. C. Spall, "Multivariate stochastic
approximation using a simultaneous perturbation gradient approximation", 1992). It takes some thousand pairs; more nodes
tune for longer searches.
"""

import argparse
import gc
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from levels import FAMILIES  # noqa: E402
from shared_game import SharedGame  # noqa: E402

from surajang.engine.parameters import WITH_NETWORK, WITHOUT_NETWORK, Parameters  # noqa: E402
from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.engine.term_weights import TERM_WEIGHTS, TERMS, TermWeights  # noqa: E402
from surajang.engine.values import MATE_BOUND  # noqa: E402
from surajang.engine.weights import weights_of  # noqa: E402
from surajang.gui.matches.scores import Score  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402

MAX_WEIGHT = 5000
"""The largest weight of a term, of either sign."""

RANGES: dict[str, tuple[int, int, int]] = {
    "reverse_futility_margin": (10, 30, 250),
    "razoring_margin": (30, 60, 700),
    "null_margin": (20, -100, 350),
    "null_margin_step": (40, -800, 300),
    "null_margin_pv": (25, -50, 250),
    "null_reduction": (100, 600, 2400),
    "null_reduction_step": (12, 30, 180),
    "null_evaluation_step": (12, 30, 250),
    "probcut_margin": (25, 30, 400),
    "probcut_improving": (12, -30, 120),
    "singular_margin": (5, 4, 80),
    "double_extension_margin": (12, 0, 150),
    "check_extension_margin": (20, 0, 400),
    "futility_margin": (20, 0, 350),
    "futility_margin_step": (8, 10, 200),
    "futility_history": (5000, 0, 90000),
    "see_quiet_margin": (14, 8, 260),
    "see_capture_margin": (30, 40, 500),
    "late_move_count": (30, 8, 500),
    "late_move_count_step": (4, 5, 100),
    "logarithms_factor": (37, 180, 830),
    "reduction_offset": (100, -600, 1600),
    "not_improving_threshold": (150, 200, 2400),
    "history_neutral": (2500, -15000, 30000),
    "history_divisor": (1000, 2500, 30000),
    "delta_margin": (20, 0, 400),
    "aspiration_window": (5, 8, 90),
    "good_check_loss": (50, 0, 900),
    "king_pressure_weight": (20, 0, 400),
    "history_weight": (4, 0, 60),
    "continuation_1_weight": (4, 4, 100),
    "continuation_2_weight": (4, 0, 60),
    "continuation_4_weight": (4, 0, 60),
    "capture_history_weight": (1, 0, 20),
    "reducing_continuation_1_weight": (4, 0, 60),
    "reducing_continuation_2_weight": (4, 0, 60),
    "reducing_continuation_4_weight": (4, 0, 60),
    "bonus_quadratic": (25, 0, 400),
    "bonus_linear": (50, 50, 1000),
    "bonus_offset": (60, 0, 800),
    "evaluation_bonus": (3, 0, 40),
    "evaluation_bonus_max": (250, 100, 4000),
    "quiet_malus": (4, 2, 50),
    "capture_malus": (4, 2, 50),
    "prior_move_malus": (4, 0, 50),
}
"""By parameter: the step of a trial, the least and the greatest value."""

TERM_RANGES: dict[str, tuple[int, int, int]] = {
    **{
        name: (
            max(2, abs(getattr(TERM_WEIGHTS, term)) // 6, abs(getattr(TERM_WEIGHTS, f"{term}_late")) // 6),
            -MAX_WEIGHT,
            MAX_WEIGHT,
        )
        for term in TERMS
        for name in (term, f"{term}_late")
    },
    "danger_attackers": (9, 0, MAX_WEIGHT),
    "danger_attacks": (12, 0, MAX_WEIGHT),
    "danger_in_hand": (8, 0, MAX_WEIGHT),
    "danger_weak": (30, 0, MAX_WEIGHT),
    "danger_check": (60, 0, MAX_WEIGHT),
    "danger_each_check": (40, 0, MAX_WEIGHT),
    "danger_shelter": (10, 0, MAX_WEIGHT),
    "tempo": (6, 0, 200),
}
"""The same for the weights of the evaluation of games without a network: a sixth of the greater one of a term."""

MAX_PLIES = 300
OPENING_PLIES = 4
MEGABYTES = 8
DECIDED = 1200
AGREED = 5
"""A game is won once both players agree, for AGREED moves in turn, that a side is ahead by DECIDED."""

EVEN = 12
EVEN_MOVES = 12
EVEN_AFTER = 80
"""It is drawn once they agree, for EVEN_MOVES moves in turn after ply EVEN_AFTER, that no side is ahead by EVEN."""

PACE = 0.006
"""Steps by which one point moves a number at the end, more at first, if `--pace` says nothing else."""
SLOWER = 0.602
NARROWER = 0.101
"""The decay of pace and steps; Spall's values."""

Numbers = dict[str, int]
Pair = tuple[str, int, int, Numbers, Numbers]
"""A pair of games to play: game, number of the opening, nodes for a move, and the parameters of either side by name."""


def ranges_of(games: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """Return what can be tuned by games, which all have a network or none."""
    return RANGES if all(game in GAMES for game in games) else RANGES | TERM_RANGES


def numbers_of(games: Sequence[str]) -> Numbers:
    """Return the engine's own numbers for such games."""
    parameters = WITH_NETWORK if all(game in GAMES for game in games) else WITHOUT_NETWORK
    return {name: getattr(parameters if name in RANGES else TERM_WEIGHTS, name) for name in ranges_of(games)}


def search_with(numbers: Numbers, name: str, shared: SharedGame) -> Search:
    """Return a search of a game by its name, with these numbers in place of the engine's."""
    all_numbers = numbers_of([name]) | numbers
    weights = weights_of(shared.position.tables)
    terms = TermWeights(**{name: number for name, number in all_numbers.items() if name in TERM_RANGES})
    parameters = Parameters(**{name: number for name, number in all_numbers.items() if name in RANGES})
    return Search(shared.position, shared.history, Table(MEGABYTES), replace(weights, terms=terms), parameters)


def play_pair(pair: Pair) -> list[float]:
    """Play an opening from both sides; return the points of the first parameters in each game."""
    name, opening, nodes, first, second = pair
    return [play(name, opening, nodes, first, second), 1 - play(name, opening, nodes, second, first)]


def play(name: str, opening: int, nodes: int, *numbers: Numbers) -> float:
    """Play a game; return the points of the first player."""
    gc.collect()  # the searches of the game before, see engine.player.Player._forget
    shared = SharedGame(name, opening, OPENING_PLIES, random.Random(f"{name} {opening}"))
    searches = [search_with(own, name, shared) for own in numbers]
    decided = even = 0
    while shared.goes_on(MAX_PLIES):
        side = shared.position.side
        reports: list[Report] = []
        line = searches[side].think(Limits(nodes=nodes), 1, FULL, reports.append)
        score = reports[-1].score if reports else 0
        ahead = score if side == 0 else -score
        decided = 0 if abs(ahead) < DECIDED else max(decided, 0) + 1 if ahead > 0 else min(decided, 0) - 1
        even = even + 1 if abs(ahead) < EVEN and shared.game.node.ply > EVEN_AFTER else 0
        if abs(ahead) >= MATE_BOUND or abs(decided) >= AGREED:
            return float(ahead > 0)
        if even >= EVEN_MOVES:
            return 0.5
        shared.advance(line[0])
    return shared.points


class Tuning:
    """The state of a tuning: its parameters by name, and the number of pairs played."""

    def __init__(self, file: Path, pairs: int, games: Sequence[str] = FAMILIES, pace: float = PACE) -> None:
        self.file = file
        self.pairs = pairs
        self.pace = pace
        self.games = games
        self.ranges = ranges_of(games)
        self.numbers: dict[str, float] = {name: float(number) for name, number in numbers_of(games).items()}
        self.played = 0
        if file.exists():
            saved = json.loads(file.read_text("utf-8"))
            self.numbers, self.played = saved["numbers"], saved["played"]

    def directions(self, nodes: int) -> Iterator[tuple[dict[str, float], Pair]]:
        """Yield the next trials: the change of each parameter, and the pair of games to play."""
        for number in range(self.played, self.pairs):
            chance = random.Random(f"{self.file.name} {number}")
            wider = (self.pairs / (number + 1)) ** NARROWER
            change = {name: chance.choice((-1, 1)) * step * wider for name, (step, _, _) in self.ranges.items()}
            name = self.games[number % len(self.games)]
            yield change, (name, number, nodes, self.moved(change, 1), self.moved(change, -1))

    def moved(self, change: Mapping[str, float], sign: int) -> Numbers:
        """Return the changed parameters, rounded and within bounds."""
        numbers = self.numbers.items()
        return {name: round(within_bounds(name, number + sign * change[name])) for name, number in numbers}

    def learn(self, change: Mapping[str, float], points: float) -> None:
        """Move the parameters by the points that a change made in two games."""
        begun = 0.1 * self.pairs
        pace = self.pace * ((begun + self.pairs) / (begun + self.played)) ** SLOWER
        for name, part in change.items():
            self.numbers[name] = within_bounds(name, self.numbers[name] + pace * 2 * (points - 1) * part)
        self.played += 1

    def save(self) -> None:
        """Write the state to the file."""
        self.file.write_text(json.dumps({"numbers": self.numbers, "played": self.played}), "utf-8")


def within_bounds(name: str, number: float) -> float:
    """Return the number of a parameter, or the bound that it exceeds."""
    _, least, most = (RANGES | TERM_RANGES)[name]
    return min(max(number, least), most)


def tune(arguments: argparse.Namespace) -> None:
    """Play all pairs and learn from them; print and save the parameters every 50 pairs."""
    tuning = Tuning(arguments.file, arguments.pairs, arguments.games, arguments.pace)
    changes: list[dict[str, float]] = []

    def pairs() -> Iterator[Pair]:
        for change, pair in tuning.directions(arguments.nodes):
            changes.append(change)
            yield pair

    for points in cluster.run(play_pair, pairs(), arguments.at_once, arguments.cluster):
        tuning.learn(changes.pop(0), sum(points))
        if tuning.played % 50 == 0 or tuning.played == arguments.pairs:
            tuning.save()
            print(tuning.played, *(f"{name}={number:.0f}," for name, number in tuning.numbers.items()), flush=True)


def match(arguments: argparse.Namespace) -> None:
    """Play the numbers of a file against those of the engine, and print each game's score."""
    games = arguments.games
    saved = json.loads(arguments.file.read_text("utf-8"))
    new = {name: round(number) for name, number in saved["numbers"].items()}
    numbers = range(arguments.pairs)
    pairs: list[Pair] = [(games[n % len(games)], -1 - n, arguments.nodes, new, {}) for n in numbers]
    scores = {name: Score() for name in ("all", *games)}
    for pair, points in zip(pairs, cluster.run(play_pair, pairs, arguments.at_once, arguments.cluster), strict=True):
        scores["all"].add(points)
        scores[pair[0]].add(points)
        if scores["all"].games % 100 == 0 or scores["all"].games == 2 * len(pairs):
            print(*(f"{name}: {score}" for name, score in scores.items() if score.games), sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the parameters of the search.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("tune", "match"):
        one = commands.add_parser(name)
        one.add_argument("file", type=Path)
        one.add_argument("--pairs", type=int, default=1000)
        one.add_argument("--nodes", type=int, default=8000, help="for each move")
        if name == "tune":
            one.add_argument("--pace", type=float, default=PACE, help="by how many steps a point moves a number")
        one.add_argument("--games", nargs="+", default=FAMILIES, help="by name, or as FILE:NAME")
        cluster.add_options(one)
    arguments = parser.parse_args()
    if arguments.command == "match" and not arguments.file.is_file():
        parser.error(f"{arguments.file} is no file that `tune` has written")
    (tune if arguments.command == "tune" else match)(arguments)


if __name__ == "__main__":
    main()
