"""Compare the speed of move generation with Fairy-Stockfish's, position by position in one run.

    python tools/perft.py [--engine fairy-stockfish] [--seconds 1]

Both run `go perft` from the start and from later positions of tests/rules/perft, to the depth that takes our core about
`--seconds`. Prints leaves a second and their ratio; Palace Shogi, which no other program plays, has only our figure.
Versions of Fairy-Stockfish without the newest options generate a few other moves in Pandemonium (a pawn's three
squares), so leaves a second are compared rather than leaves.
"""

import argparse
import json
import math
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS.parent / "packaging"), *([] if sys.flags.safe_path else [str(TESTS.parent)])]

from builds import core_build  # noqa: E402
from crosscheck.fairy import DEFINITIONS, GAMES_IT_PLAYS, NAMES, translated  # noqa: E402

from surajang.rules import fen  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.perft import perft  # noqa: E402

LATER_POSITIONS = 6


class Peer:
    """A Fairy-Stockfish process that counts positions."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "variants.ini")
            file.write_text(DEFINITIONS, "utf-8")
            self._send(f"setoption name VariantPath value {file}")
            self._send("isready")
            self._until("readyok")

    def speed(self, variant: str, text: str, depth: int) -> float:
        """Return the leaf positions a second from a position in the peer's FEN."""
        self._send(f"setoption name UCI_Variant value {NAMES[variant]}")
        self._send(f"position fen {text}")
        self._send("isready")
        self._until("readyok")
        started = time.perf_counter()
        self._send(f"go perft {depth}")
        leaves = int(self._until("Nodes searched").split(":")[1])
        return leaves / (time.perf_counter() - started)

    def close(self) -> None:
        """End the process."""
        self._send("quit")
        self._process.communicate()

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _until(self, start: str) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(start):
                return line
        raise SystemExit("the other engine has ended")


def measure(variant: str, text: str, seconds: float) -> tuple[int, float]:
    """Return the depth that takes about `seconds`, and our leaves a second at that depth."""
    depth = 1
    while True:
        position = fen.read(game_named(variant), text)
        started = time.perf_counter()
        leaves = perft(position, depth)
        took = time.perf_counter() - started
        if took > seconds / 8 or not leaves:
            return depth, leaves / took
        depth += 1


def positions(variant: str) -> list[dict[str, Any]]:
    """Return the start and the later positions of a game, those of played games first."""
    known = json.loads((TESTS / "rules" / "perft" / f"{variant}.json").read_text("utf-8"))
    known = [position for position in known if "setup=" not in position["fen"]]
    later = sorted(known[1:], key=lambda position: "random game" not in position["about"])
    return known[:1] + later[:LATER_POSITIONS]


def main() -> None:
    """Run the comparison and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default="fairy-stockfish", help="the Fairy-Stockfish to compare with")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each position")
    arguments = parser.parse_args()
    print(f"rules core: {core_build()}")
    peer = Peer(arguments.engine)
    for variant in GAMES:
        ratios = []
        for position in positions(variant):
            depth, ours = measure(variant, position["fen"], arguments.seconds)
            line = f"{variant:20} {position['about'][:44]:45} depth {depth}  {ours / 1e6:7.2f} M/s"
            if variant in GAMES_IT_PLAYS:
                theirs = peer.speed(variant, translated(variant, position["fen"]), depth)
                ratios.append(ours / theirs)
                line += f"  {theirs / 1e6:7.2f} M/s  ratio {ratios[-1]:.2f}"
            print(line, flush=True)
        if ratios:
            print(f"{variant:20} geometric mean of the ratios {math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}")
    peer.close()


if __name__ == "__main__":
    main()
