"""What somebody has done with puzzles: ratings, tries, what they missed, streaks; in a file of its own."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from gui.background import PATIENCE
from gui.glicko import Rating, Result, updated
from gui.learn.puzzles import Puzzle
from gui.storage import folders
from gui.storage.settings_file import Changes
from gui.storage.shared_file import SharedFile
from gui.translation import tr
from rules.games import GAMES

FIRST = Rating(1000)
"""Of somebody of whom nothing is known."""

PUZZLE_DEVIATION = 50.0
"""How sure the puzzles' own ratings are."""

DAYS = (1, 3, 7, 21)
"""After so many days a missed puzzle comes again: the next number each time it is solved; after the last it is done."""

MOST_TRIES = 1500
MOST_MISSED = 500
"""What is older is forgotten, so that reading and writing take no longer in the course of the years."""

HIGHEST = 5_000.0
"""Points of a rating that nobody reaches, nor loses."""

_RANGES = ((-HIGHEST, HIGHEST), (1.0, 1000.0), (0.001, 1.0))
"""Within which a rating, its deviation and its volatility lie."""

_SECTIONS: Mapping[str, tuple[type, ...]] = {
    "ratings": (float, float, float),
    "tries": (str, str, str, bool, float),
    "missed": (str, int, str),
    "streaks": (int,),
}
"""The dictionaries of the file, and what a list in each of them holds:

ratings: by family of games, its Rating; tries: by time, puzzle, game, day, whether solved, the rating after it; missed:
by puzzle, its game, how often it was solved since, the day it comes again; streaks: by game, the most that were solved.
"""


def family_of(game: str) -> str:
    """Return the family that a game belongs to, whose games share a rating."""
    variant = GAMES.get(game)
    return variant.family or game if variant is not None else game


@dataclass(frozen=True)
class PuzzleTry:
    """The first try at a puzzle: which one, on which day, whether it was solved at once, and the rating after it."""

    name: str
    day: str
    solved: bool
    rating: float


class PuzzleRecord(QObject):
    """The record. It is read once, when it is made, and each change is saved on a thread; windows share the file."""

    loaded = Signal()
    """What was in the file is known."""

    failed = Signal(str)
    """The file could not be read or written: a sentence."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values: dict[str, dict[str, list[Any]]] = {section: {} for section in _SECTIONS}
        self._file = SharedFile(
            path or folders.data_folder() / "puzzles.json", tr("Your results with puzzles"), self._everything, self
        )
        self._file.failed.connect(self.failed)
        self._file.loaded.connect(self._take)

    def wait(self, seconds: float = PATIENCE) -> None:
        """Wait a moment for the file to be read."""
        self._file.wait(seconds)

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is on disk, or cannot be saved, or time is up; return whether it is there."""
        return self._file.finish(seconds)

    # What is known

    def rating(self, game: str) -> Rating:
        """Return how strong the person is in a game's family."""
        saved = self._values["ratings"].get(family_of(game))
        return Rating(*saved) if saved else FIRST

    def known(self, game: str) -> set[str]:
        """Return the puzzles of a game that were tried."""
        return {entry[0] for entry in self._values["tries"].values() if entry[1] == game}

    def solved(self, puzzle: Puzzle) -> bool:
        """Say whether a puzzle was solved at once."""
        return any(entry[0] == puzzle.id and entry[3] for entry in self._values["tries"].values())

    def ratings(self, game: str) -> list[float]:
        """Return the ratings after each puzzle of a game's family, the oldest first."""
        family = family_of(game)
        tries = self._values["tries"]
        return [tries[key][4] for key in sorted(tries) if family_of(tries[key][1]) == family]

    def tries(self, game: str) -> list[PuzzleTry]:
        """Return the first tries at puzzles of a game, the newest first."""
        tries = self._values["tries"]
        entries = (tries[key] for key in sorted(tries, reverse=True))
        return [PuzzleTry(entry[0], *entry[2:]) for entry in entries if entry[1] == game]

    def count(self, game: str) -> tuple[int, int]:
        """Return how many puzzles of a game were solved, and how many tried."""
        tries = [entry[3] for entry in self._values["tries"].values() if entry[1] == game]
        return sum(tries), len(tries)

    def due(self, game: str, today: date) -> list[str]:
        """Return the missed puzzles of a game that are to come again, those due longest first."""
        missed = [(entry[2], name) for name, entry in self._values["missed"].items() if entry[0] == game]
        return [name for day, name in sorted(missed) if day <= today.isoformat()]

    def best_streak(self, game: str) -> int:
        """Return how many puzzles of a game were solved in the best streak."""
        return int(self._values["streaks"].get(game, [0])[0])

    # What changes

    def judge(self, puzzle: Puzzle, solved: bool, today: date, rated: bool = True) -> float:
        """Note that a puzzle was solved at once, or was not. Return by how much that has changed the rating.

        Only the first try at a puzzle is rated.
        """
        game = puzzle.variant.name
        self._plan(puzzle, solved, today)
        gain = 0.0
        if rated and puzzle.id not in self.known(game):
            before = self.rating(game)
            after = updated(before, [Result(Rating(puzzle.rating, PUZZLE_DEVIATION), float(solved))])
            gain = after.rating - before.rating
            self._put("ratings", family_of(game), [*map(float, astuple(after))])
            entry = [puzzle.id, game, today.isoformat(), solved, round(after.rating, 1)]
            self._put("tries", f"{time.time_ns():020}", entry)
            tries = self._values["tries"]
            for key in sorted(tries)[: max(0, len(tries) - MOST_TRIES)]:
                self._put("tries", key, None)
        self._file.save()
        return gain

    def _plan(self, puzzle: Puzzle, solved: bool, today: date) -> None:
        """Let a missed puzzle come again, later each time, until it was solved often enough."""
        missed = self._values["missed"]
        game, times, day = missed.get(puzzle.id, [puzzle.variant.name, -1, ""])
        if solved and (times < 0 or day > today.isoformat()):
            return
        times = times + 1 if solved else 0
        if times == len(DAYS):
            self._put("missed", puzzle.id, None)
        elif puzzle.id in missed or len(missed) < MOST_MISSED:
            self._put("missed", puzzle.id, [game, times, (today + timedelta(DAYS[times])).isoformat()])

    def note_streak(self, game: str, count: int) -> bool:
        """Note a streak; return whether it is the best of the game so far."""
        if count <= self.best_streak(game):
            return False
        self._put("streaks", game, [count])
        self._file.save()
        return True

    def _put(self, section: str, name: str, entry: list[Any] | None) -> None:
        """Change an entry, or remove it for None."""
        if entry is None:
            self._values[section].pop(name, None)
        else:
            self._values[section][name] = entry
        self._file.put(section, name, entry)

    # Reading and writing

    def _take(self, found: dict[str, Any]) -> None:
        """Take what can be used of what was read, beneath what has changed since."""
        for section, kinds in _SECTIONS.items():
            entries = found.get(section)
            for name, entry in entries.items() if isinstance(entries, dict) else ():
                if _fits(entry, kinds) and _makes_sense(section, entry) and not self._file.has_change(section, name):
                    self._values[section].setdefault(name, entry)
        self.loaded.emit()

    def _everything(self) -> Changes:
        """Return all that the file is to hold."""
        return {
            (section, name): json.dumps(entry)
            for section, entries in self._values.items()
            for name, entry in entries.items()
        }


def _fits(entry: object, kinds: tuple[type, ...]) -> bool:
    """Say whether an entry of the file holds what it should; whole numbers are numbers too."""
    if not isinstance(entry, list) or len(entry) != len(kinds):
        return False
    pairs = zip(entry, kinds, strict=True)
    return all(type(value) is kind or (kind is float and type(value) is int) for value, kind in pairs)


def _makes_sense(section: str, entry: list[Any]) -> bool:
    """Say whether the numbers of an entry that fits are such as are saved: with others, nothing could be calculated."""
    if section == "ratings":
        return all(low <= value <= high for value, (low, high) in zip(entry, _RANGES, strict=True))
    if section == "tries":
        return bool(abs(entry[4]) <= HIGHEST)  # a number of any length, which no float need hold
    return section != "missed" or 0 <= entry[1] < len(DAYS)
