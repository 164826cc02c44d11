"""The page of all lessons, a card with the stars so far for each family of games, and the way from lesson to lesson."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.desk.navigator import LessonsRequest, PuzzlesRequest, RulesRequest, link_to, start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.style import MIN_TARGET
from surajang.gui.kit.translation import tr
from surajang.gui.learn import lesson_text
from surajang.gui.learn.lessons import FAMILIES, MAX_STARS, Lesson, Progress, lessons
from surajang.gui.shell import knowledge
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.page import Page
from surajang.gui.words import naming
from surajang.rules.games import GAMES

BOARD = 92
"""The side of a card's board."""

CARD = 270
"""The minimum width of a card at the default text size."""

BESIDE = 8
"""Pixels beside the texts of a lesson."""

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that move from card to card, and their steps."""


class LessonPages(QObject):
    """Makes the pages of the lessons, and leads from one to the next."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._progress = Progress(tools.settings)

    def open(self, request: LessonsRequest) -> None:
        """Show all lessons or one."""
        if request.begin:
            self.go_on(request.family)
            return
        found = [each for each in lessons(request.family) if each.id == request.lesson] if request.lesson else []
        if found:
            self.show_lesson(found[0])
        else:
            self.show(request.family)

    def show(self, family: str = "") -> None:
        """Show all lessons, with the focus on a family's button."""
        page = LearnPage(self._progress, self._tools, self.show_lesson)
        page.show_again = self.show
        self._tools.navigator.show_page(page)
        page.begin(family)

    def go_on(self, family: str = "") -> None:
        """Show the next lesson of a family, of the first one for ""; all lessons if every one is complete."""
        lesson = self._progress.next_lesson(family or knowledge.nearest_family(self._tools.settings["knows"]))
        if lesson is None:
            self.show(family)
        else:
            self.show_lesson(lesson)

    def show_lesson(self, lesson: Lesson, number: int | None = None) -> None:
        """Show a lesson, at one of its levels (from 0), or at the first unsolved one."""
        from surajang.gui.learn.lesson_page import LessonPage  # noqa: PLC0415  # shows the list 80 ms sooner

        page = LessonPage(lesson, self._progress, self._tools, self.show_lesson)
        page.show_again = lambda: self.show_lesson(lesson, page.number)
        self._tools.navigator.show_page(page)
        if number is None:
            page.begin()
        else:
            page.show_level(number)


class LearnPage(Page):
    """All lessons. `show_lesson` shows one, at its first unsolved level."""

    def __init__(self, progress: Progress, tools: PageTools, show_lesson: Callable[[Lesson], object]) -> None:
        super().__init__(tools.pages)
        self._tools = tools
        self._knows = tools.settings["knows"]
        page = QWidget(self)
        scroll_within(self, page)  # a widget moved there later would get its style twice
        cards = QWidget(page)
        self.cards = {family: FamilyCard(family, progress, tools, show_lesson, cards) for family in FAMILIES}
        title = Label(lesson_text.TITLE(), page, look="title")
        words = Label(lesson_text.WORDS(), page, look="muted", wraps=True)
        puzzles = link_to(PuzzlesRequest(), tr("Puzzles"), tools.navigator, page)
        start_page = start_page_link(tools.navigator, page)
        row = Flow(cards, 14, even=True)
        for card in self.cards.values():
            for stop in card.stops:
                stop.installEventFilter(self)
            row.addWidget(card)
        head = lay_row((title, 1), puzzles, start_page)
        lay_column(head, words, cards, 1, within=page, margins=(32, 24, 32, 24), spacing=14)
        self.apply_settings()

    @property
    def title(self) -> str:
        return lesson_text.TITLE()

    def begin(self, family: str = "") -> None:
        """Focus a family's button, or that of the one nearest to the games known, now that the page is shown."""
        nearest = knowledge.nearest_family(self._tools.settings["knows"])
        self.cards.get(family, self.cards[nearest]).go_on.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus between cards with Left and Right; within a card, the buttons handle Up and Down."""
        step = (
            STEPS.get(Qt.Key(event.key()), 0)
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
            else 0
        )
        if not step:
            return super().eventFilter(watched, event)
        cards = list(self.cards.values())
        place = next((place for place, card in enumerate(cards) if watched in card.stops), 0)
        if 0 <= place + step < len(cards):
            others = cards[place + step].stops
            row = next(row for row, stop in enumerate(cards[place].stops) if stop is watched)
            others[min(row, len(others) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def apply_settings(self) -> None:
        for family, card in self.cards.items():
            card.least = round(CARD * self._tools.style.zoom / 100)
            card.updateGeometry()
            card.board.set_options(board_options(self._tools.settings, GAMES[family]))
        knows = self._tools.settings["knows"]
        if knows != self._knows and self.show_again is not None:  # the cards compare with it
            self._knows = knows
            soon(self, self.show_again)


class FamilyCard(QFrame):
    """A family of games: the learner's progress, a button to go on, and its lessons.

    Its width is at least `least`, and enough for its texts.
    """

    def __init__(
        self,
        family: str,
        progress: Progress,
        tools: PageTools,
        show_lesson: Callable[[Lesson], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.least = CARD
        self._show_lesson = show_lesson
        variant = GAMES[family]
        options = board_options(tools.settings, variant)
        self.board = MiniBoard(options, self)
        self.board.setFixedSize(BOARD, BOARD)
        self.board.show_start(variant, options)
        title = Label(naming.title(variant), self, look="heading", wraps=True)
        counted = [stars for lesson in lessons(family) for stars in progress.counted(lesson)]
        self.words = Label(lesson_text.so_far(sum(map(bool, counted)), len(counted)), self)
        self.words.setObjectName("muted")
        beside = lay_column(title, self.words, spacing=2)
        rules = self._link(
            tr("How to play"), tr("How to play {game}", game=naming.title(variant)), RulesRequest(family), tools
        )
        knows = tools.settings["knows"]
        differences = knowledge.differences_title(knows)
        section = knowledge.differences_section(knows, family)
        self.differences = self._link(
            differences, headed(naming.title(variant), differences), RulesRequest(DIFFERENCES, section), tools
        )
        self.differences.setVisible(knows != knowledge.NOTHING)
        for link in (rules, self.differences):
            beside.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        beside.addStretch(1)
        head = lay_row(self.board, (beside, 1), spacing=12)
        column = lay_column(head, within=self, margins=14, spacing=2)
        column.addSpacing(8)
        self.go_on = self._go_on_button(family, progress)
        column.addWidget(self.go_on)
        column.addSpacing(6)
        next_lesson = progress.next_lesson(family)
        self.rows = [
            LessonRow(number, lesson, progress.counted(lesson), lesson is next_lesson, self)
            for number, lesson in enumerate(lessons(family), 1)
        ]
        for row in self.rows:
            row.clicked.connect(lambda _=False, lesson=row.lesson: show_lesson(lesson))
            column.addWidget(row)
        self.stops: list[QPushButton] = [self.go_on, *self.rows]
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size for the card's texts."""
        return super().minimumSizeHint().expandedTo(QSize(self.least, 0))

    def _link(self, text: str, name: str, request: RulesRequest, tools: PageTools) -> QPushButton:
        """Return a link that opens the rules."""
        link = link_to(request, text, tools.navigator, self)
        link.setAccessibleName(name)
        return link

    def _go_on_button(self, family: str, progress: Progress) -> QPushButton:
        """Return the button that continues where the learner left off."""
        next_lesson = progress.next_lesson(family)
        if next_lesson is None:
            text, next_lesson = tr("All solved. Start again"), lessons(family)[0]
        elif progress.begun(family):
            text = tr("Continue: {lesson}", lesson=tr(next_lesson.title))
        else:
            text = tr("Start")
        show = partial(self._show_lesson, next_lesson)
        button = make_button(text.replace("&", "&&"), self, show, look="primary", enter=True)
        button.setAccessibleName(headed(naming.title(GAMES[family]), text))
        return button


class LessonRow(QPushButton):
    """A lesson: its title, and the stars so far; the next one is highlighted."""

    def __init__(self, number: int, lesson: Lesson, stars: tuple[int, ...], is_next: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.setProperty("flat", True)
        self.setAutoDefault(True)
        give_tip(self, tr(lesson.summary))
        solved, most = sum(map(bool, stars)), MAX_STARS * len(stars)
        self.setAccessibleName(lesson_text.row_name(tr(lesson.title), tr(lesson.summary), stars, most, is_next))
        self._number, self._title = str(number), tr(lesson.title)
        self.stars = f"★ {sum(stars)}/{most}" if solved else "" if stars else "✓"
        self._is_next = is_next

    def sizeHint(self) -> QSize:
        """Return the size for the row's texts, large enough to hit."""
        metrics = self.fontMetrics()
        title = QFontMetrics(self._title_font()).horizontalAdvance(self._title)
        needed = metrics.horizontalAdvance("00") + title + metrics.horizontalAdvance(self.stars) + 4 * BESIDE
        return QSize(needed, max(MIN_TARGET, metrics.height() + 10))

    def _title_font(self) -> QFont:
        font = self.font()
        if self._is_next:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row; making labels in all rows would take as long as the rest of the page."""
        super().paintEvent(event)
        painter, middle = QPainter(self), Qt.AlignmentFlag.AlignVCenter
        left, right = Qt.AlignmentFlag.AlignLeft | middle, Qt.AlignmentFlag.AlignRight | middle
        room = self.rect().adjusted(BESIDE, 0, -BESIDE, 0)
        place = self.fontMetrics().horizontalAdvance("00")
        painter.setPen(QGuiApplication.palette().placeholderText().color())  # a button's own is paler
        painter.drawText(room.adjusted(0, 0, place - room.width(), 0), right, self._number)
        painter.drawText(room, right, self.stars)
        painter.setPen(self.palette().text().color())
        painter.setFont(self._title_font())
        painter.drawText(room.adjusted(place + BESIDE, 0, 0, 0), left, self._title)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()
