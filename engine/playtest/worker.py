"""A process that plays the games of a playtest. A task (`engine.pool`) is a game with `seed` and `nodes`."""

from __future__ import annotations

from typing import Any

from surajang.engine.playtest.games import Games
from surajang.engine.pool import work
from surajang.rules.variant import Variant


class _Worker:
    """Plays the games of one variant."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._games: dict[int, Games] = {}

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """Play the game of a task; return it as a record."""
        nodes = task["nodes"]
        if nodes not in self._games:
            self._games[nodes] = Games(self._variant, nodes)
        return self._games[nodes].play(task["seed"], task["task"])


def main(_: list[str]) -> int:
    """Carry out tasks until the input ends."""
    return work(lambda variant: _Worker(variant).do)
