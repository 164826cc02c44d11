"""The chooser of a promotion (or a pass): a card of faces over the square where the move ends."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from gui.board.choice import Choice
from gui.board.geometry import Geometry
from gui.board.painter import BoardPainter
from gui.kit.buttons import unbreakable
from gui.kit.theme import Palette

_ALIGNED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Chooser:
    """Where the options of a choice lie, and how they are drawn. Sizes are device pixels, `ratio` to a pixel."""

    def __init__(self, choice: Choice, geometry: Geometry, font: QFont, colours: Palette, ratio: float) -> None:
        self.choice = choice
        self._colours = colours
        self._font = QFont(font)
        cell = geometry.cell
        self._padding = max(3, cell // 14)
        self._face = max(round(28 * ratio), round(cell * 1.15))
        self._font.setPixelSize(max(geometry.label, round(11 * ratio), round(cell * 0.22)))
        metrics = QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for option in choice.options for word in unbreakable(option.label))
        room = QRect(0, 0, max(self._face, words, round(cell * 1.7)), geometry.frame.height())
        labels = max(metrics.boundingRect(room, _ALIGNED, option.label).height() for option in choice.options)
        option_width = room.width() + 2 * self._padding
        option_height = self._face + max(labels, 2 * metrics.height()) + 3 * self._padding
        width = option_width * len(choice.options) + self._padding * (len(choice.options) + 1)
        height = option_height + 2 * self._padding
        square = geometry.rect(choice.square)
        self.rect = QRect(0, 0, width, height)
        self.rect.moveCenter(square.center())
        top_half = square.center().y() < geometry.squares.center().y()
        if top_half:
            self.rect.moveTop(square.top())
        else:
            self.rect.moveBottom(square.bottom())
        _keep_inside(self.rect, geometry.frame)
        self.options = [
            QRect(
                self.rect.x() + self._padding + number * (option_width + self._padding),
                self.rect.y() + self._padding,
                option_width,
                option_height,
            )
            for number in range(len(choice.options))
        ]

    @property
    def extent(self) -> QRect:
        """What the chooser draws in, its shadow included."""
        return self.rect.adjusted(-8, -8, 8, 10)

    def option_at(self, point: QPoint) -> int | None:
        """Return the number of the option at a point, if there is one."""
        return next((number for number, rect in enumerate(self.options) if rect.contains(point)), None)

    def paint(self, painter: QPainter, drawing: BoardPainter, hovered: int | None) -> None:
        """Draw the card; `hovered` is the option under the pointer."""
        colours = self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._padding * 2
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (7, 5, 3):
            painter.setBrush(QColor(0, 0, 0, 22))
            painter.drawRoundedRect(self.rect.adjusted(-spread, -spread + 3, spread, spread + 3), radius, radius)
        painter.setBrush(colours.surface)
        painter.setPen(QPen(colours.border, 1))
        painter.drawRoundedRect(QRectF(self.rect), radius, radius)
        for number, (option, rect) in enumerate(zip(self.choice.options, self.options, strict=True)):
            focused = number == self.choice.focus
            painter.setPen(QPen(colours.accent, 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(colours.selection if number == hovered else colours.raised)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
            face = QRect(0, 0, self._face, self._face)
            face.moveCenter(rect.center())
            face.moveTop(rect.y() + self._padding)
            if option.piece:
                painter.drawPixmap(face.topLeft(), drawing.pixmap(option.piece, self._face))
            else:
                self._cross(painter, face)
            painter.setFont(self._font)
            painter.setPen(colours.text)
            text = QRect(rect.x(), face.bottom(), rect.width(), rect.bottom() - face.bottom())
            text.adjust(self._padding, 0, -self._padding, 0)
            painter.drawText(text, _ALIGNED, option.label)

    def _cross(self, painter: QPainter, face: QRect) -> None:
        """Draw the sign of taking nothing of what is offered."""
        inner = QRectF(face).adjusted(*(sign * self._face * 0.32 for sign in (1, 1, -1, -1)))
        pen = QPen(self._colours.muted, max(2.0, self._face * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def _keep_inside(rect: QRect, bounds: QRect) -> None:
    """Move a rectangle so that it does not leave the bounds."""
    rect.moveLeft(max(bounds.left(), min(rect.left(), bounds.right() + 1 - rect.width())))
    rect.moveTop(max(bounds.top(), min(rect.top(), bounds.bottom() + 1 - rect.height())))
