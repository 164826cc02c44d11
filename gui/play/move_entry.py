"""People's moves on a game's page."""

from PySide6.QtWidgets import QWidget

from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.typed_move import BoardEntry
from surajang.gui.kit.banner import Choice
from surajang.gui.kit.translation import tr
from surajang.gui.play.coaching import Coaching
from surajang.gui.play.game_board import GameBoard
from surajang.gui.play.game_messages import GameMessages
from surajang.gui.play.match import Match
from surajang.gui.shell.settings import Settings
from surajang.gui.words import outcome_text
from surajang.gui.words.refusal_text import sentence
from surajang.rules.game import Node
from surajang.rules.reasons import Reason, because


class MoveEntry(BoardEntry):
    """Makes people's moves, or says why they are impossible."""

    def __init__(
        self,
        match: Match,
        board: GameBoard,
        messages: GameMessages,
        coaching: Coaching,
        settings: Settings,
        page: QWidget,
    ) -> None:
        super().__init__(board.view, messages.banner, page)
        self._match = match
        self._state = match.state
        self._messages = messages
        self._coaching = coaching
        self._settings = settings
        self._asked: Node | None = None
        """The position in which a move is in question."""
        self.typed.set_game(match.game)
        self.board.touched.connect(self._answer_touch)

    def refresh(self) -> None:
        """Update the field for typed moves, and remove the move in question if the question is answered or replaced."""
        state = self._state
        if self._asked is not None and (self._asked is not self._match.document.node or self.banner.staying != "here"):
            self._asked = None
            self.board.set_arrow(None)
            self._coaching.clear()
        self.typed.setVisible(not state.watching or state.over)
        self.allow(state.may_move)

    # Moves

    def make(self, move: int) -> None:
        """Play a person's move, after asking if it ends the game by repetition or loses something."""
        match = self._match
        node = match.document.node
        if not self._state.may_move:
            self.refuse_typing()
            self.board.show_state(state_of(match.game))
            return
        word = match.game.repetition_of(move) if not self._state.trying else ""
        if word not in ("draw", "loss", "win") or not self._settings["warn_repetition"]:
            if self._coaching.asks_about(move, lambda: self._play(move, node)):
                self._asked = node
            else:
                self._play(move, node)
            return
        self._asked = node
        self.board.set_arrow(move)
        choices: list[Choice] = [
            (tr("Play it"), lambda: self._play(move, node)),
            (tr("Play something else"), match.changed.emit),
        ]
        words = outcome_text.repetition_warning(word, match.variant, node.side, self._messages.subjects())
        self.banner.say(words, tr("Repetition"), "objection", choices, topic="here")
        match.changed.emit()

    def _play(self, move: int, node: Node) -> None:
        """Play a move in its position."""
        self.board.set_arrow(None)
        self._asked = None
        if self._match.document.node is node and self._state.may_move:
            self.banner.dismiss()
            self._match.play(move)

    def _answer_touch(self) -> None:
        """Drop the move in question, as the person touches the board again."""
        if self.banner.asks and self.banner.staying == "here":
            self.banner.pass_on()

    # Why not

    def _why_not_now(self) -> str:
        """Return why no move can be made in the position shown."""
        if self._state.paused:
            return tr("The game is paused.")
        if self._match.document.node.outcome.over:
            return tr("The game is over here.")
        if not self._state.shows_live:
            return tr("Earlier position: press End to return to the game.")
        return tr("It is the computer's turn.")

    def answer_blocked(self) -> None:
        """Say why a piece may not be moved, unless the game's end has been shown."""
        node = self._match.document.node
        if node.outcome.over:
            return
        if not self._state.may_move:
            self.refuse_typing()
        elif self._state.over or self._state.two_people:
            self.refuse(because("not your turn", self._match.variant, player=node.side))
        else:
            self.board.announce(sentence(because("not your turn", self._match.variant, player=node.side)))

    def refuse_typing(self) -> None:
        """Say why no move can be made; from an earlier position, offer the ways back into the game."""
        match = self._match
        node = match.document.node
        in_game = self._state.shows_live or self._state.over
        if in_game or self._state.paused or self.banner.staying not in ("", "earlier"):
            self._messages.refuse(self._why_not_now())
            return
        choices: list[Choice] = [(tr("Back to the game"), match.return_to_game)]
        if match.taking_back.possible_to(node):
            choices.append((tr("Take back to here"), lambda: match.taking_back.take_back_to(node)))
        words = tr("The game has continued from this position.")
        self._messages.refuse(words, tr("Earlier position"), choices, "earlier")

    def refuse(self, reason: Reason) -> None:
        ended = self._state.over and self._state.shows_live
        words = sentence(reason)
        words = tr("The game is over; you can try out moves. {words}", words=words) if ended else words
        self._messages.refuse(words, reason=reason)

    def prompt(self) -> str:
        """Return the prompt of the field for moves, or why no move is possible."""
        state = self._state
        if not state.may_move:
            return self._why_not_now()
        if state.trying:
            return tr("The game is over; try a move") if state.shows_live else tr("Try a move")
        return super().prompt()
