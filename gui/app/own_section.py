"""The own games on the start page, and the buttons to get one."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QMenu, QPushButton, QWidget

from surajang.gui.app.family_card import LinkedCard
from surajang.gui.board.board_options import board_options
from surajang.gui.desk.navigator import (
    ExportGameRequest,
    MeasureLevelsRequest,
    Navigator,
    OpenDefinitionRequest,
    PlaytestRequest,
    PositionStudyRequest,
    PractiseRequest,
    RemoveGameRequest,
    RulesRequest,
    WorkshopRequest,
)
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import lay_column, lay_flow
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.translation import tr
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant

GAP = 14
"""Between cards."""


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
