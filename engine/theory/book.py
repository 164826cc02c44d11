"""Varies the computer's openings by moves that are known (UCI's option OwnBook; docs/strength.md).

A strong player chooses among known moves that its own search finds equal. A weak one, which searches less than the
players of the known games did, draws from them as often as they were played.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from surajang.engine.root import Root
from surajang.engine.search import Report
from surajang.engine.strength import Strength
from surajang.engine.table_entry import EXACT
from surajang.engine.theory.openings import Openings
from surajang.engine.values import MATE_BOUND

LEAST: Final = 10
"""The least number of games with a move."""

LINES: Final = 3
"""The lines that are searched to compare moves."""

EQUAL: Final = 20
"""Hundredths of a pawn: moves this close to the best are equal, for a player who does not misjudge positions."""


class Book:
    """The known moves of one position, with the numbers of their games, for a player of a strength.

    `free`: the player draws from them without a search. Otherwise it searches `lines` lines, which `note` keeps.
    """

    def __init__(self, games: Mapping[int, int], strength: Strength, nodes: int) -> None:
        """`nodes`: how many nodes a move the players of the known games searched."""
        self._games: Final = games
        self.free: Final = not strength.full and strength.nodes < nodes
        self.lines: Final = LINES
        self._margin: Final = EQUAL + strength.noise
        self._found: dict[int, dict[int, Report]] = {}

    def draw(self) -> int:
        """Return one of the moves, as often as it was played."""
        return _drawn(self._games)

    def note(self, report: Report) -> None:
        """Keep a line that the search found."""
        if report.bound == EXACT and report.moves:
            self._found.setdefault(report.depth, {})[report.moves[0]] = report

    def choose(self, best: list[int]) -> Report | None:
        """Return a line that begins with a known move and is about as good as the search's best line, which counts as
        known; None if that is the best line itself.

        Lines are compared at the last depth that has all.
        """
        depth = max([depth for depth, found in self._found.items() if len(found) >= self.lines], default=0)
        found = self._found.get(depth, {})
        highest = max([report.score for report in found.values()], default=MATE_BOUND)
        if not best or abs(highest) >= MATE_BOUND:
            return None
        equal = {best[0]: self._games.get(best[0], LEAST)}
        for move, report in found.items():
            if move in self._games and report.score >= highest - self._margin:
                equal[move] = self._games[move]
        move = _drawn(equal)
        return found[move] if move != best[0] else None


def book_for(root: Root, openings: Openings, strength: Strength) -> Book | None:
    """Return the known moves at a root for a player of a strength, None if there are not several.

    A setup is chosen otherwise (`Search.choose_setup`), and a move that repeats a position may be illegal.
    """
    position, history = root.position, root.history
    if root.over or position.setup:
        return None
    earlier = {int(history.keys[n]) for n in range(int(history.length))}
    games: dict[int, int] = {}
    for known in openings.moves(position):
        position.make(known.move)
        new = int(position.key) not in earlier
        position.unmake()
        if known.games >= LEAST and new:
            games[known.move] = known.games
    return Book(games, strength, openings.nodes) if len(games) > 1 else None


def _drawn(games: Mapping[int, int]) -> int:
    return random.choices(list(games), list(games.values()))[0]
