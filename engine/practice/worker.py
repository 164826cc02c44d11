"""A process that plays the games of practice.

Its tasks (`engine.pool`) have `seeds`, `nodes`, two tables of values, `first` and `second`, and `compare`; its answers
have `points` and `samples`.
"""

from __future__ import annotations

from array import array
from typing import Any

from surajang.engine.pool import work
from surajang.engine.practice.games import Players
from surajang.engine.practised import practised_weights, values_of
from surajang.engine.records import packed
from surajang.engine.weights import Weights
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant


class _Worker:
    """What such a process does."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._tables: Tables = tables_of(self._variant)
        self._values: tuple[Any, Any] | None = None
        self._players: Players | None = None

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """Carry out a task; return its result."""
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
