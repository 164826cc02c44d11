"""Tune the parameters of the search by games, all at once (SPSA).

    python -P tools/tune_search.py copy FOLDER
    FOLDER/play --version && cd FOLDER
    .venv/bin/python -P tools/tune_search.py tune numbers.json --pairs 2000 --nodes 12000 --at-once 2
    .venv/bin/python -P tools/tune_search.py match numbers.json --pairs 400 --nodes 12000 --at-once 2
    python -P tools/tune_search.py write FOLDER/numbers.json

The parameters are constants, which the compiler builds in. So `copy` makes a copy of the sources in which they are read
from a list; `tune` plays there, or continues from a file that it wrote; `match` plays the numbers of a file against
those of the sources, such as tuned ones, or one that switches a step of the search off; `write` writes them into the
sources.

Without `--games`, those of the program with a network are played, and the numbers that other games alone use stay.
`--games variants.ini:chess variants.ini:grand` tunes those, and `--modules general` these numbers alone.

Each pair of games has one opening, played from both sides: all parameters are a step higher or lower, each at random,
and play against the opposite. The winner moves all of them a little its way (J. C. Spall, "Multivariate stochastic
approximation using a simultaneous perturbation gradient approximation", 1992). It takes some thousand pairs; more nodes
tune for longer searches.
"""

import argparse
import ast
import gc
import json
import random
import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(ROOT)])]

import cluster  # noqa: E402
from levels import FAMILIES  # noqa: E402
from shared_game import SharedGame  # noqa: E402

from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.engine.values import MATE_BOUND  # noqa: E402
from surajang.gui.matches.scores import Score  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402

NUMBERS = {
    "inner_nodes": {
        "_REVERSE_FUTILITY_MARGIN": (10, 30, 250),
        "_RAZORING_MARGIN": (30, 60, 700),
        "_NULL_MARGIN": (20, -100, 350),
        "_NULL_MARGIN_STEP": (40, -100, 300),
        "_NULL_MARGIN_PV": (25, -50, 250),
        "_NULL_REDUCTION": (100, 600, 2400),
        "_NULL_REDUCTION_STEP": (12, 30, 180),
        "_NULL_EVALUATION_STEP": (12, 30, 250),
        "_PROBCUT_MARGIN": (25, 30, 400),
        "_PROBCUT_IMPROVING": (12, -30, 120),
        "_SINGULAR_MARGIN": (5, 4, 80),
        "_DOUBLE_EXTENSION_MARGIN": (12, 0, 150),
        "_CHECK_EXTENSION_MARGIN": (20, 0, 400),
        "_FUTILITY_MARGIN": (20, 0, 350),
        "_FUTILITY_MARGIN_STEP": (8, 10, 200),
        "_FUTILITY_HISTORY": (5000, 0, 90000),
        "_SEE_QUIET_MARGIN": (14, 8, 260),
        "_SEE_CAPTURE_MARGIN": (30, 40, 500),
        "_LATE_MOVE_COUNT": (30, 8, 500),
        "_LATE_MOVE_COUNT_STEP": (4, 5, 100),
        "_EVALUATION_BONUS": (3, 0, 40),
        "_EVALUATION_BONUS_MAX": (250, 100, 4000),
        "_CAPTURE_MALUS": (4, 2, 50),
        "_PRIOR_MOVE_MALUS": (4, 0, 50),
    },
    "reductions": {
        "_LOGARITHMS_FACTOR": (37, 180, 830),
        "_OFFSET": (100, -600, 1600),
        "_NOT_IMPROVING_THRESHOLD": (150, 200, 2400),
        "HISTORY_NEUTRAL": (2500, -15000, 30000),
        "HISTORY_DIVISOR": (1000, 2500, 30000),
    },
    "ordering": {
        "_HISTORY_LIMIT": (2500, 4000, 40000),
        "_CONTINUATION_LIMIT": (2500, 8000, 31000),
        "_KING_PRESSURE_WEIGHT": (20, 0, 400),
        "_HISTORY_WEIGHT": (4, 0, 60),
        "_CONTINUATION_1_WEIGHT": (4, 4, 100),
        "_CONTINUATION_2_WEIGHT": (4, 0, 60),
        "_CONTINUATION_4_WEIGHT": (4, 0, 60),
        "_LMR_CONTINUATION_1_WEIGHT": (4, 0, 60),
        "_LMR_CONTINUATION_2_WEIGHT": (4, 0, 60),
        "_LMR_CONTINUATION_4_WEIGHT": (4, 0, 60),
        "_CAPTURE_HISTORY_WEIGHT": (1, 0, 20),
        "_BONUS_QUADRATIC": (25, 0, 400),
        "_BONUS_LINEAR": (50, 50, 1000),
        "_BONUS_OFFSET": (60, 0, 800),
        "_QUIET_MALUS": (4, 2, 50),
    },
    "correction_history": {
        "_DIVISOR": (2, 6, 60),
        "_BONUS_FACTOR": (1, 1, 16),
        "_BONUS_MAX": (50, 60, 700),
    },
    "quiescence": {"_DELTA_MARGIN": (20, 0, 400)},
    "picker": {"_GOOD_CHECK_LOSS": (50, 0, 900)},
    "search": {"_ASPIRATION_WINDOW": (5, 8, 90)},
    "evaluate": {"_TEMPO": (7, 0, 150)},
    "general": {
        "_DANGER_ATTACKERS": (8, 0, 200),
        "_DANGER_ATTACKS": (11, 0, 300),
        "_DANGER_IN_HAND": (8, 0, 200),
        "_DANGER_WEAK": (27, 0, 800),
        "_DANGER_CHECK": (60, 0, 1600),
        "_DANGER_EACH_CHECK": (40, 0, 1000),
        "_SHELTERED": (9, 0, 250),
    },
}
"""By module of the engine and constant: the step of a trial, the least and the greatest value."""

OF_GAMES_WITHOUT_NETWORK = ("evaluate", "general")

RANGES = [numbers for constants in NUMBERS.values() for numbers in constants.values()]
LONGEST = 300
OPENING_PLIES = 4
MEGABYTES = 8
DECIDED = 1200
AGREED = 5
"""A game is won once both players agree, for AGREED moves in turn, that a side is ahead by DECIDED."""

PACE = 0.006
"""Steps by which one point moves a parameter at the end; more at first."""
SLOWER = 0.602
NARROWER = 0.101
"""The decay of pace and steps; Spall's values."""

LIST = '''"""The numbers of the search, which `tools/tune_search.py` changes while it plays."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NUMBERS: Final[vec[i64]] = vec[i64]({numbers})


def put(numbers: list[int]) -> None:
    """Use these numbers from now on."""
    for n in range(len(numbers)):
        NUMBERS[n] = i64(numbers[n])
'''

Pair = tuple[str, int, int, list[int], list[int]]
"""A pair of games to play: game, number of the opening, nodes for a move, and the parameters of either side."""


def source_numbers(root: Path) -> list[int]:
    """Return the values in the sources."""
    found: list[int] = []
    for module, constants in NUMBERS.items():
        places = written(root, module)
        found += [ast.literal_eval(places[name]) for name in constants]
    return found


def written(root: Path, module: str) -> dict[str, ast.expr]:
    """Return the place of each constant's value in a module."""
    return {
        node.target.id: node.value
        for node in ast.parse(source(root, module).read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
        if node.target.id in NUMBERS[module]
    }


def source(root: Path, module: str) -> Path:
    """Return the file of a module of the engine."""
    return root / "engine" / f"{module}.py"


def replaced(text: str, places: Sequence[tuple[ast.expr, str]]) -> str:
    """Return a module's text with some expressions replaced, each within one line."""
    lines = text.splitlines(keepends=True)
    for node, new in sorted(places, key=lambda place: (place[0].lineno, place[0].col_offset), reverse=True):
        line = lines[node.lineno - 1].encode()
        lines[node.lineno - 1] = (line[: node.col_offset] + new.encode() + line[node.end_col_offset :]).decode()
    return "".join(lines)


def copy(root: Path, folder: Path) -> None:
    """Copy the sources into a folder that does not exist, with the numbers read from a list."""
    shutil.copytree(root, folder, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "dist"))
    numbers = iter(range(len(RANGES)))
    places = {(module, name): next(numbers) for module, constants in NUMBERS.items() for name in constants}
    for file in (folder / "engine").glob("*.py"):
        text = file.read_text("utf-8")
        known = imported(text) | {name: (file.stem, name) for name in NUMBERS.get(file.stem, {})}
        used = [
            (node, f"NUMBERS[{places[known[node.id]]}]")
            for statement in ast.parse(text).body
            if not isinstance(statement, ast.AnnAssign)
            for node in ast.walk(statement)
            if isinstance(node, ast.Name) and known.get(node.id) in places
        ]
        if used:
            first = text.index("from mypy_extensions")
            new = replaced(text, used)
            file.write_text(f"{new[:first]}from surajang.engine.numbers import NUMBERS\n{new[first:]}", "utf-8")
    (folder / "engine" / "numbers.py").write_text(LIST.format(numbers=source_numbers(root)), "utf-8")


def imported(text: str) -> dict[str, tuple[str, str]]:
    """Return the names that a module imports from others of the engine."""
    return {
        alias.asname or alias.name: (node.module.removeprefix("surajang.engine."), alias.name)
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("surajang.engine.")
        for alias in node.names
    }


def write(root: Path, numbers: list[int]) -> None:
    """Write values into the sources."""
    left = iter(numbers)
    for module, constants in NUMBERS.items():
        places = written(root, module)
        text = source(root, module).read_text("utf-8")
        new = replaced(text, [(places[name], str(next(left))) for name in constants])
        source(root, module).write_text(new, "utf-8")


def play_pair(pair: Pair) -> list[float]:
    """Play an opening from both sides; return the points of the first numbers in each game."""
    name, opening, nodes, first, second = pair
    return [play(name, opening, nodes, first, second), 1 - play(name, opening, nodes, second, first)]


def play(name: str, opening: int, nodes: int, *numbers: list[int]) -> float:
    """Play a game; return the points of the first player."""
    from surajang.engine import numbers as list_of_numbers  # type: ignore[attr-defined]  # only a copy has it

    gc.collect()  # the searches of the game before, see engine.player.Player._forget
    shared = SharedGame(name, opening, OPENING_PLIES, random.Random(f"{name} {opening}"))
    searches = []
    for own in numbers:
        list_of_numbers.put(own)
        searches.append(Search(shared.position, shared.history, Table(MEGABYTES)))
    decided = 0
    while shared.goes_on(LONGEST):
        side = shared.position.side
        list_of_numbers.put(numbers[side])
        reports: list[Report] = []
        line = searches[side].think(Limits(nodes=nodes), 1, FULL, reports.append)
        score = reports[-1].score if reports else 0
        ahead = score if side == 0 else -score
        decided = 0 if abs(ahead) < DECIDED else max(decided, 0) + 1 if ahead > 0 else min(decided, 0) - 1
        if abs(ahead) >= MATE_BOUND or abs(decided) >= AGREED:
            return float(ahead > 0)
        shared.advance(line[0])
    return shared.points


class Tuning:
    """The state of a tuning: its parameters, and the number of pairs played."""

    def __init__(self, file: Path, pairs: int, games: Sequence[str] = FAMILIES, modules: Sequence[str] = ()) -> None:
        """`modules`: those whose parameters are tuned, by default all that the games use."""
        self.file = file
        self.pairs = pairs
        self.games = games
        own = all(game in GAMES for game in games)
        tuned = modules or [name for name in NUMBERS if not own or name not in OF_GAMES_WITHOUT_NETWORK]
        self.steps = [
            step if module in tuned else 0 for module, constants in NUMBERS.items() for step, _, _ in constants.values()
        ]
        self.numbers: list[float] = [*source_numbers(ROOT)]
        self.played = 0
        if file.exists():
            saved = json.loads(file.read_text("utf-8"))
            self.numbers, self.played = saved["numbers"], saved["played"]

    def directions(self, nodes: int) -> Iterator[tuple[list[float], Pair]]:
        """Yield the next trials: the change of each parameter, and the pair of games to play."""
        for number in range(self.played, self.pairs):
            chance = random.Random(f"{self.file.name} {number}")
            wider = (self.pairs / (number + 1)) ** NARROWER
            change = [chance.choice((-1, 1)) * step * wider for step in self.steps]
            name = self.games[number % len(self.games)]
            yield change, (name, number, nodes, self.moved(change), self.moved([-part for part in change]))

    def moved(self, change: list[float]) -> list[int]:
        """Return the changed parameters, rounded and within bounds."""
        moved = zip(self.numbers, change, RANGES, strict=True)
        return [round(min(max(number + part, least), most)) for number, part, (_, least, most) in moved]

    def learn(self, change: list[float], points: float) -> None:
        """Move the parameters by the points that a change made in two games."""
        begun = 0.1 * self.pairs
        pace = PACE * ((begun + self.pairs) / (begun + self.played)) ** SLOWER
        for n, (part, (_, least, most)) in enumerate(zip(change, RANGES, strict=True)):
            self.numbers[n] = min(max(self.numbers[n] + pace * 2 * (points - 1) * part, least), most)
        self.played += 1

    def save(self) -> None:
        """Write the state to the file."""
        self.file.write_text(json.dumps({"numbers": self.numbers, "played": self.played}), "utf-8")


def tune(arguments: argparse.Namespace) -> None:
    """Play all pairs and learn from them; print and save the parameters every 50 pairs."""
    tuning = Tuning(arguments.file, arguments.pairs, arguments.games, arguments.modules)
    changes: list[list[float]] = []

    def pairs() -> Iterator[Pair]:
        for change, pair in tuning.directions(arguments.nodes):
            changes.append(change)
            yield pair

    for points in cluster.run(play_pair, pairs(), arguments.at_once, arguments.cluster):
        tuning.learn(changes.pop(0), sum(points))
        if tuning.played % 50 == 0 or tuning.played == arguments.pairs:
            tuning.save()
            print(tuning.played, *(f"{name}={number:.0f}" for name, number in named(tuning.numbers)), flush=True)


def tuned_numbers(file: Path) -> list[int]:
    """Return the rounded numbers in a tuning's file."""
    return [round(number) for number in json.loads(file.read_text("utf-8"))["numbers"]]


def named(numbers: Sequence[float]) -> list[tuple[str, float]]:
    """Return the numbers with their names."""
    names = [f"{module}.{name}" for module, constants in NUMBERS.items() for name in constants]
    return list(zip(names, numbers, strict=True))


def match(arguments: argparse.Namespace) -> None:
    """Play the numbers of a file against those of the sources, and print each game's score."""
    tuned, old = tuned_numbers(arguments.file), source_numbers(ROOT)
    games = arguments.games
    pairs = [(games[n % len(games)], -1 - n, arguments.nodes, tuned, old) for n in range(arguments.pairs)]
    scores = {name: Score() for name in ("all", *games)}
    for pair, points in zip(pairs, cluster.run(play_pair, pairs, arguments.at_once, arguments.cluster), strict=True):
        scores["all"].add(points)
        scores[pair[0]].add(points)
        if scores["all"].games % 100 == 0 or scores["all"].games == 2 * len(pairs):
            print(*(f"{name}: {score}" for name, score in scores.items() if score.games), sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the parameters of the search.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("copy").add_argument("folder", type=Path)
    for name in ("tune", "match"):
        one = commands.add_parser(name)
        one.add_argument("file", type=Path)
        one.add_argument("--pairs", type=int, default=1000)
        one.add_argument("--nodes", type=int, default=8000, help="for each move")
        one.add_argument("--games", nargs="+", default=FAMILIES, help="by name, or as FILE:NAME")
        cluster.add_options(one)
    commands.choices["tune"].add_argument("--modules", nargs="+", default=(), choices=NUMBERS)
    commands.add_parser("write").add_argument("file", type=Path)
    arguments = parser.parse_args()
    if arguments.command in ("tune", "match") and find_spec("surajang.engine.numbers") is None:
        parser.error("games are played in a copy of the sources: make one with `copy`, build it, and run this there")
    if arguments.command in ("match", "write") and not arguments.file.is_file():
        parser.error(f"{arguments.file} is no file that `tune` has written")
    if arguments.command == "copy":
        if arguments.folder.exists():
            parser.error(f"{arguments.folder} is there already")
        copy(ROOT, arguments.folder)
    elif arguments.command == "write":
        write(ROOT, tuned_numbers(arguments.file))
    elif arguments.command == "tune":
        tune(arguments)
    else:
        match(arguments)


if __name__ == "__main__":
    main()
