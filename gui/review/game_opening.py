"""Where a game left what is known: how far its moves are among those of the computer's games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from surajang.engine.theory import Openings, openings_of
from surajang.gui.kit.background import Task
from surajang.rules.game import Game, Node
from surajang.rules.position import Position

PATIENCE = 6
"""The number of unknown positions in a row after which another order of moves will hardly lead back to a known one."""


@dataclass(frozen=True)
class LastKnown:
    """The last place in a line that is known, 0 for the start, and the games that came there by its move."""

    place: int
    games: int


def last_known(openings: Openings, start: Position, moves: Sequence[int]) -> LastKnown | None:
    """Return how far a line of legal moves is known, None if nothing in it is. A position is known if games went on
    from it, or came there from a known one."""
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
    """Looks up on a thread where a game left what is known, and tells a main line's nodes with what was found."""

    def __init__(self, game: Game, told: Callable[[Sequence[Node], LastKnown | None], object], owner: QObject) -> None:
        self._game = game
        self._told = told
        self._owner = owner
        self._moves: list[int] | None = None
        self._task: Task | None = None

    def look(self, line: Sequence[Node]) -> None:
        """Look a main line up, unless it was the last one; an empty one has nothing to look up."""
        moves = [node.move for node in line[1:]]
        if moves == self._moves:
            return
        self.forget()
        self._moves = moves
        if not moves:
            self._told(line, None)
            return
        variant, start = self._game.variant, self._game.position_at(self._game.root)

        def work() -> LastKnown | None:
            openings = openings_of(variant)
            return last_known(openings, start, moves) if openings is not None else None

        self._task = Task(self._owner, work, lambda found: self._told(line, found), lambda _: None)

    def forget(self) -> None:
        """Drop what is being looked up."""
        self._moves = None
        if self._task is not None:
            self._task.forget()
            self._task = None
