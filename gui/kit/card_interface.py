"""Cards as screen readers see them: a button, or one of several choices, named by the text on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QFrame, QPushButton, QWidget

from surajang.gui.kit import announcing

_interfaces: dict[int, CardInterface] = {}
"""The accessible interfaces, by the card's identity."""


class Card(QFrame):
    """A card; `chosen` says whether it is the selected one of several, None if it is not one of several."""

    clicked = Signal()
    """The card was clicked, or activated by a key."""

    chosen: bool | None = None
    news = ""
    """Its description while something is announced."""

    def say_here(self, text: str) -> None:
        """Announce a text as the description of this focused card."""
        self.news = text
        announcing.tell(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.news = ""


def attach(card: Card) -> None:
    """Give a card its accessible interface."""
    key = id(card)
    _interfaces[key] = CardInterface(card)
    QAccessible.registerAccessibleInterface(_interfaces[key])
    card.destroyed.connect(lambda: _interfaces.pop(key, None))


class CardInterface(QAccessibleWidget):
    """A card's interface; its children are the buttons on the card."""

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
        """Return the visible buttons on the card."""
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
