"""The course of a game: moves are made, clocks run, the turn passes, and at last it ends."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Signal

from gui.document.edits import Clocks
from gui.document.growing_text import GrowingText
from gui.play.computer import Computer
from gui.play.match_state import MatchState
from gui.players.game_clock import Clock, TimeControl
from gui.players.saved_game import headers_of
from gui.storage.saver import Saver
from rules.game import Node, Outcome, won_by
from rules.transition import Transition

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


class Saving:
    """Hands the match's text to its saver whenever the match says so."""

    def __init__(self, state: MatchState, saver: Saver) -> None:
        self.saver = saver
        self._state = state
        self._growing = GrowingText(state.document)

    @property
    def begun(self) -> bool:
        """Whether the game has a file."""
        return self.saver.path is not None

    def headers(self) -> dict[str, str]:
        """Return the headers that say how the game is played."""
        state = self._state
        return headers_of(state.document.game, state.players, state.clock.controls, state.outcome)

    def save(self, whole: bool = False) -> None:
        """Have what is new saved; all of it if something beside the document has changed."""
        if whole:
            self._growing.write_anew()
        content, replaces = self._growing.take(self.headers())
        if replaces:
            self.saver.save(content)
        else:
            self.saver.append(content)


class Course(QObject):
    """Brings the match's state on. What the parts of a match do to its course, they do here."""

    played = Signal(Node, Transition)
    """A move was made in the game."""

    computer_to_move = Signal()
    """It is the computer's turn."""

    changed = Signal()
    """Something has changed."""

    ended = Signal()
    """The game is over."""

    def __init__(
        self, state: MatchState, time: Timekeeper, computer: Computer, saving: Saving, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.state = state
        self.document = state.document
        self.time = time
        self.computer = computer
        self.saving = saving
        self._operations = 0
        time.flagged.connect(lambda side: self.finish(won_by(1 - side, "time")))

    @contextmanager
    def operation(self) -> Iterator[None]:
        """Report once, at the end of what is done in the block, that something has changed."""
        self._operations += 1
        try:
            yield
        finally:
            self._operations -= 1
        self.touch()

    def touch(self) -> None:
        """Report that something has changed, unless the current operation reports it at its end."""
        if not self._operations:
            self.changed.emit()

    def go_on(self) -> None:
        """Start what the side to move needs: its clock, its engine."""
        state = self.state
        if state.over or state.paused or state.offering is not None:
            return
        self.time.start(state.live)
        if not state.players[state.side].human:
            self.computer_to_move.emit()

    def stand(self) -> None:
        """Let the clocks stand and the computer think no more."""
        self.time.stop()
        self.computer.cancel()

    def make(self, move: int) -> None:
        """Make a legal move in the game; whoever looks at another position goes on looking at it."""
        with self.operation():
            self.computer.cancel()
            node, change = self.document.continue_line(move, self.time.after_move())
            self.saving.save()
            self.played.emit(node, change)
            if node.outcome.over:
                self.finish(node.outcome)
            elif self.state.single_move:
                self.state.single_move = False
                self.state.paused = True
            else:
                self.go_on()

    def finish(self, outcome: Outcome) -> None:
        """End the game."""
        with self.operation():
            self.stand()
            state = self.state
            state.paused, state.obstacle, state.offering, state.single_move = False, "", None, False
            if not state.live.outcome.over:
                self.document.set_result(outcome)
            self.saving.save(whole=True)
            self.ended.emit()

    def pause(self, on: bool) -> None:
        """Stop the clocks and the computer, or let them go on."""
        if on == self.state.paused or self.state.over:
            return
        with self.operation():
            self.state.paused = on
            self.state.obstacle = ""
            self.state.single_move = False
            if on:
                self.stand()
            else:
                self.go_on()

    def save_clocks(self) -> None:
        """Stop the clock, and save with the last move what has been used of the time since, if there is a file."""
        clock, live = self.state.clock, self.state.live
        if not self.saving.begun:
            return
        clock.stop()
        if clock.exists and not self.state.over and clock.totals() != live.clocks:
            self.document.set_clocks(live, clock.totals())
            self.saving.save()
