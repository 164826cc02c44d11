"""The rest of the start, after the first paint, in small steps between which the window handles events."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from surajang.gui.kit.qt_helpers import soon


class LateStart(QObject):
    """Runs its `steps` one after the other. An error in one goes to the crash log and does not stop the others."""

    done = Signal()
    """All steps were run."""

    def __init__(self, steps: list[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self.steps = steps
        self.begun = False
        """Whether the window was painted and the steps run."""

    def begin(self) -> None:
        """Start the steps after the next turn of the event loop, once."""
        if self.steps and not self.begun:
            self.begun = True
            soon(self, self.do_next)

    def do_next(self) -> None:
        """Run the next step."""
        if not self.steps:
            self.done.emit()
            return
        try:
            self.steps.pop(0)()
        finally:
            soon(self, self.do_next)
