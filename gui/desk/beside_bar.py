"""What stands under the moves while the board shows something else than the game: the ways back into it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from gui.kit.buttons import WrappingButton
from gui.kit.label import give_tip

GAP = 6


class BesideBar(QFrame):
    """Buttons for some actions, side by side where they fit, else one below the other; those that cannot be hide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(GAP, 4, GAP, 4)
        self._row.setSpacing(GAP)
        self.buttons: list[QPushButton] = []
        self.hide()

    def set_actions(self, actions: list[tuple[str, QAction]]) -> None:
        """Show a button for each of these, with a short text."""
        for text, action in actions:
            button = WrappingButton(text, self)
            button.setProperty("segment", True)
            give_tip(button, action.toolTip())
            button.setAccessibleDescription(action.shortcut().toString() or " ")  # the tool tip says the name again
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Enter presses it, outside a dialog too
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setVisible)
            action.enabledChanged.connect(self._fold)
            button.setVisible(action.isEnabled())
            self._row.addWidget(button, 1)
            self.buttons.append(button)

    def _fold(self) -> None:
        """Put the buttons side by side where they fit."""
        wanted = sum(button.sizeHint().width() + GAP for button in self.buttons if not button.isHidden()) + GAP
        fits = wanted <= self.width()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons again."""
        super().resizeEvent(event)
        self._fold()
