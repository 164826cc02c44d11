"""The winning chances throughout a game, with its bad moves: a graph to click and to step through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.analysis.evaluation_bar import DARK, LIGHT
from surajang.gui.kit.label import give_tip
from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.review.review import BLUNDER, INACCURACY, MISTAKE

LINES, MIN_LINES = 13, 8.1
"""The height in lines of text, with the names above and the numbers of the moves below, which take 2.8 of them."""

SHARES = (1.0, 0.5, 0.0)
"""The chances labelled on the axis."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""The possible distances between numbered moves, so that the numbers do not touch."""

RADII = {INACCURACY: 2.5, MISTAKE: 3.5, BLUNDER: 4.5}
EDGE = 5
"""Pixels at both ends, so that a mark there is whole."""


class ChanceGraph(QWidget):
    """The first player's share is light, at the bottom; the other's is dark, above it.

    `current` is the place shown. The left axis has the first player's chance in percent, the lower one the numbers of
    the moves; above the graph are the names of both players, each with the colour of their share.
    """

    chosen = Signal(int)
    """A place of the main line was clicked or reached by keys: 0 for the start."""

    def __init__(self, colours: Palette, players: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._players = players
        self.chances: tuple[float | None, ...] = ()
        self.numbers: dict[int, int] = {}
        self.levels: dict[int, str] = {}
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        give_tip(self, tr("The arrow keys step through the game, Page Up and Page Down from one bad move to the next."))

    def sizeHint(self) -> QSize:
        return QSize(160, round(self.fontMetrics().height() * LINES))

    def minimumSizeHint(self) -> QSize:
        """Return the minimum legible size."""
        return QSize(140, round(self.fontMetrics().height() * MIN_LINES))

    def set_colours(self, colours: Palette) -> None:
        """Set the colours."""
        self._colours = colours
        self.update()

    def show_chances(
        self, chances: Sequence[float | None], levels: Mapping[int, str], numbers: Mapping[int, int]
    ) -> None:
        """Show the first player's chances (0 to 1) at each place, by place, the levels of bad moves that lead there,
        and the `numbers` of moves that lead there.
        """
        self.chances, self.levels, self.numbers = tuple(chances), dict(levels), dict(numbers)
        self.update()

    def show_current(self, place: int, words: str) -> None:
        """Mark a place; `words` describe it."""
        self.current = place
        self.setAccessibleName(tr("Winning chances: {words}", words=words))
        self.update()

    # Layout

    @property
    def _first(self) -> int:
        """The first place with a known chance: setups are not judged, and would leave a blank strip."""
        return next((place for place, chance in enumerate(self.chances) if chance is not None), 0)

    @property
    def _steps(self) -> int:
        """The number of moves drawn, at least 1."""
        return max(1, len(self.chances) - 1 - self._first)

    def _room(self) -> QRectF:
        """Return the rectangle of the chances."""
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(percent(share)) for share in SHARES) + 2 * EDGE
        line = metrics.height()
        return QRectF(self.rect()).adjusted(left, line * 1.5, -2 * EDGE, -line * 1.3)

    def point(self, place: int) -> QPointF:
        """Return the point of the chance at a place; in the middle if it is unknown."""
        return self._point_in(self._room(), place)

    def _point_in(self, room: QRectF, place: int) -> QPointF:
        """Like `point`, with the rectangle of the chances, which takes time to compute."""
        chance = self.chances[place] if place < len(self.chances) else None
        share = 0.5 if chance is None else chance
        across = max(0, place - self._first) * room.width() / self._steps
        return QPointF(room.left() + across, room.bottom() - share * room.height())

    def place_at(self, x: float) -> int:
        """Return the place drawn nearest to `x`."""
        room = self._room()
        place = self._first + round((x - room.left()) / max(1.0, room.width()) * self._steps)
        return max(self._first, min(len(self.chances) - 1, place))

    def runs(self) -> list[list[int]]:
        """Return the places with known chances, grouped into runs of consecutive ones."""
        found: list[list[int]] = []
        for place, chance in enumerate(self.chances):
            if chance is None:
                continue
            if found and found[-1][-1] == place - 1:
                found[-1].append(place)
            else:
                found.append([place])
        return found

    # Look

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw names and axes, both shares, the bad moves and the place shown."""
        painter = QPainter(self)
        smooth = len(self.chances) < self.width()  # otherwise it is slow and invisible
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        colours, room = self._colours, self._room()
        painter.fillRect(self.rect(), colours.surface)
        self._draw_names(painter, room)
        for run in self.runs():
            points = [self._point_in(room, place) for place in run]
            if len(points) == 1:  # a single position
                points.append(points[0] + QPointF(2, 0))
            left, right = points[0].x(), points[-1].x()
            painter.fillRect(QRectF(left, room.top(), right - left, room.height()), DARK)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(LIGHT)
            painter.drawPolygon(QPolygonF([QPointF(left, room.bottom()), *points, QPointF(right, room.bottom())]))
            painter.setPen(QPen(QColor("#8c8378"), 1.2 if smooth else 0))
            painter.drawPolyline(QPolygonF(points))
        self._draw_axes(painter, room)
        for place, level in self.levels.items():
            self._mark(painter, self._point_in(room, place), level)
        x = self._point_in(room, self.current).x()
        painter.setPen(QPen(colours.accent, 2))
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.text if self.hasFocus() else colours.border, 2 if self.hasFocus() else 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_names(self, painter: QPainter, room: QRectF) -> None:
        """Draw the players' names above, shortened if necessary, each after a square in the colour of their share."""
        metrics = self.fontMetrics()
        side = metrics.ascent() * 0.8
        half = room.width() / 2
        wide = half - side - 2 * EDGE
        names = tuple(tr("{player}'s winning chance", player=name) for name in self._players)
        if any(metrics.horizontalAdvance(name) > wide for name in names):
            names = tuple(metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(wide)) for name in self._players)
        for place, (name, colour) in enumerate(zip(names, (LIGHT, DARK), strict=True)):
            box = QRectF(room.left() + place * half, metrics.height() * 0.75 - side / 2, side, side)
            painter.setPen(QPen(self._colours.muted, 1))
            painter.setBrush(colour)
            painter.drawRect(box)
            painter.setPen(self._colours.text)
            words = QRectF(box.right() + EDGE, 0, wide, metrics.height() * 1.5)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_axes(self, painter: QPainter, room: QRectF) -> None:
        """Draw the percents at the left with a line for each, and the numbers of moves below."""
        metrics = self.fontMetrics()
        line = metrics.height()
        muted = QPen(self._colours.muted, 1)
        for share in SHARES:
            y = room.bottom() - share * room.height()
            painter.setPen(QPen(self._colours.accent, 1) if share == 0.5 else muted)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(muted)
            beside = QRectF(0, y - line / 2, room.left() - EDGE, line)
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(share))
        for place, number in self.numbered_places().items():
            x = self._point_in(room, place).x()
            painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + 3))
            words = QRectF(x - room.width(), room.bottom() + 3, 2 * room.width(), line)
            painter.drawText(words, Qt.AlignmentFlag.AlignHCenter, str(number))

    def numbered_places(self) -> dict[int, int]:
        """Return the places whose move numbers are drawn, few enough not to touch."""
        if not self.numbers:
            return {}
        width = self.fontMetrics().horizontalAdvance(str(max(self.numbers.values()))) + 4 * EDGE
        a_move = 2 * self._room().width() / self._steps
        step = next((step for step in STEPS if step * a_move >= width), STEPS[-1])
        drawn = {place: number for place, number in self.numbers.items() if place > self._first}
        return {place: number for place, number in drawn.items() if number % step == 0 or step == 1}

    def _mark(self, painter: QPainter, point: QPointF, level: str) -> None:
        """Draw a bad move: the worse, the larger."""
        colour = {BLUNDER: QColor("#d03a2b"), MISTAKE: QColor("#e08a1e"), INACCURACY: QColor("#d9b93a")}[level]
        painter.setPen(QPen(QColor("#ffffff"), 1))
        painter.setBrush(colour)
        painter.drawEllipse(point, RADII[level], RADII[level])

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.chances:
            self.chosen.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton and self.chances:
            place = self.place_at(event.position().x())
            if place != self.current:
                self.chosen.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from one bad move to the next; the arrow keys are the window's, and step through the game."""
        if event.key() == Qt.Key.Key_PageDown:
            self._go(min((place for place in self.levels if place > self.current), default=None))
        elif event.key() == Qt.Key.Key_PageUp:
            self._go(max((place for place in self.levels if place < self.current), default=None))
        else:
            super().keyPressEvent(event)

    def _go(self, place: int | None) -> None:
        if place is not None:
            self.chosen.emit(place)
