"""How large the text of a menu is."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QMenu

SMALLER = 0.95
"""By how much the text of a menu is made smaller at a time, until it fits on the screen."""


def fit_to_screen(menu: QMenu) -> None:
    """Write a menu in the usual text, or as much smaller as it has to be not to be wider than the screen."""
    menu.setFont(QFont())
    font, room = menu.font(), menu.screen().availableGeometry().width()
    while menu.sizeHint().width() > room and font.pointSizeF() > 1:
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        menu.setFont(font)
