"""What a page says above the moves of data that are not on disk: it stands there until they are, or is dismissed."""

from PySide6.QtCore import QObject, Signal

from gui.board.view import BoardView
from gui.kit.banner import Banner, Choice
from gui.kit.punctuation import sentences
from gui.kit.translation import tr
from gui.shell.sounds import Sounds

SAVED_ELSEWHERE = ("game", "file")
"""Data that can be saved under another name."""


class UnsafeData(QObject):
    """Says in one place (`banner`) of all data that are not on disk that they are not."""

    resized = Signal()
    """The message wants more room, or less."""

    save_wanted = Signal()
    """What is shown is to be saved where it can be."""

    def __init__(self, banner: Banner, board: BoardView, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self.banner = banner
        self._board = board
        self._sounds = sounds
        self._unsafe: dict[str, str] = {}

    @property
    def any(self) -> bool:
        """Whether anything is said."""
        return bool(self._unsafe)

    def say(self, what: str, sentence: str) -> None:
        """Say of somebody's data that they are not on disk; that stands until `say_safe`, or until it is dismissed.

        `what` they are: `game` (saved while it is played or studied), `file` (where it is saved), `picture`,
        `settings`.
        """
        if what not in self._unsafe:
            self._sounds.play("trouble")
        self._unsafe[what] = sentence
        self._show()

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""
        if self._unsafe.pop(what, None) is not None:
            self._show()

    def unsafe(self, what: str) -> bool:
        """Say whether it is said of these data that they are not on disk."""
        return what in self._unsafe

    def _show(self) -> None:
        """Show all that is not on disk, and what can be done."""
        choices: list[Choice] = [(tr("Dismiss"), self._dismiss)]
        if any(self.unsafe(what) for what in SAVED_ELSEWHERE):
            choices.insert(0, (tr("Save as…"), self._save_elsewhere))
        if self._unsafe:
            self.banner.say(sentences(*self._unsafe.values()), kind="warning", choices=choices)
        else:
            self.banner.dismiss()
        self.resized.emit()

    def _dismiss(self) -> None:
        """Say no more that anything is not on disk."""
        self._unsafe.clear()
        self._show()

    def _save_elsewhere(self) -> None:
        """Ask where to save what is shown; what is unsafe then is still said."""
        self.save_wanted.emit()
        self._show()
