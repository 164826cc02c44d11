"""Play a match between two UCI engines, with this program's rules as the arbiter.

    python tools/match.py --variant mansindam --games 400 --movetime 100 --sprt 0 10 --pgn games.pgn \\
        --first "python -m engine" --second-movetime 230 --second-forgiven \\
        --second "node --no-experimental-fetch tools/wasm_peer.js package mansindam.ini"

Every opening is played twice, with colours swapped; in games with a setup phase all pairs of setups come in turn.
Prints the score of the first engine with its 95 % error bar in points of rating, and exits with 1 if an engine broke a
rule, crashed or overstepped its time by more than a second.
"""

import argparse
import random
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from players import EngineFailed, Player, Thinking, play, position_command  # noqa: E402
from scores import Score, Trial  # noqa: E402

from rules import notation, pgn  # noqa: E402
from rules.game import DRAW, FIRST_WINS, SECOND_WINS, Game  # noqa: E402
from rules.games import game_named  # noqa: E402
from rules.variant import Variant  # noqa: E402

JUDGE_NODES = 3000


def random_opening(variant: Variant, number: int, plies: int, chance: random.Random) -> list[str]:
    """Return random legal moves from the start position, none of which ends the game; after a setup in its turn."""
    while True:
        game = Game(variant)
        texts = []
        if variant.setup:
            choices = variant.setup.choices
            texts = [choices[number % len(choices)], choices[number // len(choices) % len(choices)]]
            for text in texts:
                game.play(notation.parse(game.position, text))
        for _ in range(plies):
            if game.outcome.over:
                break
            move = chance.choice(game.legal_moves())
            texts.append(notation.text(game.position, move))
            game.play(move)
        if not game.outcome.over and not game.position.in_check():
            return texts


def openings(variant: Variant, plies: int, window: int, judge: Player, chance: random.Random) -> Iterator[list[str]]:
    """Yield random openings after which a short search of `judge` finds neither side better by more than `window`."""
    number = 0
    while True:
        texts = random_opening(variant, number, plies, chance)
        if window and abs(judge.score(position_command(variant, texts), f"go nodes {JUDGE_NODES}")) > window:
            continue
        number += 1
        yield texts


def book(path: Path) -> Iterator[list[str]]:
    """Yield the openings of a file, a line of moves each, over and over again."""
    lines = [line.split() for line in path.read_text("utf-8").splitlines() if line.strip()]
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


class Match:
    """A match under way: its openings, its idle engines and its score."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.variant = game_named(asked.variant)
        self.score = Score()
        self.trial = Trial(*asked.sprt, asked.alpha, asked.beta) if asked.sprt else None
        self.over = False
        self._lock = threading.Lock()
        self._idle: Queue[tuple[Player, Player]] = Queue()
        self._judge = self._first()
        chance = random.Random(asked.seed)
        self._openings = (
            book(asked.book) if asked.book else openings(self.variant, asked.plies, asked.window, self._judge, chance)
        )

    def _first(self) -> Player:
        asked = self.asked
        return Player(asked.first, self.variant.name, asked.first_option, asked.folder, thinking(asked, ""))

    def _engines(self) -> tuple[Player, Player]:
        asked = self.asked
        options = asked.second_option
        second = thinking(asked, "second_")
        return self._first(), Player(
            asked.second, self.variant.name, options, asked.folder, second, asked.second_forgiven
        )

    def run(self) -> None:
        """Play the pairs of games, several at once."""
        for _ in range(self.asked.at_once):
            self._idle.put(self._engines())
        with ThreadPoolExecutor(self.asked.at_once) as pool:
            list(pool.map(self._play_pair, range((self.asked.games + 1) // 2)))
        self._judge.close()
        while not self._idle.empty():
            for player in self._idle.get():
                player.close()

    def _play_pair(self, number: int) -> None:
        if self.over:
            return
        with self._lock:
            start = next(self._openings)
        engines = self._idle.get()
        points = []
        for first_side in (0, 1):
            players = list(engines if first_side == 0 else engines[::-1])
            try:
                game = play(self.variant, start, players, self.asked.limit)
            except EngineFailed as failure:
                with self._lock:
                    self.score.failures.append(str(failure))
                print(f"game {2 * number + first_side + 1}: {failure}", flush=True)
                for player in engines:
                    player.close()
                engines = self._engines()
                continue
            result = game.outcome.result
            won = result == (FIRST_WINS, SECOND_WINS)[first_side]
            points.append(0.5 if result == DRAW else float(won))
            self._keep(game, players, 2 * number + first_side + 1)
        with self._lock:
            self.score.add(points)
            print(f"after pair {number + 1}: {self.score}", flush=True)
            if self.trial:
                print(self.trial.describe(self.score), flush=True)
                self.over = self.over or bool(self.trial.verdict(self.score))
        self._idle.put(engines)

    def _keep(self, game: Game, players: list[Player], number: int) -> None:
        """Tell of a game, and add it to the file."""
        outcome = game.outcome
        with self._lock:
            print(f"game {number}: {outcome.result} {outcome.reason}, {game.node.ply} plies", flush=True)
            if self.asked.pgn:
                names = {"White": players[0].name, "Black": players[1].name, "Round": str(number)}
                with self.asked.pgn.open("a", encoding="utf-8") as file:
                    file.write(pgn.write_game(game, names) + "\n")


def main() -> int:
    """Read the command line and play."""
    match = Match(command_line())
    match.run()
    print(f"{match.variant.name}: {match.score}")
    if match.trial:
        print(f"{match.trial.describe(match.score)} {match.trial.verdict(match.score) or 'undecided'}")
    for failure in match.score.failures:
        print(f"failure: {failure}")
    return 1 if match.score.failures else 0


if __name__ == "__main__":
    sys.exit(main())
