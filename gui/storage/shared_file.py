"""A small file of somebody's own data that several windows share: read once, and each change saved on a thread."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.background import PATIENCE, Task
from gui.storage import settings_file
from gui.storage.settings_file import Changes
from gui.translation import tr


class SharedFile(QObject):
    """The file. Whoever owns it holds its values, and says what has changed; what others changed stays in the file.

    `what` names what is in it ("Your results with puzzles"). `everything` returns all values, for a file
    that is made anew.
    """

    loaded = Signal(object)
    """What stood in the file, a dictionary; it is empty if nothing could be read."""

    failed = Signal(str)
    """The file could not be read, or not be written (once until it can): a sentence."""

    def __init__(self, path: Path, what: str, everything: Callable[[], Changes], parent: QObject) -> None:
        super().__init__(parent)
        self.path = path
        self._what = what
        self._everything = everything
        self._unsaved: dict[tuple[str, ...], str | None] = {}
        self._saving: Task | None = None
        self._failing = False
        self._loading: Task | None = Task(
            self, partial(settings_file.read, path), self._take, self._say_unreadable, (OSError, ValueError)
        )

    @property
    def known(self) -> bool:
        """Whether it is known what was in the file."""
        return self._loading is None

    def wait(self, seconds: float = PATIENCE) -> None:
        """Wait a moment for the file to be read."""
        if self._loading is not None:
            self._loading.wait(seconds)

    def put(self, section: str, name: str, value: object) -> None:
        """Have a value saved with the next `save`, or for None nothing of that name."""
        self._unsaved[section, name] = None if value is None else json.dumps(value)

    def has_change(self, section: str, name: str) -> bool:
        """Say whether a value is still to be saved."""
        return (section, name) in self._unsaved

    def save(self) -> None:
        """Save what is not saved yet, unless something is being saved just now."""
        if self._saving is not None or self._loading is not None or not self._unsaved:
            return
        changes, self._unsaved = self._unsaved, {}
        work = partial(settings_file.save, self.path, changes, self._everything())
        self._saving = Task(self, work, self._say_saved, partial(self._say_unsaved, changes))

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is on disk, or cannot be saved, or time is up; return whether it is there."""
        end = time.monotonic() + seconds
        self.wait(seconds)
        self.save()
        while self._saving is not None:
            if not self._saving.wait(max(0.0, end - time.monotonic())):
                return False
        return not self._unsaved

    def _take(self, values: object) -> None:
        """Hand over what was read, and save what has changed meanwhile."""
        self._loading = None
        self.loaded.emit(values)
        self.save()

    def _say_unreadable(self, error: Exception) -> None:
        """Say that nothing could be read; a broken file is set aside when the next change is saved."""
        self._loading = None
        if str(error):
            self.failed.emit(tr("{what} could not be read ({why}).", what=self._what, why=error))
        else:
            self.failed.emit(tr("{what} were damaged.", what=self._what))
        self.loaded.emit({})

    def _say_saved(self, _: object) -> None:
        """Go on with what has changed meanwhile."""
        self._saving = None
        self._failing = False
        self.save()

    def _say_unsaved(self, changes: dict[tuple[str, ...], str | None], error: OSError) -> None:
        """Keep the changes for the next time, and say once what is wrong."""
        self._saving = None
        self._unsaved = {**changes, **self._unsaved}
        if not self._failing:
            self._failing = True
            self.failed.emit(tr("{what} could not be saved: {why}.", what=self._what, why=error.strerror or error))
