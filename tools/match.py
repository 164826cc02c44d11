"""Play a match between two UCI engines, with this program's rules as the arbiter.

    python tools/match.py --variant mansindam --games 400 --movetime 100 --sprt 0 10 --pgn games.pgn \\
        --first "python -m engine" --second-movetime 230 --second-forgiven \\
        --second "node --no-experimental-fetch tools/wasm_peer.js package mansindam.ini"

Every opening is played twice, with colours swapped; in games with a setup phase all pairs of setups come in turn.
Prints the score of the first engine with its 95 % error bar in points of rating. An engine that breaks a rule, crashes
or oversteps its time by more than a second loses the game, and the exit code is 1 then; after three times in a row the
match stops. Openings depend on the seed and their number alone. With `--at-once` or `--cluster` pairs are played at the
same time (`tools/cluster.py`), and counted in their order; what is measured in time differs between machines.
"""

import argparse
import random
import shlex
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402

from gui.series.openings import random_opening  # noqa: E402
from gui.series.players import CannotPlay, Launch, Opening, Player, Thinking, play, position_command  # noqa: E402
from gui.series.runner import MOST_FAILURES  # noqa: E402
from gui.series.scores import Score, Trial  # noqa: E402
from gui.words import series_text  # noqa: E402
from rules import pgn  # noqa: E402
from rules.fen import InvalidPosition  # noqa: E402
from rules.game import DRAW, FIRST_WINS  # noqa: E402
from rules.games import game_named  # noqa: E402
from rules.notation import IllegalMove  # noqa: E402
from rules.variant import Variant  # noqa: E402
from rules.words import sentence  # noqa: E402

JUDGE_NODES = 3000

Pair = tuple[argparse.Namespace, int, str]
"""Two games to play: what was asked for, their opening's number, and its moves if they come from a file."""

Ended = tuple[str, str, float, str, int]
"""A game that has ended: its PGN, how it ended, what the first engine got, and where one failed, why and which."""


def judged_opening(variant: Variant, asked: argparse.Namespace, number: int, judge: Player) -> Opening:
    """Return a random opening after which a short search of `judge` finds neither side better by more than allowed."""
    chance = random.Random(f"{asked.seed} {number}")
    while True:
        opening = random_opening(variant, number, asked.plies, chance)
        if not asked.window:
            return opening
        judge.new_game()
        position = position_command(variant, opening.moves)
        if abs(judge.score(position, f"go nodes {JUDGE_NODES}")) <= asked.window:
            return opening


def book(path: Path | None) -> Iterator[str]:
    """Yield the openings of a file, a line of moves each, over and over again; nothing for each without a file."""
    lines = path.read_text("utf-8").splitlines() if path else []
    return cycle([line for line in lines if line.strip()] or [""])


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
    cluster.add_options(parser)
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="stop when one rating is refuted")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--pgn", type=Path, help="file that every game is added to")
    return parser.parse_args()


def started(asked: argparse.Namespace) -> list[Player]:
    """Return both engines. Raises CannotPlay."""
    launches = (
        Launch(tuple(shlex.split(asked.first)), _options(asked.first_option), folder=asked.folder),
        Launch(
            tuple(shlex.split(asked.second)),
            _options(asked.second_option),
            folder=asked.folder,
            forgiving=asked.second_forgiven,
        ),
    )
    players: list[Player] = []
    try:
        for launch, prefix in zip(launches, ("", "second_"), strict=True):
            players.append(Player(launch, asked.variant, thinking(asked, prefix)))
    except CannotPlay:
        close(players)
        raise
    return players


def close(players: list[Player]) -> None:
    """End engines."""
    for player in players:
        player.close()


def play_pair(pair: Pair) -> list[Ended]:
    """Play an opening from both sides, with engines that know of no other game."""
    asked, number, line = pair
    variant = game_named(asked.variant)
    players = started(asked)
    ended: list[Ended] = []
    try:
        opening = Opening(moves=tuple(line.split())) if line else judged_opening(variant, asked, number, players[0])
        for turned in (0, 1):
            played = play(variant, opening, players[:: -1 if turned else 1], asked.limit)
            names = [asked.first, asked.second][:: -1 if turned else 1]
            tags = {"White": names[0], "Black": names[1], "Round": str(2 * number + turned + 1)}
            outcome = pgn.final_outcome(played.game)
            told = f"{outcome.result} {outcome.reason}, {played.game.node.ply} plies"
            points = 0.5 if outcome.result == DRAW else float((outcome.result == FIRST_WINS) != bool(turned))
            failed = played.side ^ turned if played.failure else -1
            ended.append((pgn.write_game(played.game, tags) + "\n", told, points, played.failure, failed))
            if played.failure and not turned:
                close(players)
                players = started(asked)
    finally:
        close(players)
    return ended


class Match:
    """A match under way: its score, and what is printed and kept of its games."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.trial = Trial(asked.sprt[0], asked.sprt[1], asked.alpha, asked.beta) if asked.sprt else None
        self.score = Score()
        self.verdict = ""
        self.failures: list[str] = []
        self.trouble = ""
        self._broken = [0, 0]

    def run(self) -> None:
        """Play the games, several at once."""
        count = (self.asked.games + 1) // 2
        pairs = ((self.asked, number, line) for number, line in enumerate(islice(book(self.asked.book), count)))
        played = cluster.run(play_pair, pairs, self.asked.at_once, self.asked.cluster)
        try:
            for number, (first, second) in enumerate(played):
                self._take(2 * number, first, None)
                self._take(2 * number + 1, second, first[2])
                if self.verdict or self.trouble:
                    break
        except (InvalidPosition, IllegalMove) as error:
            self.trouble = series_text.BAD_OPENING.format(why=sentence(error.reason))
        except (CannotPlay, cluster.CannotRun) as error:
            self.trouble = str(error)
        finally:
            played.close()

    def _take(self, number: int, ended: Ended, other: float | None) -> None:
        """Count a game and tell of it, and add it to the file."""
        text, told, points, failure, failed = ended
        print(f"game {number + 1}: {told}", flush=True)
        self.score.count(points, other)
        if failure:
            self.failures.append(failure)
            print(f"game {number + 1}: {failure}", flush=True)
        for contender in (0, 1):
            self._broken[contender] = self._broken[contender] + 1 if contender == failed else 0
            if self._broken[contender] >= MOST_FAILURES:
                name = (self.asked.first, self.asked.second)[contender]
                self.trouble = series_text.GIVEN_UP.format(name=name, times=MOST_FAILURES, failure=failure)
        if other is not None:
            print(f"so far: {self.score}", flush=True)
            if self.trial:
                self.verdict = self.trial.verdict(self.score)
                print(self.trial.describe(self.score), flush=True)
        if self.asked.pgn:
            with self.asked.pgn.open("a", encoding="utf-8") as file:
                file.write(text)


def _options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Return options as NAME=VALUE has them."""
    return tuple((name, value) for name, _, value in (text.partition("=") for text in texts))


def main() -> int:
    """Read the command line and play."""
    match = Match(command_line())
    match.run()
    print(f"{match.asked.variant}: {match.score}")
    if match.trial:
        print(f"{match.trial.describe(match.score)} {match.verdict or 'undecided'}")
    for failure in match.failures:
        print(f"failure: {failure}")
    if match.trouble:
        print(match.trouble)
    return 1 if match.failures or match.trouble else 0


if __name__ == "__main__":
    sys.exit(main())
