"""Where a game left known positions: how far its moves are among those of the computer's games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from surajang.engine.theory import Openings, openings_of
from surajang.gui.kit.background import Task
from surajang.rules.game import Game, Node
from surajang.rules.position import Position

PATIENCE = 6
"""The number of unknown positions in a row after which a transposition back to a known one is unlikely."""


@dataclass(frozen=True)
class LastKnown:
    """The last known place in a line, 0 for the start, and the number of games that reached it by its move."""

    place: int
    games: int


def last_known(openings: Openings, start: Position, moves: Sequence[int]) -> LastKnown | None:
    """Return how far a line of legal moves is known, None if nothing in it is. A position is known if games continued
    from it, or reached it from a known one.
    """
    position = start.copy()
    known = openings.moves(position)
    found = LastKnown(0, sum(move.games for move in known)) if known else None
    missed = 0
    for place, made in enumerate(moves, 1):
        came = next((move.games for move in known if move.move == made), 0)
        position.make(made)
        known = openings.moves(position)
        games = came or sum(move.games for move in known)
        if games:
            found, missed = LastKnown(place, games), 0
        else:
            missed += 1
            if missed == PATIENCE:
                break
    return found


class GameOpening:
    """Looks up on a thread where a game left known positions; calls `found` with the main line and the result."""

    def __init__(self, game: Game, found: Callable[[Sequence[Node], LastKnown | None], object], owner: QObject) -> None:
        self._game = game
        self._found = found
        self._owner = owner
        self._moves: list[int] | None = None
        self._task: Task | None = None

    def look(self, line: Sequence[Node]) -> None:
        """Look up a main line, unless it was the last one or is empty."""
        moves = [node.move for node in line[1:]]
        if moves == self._moves:
            return
        self.forget()
        self._moves = moves
        if not moves:
            self._found(line, None)
            return
        variant, start = self._game.variant, self._game.position_at(self._game.root)

        def work() -> LastKnown | None:
            openings = openings_of(variant)
            return last_known(openings, start, moves) if openings is not None else None

        self._task = Task(self._owner, work, lambda found: self._found(line, found), lambda _: None)

    def forget(self) -> None:
        """Drop the current look-up."""
        self._moves = None
        if self._task is not None:
            self._task.forget()
            self._task = None
