"""Long work in a process of this program that reports in lines of JSON."""

import json
import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.engine.own_process import BUSY, STOPPED
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
from surajang.gui.storage.reasons import reason_for, reason_of

PATIENCE_MS = 10_000
"""How long stopped work may take to end."""

FAILED = 1
"""The exit status of work that could not be started."""

log = logging.getLogger(__name__)


class OwnWork(QObject):
    """Runs one command of `surajang-engine` at a time, with `--json`."""

    reported = Signal(dict)
    """The process has written a table."""

    ended = Signal(int, str)
    """The process has ended, or could not be started: its exit status, and why, which may be empty."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.stopping = False
        """Whether the process was asked to end."""

        self._why = ""
        self._transport: Transport | None = None
        self._preparing: Task | None = None
        self._late = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._late.timeout.connect(self._end_late)

    def start(self, prepare: Callable[[], tuple[str, ...]]) -> None:
        """Call `prepare` on a thread and run the command that it returns; an empty one or an OSError is a failure."""
        self._why = ""
        self._preparing = Task(self, prepare, self._run, self._cannot_start)

    def _run(self, arguments: tuple[str, ...]) -> None:
        self._preparing = None
        if not arguments:
            self._finish(FAILED)
            return
        program = own_program()
        transport = Transport(Program((*program.command, *arguments, "--json"), program.environment), self)
        transport.lines_read.connect(lambda lines, _: self._read(lines))
        transport.ended.connect(self._finish)
        transport.not_started.connect(lambda: self._finish(FAILED))
        self._transport = transport
        transport.start()

    def _read(self, lines: tuple[bytes, ...]) -> None:
        for line in lines:
            try:
                table: Any = json.loads(line)
            except ValueError:
                table = None
            if isinstance(table, dict) and isinstance(table.get("failed"), str):
                self._why = reason_for(table.get("errno"), table["failed"])
            elif isinstance(table, dict):
                self.reported.emit(table)
            else:
                log.info("work: %s", line[:200].decode("utf-8", "replace"))

    def _cannot_start(self, error: OSError) -> None:
        self.end()
        self.ended.emit(FAILED, reason_of(error))

    def _finish(self, status: int) -> None:
        self.end()
        self.ended.emit(status, _busy() if status == BUSY else self._why)

    def _end_late(self) -> None:
        self.end()
        self.ended.emit(STOPPED, "")

    def stop(self) -> bool:
        """Ask the process to end soon; return False if there is none yet."""
        if self._transport is None or self._transport.process is None:
            return False
        if not self.stopping:
            self.stopping = True
            self._transport.process.closeWriteChannel()
            self._late.start()
        return True

    def end(self) -> None:
        """End the process at once, without a signal."""
        if self._preparing is not None:
            self._preparing.forget()
            self._preparing = None
        if self._transport is not None:
            self._transport.end()
            self._transport.deleteLater()
            self._transport = None
        self._late.stop()
        self.stopping = False

    def drop(self, remove: Callable[[], bool], ended: Callable[[str], object]) -> None:
        """Remove files of work on a thread. `ended` gets why that failed, or "".

        `remove` returns False if another process has locked them.
        """
        Task(self, remove, lambda done: ended("" if done else _busy()), lambda error: ended(reason_of(error)))


def _busy() -> str:
    return tr("another window or program is working on it")
