"""Play a match between two UCI engines, with this program's rules as the arbiter.

    python tests/bench/match.py --variant mansindam --games 40 --movetime 100 \\
        --first "python -m engine" --second "fairy-stockfish" --second-option VariantPath=mansindam.ini

Every opening is played twice, with colours swapped. Prints the score of the first engine with its 95 % error bar in
points of rating, and exits with 1 if an engine broke a rule, crashed or overstepped its time by more than a second.
"""

import argparse
import math
import random
import shlex
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rules import fen, notation, record
from rules.game import DRAW, FIRST_WINS, SECOND_WINS, Game, Outcome
from rules.games import game_named
from rules.variant import Variant

GRACE = 1.0
ANSWER_WITHIN = 20.0


class EngineFailed(Exception):
    """An engine broke the protocol, a rule or its clock: what happened, in a sentence."""


class Player:
    """A UCI engine's process."""

    def __init__(self, command: str, variant: str, options: list[str], folder: str | None) -> None:
        self.name = command
        self._lines: Queue[str] = Queue()
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=folder
        )
        threading.Thread(target=self._listen, daemon=True).start()
        self.send("uci")
        for line in self.until("uciok"):
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ")
        for option in [*options, f"UCI_Variant={variant}"]:
            name, _, value = option.partition("=")
            self.send(f"setoption name {name} value {value}")
        self.ready()

    def _listen(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line.strip())

    def send(self, text: str) -> None:
        """Send a command."""
        try:
            assert self._process.stdin
            print(text, file=self._process.stdin, flush=True)
        except OSError:
            raise EngineFailed(f"{self.name} has crashed") from None

    def until(self, start: str, seconds: float = ANSWER_WITHIN) -> list[str]:
        """Return the lines up to the one that starts with `start`."""
        end = time.monotonic() + seconds
        lines = []
        while True:
            try:
                lines.append(self._lines.get(timeout=max(end - time.monotonic(), 0.01)))
            except Empty:
                raise EngineFailed(f"{self.name} did not answer {start!r} in {seconds:.1f} seconds") from None
            if lines[-1].startswith(start):
                return lines

    def ready(self) -> None:
        """Wait until the engine is ready."""
        self.send("isready")
        self.until("readyok")

    def best_move(self, position: str, go: str, allowed: float) -> str:
        """Return the text of the move that the engine plays."""
        self.send(position)
        self.send(go)
        return self.until("bestmove", allowed)[-1].split()[1]

    def close(self) -> None:
        """End the process."""
        try:
            self.send("quit")
            self._process.wait(2)
        except (EngineFailed, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()


@dataclass
class Thinking:
    """How long the engines may think."""

    go: str = ""
    base: float = 0.0
    increment: float = 0.0
    seconds: float = ANSWER_WITHIN

    def command(self, clocks: list[float]) -> str:
        """Return the `go` command at these clocks."""
        if self.base:
            white, black = (max(1, int(clock * 1000)) for clock in clocks)
            step = int(self.increment * 1000)
            return f"go wtime {white} btime {black} winc {step} binc {step}"
        return f"go {self.go}"


@dataclass
class Score:
    """Games of the first engine: won, drawn, lost, and what went wrong."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def __str__(self) -> str:
        points = self.won + self.drawn / 2
        share = points / max(self.games, 1)
        squares = self.won * (1 - share) ** 2 + self.drawn * (0.5 - share) ** 2 + self.lost * share**2
        error = 1.96 * math.sqrt(squares / max(self.games, 1) / max(self.games, 1))
        low, high = rating(share - error), rating(share + error)
        return (
            f"{self.won} won, {self.drawn} drawn, {self.lost} lost of {self.games}: {100 * share:.1f} %"
            f" (± {100 * error:.1f}), {rating(share):+.0f} points of rating ({low:+.0f} to {high:+.0f})"
        )


def rating(share: float) -> float:
    """Return the difference in rating that a share of the points stands for."""
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def opening(variant: Variant, plies: int, chance: random.Random) -> list[str]:
    """Return random legal moves from the start position, none of which ends the game or loses at once."""
    while True:
        game = Game(variant)
        texts: list[str] = []
        length = plies + (2 if variant.setup else 0)
        while len(texts) < length and not game.outcome.over:
            move = chance.choice(game.legal_moves())
            texts.append(notation.text(game.position, move))
            game.play(move)
        if not game.outcome.over and not game.position.in_check():
            return texts


def play(variant: Variant, start: list[str], players: list[Player], thinking: Thinking, limit: int) -> Game:
    """Play a game from an opening; players[0] has White. Raises EngineFailed."""
    game = Game(variant)
    texts: list[str] = []
    for text in start:
        game.play(notation.parse(game.position, text))
        texts.append(text)
    # Engines that know no setup phase are given the position after it.
    base, skipped = "startpos", 0
    if variant.setup:
        after_setup = Game(variant)
        for text in start[:2]:
            after_setup.play(notation.parse(after_setup.position, text))
        base, skipped = f"fen {fen.write(after_setup.position)}", 2
    clocks = [thinking.base, thinking.base]
    for player in players:
        player.send("ucinewgame")
        player.ready()
    while not game.outcome.over and len(texts) < limit:
        side = game.position.side
        player = players[side]
        moves = " ".join(texts[skipped:])
        allowed = (clocks[side] if thinking.base else thinking.seconds) + GRACE
        began = time.monotonic()
        position = f"position {base} moves {moves}" if moves else f"position {base}"
        text = player.best_move(position, thinking.command(clocks), allowed)
        if thinking.base:
            clocks[side] += thinking.increment - (time.monotonic() - began)
            if clocks[side] < thinking.increment:
                raise EngineFailed(f"{player.name} lost on time")
        try:
            game.play(notation.parse(game.position, text))
        except notation.IllegalMove as error:
            raise EngineFailed(f"{player.name} played {text}: {error} (after {base} {moves})") from None
        texts.append(text)
    if not game.outcome.over:
        game.finish(Outcome(DRAW, "abandoned"))
    return game


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", required=True)
    parser.add_argument("--first", required=True, help="command of the first engine")
    parser.add_argument("--second", required=True, help="command of the second engine")
    parser.add_argument("--first-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--second-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--folder", help="the folder that the engines are started in")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--movetime", type=int, help="milliseconds a move")
    parser.add_argument("--nodes", type=int, help="nodes a move")
    parser.add_argument("--depth", type=int)
    parser.add_argument("--clock", help="seconds for the game + seconds a move, as in 10+0.1")
    parser.add_argument("--plies", type=int, default=4, help="random moves at the start")
    parser.add_argument("--limit", type=int, default=400, help="plies after which a game is called a draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=1, help="games played at the same time")
    parser.add_argument("--pgn", type=Path, help="file that every game is added to")
    asked = parser.parse_args()
    variant = game_named(asked.variant)
    thinking = Thinking(f"depth {asked.depth or 6}")
    if asked.movetime:
        thinking = Thinking(f"movetime {asked.movetime}", seconds=asked.movetime / 1000)
    elif asked.nodes:
        thinking = Thinking(f"nodes {asked.nodes}")
    elif asked.clock:
        base, _, increment = asked.clock.partition("+")
        thinking = Thinking(base=float(base), increment=float(increment or 0))
    score = Score()
    lock = threading.Lock()
    chance = random.Random(asked.seed)
    openings = [opening(variant, asked.plies, chance) for _ in range((asked.games + 1) // 2)]
    idle: Queue[tuple[Player, Player]] = Queue()

    def engines() -> tuple[Player, Player]:
        return (
            Player(asked.first, variant.name, asked.first_option, asked.folder),
            Player(asked.second, variant.name, asked.second_option, asked.folder),
        )

    def one_game(number: int) -> None:
        pair = idle.get()
        first_side = number % 2
        players = list(pair if first_side == 0 else pair[::-1])
        try:
            game = play(variant, openings[number // 2], players, thinking, asked.limit)
            result, reason = game.outcome.result, game.outcome.reason
        except EngineFailed as failure:
            with lock:
                score.failures.append(str(failure))
            print(f"game {number + 1}: {failure}", flush=True)
            for player in pair:
                player.close()
            idle.put(engines())
            return
        with lock:
            if result == DRAW:
                score.drawn += 1
            elif result == (FIRST_WINS, SECOND_WINS)[first_side]:
                score.won += 1
            else:
                score.lost += 1
            print(f"game {number + 1}: {result} {reason}, {game.node.ply} plies; {score}", flush=True)
            if asked.pgn:
                names = {"White": players[0].name, "Black": players[1].name}
                with asked.pgn.open("a", encoding="utf-8") as file:
                    file.write(record.write(game, names) + "\n")
        idle.put(pair)

    for _ in range(asked.at_once):
        idle.put(engines())
    with ThreadPoolExecutor(asked.at_once) as pool:
        list(pool.map(one_game, range(asked.games)))
    for _ in range(asked.at_once):
        for player in idle.get():
            player.close()
    print(f"{asked.variant}: {score}")
    for failure in score.failures:
        print(f"failure: {failure}")
    return 1 if score.failures else 0


if __name__ == "__main__":
    sys.exit(main())
