"""What is shown when a game is left that is still being saved."""

from typing import Any, Protocol

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from gui.kit.fields import room_for
from gui.kit.label import Label
from gui.kit.translation import tr
from gui.storage.autosave import SaveState, SavingText

MOMENT_MS = 300
"""How long saving may take before it is shown."""

LETTERS = 56
"""How wide the dialog is, where the screen has room for it."""


class Leavable(Protocol):
    """A game or a study that is saved while it is shown, and may be left when it is."""

    save_state_changed: Any

    @property
    def save_state(self) -> SaveState:
        """Whether it is saved."""

    def text(self) -> str:
        """Return all of it."""

    def file_stem(self) -> str:
        """Return what its file is to be called, without its ending."""

    def prepare_to_leave(self) -> None:
        """Stand still, and have all of it saved."""

    def stay(self) -> None:
        """Go on after that."""


class SavingDialog(QDialog):
    """Is accepted when a game is saved, or that fails, or its player leaves it all the same; rejected if they stay."""

    def __init__(self, game: Leavable, parent: QWidget, text: SavingText) -> None:
        super().__init__(parent)
        self._game = game
        self.setWindowTitle("Surajang")
        words = Label(text.waiting(), self)
        words.setWordWrap(True)
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setFixedHeight(self.fontMetrics().height() // 2)
        bar.setAccessibleName(text.waiting())
        buttons = QDialogButtonBox(self)
        leave = buttons.addButton(tr("Leave without saving"), QDialogButtonBox.ButtonRole.DestructiveRole)
        leave.setAutoDefault(False)
        leave.clicked.connect(self.accept)
        stay = buttons.addButton(tr("Stay"), QDialogButtonBox.ButtonRole.RejectRole)
        stay.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(min(self.fontMetrics().averageCharWidth() * LETTERS, room_for(self).width()))
        column = QVBoxLayout(self)
        column.addWidget(words)
        column.addWidget(bar)
        column.addWidget(buttons)
        game.save_state_changed.connect(self._look)

    def _look(self) -> None:
        """Close when there is nothing to wait for any more."""
        if self._game.save_state is not SaveState.SAVING:
            self.accept()


def wait_a_moment(game: Leavable) -> None:
    """Return when a game is saved, or that has failed, or takes too long; only keys and clicks wait meanwhile."""
    if game.save_state is SaveState.SAVING:
        loop = QEventLoop()
        game.save_state_changed.connect(loop.quit)
        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(loop.quit)
        timer.start(MOMENT_MS)
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        timer.stop()
