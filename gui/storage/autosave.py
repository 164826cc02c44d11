"""Saves a game or a study: the whole text when its tree has changed, otherwise move by move, without waiting."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.kit.translation import Text
from surajang.gui.storage.writer import FileWriter

SLOW_MS = 2000
"""After this time a sentence says that the disk is slow."""


class SavingText(NamedTuple):
    """The title of the dialog that asks where to save, and sentences: the disk is `slow`; saving has `failed` (the
    reason in place of `{why}`); `waiting` before the window leaves the game; `unsaved` as it leaves; `copied` to the
    clipboard.
    """

    title: Text
    slow: Text
    failed: Text
    waiting: Text
    unsaved: Text
    copied: Text


GAME_TEXT = SavingText(
    Text("Save the game"),
    Text("The disk is slow to save the game; you can play on."),
    Text("The game cannot be saved at the moment ({why}); you can play on."),
    Text("Saving the game… The disk is slow. If you leave now, unsaved changes are lost."),
    Text("This game is not completely saved. If you leave now, unsaved changes are lost."),
    Text("The game is on the clipboard."),
)
STUDY_TEXT = SavingText(
    Text("Save the study"),
    Text("The disk is slow to save the study; you can carry on."),
    Text("The study cannot be saved at the moment ({why}); you can carry on."),
    Text("Saving the study… The disk is slow. If you leave now, unsaved changes are lost."),
    Text("This study is not completely saved. If you leave now, unsaved changes are lost."),
    Text("The study is on the clipboard."),
)


class SaveState(Enum):
    """Whether a game is saved."""

    SAVED = "saved"
    SAVING = "saving"
    FAILED = "failed"


class Autosave(QObject):
    """Writes one game to its file, and knows whether it is saved.

    A move is one line that is appended and flushed, so that saving takes no longer as the game grows.
    """

    state_changed = Signal(SaveState)

    delayed = Signal(str)
    """Saving takes more than a moment: a sentence that says why. It is valid until the state is SAVED."""

    _reported = Signal(int, str)
    """The writer has dealt with a revision: its number, and why it failed, or ""."""

    def __init__(
        self, file: Path | Callable[[], Path] | None, parent: QObject | None = None, text: SavingText | None = None
    ) -> None:
        """Lock a file against other programs; `file` can be a function that names a new one when there is something
        to save, or None to save nothing."""
        super().__init__(parent)
        self._text = text or GAME_TEXT
        self.state = SaveState.SAVED
        self._revision = 0
        self._reported_problem = ""
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(lambda: self._say(self._text.slow()))
        self._reported.connect(self._take_report)
        self._new_file = file if not isinstance(file, Path) else None
        self._writer: FileWriter | None = None
        if isinstance(file, Path):
            self._begin(file)

    @property
    def path(self) -> Path | None:
        """The path of the file, if it exists."""
        return self._writer.path if self._writer is not None else None

    def _begin(self, path: Path) -> FileWriter:
        self._writer = FileWriter(path, self._reported.emit)
        return self._writer

    def save(self, text: str) -> None:
        """Save the whole game."""
        writer = self._writer
        if writer is None and self._new_file is not None:
            writer = self._begin(self._new_file())
        if writer is not None:
            self._expect(writer.write(text))

    def append(self, line: str) -> None:
        """Append a move's line."""
        if self._writer is not None:
            self._expect(self._writer.append(line))

    def hold(self, on: bool) -> None:
        """Lock the file against other programs, or release it; retry what has failed."""
        if self._writer is not None:
            self._expect(self._writer.lock(on))

    def _expect(self, revision: int) -> None:
        self._revision = revision
        if self.state is not SaveState.SAVING:
            self._slow.start()
            self._set_state(SaveState.SAVING)

    def _take_report(self, revision: int, problem: str) -> None:
        if problem:
            self._say(self._text.failed(why=problem))
        if revision != self._revision:
            return
        self._slow.stop()
        if not problem:
            self._reported_problem = ""
        self._set_state(SaveState.FAILED if problem else SaveState.SAVED)

    def _say(self, sentence: str) -> None:
        """Report why the game is not saved, unless it was reported before."""
        if sentence != self._reported_problem:
            self._reported_problem = sentence
            self.delayed.emit(sentence)

    def _set_state(self, state: SaveState) -> None:
        if state is not self.state:
            self.state = state
            self.state_changed.emit(state)

    def close(self) -> None:
        """Try once more to write unsaved text, and release the file; nothing more is reported."""
        self._slow.stop()
        if self._writer is not None:
            self._writer.close()
