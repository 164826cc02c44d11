"""Play a match between two UCI engines, with this program's rules as the arbiter.

    python tools/match.py --variant mansindam --games 400 --movetime 100 --sprt 0 10 --pgn games.pgn \\
        --first "python -m engine" --second-movetime 230 --second-forgiven \\
        --second "node --no-experimental-fetch tools/wasm_peer.js package mansindam.ini"

Every opening is played twice, with colours swapped; in games with a setup phase all pairs of setups come in turn.
Prints the score of the first engine with its 95 % error bar in points of rating. An engine that breaks a rule, crashes
or oversteps its time by more than a second loses the game, and the exit code is 1 then; after three times in a row the
match stops. The window's series of games are played by the same runner (gui/series).
"""

import argparse
import random
import shlex
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from gui.series.openings import random_opening  # noqa: E402
from gui.series.players import Launch, Opening, Played, Player, Thinking, position_command  # noqa: E402
from gui.series.runner import Contest, Runner  # noqa: E402
from gui.series.scores import Trial  # noqa: E402
from rules import pgn  # noqa: E402
from rules.game import DRAW, FIRST_WINS  # noqa: E402
from rules.games import game_named  # noqa: E402
from rules.variant import Variant  # noqa: E402

JUDGE_NODES = 3000


def openings(
    variant: Variant, plies: int, window: int, judge: Player | None, chance: random.Random
) -> Iterator[Opening]:
    """Yield random openings after which a short search of `judge` finds neither side better by more than `window`."""
    number = 0
    while True:
        opening = random_opening(variant, number, plies, chance)
        if judge is not None:
            position = position_command(variant, opening.moves)
            if abs(judge.score(position, f"go nodes {JUDGE_NODES}")) > window:
                continue
        number += 1
        yield opening


def book(path: Path) -> Iterator[Opening]:
    """Yield the openings of a file, a line of moves each, over and over again."""
    lines = [Opening(moves=tuple(line.split())) for line in path.read_text("utf-8").splitlines() if line.strip()]
    while lines:
        yield from lines


def thinking(asked: argparse.Namespace, prefix: str) -> Thinking:
    """Return how long an engine may think; what is not said for the second holds as for the first."""
    for name in ("movetime", "nodes", "depth", "clock"):
        value = getattr(asked, prefix + name)
        if value is None:
            continue
        if name == "movetime":
            return Thinking(f"movetime {value}", seconds=value / 1000)
        if name == "clock":
            base, _, increment = value.partition("+")
            return Thinking(base=float(base), increment=float(increment or 0))
        return Thinking(f"{name} {value}")
    return thinking(asked, "") if prefix else Thinking("depth 6")


def command_line() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", required=True)
    for which in ("first", "second"):
        parser.add_argument(f"--{which}", required=True, help=f"command of the {which} engine")
        parser.add_argument(f"--{which}-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--folder", help="the folder that the engines are started in")
    parser.add_argument("--games", type=int, default=20, help="the most games to play")
    for prefix, words in (("", ""), ("second-", " of the second engine, if others")):
        parser.add_argument(f"--{prefix}movetime", type=int, help="milliseconds a move" + words)
        parser.add_argument(f"--{prefix}nodes", type=int, help="nodes a move" + words)
        parser.add_argument(f"--{prefix}depth", type=int, help="depth" + words)
        parser.add_argument(f"--{prefix}clock", help="seconds a game + seconds a move, as in 10+0.1," + words)
    parser.add_argument("--second-forgiven", action="store_true", help="ask it again where it breaks a rule")
    parser.add_argument("--plies", type=int, default=4, help="random moves at the start")
    parser.add_argument("--window", type=int, default=100, help="the most an opening may favour a side (0: anything)")
    parser.add_argument("--book", type=Path, help="file of openings instead, a line of moves each")
    parser.add_argument("--limit", type=int, default=400, help="plies after which a game is called a draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=1, help="games played at the same time")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="stop when one rating is refuted")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--pgn", type=Path, help="file that every game is added to")
    return parser.parse_args()


@dataclass(frozen=True)
class Ended:
    """A game that has ended, and what it brought the first engine."""

    number: int
    points: float


class Match:
    """A match under way: its openings, and what is printed and kept of its games."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.variant = game_named(asked.variant)
        self.trial = Trial(asked.sprt[0], asked.sprt[1], asked.alpha, asked.beta) if asked.sprt else None
        self.failures: list[str] = []
        self._launches = (
            Launch(tuple(shlex.split(asked.first)), _options(asked.first_option), folder=asked.folder),
            Launch(
                tuple(shlex.split(asked.second)),
                _options(asked.second_option),
                folder=asked.folder,
                forgiving=asked.second_forgiven,
            ),
        )
        thoughts = (thinking(asked, ""), thinking(asked, "second_"))
        judged = asked.window and not asked.book
        self._judge = Player(self._launches[0], self.variant.name, thoughts[0]) if judged else None
        chance = random.Random(asked.seed)
        self._openings = (
            book(asked.book) if asked.book else openings(self.variant, asked.plies, asked.window, self._judge, chance)
        )
        self._known: list[Opening] = []
        self._lock = threading.Lock()
        games = asked.games + asked.games % 2
        contest = Contest(
            self.variant, self._launches, thoughts, games, self._opening, asked.at_once, asked.limit, self.trial
        )
        self.runner = Runner(contest, self._keep)

    def _opening(self, number: int) -> Opening:
        """Return the opening of a pair of games."""
        with self._lock:
            while len(self._known) <= number:
                self._known.append(next(self._openings))
            return self._known[number]

    def run(self) -> None:
        """Play the games, several at once."""
        self.runner.start()
        self.runner.wait()
        if self._judge is not None:
            self._judge.close()

    def _keep(self, number: int, played: Played) -> Ended:
        """Tell of a game, and add it to the file."""
        outcome = pgn.final_outcome(played.game)
        print(f"game {number + 1}: {outcome.result} {outcome.reason}, {played.game.node.ply} plies", flush=True)
        if played.failure:
            self.failures.append(played.failure)
            print(f"game {number + 1}: {played.failure}", flush=True)
        score = self.runner.score
        if score.pairs and number % 2:
            print(f"before: {score}", flush=True)
            if self.trial:
                print(self.trial.describe(score), flush=True)
        if self.asked.pgn:
            names = [self.asked.first, self.asked.second][:: -1 if number % 2 else 1]
            tags = {"White": names[0], "Black": names[1], "Round": str(number + 1)}
            with self.asked.pgn.open("a", encoding="utf-8") as file:
                file.write(pgn.write_game(played.game, tags) + "\n")
        if outcome.result == DRAW:
            return Ended(number, 0.5)
        return Ended(number, float((outcome.result == FIRST_WINS) != bool(number % 2)))


def _options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Return options as NAME=VALUE has them."""
    return tuple((name, value) for name, _, value in (text.partition("=") for text in texts))


def main() -> int:
    """Read the command line and play."""
    match = Match(command_line())
    match.run()
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
