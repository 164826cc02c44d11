"""What a study's page says above the moves: remarks, refusals, and what is not on disk."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gui.board.view import BoardView
from gui.desk.messages import PageMessages
from gui.desk.page_tools import PageTools
from gui.kit.banner import Choice
from gui.study.study import Study


class StudyMessages(PageMessages):
    """What is not on disk, and what is said now."""

    def __init__(self, study: Study, board: BoardView, tools: PageTools, page: QWidget) -> None:
        super().__init__(study.variant, board, tools, page)
        study.save_delayed.connect(lambda sentence: self.say_unsafe("game", sentence))

    def position_shown(self) -> None:
        """Put away what was about the position shown before."""
        self.banner.dismiss()

    def ask(self, heading: str, words: str, choices: Sequence[Choice]) -> None:
        """Ask what is to be done; the last choice is the harmless one."""
        self.banner.say(words, heading, "question", choices)
