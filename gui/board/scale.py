"""Between a widget's coordinates and the pixels of its screen."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QFont, QFontInfo

from gui.board.geometry import LEAST_LABEL

LABEL_SHARE = 0.85
"""The least height of what is written on a board, in that of the window's text."""


@dataclass(frozen=True)
class Scale:
    """How many device pixels (`ratio`) one unit of a widget's coordinates has."""

    ratio: float

    def to_widget(self, rect: QRect) -> QRect:
        """Return a rectangle of device pixels in the widget's coordinates, rounded outwards."""
        return _outward(rect, 1 / self.ratio)

    def to_device(self, rect: QRect) -> QRect:
        """Return a rectangle of the widget in device pixels, rounded outwards."""
        return _outward(rect, self.ratio)

    def point_to_device(self, point: QPointF) -> QPoint:
        """Return the device pixel that a point of the widget lies in."""
        return QPoint(math.floor(point.x() * self.ratio), math.floor(point.y() * self.ratio))

    def label(self, font: QFont) -> int:
        """Return how high letters on a board are at least, in device pixels, where the window's text has a font."""
        return round(max(LEAST_LABEL, LABEL_SHARE * QFontInfo(font).pixelSize()) * self.ratio)


def _outward(rect: QRect, factor: float) -> QRect:
    """Return a rectangle times a factor, as small a one of whole numbers as contains it."""
    left, top = math.floor(rect.x() * factor), math.floor(rect.y() * factor)
    right = math.ceil((rect.x() + rect.width()) * factor)
    bottom = math.ceil((rect.y() + rect.height()) * factor)
    return QRect(left, top, right - left, bottom - top)
