"""Who plays for whom in a match: another program for the computer, a person for a computer that cannot go on."""

from gui.play.course import Course
from gui.players.players import OTHER, Player, Players, in_place_of


class Lineup:
    """Changes the players of a match. `planned` are those that its settings name."""

    def __init__(self, course: Course, planned: Players) -> None:
        self._course = course
        self._state = course.state
        self._computer = course.computer
        self._planned = planned
        self._computer.named.connect(self._name_other)
        if not self._state.over:
            self.take_places()

    def take_places(self) -> None:
        """Let the program that now plays for the computer stand among the players: another one, or ours."""
        self._let_play(self._computer.other)

    def _let_play(self, other: str) -> None:
        """Let the `other` program so called play for the computer, or ours if it is ""."""
        first, second = (
            in_place_of(planned if planned.has_level and not player.human else player, other)
            for player, planned in zip(self._state.players, self._planned, strict=True)
        )
        self._state.players = (first, second)

    def _name_other(self, name: str) -> None:
        """Call another program that plays as it calls itself."""
        if any(player.level == OTHER and player.name != name for player in self._state.players):
            self._let_play(name)
            self._course.touch()

    def try_again(self) -> None:
        """Continue after the computer was stuck, with its program started again."""
        self._computer.restart()
        self._course.pause(False)

    def use_own_engine(self) -> None:
        """Let our own engine go on for another program."""
        self._computer.use_own()
        self._let_play("")
        self._course.saving.save(whole=True)
        self._course.pause(False)

    def hand_over(self) -> None:
        """Let a person go on for the computer."""
        first, second = (player if player.human else Player() for player in self._state.players)
        self._state.players = (first, second)
        self._course.saving.save(whole=True)
        self._course.pause(False)
