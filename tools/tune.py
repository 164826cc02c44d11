"""Make the weights of a game's evaluation from positions of self-play.

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

A line of positions is `FEN|score` with the score in hundredths of a pawn for White. `play` writes the scores of the
search, its own or a teacher's, and after another `|` White's points in the game (0 to 1); with `--opponent` it plays
only one side of each game, and with `--ahead` a score includes a share of later scores and of the result. `label` makes
a few random moves from such positions and writes a teacher's static evaluation, from a UCI engine with the command
`eval`; `mix` blends that evaluation into existing scores. `values` fits the values of pieces on the board and in hand,
and `network` trains the rest: first on many positions with static evaluations, then also on positions of games with
scores of a search; `mean` averages networks that were trained from the same start, such as one of `own.txt` and one of
`mixed.txt`. `values` and `mean` need numpy, `network` also PyTorch.

A teacher that takes definitions, as Fairy-Stockfish does, gets ours. Games that have a teacher begin with it (`python
-m rules export GAME` says which); from `own.txt` on, and in Palace Shogi from `searched.txt` on, a network learns from
the engine's own games. This can be repeated with each better network, with the former games as `own.txt` and the new
ones as `--searched`. Each position is used once a round: otherwise the results of the games are overfitted. The other
rule sets of Pandemonium share the network of the first.

Each game of `play` depends only on its rules, the seed and its number: `--at-once` or `--cluster` play many at the same
time (`tools/cluster.py`), and the lines are the same.
"""

import argparse
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent))

import cluster
from training.games import Job, end_teachers, play
from training.labels import label, mix
from training.teacher import Teacher

from surajang.gui.matches.engine_players import EngineFailed
from surajang.rules.games import GAMES

BUNDLE = 10
"""Games handed out together; the shortest take a twentieth of a second."""


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
            command.add_argument("--own", type=float, default=0.85, help="the weight of the score")
            command.add_argument(
                "--sight", type=float, default=0.35, help="the weight of the teacher's static evaluation"
            )
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
            command.add_argument("--start", type=Path, help="a network to start from")
            command.add_argument("--hidden", type=int, default=64)
            command.add_argument(
                "--kings",
                default="",
                help="zones of the own king: by rank, from a side's first, a digit for each file; ranks beyond the "
                "last repeat it (default: those of the network to start from)",
            )
            command.add_argument("--epochs", type=int, default=6)
            command.add_argument("--pace", type=float, default=0.003)
            command.add_argument("--batch", type=int, default=4096, help="positions between two steps")
            command.add_argument("--results", type=float, default=0.15, help="the weight of a game's result (0 to 1)")
    return parser.parse_args()


def main() -> int:
    """Run the command."""
    arguments = command_line()
    variant = GAMES[arguments.variant]
    try:
        if arguments.command == "play":
            _play(arguments)
        elif arguments.command in ("label", "mix"):
            with closing(Teacher(variant, arguments.teacher, arguments.teacher_option)) as teacher:
                if arguments.command == "label":
                    label(teacher, arguments.files, arguments.count, arguments.seed)
                else:
                    mix(teacher, arguments.files, arguments.own, arguments.sight)
        elif arguments.command == "values":
            from training.values import values  # noqa: PLC0415  # needs numpy

            values(variant, arguments.files)
        elif arguments.command == "mean":
            from training.network_file import mean  # noqa: PLC0415  # needs numpy

            mean(arguments.files)
        else:
            from training.network import network  # noqa: PLC0415  # needs numpy and PyTorch

            network(variant, arguments.files, arguments.searched, arguments)
    except EngineFailed as failure:
        sys.exit(str(failure))
    finally:
        end_teachers()
    return 0


def _play(arguments: argparse.Namespace) -> None:
    """Print the positions of games, each game's as soon as it ends."""
    first = Job(
        arguments.variant, arguments.teacher or "", tuple(arguments.teacher_option), arguments.depth, arguments.nodes,
        arguments.opponent, arguments.opponent_nodes, arguments.ahead, arguments.seed, arguments.first,
    )  # fmt: skip
    jobs = [replace(first, number=arguments.first + number) for number in range(arguments.games)]
    for lines in cluster.run(play, jobs, arguments.at_once, arguments.cluster, bundle=BUNDLE):
        print("".join(f"{line}\n" for line in lines), end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
