"""Compare the mate solver with exhaustive search on random small positions of every game.

    python tools/check_mates.py --count 2000

Exits with 1 where they differ; the position is printed.
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
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="all of them, if none is named")
    parser.add_argument("--count", type=int, default=2000, help="positions of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--moves", type=int, default=3, help="the longest mate to ask for")
    parser.add_argument("--looks", type=int, default=2000, help="how many positions each answer may take")
    parser.add_argument("--slow", action="store_true", help="let the slow judges of tests/reference search")
    asked = parser.parse_args()
    failed = False
    judged = compare_slowly if asked.slow else compare
    for name in asked.variant or GAMES:
        counted = Comparison()
        started = time.perf_counter()
        for number in range(asked.first, asked.first + asked.count):
            try:
                judged(name, Random(f"{name} {number}"), asked.moves, asked.looks, counted)
            except AssertionError as difference:
                failed = True
                print(f"number {number}: {difference}", flush=True)
        print(f"{name}: {counted}, {time.perf_counter() - started:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
