"""A game's practice, and the measurement of its levels, in separate processes."""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.engine.practice import PRACTISE
from surajang.engine.strength import STEPS
from surajang.gui.engines.definition_files import definition_file, paths_for
from surajang.gui.engines.own_work import OwnWork
from surajang.gui.engines.requests import PRACTISED
from surajang.gui.storage.practice_files import (
    LevelsResult,
    discard_work,
    found_values,
    levels_result,
    put_damaged_aside,
    state_file,
    values_file,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PracticeProgress:
    """The progress of work: its `stage`, "play", "fit", "match" or "done"; the games played; for practice, the pairs of
    the match with the new values' share of the points and its error; for a measurement, the `levels` so far.
    """

    stage: str = ""
    round: int = 0
    rounds: int = 0
    games: int = 0
    pairs: int = 0
    share: float = 0.0
    error: float = 0.0
    seconds: float = 0.0
    total: float = 0.0
    levels: LevelsResult | None = None


def progress_of(table: dict[str, Any]) -> PracticeProgress:
    """Return the progress in a line that the process wrote. Raises TypeError."""
    levels = levels_result(table.pop("ratings", None), table.pop("scores", None), len(STEPS))
    return PracticeProgress(**table, levels=levels)


class Practice(QObject):
    """Does one kind of work on one game at a time: practice, or the measurement of its levels. Unfinished work is kept
    on disk, to be continued.
    """

    changed = Signal()
    """Work has begun, made progress, or ended."""

    ended = Signal(str, str)
    """Work is complete: the game's name in the catalogue, and the kind of work."""

    restarted = Signal(str, str)
    """Work could not be continued, and starts over: the game, and the kind of work."""

    failed = Signal(str, str, str)
    """Work has failed: the game, the kind of work, and why, which may be empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        """The game being worked on, by its name in the catalogue, empty for none."""

        self.work = ""
        """The kind of work: `engine.practice.PRACTISE` or `LEVELS`."""

        self.progress = PracticeProgress()
        self._process = OwnWork(self)
        self._process.reported.connect(self._follow)
        self._process.ended.connect(self._finish)

    def start(self, game: str, minutes: float, work: str = PRACTISE) -> None:
        """Begin or continue work on a game, which is to take `minutes` in all."""
        if self.game:
            return
        self.game, self.work = game, work
        self.progress = PracticeProgress(total=60 * minutes)
        self._process.start(partial(_arguments, game, minutes, work))
        self.changed.emit()

    def _follow(self, table: dict[str, Any]) -> None:
        if "note" in table:
            log.info("practice: %s", table["note"])
            self.restarted.emit(self.game, self.work)
        else:
            try:
                self.progress = progress_of(table)
            except (TypeError, ValueError):
                log.info("practice: %s", table)
        self.changed.emit()

    def _finish(self, status: int, why: str) -> None:
        game, work = self.game, self.work
        self._forget()
        if status:
            self.failed.emit(game, work, why)
        else:
            self.ended.emit(game, work)

    def pause(self) -> None:
        """Stop the work at once; it can be continued."""
        if self.game:
            self._process.end()
            self._forget()

    def discard(self, game: str, work: str) -> None:
        """Stop work on a game and drop it; earlier results remain."""
        if (game, work) == (self.game, self.work):
            self.pause()

        def dropped(why: str) -> None:
            self.changed.emit()
            if why:
                self.failed.emit(game, work, why)

        self._process.drop(partial(discard_work, game, work), dropped)

    def _forget(self) -> None:
        """Note that no work is running."""
        self.game = self.work = ""
        self.changed.emit()


def files_for(variant: str, options: Collection[str], offered: Collection[str], chosen: str) -> tuple[str, str]:
    """Return VariantPath, as `paths_for`, and WeightsPath for a game, empty for none. Raises OSError."""
    paths = paths_for(variant, options, offered, chosen)
    return paths, found_values(variant) if PRACTISED in options else ""


def _arguments(game: str, minutes: float, work: str) -> tuple[str, ...]:
    """Prepare a game's folder; return the command of work on it, empty if it is not there. Raises OSError."""
    values = values_file(game)
    values.parent.mkdir(parents=True, exist_ok=True)
    put_damaged_aside(game)
    definition = definition_file(game)
    if definition is None:
        return ()
    return (
        work, str(definition), "--out", str(values), "--state", str(state_file(game, work)),
        "--minutes", f"{minutes:g}",
    )  # fmt: skip
