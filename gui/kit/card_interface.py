"""A card for screen readers: one thing to press, or to choose among others; what is written on it is its name."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QFrame, QPushButton, QWidget

from gui.kit import announcing

_interfaces: dict[int, CardInterface] = {}
"""The interfaces of all cards, by identity."""


class Card(QFrame):
    """A card; `chosen` says whether it is the one chosen among others, None of one that stands alone."""

    clicked = Signal()
    """The card was clicked, or chosen by a key."""

    chosen: bool | None = None
    news = ""
    """What readers are to say of it now, and only now."""

    def say_here(self, text: str) -> None:
        """Have a text said as the news of the card, which has the keys."""
        self.news = text
        announcing.tell(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.news = ""


def attach(card: Card) -> None:
    """Let screen readers see a card."""
    key = id(card)
    _interfaces[key] = CardInterface(card)
    QAccessible.registerAccessibleInterface(_interfaces[key])
    card.destroyed.connect(lambda: _interfaces.pop(key, None))


class CardInterface(QAccessibleWidget):
    """The interface; its children are the buttons on the card."""

    def __init__(self, card: Card) -> None:
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
        """Return what can be pressed on the card by itself."""
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
