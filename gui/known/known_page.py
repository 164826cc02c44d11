"""The page on a known game: a summary, a board with its openings, tables and plots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from surajang.engine.playtest.report import Report
from surajang.engine.playtest.sections import Section
from surajang.engine.theory import Openings, beginners_of, endings_of, openings_of, report_of
from surajang.engine.theory.endings import Endings
from surajang.engine.theory.page import ENDINGS, OPENING, SHORT, KnownSections
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import PlaytestRequest, RulesRequest, start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.report_exports import Exporter
from surajang.gui.desk.report_view import ReportView, words_for
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import Text, tr
from surajang.gui.known.boards import EndingBoard, OpeningBoard
from surajang.gui.shell.page import Page
from surajang.gui.words import naming
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

SIDE_MARGIN = 24

Known = tuple[Report | None, Report | None, Openings | None, Endings | None]
"""The reports on strong players and on beginners, the openings and the endings."""

NOTHING = Text("Nothing is known about this game yet. Run a playtest to find out.")
TITLE_OF = Text("What is known about {title}")


@dataclass(frozen=True)
class KnownPlace:
    """A place on the page of a game: the moves on the board of openings, the ending on the other board by its number
    in the list, and how far the page is scrolled.
    """

    game: str
    moves: tuple[int, ...]
    ending: int
    scrolled: int


class KnownPage(Page):
    """Shows a summary of the report on a game, then its openings and endings on boards, then all numbers."""

    left = Signal(KnownPlace)
    """The page is left at this place."""

    def __init__(self, tools: PageTools, game: str) -> None:
        super().__init__()
        self.game_name = game
        self._tools = tools
        self._known: KnownSections | None = None
        self._reading = False
        """Whether the reports on the chosen game are still being read."""
        self._waiting: list[Callable[[], None]] = []
        """The parts still to be shown."""
        self._going: KnownPlace | None = None
        """Where to go once all parts are shown."""
        self.exporter = Exporter(FileQuestions(tools.settings, tools.window), self)
        self.games = ComboBox(self, tr("Game"))
        self.games.fill(naming.choices(GAMES.values()), game)
        self.heading = Label(parent=self, look="title", wraps=True)
        self.introduction = Label(parent=self, look="muted", wraps=True)
        self.summary, self.view = ReportView(self), ReportView(self)
        self.opening: OpeningBoard | None = None
        self.endings: EndingBoard | None = None
        navigator = tools.navigator
        self.rules_button = self._button(tr("How to play"), lambda: navigator.open(RulesRequest(self.variant.name)))
        self.playtest_button = self._button(tr("Playtest…"), lambda: navigator.open(PlaytestRequest(self.variant.name)))
        self.save_button = self._button(tr("Save the report…"), self._save)
        self._lay_out()
        self.games.currentIndexChanged.connect(lambda _: self._load())
        self._load()

    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        return make_button(text, self, run, enter=True)

    def _lay_out(self) -> None:
        """Lay out the page, to be scrolled where there is no room for it."""
        page = QWidget(self)
        start_page = start_page_link(self._tools.navigator, self)
        actions = lay_flow(self.games, self.rules_button, self.playtest_button, self.save_button, spacing=8)
        self._contents = QWidget(page)
        self._links = Flow(self._contents, 12)
        self.links: list[QPushButton] = []
        self._place = lay_column(margins=0)
        lay_column(
            lay_row((self.heading, 1), start_page, spacing=16), actions, self.exporter.result,
            self.introduction, self.summary, self._contents, self._place, self.view, 1,
            within=page, margins=(SIDE_MARGIN, 16, SIDE_MARGIN, 16), spacing=10,
        )  # fmt: skip
        self._page, self._area = page, scroll_within(self, page)

    @property
    def title(self) -> str:
        return tr("What is known")

    @property
    def variant(self) -> Variant:
        """The game that is chosen."""
        return GAMES[self.games.currentData()]

    @property
    def busy(self) -> bool:
        """Whether parts are still to be shown."""
        return self._reading or bool(self._waiting) or self._going is not None

    def begin(self) -> None:
        """Focus the page."""
        self.games.setFocus()

    def go_to(self, place: KnownPlace) -> None:
        """Go to a place as soon as the page is shown that far."""
        self._going = place

    def leave(self) -> None:
        """Report the place."""
        if self.busy:  # the boards may still be those of another game
            self.left.emit(self._going or KnownPlace(self.game_name, (), 0, 0))
            return
        moves = self.opening.moves if self.opening is not None else ()
        ending = self.endings.table.currentRow() if self.endings is not None else 0
        self.left.emit(KnownPlace(self.game_name, moves, ending, self._area.verticalScrollBar().value()))

    def apply_settings(self) -> None:
        for view in (self.summary, self.view):
            view.size_to_text()
        for board in (self.opening, self.endings):
            if board is not None:
                board.apply_settings()

    # Reports

    def _load(self) -> None:
        """Read the reports on the chosen game."""
        variant = self.variant
        self.game_name = variant.name
        self.exporter.result.show_text("")
        self._reading = True
        self._waiting = []
        Task(self, partial(_read, variant), partial(self._take, variant), lambda _: None)

    def _take(self, variant: Variant, known: Known) -> None:
        """Show the reports, unless another game has been chosen meanwhile."""
        if variant != self.variant:
            return
        self._reading = False
        report, beginners, openings, endings = known
        words = words_for(variant)
        self._known = None if report is None else KnownSections(report, beginners, variant, words, endings)
        sections = [] if self._known is None else self._known.all()
        self.heading.setText(TITLE_OF(title=naming.title(variant)))
        self.introduction.setText(NOTHING() if self._known is None else sentences(*self._known.introduction()))
        self.save_button.setVisible(self._known is not None)
        self.summary.show_sections([each for each in sections if each.code == SHORT])
        self._link(sections)
        self._waiting = [
            partial(self._show_openings, variant, openings),
            partial(self._show_endings, variant, endings, sections),
            partial(self._show_rest, sections),
        ]
        soon(self, self._go_on)
        self.state_changed.emit()

    def _go_on(self) -> None:
        """Show the next part, and yield to the event loop."""
        if self._waiting:
            self._waiting.pop(0)()
            soon(self, self._go_on)
            return
        place, self._going = self._going, None
        if place is not None and place.game == self.game_name:
            if self.opening is not None:
                self.opening.go_to(list(place.moves))
            if self.endings is not None:
                self.endings.table.setCurrentCell(place.ending, 0)
            soon(self, lambda: self._area.verticalScrollBar().setValue(place.scrolled))

    def _show_rest(self, sections: list[Section]) -> None:
        """Show the sections below the openings and the endings."""
        shown = [SHORT] if self.opening is None else [SHORT, OPENING]  # the board shows what the table would
        self.view.show_sections([each for each in sections if each.code not in (*shown, ENDINGS)])

    def _show_openings(self, variant: Variant, openings: Openings | None) -> None:
        for board in (self.opening, self.endings):
            if board is not None:
                board.hide()
                self._place.removeWidget(board)
                board.deleteLater()
        self.opening = self.endings = None
        if openings is not None:
            self.opening = OpeningBoard(self._tools, variant, openings, self)
            self._place.addWidget(self.opening)

    def _show_endings(self, variant: Variant, endings: Endings | None, sections: list[Section]) -> None:
        section = next((each for each in sections if each.code == ENDINGS), None)
        if endings is not None and section is not None:
            self.endings = EndingBoard(self._tools, variant, endings, section, self)
            self._place.addWidget(self.endings)

    def _link(self, sections: list[Section]) -> None:
        """Show a link to each section below the summary."""
        for link in self.links:
            link.hide()
            self._links.removeWidget(link)
            link.deleteLater()
        self.links = []
        for section in sections:
            if section.code != SHORT:
                go = partial(self._go_to, section.code)
                link = make_button(section.title, self._contents, go, look="link", enter=True)
                self._links.addWidget(link)
                self.links.append(link)
                link.show()
        self._contents.setVisible(bool(sections))

    def _place_of(self, code: str) -> QWidget | None:
        if code == OPENING and self.opening is not None:
            return self.opening
        if code == ENDINGS:
            return self.endings
        return next((view for view in self.view.sections if view.shape[0] == code), None)

    def _go_to(self, code: str) -> None:
        """Scroll to a section."""
        place = self._place_of(code)
        if place is None:  # it is still to be shown
            return
        self._area.verticalScrollBar().setValue(place.mapTo(self._page, place.rect().topLeft()).y())

    def _save(self) -> None:
        if self._known is not None:
            self.exporter.save_sections(self.variant, self._known)


def _read(variant: Variant) -> Known:
    """Read the reports on a game."""
    return report_of(variant), beginners_of(variant), openings_of(variant), endings_of(variant)


def show_known(tools: PageTools, game: str) -> KnownPage:
    """Show the page on a known game; return it."""
    page = KnownPage(tools, game)
    tools.navigator.show_page(page)
    page.begin()
    return page
