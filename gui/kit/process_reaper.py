"""Makes processes, and terminates them without waiting: each is kept until it has ended.

The owner of a process also ends it when the owner itself is destroyed: Qt would wait for a running process that is
deleted, and report its end to objects that no longer exist.
"""

import os
import time
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer

END_PATIENCE = 1000
"""Milliseconds after which a process is killed."""


def make_process(environment: Mapping[str, str]) -> QProcess:
    """Return a process without a parent, in this program's environment with other values."""
    process = QProcess()
    whole = QProcessEnvironment.systemEnvironment()
    for name, value in environment.items():
        whole.insert(name, value)
    process.setProcessEnvironment(whole)
    return process


def end_process(process: QProcess, tree: bool = False) -> None:
    """Disconnect the process and terminate it. It must not have a parent.

    On Windows its child processes end with it if it has a `tree`; elsewhere a guard ends them.
    """
    for signal in (process.readyReadStandardOutput, process.readyReadStandardError, process.finished):
        signal.disconnect()
    process.errorOccurred.disconnect()
    if process.state() == QProcess.ProcessState.NotRunning:
        process.deleteLater()
    else:
        reaper().add(process, tree)


def wait_for_processes(milliseconds: int = END_PATIENCE) -> None:
    """Wait for the terminated processes to end, in a program that ends without an event loop."""
    reaper().wait(milliseconds)


class ProcessReaper(QObject):
    """Keeps terminated processes until they have ended."""

    def __init__(self) -> None:
        super().__init__()
        self._processes: set[QProcess] = set()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.wait)  # by then there is no window to block

    @property
    def waiting(self) -> bool:
        """Whether processes are still ending."""
        return bool(self._processes)

    def add(self, process: QProcess, tree: bool) -> None:
        """Terminate a process."""
        self._hold(process)
        process.closeReadChannel(QProcess.ProcessChannel.StandardOutput)  # its output would be buffered
        process.closeReadChannel(QProcess.ProcessChannel.StandardError)
        last = QTimer(process, singleShot=True)
        last.timeout.connect(process.kill)
        last.start(END_PATIENCE)
        if os.name != "nt":
            process.terminate()  # our own programs end at once; a guard ends foreign ones
        elif tree:
            ending = QProcess()
            self._hold(ending)
            ending.start("taskkill", ["/T", "/F", "/PID", str(process.processId())])
        else:
            process.kill()

    def wait(self, milliseconds: int = END_PATIENCE) -> None:
        """Wait up to a time until all have ended; kill the others."""
        end = time.monotonic() + milliseconds / 1000
        for process in list(self._processes):
            if not process.waitForFinished(max(1, round((end - time.monotonic()) * 1000))):
                process.kill()
                process.waitForFinished(100)
            self._let_go(process)

    def _hold(self, process: QProcess) -> None:
        """Keep a process until it has ended, or failed to start."""
        self._processes.add(process)
        process.stateChanged.connect(
            lambda state: self._let_go(process) if state == QProcess.ProcessState.NotRunning else None
        )

    def _let_go(self, process: QProcess) -> None:
        if process in self._processes:
            self._processes.remove(process)
            process.deleteLater()


@cache
def reaper() -> ProcessReaper:
    """Return the one reaper."""
    return ProcessReaper()
