"""How moves come from people on a study's page."""

from PySide6.QtWidgets import QWidget

from gui.board.view import BoardView
from gui.desk.typed_move import BoardEntry
from gui.kit.translation import tr
from gui.study.study import Study
from gui.study.study_messages import StudyMessages
from gui.words.refusal_text import sentence
from rules.reasons import Reason, because


class StudyEntry(BoardEntry):
    """Plays what people move along the tree or as a new variation, or says why that cannot be."""

    def __init__(self, study: Study, board: BoardView, messages: StudyMessages, page: QWidget) -> None:
        super().__init__(board, messages.banner, page)
        self._study = study
        self._messages = messages
        self.typed.set_game(study.game)

    def refresh(self) -> None:
        """Bring the field for typed moves up to date."""
        self.allow(not self._study.node.outcome.over)

    def make(self, move: int) -> None:
        """Play a legal move: along the tree, or as a new variation."""
        self.board.set_arrow(None)
        self.banner.dismiss()
        self._study.play(move)

    def answer_blocked(self) -> None:
        """Say that the game is over, or whose turn it is."""
        node = self._study.node
        if node.outcome.over:
            self._messages.refuse(tr("The game is over here."))
        else:
            self.refuse(because("not your turn", self._study.variant, player=node.side))

    def refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        self._messages.refuse(sentence(reason), code=reason.code)

    def prompt(self) -> str:
        """Return what the field for moves is for, or that no move can follow."""
        return super().prompt() if self.typed.isEnabled() else tr("The game ends here")
