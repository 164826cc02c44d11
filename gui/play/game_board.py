"""The board of a game's page: it follows the document, plays sounds, and is turned to the players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.board_room import PageBoard
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.game_text import flipped_in
from surajang.gui.kit.theme import Palette
from surajang.gui.words import outcome_text
from surajang.rules.moves import SETUP, target
from surajang.rules.transition import Transition

if TYPE_CHECKING:
    from surajang.gui.play.match import Match


class GameBoard(PageBoard):
    """Shows a match on a board (`view`), and sets which moves are possible there."""

    def __init__(self, match: Match, tools: PageTools, parent: QWidget) -> None:
        super().__init__(tools, parent)
        self._match = match
        flipped = flipped_in(match.game.headers)
        humans = [side for side in (0, 1) if match.players[side].human]
        self._flipped = humans == [1] if flipped is None else flipped

    def begin(self) -> None:
        """Show the game, now that the board has its size and its options, so that it is drawn once."""
        match = self._match
        first, second = (outcome_text.player(match.players[side].name, side, match.variant) for side in (0, 1))
        self.view.set_names((first, second))
        self.view.set_two_people(match.state.two_people)
        self.show()

    def apply_settings(self, colours: Palette) -> None:
        """Apply the settings."""
        two = self._match.state.two_people
        rotate = two and self._settings["two_players"] == "rotate"
        self.view.set_palette(colours)
        self.view.set_options(board_options(self._settings, self._match.variant, rotate))
        self.view.set_two_people(two)

    def show(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the game's current position, with a change just made, or taken back."""
        self.view.show_state(replace(state_of(self._match.game), ended=self._ended), change, forward)

    @property
    def _ended(self) -> bool:
        """Whether the game has ended at the position shown, and not by the rules."""
        state = self._match.state
        return state.over and state.shows_live and not state.document.node.outcome.over

    def refresh(self) -> None:
        """Update which pieces can be moved, and whether they are hidden."""
        state = self._match.state
        self.view.set_ended(self._ended)
        self.view.set_paused(state.paused and state.clock.exists and not state.watching)
        self.view.set_movable({state.document.node.side} if state.may_move else set())
        self.view.set_premovable(self._premovable())

    def _premovable(self) -> set[int]:
        """Return the sides whose next move may be made in advance: a person's against the computer."""
        state = self._match.state
        if state.over or state.paused or not self._settings["premove"]:
            return set()
        humans = {side for side, player in enumerate(state.players) if player.human}
        return humans if len(humans) == 1 and state.shows_live else set()

    def flip(self) -> None:
        """Flip the board at the next `turn`, and save the side with the game."""
        self._flipped = not self._flipped
        self._match.save_side(self._flipped)

    def turn(self) -> None:
        """Put the right side at the lower edge."""
        flipped = self._flipped
        state = self._match.state
        if state.two_people and self._settings["two_players"] == "turn" and state.document.node.side == 1:
            flipped = not flipped
        if self.view.flipped() != flipped:
            self.view.set_flipped(flipped)

    def show_hint(self, move: int) -> None:
        """Show a hint's move: as an arrow, or as the choice of a setup that is still to be confirmed."""
        if not move & SETUP:
            self.view.set_hint(move)
        elif self.view.turn.setup is not None:
            self.view.turn.setup.choose(int(target(move)))
            self.view.refresh()
