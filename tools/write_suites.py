"""Writes docs/suites: perft tables and tactical suites of all games, as EPD for other programs.

    python -P tools/write_suites.py

The counts are those of tests/rules/perft, without the choice of setups; the tactics are SIZE puzzles of each game in
assets/puzzles, spread over all ratings. Mates that are longer when futile blocks count are left out. docs/suites.md
explains the lines.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [] if sys.flags.safe_path else [str(TOOLS.parent)]

from surajang.engine.mate import MateLimits, MateSolver  # noqa: E402
from surajang.engine.position_history import PositionHistory  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.fairy_stockfish import position  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

ROOT = TOOLS.parent
SUITES = ROOT / "docs" / "suites"
SIZE = 100
NODES = 300_000


def epd(variant: Variant, text: str) -> str:
    """Return the four fields of a position's EPD, with promoted pieces marked as in most programs."""
    return " ".join(position(variant, text).split()[:4])


def perft_lines(variant: Variant) -> Iterator[str]:
    """Yield the table of a game."""
    file = ROOT / "tests" / "rules" / "perft" / f"{variant.name}.json"
    for known in json.loads(file.read_text("utf-8")):
        if "setup=" not in known["fen"]:
            counts = "".join(f" ;D{depth} {count}" for depth, count in enumerate(known["counts"], 1))
            yield epd(variant, known["fen"]) + counts


def puzzles(variant: Variant) -> list[dict[str, Any]]:
    """Return the puzzles of a game, the easiest first."""
    file = ROOT / "assets" / "puzzles" / f"{variant.name}.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def tactics(variant: Variant) -> Iterator[str]:
    """Yield the suite of a game: the first suitable puzzle of each of SIZE equal parts."""
    known = puzzles(variant)
    for part in range(SIZE):
        for puzzle in known[part * len(known) // SIZE : (part + 1) * len(known) // SIZE]:
            if puzzle["goal"] != "mate" or mates(variant, puzzle):
                yield tactic(variant, puzzle)
                break


def mates(variant: Variant, puzzle: dict[str, Any]) -> bool:
    """Return whether a puzzle's first move is proved to mate in its number of moves even if every block counts."""
    stand = fen.read(variant, puzzle["fen"])
    history = PositionHistory(variant.repetition)
    history.push(stand.key, stand.in_check())
    limits = MateLimits(nodes=NODES, moves=[notation.parse(stand, puzzle["moves"][0])])
    return MateSolver(stand, history, Table(16)).solve(puzzle["in"], limits).mate_in == int(puzzle["in"])


def tactic(variant: Variant, puzzle: dict[str, Any]) -> str:
    """Return the line of a puzzle."""
    operations = [f"bm {puzzle['moves'][0]}"]
    if puzzle["goal"] == "mate":
        operations.append(f"dm {puzzle['in']}")
    operations += [
        f"pv {' '.join(puzzle['moves'])}",
        f'id "{variant.name}.{puzzle["id"]}"',
        f'c0 "{puzzle["goal"]} in {puzzle["in"]}"',
        f'c1 "rating {puzzle["rating"]}"',
    ]
    return f"{epd(variant, puzzle['fen'])} {'; '.join(operations)};"


def main() -> int:
    """Write all files."""
    for kind, lines_of in (("perft", perft_lines), ("tactics", tactics)):
        for variant in GAMES.values():
            file = SUITES / kind / f"{variant.name}.epd"
            file.parent.mkdir(parents=True, exist_ok=True)
            lines = list(lines_of(variant))
            file.write_text("".join(f"{line}\n" for line in lines), "utf-8", newline="\n")
            print(f"{file.relative_to(ROOT)}: {len(lines)} lines", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
