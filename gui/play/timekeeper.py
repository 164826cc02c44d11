"""The clocks of a match: when they run and stand, and what they show."""

from PySide6.QtCore import QObject, QTimer, Signal

from gui.document.edits import Clocks
from gui.players.game_clock import Clock, TimeControl
from rules.game import Node

TICK_MS = 100


class Timekeeper(QObject):
    """Lets the clock of the side to move run, and looks at it."""

    ticked = Signal()
    """A clock runs and shows another time."""

    flagged = Signal(int)
    """The time of this side is up."""

    def __init__(self, controls: tuple[TimeControl, TimeControl], parent: QObject) -> None:
        super().__init__(parent)
        self.clock = Clock(controls)
        self.tick = QTimer(self)
        self.tick.setInterval(TICK_MS)
        self.tick.timeout.connect(self.look)

    def start(self, node: Node) -> None:
        """Let the clock of the side to move run; a setup phase takes no time."""
        if node.counted and self.clock.exists:
            self.clock.start(node.side)
            self.tick.start()

    def stop(self) -> None:
        """Let both clocks stand."""
        self.clock.stop()
        self.tick.stop()

    def look(self) -> bool:
        """Report what the clock shows, and whether a time is up; return whether it is."""
        flagged = self.clock.flagged()
        self.ticked.emit()
        if flagged is not None:
            self.flagged.emit(flagged)
        return flagged is not None

    def after_move(self) -> Clocks:
        """End the move of the side whose clock runs; return what is to be noted with it."""
        self.clock.press()
        return self.clock.totals() if self.clock.exists else None

    def restore(self, live: Node) -> None:
        """Set the clocks as they stood after a move of the game."""
        if not self.clock.exists:
            return
        full = Clock(self.clock.controls).totals()
        node: Node | None = live
        while node is not None and node.clocks is None:  # a trial from which the game now goes on
            node = node.parent
        known = (node.clocks if node is not None else None) or full
        first, second = (whole if left is None else left for left, whole in zip(known, full, strict=True))
        self.clock.set((first, second))
