"""What a study's page says above the moves: remarks, refusals, and what is not on disk."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.board.view import BoardView
from gui.desk.page_tools import PageTools
from gui.desk.rule_link import rule_link
from gui.desk.unsafe_data import UnsafeData
from gui.kit.banner import Banner, Choice
from gui.study.study import Study


class StudyMessages(QObject):
    """Two places, one below the other: what is not on disk, and what is said now."""

    save_wanted = Signal()
    """The study saved where it can be."""

    def __init__(self, study: Study, board: BoardView, tools: PageTools, page: QWidget) -> None:
        super().__init__(page)
        self._variant = study.variant
        self._sounds = tools.sounds
        self._navigator = tools.navigator
        self.places = self.trouble, self.banner = (Banner(board, page), Banner(board, page))
        self._unsafe = UnsafeData(self.trouble, board, tools.sounds, self)
        self._unsafe.save_wanted.connect(self.save_wanted)
        study.save_delayed.connect(lambda sentence: self.say_unsafe("game", sentence))

    def position_shown(self) -> None:
        """Put away what was about the position shown before."""
        self.banner.dismiss()

    def note(self, text: str) -> None:
        """Show a remark, and say it."""
        self.banner.say(text)

    def refuse(self, text: str, code: str = "") -> None:
        """Show why something cannot be done, by which rule (the `code` of rules.reasons) if it is one."""
        self._sounds.play("error")
        more = rule_link(self._variant, self._navigator, refusal=code)
        self.banner.say(text, kind="refusal", more=more)

    def ask(self, heading: str, words: str, choices: Sequence[Choice]) -> None:
        """Ask what is to be done; the last choice is the harmless one."""
        self.banner.say(words, heading, "question", choices)

    def warn(self, text: str) -> None:
        """Show a message that is not about the study."""
        self.banner.say(text, kind="warning")

    def say_unsafe(self, what: str, sentence: str) -> None:
        """Say of somebody's data that they are not on disk, as UnsafeData does."""
        self._unsafe.say(what, sentence)

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""
        self._unsafe.say_safe(what)

    def unsafe(self, what: str) -> bool:
        """Say whether it is said of these data that they are not on disk."""
        return self._unsafe.unsafe(what)
