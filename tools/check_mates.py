"""Compare the mate solver with exhaustive search on random small positions of every game.

    python tools/check_mates.py --count 2000

Prints the positions on which they differ; the exit status is 1 if there are any.
"""

import argparse
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), *([] if sys.flags.safe_path else [str(ROOT)])]

from mates import Comparison, compare, compare_slowly  # noqa: E402

from surajang.rules.games import GAMES  # noqa: E402


def main() -> int:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--count", type=int, default=2000, help="positions of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--moves", type=int, default=3, help="the longest mate to search for")
    parser.add_argument("--looks", type=int, default=2000, help="the most positions searched for each answer")
    parser.add_argument("--slow", action="store_true", help="search with the slow referees of tests/reference")
    arguments = parser.parse_args()
    failed = False
    judged = compare_slowly if arguments.slow else compare
    for name in arguments.variant or GAMES:
        counted = Comparison()
        started = time.perf_counter()
        for number in range(arguments.first, arguments.first + arguments.count):
            try:
                judged(name, Random(f"{name} {number}"), arguments.moves, arguments.looks, counted)
            except AssertionError as difference:
                failed = True
                print(f"number {number}: {difference}", flush=True)
        print(f"{name}: {counted}, {time.perf_counter() - started:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
