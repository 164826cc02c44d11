"""A family of games' card on the start page, on which its rule set is chosen."""

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


class FamilyCard(GameCard):
    """A family of games: the board of the chosen rule set, its special rules, and links to read more."""

    resized = Signal()
    """The height needed has changed."""

    def __init__(self, variants: Sequence[Variant], settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        first = self.variant = variants[0]
        super().__init__(board_options(settings, first), naming.title(first), naming.summary(first), parent)
        self.variants = variants
        self._settings = settings
        self.edition: QPushButton | None = None
        if len(variants) > 1:
            self._offer_editions()
        self.links = QWidget(self)
        flow = Flow(self.links, SPACING, centred=True)
        self.rules = self._link(navigator, lambda: RulesRequest(self.variant.name))
        self.rules.setText(tr("How to play"))
        self.known = self._link(navigator, lambda: KnownRequest(self.variant.name))
        self.known.setText(tr("What is known"))
        self.differences = self._link(
            navigator, lambda: RulesRequest(DIFFERENCES, differences_section(settings["knows"], first.name))
        )
        for link in (self.rules, self.known, self.differences):
            flow.addWidget(link)
        self.column.addWidget(self.links)
        self.clicked.connect(lambda: navigator.open(NewGameRequest(self.variant.name)))
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

    def _link(self, navigator: Navigator, request: Callable[[], Request]) -> QPushButton:
        """Return a button that leads to a page on the game."""
        link = make_button("", self.links, lambda: navigator.open(request()), look="link", enter=True)
        link.setCursor(Qt.CursorShape.ArrowCursor)
        return link

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
