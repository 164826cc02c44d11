"""Captions of sounds at the window's lower edge."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QStatusBar, QWidget

from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import Text
from surajang.gui.shell.settings import Settings

SHOWN_MS = 4000

CAPTIONS = {
    "move": Text("A piece moves"),
    "capture": Text("A piece is captured"),
    "drop": Text("A piece is dropped"),
    "check": Text("Check"),
    "end": Text("The end"),
    "low_time": Text("Little time is left"),
    "error": Text("That cannot be done"),
    "start": Text("The game begins"),
    "offer": Text("A draw is offered"),
    "back": Text("A move is taken back"),
    "solved": Text("Solved", "the caption of a sound"),
    "wrong": Text("That does not solve it"),
    "done": Text("A long task is done"),
    "trouble": Text("Something could not be saved"),
}
"""The caption of each sound."""


class Captions(QStatusBar):
    """Shows the caption of the latest sound for a few seconds; the bar is visible while captions are on.

    Screen readers skip it, since the events are announced anyway.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setSizeGripEnabled(False)
        self.words = Label(parent=self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.words, 1)
        self._passing = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._passing.timeout.connect(self.words.clear)
        settings.changed.connect(self._follow)
        self._follow("captions")

    def tell(self, sound: str) -> None:
        """Show the caption of a sound if captions are on."""
        if self._settings["captions"]:
            self.words.setText(CAPTIONS[sound]())
            self._passing.start()

    def _follow(self, setting: str) -> None:
        """Show the bar while captions are on, so that the page keeps its size as they come and go."""
        if setting == "captions":
            self.words.clear()
            self.setVisible(self._settings["captions"])
