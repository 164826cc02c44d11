"""Which page of the lessons is shown: all of them, or one; made when it is asked for."""

from PySide6.QtCore import QObject

from gui.desk.navigator import MatchRequest
from gui.desk.page_tools import PageTools
from gui.learn.learn_page import LearnPage
from gui.learn.lessons import Lesson, lessons
from gui.learn.progress import Progress
from rules.games import GAMES


class LessonPages(QObject):
    """Makes the pages of the lessons, and leads from one to the next."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._progress = Progress(tools.settings)

    def show(self, family: str = "") -> None:
        """Show all lessons, the keys at a family's button."""
        page = LearnPage(self._progress, self._tools)
        page.lesson_wanted.connect(self.show_lesson)
        page.show_again = self.show
        self._tools.navigator.show_page(page)
        page.begin(family)

    def show_lesson(self, lesson: Lesson, number: int | None = None) -> None:
        """Show a lesson, at one of its levels (from 0), or at the first that is not solved."""
        from gui.learn.lesson_page import LessonPage  # only now: all lessons are shown sooner without it

        following = lessons(lesson.family)[lessons(lesson.family).index(lesson) + 1 :]
        page = LessonPage(lesson, following[0] if following else None, self._progress, self._tools)
        page.lesson_wanted.connect(self.show_lesson)
        page.left.connect(lambda: self.show(lesson.family))
        page.game_wanted.connect(self._begin_first_game)
        page.show_again = lambda: self.show_lesson(lesson, page.number)
        self._tools.navigator.show_page(page)
        page.begin()
        if number is not None:
            page.show_level(number)

    def _begin_first_game(self, family: str) -> None:
        """Begin a game against the computer at its lowest level, without a clock; the learner moves first."""
        from gui.players.game_clock import TimeControl
        from gui.players.levels import FIRST
        from gui.players.players import YOU, MatchSettings, computer, person

        players = (person(YOU), computer(FIRST))
        settings = MatchSettings(GAMES[family], players, (TimeControl(), TimeControl()))
        self._tools.navigator.open(MatchRequest(settings))
