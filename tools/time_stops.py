"""Measure how long the engine takes to answer `stop`, in each family of games, with one thread and with several.

    python -P tools/time_stops.py --searches 200 --threads 1 2

Each search is of a position after random moves and is stopped at a random time. Prints the times until `bestmove` in
milliseconds: the median, the 95th percentile and the longest; then the engine's processor time (on Linux only), which
is its own share if other programs kept it waiting.
"""

import argparse
import random
import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from levels import FAMILIES  # noqa: E402

from surajang.rules import notation  # noqa: E402
from surajang.rules.game import Game  # noqa: E402
from surajang.rules.games import game_named  # noqa: E402

MAX_PLIES = 60
EARLIEST, LATEST = 0.05, 0.4


@dataclass(frozen=True)
class Stop:
    """Seconds from `stop` to the answer, and the engine's processor time in them."""

    taken: float
    worked: float


class Engine:
    """An engine process and its commands."""

    def __init__(self, command: list[str], options: dict[str, str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        for name, value in options.items():
            self.send(f"setoption name {name} value {value}")
        self.send("isready")
        self.wait_for("readyok")

    def send(self, line: str) -> None:
        """Send a command."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")

    def wait_for(self, beginning: str) -> None:
        """Wait for a line that begins with a word."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(beginning):
                return
        raise EOFError("the engine has ended")

    def worked(self) -> float:
        """Return the processor seconds of its process, 0 where the system has no such file."""
        return time.clock_gettime(~self._process.pid << 3 | 2) if sys.platform == "linux" else 0.0

    def stop_search(self, position: str, after: float) -> Stop:
        """Search a position for some seconds; return the time of its answer to `stop`."""
        self.send(position)
        self.send("go infinite")
        self.wait_for("info depth")
        time.sleep(after)
        worked = self.worked()
        started = time.perf_counter()
        self.send("stop")
        self.wait_for("bestmove")
        taken = time.perf_counter() - started
        return Stop(taken, self.worked() - worked)

    def close(self) -> None:
        """End it."""
        self.send("quit")
        self._process.wait()


def position_after(name: str, chance: random.Random) -> str:
    """Return the UCI command for a position after random moves in which the game is not over."""
    while True:
        game = Game(game_named(name))
        texts = []
        for _ in range(chance.randrange(8, MAX_PLIES)):
            move = chance.choice(game.legal_moves())
            texts.append(notation.text(game.position, move))
            game.play(move)
            if game.outcome.over:
                break
        else:
            return f"position startpos moves {' '.join(texts)}"


def row(name: str, threads: int, stops: list[Stop]) -> str:
    """Return a line of the table."""

    def three(value: Callable[[Stop], float]) -> str:
        found = sorted(1000 * value(stop) for stop in stops)
        most = found[min(len(found) * 19 // 20, len(found) - 1)]
        return f"{statistics.median(found):.1f} / {most:.1f} / {found[-1]:.1f}"

    taken, worked = three(lambda stop: stop.taken), three(lambda stop: stop.worked)
    return f"| {name} | {threads} | {len(stops)} | {taken} | {worked} |"


def main() -> int:
    """Read the command line, measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--searches", type=int, default=200, help="searches for each family and number of threads")
    parser.add_argument("--threads", type=int, nargs="+", default=[1])
    parser.add_argument("--engine", default=f"{sys.executable} -P -m engine")
    parser.add_argument("--analyse", action="store_true", help="search in analysis mode, with the mate solver")
    arguments = parser.parse_args()
    print("| game | threads | searches | until the answer | of it the engine's own |")
    print("|---|---|---|---|---|")
    for name in FAMILIES:
        for threads in arguments.threads:
            chance = random.Random(f"{name} {threads}")
            options = {"UCI_Variant": name, "Threads": str(threads), "UCI_AnalyseMode": str(arguments.analyse).lower()}
            engine = Engine(shlex.split(arguments.engine), options)
            stops = [
                engine.stop_search(position_after(name, chance), chance.uniform(EARLIEST, LATEST))
                for _ in range(arguments.searches)
            ]
            engine.close()
            print(row(name, threads, stops), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
