"""Play a match between two UCI engines, with this program's rules as the arbiter.

    python tools/match.py --variant mansindam --games 400 --movetime 100 --sprt 0 10 --pgn games.pgn \\
        --first "python -m engine" --second-movetime 230 --second-forgiven \\
        --second "node --no-experimental-fetch tools/wasm_peer.js package mansindam.ini"

Every opening is played twice, with colours swapped; in games with a setup phase all pairs of setups come in turn.
Prints the score of the first engine with its 95 % error bar in points of rating. An engine that breaks a rule, crashes
or exceeds its time by more than a second loses the game, and the exit status is 1; after three failures in a row the
match stops. The window's matches use the same runner (gui/matches). Openings depend only on the seed and their number.
With `--cluster` the games are played on its machines (`tools/cluster.py`), each with newly started engines; matches
limited by time differ between machines.
"""

import argparse
import random
import shlex
import sys
import threading
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402

from surajang.gui.matches.engine_players import CannotPlay, Launch, Opening, Played, Player, Thinking, play  # noqa: E402
from surajang.gui.matches.openings import balanced, random_opening  # noqa: E402
from surajang.gui.matches.runner import Contest, Runner  # noqa: E402
from surajang.gui.matches.scores import Trial  # noqa: E402
from surajang.rules import pgn, pgn_writer  # noqa: E402
from surajang.rules.game import DRAW, FIRST_WINS  # noqa: E402
from surajang.rules.game_files import game_of  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

Job = tuple[argparse.Namespace, int]
"""A game to play on the cluster: the command line and the game's number."""


def judged_opening(variant: Variant, arguments: argparse.Namespace, number: int, judge: Player) -> Opening:
    """Return a random opening after which a short search of `judge` finds neither side better by more than allowed."""
    chance = random.Random(f"{arguments.seed} {number}")

    def next_opening(_: int) -> Opening:
        return random_opening(variant, number, arguments.plies, chance)

    return balanced(variant, next_opening, judge, arguments.window) if arguments.window else next_opening(0)


@cache
def book(path: Path) -> list[str]:
    """Return the openings of a file, a line of moves each."""
    return [line for line in path.read_text("utf-8").splitlines() if line.strip()]


def book_opening(path: Path, number: int) -> Opening:
    """Return an opening of a file, over and over again; the start position if there is none."""
    lines = book(path) or [""]
    return Opening(moves=tuple(lines[number % len(lines)].split()))


def thinking(arguments: argparse.Namespace, prefix: str) -> Thinking:
    """Return how an engine thinks; the second has the limits of the first unless others are given."""
    ponders = arguments.second_ponder if prefix else arguments.first_ponder
    return replace(limits(arguments, prefix), ponder=ponders)


def limits(arguments: argparse.Namespace, prefix: str) -> Thinking:
    """Return an engine's limits."""
    for name in ("movetime", "nodes", "depth", "clock"):
        value = getattr(arguments, prefix + name)
        if value is None:
            continue
        if name == "movetime":
            return Thinking(f"movetime {value}", seconds=value / 1000)
        if name == "clock":
            base, _, increment = value.partition("+")
            return Thinking(base=float(base), increment=float(increment or 0))
        return Thinking(f"{name} {value}")
    return limits(arguments, "") if prefix else Thinking("depth 6")


def command_line() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", required=True, help="a game of the program, or FILE:NAME, one of a file")
    for which in ("first", "second"):
        parser.add_argument(f"--{which}", required=True, help=f"command of the {which} engine")
        parser.add_argument(f"--{which}-option", action="append", default=[], metavar="NAME=VALUE")
        parser.add_argument(f"--{which}-ponder", action="store_true", help="let it think in the other's time, too")
    parser.add_argument("--folder", help="working folder of the engines")
    parser.add_argument("--games", type=int, default=20, help="the maximum number of games")
    for prefix, words in (("", ""), ("second-", " of the second engine, if different")):
        parser.add_argument(f"--{prefix}movetime", type=int, help="milliseconds per move" + words)
        parser.add_argument(f"--{prefix}nodes", type=int, help="nodes per move" + words)
        parser.add_argument(f"--{prefix}depth", type=int, help="depth" + words)
        parser.add_argument(f"--{prefix}clock", help="seconds per game + seconds per move, as in 10+0.1," + words)
    parser.add_argument("--second-forgiven", action="store_true", help="let it choose again if its move is illegal")
    parser.add_argument("--plies", type=int, default=4, help="random moves at the start")
    parser.add_argument("--window", type=int, default=100, help="the most an opening may favour a side (0: anything)")
    parser.add_argument("--book", type=Path, help="file of openings, one line of moves each, instead of random ones")
    parser.add_argument("--limit", type=int, default=400, help="plies after which a game is called a draw")
    parser.add_argument("--seed", type=int, default=1)
    cluster.add_options(parser)
    parser.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="stop by a sequential test",
    )
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--pgn", type=Path, help="file to which every game is added")
    return parser.parse_args()


@dataclass(frozen=True)
class Ended:
    """A finished game, and the points of the first engine."""

    number: int
    points: float


def launches(arguments: argparse.Namespace) -> tuple[Launch, Launch]:
    """Return how both engines are started."""
    return (
        Launch(tuple(shlex.split(arguments.first)), _options(arguments.first_option), folder=arguments.folder),
        Launch(
            tuple(shlex.split(arguments.second)),
            _options(arguments.second_option),
            folder=arguments.folder,
            forgiving=arguments.second_forgiven,
        ),
    )


def play_game(job: Job) -> tuple[str, str, int]:
    """Play a game with newly started engines; return its PGN, and why an engine failed and on which side.

    The PGN is empty if an engine cannot play at all.
    """
    arguments, number = job
    variant = game_of(arguments.variant)
    players: list[Player] = []
    try:
        for launch, prefix in zip(launches(arguments), ("", "second_"), strict=True):
            players.append(Player(launch, variant.name, thinking(arguments, prefix)))
        opening = (
            book_opening(arguments.book, number // 2)
            if arguments.book
            else judged_opening(variant, arguments, number // 2, players[0])
        )
        played = play(variant, opening, players[:: -1 if number % 2 else 1], arguments.limit)
        return pgn_writer.write_game(played.game), played.failure, played.side
    except CannotPlay as failure:
        return "", str(failure), -1
    finally:
        for player in players:
            player.close()


class Match:
    """A running match: its openings, its printed results and its file of games."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        """Raises CannotPlay or cluster.CannotRun."""
        self.arguments = arguments
        self.variant = game_of(arguments.variant)
        self.trial = (
            Trial(arguments.sprt[0], arguments.sprt[1], arguments.alpha, arguments.beta) if arguments.sprt else None
        )
        self.failures: list[str] = []
        self._lock = threading.Lock()
        self._cluster = cluster.Cluster(arguments.cluster) if arguments.cluster else None
        self._judge: Player | None = None
        self._opening = cache(self._chosen)
        both = (thinking(arguments, ""), thinking(arguments, "second_"))
        contest = Contest(
            self.variant,
            launches(arguments),
            both,
            arguments.games + arguments.games % 2,
            self._known_opening,
            self._cluster.count if self._cluster else arguments.at_once,
            arguments.limit,
            self.trial,
            elsewhere=self._elsewhere if self._cluster else None,
        )
        self.runner = Runner(contest, self._keep)

    def _known_opening(self, number: int, _: int) -> Opening:
        """Return the judged opening of a pair of games."""
        with self._lock:
            return self._opening(number)

    def _chosen(self, number: int) -> Opening:
        """Choose the opening of a pair of games. Raises CannotPlay."""
        if self.arguments.book:
            return book_opening(self.arguments.book, number)
        if self._judge is None:
            self._judge = Player(launches(self.arguments)[0], self.variant.name, thinking(self.arguments, ""))
        return judged_opening(self.variant, self.arguments, number, self._judge)

    def _elsewhere(self, number: int) -> Played:
        """Play a game on the cluster. Raises CannotPlay."""
        assert self._cluster is not None
        try:
            text, failure, side = self._cluster.call(play_game, (self.arguments, number))
        except cluster.CannotRun as error:
            raise CannotPlay(str(error)) from None
        if not text:
            raise CannotPlay(failure)
        return Played(pgn.read_game(text), failure, side)

    def run(self) -> None:
        """Play the games."""
        self.runner.start()
        self.runner.wait()
        if self._judge is not None:
            self._judge.close()

    def close(self) -> None:
        """Leave the cluster."""
        if self._cluster is not None:
            self._cluster.close()

    def _keep(self, number: int, played: Played) -> Ended:
        """Print a game's result, and add it to the file."""
        outcome = pgn_writer.final_outcome(played.game)
        print(f"game {number + 1}: {outcome.result} {outcome.reason}, {played.game.node.ply} plies", flush=True)
        if played.failure:
            self.failures.append(played.failure)
            print(f"game {number + 1}: {played.failure}", flush=True)
        score = self.runner.score
        if score.pairs and number % 2:
            print(f"before: {score}", flush=True)
            if self.trial:
                print(self.trial.describe(score), flush=True)
        if self.arguments.pgn:
            names = [self.arguments.first, self.arguments.second][:: -1 if number % 2 else 1]
            tags = {"White": names[0], "Black": names[1], "Round": str(number + 1)}
            with self.arguments.pgn.open("a", encoding="utf-8") as file:
                file.write(pgn_writer.write_game(played.game, tags) + "\n")
        if outcome.result == DRAW:
            return Ended(number, 0.5)
        return Ended(number, float((outcome.result == FIRST_WINS) != bool(number % 2)))


def _options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Split options of the form NAME=VALUE."""
    return tuple((name, value) for name, _, value in (text.partition("=") for text in texts))


def main() -> int:
    """Read the command line and play."""
    try:
        with closing(Match(command_line())) as match:
            match.run()
    except cluster.CannotRun as error:
        print(error)
        return 1
    runner = match.runner
    print(f"{match.variant.name}: {runner.score}")
    if match.trial:
        print(f"{match.trial.describe(runner.score)} {runner.verdict or 'undecided'}")
    for failure in match.failures:
        print(f"failure: {failure}")
    if runner.trouble:
        print(runner.trouble)
    return 1 if match.failures or runner.trouble else 0


if __name__ == "__main__":
    sys.exit(main())
