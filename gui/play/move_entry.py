"""How moves come from people on a game's page: from the board, typed, or begun to be typed anywhere on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.board.state_of_game import state_of
from gui.desk.typed_move import TypedMove
from gui.desk.typing_keys import TypingKeys, what_keys_do
from gui.kit.banner import Choice
from gui.kit.translation import tr
from gui.shell.settings import Settings
from gui.words import outcome_text
from gui.words.refusal_text import sentence
from rules.game import Node
from rules.moves import SETUP
from rules.reasons import Reason, because

if TYPE_CHECKING:
    from gui.play.coaching import Coaching
    from gui.play.game_board import GameBoard
    from gui.play.game_messages import GameMessages
    from gui.play.match import Match


class MoveEntry(QObject):
    """Plays what people move, or says why that cannot be. `typed` is the field for typed moves."""

    file_meant = Signal()
    """The F that has just turned the board was meant as a file: the board is to be turned back."""

    def __init__(
        self,
        match: Match,
        board: GameBoard,
        messages: GameMessages,
        coaching: Coaching,
        settings: Settings,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._match = match
        self._state = match.state
        self._board = board.view
        self._messages = messages
        self._coaching = coaching
        self._settings = settings
        self.keys = TypingKeys(self.file_meant.emit)
        self.typed = TypedMove(page)
        self.typed.set_game(match.game)
        self._board.move_chosen.connect(self.try_move)
        self._board.refused.connect(self._refused)
        self._board.input_blocked.connect(self._input_blocked)
        self._board.mode_changed.connect(self._show_what_keys_do)
        self.typed.recognised.connect(self._show_typed)
        self.typed.entered.connect(self.try_move)
        self.typed.refused.connect(self._refused_typed)
        self.typed.left.connect(self._leave_typing)

    def refresh(self) -> None:
        """Bring the field for typed moves up to date."""
        state = self._state
        self.typed.setVisible(not state.watching or state.over)
        if self.typed.hasFocus() and not state.may_move:
            self._board.setFocus()  # else the focus would go to what is next, as if Tab had been pressed
        self.typed.setEnabled(state.may_move)
        self._show_what_keys_do()

    # Moves

    def try_move(self, move: int) -> None:
        """Play a person's move, after asking if it ends the game by repetition or loses something."""
        match = self._match
        node = match.document.node
        if not self._state.may_move:
            self._say_why_not()
            self._board.show_state(state_of(match.game))
            return
        word = match.game.repetition_of(move) if not self._state.trying else ""
        if word not in ("draw", "loss", "win") or not self._settings["warn_repetition"]:
            if not self._coaching.asks_about(move, lambda: self._play(move, node)):
                self._play(move, node)
            return
        self._board.set_arrow(move)
        choices: list[Choice] = [
            (tr("Play it"), lambda: self._play(move, node)),
            (tr("Play something else"), lambda: self._board.set_arrow(None)),
        ]
        words = outcome_text.repetition_warning(word, match.variant, node.side, self._messages.subjects())
        self._messages.banner.say(words, tr("Repetition"), "warning", choices, topic="here", asks=True)

    def _play(self, move: int, node: Node) -> None:
        """Play a move in the position it was meant for."""
        self._board.set_arrow(None)
        if self._match.document.node is node and self._state.may_move:
            self._messages.banner.dismiss()
            self._match.play(move)

    # Why not

    def _why_not_now(self) -> str:
        """Return why no move can be made in the position shown."""
        if self._state.paused:
            return tr("The game is paused.")
        if self._match.document.node.outcome.over:
            return tr("The game is over here.")
        if not self._state.shows_live:
            return tr("An earlier position: End returns to the game.")
        return tr("It is the computer's turn.")

    def _input_blocked(self) -> None:
        """Answer whoever reaches for a piece that may not be moved, unless the game's end has been shown."""
        node = self._match.document.node
        if node.outcome.over:
            return
        if not self._state.may_move:
            self._say_why_not()
        elif self._state.over or self._state.two_people:
            self._refused(because("not your turn", self._match.variant, player=node.side))
        else:
            self._board.announce(sentence(because("not your turn", self._match.variant, player=node.side)))

    def _say_why_not(self) -> None:
        """Say why no move can be made; from an earlier position, offer the ways back into the game."""
        match = self._match
        node = match.document.node
        banner = self._messages.banner
        in_game = self._state.shows_live or self._state.over
        if in_game or self._state.paused or banner.staying not in ("", "earlier"):
            self._messages.refuse(self._why_not_now())
            return
        choices: list[Choice] = [(tr("Back to the game"), match.return_to_game)]
        if match.taking_back.possible_to(node):
            choices.append((tr("Take back to here"), lambda: match.taking_back.take_back_to(node)))
        words = tr("The game has gone on from this position.")
        self._messages.refuse(words, tr("An earlier position"), choices, "earlier")

    def _refused(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        ended = self._state.over and self._state.shows_live
        words = sentence(reason)
        words = tr("The game is over; moves can be tried. {words}", words=words) if ended else words
        self._messages.refuse(words, code=reason.code)

    # Typing

    def _refused_typed(self, reason: Reason) -> None:
        """Say why a typed move cannot be made, and light the evidence until another is typed."""
        self._board.highlight(reason.squares)
        self._refused(reason)

    def start_typing(self, text: str = "") -> None:
        """Put the keys into the field for typed moves, or say why none can be typed."""
        if self.typed.isEnabled():
            self.typed.start(text)
        else:
            self._say_why_not()

    def take_key(self, event: QKeyEvent) -> bool:
        """Begin to type a move with its first character, or put a message away; say whether the key meant that."""
        begun = self.keys.begun(event)
        if begun:
            self.start_typing(begun)
            return True
        if event.key() == Qt.Key.Key_Escape and self._messages.banner.isVisible():
            self._messages.banner.pass_on()
            self._board.highlight(())
            return True
        return False

    def _show_typed(self, move: int | None) -> None:
        """Show what is being typed as an arrow."""
        shown = move is not None and not move & SETUP and self._state.may_move
        self._board.set_arrow(move if shown else None)
        self._board.highlight(())

    def _leave_typing(self) -> None:
        """Give the keys back to the board."""
        self._board.set_arrow(None)
        self._board.setFocus()

    def _show_what_keys_do(self) -> None:
        """Say in the empty field for moves what can be typed, or what keys and clicks mean just now."""
        self.typed.setPlaceholderText(what_keys_do(self._board) or self._what_can_be_typed())

    def _what_can_be_typed(self) -> str:
        """Return what the field for moves is for, or why it is for nothing now."""
        state = self._state
        if not state.may_move:
            return self._why_not_now()
        if state.trying:
            return tr("The game is over; try a move") if state.shows_live else tr("Try a move")
        return tr("Type a move")
