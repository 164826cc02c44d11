"""A streak: as many puzzles as somebody solves before their time is up, or their third mistake."""

import time

from PySide6.QtCore import QObject, QTimer, Signal

SECONDS = 180.0
MOST_MISTAKES = 3

TICK_MS = 100
EASIEST, STEP = 400, 70
"""The rating of the first puzzle, and by how much that of the next one is higher."""


class Streak(QObject):
    """How a streak stands. Its clock runs only while `running`: while it is the person's turn."""

    ticked = Signal()
    """Another second has begun."""

    ended = Signal()
    """Time is up, or too many mistakes were made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.solved = 0
        self.mistakes = 0
        self._left = SECONDS
        self._since: float | None = None
        self._shown = self.seconds
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        passed = time.monotonic() - self._since if self._since is not None else 0.0
        return max(0.0, self._left - passed)

    @property
    def seconds(self) -> int:
        """The whole seconds that are left, as a clock shows them."""
        return int(self.left + 0.999)

    @property
    def over(self) -> bool:
        """Whether the streak has ended."""
        return self.left <= 0 or self.mistakes >= MOST_MISTAKES

    @property
    def rating(self) -> int:
        """How hard the next puzzle is to be."""
        return EASIEST + STEP * (self.solved + self.mistakes)

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        return self._since is not None

    def run(self, on: bool) -> None:
        """Let the clock run, or stand."""
        if on == self.running or (on and self.over):
            return
        self._left = self.left
        self._since = time.monotonic() if on else None
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def count(self, solved: bool) -> None:
        """Count a puzzle as solved, or as a mistake."""
        self.run(False)
        if solved:
            self.solved += 1
        else:
            self.mistakes += 1

    def _tick(self) -> None:
        """Tell of each second, and of the end."""
        if self.seconds != self._shown:
            self._shown = self.seconds
            self.ticked.emit()
        if self.over:
            self.run(False)
            self.ended.emit()
