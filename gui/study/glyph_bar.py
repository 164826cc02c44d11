"""The signs that a move can be given, as buttons, the move's own pressed."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from gui.document.glyphs import MOVE_GLYPHS, POSITION_GLYPHS
from gui.kit.flow_layout import Flow
from gui.kit.label import give_tip
from gui.kit.punctuation import bracketed
from gui.kit.translation import tr


class GlyphBar(QWidget):
    """A button for each judgement of a move, and one with a menu for who is better."""

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tools")
        row = Flow(self, 2, even=True)
        self.buttons: list[QToolButton] = []
        self._actions: list[QAction] = []
        for glyph in MOVE_GLYPHS:
            action = actions[f"glyph_{glyph.nag}"]
            button = self._button(glyph.sign, bracketed(tr(glyph.meaning), action.shortcut().toString()))
            button.setCheckable(True)
            self.buttons.append(button)
            self._actions.append(action)
            button.clicked.connect(action.trigger)
            action.changed.connect(self._refresh)
            row.addWidget(button)
        self.advantage = self._button("±", tr("Who is better"))
        menu = QMenu(self.advantage)
        for glyph in POSITION_GLYPHS:
            menu.addAction(actions[f"glyph_{glyph.nag}"])
        self.advantage.setMenu(menu)
        self.advantage.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.advantage)
        self._refresh()

    def _button(self, text: str, words: str) -> QToolButton:
        """Return a button with a sign."""
        button = QToolButton(self)
        button.setText(text)
        give_tip(button, words)
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _refresh(self) -> None:
        """Let the buttons look as their actions are."""
        for button, action in zip(self.buttons, self._actions, strict=True):
            button.setEnabled(action.isEnabled())
            button.setChecked(action.isChecked())
