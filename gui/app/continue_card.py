"""An unfinished game's card on the start page, and the note that replaces it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.desk.game_card import GameCard
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import button_row, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming

if TYPE_CHECKING:
    from surajang.rules.game import Game

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
