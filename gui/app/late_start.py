"""What is left to do after the first paint, in small steps between which the window has its turn."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gui.kit.qt_helpers import soon


class LateStart(QObject):
    """Does its `steps` one after the other, once it has begun. An error in one goes to the crash log, and prevents none
    of the others."""

    done = Signal()
    """Nothing is left to do."""

    def __init__(self, steps: list[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self.steps = steps
        self.begun = False
        """Whether there is something to be seen, so that there is time for more."""

    def begin(self) -> None:
        """Begin as soon as the window has had its turn, if that has not been said already."""
        if self.steps and not self.begun:
            self.begun = True
            soon(self, self.do_next)

    def do_next(self) -> None:
        """Do the next thing that is left to do."""
        if not self.steps:
            self.done.emit()
            return
        try:
            self.steps.pop(0)()
        finally:
            soon(self, self.do_next)
