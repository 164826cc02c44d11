"""The page of engine matches: standings, live boards and the list of games."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.desk.navigator import EnginesRequest, StudyRequest, link_to, start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import moment_text
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import against, labelled
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.shorten import SENTENCE, shortened
from surajang.gui.kit.translation import tr
from surajang.gui.matches import matches_text
from surajang.gui.matches.engine_match import EngineMatch, MatchStore
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.matches.match_record import Record, Result
from surajang.gui.matches.match_tables import GamesModel, GamesView, ScoreTable
from surajang.gui.matches.runner import Board
from surajang.gui.shell.page import Page
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reasons import reason_of

MAX_BOARDS = 4
BOARD = 200
"""The side of a live board, at the default text size."""

GAMES_LINES = 7
"""The minimum number of visible lines in the list of games."""

NAME = 30
"""The most characters of an engine's name in the list of matches."""


class MatchesPage(Page):
    """Shows one match, and lists the others."""

    def __init__(self, store: MatchStore, tools: PageTools) -> None:
        super().__init__()
        self._store = store
        self._tools = tools
        self._run: EngineMatch | None = None
        self._model: GamesModel | None = None
        self.boards: list[MiniBoard] = []
        self._captions: list[Label] = []
        self._boards_shown: list[Board] = []
        self.choice = ComboBox(self, tr("Match"), narrow=16)
        self.choice.activated.connect(lambda _: self._open_chosen())
        self.go_on = make_button(matches_text.GO_ON(), self, self._toggle, look="primary", enter=True)
        self.remove = make_button(tr("Move to the trash"), self, store.remove, enter=True)
        self.progress = Label(parent=self, look="heading", wraps=True)
        self.trouble = Label(parent=self, look="wrong", wraps=True)
        self.difference = Label(parent=self, wraps=True)
        self.details = Label(parent=self, look="muted", wraps=True)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = ScoreTable(self)
        self.watch = QCheckBox(tr("Show the boards"), self)
        self.watch.setChecked(bool(tools.settings["series"].get("watch", True)))
        self.watch.toggled.connect(self._watch)
        self._row = QWidget(self)
        self._flow = Flow(self._row, 12)
        self.games = GamesView(self)
        self.games.chosen.connect(self._study)
        self.study = make_button(tr("Study this game"), self, self.games.choose, enter=True)
        self._lay_out()
        store.listed.connect(self._list)
        store.opened.connect(self._show)
        store.removed.connect(self._show_none)
        self.apply_settings()
        self._refresh()

    def _lay_out(self) -> None:
        """Lay out the page; it scrolls if it does not fit."""
        title = Label(matches_text.TITLE(), self, look="title", wraps=True)
        words = Label(matches_text.WORDS(), self, look="muted", wraps=True)
        navigator = self._tools.navigator
        self.new = make_button(tr("New match…"), self, self.ask_for_new, look="primary", enter=True)
        engines = link_to(EnginesRequest(), tr("List of engines…"), navigator, self)
        links = lay_flow(self.new, engines, start_page_link(navigator, self), spacing=16)
        actions = lay_flow(self.go_on, self.study, self.remove, self.watch, spacing=8)
        page = QWidget(self)
        lay_column(
            lay_row((title, 1), links, spacing=16), words, self.choice,
            self.progress, self.trouble, self.table, self.difference, self.details,
            actions, self._row, (self.games, 100), 1,
            within=page, margins=(24, 16, 24, 16), spacing=10,
        )  # fmt: skip
        scroll_within(self, page)

    @property
    def title(self) -> str:
        return matches_text.TITLE()

    def begin(self) -> None:
        """Focus the page, or the list of games with the one that was studied last, and list the matches."""
        self.new.setFocus()
        run = self._store.run
        if run is not None:
            self._show(run)
            if run.studied is not None:
                self.games.select(run.studied)
                self.games.setFocus()
        self._store.refresh()

    def apply_settings(self) -> None:
        self.games.setMinimumHeight(round(GAMES_LINES * 1.6 * self.fontMetrics().height()))
        self.table.size_to_text()
        self._show_boards(anew=True)

    # Choice of a match

    def _list(self, records: list[Record]) -> None:
        self.choice.clear()
        for record in records:
            plan = record.plan
            names = against([shortened(each.title, NAME) for each in (plan.first, plan.second)])
            when = moment_text(record.folder.name[:16].replace(".", ":"))
            self.choice.addItem(labelled(matches_text.begun(when, plan.variant), names), record)
        if not records:
            self.choice.addItem(matches_text.NONE_YET())
        self.choice.setEnabled(bool(records))
        if self._store.run is None:
            self._run = None
            if records:
                self._open_chosen()
        self._select()
        self._refresh()

    def _open_chosen(self) -> None:
        record = self.choice.currentData()
        if record is not None:
            self._store.open(record)

    def _select(self) -> None:
        for row in range(self.choice.count()):
            record = self.choice.itemData(row)
            if self._run is not None and record is not None and record.folder == self._run.folder:
                self.choice.setCurrentIndex(row)

    def _show(self, run: EngineMatch) -> None:
        if run is not self._run:
            if self._run is not None:
                self._run.changed.disconnect(self._refresh)
                self._run.moved.disconnect(self._show_boards)
            self._run = run
            run.changed.connect(self._refresh)
            run.moved.connect(self._show_boards)
            self._model = GamesModel(run.plan, run.results, self)
            self.games.show_games(self._model)
            self.games.selectionModel().currentChanged.connect(lambda *_: self._show_possible())
        self._select()
        self._refresh()

    def _show_none(self) -> None:
        self._run = None
        self._refresh()

    # State

    def _refresh(self) -> None:
        run = self._run
        shown = (self.table, self.go_on, self.remove, self.study, self.watch, self.games, self._row)
        for widget in shown:
            widget.setVisible(run is not None)
        self._show_boards()
        if run is None:
            for label in (self.progress, self.trouble, self.difference, self.details):
                label.hide()
            return
        if self._model is not None:
            self._model.refresh()
        names = (run.plan.first.title, run.plan.second.title)
        score = run.score
        self.table.show_score(names, score)
        self.progress.show_text(self._state(run))
        self.trouble.show_text(shortened(run.trouble, SENTENCE))
        self.difference.show_text(matches_text.difference(names, score))
        self.details.show_text(_details(run))
        self._show_possible()

    def _state(self, run: EngineMatch) -> str:
        """Return whether the match is running, and how many games have ended, in words."""
        if run.stopping:
            return matches_text.STOPPING()
        if run.finished:
            state = tr("Decided") if run.verdict else tr("All games played")
        else:
            state = tr("Being played") if run.running else tr("Paused")
        return tr("{state}: {played} of {games} games", state=state, played=len(run.results), games=run.plan.games)

    def _show_possible(self) -> None:
        """Enable the buttons that apply."""
        run = self._run
        if run is None:
            return
        self.go_on.setText(tr("Pause") if run.running else matches_text.GO_ON())
        self.go_on.setEnabled(not run.stopping and (run.running or not run.finished))
        self.remove.setEnabled(not run.running)
        self.study.setEnabled(self.games.current is not None)

    def _toggle(self) -> None:
        if self._run is not None and self._run.running:
            self._run.pause()
        elif self._run is not None:
            self._run.start()

    def ask_for_new(self) -> None:
        """Ask for the plan of a new match, and begin it."""
        dialog = NewMatchDialog(self._tools.settings, self._tools.window)
        dialog.agreed.connect(self._store.begin)
        open_dialog(dialog)

    def _study(self, result: Result) -> None:
        navigator = self._tools.navigator
        if self._run is not None:
            self._run.studied = result
            self._run.text_of(
                result,
                lambda text: navigator.open(StudyRequest(text)),
                lambda error: navigator.tell(tr("The game could not be read: {why}.", why=reason_of(error))),
            )

    # The boards

    def _watch(self, on: bool) -> None:
        self._tools.settings["series"] = {**self._tools.settings["series"], "watch": on}
        self._show_boards()

    def _show_boards(self, anew: bool = False) -> None:
        """Show the running games."""
        run = self._run
        boards = run.boards[:MAX_BOARDS] if run is not None and self.watch.isChecked() else []
        if len(boards) != len(self.boards) or anew:
            self._make_boards(len(boards))
        if run is None:
            return
        options = board_options(self._tools.settings, run.plan.variant)
        names = (run.plan.first.title, run.plan.second.title)
        for place, board in enumerate(boards):
            if place < len(self._boards_shown) and self._boards_shown[place] == board and not anew:
                continue
            first, second = names[:: -1 if board.number % 2 else 1]
            state = replace(state_from_fen(run.plan.variant, board.fen), last_move=board.last)
            self.boards[place].show_state(state, options)
            words = matches_text.BOARD(
                number=board.number + 1, first=first, second=second, plies=(board.plies + 1) // 2
            )
            self._captions[place].setText(words)
            self.boards[place].setAccessibleName(words)
        self._boards_shown = boards

    def _make_boards(self, count: int) -> None:
        self._flow.clear()
        self.boards, self._captions, self._boards_shown = [], [], []
        run = self._run
        if run is None:
            return
        side = round(BOARD * self._tools.style.zoom / 100)
        for _ in range(count):
            frame = QWidget(self._row)
            board = MiniBoard(board_options(self._tools.settings, run.plan.variant), frame)
            board.setFixedSize(side, side)
            caption = Label(parent=frame, look="muted", wraps=True)
            caption.setFixedWidth(side)
            caption.setFixedHeight(3 * self.fontMetrics().lineSpacing())
            caption.setAlignment(Qt.AlignmentFlag.AlignTop)
            lay_column(board, caption, within=frame, margins=0, spacing=4)
            self._flow.addWidget(frame)
            frame.show()
            self.boards.append(board)
            self._captions.append(caption)
        self._row.updateGeometry()


def _details(run: EngineMatch) -> str:
    """Return the points of pairs of games, the state of the test, and the path of the games."""
    score, trial = run.score, run.plan.trial
    lines = []
    if score.pairs:
        lines.append(matches_text.PAIRS(sums=matches_text.summary([score.pairs.count(half / 2) for half in range(5)])))
    if trial is not None:
        lines += matches_text.test_result(score, trial, run.verdict, run.plan.first.title)
    if run.results:
        lines.append(tr("All games are in {path}.", path=readable(str(run.record.games_file))))
    return "\n".join(lines)


def show_matches(store: MatchStore, tools: PageTools) -> MatchesPage:
    """Show the page of matches; return it."""
    page = MatchesPage(store, tools)
    page.show_again = partial(show_matches, store, tools)
    tools.navigator.show_page(page)
    page.begin()
    return page
