"""The cards of the start page, its row of buttons, and the note on a game put aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QPushButton, QSizePolicy, QWidget

from surajang.gui.board.board_options import BoardOptions, board_options
from surajang.gui.desk.game_card import PADDING, SPACING, GameCard
from surajang.gui.desk.navigator import (
    ExportGameRequest,
    KnownRequest,
    MeasureLevelsRequest,
    Navigator,
    NewGameRequest,
    OpenDefinitionRequest,
    PlaytestRequest,
    PositionStudyRequest,
    PractiseRequest,
    RemoveGameRequest,
    Request,
    RulesRequest,
    WorkshopRequest,
)
from surajang.gui.kit.buttons import FLAGS, WrappingButton, make_button, unbreakable
from surajang.gui.kit.flow_layout import Flow, button_row, lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.translation import tr
from surajang.gui.shell.knowledge import DIFFERENCES, NOTHING, differences_section, differences_title
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant

if TYPE_CHECKING:
    from surajang.rules.game import Game

GAP = 14
"""Between cards."""


class LinkedCard(GameCard):
    """A game's card with links below; a click on the card asks for a new game."""

    def __init__(self, variant: Variant, title: str, settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        super().__init__(board_options(settings, variant), title, naming.summary(variant), parent)
        self.variant = variant
        self._settings = settings
        self._navigator = navigator
        self.links = QWidget(self)
        self.flow = Flow(self.links, SPACING, centred=True)
        self.column.addWidget(self.links)
        self.clicked.connect(lambda: navigator.open(NewGameRequest(self.variant.name)))

    def add_link(self, text: str, request: Callable[[], Request]) -> QPushButton:
        """Add and return a link that makes a request."""
        link = make_button(text, self.links, lambda: self._navigator.open(request()), look="link", enter=True)
        link.setCursor(Qt.CursorShape.ArrowCursor)
        self.flow.addWidget(link)
        return link


class FamilyCard(LinkedCard):
    """A family of games: the board of the chosen rule set, its special rules, and links to read more."""

    resized = Signal()
    """The height needed has changed."""

    def __init__(self, variants: Sequence[Variant], settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        first = variants[0]
        super().__init__(first, naming.title(first), settings, navigator, parent)
        self.variants = variants
        self.edition: QPushButton | None = None
        if len(variants) > 1:
            self._offer_editions()
        self.rules = self.add_link(tr("How to play"), lambda: RulesRequest(self.variant.name))
        self.known = self.add_link(tr("What is known"), lambda: KnownRequest(self.variant.name))
        self.differences = self.add_link(
            "", lambda: RulesRequest(DIFFERENCES, differences_section(settings["knows"], first.name))
        )
        self.apply_settings()

    def _offer_editions(self) -> None:
        """Add a button with the rule sets to choose from."""
        self.edition = QPushButton(self)
        self.edition.setAutoDefault(True)  # so that Enter presses it, and not the card
        self.edition.setCursor(Qt.CursorShape.ArrowCursor)
        menu = QMenu(self.edition)
        group = QActionGroup(menu)
        for variant in self.variants:
            action = menu.addAction(naming.edition(variant))
            action.setCheckable(True)
            action.setChecked(variant is self.variant)
            action.setData(variant.name)
            action.triggered.connect(lambda _=False, variant=variant: self.choose(variant))
            group.addAction(action)
        self.edition.setMenu(menu)
        self.column.insertWidget(self.column.indexOf(self.words), self.edition, 0, Qt.AlignmentFlag.AlignHCenter)
        self.edition.stackUnder(self.links)  # so that screen readers come to it first

    def choose(self, variant: Variant) -> None:
        """Show another rule set of the family."""
        if variant is self.variant:
            return
        self.variant = variant
        if self.edition is not None:
            for action in self.edition.menu().actions():
                action.setChecked(action.data() == variant.name)
        self.set_words(naming.summary(variant))
        self.apply_settings()
        self.resized.emit()

    def apply_settings(self) -> None:
        """Follow the settings: the board's look, and what the player knows."""
        self.board.show_start(self.variant, board_options(self._settings, self.variant))
        knows = self._settings["knows"]
        self.differences.setText(differences_title(knows))
        self.differences.setVisible(knows != NOTHING)
        title = self.title.text()
        if self.edition is not None:
            self.edition.setText(naming.edition(self.variant))
            self.edition.setAccessibleName(headed(tr("Rules"), naming.edition(self.variant)))
        for link in (self.rules, self.known, self.differences):
            link.setAccessibleName(headed(title, link.text()))

    def height_around_board(self, width: int) -> int:
        """Return how much higher than its board the card is at a width."""
        labels: list[Label] = [label for label in (self.title, self.words) if not label.isHidden()]
        heights = [label.heightForWidth(width - 2 * PADDING) for label in labels]
        heights.append(self.links.heightForWidth(width - 2 * PADDING))
        if self.edition is not None:
            heights.append(self.edition.sizeHint().height())
        return 2 * PADDING + sum(SPACING + height for height in heights)


class OwnCard(LinkedCard):
    """The card of an own game: a click plays it, buttons and a menu do the rest."""

    def __init__(self, variant: Variant, title: str, settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        super().__init__(variant, title, settings, navigator, parent)
        self.study = self.add_link(tr("Study"), lambda: PositionStudyRequest(variant.name))
        self.rules = self.add_link(tr("How to play"), lambda: RulesRequest(variant.name))
        self.more = QPushButton(tr("More", "a menu of commands"), self.links, autoDefault=True)
        self.more.setCursor(Qt.CursorShape.ArrowCursor)
        self.more.setMenu(self._menu())
        self.flow.addWidget(self.more)
        for button in (self.study, self.rules, self.more):
            button.setAccessibleName(headed(title, button.text()))
        self.apply_settings()

    def _menu(self) -> QMenu:
        """Return the menu of less frequent actions."""
        menu = QMenu(self)
        for text, request in (
            (tr("Edit in the workshop"), WorkshopRequest(self.variant.name)),
            (tr("Let the computer practise…"), PractiseRequest(self.variant.name)),
            (tr("Measure the levels…"), MeasureLevelsRequest(self.variant.name)),
            (tr("Playtest…"), PlaytestRequest(self.variant.name)),
            (tr("Save the definition…"), ExportGameRequest(self.variant.name)),
            (tr("Remove…"), RemoveGameRequest(self.variant.name)),
        ):
            menu.addAction(text).triggered.connect(lambda _=False, request=request: self._navigator.open(request))
        return menu

    def apply_settings(self) -> None:
        """Follow the settings of boards."""
        self.board.show_start(self.variant, board_options(self._settings, self.variant))


class OwnSection(QWidget):
    """A heading, the buttons that make or open another own game, and a card for each game."""

    def __init__(self, settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._navigator = navigator
        self.cards: list[OwnCard] = []
        self._work = ("", "")
        """The game being worked on, and words about the work."""

        heading = Label(tr("Your own games"), self, look="section")
        self.open_button = make_button(
            tr("Open a definition…"), self, lambda: navigator.open(OpenDefinitionRequest()), enter=True
        )
        self.invent_button = make_button(
            tr("Make a game of your own…"), self, lambda: navigator.open(WorkshopRequest()), enter=True
        )
        self.head = QWidget(self)
        lay_flow(heading, self.invent_button, self.open_button, within=self.head, spacing=10)
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        lay_column(self.head, self._grid, within=self, margins=0, spacing=GAP)
        self.show_games()

    def show_games(self) -> None:
        """Show the own games that are listed now."""
        for card in self.cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        games = catalogue.games()
        self.cards = [
            OwnCard(variant, title, self._settings, self._navigator, self)
            for variant, title in zip(games, naming.titles(games), strict=True)
            if catalogue.is_own(variant)
        ]
        for card in self.cards:
            card.show()
        self.show_work(*self._work)

    def show_work(self, name: str, words: str) -> None:
        """Show the work on a game on its card; an empty name clears all cards."""
        self._work = name, words
        for card in self.cards:
            shown = words if card.variant.name == name else naming.summary(card.variant)
            if card.words.text() != shown:
                card.set_words(shown)

    def apply_settings(self) -> None:
        """Follow the settings of boards."""
        for card in self.cards:
            card.apply_settings()

    def lay_out(self, columns: int, width: int, side: int) -> None:
        """Put the cards into rows of `columns`, each of a width, with boards of this side."""
        filled = min(columns, len(self.cards))
        for column in range(max(columns + 1, self._grid.columnCount())):
            whole = filled == columns  # otherwise cards would be wider: Qt leaves no space between empty columns
            self._grid.setColumnMinimumWidth(column, width if column < filled and not whole else 0)
            self._grid.setColumnStretch(column, int(column < filled if whole else column == filled))
        for number, card in enumerate(self.cards):
            card.board.setFixedHeight(side)
            card.setMaximumWidth(width)  # the column of a card alone would follow the card's longest line
            self._grid.addWidget(card, number // columns, number % columns)


APART = 10
"""Pixels between buttons."""

ASIDE, ABOVE, BETWEEN = 9, 9, 5
"""Beside and above a button's content, its border included, and between icon and words."""

WIDEST = 190
"""A button's maximum width, at the default text size."""


class ActionButton(WrappingButton):
    """A button with its icon above its words, which wrap."""

    def minimumSizeHint(self) -> QSize:
        """Return the size that the longest word needs, with one line of words."""
        self.ensurePolished()
        words = [self.fontMetrics().horizontalAdvance(word) for word in unbreakable(self.text().replace("&", ""))]
        width = max([self.iconSize().width(), *words]) + 2 * ASIDE
        return QSize(width, self.heightForWidth(10_000))

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the icon above the wrapped words."""
        room = QRect(0, 0, max(1, width - 2 * ASIDE), 10_000)
        words = self.fontMetrics().boundingRect(room, FLAGS, self.text())
        return 2 * ABOVE + self.iconSize().height() + BETWEEN + words.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button in its style, then icon and words."""
        QPushButton.paintEvent(self, event)
        painter, side = QPainter(self), self.iconSize()
        inner = self.rect().adjusted(ASIDE, 0, -ASIDE, 0)
        words = self.fontMetrics().boundingRect(inner, FLAGS, self.text())
        top = (self.height() - side.height() - BETWEEN - words.height()) // 2
        self.icon().paint(painter, QRect(0, top, self.width(), side.height()))
        self.draw_text(painter, QRect(inner.left(), top + side.height() + BETWEEN, inner.width(), words.height()))


class ActionRow(QWidget):
    """Buttons in one row; if it does not fit, in as few rows of equal length as possible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(APART)
        self._columns = 0

    def add(self, button: QPushButton) -> None:
        """Add a button at the end."""
        self.buttons.append(button)

    def lay_out(self, width: int, zoom: float) -> int:
        """Arrange the buttons for a width, and return the height."""
        least = [button.minimumSizeHint().width() for button in self.buttons]
        count = columns = len(least)
        if sum(least) + APART * (count - 1) > width:
            rows = 2
            while columns > 1 and columns * max(least) + APART * (columns - 1) > width:
                columns = -(-count // rows)
                rows += 1
        if columns != self._columns:
            for column in range(max(columns, self._columns)):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
            for place, button in enumerate(self.buttons):
                self._grid.addWidget(button, *divmod(place, columns))
            self._columns = columns
        widest = columns * round(WIDEST * zoom) + APART * (columns - 1)
        self.setMaximumWidth(max(widest, sum(least)))
        return self._grid.heightForWidth(min(width, self.maximumWidth()))


BOARD = 132
"""The side of the board, in pixels."""


class ContinueCard(GameCard):
    """A card in one row: the board, the game's description, a button to continue it, and one to put it aside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(BoardOptions(), title=tr("Continue your game"), parent=parent)

    def lay_out(self) -> None:
        """Lay the board out beside the words."""
        self.board.setFixedSize(BOARD, BOARD)
        self.go_on = make_button(tr("Continue"), self, self.clicked.emit, look="primary", enter=True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the button takes the focus, and does the same
        self.all = NumberButton(2, self)
        text = lay_column(1, spacing=4)
        for label in (self.title, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)
            text.addWidget(label)
        text.addSpacing(4)
        text.addWidget(button_row(self, self.go_on, self.all))
        text.addStretch(1)
        self.aside = QPushButton(self)  # the last one that Tab comes to
        self.aside.setProperty("flat", True)
        self.aside.setAutoDefault(True)  # so that Enter presses it, and not the card
        give_tip(self.aside, tr("Put this game aside"))
        self.aside.setAccessibleName(tr("Put this game aside"))
        self.aside.setCursor(Qt.CursorShape.ArrowCursor)
        row = lay_row(self.board, (text, 1), within=self, margins=10, spacing=18)
        row.addWidget(self.aside, 0, Qt.AlignmentFlag.AlignTop)

    def show_game(self, game: Game, words: str, options: BoardOptions) -> None:
        """Show a game."""
        from surajang.gui.board.state_of_game import state_of  # noqa: PLC0415  # not before there is a game

        self.board.show_state(state_of(game), options)
        self.set_words(words)
        self.go_on.setText(tr("Continue with {game}", game=naming.title(game.variant)).replace("&", "&&"))


class NumberButton(QPushButton):
    """Opens the list of unfinished games and shows their number; hidden if there are fewer than `least`."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.show_number(0)

    def show_number(self, number: int) -> None:
        """Show how many unfinished games there are."""
        self.setText(tr("Unfinished games ({number})…", number=number))
        self.setVisible(number >= self._least)


class Note(QFrame):
    """A sentence in place of a card, with buttons to undo and to list the unfinished games."""

    def __init__(self, words: str, undo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.words = Label(words, self, look="muted", wraps=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.all = NumberButton(1, self)
        self.undo = QPushButton(tr("Undo"), self, autoDefault=True)
        self.undo.setVisible(undo)
        lay_row((self.words, 1), self.all, self.undo, within=self, margins=(18, 10, 10, 10), spacing=10)
