"""When letters and digits read the board, as it is set; a module of its own, since menus are made before any board."""

from PySide6.QtGui import QAccessible

WITH_READER, ALWAYS, NEVER = "reader", "on", "off"
"""When a screen reader is running, always, never."""


def are_on(when: str) -> bool:
    """Say whether the keys read the board now."""
    return when == ALWAYS or (when == WITH_READER and QAccessible.isActive())
