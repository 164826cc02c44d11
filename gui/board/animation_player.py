"""The time of an animation: it begins, asks for frames, and is over."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QPainter

from gui.board.animation import Animation
from gui.board.painter import BoardPainter

FRAME_MS = 12


class AnimationPlayer:
    """At most one animation and how far it has come; `next_frame` is called for every frame of it."""

    def __init__(self, owner: QObject, next_frame: Callable[[], None]) -> None:
        self.animation: Animation | None = None
        self._duration = 1
        self._progress = 0.0
        self._clock = QElapsedTimer()
        self._frames = QTimer(owner)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(next_frame)

    def begin(self, animation: Animation, milliseconds: int) -> None:
        """Start an animation that takes so long."""
        self.animation = animation
        self._duration = max(1, milliseconds)
        self._progress = 0.0
        self._clock.start()
        self._frames.start()

    def end(self) -> list[QRect]:
        """End the animation, if one is running. Return what its latest frame was drawn in."""
        self._frames.stop()
        ended, self.animation = self.animation, None
        return ended.damage(self._progress) if ended is not None else []

    def step(self) -> list[QRect]:
        """Go on to where the animation stands by now. Return what that repaints; nothing once its time has passed."""
        if self.animation is None:
            return []
        progress = self._clock.elapsed() / self._duration
        if progress >= 1.0:
            return []  # the latest frame drawn is still the one that `end` has to wipe out
        before = self.animation.damage(self._progress)
        self._progress = progress
        return before + self.animation.damage(progress)

    def paint(self, painter: QPainter, drawing: BoardPainter) -> None:
        """Draw the pieces that fly."""
        if self.animation is not None:
            self.animation.paint(painter, drawing, self._progress)
