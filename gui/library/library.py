"""The library for the window: the index is updated by a process and queried on threads."""

from __future__ import annotations

import json
import sqlite3
import sys
import threading
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from shiboken6 import isValid

from surajang.engine.own_process import own_environment
from surajang.gui.kit.background import Task
from surajang.gui.kit.process_reaper import end_process, make_process
from surajang.gui.kit.translation import mark, tr
from surajang.gui.library import finding, index
from surajang.gui.library.own_data import LibraryData
from surajang.gui.storage import folders, games_folder
from surajang.gui.storage.locks import WindowLock
from surajang.gui.storage.reasons import reason_for, reason_of

INDEXER = "surajang.gui.library.indexing"

STOPPED = mark("Not all games were read: the process reading them stopped.")

TRY_AGAIN_MS = 1000
"""How long to wait for another window that is updating the index."""

CHANGED_MS = 1500
"""The minimum time between updates of a list while games are added."""

CLOSING_SECONDS = 1.0
"""How long a closing window waits for a pending answer."""

MAX_REBUILDS = 20
"""How often a window lets a damaged index be rebuilt, so that a recurring fault ends."""

Answer = TypeVar("Answer")


class Progress(NamedTuple):
    """The progress of reading: bytes read of all bytes, games added, unreadable games."""

    done: int
    total: int
    games: int
    unreadable: int


class Library(QObject):
    """All games in the index. `progress` is None when nothing is being read."""

    changed = Signal()
    """The games may have changed."""

    progressed = Signal(Progress)
    """The progress; None at the end."""

    failed = Signal(str)
    """Something failed: a sentence."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.data = LibraryData(parent=self)
        self.data.failed.connect(self.failed)
        self.path = folders.data_folder() / index.FILE
        self.missing: list[Path] = []
        self.unread: list[tuple[Path, str]] = []
        self.progress: Progress | None = None
        self.process: QProcess | None = None
        self._lock: WindowLock | None = None
        self._locking: Task | None = None
        self._reported = False
        self._closed = False
        self._renew = False
        self._rebuilds = 0
        self._again = False
        self._guard = threading.Lock()
        self._connection: index.Connection | None = None
        self.orders = finding.Orders()
        self._asked: set[Task] = set()
        self._told = QTimer(self, singleShot=True, interval=CHANGED_MS)
        self._told.timeout.connect(self.changed)
        self._retry = QTimer(self, singleShot=True, interval=TRY_AGAIN_MS)
        self._retry.timeout.connect(self.refresh)
        self.data.changed.connect(self._data_changed)
        self._sources: list[Path] | None = None
        self.destroyed.connect(lambda: self._release())

    # Updating

    @property
    def busy(self) -> bool:
        """Whether games are being read, or are about to be."""
        return self._locking is not None or (self.process is not None and not self._reported)

    @property
    def waiting(self) -> bool:
        """Whether games are being read, or an answer is pending."""
        return self.process is not None or self._locking is not None or bool(self._asked)

    def refresh(self) -> None:
        """Read changed files, unless another window does; then use its result."""
        if not self.data.loaded or self._closed:
            return  # it begins once they are
        if self.process is not None:
            self._again = True
            if self._reported:
                self.process.closeWriteChannel()  # it is only checking for damage, which can wait
            return
        if self._locking is not None:
            return
        self._locking = Task(self, self._locked, self._begin, self._say_failed)

    def _locked(self) -> WindowLock | None:
        """Return the lock for updating the index, None if another window has it. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = WindowLock(f"{self.path}.lock")
        # Where locks are impossible, the index probably is too; the process reports why.
        return lock if lock.tryLock() or not lock.taken else None

    def _begin(self, lock: WindowLock | None) -> None:
        """Begin to read, or wait for another window that does."""
        self._locking = None
        if self._closed:
            return
        if lock is None:
            self._retry.start()
        else:
            self._lock = lock
            self._start()

    def _say_failed(self, error: OSError) -> None:
        """Report that the index cannot be created."""
        self._locking = None
        self.failed.emit(tr("The list of games cannot be updated: {why}.", why=reason_of(error)))

    def cancel(self) -> None:
        """Stop reading; the games read so far stay."""
        self._again = False
        if self.process is not None:
            self.process.closeWriteChannel()

    def _start(self) -> None:
        process = self.process = make_process(own_environment())
        process.readyReadStandardOutput.connect(self._handle_reports)
        process.readyReadStandardError.connect(process.readAllStandardError)
        process.errorOccurred.connect(lambda _: self._ended())
        process.finished.connect(lambda *_: self._ended())
        self._reported = False
        self.unread = []
        process.start(sys.executable, ["-m", INDEXER])
        own, self._sources = games_folder.games_folder(), self.data.added
        series = folders.data_folder() / folders.SERIES
        added = [str(path) for path in self._sources]
        job = {"index": str(self.path), "own": [str(own)], "added": added, "series": [str(series)]}
        process.write(json.dumps(job).encode() + b"\n")

    def _handle_reports(self) -> None:
        process = self.process
        while process is not None and process.canReadLine():
            try:
                name, content = json.loads(bytes(process.readLine().data()))
            except ValueError:
                continue  # an incomplete line of a killed process
            self._understand(name, content)

    def _understand(self, name: str, content: Any) -> None:
        self._reported = name in ("failed", "done")
        if name == "progress":
            self.progress = Progress(*content)
            self.progressed.emit(self.progress)
            if not self._told.isActive():
                self._told.start()
        elif name == "unread":
            self.unread = [(Path(path), why) for path, why in content]
        elif name == "failed":
            self.failed.emit(tr("The list of games cannot be updated: {why}.", why=reason_for(*content)))
        elif name == "done":
            self.missing = [Path(path) for path in content["missing"]]
        if self._reported:
            self._show_end()

    def _show_end(self) -> None:
        """Signal that reading has ended."""
        self._renew = True  # it may be another file now
        self.progress = None
        self.progressed.emit(None)
        self._told.stop()
        self.changed.emit()

    def _ended(self) -> None:
        """Release the process, and read files changed meanwhile."""
        if self.process is None:
            return
        self._handle_reports()
        stopped = not self._reported
        self._release()
        if stopped:
            self.failed.emit(tr(STOPPED))
            self._show_end()
        if self._again:
            self._again = False
            self.refresh()

    def _release(self) -> None:
        """End the process, and release the lock."""
        process, self.process = self.process, None
        if process is not None:
            end_process(process)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _data_changed(self) -> None:
        if self._sources is None or self._sources != self.data.added:
            self.refresh()

    # Queries

    def ask(
        self,
        question: Callable[[sqlite3.Connection], Answer],
        answered: Callable[[Answer], object],
        asker: QObject | None = None,
        unanswered: Callable[[], object] = lambda: None,
    ) -> Callable[[], None]:
        """Query the index on a thread, and pass the answer on unless the `asker` was deleted meanwhile; return a
        function that drops the query. `unanswered` is called if there is no answer, before that is reported.
        """

        def done(answer: Answer) -> None:
            self._asked.discard(task)
            if asker is None or isValid(asker):
                answered(answer)

        def failed(error: Exception) -> None:
            self._asked.discard(task)
            unanswered()
            if isinstance(error, index.Damaged):
                self.refresh()
                self.changed.emit()
            else:
                self.failed.emit(tr("The list of games cannot be read: {why}.", why=reason_of(error)))

        def forget() -> None:
            task.forget()
            self._asked.discard(task)

        expected = (OSError, sqlite3.Error, UnicodeError, index.Damaged)
        task = Task(self, partial(self._answer, question), done, failed, expected)
        self._asked.add(task)
        return forget

    def list_games(self, query: finding.Query, connection: sqlite3.Connection) -> tuple[array[int], list[str]]:
        """Return the numbers of the games that match, and the reasons why games ended; a query for `ask`."""
        return finding.numbers(connection, query, self.orders), self.orders.reasons(connection)

    def _answer(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Query the index, on any thread, one query at a time; a damaged index is replaced by an empty one."""
        with self._guard:
            connection = self._connection
            if connection is not None and (self._renew or connection.path != index.newest(self.path)):
                self._disconnect()
            self._renew = False
            if self._closed:
                raise sqlite3.OperationalError("nobody asks any more")
            try:
                if self._connection is None:
                    self._connection = index.connect(self.path)
                    self.orders = finding.Orders()
                if self._rebuilds >= MAX_REBUILDS:
                    return question(self._connection)
                with index.replaced_if_damaged(self._connection.path):
                    return question(self._connection)
            except index.Damaged:
                self._rebuilds += 1
                self._disconnect()
                raise
            except sqlite3.Error as error:
                raise index.system_error(error, self.path) from None

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Stop everything; the games read so far stay."""
        self._closed = True
        if self._locking is not None:
            self._locking.wait(1.0)
        self._told.stop()
        self._retry.stop()
        self._again = False
        self._release()
        for task in list(self._asked):
            task.forget()
        self._asked.clear()
        self.data.finish()
        if self._guard.acquire(timeout=CLOSING_SECONDS):  # otherwise a disk does not respond
            try:
                self._disconnect()
            finally:
                self._guard.release()
