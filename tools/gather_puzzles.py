"""Put mined and rated puzzles into `assets/puzzles/`.

    python tools/gather_puzzles.py --work mined

Reads what `tools/mine_puzzles.py` and `tools/rate_puzzles.py` have written and writes `assets/puzzles/VARIANT.jsonl`,
an object a line, the easiest puzzle first:

    id       the same for a position and its mirror images, see `puzzle_keys`
    fen      the position; its side to move is the solver's
    moves    the solution in machine notation, the solver's moves first
    goal     "mate", "win" (material), "arrive" (a king's arrival, a win by promotion) or "defend"
    in       how many moves the solver makes
    themes   what the solution is made of, see `puzzle_themes`
    game     the game it comes from: seed and number
    rating   on the scale of the levels, see `rate_puzzles`

Of puzzles that are mirror images of each other only the first is taken. Mates and king's arrivals in one are at most a
tenth of all rated puzzles; wins and defences in one move that even the weakest level finds are left out.

Before these come FIRST puzzles, as many mates as captures, that `tools/first_puzzles.py` has mined, as evenly from all
pieces that make the first move as there are. With `--first` only these are new, and the others stay as they are.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from puzzle_themes import themes  # noqa: E402

from surajang.gui.learn.puzzles import FIRST_BELOW  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402

ASSETS = TOOLS.parent / "assets" / "puzzles"
FIELDS = ("id", "fen", "moves", "goal", "in", "themes", "game", "rating")
MATES_IN_ONE = 0.1
PLAIN = 500
"""A win or defence in one move with a lower rating is found by the weakest level at once, and is no puzzle."""
FIRST = 160
FROM_A_GAME = 2
NOT_FOUND_AGAIN = frozenset(("b473a3505d", "6bc9d63318", "28b123f57f", "a4199a6dc8"))
"""Wins and defences of seed 1 that a search of as many nodes, beginning with nothing, did not find again: 4 of 276."""


def solved_file(work: Path, name: str) -> Path:
    """The file of a game's results in the folder of the mined puzzles."""
    return work / f"{name}.solved.jsonl"


def mined(work: Path, name: str) -> Iterator[dict[str, Any]]:
    """Yield the puzzles that were mined for a game, none twice, with the game that each comes from."""
    seen: set[str] = set()
    for file in sorted([work / f"{name}.jsonl", *work.glob(f"{name}.[0-9]*.jsonl")]):
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            game = json.loads(line)
            for puzzle in game["puzzles"]:
                if puzzle["id"] not in seen:
                    seen.add(puzzle["id"])
                    yield {**puzzle, "game": game["game"]}


def gathered(work: Path, name: str) -> list[dict[str, Any]]:
    """Return the puzzles of a game that are rated, the easiest first, without too many mates in one."""
    file = solved_file(work, name)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    ratings = {result["id"]: result["rating"] for result in map(json.loads, lines)}
    known = ratings.keys() - NOT_FOUND_AGAIN
    rated = [{**puzzle, "rating": ratings[puzzle["id"]]} for puzzle in mined(work, name) if puzzle["id"] in known]
    longer = [puzzle for puzzle in rated if puzzle["in"] > 1 or ("scores" in puzzle and puzzle["rating"] >= PLAIN)]
    shortest = [puzzle for puzzle in rated if puzzle["in"] == 1 and "scores" not in puzzle]
    taken = longer + shortest[: int(len(longer) * MATES_IN_ONE)]
    return sorted(taken, key=lambda puzzle: (puzzle["rating"], puzzle["id"]))


def first(work: Path, name: str) -> list[dict[str, Any]]:
    """Return the first puzzles of a game: of each goal, those of each piece in turn."""
    file = work / f"{name}.first.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [{**puzzle, "game": game["game"]} for game in map(json.loads, lines) for puzzle in game["puzzles"]]
    taken: dict[str, dict[str, Any]] = {}
    games: Counter[str] = Counter()
    for goal in ("win", "mate"):
        by_piece: dict[str, list[dict[str, Any]]] = {}
        for puzzle in found:
            if puzzle["goal"] == goal:
                by_piece.setdefault(puzzle["piece"], []).append(puzzle)
        most = len(taken) + FIRST // 2
        for puzzle in filter(None, chain.from_iterable(zip_longest(*by_piece.values()))):
            if len(taken) < most and puzzle["id"] not in taken and games[puzzle["game"]] < FROM_A_GAME:
                taken[puzzle["id"]] = puzzle
                games[puzzle["game"]] += 1
    return list(taken.values())


def themes_of(name: str, puzzle: dict[str, Any]) -> list[str]:
    """Return the themes of a puzzle of the game with that name."""
    position = fen.read(game_named(name), puzzle["fen"])
    line = []
    for text in puzzle["moves"]:
        line.append(notation.parse(position, text))
        position.make(line[-1])
    for _ in line:
        position.unmake()
    return themes(position, line)


def text_of(name: str, puzzle: dict[str, Any]) -> str:
    """Return the line of a puzzle in its file."""
    known = {**puzzle, "themes": themes_of(name, puzzle)}
    return json.dumps({field: known[field] for field in FIELDS}) + "\n"


def kept(name: str) -> list[dict[str, Any]]:
    """Return the puzzles that a game has, without its first puzzles."""
    lines = (ASSETS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [puzzle for puzzle in map(json.loads, lines) if puzzle["rating"] >= FIRST_BELOW]


def main() -> int:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--work", type=Path, required=True, help="folder of the mined puzzles")
    parser.add_argument("--first", action="store_true", help="write only first puzzles again")
    parser.add_argument("--most", type=int, default=0, help="the most puzzles of each game (0: all)")
    arguments = parser.parse_args()
    for name in arguments.variant or GAMES:
        puzzles = kept(name) if arguments.first else gathered(arguments.work, name)
        if arguments.most and len(puzzles) > arguments.most:
            step = len(puzzles) / arguments.most
            puzzles = [puzzles[int(n * step)] for n in range(arguments.most)]
        beginning = sorted(first(arguments.work, name), key=lambda puzzle: (puzzle["rating"], puzzle["id"]))
        lines = [text_of(name, puzzle) for puzzle in beginning + puzzles]
        if lines:
            (ASSETS / f"{name}.jsonl").write_text("".join(lines), "utf-8", newline="\n")
        print(f"{name}: {len(lines)} puzzles")
    return 0


if __name__ == "__main__":
    sys.exit(main())
