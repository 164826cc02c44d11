"""Mine puzzles from games of the engine's middle levels against each other.

    python tools/mine_puzzles.py --variant mansindam --games 2000 --work mined

Plays the games with the given numbers, and adds a line for each to `mined/VARIANT.jsonl`: its id, the seconds it took
and at most two puzzles. Games already in the file are not played again, so the command can be stopped and repeated at
any time; each game depends only on its variant, the seed and its number. `--at-once 2` plays two at a
time, `--cluster ADDRESS` on many machines (`tools/cluster.py`). `tools/rate_puzzles.py` then rates the puzzles, and
`tools/gather_puzzles.py` puts them into `assets/puzzles/`.

Every position of a game is searched for PROBE_NODES nodes. If that finds a mate, or a best move clearly better than the
second, `puzzle_finder` decides whether it is a puzzle. Run it on the compiled engine: `python -P tools/…` in an
environment where that is installed; the engine in the source folder is fifty times slower.
"""

import argparse
import gc
import json
import random
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from gather_puzzles import mined  # noqa: E402
from puzzle_finder import DECISIVE, HOLDING, LOSING, MARGIN, OPEN, PROBE_NODES, WINNING, Finder, Look, record  # noqa: E402

from surajang.engine.position_history import PositionHistory  # noqa: E402
from surajang.engine.search import Limits, Search  # noqa: E402
from surajang.engine.strength import of_level  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.engine.values import MATE_BOUND  # noqa: E402
from surajang.gui.matches.openings import random_opening  # noqa: E402
from surajang.rules import notation  # noqa: E402
from surajang.rules.game import Game  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

LEVELS = (-8, 7)
"""The weakest and the strongest level that play: those below lose at once, those above seldom blunder."""
MAX_PLIES = 240
OPENING_PLIES = (4, 8)
PUZZLES = 2
APART = 10
"""Two puzzles from a game are at least this many plies apart, lest they be the same combination."""
TRIES = 10
"""The most candidates of a game that are tried."""
MATE_SOUGHT = 450
"""A mate is searched for if the side to move is this much better, in hundredths of a pawn."""
MATES_TRIED = {1: 0.1, 2: 0.6, 3: 1.0, 4: 0.4}
LONG_MATES_TRIED = 0.3
"""The share of mates that become candidates, by length. Short ones are too many, long ones take long to prove."""
OTHER_WORTH = 0.6
LENGTH_WORTH = 0.2
"""The priority of a candidate: a bonus if it is not a mate, else one for each move of the mate. Without it nearly all
puzzles would be mates in two and three, which end every game."""


@dataclass(frozen=True)
class Candidate:
    """A position of a game that may be a puzzle: its ply, the square of the capture that led to it (0: none), and the
    length of the mate, 0 for a win or a defence. Candidates of the highest priority are tried first."""

    ply: int
    before: int
    mate: int
    worth: float


def played_game(variant: Variant, number: int, chance: random.Random, between: tuple[int, int] = LEVELS) -> Game:
    """A game of two levels between these against each other, after a random opening."""
    game = Game(variant)
    for text in random_opening(variant, number, chance.randint(*OPENING_PLIES), chance).moves:
        game.play(notation.parse(game.position, text))
    levels = [of_level(chance.randint(*between)) for _ in range(2)]
    path = PositionHistory(variant.repetition)
    for node in game.line():
        path.push(node.key, node.check)
    search = Search(game.position, path, Table(4))
    search.state.weakness.seed = chance.getrandbits(40)
    while not game.outcome.over and game.node.ply < MAX_PLIES:
        line = search.think(Limits(), 1, levels[game.position.side], None)
        game.play(line[0])
        path.push(game.node.key, game.node.check)
    return game


def candidates(game: Game, finder: Finder, chance: random.Random) -> list[Candidate]:
    """The positions of a game that may be puzzles, the best first. The cursor ends at the start."""
    found: list[Candidate] = []
    while game.back():
        ply = game.node.ply
        if ply < OPENING_PLIES[0] or game.position.setup:
            break
        look = finder.look(game.position, PROBE_NODES)
        if look is None:
            continue
        mate = finder.mate_in(game.position) if look.best >= MATE_SOUGHT else 0
        if mate and chance.random() > MATES_TRIED.get(mate, LONG_MATES_TRIED):
            continue
        if mate or promising(look):
            worth = chance.random() + (LENGTH_WORTH * min(mate, 5) if mate else OTHER_WORTH)
            found.append(Candidate(ply, captured_on(game), mate, worth))
    while game.back():
        pass
    return sorted(found, key=lambda candidate: -candidate.worth)


def promising(look: Look) -> bool:
    """Return whether a short search suggests a win or a defence, with a margin for what it overlooks."""
    if look.margin < MARGIN * 2 // 3 or look.best >= MATE_BOUND:
        return False
    won = look.best >= WINNING * 2 // 3 and (look.second <= 2 * OPEN or look.margin >= DECISIVE * 2 // 3)
    return won or (look.best >= 2 * HOLDING and look.second <= LOSING * 2 // 3)


def captured_on(game: Game) -> int:
    """Return the target square of the last move if it captured, else 0."""
    node = game.node
    move = node.move
    if not move or not game.back():
        return 0
    squares = game.position.captured_squares(move)
    game.go_to(node)
    return squares[-1] if squares else 0


def puzzles_of(game: Game, finder: Finder, chance: random.Random) -> list[dict[str, object]]:
    """At most two puzzles from the positions of a game."""
    nodes = game.line()
    found: list[dict[str, object]] = []
    plies: list[int] = []
    for candidate in candidates(game, finder, chance)[:TRIES]:
        if any(abs(candidate.ply - ply) < APART for ply in plies):
            continue
        game.go_to(nodes[candidate.ply])
        position = game.position
        puzzle = finder.mate(position, candidate.mate) if candidate.mate else finder.other(position, candidate.before)
        if puzzle is None:
            continue
        found.append(record(position, puzzle))
        plies.append(candidate.ply)
        if len(found) == PUZZLES:
            break
    return found


Job = tuple[str, int, int]
"""A game to play: its rules, the seed and its number."""


@cache
def finder_of(name: str) -> Finder:
    """Return this process's finder for a rule set, which keeps nothing from game to game."""
    return Finder(game_named(name))


def mined_game(job: Job) -> dict[str, object]:
    """Play a game; return its line in the file."""
    name, seed, number = job
    gc.collect()  # the searches of the game before, see engine.player.Player._forget
    started = time.process_time()
    chance = random.Random(f"{name} {seed} {number}")
    finder = finder_of(name)
    finder.start_game()
    puzzles = puzzles_of(played_game(game_named(name), number, chance), finder, chance)
    return {"game": f"{seed}-{number}", "seconds": round(time.process_time() - started, 2), "puzzles": puzzles}


def mine(
    play: Callable[[Job], dict[str, object]],
    jobs: Iterable[Job],
    file: Path,
    seconds: float,
    at_once: int = 1,
    address: str = "",
) -> None:
    """Play the games that are not yet in the file, and add what `play` returns, until the time is up."""
    done = {json.loads(line)["game"] for line in file.read_text("utf-8").splitlines()} if file.exists() else set()
    left = [(name, seed, number) for name, seed, number in jobs if f"{seed}-{number}" not in done]
    end = time.monotonic() + seconds if seconds else float("inf")
    games = cluster.run(play, left, at_once, address)
    for game in games:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(game) + "\n")
        if time.monotonic() > end:
            games.close()


def main() -> int:
    """Read the command line and mine."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="games of each variant")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop each variant after this time (0: never)")
    parser.add_argument("--enough", type=int, default=0, help="stop at this many puzzles")
    parser.add_argument("--work", type=Path, required=True, help="folder for the mined puzzles")
    cluster.add_options(parser)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    for name in arguments.variant or GAMES:
        if arguments.enough and sum(1 for _ in mined(arguments.work, name)) >= arguments.enough:
            continue
        jobs = [(name, arguments.seed, arguments.first + number) for number in range(arguments.games)]
        file = arguments.work / f"{name}.jsonl"
        mine(mined_game, jobs, file, arguments.seconds, arguments.at_once, arguments.cluster)
    return 0


if __name__ == "__main__":
    sys.exit(main())
