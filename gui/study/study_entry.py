"""How moves come from people on a study's page: from the board, typed, or begun to be typed anywhere on the page."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.board.view import BoardView
from gui.desk.typed_move import TypedMove
from gui.desk.typing_keys import TypingKeys, what_keys_do
from gui.kit.translation import tr
from gui.study.study import Study
from gui.study.study_messages import StudyMessages
from gui.words.refusal_text import sentence
from rules.moves import SETUP
from rules.reasons import Reason, because


class StudyEntry(QObject):
    """Plays what people move, or says why that cannot be. `typed` is the field for typed moves."""

    file_meant = Signal()
    """The F that has just turned the board was meant as a file: the board is to be turned back."""

    def __init__(self, study: Study, board: BoardView, messages: StudyMessages, page: QWidget) -> None:
        super().__init__(page)
        self._study = study
        self._board = board
        self._messages = messages
        self.keys = TypingKeys(self.file_meant.emit)
        self.typed = TypedMove(page)
        self.typed.set_game(study.game)
        board.move_chosen.connect(self.play)
        board.refused.connect(self._refused)
        board.input_blocked.connect(self._blocked)
        board.mode_changed.connect(self.refresh)
        self.typed.recognised.connect(self._show_typed)
        self.typed.entered.connect(self.play)
        self.typed.refused.connect(self._refused_typed)
        self.typed.left.connect(self._leave_typing)

    def refresh(self) -> None:
        """Say in the empty field for moves what can be typed, or what keys and clicks mean just now."""
        over = self._study.node.outcome.over
        if over and self.typed.hasFocus():
            self._board.setFocus()  # else the focus would go to what is next, as if Tab had been pressed
        self.typed.setEnabled(not over)
        self.typed.setPlaceholderText(
            what_keys_do(self._board) or (tr("The game ends here") if over else tr("Type a move"))
        )

    def play(self, move: int) -> None:
        """Play a legal move: along the tree, or as a new variation."""
        self._board.set_arrow(None)
        self._messages.banner.dismiss()
        self._study.play(move)

    # Why not

    def _blocked(self) -> None:
        """Answer whoever reaches for a piece that may not be moved."""
        node = self._study.node
        if node.outcome.over:
            self._messages.refuse(tr("The game is over here."))
        else:
            self._refused(because("not your turn", self._study.variant, player=node.side))

    def _refused(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        self._messages.refuse(sentence(reason), reason.code)

    def _refused_typed(self, reason: Reason) -> None:
        """Say why a typed move cannot be made, and light the evidence."""
        self._board.highlight(reason.squares)
        self._refused(reason)

    # Typing

    def start_typing(self, text: str = "") -> None:
        """Put the keys into the field for typed moves."""
        if self.typed.isEnabled():
            self.typed.start(text)

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
        self._board.set_arrow(move if move is not None and not move & SETUP else None)
        self._board.highlight(())

    def _leave_typing(self) -> None:
        """Give the keys back to the board."""
        self._board.set_arrow(None)
        self._board.setFocus()
