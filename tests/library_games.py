"""Games for tests of the library."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from surajang.gui.library import finding, index, indexing
from surajang.gui.library.finding import Query
from surajang.gui.players.levels import level_numbered
from surajang.rules import pgn_writer
from surajang.rules.game import FIRST_WINS, Game, Outcome
from surajang.rules.games import GAMES

NAMES = tuple(GAMES)


@cache
def game_text(number: int, name: str = "", plies: int = 8, **tags: str) -> str:
    """Return a game of random moves, a different one for each number; the first player wins every second one."""
    chance = random.Random(number)
    game = Game(GAMES[name or NAMES[number % len(NAMES)]])
    for _ in range(plies):
        if game.outcome.over:
            break
        game.play(chance.choice(game.legal_moves()))
    if number % 2 and not game.outcome.over:
        game.finish(Outcome(FIRST_WINS, "resignation"))
    headers = {"White": f"First {number}", "Black": f"Second {number}", "Date": f"2026.01.{number % 28 + 1:02}", **tags}
    return pgn_writer.write_game(game, headers)


def played(number: int, level: int = 3, result: str = FIRST_WINS, name: str = "mansindam", person: int = 0) -> str:
    """Return a game of a person against the computer."""
    game = Game(GAMES[name])
    chance = random.Random(number)
    for _ in range(6):
        game.play(chance.choice(game.legal_moves()))
    if result != "*":
        game.finish(Outcome(result, "resignation"))
    sides = ("White", "Black")
    tags = {sides[person]: "You", f"{sides[person]}Type": "human"}
    other = sides[1 - person]
    return pgn_writer.write_game(
        game, {**tags, other: "Squire", f"{other}Type": "program", f"{other}Level": level_numbered(level).name}
    )


def put_own(data: Path, number: int, text: str) -> Path:
    """Save a game to the folder of games played here, later for greater numbers."""
    path = data / "games" / f"2026-10-{number % 28 + 1:02} 12.00.{number // 28:02}.000000 Mansindam.pgn"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


class Indexed:
    """An index in a folder, and the progress reported while it is updated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / index.FILE
        self.own = folder / "data" / "games"
        self.series = folder / "data" / "series"
        self.added: list[Path] = []
        self.reports: list[tuple[str, Any]] = []

    def update(self, cancelled: Callable[[], bool] = lambda: False) -> None:
        """Update it."""
        self.reports.clear()
        indexing.bring_up_to_date(
            self.path,
            [self.own],
            self.added,
            lambda name, content: self.reports.append((name, content)),
            cancelled,
            [self.series],
        )

    def put(self, name: str, text: str | bytes) -> Path:
        """Write a file and add it."""
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        if path not in self.added:
            self.added.append(path)
        return path

    def ask(self, query: Query | None = None) -> list[finding.Listed]:
        """Return the games found."""
        connection = index.connect(self.path)
        try:
            return finding.listed(connection, finding.numbers(connection, query or Query()))
        finally:
            connection.close()

    def contents(self) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
        """Return the index's games and positions, without its own numbers."""
        connection = index.connect(self.path)
        game = (
            "path, own, series, start, game.size, digest, game.problem, variant, first, second, first_level,"
            " second_level, result, reason, played, event, game.moves, words, identity, places"
        )
        try:
            games = connection.execute(
                f"SELECT {game}, fen, line.moves FROM game JOIN file ON file.id = file"
                " LEFT JOIN line ON line.game = game.id"
            ).fetchall()
            places = connection.execute(
                "SELECT key, move, place.result, path, start, ply FROM place"
                " LEFT JOIN game ON game.id = game LEFT JOIN file ON file.id = file"
            ).fetchall()
        finally:
            connection.close()
        return sorted(games, key=repr), sorted(places, key=repr)

    def firsts(self, query: Query | None = None) -> list[str]:
        """Return their first players."""
        return [game.facts.players[0] for game in self.ask(query)]

    def count(self, table: str) -> int:
        """Return how many rows a table has."""
        connection = index.connect(self.path)
        try:
            return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        finally:
            connection.close()

    @property
    def progress(self) -> list[Any]:
        """The progress reported."""
        return [content for name, content in self.reports if name == "progress"]
