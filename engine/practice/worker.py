"""A process that plays the games of practice.

Its tasks (`engine.pool`) have `seeds`, `nodes`, two tables of values, `first` and `second`, and `compare`; its answers
have `points` and `samples`. Those of measured levels have `seeds`, two `levels`, and `values`, a table or null; their
answers have `points`.
"""

from __future__ import annotations

from array import array
from typing import Any

from surajang.engine.pool import work
from surajang.engine.practice.games import LevelPlayers, Players
from surajang.engine.practised import practised_weights, values_of
from surajang.engine.records import packed
from surajang.engine.strength import of_level
from surajang.engine.weights import Weights
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant


class _Worker:
    """Carries out the tasks of one game."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._tables: Tables = tables_of(self._variant)
        self._values: tuple[Any, Any] | None = None
        self._players: Players | None = None
        self._level_players: LevelPlayers | None = None

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """Carry out a task; return its result."""
        return self._measure(task) if "levels" in task else self._practise(task)

    def _measure(self, task: dict[str, Any]) -> dict[str, Any]:
        """Play games of two levels. All tasks have the same values."""
        if self._level_players is None:
            values = task["values"]
            self._level_players = LevelPlayers(self._variant, self._weights(values) if values else None)
        first, second = map(of_level, task["levels"])
        points: list[float] = []
        for seed in task["seeds"]:
            points += self._level_players.compare(seed, first, second)
        return {"points": points}

    def _practise(self, task: dict[str, Any]) -> dict[str, Any]:
        """Play training games, or games of two sets of values."""
        values = task["first"], task["second"]
        if self._players is None or values != self._values:
            first = self._weights(values[0])
            second = first if values[1] == values[0] else self._weights(values[1])
            self._values = values
            self._players = Players(self._variant, self._tables, first, second)
        points: list[float] = []
        samples = array("h")
        for seed in task["seeds"]:
            if task["compare"]:
                points += self._players.compare(seed, task["nodes"])
            else:
                won, found = self._players.learn(seed, task["nodes"])
                points.append(won)
                samples.extend(found)
        return {"points": points, "samples": packed(samples)}

    def _weights(self, table: dict[str, Any]) -> Weights:
        return practised_weights(self._tables, values_of(table))


def main(_: list[str]) -> int:
    """Carry out tasks until the input ends."""
    return work(lambda variant: _Worker(variant).do)
