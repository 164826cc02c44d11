"""The state of a match and its course: moves, clocks, turns, saving, the end."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.document.document import GameDocument
from surajang.gui.document.edits import Clocks
from surajang.gui.document.game_text import GrowingText
from surajang.gui.play.computer import Computer
from surajang.gui.players.game_clock import Clock, TimeControl
from surajang.gui.players.players import Players
from surajang.gui.players.saved_game import headers_of
from surajang.gui.storage.autosave import Autosave
from surajang.rules.game import Node, Outcome, won_by
from surajang.rules.transition import Transition


class MatchState:
    """The document, the players, their clocks, and what stops the match.

    `obstacle` says in a sentence why the computer cannot continue, if it cannot. `offering` is the side whose offer of
    a draw waits for a person's answer. `single_move`: the computer, which plays both sides, makes one move only. The
    game as played is the document's main line, which ends at its current end. Every other move in the tree is a trial,
    which never changes the game or its result.
    """

    def __init__(self, document: GameDocument, players: Players, clock: Clock) -> None:
        self.document = document
        self.players = players
        self.clock = clock
        self.paused = False
        self.obstacle = ""
        self.offering: int | None = None
        self.single_move = False

    @property
    def live(self) -> Node:
        """The current end of the game, whatever position is shown."""
        return self.document.end

    @property
    def outcome(self) -> Outcome:
        """The result, or GOES_ON."""
        return self.document.outcome

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome.over

    @property
    def side(self) -> int:
        """The side to move in the game."""
        return self.live.side

    @property
    def watching(self) -> bool:
        """Whether the computer plays both sides."""
        return not any(player.human for player in self.players)

    @property
    def two_people(self) -> bool:
        """Whether people play both sides."""
        return all(player.human for player in self.players)

    @property
    def person(self) -> int:
        """The side that a person acts for: the one to move, or the only person's."""
        return self.side if self.players[self.side].human else 1 - self.side

    @property
    def thinking(self) -> bool:
        """Whether the computer is about to move."""
        return not self.over and not self.paused and not self.players[self.side].human

    @property
    def shows_live(self) -> bool:
        """Whether the end of the game is shown."""
        return self.document.node is self.live

    @property
    def trying(self) -> bool:
        """Whether a move made now is a trial: the game is over, or an earlier position or a trial is shown."""
        return self.over or not self.shows_live

    @property
    def free(self) -> bool:
        """Whether moves may be tried from an earlier position: two people without clocks, or a review."""
        return self.over or (self.two_people and not self.clock.exists)

    @property
    def may_move(self) -> bool:
        """Whether a person may move in the position shown."""
        node = self.document.node
        if node.outcome.over or self.paused:
            return False
        if self.document.game.position.setup and (self.over or (node.children and not self.shows_live)):
            return False  # to choose another setup, take back; stepping skips it
        if self.over:
            return True
        return self.players[node.side].human and (self.free or self.shows_live)

    @property
    def may_return(self) -> bool:
        """Whether a trial or, before the end, an earlier position is shown."""
        return not self.document.in_main_line(self.document.node) if self.over else not self.shows_live

    @property
    def may_pause(self) -> bool:
        """Whether there is a clock or a game of the computer against itself to pause or resume."""
        return not self.over and self.offering is None and (self.paused or self.clock.exists or self.watching)

    @property
    def may_step(self) -> bool:
        """Whether the computer, which plays both sides, can make a single move."""
        return self.watching and not self.over and not self.obstacle


TICK_MS = 100


class Timekeeper(QObject):
    """Runs the clock of the side to move."""

    ticked = Signal()
    """A running clock shows another time."""

    flagged = Signal(int)
    """This side is out of time."""

    def __init__(self, controls: tuple[TimeControl, TimeControl], parent: QObject) -> None:
        super().__init__(parent)
        self.clock = Clock(controls)
        self.tick = QTimer(self, interval=TICK_MS)
        self.tick.timeout.connect(self.look)

    def start(self, node: Node) -> None:
        """Start the clock of the side to move; a setup phase takes no time."""
        if node.counted and self.clock.exists:
            self.clock.start(node.side)
            self.tick.start()

    def stop(self) -> None:
        """Stop both clocks."""
        self.clock.stop()
        self.tick.stop()

    def look(self) -> bool:
        """Report the time, and whether it is up, which is also returned."""
        flagged = self.clock.flagged()
        self.ticked.emit()
        if flagged is not None:
            self.flagged.emit(flagged)
        return flagged is not None

    def after_move(self) -> Clocks:
        """Stop the clock of the side that has moved; return the times on both clocks."""
        self.clock.press()
        return self.clock.totals() if self.clock.exists else None

    def restore(self, live: Node) -> None:
        """Set the clocks to their times after a move of the game."""
        if not self.clock.exists:
            return
        full = Clock(self.clock.controls).totals()
        node: Node | None = live
        while node is not None and node.clocks is None:  # a trial from which the game continues
            node = node.parent
        known = (node.clocks if node is not None else None) or full
        first, second = (whole if left is None else left for left, whole in zip(known, full, strict=True))
        self.clock.set((first, second))


class Saving:
    """Hands the match's text to its saver."""

    def __init__(self, state: MatchState, saver: Autosave) -> None:
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
        """Save new moves, or the whole game if anything but the document has changed."""
        if whole:
            self._growing.write_whole()
        content, replaces = self._growing.take(self.headers())
        if replaces:
            self.saver.save(content)
        else:
            self.saver.append(content)


class Course(QObject):
    """Moves the match on. All parts of a match change its course here."""

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
        """Emit `changed` once, at the end of the block."""
        self._operations += 1
        try:
            yield
        finally:
            self._operations -= 1
        self.touch()

    def touch(self) -> None:
        """Emit `changed`, unless the current operation does at its end."""
        if not self._operations:
            self.changed.emit()

    def go_on(self) -> None:
        """Start the clock and the engine of the side to move."""
        state = self.state
        if state.over or state.paused or state.offering is not None:
            return
        self.time.start(state.live)
        if not state.players[state.side].human:
            self.computer_to_move.emit()

    def halt(self) -> None:
        """Stop the clocks and the computer's thinking."""
        self.time.stop()
        self.computer.cancel()

    def make(self, move: int) -> None:
        """Make a legal move in the game; another position on the board stays there."""
        with self.operation():
            self.computer.cancel_questions()
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
            self.halt()
            state = self.state
            state.paused, state.obstacle, state.offering, state.single_move = False, "", None, False
            if not state.live.outcome.over:
                self.document.set_result(outcome)
            self.saving.save(whole=True)
            self.ended.emit()

    def pause(self, on: bool) -> None:
        """Stop or resume the clocks and the computer."""
        if on == self.state.paused or self.state.over:
            return
        with self.operation():
            self.state.paused = on
            self.state.obstacle = ""
            self.state.single_move = False
            if on:
                self.halt()
            else:
                self.go_on()

    def save_clocks(self) -> None:
        """Stop the clock, and save the time used since the last move, if the game has a file."""
        clock, live = self.state.clock, self.state.live
        if not self.saving.begun:
            return
        clock.stop()
        if clock.exists and not self.state.over and clock.totals() != live.clocks:
            self.document.set_clocks(live, clock.totals())
            self.saving.save()
