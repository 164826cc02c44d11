"""A game as a card: its board, its name, a sentence on it.

A screen reader sees a button, or one of several choices, named by its text.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QBoxLayout, QFrame, QPushButton, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.kit import announcing
from surajang.gui.kit.accessible_widgets import register
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.translation import tr


class CardInterface(QAccessibleWidget):
    """A card's interface; its children are the buttons on the card."""

    def __init__(self, card: GameCard) -> None:
        super().__init__(card, QAccessible.Role.PushButton)
        self._card = card

    def role(self) -> QAccessible.Role:
        one_of_many = self._card.chosen is not None
        return QAccessible.Role.RadioButton if one_of_many else QAccessible.Role.PushButton

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = self._card.chosen is not None
        state.checked = bool(self._card.chosen)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._card.news if kind == QAccessible.Text.Description else super().text(kind)

    def _buttons(self) -> list[QWidget]:
        return [button for button in self._card.findChildren(QPushButton) if not button.isHidden()]

    def childCount(self) -> int:
        return len(self._buttons())

    def child(self, index: int) -> QAccessibleInterface | None:
        buttons = self._buttons()
        return QAccessible.queryAccessibleInterface(buttons[index]) if 0 <= index < len(buttons) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        buttons = self._buttons()
        return buttons.index(thing) if thing in buttons else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for button in self._buttons():
            interface = QAccessible.queryAccessibleInterface(button)
            if interface is not None and interface.rect().contains(x, y):
                return interface
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        focused = next((button for button in self._buttons() if button.hasFocus()), None)
        return QAccessible.queryAccessibleInterface(focused) if focused is not None else None

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._card.clicked.emit()
        elif name == QAccessibleActionInterface.setFocusAction():
            self._card.setFocus()


PADDING, SPACING = 12, 6
"""Around a card's content, border and margin included, and between its parts."""

HOVER_MS = 30

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""Keys that move to another card, and their steps."""


class GameCard(QFrame):
    """A card that can be clicked or chosen with Enter or Space.

    `chosen` says whether it is the selected one of several, None if it is not one of several.
    """

    clicked = Signal()
    """The card was clicked, or activated by a key."""

    stepped = Signal(int)
    """Choose another card: the next, or for -1 the one before."""

    chosen: bool | None = None
    news = ""
    """The description while a text is announced."""

    def __init__(self, options: BoardOptions, title: str, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.board = MiniBoard(options, self)
        name, bracket, addition = title.partition(" (")
        title_text = name + bracket + addition.replace(" ", "\u00a0")  # the part in brackets does not wrap
        self.title = Label(title_text, self, look="heading", wraps=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.words = Label(words, self, look="muted", wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        if not words:
            self.words.hide()
        self._hover = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._hover.timeout.connect(lambda: restyle(self, "hovered", True))
        self.setAccessibleName(headed(title, words))
        register(self, CardInterface(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.lay_out()

    def lay_out(self) -> None:
        """Put the words under the board."""
        parts = (self.board, self.title, self.words, 1)
        self.column = lay_column(*parts, within=self, margins=PADDING - 2, spacing=SPACING)

    def fix_board(self, side: int) -> None:
        """Give the board a fixed size, in the middle of a card of any width."""
        self.board.setFixedSize(side, side)
        self.column.setAlignment(self.board, Qt.AlignmentFlag.AlignHCenter)

    def lay_out_in_row(self, side: int) -> None:
        """Take less height, with the name beside a board of this size."""
        self.board.setFixedSize(side, side)
        self.column.setDirection(QBoxLayout.Direction.LeftToRight)
        self.column.setStretchFactor(self.title, 1)
        self.column.setStretch(self.column.count() - 1, 0)  # the name takes all the width beside the board
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def set_words(self, words: str) -> None:
        """Set the sentence on the game, or remove it."""
        self.words.setText(words)
        self.words.setHidden(not words)
        self.setAccessibleName(headed(self.title.text().replace("\u00a0", " "), words))

    def say_here(self, text: str) -> None:
        """Announce a text as the description of this focused card."""
        self.news = text
        announcing.tell(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.news = ""

    def set_chosen(self, chosen: bool) -> None:
        """Show the card as chosen among several, or not."""
        changed, self.chosen = self.chosen != chosen, chosen
        restyle(self, "chosen", chosen)
        if changed and QAccessible.isActive():
            state = QAccessible.State()
            state.checked = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, state))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show in a moment that the card can be clicked, but not at once when a window opens under the pointer."""
        self._hover.start()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.stop()
        restyle(self, "hovered", False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the card with Enter or Space; Enter on a chosen card is passed to the dialog, which it ends.

        If one of several cards is chosen, arrow keys move between them, as among radio buttons.
        """
        step = STEPS.get(Qt.Key(event.key()), 0) if self.chosen is not None else 0
        if step:
            self.stepped.emit(step)
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Space or (enter and not self.property("chosen")):
            self.clicked.emit()
            if enter and self.chosen:  # readers announce a choice by Space themselves
                announce(tr("{game} is chosen.", game=self.title.text()))
        else:
            super().keyPressEvent(event)
