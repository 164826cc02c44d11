"""Has a match saved: all of it, or only the line that a new move adds."""

from gui.document.growing_text import GrowingText
from gui.play.match_state import MatchState
from gui.players.saved_game import headers_of
from gui.storage.saver import Saver


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
