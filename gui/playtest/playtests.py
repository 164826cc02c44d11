"""A playtest in separate processes (`surajang-engine playtest`)."""

import logging
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.engine.own_process import DAMAGED, STOPPED
from surajang.engine.playtest import PLAYTEST
from surajang.engine.playtest.job import Progress
from surajang.gui.engines.definition_files import definition_file
from surajang.gui.engines.own_work import OwnWork
from surajang.gui.storage.playtest_files import discard_playtest, playtest_folder
from surajang.rules import catalogue

log = logging.getLogger(__name__)

SEED = 1
"""The same for all playtests in the window, so that two people get the same games."""


class Playtests(QObject):
    """Runs the playtest of one game at a time. The games are kept on disk, so that it can be continued."""

    changed = Signal()
    """A playtest has begun, made progress, or ended."""

    ended = Signal(str)
    """A playtest is complete: the game's name in the catalogue."""

    failed = Signal(str, str, bool)
    """A game cannot be playtested: its name in the catalogue, why (may be empty), and whether its file is damaged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        """The game being playtested, by its name in the catalogue, empty for none."""
        self.nodes = 0
        self.progress: Progress | None = None
        self.choices: dict[str, tuple[int, int]] = {}
        """The nodes per move and the number of games chosen last, by the game's name in the catalogue."""
        self._work = OwnWork(self)
        self._work.reported.connect(self._follow)
        self._work.ended.connect(self._finish)

    @property
    def pausing(self) -> bool:
        """Whether it is pausing: the last report is being made."""
        return self._work.stopping

    def runs(self, game: str, nodes: int) -> bool:
        """Return whether the playtest of a game at this many nodes per move is running."""
        return (self.game, self.nodes) == (game, nodes)

    def start(self, game: str, nodes: int, games: int) -> None:
        """Begin or continue the playtest of a game up to a number of games."""
        if self.game:
            return
        self.game, self.nodes, self.progress = game, nodes, None
        self._work.start(partial(_arguments, game, nodes, games))
        self.changed.emit()

    def _follow(self, table: dict[str, Any]) -> None:
        try:
            self.progress = Progress(**table)
        except TypeError:
            log.info("playtest: %s", table)
        self.changed.emit()

    def _finish(self, status: int, why: str) -> None:
        game = self.game
        self._forget()
        if not status:
            self.ended.emit(game)
        elif status != STOPPED:
            self.failed.emit(game, why, status == DAMAGED)

    def pause(self) -> None:
        """Stop the playtest after a last report; it can be continued."""
        if self._work.stop():
            self.changed.emit()
        else:
            self.close()

    def close(self) -> None:
        """Stop the playtest at once; it can be continued."""
        if self.game:
            self._work.end()
            self._forget()

    def discard(self, game: str, nodes: int) -> None:
        """Stop a playtest and drop its games."""
        if self.runs(game, nodes):
            self.close()

        def dropped(why: str) -> None:
            self.changed.emit()
            if why:
                self.failed.emit(game, why, False)

        self._work.drop(partial(discard_playtest, playtest_folder(game, nodes)), dropped)

    def _forget(self) -> None:
        """Note that no playtest is running."""
        self.game, self.progress = "", None
        self.changed.emit()


def _arguments(game: str, nodes: int, games: int) -> tuple[str, ...]:
    """Return the command of a playtest, empty if the game is not there, after making its folder. Raises OSError."""
    folder = playtest_folder(game, nodes)
    folder.mkdir(parents=True, exist_ok=True)
    definition = definition_file(game) if catalogue.is_own(catalogue.named(game)) else game
    if definition is None:
        return ()
    return (
        PLAYTEST, str(definition), "--out", str(folder), "--nodes", str(nodes), "--games", str(games),
        "--seed", str(SEED),
    )  # fmt: skip
