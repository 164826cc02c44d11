"""What a match or a study needs of who saves it, and one who saves nothing."""

from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from gui.storage.autosave import SaveState


class Saver(Protocol):
    """Has the text of one game or study written, and knows whether it is. gui.storage.autosave.Autosave is one.

    Signals: `state_changed` (another SaveState), `delayed` (why the game is not on disk for longer than a moment: a
    sentence).
    """

    state: SaveState
    state_changed: Any
    delayed: Any

    @property
    def path(self) -> Path | None:
        """The file, None before there is one."""

    def save(self, text: str) -> None:
        """Have all of the game written."""

    def append(self, line: str) -> None:
        """Have a line follow what was last to be written."""

    def hold(self, on: bool) -> None:
        """Hold the file against other programs, or leave it to them."""

    def close(self) -> None:
        """Have what is missing tried once more, and leave the file to others; nothing more is reported."""


class NoSaver(QObject):
    """Saves nothing, and has nothing to say."""

    state_changed = Signal(SaveState)
    delayed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.path: Path | None = None
        self.state = SaveState.SAVED

    def save(self, text: str) -> None:
        """Save nothing."""

    def append(self, line: str) -> None:
        """Save nothing."""

    def hold(self, on: bool) -> None:
        """Hold nothing."""

    def close(self) -> None:
        """End nothing."""
