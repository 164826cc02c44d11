"""Varies the computer's openings with known moves (UCI's option OwnBook; docs/strength.md).

A strong player first searches normally, with three quarters of its time and nodes. Then it draws a known move, and
spends the last quarter on finding out whether that is about as good. A weak one, which searches less than the players
of the known games did, draws from their moves without a search. Neither plays a move that has scored significantly less
than all known moves together.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from surajang.engine.clock import Budget
from surajang.engine.root import Root
from surajang.engine.search import Limits, Report
from surajang.engine.strength import Strength
from surajang.engine.table_entry import EXACT
from surajang.engine.theory.openings import KnownMove, Openings
from surajang.engine.values import MATE_BOUND

MIN_GAMES: Final = 10
"""The least number of games with a move."""

EQUAL: Final = 10
"""Hundredths of a pawn: moves this close to the best are equal, for a player who does not misjudge positions."""

_SHALLOWER: Final = 1
"""How many plies shallower than the best move a known one may be searched."""

_FIRST: Final = 3
_SHARES: Final = 4
"""The first search gets _FIRST of _SHARES equal shares of nodes and time."""


class Book:
    """The known moves of one position, with the numbers of their games, for a player of a strength.

    `free`: the player draws from them without a search.
    """

    def __init__(self, games: Mapping[int, int], strength: Strength, nodes: int) -> None:
        """`nodes`: how many nodes per move the players of the known games searched."""
        self._games: Final = games
        self._strength: Final = strength
        self.free: Final = not strength.full and strength.nodes < nodes

    def draw(self) -> int:
        """Return one of the moves, as often as it was played."""
        return _drawn(self._games)

    def draw_beside(self, best: int) -> int:
        """Return one of the moves or the search's best move, which counts as known."""
        return _drawn({best: MIN_GAMES, **self._games})

    def is_as_good(self, other: Report, scores: Mapping[int, int]) -> bool:
        """Return whether a line is about as good as the best one at the same depth, which may be a little less than the
        greatest. `scores`: of the best line, by depth."""
        best = scores.get(other.depth, MATE_BOUND)
        if other.bound != EXACT or abs(best) >= MATE_BOUND or other.depth < max(scores) - _SHALLOWER:
            return False
        return other.score >= best - EQUAL - self._strength.noise

    def first_limits(self, limits: Limits) -> Limits:
        """Return the limits of the search for the best move, out of those of the whole."""
        return replace(limits, nodes=self._nodes(limits, _FIRST), budget=_part(limits.budget, _FIRST))

    def second_limits(self, limits: Limits, move: int, depth: int) -> Limits:
        """Return the limits of the search of a known move to a depth, out of those of the whole."""
        rest = _SHARES - _FIRST
        nodes, budget = self._nodes(limits, rest), _part(limits.budget, rest)
        return replace(limits, nodes=nodes, budget=budget, depth=depth, moves=[move])

    def _nodes(self, limits: Limits, shares: int) -> int:
        """Return some shares of the nodes that limits and strength allow, 0 for any number."""
        bounds = [nodes for nodes in (limits.nodes, self._strength.nodes) if nodes]
        return max(1, min(bounds) * shares // _SHARES) if bounds else 0


def _part(budget: Budget, shares: int) -> Budget:
    return Budget(budget.soft * shares / _SHARES, budget.hard * shares / _SHARES)


def book_for(root: Root, openings: Openings, strength: Strength) -> Book | None:
    """Return the known moves at a root for a player of a strength, None if there are not several.

    A setup is chosen otherwise (`Search.choose_setup`), and a move that repeats a position may be illegal.
    """
    position, history = root.position, root.history
    if root.over or position.setup:
        return None
    earlier = {int(history.keys[n]) for n in range(int(history.length))}
    known = openings.moves(position)
    games: dict[int, int] = {}
    for each in known:
        position.make(each.move)
        new = int(position.key) not in earlier
        position.unmake()
        if new and each.games >= MIN_GAMES and not _scores_less(each, known, int(position.side)):
            games[each.move] = each.games
    return Book(games, strength, openings.nodes) if len(games) > 1 else None


def _scores_less(move: KnownMove, known: Sequence[KnownMove], side: int) -> bool:
    """Return whether a move scores significantly less for the side to move than all known moves together."""
    mean = sum([each.points for each in known]) / sum([each.games for each in known])
    less = mean - move.points / move.games
    return (-less if side else less) > 1 / math.sqrt(move.games)  # two standard errors, at most


def _drawn(games: Mapping[int, int]) -> int:
    return random.choices(list(games), list(games.values()))[0]
