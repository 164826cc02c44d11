"""Measure how many of the program's own puzzles the engine solves, and whether its results agree with each other.

    python -P tools/solve_puzzles.py --puzzles 500 --nodes 400000 --at-once 2

Each puzzle of a sample, chosen by a seed with equal numbers of each rule set, is searched as in analysis. The move is
right if it is the solution's, or ends the game as fast. For a mate, it is checked whether the search reported the
shortest one; futile blocks, which the puzzle leaves out, may count. Then two lines are searched, and the better one is
compared with the single line, in points of the winning chance. 400,000 nodes are about a second of one core of the
machine on which the levels were measured.
"""

import argparse
import random
import sys
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from puzzle_finder import history_of  # noqa: E402

from surajang.engine.mate import MateLimits, MateSolver  # noqa: E402
from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.gui.analysis.winning_chance import winning_chance  # noqa: E402
from surajang.gui.engines.protocol import Score  # noqa: E402
from surajang.gui.learn.puzzles import MATE, Puzzle, puzzles  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.position import Position  # noqa: E402

MATE_NODES = 2_000_000
MAX_MATE = 12
HASH = 64

Job = tuple[str, int, int]
"""A puzzle to solve: the name of its rule set, its number there, and the nodes of the search."""


@dataclass(frozen=True)
class Solved:
    """The result of a puzzle: the move found and the solution's; whether it is right; whether the shortest mate was
    reported (None if the puzzle is not a mate); the difference between the best of two lines and the single line, in
    points of the winning chance."""

    variant: str
    id: str
    found: str
    solution: str
    right: bool
    mate_reported: bool | None
    difference: float


@cache
def search_of(name: str) -> Search:
    """Return this process's search for a rule set."""
    variant = game_named(name)
    position = fen.read(variant, variant.start)
    return Search(position, history_of(position), Table(HASH))


def search_puzzle(name: str, position: Position, nodes: int, lines: int) -> tuple[int, Report]:
    """Search without earlier results; return the best move and the last report of its line."""
    search = search_of(name)
    search.state.forget()
    search.set_position(position, history_of(position))
    reports: list[Report] = []
    best = search.think(Limits(nodes=nodes, mates=True), lines, FULL, reports.append)[0]
    return best, [report for report in reports if report.line == 1][-1]


def mate_in(position: Position, move: int, most: int, free_blocks: bool) -> int:
    """Return the number of moves in which a move ends the game, with or without futile blocks, 0 if it does not."""
    solver = MateSolver(position, history_of(position), Table(16))
    return solver.solve(most, MateLimits(nodes=MATE_NODES, free_blocks=free_blocks, moves=[move])).mate_in


def solve(job: Job) -> Solved:
    """Solve one puzzle."""
    name, number, nodes = job
    puzzle: Puzzle = puzzles(name)[number]
    position = fen.read(puzzle.variant, puzzle.fen)
    move, report = search_puzzle(name, position, nodes, 1)
    solution = notation.parse(position, puzzle.moves[0])
    whole = mate_in(position, solution, MAX_MATE, False) if puzzle.ends_game else 0
    right = (
        move == solution
        or (whole and mate_in(position, move, whole, False))
        or (puzzle.ends_game and mate_in(position, move, puzzle.length, True))
    )
    _, best = search_puzzle(name, position, nodes, 2)
    return Solved(
        variant=name,
        id=puzzle.id,
        found=notation.text(position, move),
        solution=puzzle.moves[0],
        right=bool(right),
        mate_reported=0 < report.mate_in <= max(whole, puzzle.length) if puzzle.goal == MATE else None,
        difference=100 * abs(chance(name, report) - chance(name, best)),
    )


def chance(name: str, report: Report) -> float:
    """Return the winning chance that a score stands for, from 0 to 1."""
    score = Score.of_mate(report.mate_in) if report.mate_in else Score.of_centipawns(report.score)
    return winning_chance(name, score)


def sample(count: int, nodes: int, seed: int) -> list[Job]:
    """Return a sample of puzzles, with equal numbers of each rule set where possible."""
    chosen = random.Random(seed)
    job = []
    for place, name in enumerate(GAMES):
        share = count // len(GAMES) + (place < count % len(GAMES))
        job += [(name, number, nodes) for number in sorted(chosen.sample(range(len(puzzles(name))), share))]
    return job


def table(found: list[Solved]) -> str:
    """Return the results as a table, a line for each rule set."""
    rows = defaultdict(list)
    for each in found:
        rows[each.variant].append(each)
        rows["all"].append(each)
    lines = [
        "| puzzles of | right | of | mates told in full | of | two lines off by, on average |",
        "|---|---|---|---|---|---|",
    ]
    for name in (*[name for name in GAMES if name in rows], "all"):
        report = [each.mate_reported for each in rows[name] if each.mate_reported is not None]
        off = sum(each.difference for each in rows[name]) / len(rows[name])
        right = sum(each.right for each in rows[name])
        lines.append(f"| {name} | {right} | {len(rows[name])} | {sum(report)} | {len(report)} | {off:.1f} points |")
    return "\n".join(lines)


def main() -> int:
    """Read the command line, solve, and print the table and the unsolved puzzles."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=500, help="the number of puzzles")
    parser.add_argument("--nodes", type=int, default=400_000, help="nodes for each search")
    parser.add_argument("--seed", type=int, default=1)
    cluster.add_options(parser)
    arguments = parser.parse_args()
    found = list(
        cluster.run(
            solve, sample(arguments.puzzles, arguments.nodes, arguments.seed), arguments.at_once, arguments.cluster
        )
    )
    for each in found:
        if not each.right:
            print(f"{each.variant} {each.id}: {each.found} instead of {each.solution}")
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
