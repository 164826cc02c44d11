"""The process of an engine: its output as lines, its input, and its end."""

import logging

from PySide6.QtCore import QObject, QProcess, Signal

from surajang.gui.engines.programs import Program
from surajang.gui.engines.protocol import Lines
from surajang.gui.kit.process_reaper import end_process, make_process
from surajang.gui.storage.disk import encoded

MAX_COMPLAINT_LENGTH = 1000

log = logging.getLogger(__name__)


class Transport(QObject):
    """Runs a program, and carries lines in both directions."""

    lines_read = Signal(tuple, int)
    """The program has written these lines, and this number of bytes, incomplete lines included."""

    ended = Signal(int)
    """The program has ended, with this exit status."""

    not_started = Signal()
    """The program could not be started."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self.process: QProcess | None = None
        self._lines = Lines()
        self.destroyed.connect(lambda: self.end())

    def start(self) -> None:
        """Start the program and read its output."""
        process = make_process(self._program.environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self.process = process
        self._lines = Lines()
        process.start(self._program.command[0], self._program.command[1:])

    def send(self, line: str) -> None:
        """Write a line to the program, if it runs."""
        if self.process is not None:
            self.process.write(encoded(line) + b"\n")

    def end(self) -> None:
        """Disconnect the program and end it with all its children."""
        process, self.process = self.process, None
        if process is not None:
            end_process(process, tree=bool(self._program.name))

    def _read(self) -> None:
        """Pass on the program's output, at most the content of a pipe at a time."""
        if self.process is not None:
            data = bytes(self.process.readAllStandardOutput().data())
            self.lines_read.emit(tuple(self._lines.feed(data)), len(data))

    def _read_errors(self) -> None:
        """Log the beginning of the program's error output."""
        if self.process is not None:
            complaint = self.process.readAllStandardError().data()
            log.info("engine: %s", bytes(complaint[:MAX_COMPLAINT_LENGTH]).decode("utf-8", "replace"))

    def _finished(self, status: int) -> None:
        self.ended.emit(status)

    def _failed(self, error: QProcess.ProcessError) -> None:
        """Report a program that could not be started; other errors end it, and its end is reported."""
        if error == QProcess.ProcessError.FailedToStart:
            self.not_started.emit()
