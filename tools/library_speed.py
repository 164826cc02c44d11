"""Measures the library: `python tools/library_speed.py [--games N] [--file PGN] [--index FILE]`.

Random games of all rule sets are generated from a seed, indexed by the process that the window uses, and searched: a
position of each depth, its moves, the first rows of its games. Prints games a second, memory, and milliseconds of
processor time.
"""

import argparse
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from surajang.gui.library import finding, index, indexing
from surajang.gui.library.facts import key_of
from surajang.gui.library.finding import Orders, Query
from surajang.rules import pgn_writer
from surajang.rules.game import FIRST_WINS, SECOND_WINS, Game, Outcome
from surajang.rules.games import GAMES

SEED = 20261123
LENGTHS = (20, 120)
"""The range of a game's plies, evenly spread, unless it ends sooner."""

ROWS = 50
DEPTHS = (0, 1, 2, 4, 8, 16, 32, 64)


def make_games(path: Path, count: int) -> None:
    """Write this many games to a file."""
    chance = random.Random(SEED)
    variants = list(GAMES.values())
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            game = Game(chance.choice(variants))
            length = chance.randint(*LENGTHS)
            while game.node.ply < length and not game.outcome.over:
                game.play(chance.choice(game.legal_moves()))
            if not game.outcome.over:
                game.finish(Outcome(chance.choice((FIRST_WINS, SECOND_WINS)), "resignation"))
            names = {"White": f"Player {chance.randrange(500)}", "Black": f"Player {chance.randrange(500)}"}
            day = f"{chance.randint(2000, 2026)}.{chance.randint(1, 12):02}.{chance.randint(1, 28):02}"
            file.write(pgn_writer.write_game(game, {"Event": f"Game {number}", "Date": day, **names}) + "\n")


def measure_import(games: Path, path: Path) -> None:
    """Index the games and print how long that took, and how much memory."""
    memory: list[int] = []

    def report(name: str, content: Any) -> None:
        memory.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        if name == "failed":
            print(content)

    begun, worked = time.perf_counter(), processor_time()
    indexing.bring_up_to_date(path, [], [games], report)
    passed, worked = time.perf_counter() - begun, processor_time() - worked
    connection = index.connect(path)
    count, places = (connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("game", "place"))
    print(f"{count} games, {places} positions, {games.stat().st_size / 1e6:.0f} MB of PGN")
    print(f"indexed in {passed:.0f} s: {count / passed:.0f} games a second, {count / worked:.0f} of processor time")
    print(f"memory {memory[len(memory) // 4] / 1024:.0f} MB after a quarter, {memory[-1] / 1024:.0f} MB at the end")
    print(f"index {path.stat().st_size / 1e6:.0f} MB")
    connection.close()


def processor_time() -> float:
    """Return the processor time of this process, and of others that have read for it."""
    readers = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + readers.ru_utime + readers.ru_stime


def measure_search(path: Path) -> None:
    """Search positions of each depth and print the longest and the median time."""
    connection = index.connect(path)
    chance = random.Random(SEED)
    orders = Orders()
    print(f"all games for the first time {timed(partial(finding.numbers, connection, Query(), orders)):.0f} ms")
    last = connection.execute("SELECT max(id) FROM game").fetchone()[0]
    for depth in DEPTHS:
        keys: list[int] = []
        while len(keys) < 20:
            number = chance.randint(1, last)
            start, moves = finding.line(connection, number)
            if len(moves) >= depth:
                (variant,) = connection.execute("SELECT variant FROM game WHERE id = ?", (number,)).fetchone()
                game = Game(GAMES[variant], start or "startpos")
                for move in moves[:depth]:
                    game.play(move)
                keys.append(key_of(game.variant, int(game.position.key)))
        trees = [timed(partial(finding.tree, connection, key, Query())) for key in keys]
        lists = [timed(partial(first_rows, connection, key, orders)) for key in keys]
        found = statistics.median(len(finding.numbers(connection, Query(key=key))) for key in keys)
        print(
            f"ply {depth:2}: in {found:.0f} games, moves {statistics.median(trees):.1f} ms (at most {max(trees):.1f}),"
            f" games {statistics.median(lists):.1f} ms (at most {max(lists):.1f})"
        )
    whole = timed(lambda: finding.numbers(connection, Query()))
    words = timed(lambda: finding.numbers(connection, Query(words="player 77")))
    print(f"all games in order {whole:.0f} ms, with words {words:.0f} ms")
    connection.close()


def first_rows(connection: sqlite3.Connection, key: int, orders: Orders) -> None:
    """Find the games with a position, and the list entries of the first ones."""
    finding.listed(connection, finding.numbers(connection, Query(key=key), orders)[:ROWS])


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time of a call."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def main() -> int:
    """Make games, unless there is a file, index and search them."""
    parser = argparse.ArgumentParser(prog="python tools/library_speed.py", description="Measure the library.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--file", type=Path, help="file of games, generated if it does not exist")
    parser.add_argument("--index", type=Path, help="file of the index; an existing one is only searched")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="surajang-library-") as scratch:
        games, path = options.file or Path(scratch, "games.pgn"), options.index or Path(scratch, index.FILE)
        if not path.exists():
            if not games.exists():
                make_games(games, options.games)
            measure_import(games, path)
        measure_search(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
