"""Measures what a person waits for at one, ten and a hundred times the size: `python tools/scaling.py [--games 100]`.

Games are those of `tools/library_speed.py`; a study is one game with a variation at each move. Prints milliseconds of
processor time, the least of some runs where a run is short.
"""

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from library_speed import make_games
from places import GAME

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from shapes import variations

from surajang.gui.document.document import GameDocument, Navigation
from surajang.gui.document.history import EditHistory
from surajang.gui.library import finding, index, indexing, library_actions, statistics
from surajang.gui.library.facts import key_of
from surajang.gui.library.finding import Orders, Query
from surajang.gui.storage import reader
from surajang.rules import pgn
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.pgn_sections import sections

FACTORS = (1, 10, 100)
STUDY_BYTES = 3_900
"""The text of the smallest study; the largest has as many moves as a game may have."""

STEPS = 20
MIN_S = 0.05
"""A measurement that takes less is made three times."""

Row = dict[str, float]


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time of a call, of the quickest of three if it is short."""
    found: list[float] = []
    while len(found) < 3:
        begun = clock()
        work()
        found.append(clock() - begun)
        if found[0] > MIN_S:
            break
    return min(found) * 1000


def clock() -> float:
    """Return the processor time of this process and of those that it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def of_files(folder: Path, count: int) -> Row:
    """Measure a file with this number of games, and the library with it."""
    games, path, target = folder / f"{count}.pgn", folder / f"{count}.sqlite3", folder / "exported.pgn"
    make_games(games, count)
    data = games.read_bytes()
    row = {"find the games in a file": timed(lambda: list(reader.places(data)))}
    begun = clock()
    indexing.bring_up_to_date(path, [], [games], lambda *_: None)
    row["import it, build the index"] = (clock() - begun) * 1000  # once: there is nothing to do the next time
    connection = index.connect(path)
    try:
        variant = GAMES[GAME]
        key = key_of(variant, int(Game(variant).position.key))
        orders = Orders()
        every = finding.numbers(connection, Query())
        row["all games in their order"] = timed(lambda: finding.numbers(connection, Query()))
        row["filter by words"] = timed(lambda: finding.numbers(connection, Query(words="player 77")))
        row["one page of rows"] = timed(lambda: finding.listed(connection, every[:50]))
        row["games with a position"] = timed(lambda: finding.numbers(connection, Query(key=key), orders))
        row["moves played from it"] = timed(lambda: finding.tree(connection, key, Query()))
        row["statistics"] = timed(lambda: statistics.rows(connection, Query()))
        row["export all"] = timed(lambda: library_actions.export(finding.listed(connection, every), target))
    finally:
        connection.close()
    row["look for changes in the files"] = timed(lambda: indexing.bring_up_to_date(path, [], [games], lambda *_: None))
    return row


def of_studies(size: int) -> tuple[int, Row]:
    """Measure a study whose text has this many characters; return how many moves it has, and the row."""
    text = variations(GAME)(size)
    (section,) = sections(text)
    row = {"open a study": timed(lambda: pgn.read_game(text))}
    document = GameDocument(pgn.read_game(text))
    ways, history = Navigation(document), EditHistory(document)
    last = document.end

    def step() -> None:
        for _ in range(STEPS):
            ways.step_back()
        for _ in range(STEPS):
            ways.step_forward()

    def edit() -> None:
        for number in range(STEPS):
            document.comment(last, f"Comment {number}")
            history.undo()

    def add() -> None:
        for _ in range(STEPS):
            document.play(document.game.legal_moves()[0])
            history.undo()

    def jump() -> None:
        ways.show_first()
        ways.show_last()

    ways.show_last()
    row["a step back or ahead"] = timed(step) / STEPS / 2
    row["a comment and its undoing"] = timed(edit) / STEPS
    row["a move and its undoing"] = timed(add) / STEPS
    row["its text, to save or export it"] = timed(document.text)
    row["from the end to the start"] = timed(jump) / 2
    return section.all_moves, row


def table(title: str, sizes: list[str], rows: list[Row]) -> None:
    """Print a table for docs/performance.md."""
    print(f"| {title} | {' | '.join(sizes)} |\n|---|{'--:|' * len(sizes)}")
    for name in rows[0]:
        cells = [f"{row[name]:.2f}" if row[name] < 100 else f"{row[name]:,.0f}" for row in rows]
        print(f"| {name} | {' | '.join(cells)} |")
    print(flush=True)


def main() -> int:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(prog="python tools/scaling.py", description="Measure at three sizes.")
    parser.add_argument("--games", type=int, default=100, help="how many games the smallest file has")
    options = parser.parse_args()
    studies = [of_studies(STUDY_BYTES * factor) for factor in FACTORS]
    table("A study, ms", [f"{moves:,} moves" for moves, _ in studies], [row for _, row in studies])
    with tempfile.TemporaryDirectory(prefix="surajang-scaling-") as folder:
        counts = [options.games * factor for factor in FACTORS]
        files = [of_files(Path(folder), count) for count in counts]
        table("Games, ms", [f"{count:,} games" for count in counts], files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
