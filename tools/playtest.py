"""Plays the games of a playtest in several processes or on the machines of a Dask cluster, and writes the report.

    python -P tools/playtest.py pandemonium --games 50000 --nodes 2000 --out FOLDER --cluster tcp://192.168.0.1:8786

The folder is that of `surajang-engine playtest` (docs/playtest.md), and so is the report: either continues the other.
"""

import argparse
import sys
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

import cluster

from surajang.engine.lock import FileLock
from surajang.engine.own_process import BUSY
from surajang.engine.playtest import GAMES, command
from surajang.engine.playtest.games import Games
from surajang.engine.playtest.job import head_for
from surajang.engine.records import RecordFile
from surajang.rules import catalogue
from surajang.rules.game_files import game_of

BUNDLE = 4
"""Games that are handed out together."""


@lru_cache(maxsize=1)
def _games(definition: str, nodes: int) -> Games:
    return Games(catalogue.read_line(definition), nodes)


def play(item: tuple[str, int, int, int]) -> dict[str, Any]:
    """Play a game: a definition in one line, nodes per move, the seed, and the game's number."""
    definition, nodes, seed, number = item
    return _games(definition, nodes).play(seed, number)


def main() -> int:
    """Play the games that a folder lacks, and write the report."""
    parser = argparse.ArgumentParser(prog="python -P tools/playtest.py", description="Playtest a game.")
    parser.add_argument("game", metavar="GAME", help="a game of this program, or FILE or FILE:NAME")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    cluster.add_options(parser)
    options = parser.parse_args()
    variant = game_of(options.game)
    definition = catalogue.definition_line(variant)
    lock = FileLock(options.out / GAMES)
    if not lock.take():
        print(f"{options.out}: another process works on this playtest", file=sys.stderr)
        return BUSY
    try:
        with closing(RecordFile(options.out / GAMES, head_for(variant, options.nodes, options.seed))) as file:
            known = {record["game"] for record in file.records}
            missing = [
                (definition, options.nodes, options.seed, number)
                for number in range(options.games)
                if number not in known
            ]
            for number, record in enumerate(cluster.run(play, missing, options.at_once, options.cluster, BUNDLE), 1):
                file.add(record)
                print(f"\r{number} of {len(missing)} games", end="", file=sys.stderr, flush=True)
    finally:
        lock.release()
    arguments = ["--games", str(options.games), "--nodes", str(options.nodes), "--seed", str(options.seed)]
    return command.main([options.game, "--out", str(options.out), *arguments])


if __name__ == "__main__":
    sys.exit(main())
