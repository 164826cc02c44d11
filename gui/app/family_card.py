"""The cards of games with links below, and that of a family of games, on which its rule set is chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.desk.game_card import PADDING, SPACING, GameCard
from surajang.gui.desk.navigator import KnownRequest, Navigator, NewGameRequest, Request, RulesRequest
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.translation import tr
from surajang.gui.shell.knowledge import DIFFERENCES, NOTHING, differences_section, differences_title
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules.variant import Variant


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
