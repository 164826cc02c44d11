"""A small file that several windows share: read and saved on a thread, and retried after a failure."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.kit.background import PATIENCE, Task
from surajang.gui.kit.punctuation import listed, sentences
from surajang.gui.kit.translation import tr
from surajang.gui.storage import settings_file
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reasons import reason_of
from surajang.gui.storage.settings_file import Change, Exchanged, Form, Values

FIRST_RETRY_MS = 250
MAX_RETRY_MS = 30_000
"""The delays before retries: each is twice the one before."""

Exchange = Callable[[Path, Sequence[Change], Values | None, Form], Exchanged]


class SharedFile(QObject):
    """A shared file. Its owner holds the values and describes changes, which are made to the file's latest content.

    A file that cannot be read or written now stays as it is, and changes wait until it can. `what` names its content,
    in the plural ("Your puzzle results").
    """

    loaded = Signal(object)
    """The values in the file, with unsaved changes: a dictionary. Emitted again when others have changed it."""

    unread = Signal(str)
    """The file was damaged, or is unreadable now: a sentence, once."""

    unsaved = Signal(str)
    """Changes could not be saved: a sentence, once; saving is retried."""

    saved = Signal()
    """All changes are saved."""

    def __init__(self, path: Path, what: str, parent: QObject, form: Form, exchange: Exchange | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._what = what
        self._form = form
        self._exchange = exchange
        self._values: Values | None = None
        self._changes: list[Change] = []
        self._failures = 0
        self._problem_reported = False
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._begin)
        self._task: Task | None = None
        self._begin()

    @property
    def known(self) -> bool:
        """Whether the file was read."""
        return self._values is not None

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait a moment for the file to be read; return whether reading has finished."""
        return self.known or self._task is None or self._task.wait(seconds)

    def change(self, change: Change) -> None:
        """Make a change with the next `save`."""
        self._changes.append(change)

    def save(self) -> None:
        """Save unsaved changes, after any task in progress."""
        if self._changes and self._task is None:
            self._begin()

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is saved, cannot be saved, or time is up; return whether it is saved.

        After that, failed tasks are tried again only with the next change.
        """
        end = time.monotonic() + seconds
        self._wait_until(end)
        self.save()  # failed changes are tried once more
        self._wait_until(end)
        self._retry.stop()
        return self._task is None and not self._changes

    def _wait_until(self, end: float) -> None:
        """Wait for the tasks in progress and their successors."""
        while self._task is not None and self._task.wait(max(0.0, end - time.monotonic())):
            pass

    def _begin(self) -> None:
        """Read the file and save unsaved changes."""
        self._retry.stop()
        changes, self._changes = self._changes, []
        exchange = self._exchange or settings_file.exchange
        work = partial(exchange, self.path, changes, self._values, self._form)
        self._task = Task(self, work, partial(self._take, bool(changes)), partial(self._fail, changes))

    def _take(self, changed: bool, found: Exchanged) -> None:
        """Take the file's values, and save changes made meanwhile."""
        self._task = None
        first, self._values = self._values is None, found.values
        done, self._failures, self._problem_reported = changed or self._problem_reported, 0, False
        if first or found.news:
            self.loaded.emit(self._with_changes(found.values))
        if found.damaged or found.removed:
            self.unread.emit(self._about(found))
        if self._changes:
            self._begin()
        elif done:
            self.saved.emit()

    def _with_changes(self, values: Values) -> Values:
        if not self._changes:
            return values
        values = json.loads(json.dumps(values))
        for change in self._changes:
            change(values)
        return values

    def _about(self, found: Exchanged) -> str:
        """Return sentences about a damaged file: its damage, the values kept, its new place."""
        if found.why:
            what = tr("{what} could not be read ({why}).", what=self._what, why=found.why)
        elif found.damaged:
            what = tr("{what} were damaged.", what=self._what)
        else:
            names = listed(dict.fromkeys(place[0] for place in found.removed))
            what = tr("{what} contained values that cannot be used ({names}).", what=self._what, names=names)
        kept = ""
        if not found.damaged:
            kept = tr("The defaults are used instead.")
        elif found.values and not found.why:
            kept = tr("Whatever could be read was kept.")
        where = (
            tr("The old file was kept as {aside}.", aside=readable(str(found.aside))) if found.aside is not None else ""
        )
        return sentences(what, kept, where)

    def _fail(self, changes: list[Change], error: OSError) -> None:
        """Keep the changes, retry later, and report the error once; a first failure to read is not reported."""
        self._task = None
        self._changes[:0] = changes
        self._failures += 1
        self._retry.start(min(FIRST_RETRY_MS * 2 ** min(self._failures - 1, 10), MAX_RETRY_MS))
        if self._problem_reported or (not self.known and self._failures == 1):
            return
        self._problem_reported = True
        why = reason_of(error)
        if self.known:
            self.unsaved.emit(tr("{what} could not be saved: {why}.", what=self._what, why=why))
        else:
            what = tr("{what} cannot be read now ({why}).", what=self._what, why=why)
            self.unread.emit(sentences(what, tr("The file is left as it is, and Surajang keeps trying.")))


class SharedData(QObject):
    """Data that windows share: their file is read once, and each change is saved on a thread."""

    failed = Signal(str)
    """The file could not be read or written: a sentence."""

    def __init__(self, path: Path, what: str, form: Form, parent: QObject | None) -> None:
        super().__init__(parent)
        self._file = SharedFile(path, what, self, form)
        self._file.unread.connect(self.failed)
        self._file.unsaved.connect(self.failed)
        self._file.loaded.connect(self._take)

    def wait(self, seconds: float = PATIENCE) -> None:
        """Wait a moment for the file to be read."""
        self._file.wait(seconds)

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is saved, cannot be saved, or time is up; return whether it is saved."""
        return self._file.finish(seconds)

    def _take(self, values: Values) -> None:
        """Take the valid values in the file."""
        raise NotImplementedError
