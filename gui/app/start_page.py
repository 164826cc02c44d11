"""The start page with the games and the newest unfinished one, and the page shown while a file opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from surajang.gui.app.start_cards import ActionButton, ActionRow, FamilyCard, OwnSection
from surajang.gui.app.unfinished_games import UnfinishedGames
from surajang.gui.board.board_options import board_options
from surajang.gui.desk.game_card import PADDING
from surajang.gui.desk.navigator import (
    COMPUTER,
    TWO,
    LessonsRequest,
    LibraryRequest,
    Navigator,
    NewGameRequest,
    NewStudyRequest,
    OpenFileRequest,
    PuzzlesRequest,
    UnfinishedRequest,
)
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.qt_helpers import go_through, soon
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.style import Style, program_picture
from surajang.gui.kit.translation import tr
from surajang.gui.shell.knowledge import ASKED, nearest_family
from surajang.gui.shell.page import Page
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.paths import readable
from surajang.rules.games import GAMES

if TYPE_CHECKING:
    from surajang.gui.app.first_visit import FirstVisit
    from surajang.gui.app.start_cards import ContinueCard, Note
    from surajang.gui.kit.banner import Banner, Choice
    from surajang.rules.game import Game
    from surajang.rules.variant import Variant

MARGIN, SIDE_MARGIN = 24, 32
SPACING, GAP = 20, 14
"""Between the parts of the page, and between cards."""

CARD = 210
"""The least width of a card."""

ICON = 22
"""The side of a button's icon."""

MIN_BOARD, MAX_BOARD = 140, 400
"""The smallest and largest side of a board."""

WIDEST = 1500
"""The maximum width of the page's content."""


class Area(ScrollArea):
    """The visible part of the page."""

    resized = Signal()
    """The size has changed."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size."""
        super().resizeEvent(event)
        self.resized.emit()


class StartPage(Page):
    """The title, the main actions, the newest unfinished game, and a card for each family of games.

    A visitor is asked which games they know until they answer or skip the question.
    """

    _last: Variant | None = None
    """The game that was the last one played when the cards were put in order."""

    def __init__(
        self, settings: Settings, style: Style, unfinished: UnfinishedGames, navigator: Navigator, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._columns = 0
        self._parts: list[QWidget] = []
        self._settings = settings
        self._style = style
        self._unfinished = unfinished
        self._navigator = navigator
        self.area = Area(self)
        self._seen = QWidget()  # finding a widget that Qt has made takes a while
        self.area.setViewport(self._seen)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay_column(self.area, within=self, margins=0)
        page = QWidget(self._seen)  # a widget that gets another parent later is measured again
        page.setObjectName("page")
        margins = (SIDE_MARGIN, MARGIN, SIDE_MARGIN, MARGIN)
        self._column = lay_column(self._head(), within=page, margins=margins, spacing=SPACING)
        self.action_row = self._make_actions(page)
        self._column.addWidget(self.action_row)
        self.first_visit: FirstVisit | None = None
        if self._asks_visitor:
            self._ask_visitor(page)
        self._offer = QHBoxLayout()
        self._column.addLayout(self._offer)
        self.continue_card: ContinueCard | None = None
        self.note: Note | None = None
        self._study_place = QVBoxLayout()
        self._column.addLayout(self._study_place)
        self.study_note: Banner | None = None
        self._news_place = QVBoxLayout()
        self._column.addLayout(self._news_place)
        self.news_note: Banner | None = None
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        self._column.addLayout(self._grid)
        self.cards: list[FamilyCard] = []
        for family in (variant for variant in GAMES.values() if not variant.family):
            variants = [family, *(variant for variant in GAMES.values() if variant.family == family.name)]
            card = FamilyCard(variants, settings, navigator, page)
            card.resized.connect(self._lay_out)
            self.cards.append(card)
        self.own_section = OwnSection(settings, navigator, page)
        self._column.addWidget(self.own_section)
        self._column.addStretch(1)
        self._order()
        self.area.setWidget(page)
        self.area.resized.connect(self._lay_out)
        self.apply_settings()

    def _head(self) -> QHBoxLayout:
        """Return the title, with a sentence about the games."""
        icon = Label()
        icon.setPixmap(program_picture(56, self.devicePixelRatio()))
        title = Label("Surajang", look="title")
        subtitle = Label(
            tr("Drop chess: what you capture is yours to put back on the board."), look="muted", wraps=True
        )
        self._head_row = lay_row(icon, (lay_column(1, title, subtitle, 1, spacing=0), 1), spacing=16)
        return self._head_row

    def _make_actions(self, page: QWidget) -> ActionRow:
        """Return the row of buttons to play, learn and review."""
        row = ActionRow(page)
        self.computer_button = ActionButton(tr("Play the computer"), row)
        self.two_button = ActionButton(tr("Two players"), row)
        self.learn_button = ActionButton(tr("Learn"), row)
        self.puzzles_button = ActionButton(tr("Puzzles"), row)
        self.library_button = ActionButton(tr("My games"), row)
        self.study_button = ActionButton(tr("Study"), row)
        self.open_button = ActionButton(tr("Open…"), row)
        for button, request in (
            (self.computer_button, NewGameRequest(mode=COMPUTER)),
            (self.two_button, NewGameRequest(mode=TWO)),
            (self.learn_button, LessonsRequest()),
            (self.puzzles_button, PuzzlesRequest()),
            (self.library_button, LibraryRequest()),
            (self.study_button, NewStudyRequest()),
            (self.open_button, OpenFileRequest()),
        ):
            button.clicked.connect(lambda _=False, request=request: self._navigator.open(request))
            button.setAutoDefault(True)  # so that Enter presses it, outside a dialog too
            row.add(button)
        for button in (self.computer_button, self.two_button):
            button.setProperty("primary", True)
        return row

    @property
    def _asks_visitor(self) -> bool:
        """Whether the player has neither answered nor skipped the question."""
        return not self._settings["knows"] and not self._settings["explained"].get(ASKED)

    def _ask_visitor(self, page: QWidget) -> None:
        """Ask which games the player knows, until that is answered or skipped."""
        from surajang.gui.app.first_visit import FirstVisit  # noqa: PLC0415  # only then

        asked = self.first_visit = FirstVisit(self._settings, self._navigator, page)
        asked.resized.connect(self._lay_out)
        self._column.addWidget(asked)

    def _order(self) -> None:
        """Put the family played last first, with the rule set played unless another was chosen since; before any game,
        the one nearest to the games that the player knows.
        """
        last = GAMES.get(self._settings["new_game"].get("game", "") or nearest_family(self._settings["knows"]))
        for card in self.cards:
            if last is not None and last is not self._last and last in card.variants:
                card.choose(last)
        self._last = last
        self.cards.sort(key=lambda card: last not in card.variants)
        self._columns = 0

    def apply_settings(self) -> None:
        side = round(ICON * self._style.zoom / 100)
        for button, name in (
            (self.computer_button, "computer"),
            (self.two_button, "people"),
            (self.learn_button, "learn"),
            (self.puzzles_button, "puzzle"),
            (self.library_button, "folder"),
            (self.study_button, "study"),
            (self.open_button, "open"),
        ):
            button.setIconSize(QSize(side, side))
            button.setIcon(self._style.large_icon(name, side, bool(button.property("primary"))))
        for card in self.cards:
            card.apply_settings()
        self.own_section.apply_settings()
        if self.first_visit is not None and not self._asks_visitor and not self.first_visit.answered:
            self._drop_question()
            self._lay_out()
        if self.continue_card is not None:
            self.continue_card.aside.setIcon(self._style.icon("close"))

    def refresh(self) -> None:
        """Show the page from its top, with the game played last first."""
        if not self._columns:  # not shown yet
            return
        if not self._asks_visitor:
            self._drop_question()
        self._order()
        self._lay_out()
        self.area.verticalScrollBar().setValue(0)

    def show_own_games(self) -> None:
        """Show the own games that are listed now."""
        self.own_section.show_games()
        self._order()
        self._lay_out()

    def show_added(self, name: str) -> bool:
        """Show and focus the card of an own game."""
        card = next((card for card in self.own_section.cards if card.variant.name == name), None)
        if card is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            soon(card, partial(self._reveal, card))
        return card is not None

    def _reveal(self, card: QWidget, turns: int = 3) -> None:
        """Scroll to a card, in some turns of the event loop: a scroll bar that appears changes the places of cards."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.area.ensureWidgetVisible(card, 0, MARGIN)
        if turns > 1:
            soon(card, partial(self._reveal, card, turns - 1))

    def expect_to_continue(self) -> ContinueCard:
        """Show a card for an unfinished game before it is read, and return it."""
        from surajang.gui.app.start_cards import ContinueCard  # noqa: PLC0415  # not before there is one

        focused = self._clear_offer()
        card = self.continue_card = ContinueCard(self)
        card.aside.setIcon(self._style.icon("close"))
        card.clicked.connect(self._unfinished.continue_offered)
        card.aside.clicked.connect(lambda: self._unfinished.put_offered_aside())
        card.all.clicked.connect(lambda: self._navigator.open(UnfinishedRequest()))
        self._offer.addWidget(card)
        card.show()
        if focused:
            card.go_on.setFocus()
        self._lay_out()
        return card

    def offer_to_continue(self, game: Game | None, words: str = "") -> None:
        """Show an unfinished game on the card, or no card."""
        if game is None:
            if self.continue_card is not None or self.note is not None:
                if self._clear_offer():
                    self.computer_button.setFocus()  # Qt would move it to a card at the end of the page
                self._lay_out()
            return
        card = self.continue_card or self.expect_to_continue()
        card.show_game(game, words, board_options(self._settings, game.variant))

    def show_number(self, number: int) -> None:
        """Show the number of unfinished games if there are more than the one offered."""
        for widget in (self.continue_card, self.note):
            if widget is not None:
                widget.all.show_number(number)
        self._lay_out()

    def say_put_aside(self, words: str) -> None:
        """Replace the card by a note that the game was put aside, with a button to undo that."""
        self._say(words, undo=True).undo.setFocus()

    def say_unreadable(self, words: str = "") -> None:
        """Show in the card's place that no unfinished game can be read; `words` give the reason, if known."""
        self._say(words or tr("An unfinished game cannot be read."), undo=False)

    def _say(self, words: str, undo: bool) -> Note:
        """Replace the card by a note, and return it."""
        from surajang.gui.app.start_cards import Note  # noqa: PLC0415  # not before there is one

        self._clear_offer()
        note = self.note = Note(words, undo, self)
        note.undo.clicked.connect(lambda: self._unfinished.put_back())
        note.all.clicked.connect(lambda: self._navigator.open(UnfinishedRequest()))
        self._offer.addWidget(note)
        note.show()
        self._lay_out()
        return note

    def offer_study(self, words: str, go_on: Callable[[], object]) -> None:
        """Offer an interrupted study until the player chooses."""
        note = self.study_note = self._banner(self._study_place, self.study_button)
        note.say(words, tr("Continue your study"), choices=[(tr("Continue"), go_on), (tr("Not now"), self._lay_out)])
        self._lay_out()

    def tell_news(self, words: str, heading: str, choices: Sequence[Choice]) -> None:
        """Announce a newer version until the player chooses."""
        note = self.news_note = self._banner(self._news_place, self.open_button)
        note.say(words, heading, choices=[(label, partial(self._answer_news, action)) for label, action in choices])
        self._lay_out()

    def _banner(self, place: QVBoxLayout, button: QWidget) -> Banner:
        """Return a new banner in its place; a `button` has the focus after it."""
        from surajang.gui.kit.banner import Banner  # noqa: PLC0415  # loaded with the first message

        banner = Banner(button, self, passes=False)
        place.addWidget(banner)
        return banner

    def _answer_news(self, action: Callable[[], object]) -> None:
        """Remove the note, and run the choice."""
        self._lay_out()
        action()

    def _clear_offer(self) -> bool:
        """Remove the card or the note; return whether it had the focus."""
        focused = False
        for widget in (self.continue_card, self.note):
            if widget is not None:
                self._offer.removeWidget(widget)
                focused |= widget.hasFocus() or widget.isAncestorOf(self.focusWidget() or self)
                widget.hide()
                widget.deleteLater()
        self.continue_card = self.note = None
        return focused

    def changeEvent(self, event: QEvent) -> None:
        """Lay the cards out again after a change of text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._columns:
            self._lay_out()

    def _drop_question(self) -> None:
        """Remove the question which games the player knows."""
        if self.first_visit is not None:
            self._column.removeWidget(self.first_visit)
            self.first_visit.hide()
            self.first_visit.deleteLater()
            self.first_visit = None

    def _lay_out(self) -> None:
        """Put as many cards in a row as fit, with boards as large as fit."""
        zoom = self._style.zoom / 100
        width, height = self._seen.width(), self._seen.height()
        inside = min(width - 2 * SIDE_MARGIN, round(WIDEST * zoom))
        aside = (width - inside) // 2
        self._column.setContentsMargins(aside, MARGIN, aside, MARGIN)
        columns = min(len(self.cards), max(1, (inside + GAP) // (round(CARD * zoom) + GAP)))
        if columns != self._columns:
            self._arrange(columns)
        rows = -(-len(self.cards) // columns)
        card = max(2 * PADDING, (inside - GAP * (columns - 1)) // columns)  # a page not shown yet is narrow
        above = self._head_row.totalHeightForWidth(inside) + SPACING + self.action_row.lay_out(inside, zoom) + SPACING
        for widget in (self.continue_card, self.note, self.first_visit, self.study_note, self.news_note):
            if widget is not None and not widget.isHidden():
                above += _height(widget, inside) + SPACING
        above += SPACING + _height(self.own_section.head, inside)
        row = (height - above - 2 * MARGIN - GAP * (rows - 1)) // rows
        side = row - max(known.height_around_board(card) for known in self.cards)
        side = min(max(side, MIN_BOARD), MAX_BOARD, card - 2 * PADDING)
        for known in self.cards:
            known.board.setFixedHeight(side)
        self.own_section.lay_out(columns, card, side)
        self._go_through_parts()

    def _go_through_parts(self) -> None:
        """Let Tab and screen readers go through the parts as they are on the page, however late they were added."""
        offers = (self.first_visit, self.continue_card, self.note, self.study_note, self.news_note)
        shown = [offer for offer in offers if offer is not None]
        parts = [self.action_row, *shown, *self.cards, self.own_section]
        if [*parts, *self.own_section.cards] != self._parts:
            self._parts = [*parts, *self.own_section.cards]
            go_through(parts)

    def _arrange(self, columns: int) -> None:
        """Put this many cards into each row; a card takes two columns of the grid, so that a row can be centred."""
        for column in range(2 * max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < 2 * columns else 0)
        self._columns = columns
        whole = len(self.cards) - len(self.cards) % columns
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            shift = columns - len(self.cards) % columns if number >= whole else 0
            self._grid.addWidget(card, row, 2 * column + shift, 1, 2)


def _height(widget: QWidget, width: int) -> int:
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


class OpeningPage(Page):
    """Shows which file is being opened, when the program was started with one."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.note = Label(tr("Opening {shortened}…", shortened=shortened(readable(Path(path).name))), self)
        self.note.setObjectName("muted")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setWordWrap(True)
        lay_column(self.note, within=self, margins=0)
