"""Measure time and memory of reading texts that are hard to read, of 4 MB each.

    python tools/reading.py [--size BYTES] [WORD…]

For each shape (whose name contains one of the words): CPU seconds and growth of memory for finding its games, reading
the first one and writing it again, in a process of its own, and the result. `pgn` is the time and peak memory of
`python -m rules pgn` reading and writing all of its games, including its start.
"""

import argparse
import os
import resource
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS.parent / "packaging"), *([] if sys.flags.safe_path else [str(TESTS.parent)])]

from builds import core_build, module_file  # noqa: E402
from shapes import SHAPES  # noqa: E402

from surajang.rules import pgn, pgn_writer  # noqa: E402
from surajang.rules.pgn_sections import sections  # noqa: E402

MAX_SECONDS = 20


def measure(name: str, size: int) -> str:
    """Return the cost of reading a text of a shape."""
    text = SHAPES[name](size)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    times = [time.process_time()]
    count = sum(1 for _ in sections(text))
    times.append(time.process_time())
    game = None
    try:
        game = pgn.read_game(text)
        came = f"{len(game.main_line()) - 1} moves"
    except pgn.PgnError as error:
        came = str(error)
    times.append(time.process_time())
    if game:
        pgn_writer.write_game(game)
    times.append(time.process_time())
    found, read, written = [later - earlier for earlier, later in pairwise(times)]
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024
    return f"{found:6.2f} {read:6.2f} {written:6.2f} s {memory:5} MB {rewriting(text)}  {count:7} games: {came[:70]}"


def rewriting(text: str) -> str:
    """Return the cost of rewriting all games by the command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    path = Path(f"/proc/self/fd/{os.memfd_create('text')}")
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        subprocess.run(
            [sys.executable, "-m", "surajang.rules", "pgn", str(path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
            cwd=TESTS,
            pass_fds=[int(path.name)],
            timeout=MAX_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"pgn > {MAX_SECONDS} s"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return f"pgn {seconds:6.2f} s {after.ru_maxrss // 1024:4} MB"


def main() -> None:
    """Measure the shapes, each in a process of its own, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=4_000_000, help="the length of a text in characters")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    parser.add_argument("words", nargs="*", help="words of the names of shapes")
    arguments = parser.parse_args()
    if arguments.only:
        print(f"{arguments.only:42} {measure(arguments.only, arguments.size)}", flush=True)
        return
    print(f"rules core: {core_build()}; seconds to find the games, read the first, write it")
    for name in SHAPES:
        if not arguments.words or any(word in name for word in arguments.words):
            safe = ["-P"] if sys.flags.safe_path else []
            subprocess.run([sys.executable, *safe, __file__, "--size", str(arguments.size), "--only", name], check=True)


if __name__ == "__main__":
    main()
