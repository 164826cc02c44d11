"""Measure how fast mates mined from games are found and proved to be the shortest, beside another engine.

    python tools/time_mates.py --moves 5
    python tools/time_mates.py --moves 4 --other "fairy-stockfish" --definitions mansindam.ini

Each position of tests/mates.jsonl with a mate in N is searched with `go mate N`. Prints for every game the seconds, by
the engine's own clock, until a mate in N was found and until it was proved the shortest; for the other engine, which
proves nothing, until it answered with such a mate. An engine that exceeds the time limit or crashes counts as never.
"""

import argparse
import json
import shlex
import statistics
import sys
import time
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from surajang.gui.matches.engine_players import CannotPlay, EngineFailed, Launch, Player, Thinking  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402

NEVER = float("inf")


def mate_found(lines: list[str], moves: int) -> bool:
    """Whether an engine has reported a mate in a number of moves or fewer."""
    lengths = [line.split(" score mate ")[1].split()[0] for line in lines if " score mate " in line]
    return any(0 < int(number) <= moves for number in lengths)


def milliseconds(line: str) -> int:
    """The time in an `info` line."""
    return int(line.split(" time ")[1].split()[0])


def solve_times(player: Player, text: str, moves: int, seconds: float) -> tuple[float, float]:
    """The seconds until a mate was found, and until the answer; NEVER if there was none."""
    player.new_game()
    player.send(f"position fen {text}")
    started = time.perf_counter()
    player.send(f"go mate {moves}")
    lines: list[str] = []
    answered = NEVER
    while not (lines and lines[-1].startswith("bestmove")):
        try:
            lines += player.until("", seconds - (time.perf_counter() - started))
        except EngineFailed:
            player.send("stop")
            player.until("bestmove")
            break
        answered = time.perf_counter() - started
    if not lines or not lines[-1].startswith("bestmove"):
        answered = NEVER
    found = [milliseconds(line) / 1000 for line in lines if mate_found([line], moves)]
    return (found[0] if found else NEVER), (answered if found else NEVER)


def summary(times: list[float], what: str) -> str:
    """The median, the maximum and the number of NEVER, as text."""
    came = [seconds for seconds in times if seconds < NEVER]
    middle = statistics.median_low(times)
    most = max(came, default=NEVER)
    return f"{what}: median {middle:.3f} s, longest {most:.2f} s, never {len(times) - len(came)} of {len(times)}"


def measure(launch: Launch, problems: list[dict[str, str]], moves: int, seconds: float) -> None:
    """Measure an engine on all mates and print the results."""
    for name in GAMES:
        mine = [problem["fen"] for problem in problems if problem["variant"] == name]
        if not mine:
            continue
        try:
            player = Player(launch, name, Thinking())
        except CannotPlay as failure:
            print(f"{name}: {failure}", flush=True)
            continue
        times: list[tuple[float, float]] = []
        for text in mine:
            try:
                times.append(solve_times(player, text, moves, seconds))
            except EngineFailed:  # it has crashed; a new one takes the next position
                times.append((NEVER, NEVER))
                player.close()
                player = Player(launch, name, Thinking())
        player.close()
        found, answered = zip(*times, strict=True)
        print(
            f"{player.name}, {name}: {summary(list(found), 'found')}; {summary(list(answered), 'answered')}", flush=True
        )


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=5, help="length of the mates in moves")
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--engine", default=f"{sys.executable} -m engine", help="command of this engine")
    parser.add_argument("--other", help="command of another engine")
    parser.add_argument("--definitions", type=Path, help="file of definitions for the other engine (rules export)")
    parser.add_argument("--seconds", type=float, default=20.0, help="time limit for a position")
    parser.add_argument("--most", type=int, default=1000, help="the most positions of each game")
    chosen = parser.parse_args()
    problems: list[dict[str, Any]] = []
    for line in (TOOLS.parent / "tests" / "mates.jsonl").read_text("utf-8").splitlines():
        problem = json.loads(line)
        matches = problem["mate"] == chosen.moves and problem["variant"] in (chosen.variant or GAMES)
        if matches and sum(other["variant"] == problem["variant"] for other in problems) < chosen.most:
            problems.append(problem)
    memory = (("Hash", "64"),)
    measure(Launch(tuple(shlex.split(chosen.engine)), memory), problems, chosen.moves, chosen.seconds)
    if chosen.other:
        options = (("VariantPath", str(chosen.definitions)),) if chosen.definitions else ()
        measure(Launch(tuple(shlex.split(chosen.other)), (*memory, *options)), problems, chosen.moves, chosen.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
