"""A playtest in processes of its own (`surajang-engine playtest`), while the window goes on."""

import json
import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.engine.lock import BUSY
from surajang.engine.playtest import PLAYTEST
from surajang.engine.playtest.command import DAMAGED, STOPPED
from surajang.engine.playtest.job import Progress
from surajang.gui.engines.definitions import definition_file
from surajang.gui.engines.practice import busy
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.background import Task
from surajang.gui.storage.playtest_files import discard_playtest, playtest_folder
from surajang.rules import catalogue

log = logging.getLogger(__name__)

SEED = 1
"""The same for all playtests of the window, so that two people find the same."""


PATIENCE_MS = 10_000
"""How long a playtest that is paused may take for its last report."""


class Playtests(QObject):
    """Lets one game at a time be playtested. The games are kept on disk, so that a playtest can be continued."""

    changed = Signal()
    """A playtest has begun, gone on, or ended."""

    ended = Signal(str)
    """All games of a playtest have ended: the game's name in the catalogue."""

    failed = Signal(str, str, bool)
    """A game cannot be playtested: its name in the catalogue, why, which may be empty, and whether its file is
    damaged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        """The game that is playtested, by its name in the catalogue, empty for none."""
        self.nodes = 0
        self.progress: Progress | None = None
        self.pausing = False
        """Whether the last report is being made."""
        self._transport: Transport | None = None
        self._late = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._late.timeout.connect(self.close)
        self._starting: Task | None = None

    def runs(self, game: str, nodes: int) -> bool:
        """Return whether the playtest of a game at a number of nodes a move is going on."""
        return (self.game, self.nodes) == (game, nodes)

    def start(self, game: str, nodes: int, games: int) -> None:
        """Begin or continue the playtest of a game up to a number of games."""
        if self.game:
            return
        self.game, self.nodes, self.progress = game, nodes, None
        self._starting = Task(self, partial(_prepare, game, nodes), partial(self._run, games), self._cannot_start)
        self.changed.emit()

    def _run(self, games: int, prepared: tuple[str, Path]) -> None:
        self._starting = None
        definition, folder = prepared
        if not definition:
            self._fail("")
            return
        program = own_program()
        arguments = (
            PLAYTEST, definition, "--out", str(folder), "--nodes", str(self.nodes), "--games", str(games),
            "--seed", str(SEED), "--json",
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
                self.progress = Progress(**json.loads(line))
            except (ValueError, TypeError):
                log.info("playtest: %s", line[:200].decode("utf-8", "replace"))
        self.changed.emit()

    def _finish(self, status: int) -> None:
        game = self.game
        if status not in (0, STOPPED):
            self._fail(busy() if status == BUSY else "", status == DAMAGED)
            return
        self._stop()
        if not status:
            self.ended.emit(game)

    def _cannot_start(self, error: OSError) -> None:
        self._fail(error.strerror or str(error))

    def _fail(self, why: str, damaged: bool = False) -> None:
        game = self.game
        self._stop()
        self.failed.emit(game, why, damaged)

    def pause(self) -> None:
        """Stop the playtest after a last report; it can be continued."""
        if self._transport is None or self._transport.process is None:
            self.close()
        elif not self.pausing:
            self.pausing = True
            self._transport.process.closeWriteChannel()
            self._late.start()
            self.changed.emit()

    def close(self) -> None:
        """Stop the playtest at once; it can be continued."""
        if self.game:
            self._stop()

    def discard(self, game: str, nodes: int) -> None:
        """Stop a playtest and drop its games."""
        if self.runs(game, nodes):
            self._stop()

        def dropped(done: bool) -> None:
            self.changed.emit()
            if not done:
                self.failed.emit(game, busy(), False)

        Task(self, partial(discard_playtest, playtest_folder(game, nodes)), dropped, lambda _: None)

    def _stop(self) -> None:
        """End the process."""
        if self._starting is not None:
            self._starting.forget()
            self._starting = None
        if self._transport is not None:
            self._transport.end()
            self._transport.deleteLater()
            self._transport = None
        self._late.stop()
        self.game, self.progress, self.pausing = "", None, False
        self.changed.emit()


def _prepare(game: str, nodes: int) -> tuple[str, Path]:
    """Return the argument that names a game, empty if there is none, and the folder for its playtest, which is made.

    Raises OSError.
    """
    folder = playtest_folder(game, nodes)
    folder.mkdir(parents=True, exist_ok=True)
    if not catalogue.is_own(catalogue.named(game)):
        return game, folder
    definition = definition_file(game)
    return ("" if definition is None else str(definition)), folder
