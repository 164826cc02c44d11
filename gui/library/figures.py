"""Statistics of the games that were played here: results of the person against the computer, and how games ended."""

import sqlite3
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from gui.kit.glicko import Rating, Result, updated
from gui.library.facts import PERSON, RESULTS
from gui.players.levels import level_numbered
from rules.game import DRAW, FIRST_WINS
from rules.games import GAMES

FIRST = Rating(1000)
"""Of somebody of whom nothing is known."""

LEVEL_DEVIATION = 50.0
"""How sure the levels' ratings are."""


AT_ONCE = 20
PAUSE = 0.0001
"""So many games are counted before all other threads get their turn, and for how many seconds: what counts without a
pause would let the window's thread wait for milliseconds, over and over again."""


@dataclass
class Score:
    """Games won, drawn and lost by the person."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many there are."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """The share of points, from 0 to 1."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    def add(self, score: float) -> None:
        """Add a game: 1 for a win, 0 for a loss."""
        if score == 1:
            self.won += 1
        elif score == 0:
            self.lost += 1
        else:
            self.drawn += 1


@dataclass
class Figures:
    """What was counted: all games played here, those without a result, results against the computer by level, game and
    side, reasons of all endings by how often, ratings after each rated game."""

    games: int = 0
    unfinished: int = 0
    total: Score = field(default_factory=Score)
    levels: dict[int, Score] = field(default_factory=dict)
    variants: dict[str, Score] = field(default_factory=dict)
    sides: dict[int, Score] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    ratings: list[float] = field(default_factory=list)


Row = tuple[str, int, int, int, str]
"""A game: its name, both levels, the number of its result, the reason."""


def rows(connection: sqlite3.Connection) -> list[Row]:
    """Return the games that were played here, the oldest first. Raises sqlite3.DatabaseError if there is nonsense."""
    found = connection.execute(
        "SELECT variant, first_level, second_level, result, reason FROM game JOIN file ON file.id = file"
        " WHERE own AND game.problem = '' ORDER BY played, game.id"
    ).fetchall()
    for variant, *whole, reason in found:
        right = variant in GAMES and type(reason) is str and all(type(value) is int for value in whole)
        if not right or not 0 <= whole[2] < len(RESULTS):
            raise sqlite3.DatabaseError("a row in the index is none")
    return found


def figures(games: Iterable[Row]) -> Figures:
    """Count games, the oldest first."""
    found = Figures()
    own = FIRST
    for variant, first, second, number, reason in games:
        found.games += 1
        if not found.games % AT_ONCE:
            time.sleep(PAUSE)
        result = RESULTS[number]
        if not number:
            found.unfinished += 1
            continue
        found.endings[reason] += 1
        side = _side_of_person(first, second)
        if side < 0:
            continue
        level = (first, second)[1 - side]
        score = 0.5 if result == DRAW else float((result == FIRST_WINS) == (side == 0))
        places = (
            found.total,
            found.levels.setdefault(level, Score()),
            found.variants.setdefault(variant, Score()),
            found.sides.setdefault(side, Score()),
        )
        for place in places:
            place.add(score)
        opponent = Rating(level_numbered(level).rating, LEVEL_DEVIATION)
        own = updated(own, [Result(opponent, score)])
        found.ratings.append(own.rating)
    return found


def _side_of_person(first: int, second: int) -> int:
    """Return the side of the one person who played against a level of the computer, -1 if it was not so."""
    if first == PERSON and second > 0:
        return 0
    return 1 if second == PERSON and first > 0 else -1
