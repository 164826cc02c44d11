"""The page of the library: the list of games with its filters, a board that shows them, and statistics."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from surajang.gui.desk.navigator import LibraryRequest, StartPageRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import date_text
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside, described
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.row_list import add_key
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import Text, continuing, language, tr
from surajang.gui.library import finding, library_text
from surajang.gui.library.explorer import Explorer, ExplorerArea, ExplorerPanel, replayed
from surajang.gui.library.finding import Branch, Listed, Query
from surajang.gui.library.games_table import LINE, GamesFilter, GamesTable, GamesTableModel, row_after
from surajang.gui.library.library_actions import LibraryActions, ListPlace
from surajang.gui.library.library_sources import ReadingBar
from surajang.gui.library.own_data import tidy
from surajang.gui.library.statistics import Figures, FiguresView, count
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.storage.paths import readable
from surajang.gui.words import naming, outcome_text
from surajang.rules import fen

WIDE = 900
"""From this width on, at the default text size, the board is beside the list and not below it."""

ROWS = 9
"""The minimum number of visible games."""

MARGIN, SIDE_MARGIN, GAP = 20, 32, 12

MAX_REVIEWED = 1_000


class LibraryPage(Page):
    """All games, with a board that shows the current one."""

    def __init__(self, actions: LibraryActions, tools: PageTools) -> None:
        super().__init__(tools.pages)
        self._actions = actions
        self._library = library = actions.library
        self._tools = tools
        self._query = Query()
        self._listed: Query | None = None
        self._asked: dict[str, Callable[[], None]] = {}
        self._shown: Listed | None = None
        self._place: ListPlace | None = None
        self._possible: list[bool] = []
        self._tags_shown: list[str] = []
        self._identity = ""
        self._leaving = False
        page = QWidget(self)
        self.area = scroll_within(self, page)  # a widget moved there later would get its style twice
        self.games = QWidget(page)
        self.message = Label(parent=page, wraps=True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.message.hide()
        self.reading = ReadingBar(page)
        self.filter = GamesFilter(page)
        self.model = GamesTableModel(library.data.tags_of, self._fetch, self._sort, self)
        self.table = GamesTable(self.model, self.games)
        self.count = Label(parent=self.games, look="muted", wraps=True)
        self.side = ExplorerArea(self.games)
        self.explorer = ExplorerPanel(tools.settings, tools.style, self.side.viewport())
        self.side.setWidget(self.explorer)
        self.figures = FiguresView(page)
        self._build(page)
        self._listen()
        self.handlers = {
            "step_back": CommandHandler(
                lambda: self.explorer.step("previous"), lambda: self.explorer.may_step[0] and not self.shows_figures
            ),
            "study_game": CommandHandler(
                partial(self._with_current, actions.study), lambda: self.buttons[library_text.STUDY].isEnabled()
            ),
            "review_game": CommandHandler(
                partial(self._with_selected, actions.review), lambda: self.buttons[library_text.REVIEW].isEnabled()
            ),
            "copy_position": CommandHandler(self._copy_position, lambda: self.explorer.explorer is not None),
            "step_forward": CommandHandler(
                lambda: self.explorer.step("next"), lambda: self.explorer.may_step[1] and not self.shows_figures
            ),
        }
        self.apply_settings()
        self.reading.show_progress(library.progress)

    # Layout

    def _build(self, page: QWidget) -> None:
        head = self._head()
        left = lay_column(self.count, (self.table, 1), self._button_row(), spacing=8)
        self._body: QBoxLayout = lay_row((left, 2), (self.side, 1), spacing=2 * GAP)
        lay_column(self._body, within=self.games, margins=0)
        parts = (head, self.reading, self.message, self.filter, (self.games, 1), (self.figures, 1))
        lay_column(*parts, within=page, margins=(SIDE_MARGIN, MARGIN, SIDE_MARGIN, MARGIN), spacing=GAP)
        self.figures.hide()

    def _head(self) -> QBoxLayout:
        title = Label(library_text.TITLE(), self, look="title")
        links = Flow(spacing=16)
        self.links: dict[Text, QPushButton] = {}
        for text, action in (
            (library_text.STATISTICS, partial(self.turn, True)),
            (library_text.GAMES_AGAIN, partial(self.turn, False)),
            (library_text.SOURCES, self._actions.show_sources),
            (library_text.START_PAGE, lambda: self._tools.navigator.open(StartPageRequest())),
        ):
            self.links[text] = make_button(text(), self, action, look="link", enter=True)
            links.addWidget(self.links[text])
        self.links[library_text.GAMES_AGAIN].hide()
        self._heading: QBoxLayout = lay_row((title, 1), links, spacing=GAP)
        return self._heading

    def _button_row(self) -> Flow:
        row, actions = Flow(spacing=8), self._actions
        self.buttons: dict[Text, QPushButton] = {}
        for text, action in (
            (library_text.OPEN, partial(self._with_current, actions.open)),
            (library_text.STUDY, partial(self._with_current, actions.study)),
            (library_text.REVIEW, partial(self._with_selected, actions.review)),
            (library_text.EXPORT, lambda: actions.export(self.table.selected_numbers())),
            (library_text.DELETE, partial(self._with_selected, actions.delete)),
        ):
            self.buttons[text] = make_button(text(), self, action, enter=True)
            row.addWidget(self.buttons[text])
        self.buttons[library_text.OPEN].setProperty("primary", True)
        return row

    def _listen(self) -> None:
        library = self._library
        self._followed = (
            (library.changed, self.reload),
            (library.progressed, self.reading.show_progress),
            (library.failed, self.tell),
            (library.data.changed, self._show_tags),
        )
        for signal, slot in self._followed:
            signal.connect(slot)
        self.reading.cancelled.connect(self._cancel)
        self.filter.changed.connect(self.reload)
        self.table.opened.connect(partial(self._with_current, self._actions.open))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._selected())
        self.explorer.moved.connect(self._walked)
        self.explorer.branches_requested.connect(self._ask_for_branches)
        self.explorer.here.toggled.connect(lambda _: self.reload())
        self.explorer.tags_entered.connect(self._tag)
        add_key(self.table, Qt.Key.Key_Delete, partial(self._with_selected, self._actions.delete))

    @property
    def title(self) -> str:
        return library_text.TITLE()

    def begin(self) -> None:
        """Show the indexed games, and read changed files."""
        self._show_tags()
        self._library.refresh()
        self.reload()
        self.table.setFocus()

    def go_to(self, place: ListPlace) -> None:
        """Filter and sort the list as it was, before `begin`, which shows the games from there."""
        self._place = place
        self._query = replace(self._query, order=place.order, descending=place.descending)
        self.table.show_order(place.order, place.descending)
        self.filter.offer_tags(self._library.data.all_tags())
        self.filter.enter(place.entries)

    def show_position(self, explorer: Explorer) -> None:
        """Show a position, and only games in which it occurs."""
        with QSignalBlocker(self.explorer.here):
            self.explorer.here.setChecked(True)
        self.explorer.show_line(explorer, library_text.title_of(explorer.variant.name))
        self.reload()

    def leave(self) -> None:
        """Drop all queries, and remember the place in the list unless it is of one position."""
        self._leaving = True
        if not self.explorer.here.isChecked():
            self._actions.left_at = ListPlace(
                self.filter.entries,
                self._query.order,
                self._query.descending,
                self._current_number(),
                self.table.verticalScrollBar().value(),
            )
        for forget in self._asked.values():
            forget()
        self._asked.clear()
        for signal, slot in self._followed:
            signal.disconnect(slot)

    def tell(self, text: str) -> bool:
        """Show a message."""
        self.message.show_text(text)
        return True

    def _cancel(self) -> None:
        self._library.cancel()
        self.tell(library_text.STOPPED())

    def show_own_games(self) -> None:
        """Offer the present own games."""
        self.filter.offer_games()

    def apply_settings(self) -> None:
        self.table.measure()
        self.filter.measure()
        self.explorer.apply_settings()
        self.table.setMinimumHeight(round(self.fontMetrics().height() * LINE * (ROWS + 1)))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the board beside the list or below it."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the size of the text changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "buttons"):
            self.apply_settings()

    def _lay_out(self) -> None:
        """Place the board beside the list or below it."""
        wide = self.width() >= WIDE * self._tools.style.zoom / 100
        directions = QBoxLayout.Direction
        for layout in (self._heading, self._body):
            layout.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self.side.set_scrolling(wide)

    # The list

    def _ask(self, name: str, question: Callable[[sqlite3.Connection], object], take: Callable[..., object]) -> None:
        """Query the index; an earlier query of the same name is dropped."""
        forget = self._asked.pop(name, None)
        if forget is not None:
            forget()
        self._asked[name] = self._library.ask(question, take, self)

    def reload(self) -> None:
        """Show the games that match the filter."""
        if self._leaving:
            return
        query, explorer = self.filter.query(self._library.data.tagged), self.explorer.explorer
        key = explorer.key if explorer is not None and self.explorer.here.isChecked() else None
        self._query = replace(query, key=key, order=self._query.order, descending=self._query.descending)
        self._ask("list", partial(self._library.list_games, self._query), self._show_list)
        self._ask_for_branches()
        self._ask_for_figures()

    def _show_list(self, answer: tuple[array[int], list[str]]) -> None:
        """List games, and stay on the current one."""
        numbers, reasons = answer
        before = self._current_number()
        self.filter.offer_reasons(reasons)
        self.count.setText(self._counted(len(numbers)))
        same_query, self._listed = self._listed == self._query, self._query
        if numbers and numbers == self.model.numbers:
            return
        scrolled = self.table.verticalScrollBar().value() if self._place is None else self._place.scrolled
        stays = row_after(before, self.model.numbers, numbers) if same_query else 0
        chosen = self.table.several_selected(MAX_REVIEWED) if same_query else frozenset()
        self.model.show_numbers(numbers)
        self.table.scroll_to_row(scrolled)
        row = numbers.index(before) if before and before in numbers else -1
        if row < 0 and not self.explorer.here.isChecked():
            row = stays
        if 0 <= row < len(numbers):
            self.table.selectRow(row)
            if before in chosen and numbers[row] == before:
                self.table.select_numbers(chosen)
        else:
            self._show_possible()
            if not numbers and not self.explorer.here.isChecked():
                self._show_nothing()

    def _current_number(self) -> int:
        """Return the number of the game on the board, or of the one it is going to show; 0 if there is none."""
        if self._shown is not None:
            return self._shown.number
        return self._place.number if self._place is not None else 0

    def _counted(self, count: int) -> str:
        """Return how many games are listed; while files are being read there may be more."""
        if count:
            return beside(library_text.COUNTED(count), library_text.LOOKING() if self._library.busy else "")
        if self.filter.narrow or self.explorer.here.isChecked():
            return library_text.NOTHING_FOUND()
        return library_text.LOOKING() if self._library.busy else library_text.NO_GAMES()

    def _sort(self, order: str, descending: bool) -> None:
        if (order, descending) != (self._query.order, self._query.descending):
            self._query = replace(self._query, order=order, descending=descending)
            self.reload()

    def _fetch(self, numbers: list[int]) -> None:
        self._library.ask(partial(finding.listed, wanted=numbers), self._fill, self)

    def _fill(self, games: list[Listed]) -> None:
        """Show fetched rows; the selected game may be among them."""
        if self._leaving:
            return
        self.model.fill(games)
        if self.table.current_game() is not self._shown:
            self._selected()

    # The current game

    def _selected(self) -> None:
        self._show_possible()
        game, former = self.table.current_game(), self._shown
        if game is not None:
            self._shown = game
        self._show_tags()
        if game is not None and game != former:
            self._place = None
            self._ask("line", partial(replayed, game, self._query.key), partial(self._show_line, game))

    def _show_line(self, game: Listed, explorer: Explorer | None) -> None:
        """Show a game on the board, or nothing if it cannot be replayed."""
        if explorer is None:
            self._show_nothing()
            return
        facts = game.facts
        result = continuing(outcome_text.ended(facts.result, facts.reason))
        file = "" if game.own else readable(game.path.name)
        event = naming.event(facts.event, inline=True)
        played = date_text(facts.played[:10]) + facts.played[10:16]
        words = (library_text.title_of(facts.variant), played, event, result, file)
        players = library_text.called(facts.players, facts.variant)
        self.explorer.show_line(explorer, players, described(*words))
        self.game_name = facts.variant
        self._ask_for_branches()
        self._show_commands()

    def _show_nothing(self) -> None:
        self._shown = None
        self.explorer.show_line(None)
        self._show_tags()
        self._show_commands()

    def _copy_position(self) -> None:
        explorer = self.explorer.explorer
        if explorer is not None:
            QGuiApplication.clipboard().setText(fen.write(explorer.game.position))
            self.tell(tr("The position is on the clipboard."))

    def _walked(self) -> None:
        """Follow the board."""
        if self.explorer.here.isChecked():
            self.reload()
        else:
            self._ask_for_branches()
        self._show_commands()

    def _ask_for_branches(self) -> None:
        """Look up the moves played from the position on the board."""
        if self.explorer.explorer is not None and self.explorer.shows_mine:
            key = self.explorer.explorer.key
            self._ask("tree", partial(finding.tree, key=key, query=self._query), partial(self._show_branches, key))

    def _show_branches(self, key: int, branches: list[Branch]) -> None:
        """Show the moves played from a position, if the board still shows it."""
        explorer = self.explorer.explorer
        if explorer is not None and explorer.key == key:
            self.explorer.show_branches(branches)

    # Actions

    def _show_possible(self) -> None:
        """Enable the buttons that apply to the selected games."""
        count = sum(map(len, self.table.selected()))
        for one in (library_text.OPEN, library_text.STUDY):
            self.buttons[one].setEnabled(count == 1)
        self.buttons[library_text.REVIEW].setEnabled(0 < count <= MAX_REVIEWED)
        self.buttons[library_text.EXPORT].setEnabled(count > 0)
        self.buttons[library_text.DELETE].setEnabled(count > 0)
        self._show_commands()

    def _show_commands(self) -> None:
        """Report changes of the available commands only: refreshing all menus takes longer than showing a row."""
        possible = [handler.enabled() for handler in self.handlers.values()]
        if possible != self._possible:
            self._possible = possible
            self.state_changed.emit()

    def _with_current(self, act: Callable[[Listed], None]) -> None:
        """Run an action with the selected game, if it is the only one."""
        game = self.table.current_game()
        if game is not None and sum(map(len, self.table.selected())) == 1:
            act(game)

    def _with_selected(self, act: Callable[[list[Listed]], None]) -> None:
        """Look up the selected games, and run an action with them unless the page has been left by then."""
        numbers = self.table.selected_numbers()

        def take(games: list[Listed]) -> None:
            if games and not self._leaving:
                act(games)

        if numbers:
            self._library.ask(partial(finding.listed, wanted=numbers), take, self)

    # Tags

    def _show_tags(self) -> None:
        """Show the tags of the current game, and offer all tags to filter by."""
        self.filter.offer_tags(self._library.data.all_tags())
        self.table.viewport().update()
        game = self._tagged()
        identity = game.facts.identity if game is not None else ""
        if identity and identity == self._identity and self.explorer.tags.isModified():
            return  # they are being entered
        self._identity = identity
        self._tags_shown = self._library.data.tags_of(identity) if identity else []
        self.explorer.show_tags(self._tags_shown, bool(identity))

    def _tagged(self) -> Listed | None:
        """Return the current game, also while its row is fetched again because the list has changed."""
        row, shown = self.table.current_row(), self._shown
        if shown is not None and row >= 0 and self.model.numbers[row] == shown.number:
            return shown
        return self.model.game(row)

    def _tag(self, text: str) -> None:
        """Give the selected games the entered tags."""
        tags = tidy(text)
        if tags == self._tags_shown:
            return
        before, data = self._tags_shown, self._library.data
        self._tags_shown = tags

        def listed(games: list[Listed]) -> None:
            data.tag([game.facts.identity for game in games], tags, before)

        self._library.ask(partial(finding.listed, wanted=self.table.selected_numbers()), listed)

    # Statistics

    @property
    def shows_figures(self) -> bool:
        """Whether the statistics are shown in place of the list."""
        return not self.figures.isHidden()

    def turn(self, to_figures: bool) -> None:
        """Show the statistics in place of the list, or the list again."""
        (self.games if to_figures else self.figures).hide()
        (self.figures if to_figures else self.games).show()
        self.links[library_text.STATISTICS].setVisible(not to_figures)
        self.links[library_text.GAMES_AGAIN].setVisible(to_figures)
        self.links[library_text.GAMES_AGAIN if to_figures else library_text.STATISTICS].setFocus()
        self._show_commands()
        self._ask_for_figures()

    def _ask_for_figures(self) -> None:
        """Count the games that the filter leaves, if the statistics are shown."""
        if self.shows_figures:
            self._ask("figures", partial(count, query=self._query), self._show_figures)

    def _show_figures(self, found: Figures) -> None:
        self.figures.show_figures(found, self.filter.narrow)


def show_library(actions: LibraryActions, tools: PageTools, request: LibraryRequest) -> LibraryPage:
    """Show all games, or those that are requested; return the page."""
    page, game, made_in = LibraryPage(actions, tools), request.game, language()
    page.show_again = again = partial(show_library, actions, tools, LibraryRequest(game))

    def present() -> None:
        tools.navigator.show_page(page)
        actions.library.data.add(list(request.added))
        page.tell(request.message)
        if actions.left_at is not None and game is None and not request.added:
            page.go_to(actions.left_at)
        page.begin()
        if game is not None:
            moves = [node.move for node in game.line()[1:]]
            page.show_position(Explorer(game.variant, game.start_fen, moves, len(moves)))
        if language() != made_in:
            again()

    soon(actions, present)  # making the page has taken long enough
    return page
