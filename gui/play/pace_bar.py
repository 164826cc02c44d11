"""The controls of a game of the computer against itself: pause, a single move, the pace."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QSlider, QWidget

from surajang.gui.kit.buttons import ToolButton
from surajang.gui.kit.flow_layout import lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.qt_helpers import keep_keys
from surajang.gui.kit.translation import short_number, tr
from surajang.gui.shell.settings import Settings

PACES = (2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100)
"""Tenths of a second for each move, from the fastest to the slowest."""


SLIDING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class PaceSlider(QSlider):
    """A slider that takes its keys from the window's shortcuts while it has the focus."""

    def event(self, event: QEvent) -> bool:
        """Take the keys that move the slider."""
        return keep_keys(event, SLIDING) or super().event(event)


class PaceBar(QFrame):
    """The buttons and the slider; the pace is a setting."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._settings = settings
        self.pause = ToolButton(self)
        self.one_move = ToolButton(self)
        self.slider = PaceSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, len(PACES) - 1)
        self.slider.setPageStep(1)
        give_tip(self.slider, tr("Minimum time for each move"))
        self.words = Label(parent=self, look="muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts = (self.pause, self.one_move, (self.slider, 1), self.words)
        lay_row(*parts, within=self, margins=(4, 2, 6, 2), spacing=4)
        self.refresh()
        self.slider.valueChanged.connect(self._set)

    def set_actions(self, pause: QAction, one_move: QAction) -> None:
        """Connect the buttons to these actions."""
        self.pause.setDefaultAction(pause)
        self.one_move.setDefaultAction(one_move)

    def refresh(self) -> None:
        """Show the current pace."""
        pace = self._settings["watch_pace"]
        place = min(range(len(PACES)), key=lambda number: abs(PACES[number] - pace))
        with QSignalBlocker(self.slider):
            self.slider.setValue(place)
        self.words.setMinimumWidth(self.fontMetrics().horizontalAdvance(tr("10 s per move")))
        seconds = tr("{number} s", number=short_number(pace / 10))
        self.words.setText(tr("{seconds} per move", seconds=seconds))
        self.slider.setAccessibleName(tr("Time for each move: {seconds}", seconds=seconds))

    def _set(self, place: int) -> None:
        """Set another pace."""
        self._settings["watch_pace"] = PACES[place]
        self.refresh()
