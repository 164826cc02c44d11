"""The start page: what can be played, and the game that was interrupted."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.appearance import board_options
from gui.dialogs.new_game import COMPUTER, TWO
from gui.panels.game_card import GameCard
from gui.settings import Settings
from gui.style import Style, program_icon
from rules.game import Game
from rules.games import GAMES

CARD = 190
"""The least width of a card."""

TALL = 700
"""From this height on the cards stand in two rows, with larger boards."""

NARROW = 880
"""Below this width the two big actions stand under the title."""


class StartPage(QScrollArea):
    """Title, two big actions, the games as cards, and first of all the interrupted game."""

    new_game_wanted = Signal(str, str)
    """A new game: which game (or empty), and who plays (`two`, `computer`, or empty)."""

    continue_wanted = Signal()
    """The interrupted game."""

    open_wanted = Signal()
    """A saved game."""

    def __init__(self, settings: Settings, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._style = style
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        page.setObjectName("page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(32, 24, 32, 24)
        self._column.setSpacing(20)
        self._column.addLayout(self._head())
        self._continue = QHBoxLayout()
        self._column.addLayout(self._continue)
        self.continue_card: GameCard | None = None
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self.cards: list[GameCard] = []
        for variant in GAMES.values():
            card = GameCard(Game(variant), board_options(settings, variant), words=variant.summary, parent=page)
            card.clicked.connect(lambda name=variant.name: self.new_game_wanted.emit(name, ""))
            self.cards.append(card)
        self._columns = 0
        self.setWidget(page)

    def _head(self) -> QBoxLayout:
        """Return the title and the two big actions."""
        row = QHBoxLayout()
        row.setSpacing(16)
        icon = QLabel()
        icon.setPixmap(program_icon().pixmap(QSize(56, 56), self.devicePixelRatio()))
        words = QVBoxLayout()
        words.setSpacing(0)
        title = QLabel("Surajang")
        title.setObjectName("title")
        subtitle = QLabel("Drop chess for two, or against the computer")
        subtitle.setObjectName("muted")
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(subtitle)
        words.addStretch(1)
        row.addWidget(icon)
        row.addLayout(words)
        row.addStretch(1)
        self._head_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head_row.setSpacing(16)
        self._head_row.addLayout(row, 1)
        actions = QHBoxLayout()
        actions.setSpacing(12)
        self.two_button = QPushButton(" Two players")
        self.computer_button = QPushButton(" Play the computer")
        self.open_button = QPushButton(" Open…")
        for button, action in (
            (self.open_button, self.open_wanted.emit),
            (self.two_button, lambda: self.new_game_wanted.emit("", TWO)),
            (self.computer_button, lambda: self.new_game_wanted.emit("", COMPUTER)),
        ):
            button.clicked.connect(lambda _=False, action=action: action())
            button.setAutoDefault(True)  # so that Enter presses it, outside a dialog too
            actions.addWidget(button)
        for button in (self.two_button, self.computer_button):
            button.setProperty("primary", True)
            button.setMinimumHeight(52)
            button.setIconSize(QSize(24, 24))
        self.open_button.setMinimumHeight(52)
        self._head_row.addLayout(actions)
        return self._head_row

    def apply_settings(self) -> None:
        """Look as the settings say."""
        colour = self._style.palette.on_accent.name()
        from gui.style import icon

        self.two_button.setIcon(icon("person", colour, colour))
        self.computer_button.setIcon(icon("computer", colour, colour))
        self.open_button.setIcon(self._style.icon("open"))
        for card in self.cards:
            card.board.show_game(card.game, board_options(self._settings, card.game.variant))

    def offer_to_continue(self, game: Game | None, words: str = "") -> None:
        """Offer an interrupted game, or none."""
        if self.continue_card is not None:
            self.continue_card.hide()
            self.continue_card.deleteLater()
            self.continue_card = None
        while self._continue.count():
            self._continue.takeAt(0)
        if game is None:
            return
        card = GameCard(game, board_options(self._settings, game.variant), "Continue your game", words, self)
        layout = card.layout()
        card.board.setFixedSize(132, 132)
        if isinstance(layout, QVBoxLayout):
            layout.setDirection(QVBoxLayout.Direction.LeftToRight)
            layout.setSpacing(18)
            text = QVBoxLayout()
            text.setSpacing(4)
            text.addStretch(1)
            for label in (card.title, card.words):
                label.setAlignment(Qt.AlignmentFlag.AlignLeft)
                label.setWordWrap(True)
                layout.removeWidget(label)
                text.addWidget(label)
            text.addStretch(1)
            layout.setStretch(0, 0)
            layout.addLayout(text, 1)
        card.clicked.connect(self.continue_wanted)
        self._continue.addWidget(card)
        self.continue_card = card

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many cards side by side as fit."""
        super().resizeEvent(event)
        narrow = self.viewport().width() < NARROW * self._style.zoom / 100
        self._head_row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        inside = self.viewport().width() - 64
        fit = max(1, (inside + 14) // (round(CARD * self._style.zoom / 100) + 14))
        columns = min(len(self.cards), fit)
        if columns > 3 and (columns < len(self.cards) or self.viewport().height() > TALL * self._style.zoom / 100):
            columns = 3
        if columns != self._columns:
            for column in range(self._columns):
                self._grid.setColumnStretch(column, 0)
            self._columns = columns
            for number, card in enumerate(self.cards):
                self._grid.addWidget(card, number // columns, number % columns)
            for column in range(columns):
                self._grid.setColumnStretch(column, 1)
        width = (inside - 14 * (columns - 1)) // columns - 22
        rows = -(-len(self.cards) // columns)
        free = (self.viewport().height() - 150 - (180 if self.continue_card is not None else 0)) // rows
        side = max(120, min(width, 320, max(140, free - 120)))
        for card in self.cards:
            card.board.setFixedHeight(side)
