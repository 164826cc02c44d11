"""Arrows and circles on the board: the player's own, a typed move, a hint."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.board.geometry import Geometry
from gui.board.places import Place


@dataclass(frozen=True)
class Arrow:
    """An arrow from one place to another, or a circle around one place; `colour` is a name of the board's theme."""

    start: Place
    end: Place
    colour: str


class Arrows:
    """The arrows and circles that the player has drawn. The same one again takes it away."""

    def __init__(self) -> None:
        self.drawn: list[Arrow] = []

    def toggle(self, arrow: Arrow) -> None:
        """Add an arrow, remove it, or change its colour."""
        same_way = [other for other in self.drawn if (other.start, other.end) == (arrow.start, arrow.end)]
        self.drawn = [other for other in self.drawn if other not in same_way]
        if arrow not in same_way:
            self.drawn.append(arrow)

    def clear(self) -> bool:
        """Remove all. Return whether there were any."""
        had = bool(self.drawn)
        self.drawn = []
        return had


def arrow_colour(modifiers: Qt.KeyboardModifier) -> str:
    """Return the theme's name of the colour that is drawn with while these keys are down."""
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return "arrow_red"
    if modifiers & Qt.KeyboardModifier.AltModifier:
        return "arrow_blue"
    return "arrow_green"


def paint_arrow(painter: QPainter, geometry: Geometry, arrow: Arrow, colour: QColor) -> None:
    """Draw one arrow or circle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    start, end = QRectF(geometry.rect(arrow.start)), QRectF(geometry.rect(arrow.end))
    if arrow.start == arrow.end:
        width = max(2.0, start.width() * 0.07)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(start.center(), start.width() / 2 - width, start.width() / 2 - width)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(_shape(start.center(), end.center(), geometry.cell))


def _shape(start: QPointF, end: QPointF, cell: int) -> QPainterPath:
    """Return the outline of an arrow, one path so that its parts do not darken each other."""
    way = end - start
    length = max(1.0, math.hypot(way.x(), way.y()))
    along = way / length
    across = QPointF(-along.y(), along.x())
    half, head, head_half = cell * 0.075, cell * 0.38, cell * 0.2
    tail = start + along * min(cell * 0.22, length / 4)
    neck = end - along * min(head, length * 0.6)
    path = QPainterPath(tail + across * half)
    for point in (
        neck + across * half,
        neck + across * head_half,
        end,
        neck - across * head_half,
        neck - across * half,
        tail - across * half,
    ):
        path.lineTo(point)
    path.closeSubpath()
    return path


def extent(geometry: Geometry, arrow: Arrow) -> QRect:
    """Return what an arrow may draw in."""
    margin = geometry.cell // 4
    both = geometry.rect(arrow.start).united(geometry.rect(arrow.end))
    return both.adjusted(-margin, -margin, margin, margin)
