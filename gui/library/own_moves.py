"""The moves of the library's games from a position, for its own page and for others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from surajang.gui.desk.known_moves import Known
from surajang.gui.library import finding
from surajang.gui.library.facts import RESULTS, key_of
from surajang.gui.library.finding import Branch, Query
from surajang.gui.library.library import Library
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS
from surajang.rules.variant import Variant


def known(branch: Branch) -> Known:
    """Return a move played with the results of its games.

    >>> known(Branch(7, [1, 2, 1, 1]))
    Known(move=7, games=5, score=0.625, results=(0.5, 0.25, 0.25))
    """
    first, drawn, second = (branch.counts[RESULTS.index(result)] for result in (FIRST_WINS, DRAW, SECOND_WINS))
    decided = first + drawn + second
    if not decided:
        return Known(branch.move, branch.count, None)
    return Known(
        branch.move, branch.count, (first + drawn / 2) / decided, (first / decided, drawn / decided, second / decided)
    )


class LibraryMoves:
    """Looks up the moves of a person's games for a page (gui.desk.known_moves.OwnMoves)."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @property
    def busy(self) -> bool:
        """Whether games are being read."""
        return self._library.busy

    def follow(self, changed: Callable[[], object]) -> Callable[[], None]:
        """Read added games, and call `changed` whenever the games may have changed; return a function that stops the
        calls.
        """
        self._library.changed.connect(changed)
        self._library.refresh()

        def stop() -> None:
            self._library.changed.disconnect(changed)

        return stop

    def ask(
        self, variant: Variant, key: int, take: Callable[[list[Known]], object], asker: QObject
    ) -> Callable[[], None]:
        """Look up the moves from a position by its key; return a function that drops the question."""
        question = partial(finding.tree, key=key_of(variant, key), query=Query())
        return self._library.ask(question, lambda branches: take([known(branch) for branch in branches]), asker)
