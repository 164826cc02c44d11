"""Offers of a draw in a match: of a person to the other, or to the computer."""

from PySide6.QtCore import QObject, Signal

from gui.play.computer_turn import ComputerTurn
from gui.play.course import Course
from rules.game import DRAW, Outcome


class DrawOffers(QObject):
    """Knows who offered a draw, and when: nobody may do so twice before their next move."""

    offered = Signal(int)
    """This side offers the other, a person, a draw; the clocks stand until it is answered."""

    declined = Signal(str)
    """The computer, which is called so, declines."""

    def __init__(self, course: Course, computer: ComputerTurn) -> None:
        super().__init__(course)
        self._course = course
        self._computer = computer
        self._state = course.state
        self._offered_at: list[int | None] = [None, None]

    @property
    def possible(self) -> bool:
        """Whether a person may offer a draw: not in a game without draws, nor twice before the next move of theirs."""
        state = self._state
        if state.over or state.watching or state.paused or state.offering is not None:
            return False
        offered = self._offered_at[state.person]
        return state.document.variant.end.draws and (offered is None or not offered <= state.live.ply < offered + 2)

    def offer(self) -> None:
        """Offer a draw for the person to move, or the only person there is: `offered` or the computer's answer."""
        if self._course.time.look() or not self.possible:
            return
        state = self._state
        side = state.person
        other = state.players[1 - side]
        self._offered_at[side] = state.live.ply
        if other.human:
            with self._course.operation():
                state.offering = side
                self._course.time.stop()
                self.offered.emit(side)
        elif self._computer.agrees_to_draw(1 - side):
            self.agree()
        else:
            self._course.touch()
            self.declined.emit(other.shown)

    def decline(self) -> None:
        """Go on after an offer; the same side may offer again after its next move."""
        if self._state.offering is not None:
            with self._course.operation():
                self._state.offering = None
                self._course.go_on()

    def agree(self) -> None:
        """End the game as drawn by both players' will."""
        if not self._state.over:
            self._course.finish(Outcome(DRAW, "agreement"))
