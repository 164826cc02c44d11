"""What is left to do after the first paint, in small steps between which the window has its turn."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class LateStart(QObject):
    """Does its `steps` one after the other, once it has begun. An error in one goes to the crash log, and keeps none of
    the others from being done."""

    done = Signal()
    """Nothing is left to do."""

    def __init__(self, steps: list[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self.steps = steps
        self._begun = False

    def begin(self) -> None:
        """Begin as soon as the window has had its turn, if that has not been said already."""
        if self.steps and not self._begun:
            self._begun = True
            QTimer.singleShot(0, self, self.do_next)

    def do_next(self) -> None:
        """Do the next thing that is left to do."""
        if not self.steps:
            self.done.emit()
            return
        try:
            self.steps.pop(0)()
        finally:
            QTimer.singleShot(0, self, self.do_next)
