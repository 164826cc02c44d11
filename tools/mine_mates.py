"""Mine positions with a mate from games of the engine's weak levels against each other.

    python tools/mine_mates.py --games 40 > tests/mates.jsonl

In each game that ends in a win, the winner's last positions are searched for the shortest mate, from the end backward,
until there is none. Prints an object a line: variant, FEN, the moves to mate, and whether that is proved to be the
shortest.
"""

import argparse
import json
import random
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]


from surajang.engine.mate import MateLimits, MateSolver  # noqa: E402
from surajang.engine.position_history import PositionHistory  # noqa: E402
from surajang.engine.search import Limits, Search  # noqa: E402
from surajang.engine.strength import of_level  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.gui.matches.openings import random_opening  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.game import DRAW, Game  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

MAX_PLIES = 300
NODES = 3000
MAX_MATE = 7


def solver_at(variant: Variant, text: str) -> MateSolver:
    """A solver at a position."""
    position = fen.read(variant, text)
    path = PositionHistory(variant.repetition)
    path.push(position.key, position.in_check())
    return MateSolver(position, path, Table(64))


def played_game(variant: Variant, number: int, chance: random.Random) -> Game:
    """A game of two levels against each other, after a random opening."""
    game = Game(variant)
    for text in random_opening(variant, number, 6, chance).moves:
        game.play(notation.parse(game.position, text))
    levels = [of_level(chance.randint(4, 14)) for _ in range(2)]
    path = PositionHistory(variant.repetition)
    for node in game.line():
        path.push(node.key, node.check)
    search = Search(game.position, path, Table(4))
    search.state.weakness.seed = chance.getrandbits(40)
    while not game.outcome.over and game.node.ply < MAX_PLIES:
        line = search.think(Limits(nodes=NODES), 1, levels[game.position.side], None)
        game.play(line[0])
        path.push(game.node.key, game.node.check)
    return game


def mates_of(game: Game, nodes: int) -> list[dict[str, object]]:
    """The positions of a won game from which the winner mates, the shortest mate first."""
    winner = 1 - game.node.side
    texts = []
    while game.back():
        if game.position.side == winner:
            texts.append(fen.write(game.position))
    found: list[dict[str, object]] = []
    for text in texts[:MAX_MATE]:
        result = solver_at(game.variant, text).solve(MAX_MATE, MateLimits(nodes=nodes))
        if not result.mate_in:
            break
        if result.mate_in >= 2:
            known = {"variant": game.variant.name, "fen": text, "mate": result.mate_in}
            found.append({**known, "shortest": result.shortest})
    return found


def main() -> int:
    """Read the command line and mine."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--games", type=int, default=100, help="games of each variant")
    parser.add_argument("--nodes", type=int, default=4_000_000, help="nodes for each position")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.variant or GAMES:
        chance = random.Random(f"{name} {arguments.seed}")
        for number in range(arguments.games):
            game = played_game(game_named(name), number, chance)
            if not game.outcome.over or game.outcome.result == DRAW:
                continue
            for known in mates_of(game, arguments.nodes):
                print(json.dumps(known), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
