"""The page of playtests: the game and the strength, the progress, and the report so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from surajang.engine.playtest.report import Report, fits
from surajang.engine.playtest.sections import Sections
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.report_exports import Exporter
from surajang.gui.desk.report_view import ReportView, words_for
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox, Form, Segments
from surajang.gui.kit.flow_layout import lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import Text, number, plural, tr
from surajang.gui.kit.waiting_bar import thin_bar
from surajang.gui.playtest.playtests import Playtests
from surajang.gui.shell.page import Page
from surajang.gui.storage.playtest_files import latest_nodes, playtest_folder, report_in
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant

NODES = (200, 1000, 5000, 20000)
DEFAULT_NODES = 1000
GAMES = (100, 400, 1600, 6400)
DEFAULT_GAMES = 400

SIDE_MARGIN = 24

BETWEEN_READS_MS = 2500
"""The interval between reads of the report on the disk, during a playtest."""

TITLE = Text("Playtest")
WORDS = Text(
    "The computer plays a game against itself again and again and reports what the game is like: whether it is fair,"
    " what the pieces do and are worth, and what stands out. It runs in the background; you can do other things"
    " meanwhile."
)
START = Text("Start")
MORE_ON_DISCARDING = Text("The report is discarded as well. Making it again would take just as long.")
PLAYED = plural("{played:,} of {count:,} game played.", "{played:,} of {count:,} games played.")
LEFT = plural("About {count:,} minute left.", "About {count:,} minutes left.")
BUSY = Text("{title} is being playtested now.")


class PlaytestPage(Page):
    """Begins, pauses, continues and discards the playtests of a game, and shows the report so far."""

    def __init__(self, playtests: Playtests, tools: PageTools, game: str) -> None:
        super().__init__()
        self.game_name = game
        self._playtests = playtests
        self._tools = tools
        self._report: Report | None = None
        self._reading: Task | None = None
        self._read_again = False
        self._next_read = QTimer(self, singleShot=True, interval=BETWEEN_READS_MS)
        self._next_read.timeout.connect(self._read)
        self._questions = FileQuestions(tools.settings, tools.window)
        self.exporter = Exporter(self._questions, self)
        self.games = ComboBox(self)
        self.games.fill(naming.choices(catalogue.games_with(game)), game)
        self.nodes = Segments([(str(each), number(each)) for each in NODES], str(DEFAULT_NODES), self)
        self.count = Segments([(str(each), number(each)) for each in GAMES], str(DEFAULT_GAMES), self)
        self.begin_button = make_button(START(), self, self._begin, look="primary", enter=True)
        self.pause = make_button(tr("Pause"), self, playtests.pause, enter=True)
        self.discard = make_button(tr("Discard…"), self, self._discard, enter=True)
        self.save_report = make_button(
            tr("Save the report…"), self, partial(self._save, self.exporter.save_report), enter=True
        )
        self.save_tables = make_button(
            tr("Save the tables…"), self, partial(self._save, self.exporter.save_tables), enter=True
        )
        self.save_games = make_button(tr("Save the games…"), self, self._save_games, enter=True)
        self.bar = thin_bar(self)
        self.bar.setAccessibleName(tr("Progress"))
        self.progress = Label(parent=self, wraps=True)
        self.introduction = Label(parent=self, look="muted", wraps=True)
        self.view = ReportView(self)
        self._lay_out()
        self.games.currentIndexChanged.connect(lambda _: self._choose_game())
        self.nodes.changed.connect(lambda _: self._choose())
        self.count.changed.connect(lambda _: self._show())
        playtests.changed.connect(self._follow)
        self._choose_game()

    def _lay_out(self) -> None:
        """Lay out the page; it scrolls if it does not fit."""
        page = QWidget(self)
        form = self._form = Form()
        form.add_row(tr("Variant"), self.games, stretch=True)
        form.add_row(tr("Positions searched per move"), self.nodes)
        form.add_row(tr("Games"), self.count)
        start_page = start_page_link(self._tools.navigator, self)
        actions = lay_flow(self.begin_button, self.pause, self.discard, spacing=8)
        files = lay_flow(self.save_report, self.save_tables, self.save_games, spacing=8)
        lay_column(
            lay_row((Label(TITLE(), self, look="title"), 1), start_page),
            Label(WORDS(), self, look="muted", wraps=True), form, actions,
            self.progress, self.bar, self.introduction, files, self.exporter.result, self.view, 1,
            within=page, margins=(SIDE_MARGIN, 16, SIDE_MARGIN, 16), spacing=10,
        )  # fmt: skip
        scroll_within(self, page)

    @property
    def title(self) -> str:
        return TITLE()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the labels above their fields if they do not fit beside them."""
        super().resizeEvent(event)
        self._form.set_above(False)
        self._form.set_above(self._form.minimumSize().width() > self.width() - 2 * SIDE_MARGIN)

    @property
    def variant(self) -> Variant:
        """The chosen game."""
        return catalogue.named(self.games.currentData())

    @property
    def strength(self) -> int:
        """The chosen nodes per move."""
        return int(self.nodes.value)

    @property
    def _runs(self) -> bool:
        return self._playtests.runs(self.games.currentData(), self.strength)

    def begin(self) -> None:
        """Focus the page."""
        (self.pause if self._runs else self.begin_button).setFocus()

    def apply_settings(self) -> None:
        self.view.size_to_text()

    def leave(self) -> None:
        """Stop following, and remember the choices; the playtest goes on."""
        self._playtests.choices[self.game_name] = self.strength, int(self.count.value)
        self._playtests.changed.disconnect(self._follow)

    # Choices

    def _choose_game(self) -> None:
        """Show the running playtest of a game, what was chosen for it last, or the one played last."""
        game = self.games.currentData()
        self._choose()
        nodes, count = self._playtests.choices.get(game, (0, 0))
        self._choose_count(count)
        if self._playtests.game == game:
            self._choose_strength(game, self._playtests.nodes)
        elif nodes:
            self._choose_strength(game, nodes)
        else:
            Task(self, partial(latest_nodes, game), partial(self._choose_strength, game), lambda _: None)

    def _choose_strength(self, game: str, nodes: int) -> None:
        """Choose a strength if it has a button, and the game is still shown."""
        if game == self.games.currentData() and str(nodes) in self.nodes.buttons and nodes != self.strength:
            self.nodes.buttons[str(nodes)].setChecked(True)
            self._choose()

    def _choose_count(self, games: int) -> None:
        """Choose a number of games if it has a button."""
        if str(games) in self.count.buttons:
            self.count.buttons[str(games)].setChecked(True)

    def _choose(self) -> None:
        """Show the playtest of another game or strength."""
        self.game_name = self.games.currentData()
        self.exporter.result.show_text("")
        self._report = None
        if self._reading is not None:
            self._reading.forget()
            self._reading = None
        self._show()
        self._read()

    def _begin(self) -> None:
        self._playtests.start(self.games.currentData(), self.strength, int(self.count.value))
        self.pause.setFocus()

    def _discard(self) -> None:
        """Drop the games after asking."""
        if self._questions.choose(tr("Discard the games of this playtest?"), MORE_ON_DISCARDING(), [tr("Discard")]):
            self._report = None
            self._playtests.discard(self.games.currentData(), self.strength)

    def _save(self, export: Callable[[Variant, Report], object]) -> None:
        if self._report is not None:
            export(self.variant, self._report)

    def _save_games(self) -> None:
        if self._report is not None:
            folder = playtest_folder(self.games.currentData(), self.strength)
            self.exporter.save_games(self.variant, self._report, folder)

    # Report

    def _follow(self) -> None:
        """Show the progress; the report is read again from time to time, and when a playtest stops."""
        self._show()
        if not self._runs:
            self._read()
        elif not self._next_read.isActive():
            self._next_read.start()

    def _read(self) -> None:
        """Read the report on the disk, once more if it is being read."""
        self._read_again = self._reading is not None
        if self._reading is None:
            folder = playtest_folder(self.games.currentData(), self.strength)
            self._reading = Task(self, partial(report_in, folder), self._show_read, lambda _: None)

    def _show_read(self, report: Report | None) -> None:
        self._reading = None
        if report is not None and not fits(report, self.variant):
            report = None
        if self._read_again:
            self._read()
        first = self._report is None and report is not None
        if report != self._report:
            self._report = report
            if first and report is not None:
                nodes, count = self._playtests.choices.get(self.game_name, (0, 0))
                self._choose_count(count if nodes == self.strength else report.games)
            self._show_report()
        self._show()

    def _show_report(self) -> None:
        report = self._report
        if report is None:
            self.view.show_sections([])
            self.introduction.setText("")
            return
        sections = Sections(report, self.variant, words_for(self.variant))
        self.introduction.setText(sentences(*sections.introduction()))
        self.view.show_sections(sections.all())

    def _show(self) -> None:
        """Show the progress, and the possible actions."""
        playtests, report = self._playtests, self._report
        runs, elsewhere = self._runs, bool(playtests.game) and not self._runs
        played = report.played if report is not None else 0
        progress = playtests.progress if runs else None
        most = report.games if report is not None else 0
        if progress is not None:
            played, most = progress.played, progress.games
        text = ""
        if runs:
            text = tr("Starting…") if progress is None else PLAYED(most, played=played)
            if playtests.pausing:
                text = sentences(text, tr("Pausing…"))
            elif progress is not None and progress.session and played < most:
                left = ceil(progress.seconds / progress.session * (most - played) / 60)
                text = sentences(text, LEFT(left))
        elif report is not None:
            text = PLAYED(most, played=played)
        if elsewhere:
            text = sentences(text, BUSY(title=naming.title(catalogue.named(playtests.game))))
        self.progress.show_text(text)
        self.bar.setVisible(runs or 0 < played < most)
        self.bar.setRange(0, max(1, most))
        self.bar.setValue(played)
        self.begin_button.setText(tr("Continue") if played else START())
        self.begin_button.setVisible(not runs)
        self.begin_button.setEnabled(not elsewhere and int(self.count.value) > played)
        self.count.setEnabled(not runs)
        if not runs and self.pause.hasFocus():  # otherwise Qt would focus the button to discard
            (self.begin_button if self.begin_button.isEnabled() else self.games).setFocus()
        self.pause.setVisible(runs)
        self.discard.setVisible(runs or report is not None)
        self.introduction.setVisible(report is not None)
        for button in (self.save_report, self.save_tables, self.save_games):
            button.setVisible(report is not None and report.played > 0)
        if report is None and not self._reading:
            self.view.show_sections([])


def show_playtest(playtests: Playtests, tools: PageTools, game: str) -> PlaytestPage:
    """Show the page of playtests with a game; return it."""
    page = PlaytestPage(playtests, tools, game)
    page.show_again = lambda: show_playtest(playtests, tools, page.game_name)
    tools.navigator.show_page(page)
    page.begin()
    return page
