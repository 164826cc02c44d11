"""The user's record with puzzles: ratings, tries, missed puzzles, streaks; in a file of its own."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.gui.kit.glicko import Rating, Result, updated
from surajang.gui.kit.translation import tr
from surajang.gui.learn.puzzles import Puzzle, TryResult
from surajang.gui.storage import folders
from surajang.gui.storage.settings_file import Form, Values, section
from surajang.gui.storage.shared_file import SharedData
from surajang.rules.games import GAMES

FIRST = Rating(250)
"""The rating of a new user. Its deviation is large enough for a good player to get hard puzzles soon."""

LEARNING = 20
"""The number of a family's puzzles to solve before hints cost points and other than first puzzles come."""

PUZZLE_DEVIATION = 50.0
"""The deviation of the puzzles' own ratings."""

DAYS = (1, 3, 7, 21)
"""The days after which a missed puzzle comes again: the next number each time it is solved, then none."""

MAX_TRIES = 1500
MAX_MISSED = 500
"""Older entries are dropped, so that reading and writing do not become slower over the years."""

HIGHEST = 5_000.0
"""The bound on ratings, in points."""

_RANGES = ((-HIGHEST, HIGHEST), (1.0, 1000.0), (0.001, 1.0))
"""The ranges of a rating, its deviation and its volatility."""

_SECTIONS: Mapping[str, tuple[type, ...]] = {
    "ratings": (float, float, float),
    "tries": (str, str, str, TryResult, float),
    "missed": (str, int, str),
    "streaks": (int,),
}
"""The dictionaries of the file, and the fields of the lists in them:

ratings: by family of games, its Rating; tries: by time, puzzle, game, day, TryResult (true for SOLVED and false for
MISSED, else its value), the rating after it; missed: by puzzle, its game, how often it was solved since, the day it
comes again; streaks: by game, the most that were solved.
"""

_RESULTS = frozenset(result.value for result in TryResult)

_Sections = dict[str, dict[str, list[Any]]]


def family_of(game: str) -> str:
    """Return the family that a game belongs to, whose games share a rating."""
    variant = GAMES.get(game)
    return variant.family or game if variant is not None else game


@dataclass(frozen=True)
class PuzzleTry:
    """The first try at a puzzle: its name, the day, the result, and the rating after it."""

    name: str
    day: str
    result: TryResult
    rating: float


class PuzzleRecord(SharedData):
    """The record."""

    loaded = Signal()
    """The file has been read."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        path = path or folders.data_folder() / "puzzles.json"
        super().__init__(path, tr("Your puzzle results"), Form(tuple(_SECTIONS)), parent)
        self._values = _usable({})

    # Contents

    def rating(self, game: str) -> Rating:
        """Return the person's rating in a game's family."""
        return _rating(self._values, game)

    def known(self, game: str) -> set[str]:
        """Return the puzzles tried of a game."""
        return _tried(self._values, game)

    def learning(self, game: str) -> bool:
        """Return whether only few puzzles of a game's family have been solved, so that a hint costs nothing."""
        return _solved(self._values, game) < LEARNING

    def solved_in_family(self, game: str) -> int:
        """Return how many puzzles of a game's family were solved, with or without a hint."""
        return _solved(self._values, game)

    def result(self, puzzle: Puzzle) -> TryResult | None:
        """Return the result of the first try at a puzzle, None if there was none."""
        tries = self._values["tries"].values()
        return next((TryResult(entry[3]) for entry in tries if entry[0] == puzzle.id), None)

    def gain(self, puzzle: Puzzle, result: TryResult) -> float:
        """Return the change of rating by a result, 0 if the puzzle was tried before."""
        if puzzle.id in self.known(puzzle.variant.name):
            return 0.0
        return _rating_after(self._values, puzzle, result).rating - self.rating(puzzle.variant.name).rating

    def ratings(self, game: str) -> list[float]:
        """Return the ratings after each puzzle of a game's family, the oldest first."""
        family = family_of(game)
        tries = self._values["tries"]
        return [tries[key][4] for key in sorted(tries) if family_of(tries[key][1]) == family]

    def tries(self, game: str) -> list[PuzzleTry]:
        """Return the first tries at puzzles of a game, the newest first."""
        tries = self._values["tries"]
        entries = (tries[key] for key in sorted(tries, reverse=True))
        return [
            PuzzleTry(name, day, TryResult(result), rating)
            for name, of_game, day, result, rating in entries
            if of_game == game
        ]

    def count(self, game: str) -> Counter[TryResult]:
        """Return the number of first tries at puzzles of a game, by result."""
        return Counter(TryResult(entry[3]) for entry in self._values["tries"].values() if entry[1] == game)

    def due(self, game: str, today: date) -> list[str]:
        """Return the missed puzzles of a game that are due again, those due longest first."""
        missed = [(entry[2], name) for name, entry in self._values["missed"].items() if entry[0] == game]
        return [name for day, name in sorted(missed) if day <= today.isoformat()]

    def best_streak(self, game: str) -> int:
        """Return how many puzzles of a game were solved in the best streak."""
        return _best_streak(self._values, game)

    # Changes

    def judge(self, puzzle: Puzzle, result: TryResult, today: date, rated: bool = True) -> float:
        """Note the result of a try at a puzzle; return the change of rating. Only the first try is rated."""
        before = self.rating(puzzle.variant.name).rating
        self._edit(partial(_judge, puzzle, result, today, time.time_ns() if rated else None))
        return self.rating(puzzle.variant.name).rating - before

    def note_streak(self, game: str, count: int) -> bool:
        """Note a streak; return whether it is the best of the game so far."""
        if count <= self.best_streak(game):
            return False
        self._edit(partial(_note_streak, game, count))
        return True

    def _edit(self, edit: Callable[[_Sections], None]) -> None:
        """Edit the sections here, and later those in the file."""
        edit(self._values)
        self._file.change(partial(_edit_file, edit))
        self._file.save()

    def _take(self, found: Values) -> None:
        self._values = _usable(found)
        self.loaded.emit()


# Edits, made in this window's record and again in the latest one from the file


def _rating(record: _Sections, game: str) -> Rating:
    """Return the person's rating in a game's family."""
    saved = record["ratings"].get(family_of(game))
    return Rating(*saved) if saved else FIRST


def _tried(record: _Sections, game: str) -> set[str]:
    return {entry[0] for entry in record["tries"].values() if entry[1] == game}


def _solved(record: _Sections, game: str) -> int:
    """Return how many puzzles of a game's family were solved, with or without a hint."""
    family = family_of(game)
    return sum(bool(entry[3]) for entry in record["tries"].values() if family_of(entry[1]) == family)


def _rating_after(record: _Sections, puzzle: Puzzle, result: TryResult) -> Rating:
    """Return the person's rating after a puzzle; while they learn, a hint does not lower it, and it does not fall below
    the first one.
    """
    game = puzzle.variant.name
    before = _rating(record, game)
    after = updated(before, [Result(Rating(puzzle.rating, PUZZLE_DEVIATION), result.value)])
    if _solved(record, game) >= LEARNING:
        return after
    least = before.rating if result.hinted else min(before.rating, FIRST.rating)
    return replace(after, rating=max(after.rating, least))


def _best_streak(record: _Sections, game: str) -> int:
    """Return how many puzzles of a game were solved in the best streak."""
    return int(record["streaks"].get(game, [0])[0])


def _judge(puzzle: Puzzle, result: TryResult, today: date, when: int | None, record: _Sections) -> None:
    """Note the result of a puzzle; a first try is rated, if it has a time `when`."""
    game = puzzle.variant.name
    _plan(puzzle, result, today, record)
    if when is None or puzzle.id in _tried(record, game):
        return
    after = _rating_after(record, puzzle, result)
    record["ratings"][family_of(game)] = [*map(float, astuple(after))]
    tries = record["tries"]
    written = result.value if result.hinted else bool(result.value)
    tries[f"{when:020}"] = [puzzle.id, game, today.isoformat(), written, round(after.rating, 1)]
    for key in sorted(tries)[: max(0, len(tries) - MAX_TRIES)]:
        del tries[key]


def _plan(puzzle: Puzzle, result: TryResult, today: date, record: _Sections) -> None:
    """Schedule a missed puzzle again, later each time, until it was solved often enough without a hint."""
    missed = record["missed"]
    game, times, day = missed.get(puzzle.id, [puzzle.variant.name, -1, ""])
    if result is not TryResult.MISSED and (times < 0 or day > today.isoformat()):
        return
    times = 0 if result is TryResult.MISSED else times + (result is TryResult.SOLVED)
    if times == len(DAYS):
        del missed[puzzle.id]
    elif puzzle.id in missed or len(missed) < MAX_MISSED:
        missed[puzzle.id] = [game, times, (today + timedelta(DAYS[times])).isoformat()]


def _note_streak(game: str, count: int, record: _Sections) -> None:
    """Note a streak, if it is the best of the game."""
    if count > _best_streak(record, game):
        record["streaks"][game] = [count]


def _edit_file(edit: Callable[[_Sections], None], values: Values) -> None:
    """Edit the valid values of a file, and keep the rest."""
    before, after = _usable(values), _usable(values)
    edit(after)
    for name, entries in after.items():
        place = section(values, name) if entries != before[name] else {}
        for key in before[name].keys() - entries.keys():
            del place[key]
        place.update((key, entry) for key, entry in entries.items() if before[name].get(key) != entry)


def _usable(found: Values) -> _Sections:
    """Return the valid values of a file; its lists must not be changed."""
    usable: _Sections = {}
    for name, kinds in _SECTIONS.items():
        entries = found.get(name)
        pairs = entries.items() if isinstance(entries, dict) else ()
        usable[name] = {key: entry for key, entry in pairs if _fits(entry, kinds) and _makes_sense(name, entry)}
    return usable


def _fits(entry: object, kinds: tuple[type, ...]) -> bool:
    """Return whether an entry of the file has fields of the right kinds; whole numbers are numbers too."""
    if not isinstance(entry, list) or len(entry) != len(kinds):
        return False
    return all(_is_of(value, kind) for value, kind in zip(entry, kinds, strict=True))


def _is_of(value: object, kind: type) -> bool:
    """Return whether a value of the file is of this kind; whole numbers are numbers too."""
    if kind is TryResult:
        return type(value) in (bool, float) and value in _RESULTS
    return type(value) is kind or (kind is float and type(value) is int)


def _makes_sense(section: str, entry: list[Any]) -> bool:
    """Return whether the numbers of a well-formed entry are within range."""
    if section == "ratings":
        return all(low <= value <= high for value, (low, high) in zip(entry, _RANGES, strict=True))
    if section == "tries":
        return bool(abs(entry[4]) <= HIGHEST)  # an integer of any size, which may not fit into a float
    return section != "missed" or 0 <= entry[1] < len(DAYS)
