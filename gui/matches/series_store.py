"""Which series of games there are, and the one that is shown or played."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QFile, QObject, QTimer, Signal

from gui.engines.engine_list import engine_list
from gui.kit.background import Task
from gui.kit.punctuation import against, listed
from gui.kit.shorten import shortened
from gui.matches import series_text
from gui.matches.plan import Plan
from gui.matches.record import Record, Result, Unreadable, has_games, open_record
from gui.matches.series_run import LOCK, SeriesRun
from gui.shell.settings import Settings
from gui.storage import folders
from gui.storage.locks import WindowLock
from gui.storage.paths import readable

NAMES = 200
"""Characters of the names of series within a sentence."""

RETRY_MS = 10_000
"""How soon it is looked again for series that could not be read."""

MOST = 500
"""So many series are listed, the last ones."""


class SeriesStore(QObject):
    """Holds the series that is played as long as the window is there, whatever is shown meanwhile."""

    listed = Signal(object)
    """The series that there are: Records, the last first."""

    opened = Signal(object)
    """A series has been read: its SeriesRun."""

    ended = Signal()
    """The series has been played to its end."""

    failed = Signal(str)
    """Something could not be read or written: a sentence."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._engines = engine_list(settings)
        self.run: SeriesRun | None = None
        self._left_out: list[Path] = []
        """The series of which it was said that they cannot be read."""

        self._wanted: Path | None = None
        """The series that is being read."""

        self._play = False
        """Whether it is to be played then."""

        self._failing = False
        """Whether it was said that some series cannot be read now."""

        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.timeout.connect(self.refresh)

    def refresh(self) -> None:
        """Look which series there are; `listed` follows."""
        folder = folders.data_folder() / folders.SERIES

        def look() -> tuple[list[Record], list[Path], OSError | None]:
            names = sorted(folder.iterdir(), reverse=True)[:MOST] if os.path.lexists(folder) else []
            found, left_out, unread = [], [], None
            for name in names:
                try:
                    found.append(open_record(name))
                except Unreadable:
                    if has_games(name):
                        left_out.append(name)
                except OSError as error:
                    unread = error
            return found, left_out, unread

        def take(looked: tuple[list[Record], list[Path], OSError | None]) -> None:
            found, left_out, unread = looked
            self.listed.emit(found)
            if unread is not None:
                fail(unread)
            else:
                self._failing = False
            new = [name for name in left_out if name not in self._left_out]
            self._left_out += new
            if new:
                names = shortened(listed(readable(name.name) for name in new), NAMES)
                self.failed.emit(series_text.LEFT_OUT(names=names, path=readable(str(folder))))

        def fail(error: OSError) -> None:
            self._retry.start(RETRY_MS)
            if not self._failing:
                self._failing = True
                self._say_unread(error)

        Task(self, look, take, fail)

    def open(self, record: Record, play: bool = False) -> None:
        """Have a series read; `opened` follows. The one that is played stays as it is."""
        if self.run is not None and self.run.folder == record.folder:
            self.opened.emit(self.run)
            if play:
                self.run.start()
            return
        if record.folder == self._wanted:
            self._play = self._play or play  # the page may have found it in the folder first, only to show it
            return
        if self._busy():
            return
        self._wanted = record.folder
        self._play = play

        def take(results: list[Result]) -> None:
            if self._wanted != record.folder:
                return
            self._wanted = None
            if self.run is not None:
                self.run.close()
                self.run.deleteLater()
            self.run = SeriesRun(record, results, self._engines, self)
            self.run.ended.connect(self.ended)
            self.opened.emit(self.run)
            if self._play:
                self.run.start()

        def fail(error: OSError) -> None:
            self._wanted = None
            self._say_unread(error)

        Task(self, record.results, take, fail)

    def _busy(self) -> bool:
        """Say that a series is being played, if one is, and whether one is."""
        if self.run is None or not self.run.running:
            return False
        title = against([self.run.plan.first.title, self.run.plan.second.title])
        self.failed.emit(series_text.ONE_AT_A_TIME(title=title))
        self.opened.emit(self.run)
        return True

    def _say_unread(self, error: OSError) -> None:
        """Say why there is nothing to be seen."""
        self.failed.emit(series_text.NOT_READ(why=error.strerror or error))

    def begin(self, plan: Plan) -> None:
        """Begin a new series, unless one is being played."""
        if self._busy():
            return
        record = Record(folders.data_folder() / folders.SERIES / f"{datetime.now():%Y-%m-%d %H.%M.%S.%f}", plan)

        def created(_: object) -> None:
            self.open(record, play=True)
            self.refresh()

        def not_created(error: OSError) -> None:
            self.failed.emit(series_text.NOT_WRITTEN(why=error.strerror or error))

        Task(self, record.create, created, not_created)

    def remove(self) -> None:
        """Move the series that is shown to the system's trash."""
        run = self.run
        if run is None or run.running:
            return
        folder = run.folder

        def removed(problem: str) -> None:
            if problem:
                self.failed.emit(problem)
            elif self.run is run:
                self.run = None
                run.deleteLater()
            self.refresh()

        Task(self, lambda: _remove(folder), removed, lambda _: removed(series_text.NOT_REMOVED()))

    def close(self) -> None:
        """End everything, as the window closes."""
        self._retry.stop()
        if self.run is not None:
            self.run.close()


def _remove(folder: Path) -> str:
    """Remove a series, unless another window plays it; return why not, in a sentence."""
    lock = WindowLock(str(folder / LOCK))
    if not lock.tryLock() and lock.taken:
        return series_text.BUSY()
    lock.unlock()
    return "" if _to_trash(folder) else series_text.NOT_REMOVED()


def _to_trash(folder: Path) -> bool:
    """Move a folder to the system's trash; return whether that was possible."""
    return bool(QFile(str(folder)).moveToTrash())
