"""The marks of places, which differ in shape as well as in colour. All sizes are device pixels."""

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from surajang.gui.board.choices import DIAMOND, DOT, DOUBLE_RING, STAY, SWAP
from surajang.gui.board.piece_facts import BOTH, CAPTURES, GOES, LEAPS
from surajang.gui.kit.theme import BoardTheme
from surajang.rules.variant import Variant

LIT_WIDTH = 0.075
"""The outline of a lit square, in squares; the cursor's is drawn within it."""

CURSOR_WIDTH = 0.055
INK, HALO = QColor("#14110e"), QColor("#fffdf0")
"""One drawn with the other around it stands out on every background."""

DASHES = 3
"""The number of dashes on a side of a lit square."""

LIGHT, DARK, UP, DOWN = "light", "dark", "up", "down"
"""The marks of players: a disc in the colour of their pieces, or a wedge that points like their pieces."""

WEDGE = ((0.5, 0.0), (0.88, 0.22), (1.0, 1.0), (0.0, 1.0), (0.12, 0.22))
"""The corners of a wedge that points up, as shares of its rectangle."""

STRIPES = (-0.75, -0.25, 0.25, 0.75)
"""Where the stripes of a move not yet made meet the lower edge of its squares, in squares."""


def stripes(painter: QPainter, rect: QRect) -> None:
    """Draw stripes across a place of a move not yet made: planned, or suggested."""
    cell = rect.width()
    width = max(1.5, cell * 0.035)
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for share in STRIPES:
        start = QPointF(rect.left() + cell * share, rect.bottom() + 1)
        stripe = QLineF(start, start + QPointF(cell, -cell))
        for colour, wider in ((HALO, width), (INK, 0.0)):
            painter.setPen(QPen(colour, width + wider, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            painter.drawLine(stripe)
    painter.restore()


def corners(painter: QPainter, rect: QRectF) -> None:
    """Draw the four corners of a frame around the selected piece."""
    width = max(2.0, rect.width() * 0.05)
    halo = width * 0.5
    box = rect.adjusted(*(part * (width / 2 + halo) for part in (1, 1, -1, -1)))
    arm = rect.width() * 0.2
    path = QPainterPath()
    for corner, across, along in (
        (box.topLeft(), arm, arm), (box.topRight(), -arm, arm),
        (box.bottomRight(), -arm, -arm), (box.bottomLeft(), arm, -arm),
    ):  # fmt: skip
        path.moveTo(corner + QPointF(across, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, along))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wider in ((HALO, 2 * halo), (INK, 0.0)):
        painter.setPen(
            QPen(colour, width + wider, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)
        )
        painter.drawPath(path)


def ear(painter: QPainter, rect: QRect) -> None:
    """Fill the upper left corner of a square of the latest move."""
    side = max(5.0, rect.width() * 0.2)
    corner = QPointF(rect.topLeft())
    _fill(painter, rect, (corner, corner + QPointF(side, 0), corner + QPointF(0, side)))


def wedges(painter: QPainter, rect: QRect) -> None:
    """Draw four wedges that point at an attacked king, from the middle of each edge."""
    centre, half = QRectF(rect).center(), rect.width() / 2
    depth = max(3.0, rect.width() * 0.11)
    for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        edge = centre + QPointF(x, y) * half
        aside = QPointF(y, x) * depth
        _fill(painter, rect, (edge + aside, edge - aside, edge - QPointF(x, y) * depth))


def _fill(painter: QPainter, rect: QRect, points: tuple[QPointF, ...]) -> None:
    """Fill a shape within a place that is visible on every background."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(HALO, max(1.0, rect.width() * 0.02)))
    painter.setBrush(INK)
    painter.drawPolygon(QPolygonF(points))
    painter.restore()


def dashes(painter: QPainter, theme: BoardTheme, rect: QRect) -> None:
    """Draw the dashed outline of a lit square, inside it; the cursor's is solid."""
    _outline(painter, rect, HALO, LIT_WIDTH)
    colour = theme["arrow_red"].darker(135)
    colour.setAlpha(255)
    _outline(painter, rect, colour, LIT_WIDTH, broken=True)


def cursor(painter: QPainter, theme: BoardTheme, rect: QRect) -> None:
    """Draw the outline of the keys' cursor, with a thinner one within it."""
    colour = theme["cursor"]
    width = max(2, round(rect.width() * CURSOR_WIDTH))
    inner = rect.adjusted(width, width, -width, -width)
    _outline(painter, inner, beside(colour), CURSOR_WIDTH * 0.6)
    _outline(painter, rect, colour, CURSOR_WIDTH)


def _outline(painter: QPainter, rect: QRect, colour: QColor, share: float, broken: bool = False) -> None:
    """Draw the outline of a place, inside it."""
    width = max(2, round(rect.width() * share))
    half = width / 2
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)
    if broken:
        side = (rect.width() - width) / width
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([side / DASHES / 2] * 2)
        pen.setDashOffset(side / DASHES / 4)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawRect(QRectF(rect).adjusted(half, half, -half, -half))


def target_mark(painter: QPainter, theme: BoardTheme, rect: QRectF, target: str) -> None:
    """Mark a place that can be reached; the shape shows the kind of move."""
    colour = QColor(theme["legal"])
    colour.setAlpha(255)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    halo = max(1.5, rect.width() * 0.045)
    if target in (DOT, DIAMOND):
        shape = QPainterPath()
        if target == DOT:
            shape.addEllipse(rect.center(), rect.width() * 0.145, rect.width() * 0.145)
        else:
            shape = _diamond(rect.center(), rect.width() * 0.2)
        painter.setBrush(colour)
        painter.setPen(QPen(beside(colour), halo))
        painter.drawPath(shape)
        painter.fillPath(shape, colour)
        return
    for shade, wider in ((beside(colour), halo), (colour, 0.0)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _ring(painter, rect, target, QPen(shade, wider, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))


def reach_mark(painter: QPainter, theme: BoardTheme, rect: QRectF, kind: str) -> None:
    """Draw the mark of what a piece can do on a square of a diagram (gui.board.piece_facts): a dot, a circle (no
    capture), a cross (only capture) or a ringed dot.
    """
    colour = QColor(theme["legal"])
    colour.setAlpha(235)
    centre, side = rect.center(), rect.width()
    if kind in (BOTH, LEAPS):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(centre, side * 0.2, side * 0.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.8, side * 0.08)))
    if kind == GOES:
        painter.drawEllipse(centre, side * 0.19, side * 0.19)
    elif kind == LEAPS:
        painter.drawEllipse(centre, side * 0.36, side * 0.36)
    elif kind == CAPTURES:
        arm = side * 0.19
        painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _ring(painter: QPainter, rect: QRectF, target: str, pen: QPen) -> None:
    """Draw the ring of a mark, or of its halo."""
    cell, wider = rect.width(), pen.widthF()
    pen.setWidthF(max(2.0, cell * 0.065) + wider)
    if target == SWAP:
        share = cell * 0.065 / pen.widthF()
        pen.setDashPattern([1.6 * share, 1.2 * share])
    painter.setPen(pen)
    if target == STAY:
        _stay(painter, rect, pen, wider)
        return
    painter.drawEllipse(rect.center(), cell * 0.44, cell * 0.44)
    if target == DOUBLE_RING:
        pen.setWidthF(max(1.5, cell * 0.04) + wider)
        painter.setPen(pen)
        painter.drawEllipse(rect.center(), cell * 0.34, cell * 0.34)


def _stay(painter: QPainter, rect: QRectF, pen: QPen, wider: float) -> None:
    """Draw a ring that ends in an arrow head: the piece ends its move here."""
    cell = rect.width()
    radius = cell * 0.43
    centre = rect.center()
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    head = QPainterPath()
    tip = QPointF(centre.x() + radius * 0.72, centre.y() - radius * 0.56)
    head.moveTo(tip + QPointF(cell * 0.10, cell * 0.02))
    head.lineTo(tip + QPointF(-cell * 0.10, -cell * 0.02))
    head.lineTo(tip + QPointF(cell * 0.06, -cell * 0.18))
    head.closeSubpath()
    painter.drawArc(box, 60 * 16, 290 * 16)
    painter.setPen(QPen(pen.color(), wider) if wider else Qt.PenStyle.NoPen)
    painter.setBrush(pen.color())
    painter.drawPath(head)


def beside(colour: QColor) -> QColor:
    """Return the colour to draw beside a line, so that the two are visible on every background."""
    return HALO if colour.lightnessF() < 0.5 else INK


def _diamond(centre: QPointF, radius: float) -> QPainterPath:
    """Return the shape that marks where a piece can be dropped."""
    path = QPainterPath()
    path.moveTo(centre.x(), centre.y() - radius)
    path.lineTo(centre.x() + radius, centre.y())
    path.lineTo(centre.x(), centre.y() + radius)
    path.lineTo(centre.x() - radius, centre.y())
    path.closeSubpath()
    return path


def mark_of(variant: Variant, side: int, flipped: bool) -> str:
    """Return the mark of a player beside a board."""
    if variant.appearance.pointing:
        return UP if side == flipped else DOWN
    return DARK if side else LIGHT


def player_mark(painter: QPainter, rect: QRectF, mark: str) -> None:
    """Draw a player's mark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK if mark == DARK else HALO)
    if mark in (LIGHT, DARK):
        painter.drawEllipse(rect)
        return
    points = [(x, y if mark == UP else 1 - y) for x, y in WEDGE]
    painter.setPen(QPen(INK, max(1.0, rect.width() * 0.08)))
    painter.drawPolygon(QPolygonF([rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in points]))
