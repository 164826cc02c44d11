"""A small plot of ratings, the latest on the right."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.kit.label import give_tip
from surajang.gui.kit.translation import plural

MAX_RATINGS = 200
"""The number of ratings shown."""

MIN_RATINGS = 3
"""The minimum number of ratings in a plot."""

LINES = 5
"""The height of the plot, in lines of text."""

MIN_SPAN = 100
"""The minimum height of the plot in rating points."""


_GAMES = plural(
    "Your rating over {count} game: from {first} to {last}, most {most}",
    "Your rating over {count} games: from {first} to {last}, highest {most}",
)
_PUZZLES = plural(
    "Your rating over {count} puzzle: from {first} to {last}, most {most}",
    "Your rating over {count} puzzles: from {first} to {last}, highest {most}",
)


class RatingPlot(QWidget):
    """The plot, with its highest and lowest value; hidden while there are too few ratings."""

    def __init__(self, parent: QWidget | None = None, games: bool = False) -> None:
        """The ratings were taken after puzzles, or after `games`."""
        super().__init__(parent)
        self._words = _GAMES if games else _PUZZLES
        self.values: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_values(self, values: Sequence[float]) -> None:
        """Show ratings, oldest first."""
        self.values = tuple(values)[-MAX_RATINGS:]
        self.setVisible(len(self.values) >= MIN_RATINGS)
        if self.values:
            first, last, most = round(self.values[0]), round(self.values[-1]), round(max(self.values))
            self.setAccessibleName(self._words(len(self.values), first=first, last=last, most=most))
            give_tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, self.fontMetrics().height() * LINES)

    def points(self, room: QRectF) -> list[QPointF]:
        """Return the points of the ratings in a rectangle."""
        low, high = self.bounds()
        across = room.width() / max(1, len(self.values) - 1)
        return [
            QPointF(room.left() + number * across, room.bottom() - (value - low) / (high - low) * room.height())
            for number, value in enumerate(self.values)
        ]

    def bounds(self) -> tuple[float, float]:
        """Return the values at the lower and the upper edge."""
        low, high = min(self.values), max(self.values)
        spare = max(0.0, MIN_SPAN - (high - low)) / 2
        return low - spare, high + spare

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line through the ratings, and a dot at the last one."""
        if len(self.values) < MIN_RATINGS:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        accent = colours.color(QPalette.ColorRole.Highlight)
        metrics = self.fontMetrics()
        labels = [str(round(value)) for value in reversed(self.bounds())]
        left = max(map(metrics.horizontalAdvance, labels)) + 8
        half = metrics.height() / 2
        room = QRectF(self.rect()).adjusted(left, half, -5, -half)
        grid = QPen(colours.color(QPalette.ColorRole.Mid), 1)
        for label, y in zip(labels, (room.top(), room.bottom()), strict=True):
            painter.setPen(grid)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
            place = QRectF(0, y - half, left - 8, 2 * half)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)
        points = self.points(room)
        painter.setPen(QPen(accent, 2))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(points[-1], 3.5, 3.5)
        painter.end()
