"""Ends a process without anybody having to wait for that."""

import os

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer

PATIENCE = 1000
"""Milliseconds after which a process that has not ended is killed."""


class Ending(QObject):
    """A process that has been told to end, and is killed if it does not; only the program's own end waits for it."""

    def __init__(self, process: QProcess, tree: bool = False) -> None:
        """Nothing that the process still says is heard. On Windows all that it has started ends with it if it has a
        `tree`; elsewhere a guard sees to that."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._process = process
        for signal in (process.readyReadStandardOutput, process.readyReadStandardError, process.finished):
            signal.disconnect()
        process.errorOccurred.disconnect()
        process.closeReadChannel(QProcess.ProcessChannel.StandardOutput)  # else all of it would be stored
        process.closeReadChannel(QProcess.ProcessChannel.StandardError)
        process.setParent(self)
        process.stateChanged.connect(self._look)
        if os.name != "nt":
            process.terminate()  # which ends our own programs at once, and has the guard of another end that
        elif tree:
            end_tree(process.processId())  # which finds what belongs to the process only while that is there
        else:
            process.kill()
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(process.kill)
        timer.start(PATIENCE)
        if application is not None:
            application.aboutToQuit.connect(self._wait)
        self._look(process.state())

    def _look(self, state: QProcess.ProcessState) -> None:
        """Go with the process."""
        if state == QProcess.ProcessState.NotRunning:
            self.deleteLater()

    def _wait(self) -> None:
        """Leave nothing behind when the program ends."""
        if not self._process.waitForFinished(PATIENCE):
            self._process.kill()
            self._process.waitForFinished(PATIENCE)


def end_tree(process: int) -> None:
    """Have Windows end a process and all that it has started; what cannot be ended so is killed alone, later."""
    QProcess.startDetached("taskkill", ["/T", "/F", "/PID", str(process)])
