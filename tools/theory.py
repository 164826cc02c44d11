"""Makes assets/theory, what is known of the program's games, from folders of playtests (docs/theory.md).

    python -P tools/theory.py FOLDER… --at-once 2
    python -P tools/theory.py --beginners FOLDER…
    python -P tools/theory.py --verify FOLDER…

The first command puts the folders of each game together, whatever their seeds and nodes: all games are in the opening
tree, and those with the nodes per move that most of them have in the report. A position is in the tree if enough
different games reach it (`--least`). The second makes a report on games with so few nodes per move that the computer
plays like a beginner. The third compares what is known with fresh games, to which nothing was fitted, and prints how
many of the numbers differ by no more than both errors together allow (95 of 100 should).
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402

from surajang.engine.playtest import GAMES as RECORDS  # noqa: E402
from surajang.engine.playtest.chances import Estimate, rate_of, share_of  # noqa: E402
from surajang.engine.playtest.counting import report_of  # noqa: E402
from surajang.engine.playtest.record import GameRecord, game_record  # noqa: E402
from surajang.engine.playtest.report import Branch, Report, SetupPair, fits, read_report  # noqa: E402
from surajang.engine.records import Damaged, read_records  # noqa: E402
from surajang.engine.theory.known import BEGINNERS, OPENINGS, REPORT  # noqa: E402
from surajang.engine.theory.openings import compressed, openings_text, read_table  # noqa: E402
from surajang.rules import fen, notation, notation_reader  # noqa: E402
from surajang.rules.definition import as_table  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

PLIES = 24
"""The plies of each game that can be in the tree, with the choice of setups."""


@dataclass(frozen=True)
class Playtest:
    """A folder of games of one of the program's games, with `nodes` a move and a `seed`."""

    name: str
    nodes: int
    seed: int
    records: tuple[GameRecord, ...]


def read_playtest(folder: Path) -> Playtest:
    """Read a folder. Raises OSError, and Damaged for a folder of something else."""
    lines = read_records(folder / RECORDS)
    head, _ = next(lines, ({}, 0))
    variant = GAMES.get(head.get("game", {}).get("name", ""))
    if variant is None:
        raise Damaged("the games are of none of the program's games")
    if head["game"] != as_table(variant):
        print(f"{folder}: the definition of {variant.name} has changed since", file=sys.stderr)
    records = {record["game"]: game_record(record, len(variant.pieces)) for record, _ in lines}
    return Playtest(variant.name, int(head["nodes"]), int(head["seed"]), tuple([records[n] for n in sorted(records)]))


def together(variant: Variant, playtests: Iterable[Playtest]) -> tuple[Report, int]:
    """Return the report on the games with the most frequent number of nodes, and how many games there are in all."""
    games = Counter[int]()
    for playtest in playtests:
        games[playtest.nodes] += len(playtest.records)
    nodes = max(games, key=lambda each: games[each])
    alike = [playtest for playtest in playtests if playtest.nodes == nodes]
    records = [record for playtest in alike for record in playtest.records]
    records = [replace(record, game=number) for number, record in enumerate(records)]
    return report_of(variant, records, len(records), nodes, alike[0].seed), games.total()


def tree(variant: Variant, records: Iterable[GameRecord], least: int) -> dict[int, list[tuple[str, int, float]]]:
    """Return the moves of the positions that `least` different games reach: their texts, games, and points."""
    games = Counter((tuple(words_of(record)), record.moves) for record in records)
    points = {(tuple(words_of(record)), record.moves): record.points for record in records}
    reached: Counter[int] = Counter()
    played: dict[int, dict[str, list[float]]] = defaultdict(dict)
    position = fen.read(variant, variant.start)
    made: list[tuple[str, int, str]] = []  # a word, the key before it, and the move in UCI notation
    for words, moves in sorted(games):
        same = 0
        while same < min(len(made), len(words)) and made[same][0] == words[same]:
            same += 1
        for _ in range(len(made) - same):
            position.unmake()
        del made[same:]
        for word in words[same:]:
            move = notation_reader.read(position, word)
            made.append((word, position.key, notation.text(position, move)))
            position.make(move)
        count = games[words, moves]
        for _, key, text in made:
            entry = played[key].setdefault(text, [0, 0.0])
            entry[0] += count
            entry[1] += count * points[words, moves]
        reached.update({key for _, key, _ in made})
    return {
        key: [(text, int(number), sum_of) for text, (number, sum_of) in moves.items()]
        for key, moves in played.items()
        if reached[key] >= least
    }


def words_of(record: GameRecord) -> Iterator[str]:
    """Yield the first moves of a game as they are written."""
    number = 0
    for word in record.moves.split(maxsplit=2 * PLIES):
        if number < PLIES and not word[0].isdigit():
            number += 1
            yield word


def make(item: tuple[str, list[str], str, int]) -> str:
    """Make the files of a game from folders; return what was made. Raises OSError and Damaged."""
    name, folders, out, least = item
    variant = GAMES[name]
    playtests = [read_playtest(Path(folder)) for folder in folders]
    report, games = together(variant, playtests)
    found = tree(variant, [record for playtest in playtests for record in playtest.records], least)
    target = Path(out, name)
    target.mkdir(parents=True, exist_ok=True)
    files = {
        OPENINGS: compressed(openings_text(games, report.nodes, found)), REPORT: compressed(report.as_text())
    }  # fmt: skip
    for file, data in files.items():
        (target / file).write_bytes(data)
    size = sum(map(len, files.values()))
    return (
        f"{name}: {games} games in the tree, {report.played} in the report with {report.nodes} nodes a move, "
        f"{report.different} of them different; {len(found)} positions, {size // 1000} KB"
    )


def make_beginners(item: tuple[str, list[str], str, int]) -> str:
    """Make the report on a game's beginners from folders; return what was made. Raises OSError and Damaged."""
    name, folders, out, _ = item
    report, _ = together(GAMES[name], [read_playtest(Path(folder)) for folder in folders])
    target = Path(out, name)
    target.mkdir(parents=True, exist_ok=True)
    (target / BEGINNERS).write_bytes(compressed(report.as_text()))
    return f"{name}: {report.played} games of beginners, with {report.nodes} nodes a move"


def numbers(report: Report) -> Iterator[tuple[str, str, Estimate]]:
    """Yield the numbers of a report with their bounds: a table, what the number is, and the number."""
    played = report.played
    for what, each in (
        ("first player's score", report.first), ("plies", report.length), ("legal moves", report.legal),
        ("lead changes", report.lead), ("decided at ply", report.decided),
    ):  # fmt: skip
        yield "results", what, each
    yield "results", "draws", rate_of(report.results[1], played)
    for end in report.ends:
        yield "ends", f"{end.reason} {end.result}", rate_of(end.games, played)
    for use in report.pieces:
        for what in ("moves", "captures", "captured", "drops", "promotions"):
            yield "pieces", f"{use.symbol} {what}", getattr(use, what)
    for value in report.values:
        place = "in hand" if value.in_hand else "on the board"
        yield "values", f"{value.symbol} {place}", value.share
        if value.worth is not None and value.worth.error:
            yield "worth", f"{value.symbol} {place} in {report.unit}", value.worth
    for pair in report.setups:
        yield "setups", f"{pair.first} against {pair.second}", pair_score(pair)
    for branch in report.tree:
        yield from branch_numbers(branch, "", played)
    for code, games in report.rules:
        yield "rules", code, rate_of(games, played)


def pair_score(pair: SetupPair) -> Estimate:
    """Return the first player's score with a pair of setups."""
    return share_of([1.0] * pair.wins + [0.5] * pair.draws + [0.0] * pair.losses)


def branch_numbers(branch: Branch, before: str, games: int) -> Iterator[tuple[str, str, Estimate]]:
    """Yield how often the moves of a part of the opening tree are played, of all games, and how they score."""
    line = f"{before} {branch.written}".strip()
    yield "opening moves", line, rate_of(branch.games, games)
    wins = min(branch.games, int(branch.points))
    draws = round(2 * (branch.points - wins))
    yield "opening scores", line, share_of([1.0] * wins + [0.5] * draws + [0.0] * (branch.games - wins - draws))
    for after in branch.branches:
        yield from branch_numbers(after, line, games)


def compare(known: Report, fresh: Report) -> list[str]:
    """Return lines that say how many numbers agree, by table, and which do not."""
    others = {(table, what): number for table, what, number in numbers(fresh)}
    agree: Counter[str] = Counter()
    compared: Counter[str] = Counter()
    apart: list[str] = []
    for table, what, number in numbers(known):
        other = others.get((table, what))
        if other is None:
            continue
        compared[table] += 1
        if differs(number, other):
            apart.append(f"    {table}, {what}: {in_words(number)}, and fresh {in_words(other)}")
        else:
            agree[table] += 1
    tables = ", ".join(f"{table} {agree[table]} of {count}" for table, count in compared.items())
    lines = [
        f"{known.title}: {known.played} games (seed {known.seed}) and {fresh.played} fresh ones (seed {fresh.seed}): "
        f"{agree.total()} of {compared.total()} numbers agree",
        f"  {tables}",
    ]
    return [*lines, *apart]


def differs(number: Estimate, other: Estimate) -> bool:
    """Return whether two numbers differ by more than both errors together allow.

    The error of each counts on the side of the other, since bounds of shares are not symmetric.
    """
    low, high = (number, other) if number.value <= other.value else (other, number)
    error = ((low.high - low.value) ** 2 + (high.value - high.low) ** 2) ** 0.5
    return bool(high.value - low.value > error)


def in_words(number: Estimate) -> str:
    """Return a number with its bounds."""
    return f"{number.value:.4g} ({number.low:.4g} to {number.high:.4g})"


def verify(name: str, folders: list[Path], out: Path) -> list[str]:
    """Return what the comparison of a game's report with fresh games says. Raises OSError and Damaged."""
    known = read_report(json.dumps(read_table((out / name / REPORT).read_bytes())))
    if not fits(known, GAMES[name]):
        raise Damaged("the report is on another version of the game")
    fresh, _ = together(GAMES[name], [read_playtest(folder) for folder in folders])
    return compare(known, fresh)


def by_game(folders: Iterable[Path]) -> dict[str, list[Path]]:
    """Return folders by the names of their games. Raises OSError and Damaged."""
    found: dict[str, list[Path]] = {}
    for folder in folders:
        head: dict[str, Any] = next(read_records(folder / RECORDS), ({}, 0))[0]
        found.setdefault(str(head.get("game", {}).get("name", "")), []).append(folder)
    for name, theirs in found.items():
        if name not in GAMES:
            raise Damaged(f"{theirs[0]}: the games are of none of the program's games")
    return found


def main() -> int:
    """Make or verify; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -P tools/theory.py", description="Make what is known of the games.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="of a playtest")
    parser.add_argument("--verify", action="store_true", help="compare what is known with these games")
    parser.add_argument("--beginners", action="store_true", help="make the report on games of beginners")
    parser.add_argument("--out", type=Path, default=TOOLS.parent / "assets" / "theory", metavar="FOLDER")
    parser.add_argument("--least", type=int, default=4, help="different games that reach a position of the tree")
    cluster.add_options(parser)
    options = parser.parse_args()
    try:
        games = by_game(options.folders)
        if options.verify:
            for name, folders in games.items():
                print("\n".join(verify(name, folders, options.out)))
            return 0
        items = [(name, list(map(str, folders)), str(options.out), options.least) for name, folders in games.items()]
        work = make_beginners if options.beginners else make
        for line in cluster.run(work, items, options.at_once, options.cluster):
            print(line, flush=True)
    except Damaged as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
