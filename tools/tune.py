"""Make the weights of a game's evaluation from positions of games that an engine plays against itself.

    python tools/tune.py play mansindam --games 20000 --depth 1 > games.txt
    python tools/tune.py label mansindam games.txt --teacher "ENGINE" --count 1500000 > seen.txt
    python tools/tune.py values mansindam seen.txt > engine/tuned/mansindam.json
    python tools/tune.py network mansindam seen.txt > first.net
    python tools/tune.py play mansindam --games 14000 --nodes 1000 --teacher "ENGINE" > searched.txt
    python tools/tune.py network mansindam seen.txt --searched searched.txt --start first.net --epochs 4 \\
        --pace 0.002 > second.net
    python tools/tune.py play mansindam --games 50000 --nodes 600 > own.txt
    python tools/tune.py network mansindam own.txt --start second.net --results 0.3 --epochs 1 --pace 0.001 \\
        --kings 000112233,444444444 > one.net
    python tools/tune.py play mansindam --games 30000 --nodes 800 --opponent "ENGINE" --opponent-nodes 800 \\
        --ahead 0.6 > against.txt
    python tools/tune.py network mansindam against.txt --start one.net --results 0 --epochs 1 --pace 0.001 > next.net
    python tools/tune.py mix mansindam own.txt --teacher "ENGINE" > mixed.txt
    python tools/tune.py mean mansindam one.net another.net > engine/tuned/mansindam.net

A line of positions is `FEN|score` with the score in hundredths of a pawn for White. `play` gives the scores of the
search, its own or a teacher's, and after another `|` what White got from the game (0 to 1); with `--opponent` it plays
one side of each game alone, and with `--ahead` a score has a share of what was said later, and of what came of the
game. `label` strays from such positions by a few moves and asks a teacher, a UCI engine that knows `eval`, what it says
of them at sight; `mix` brings what it says so into scores that there are. `values` fits what pieces are worth on the
board and in hand, `network` trains what is left: first on many positions judged at sight, then on positions of games
judged by a search as well; `mean` makes one network of several that were trained from the same start, such as one of
`own.txt` and one of `mixed.txt`. `values` and `mean` need numpy, `network` PyTorch too.

A teacher that takes definitions, as Fairy-Stockfish does, is given ours. Games that have one begin with it as their
teacher (`python -m rules export GAME` says which); from `own.txt` on, and in Palace Shogi from `searched.txt` on, a
network learns from the engine's own games. That can be repeated with each better network, the former games as
`own.txt`, the new ones as `--searched`. Positions of games are seen once in a round: more often, their results are
learned by heart. The other rule sets of Pandemonium share what the first has learned.

Each game of `play` depends on its rules, the seed and its number alone: with `--at-once` or `--cluster` many are played
at the same time (`tools/cluster.py`), and the lines are the same.
"""

import argparse
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent))

import cluster
from training.games import Wanted, end_teachers, play
from training.labels import label, mix
from training.teacher import Teacher

from surajang.gui.matches.engine_players import EngineFailed
from surajang.rules.games import GAMES

BUNDLE = 10
"""Games that are handed out as one; the shortest take a twentieth of a second."""


def command_line() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "label", "mix", "values", "network", "mean"):
        command = commands.add_parser(name)
        command.add_argument("variant", choices=GAMES, metavar="GAME")
        if name != "play":
            command.add_argument("files", type=Path, nargs="+")
        if name == "mix":
            command.add_argument("--own", type=float, default=0.85, help="the share of the score")
            command.add_argument("--sight", type=float, default=0.35, help="the share of what the teacher says")
        if name in ("play", "label"):
            command.add_argument("--seed", type=int, default=1)
        if name in ("play", "label", "mix"):
            command.add_argument("--teacher", required=name != "play", help="command of a UCI engine")
            command.add_argument("--teacher-option", action="append", default=[], metavar="NAME=VALUE")
        if name == "play":
            cluster.add_options(command)
            command.add_argument("--games", type=int, default=1000)
            command.add_argument("--first", type=int, default=0, help="the number of the first game")
            command.add_argument("--depth", type=int, default=0)
            command.add_argument("--nodes", type=int, default=1000)
            command.add_argument("--opponent", default="", help="command of a UCI engine that plays one side")
            command.add_argument("--opponent-nodes", type=int, default=1000)
            command.add_argument(
                "--ahead", type=float, default=0.0, help="the share of the next ply's score in that of a ply (0 to 1)"
            )
        if name == "label":
            command.add_argument("--count", type=int, default=100000)
        if name == "network":
            command.add_argument("--searched", type=Path, nargs="+", default=[], help="positions judged by a search")
            command.add_argument("--start", type=Path, help="a network to go on from")
            command.add_argument("--hidden", type=int, default=64)
            command.add_argument(
                "--kings",
                default="",
                help="zones of the own king: by rank, from a side's first, a digit for each file; ranks beyond the "
                "last are like that (without it, those of the network to go on from)",
            )
            command.add_argument("--epochs", type=int, default=6)
            command.add_argument("--pace", type=float, default=0.003)
            command.add_argument("--batch", type=int, default=4096, help="positions between two steps")
            command.add_argument(
                "--results", type=float, default=0.15, help="the part that a game's result has (0 to 1)"
            )
    return parser.parse_args()


def main() -> int:
    """Do what the command line says."""
    asked = command_line()
    variant = GAMES[asked.variant]
    try:
        if asked.command == "play":
            _play(asked)
        elif asked.command in ("label", "mix"):
            with closing(Teacher(variant, asked.teacher, asked.teacher_option)) as teacher:
                if asked.command == "label":
                    label(teacher, asked.files, asked.count, asked.seed)
                else:
                    mix(teacher, asked.files, asked.own, asked.sight)
        elif asked.command == "values":
            from training.values import values  # needs numpy

            values(variant, asked.files)
        elif asked.command == "mean":
            from training.network_file import mean  # needs numpy

            mean(asked.files)
        else:
            from training.network import network  # needs numpy and PyTorch

            network(variant, asked.files, asked.searched, asked)
    except EngineFailed as failure:
        sys.exit(str(failure))
    finally:
        end_teachers()
    return 0


def _play(asked: argparse.Namespace) -> None:
    """Print the positions of games, each game's as soon as it has ended."""
    first = Wanted(
        asked.variant, asked.teacher or "", tuple(asked.teacher_option), asked.depth, asked.nodes,
        asked.opponent, asked.opponent_nodes, asked.ahead, asked.seed, asked.first,
    )  # fmt: skip
    wanted = [replace(first, number=asked.first + number) for number in range(asked.games)]
    for lines in cluster.run(play, wanted, asked.at_once, asked.cluster, bundle=BUNDLE):
        print("".join(f"{line}\n" for line in lines), end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
