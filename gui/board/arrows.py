"""How arrows, marks and badges are drawn over a board."""

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, qGray

from surajang.gui.board.annotations import Arrow, Badge, Colour, Mark, Shown
from surajang.gui.board.geometry import Geometry
from surajang.gui.board.mark_painter import HALO, INK
from surajang.gui.kit.theme import BoardTheme

CIRCLE_WIDTH, CIRCLE_EDGE = 0.06, 0.0175
"""The thickness of a circle and the width of its edges, in squares: thin enough for the piece inside to be visible."""

EDGE = 0.03
"""The width of the edges of arrows, in squares: without them some are invisible to colour-blind people."""

DASHES = {Colour.GREEN: None, Colour.RED: (3.0, 2.0), Colour.YELLOW: (1.5, 2.0), Colour.BLUE: ()}
"""The middle line that tells arrows and circles apart without colours: its dashes and gaps, in line widths. A solid
line has none, and green has no line.
"""

MIDDLE, CIRCLE_MIDDLE = 0.05, 0.03
"""The width of that line in an arrow and in a circle, in squares."""

MIDDLE_GREY = 115
"""Lightness, of 255, below which colours have a light line."""

BADGE = 0.44
"""The diameter of a badge, in squares."""

BADGE_COLOURS = {
    Colour.GREEN: QColor("#2f7d4f"),
    Colour.RED: QColor("#b3261e"),
    Colour.YELLOW: QColor("#8f6200"),
    Colour.BLUE: QColor("#2b62a8"),
}
"""Dark enough for white signs on every board."""


def shown(annotation: Shown, geometry: Geometry) -> Shown | None:
    """Return an annotation as drawn without hands: for a drop, a circle around its square."""
    if isinstance(annotation, Arrow) and annotation.start not in geometry.rects:
        annotation = Mark(annotation.end, annotation.colour)
    place = annotation.end if isinstance(annotation, Arrow) else annotation.place
    return annotation if place in geometry.rects else None


def paint(painter: QPainter, geometry: Geometry, annotation: Shown, theme: BoardTheme) -> None:
    """Draw an arrow, a circle or a badge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(annotation, Badge):
        _badge(painter, geometry, annotation)
        return
    colour, edge = theme[annotation.colour.arrow], max(1.5, geometry.cell * EDGE)
    if isinstance(annotation, Mark):
        rect = QRectF(geometry.rect(annotation.place))
        width, edge = max(2.0, rect.width() * CIRCLE_WIDTH), max(1.0, rect.width() * CIRCLE_EDGE)
        radius = rect.width() / 2 - width / 2 - 2 * edge
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, thick in ((HALO, width + 4 * edge), (INK, width + 2 * edge), (colour, width)):
            painter.setPen(QPen(ink, thick))
            painter.drawEllipse(rect.center(), radius, radius)
        if _take_middle(painter, annotation.colour, colour, rect.width() * CIRCLE_MIDDLE):
            painter.drawEllipse(rect.center(), radius, radius)
        return
    start, end = (QRectF(geometry.rect(place)).center() for place in (annotation.start, annotation.end))
    points = [QPointF(x, y) for x, y in outline((start.x(), start.y()), (end.x(), end.y()), geometry.cell)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    painter.strokePath(path, QPen(HALO, 3 * edge))
    painter.setPen(QPen(INK, edge))
    painter.setBrush(colour)
    painter.drawPath(path)
    if _take_middle(painter, annotation.colour, colour, geometry.cell * MIDDLE):
        line = middle((start.x(), start.y()), (end.x(), end.y()), geometry.cell)
        painter.drawLine(*(QPointF(x, y) for x, y in line))


def on_middle(colour: QColor) -> QColor:
    """Return the colour of the middle line in an annotation of a colour."""
    return INK if qGray(colour.rgb()) > MIDDLE_GREY else HALO


def _take_middle(painter: QPainter, colour: Colour, drawn: QColor, width: float) -> bool:
    """Set a pen of this width for the line along the middle of an arrow or circle; return whether there is one.

    `drawn` is the colour around the line.
    """
    dashes = DASHES[colour]
    if dashes is None:
        return False
    pen = QPen(on_middle(drawn), max(1.0, width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if dashes:
        pen.setDashPattern(dashes)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return True


def _badge(painter: QPainter, geometry: Geometry, badge: Badge) -> None:
    """Draw a badge over the upper right corner of its square."""
    square = QRectF(geometry.rect(badge.place))
    size = square.width() * BADGE
    disc = QRectF(square.right() - size * 0.8, square.top() - size * 0.2, size, size)
    painter.setPen(QPen(QColor("white"), max(1.0, size * 0.06)))
    painter.setBrush(BADGE_COLOURS[badge.colour])
    painter.drawEllipse(disc)
    font = painter.font()
    font.setPixelSize(max(6, round(size * 0.62)))
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, badge.text)


def outline(start: tuple[float, float], end: tuple[float, float], cell: float) -> list[tuple[float, float]]:
    """Return the corners of an arrow between two points on a board with squares of `cell`.

    It is one outline, so that its parts do not darken each other.
    """
    x, y, tail, head = _shape(start, end, cell)
    half, head_half = cell * 0.075, cell * 0.2

    def corner(origin: tuple[float, float], along: float, across: float) -> tuple[float, float]:
        return origin[0] + x * along - y * across, origin[1] + y * along + x * across

    return [
        corner(start, tail, half),
        corner(end, -head, half),
        corner(end, -head, head_half),
        end,
        corner(end, -head, -head_half),
        corner(end, -head, -half),
        corner(start, tail, -half),
    ]


def middle(
    start: tuple[float, float], end: tuple[float, float], cell: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the ends of the line along the middle of an arrow."""
    x, y, tail, head = _shape(start, end, cell)
    return (start[0] + x * tail, start[1] + y * tail), (end[0] - x * head, end[1] - y * head)


def _shape(start: tuple[float, float], end: tuple[float, float], cell: float) -> tuple[float, float, float, float]:
    """Return an arrow's direction (x and y), its distance from the start, and the length of its head."""
    way_x, way_y = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(way_x, way_y))
    return way_x / length, way_y / length, min(cell * 0.22, length / 4), min(cell * 0.38, length * 0.6)


def extent(geometry: Geometry, annotation: Shown) -> QRect:
    """Return the rectangle that an arrow, a circle or a badge may be drawn in."""
    margin = geometry.cell // 4
    if isinstance(annotation, Arrow):
        both = geometry.rect(annotation.start).united(geometry.rect(annotation.end))
    else:
        both = geometry.rect(annotation.place)
    return both.adjusted(-margin, -margin, margin, margin)
