"""Run the compiled core under AddressSanitizer: perft, the bench and random positions of every game.

    ./play --python tools/memory_check.py [--positions 10000] [--wrong]

Builds the core with gcc's AddressSanitizer into a scratch folder and runs it there, so it needs Linux and libasan. The
run ends at the first read or write outside of allocated memory, shows it, and exits with 1; leaks are not reported.
`--wrong` reads outside of a vec on purpose, to see that this is found. Takes some two minutes on two processors.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "packaging"), *([] if sys.flags.safe_path else [str(ROOT)])]

from builds import core_build  # noqa: E402
from samples import positions  # noqa: E402

from surajang.engine import bench  # noqa: E402
from surajang.engine.position_history import PositionHistory  # noqa: E402
from surajang.engine.search import Limits, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402
from surajang.rules.movegen import legal_moves  # noqa: E402
from surajang.rules.perft import perft  # noqa: E402
from surajang.rules.position import Position  # noqa: E402

SANITIZE = "-fsanitize=address -fno-omit-frame-pointer -g1"
PERFT_DEPTH = 3
PLIES = 120
NODES = 150
MATES_EVERY = 10
"""One random position in this many is also searched for a mate in 3."""


def build(folder: Path) -> None:
    """Install the program into a folder, its core compiled with AddressSanitizer."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-warn-script-location"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(ROOT)]
    kept = {name: value for name, value in os.environ.items() if name != "SURAJANG_BUILD_CACHE"}
    compiling = {"SURAJANG_REQUIRE_COMPILED": "1", "CFLAGS": SANITIZE, "LDFLAGS": "-fsanitize=address"}
    subprocess.run(command, env=kept | compiling, check=True)


def run_sanitized(folder: Path, arguments: list[str]) -> int:
    """Run this script on the build in a folder; return its exit status."""
    found = subprocess.run(["gcc", "-print-file-name=libasan.so"], stdout=subprocess.PIPE, text=True, check=True)
    environment = os.environ | {
        "ASAN_OPTIONS": "detect_leaks=0",
        "LD_PRELOAD": str(Path(found.stdout.strip()).resolve()),
        "PYTHONMALLOC": "malloc",  # Python's own allocator would hide where each object ends
        "PYTHONPATH": str(folder),
        "PYTHONSAFEPATH": "1",
    }
    command = [sys.executable, str(Path(__file__).resolve()), "--inside", *arguments]
    return subprocess.run(command, env=environment, check=False).returncode


def search_position(search: Search, position: Position, limits: Limits) -> None:
    """Search a position with no history."""
    history = PositionHistory(position.tables.variant.repetition)
    history.push(position.key, position.in_check())
    search.set_position(position, history)
    search.think(limits, 1, FULL, None)


def try_random_positions(count: int) -> int:
    """Run all fast code on random positions of one game after another; return the number of positions."""
    done = 0
    each = -(-count // len(GAMES))
    for name, variant in GAMES.items():
        random = Random(name)
        first = fen.read(variant, "startpos")
        search = Search(first, PositionHistory(variant.repetition), Table(1))
        of_game = 0
        while of_game < each:
            for position in positions(name, random.randrange(2**32), PLIES):
                again = fen.read(variant, fen.write(position))
                texts = {notation.text(again, move) for move in legal_moves(again)}
                assert texts == {notation.text(position, move) for move in legal_moves(position)}
                assert perft(again, 1) == len(texts)
                search_position(search, again, Limits(nodes=NODES))
                if of_game % MATES_EVERY == 0:
                    search_position(search, again, Limits(nodes=NODES, mate=3))
                of_game += 1
                if of_game == each:
                    break
        done += of_game
        print(f"{of_game} random positions of {name}", flush=True)
    return done


def check(positions_asked: int) -> None:
    """Run perft, the bench and random positions."""
    for name, text in bench.POSITIONS:
        print(f"perft {PERFT_DEPTH} {name}: {perft(fen.read(GAMES[name], text), PERFT_DEPTH)}", flush=True)
    print(bench.run(bench.DEPTH, lambda line: print(line, flush=True), lambda search: True))
    began = time.monotonic()
    print(f"{try_random_positions(positions_asked)} random positions, {time.monotonic() - began:.0f} s")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=10_000, help="the number of random positions, over all games")
    parser.add_argument("--wrong", action="store_true", help="read outside of a vec, to see that this is reported")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if not arguments.inside:
        with tempfile.TemporaryDirectory() as scratch:
            build(Path(scratch))
            status = run_sanitized(Path(scratch), sys.argv[1:])
        print("clean" if status == 0 else f"not clean: exit status {status}")
        return 1 if status else 0
    assert core_build() == "compiled"
    if arguments.wrong:
        position = fen.read(next(iter(GAMES.values())), "startpos")
        position.captured_on_target(len(position.board) + 1)
    check(arguments.positions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
