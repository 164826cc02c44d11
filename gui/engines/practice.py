"""A game's practice, and the measurement of its levels, in processes of their own, while the window goes on."""

import json
import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.engine.lock import BUSY
from surajang.engine.practice import PRACTISE
from surajang.engine.strength import STEPS
from surajang.gui.engines.definitions import definition_file, paths_for
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.requests import PRACTISED
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
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
    """How far the work is: its `stage`, "play", "fit", "match" or "done"; games that were played; of practice, the
    pairs of the match with the new values' share of the points and its error; of a measurement, the `levels` so far."""

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
    """Does one kind of work on one game at a time: lets it practise, or measures its levels. What has been done is kept
    on disk, so that it can be continued."""

    changed = Signal()
    """It has begun, gone on, or ended."""

    ended = Signal(str, str)
    """Work has come to its end: the game's name in the catalogue, and the kind of work."""

    restarted = Signal(str, str)
    """Work could not be continued, and starts over: on which game, and which kind."""

    failed = Signal(str, str, str)
    """Work cannot be done: on which game, which kind, and why, which may be empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        """The game that is worked on, by its name in the catalogue, empty for none."""

        self.work = ""
        """The kind of work: `engine.practice.PRACTISE` or `LEVELS`."""

        self.progress = PracticeProgress()
        self._transport: Transport | None = None
        self._starting: Task | None = None

    def start(self, game: str, minutes: float, work: str = PRACTISE) -> None:
        """Begin or continue work on a game, which is to take so many minutes in all."""
        if self.game:
            return
        self.game, self.work = game, work
        self.progress = PracticeProgress(total=60 * minutes)
        self._starting = Task(self, partial(_prepare, game), partial(self._run, minutes), self._cannot_start)
        self.changed.emit()

    def _run(self, minutes: float, definition: Path | None) -> None:
        self._starting = None
        if definition is None:
            self._fail("")
            return
        program = own_program()
        arguments = (
            self.work, str(definition), "--out", str(values_file(self.game)),
            "--state", str(state_file(self.game, self.work)), "--minutes", f"{minutes:g}", "--json",
        )  # fmt: skip
        transport = Transport(Program((*program.command, *arguments), program.environment), self)
        transport.lines_read.connect(lambda lines, _: self._read(lines))
        transport.ended.connect(self._finish)
        transport.not_started.connect(lambda: self._fail(""))
        self._transport = transport
        transport.start()

    def _read(self, lines: tuple[bytes, ...]) -> None:
        """Follow the progress in lines of JSON."""
        for line in lines:
            try:
                found: dict[str, Any] = json.loads(line)
                if "note" in found:
                    log.info("practice: %s", found["note"])
                    self.restarted.emit(self.game, self.work)
                else:
                    self.progress = progress_of(found)
            except (ValueError, TypeError):
                log.info("practice: %s", line[:200].decode("utf-8", "replace"))
        self.changed.emit()

    def _finish(self, status: int) -> None:
        game, work = self.game, self.work
        if status:
            self._fail(busy() if status == BUSY else "")
            return
        self._stop()
        self.ended.emit(game, work)

    def _cannot_start(self, error: OSError) -> None:
        self._fail(error.strerror or str(error))

    def _fail(self, why: str) -> None:
        game, work = self.game, self.work
        self._stop()
        self.failed.emit(game, work, why)

    def pause(self) -> None:
        """Stop the work; it can be continued."""
        if self.game:
            self._stop()

    def discard(self, game: str, work: str) -> None:
        """Stop work on a game and drop it; the results from before remain."""
        if (game, work) == (self.game, self.work):
            self._stop()

        def dropped(done: bool) -> None:
            self.changed.emit()
            if not done:
                self.failed.emit(game, work, busy())

        Task(self, partial(discard_work, game, work), dropped, lambda _: None)

    def _stop(self) -> None:
        """End the process."""
        if self._starting is not None:
            self._starting.forget()
            self._starting = None
        if self._transport is not None:
            self._transport.end()
            self._transport.deleteLater()
            self._transport = None
        self.game = self.work = ""
        self.changed.emit()


def busy() -> str:
    """Say why work cannot be done whose files another process has locked."""
    return tr("another window or program is working on it")


def files_for(variant: str, options: Collection[str], offered: Collection[str], chosen: str) -> tuple[str, str]:
    """Return the values of VariantPath, as `definitions.paths_for`, and of WeightsPath for a game, empty for none.

    Raises OSError.
    """
    paths = paths_for(variant, options, offered, chosen)
    return paths, found_values(variant) if PRACTISED in options else ""


def _prepare(game: str) -> Path | None:
    """Return the file that defines a game, after making its folder for practice ready. Raises OSError."""
    values_file(game).parent.mkdir(parents=True, exist_ok=True)
    put_damaged_aside(game)
    return definition_file(game)
