"""A game's practice in processes of its own (`surajang-engine practise`), while the window goes on."""

import json
import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.engine.practice import PRACTISE
from surajang.gui.engines.definitions import definition_file, paths_for
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.requests import PRACTISED
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.background import Task
from surajang.gui.storage.practice_files import found_values, state_file, values_file

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PracticeProgress:
    """How far practice is: its `stage`, "play", "fit", "match" or "done"; games played to learn from, and games of the
    match with the new values' share of the points and its error."""

    stage: str = ""
    round: int = 0
    rounds: int = 0
    games: int = 0
    pairs: int = 0
    share: float = 0.0
    error: float = 0.0
    seconds: float = 0.0
    total: float = 0.0


class Practice(QObject):
    """Lets one game at a time practise. What it has done is kept on disk, so that it can be continued."""

    changed = Signal()
    """It has begun, gone on, or ended."""

    ended = Signal(str)
    """The practice of a game has come to its end: the game's name in the catalogue."""

    restarted = Signal(str)
    """The work of a game could not be continued, and starts over."""

    failed = Signal(str, str)
    """A game cannot practise: its name in the catalogue, and why, which may be empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        """The game that practises, by its name in the catalogue, empty for none."""
        self.progress = PracticeProgress()
        self._transport: Transport | None = None
        self._starting: Task | None = None

    def start(self, game: str, minutes: float) -> None:
        """Begin or continue the practice of a game, which is to take so many minutes in all."""
        if self.game:
            return
        self.game, self.progress = game, PracticeProgress(total=60 * minutes)
        self._starting = Task(self, partial(_prepare, game), partial(self._run, minutes), self._cannot_start)
        self.changed.emit()

    def _run(self, minutes: float, definition: Path | None) -> None:
        self._starting = None
        if definition is None:
            self._fail("")
            return
        program = own_program()
        arguments = (
            PRACTISE, str(definition), "--out", str(values_file(self.game)), "--state", str(state_file(self.game)),
            "--minutes", f"{minutes:g}", "--json",
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
                    self.restarted.emit(self.game)
                else:
                    self.progress = PracticeProgress(**found)
            except (ValueError, TypeError):
                log.info("practice: %s", line[:200].decode("utf-8", "replace"))
        self.changed.emit()

    def _finish(self, status: int) -> None:
        game = self.game
        if status:
            self._fail("")
            return
        self._stop()
        self.ended.emit(game)

    def _cannot_start(self, error: OSError) -> None:
        self._fail(error.strerror or str(error))

    def _fail(self, why: str) -> None:
        game = self.game
        self._stop()
        self.failed.emit(game, why)

    def pause(self) -> None:
        """Stop the practice; it can be continued."""
        if self.game:
            self._stop()

    def discard(self, game: str) -> None:
        """Stop the practice of a game and drop its work; the values from before remain."""
        if game == self.game:
            self._stop()
        Task(self, lambda: state_file(game).unlink(missing_ok=True), lambda _: self.changed.emit(), lambda _: None)

    def _stop(self) -> None:
        """End the process."""
        if self._starting is not None:
            self._starting.forget()
            self._starting = None
        if self._transport is not None:
            self._transport.end()
            self._transport.deleteLater()
            self._transport = None
        self.game = ""
        self.changed.emit()


def files_for(variant: str, options: Collection[str], offered: Collection[str], chosen: str) -> tuple[str, str]:
    """Return the values of VariantPath, as `definitions.paths_for`, and of WeightsPath for a game, empty for none.

    Raises OSError.
    """
    paths = paths_for(variant, options, offered, chosen)
    return paths, found_values(variant) if PRACTISED in options else ""


def _prepare(game: str) -> Path | None:
    """Return the file that defines a game, after making the folder for its practice. Raises OSError."""
    values_file(game).parent.mkdir(parents=True, exist_ok=True)
    return definition_file(game)
