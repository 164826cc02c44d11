"""Processes that were asked to end: they are held until they have ended, and nobody waits for that."""

import os
import time
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer

END_PATIENCE = 1000
"""Milliseconds after which a process that does not end is killed."""


def end_process(process: QProcess, tree: bool = False) -> None:
    """Have a process end, of which nothing is heard from now on; it must not have a parent.

    On Windows all that it has started ends with it if it has a `tree`; elsewhere a guard sees to that.
    """
    for signal in (process.readyReadStandardOutput, process.readyReadStandardError, process.finished):
        signal.disconnect()
    process.errorOccurred.disconnect()
    if process.state() == QProcess.ProcessState.NotRunning:
        process.deleteLater()
    else:
        departures().add(process, tree)


def wait_for_departures(milliseconds: int = END_PATIENCE) -> None:
    """Wait until the processes that were asked to end have ended, for a program that ends without an event loop."""
    departures().wait(milliseconds)


class Departures(QObject):
    """Holds the processes that were asked to end until they have ended; the window goes on meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self._processes: set[QProcess] = set()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.wait)  # then there is no window that could stand still

    @property
    def waiting(self) -> bool:
        """Whether there are processes that have not ended."""
        return bool(self._processes)

    def add(self, process: QProcess, tree: bool) -> None:
        """Ask a process to end."""
        self._hold(process)
        process.closeReadChannel(QProcess.ProcessChannel.StandardOutput)  # else all of it would be stored
        process.closeReadChannel(QProcess.ProcessChannel.StandardError)
        last = QTimer(process)
        last.setSingleShot(True)
        last.timeout.connect(process.kill)
        last.start(END_PATIENCE)
        if os.name != "nt":
            process.terminate()  # which ends our own programs at once, and has the guard of another end that
        elif tree:
            ending = QProcess()
            self._hold(ending)
            ending.start("taskkill", ["/T", "/F", "/PID", str(process.processId())])
        else:
            process.kill()

    def wait(self, milliseconds: int = END_PATIENCE) -> None:
        """Wait until all have ended, but no longer than that; kill those that have not."""
        end = time.monotonic() + milliseconds / 1000
        for process in list(self._processes):
            if not process.waitForFinished(max(1, round((end - time.monotonic()) * 1000))):
                process.kill()
                process.waitForFinished(100)
            self._let_go(process)

    def _hold(self, process: QProcess) -> None:
        """Hold a process until it has ended, or has turned out not to exist."""
        self._processes.add(process)
        process.stateChanged.connect(
            lambda state: self._let_go(process) if state == QProcess.ProcessState.NotRunning else None
        )

    def _let_go(self, process: QProcess) -> None:
        """Let go of a process that has ended."""
        if process in self._processes:
            self._processes.remove(process)
            process.deleteLater()


@cache
def departures() -> Departures:
    """Return the one place for processes that end."""
    return Departures()
