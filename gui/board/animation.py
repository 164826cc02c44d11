"""The animation of a move: pieces that fly, flip, leave or enter the hand, or crumble when they are killed."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap

from surajang.gui.board.board_state import BoardState
from surajang.gui.board.geometry import Geometry
from surajang.gui.board.painter import BoardPainter
from surajang.gui.board.places import Place, Slot
from surajang.rules.codes import BLACK, WHITE, side_of
from surajang.rules.transition import Transition

SHARDS = 3
BURST = 0.9
"""How far the outermost fragments of a killed piece fly, in squares: beyond the piece that captures it."""


@dataclass(frozen=True)
class Flyer:
    """A piece flying along `path` (centres of places), with its faces `before` and `after` and its `sizes` (sides of
    the picture).

    `crumbles`: it falls to pieces instead.
    """

    before: int
    after: int
    path: tuple[QPointF, ...]
    sizes: tuple[int, int]
    crumbles: bool = False

    def backward(self) -> "Flyer":
        """Return the reversed flight."""
        return Flyer(self.after, self.before, self.path[::-1], self.sizes[::-1], self.crumbles)


class Animation:
    """The flying pieces while a move is shown. `away`: the places that wait for pieces, with their number."""

    def __init__(self, flyers: list[Flyer], away: dict[Place, int], forward: bool) -> None:
        self.flyers = sorted(flyers, key=lambda flyer: flyer.crumbles)  # bursting pieces on top
        self.away = away
        self._forward = forward

    def paint(self, painter: QPainter, drawing: BoardPainter, progress: float) -> None:
        """Draw every piece where it is when `progress` (0 to 1) of the time has passed."""
        for flyer in self.flyers:
            if flyer.crumbles:
                _crumble(painter, drawing, flyer, progress if self._forward else 1 - progress)
            else:
                _fly(painter, drawing, flyer, progress)

    def damage(self, progress: float) -> list[QRect]:
        """Return the rectangles that `paint` draws in."""
        return [_extent(flyer, progress) for flyer in self.flyers]


def animate(
    state: BoardState,
    geometry: Geometry,
    change: Transition,
    forward: bool,
    shown: dict[Place, int],
    already_there: Place | None,
) -> Animation:
    """Return the animation of a change that has just led to a state (or was taken back, if not `forward`).

    `shown`: the pieces on screen until now. `already_there`: the place where the moved piece was dropped with the
    pointer, so that it need not fly. If no hands are shown, pieces to and from them do not fly.
    """
    flyers: list[Flyer] = []
    away: dict[Place, int] = {}
    mover = _mover(change)

    def centre(place: Place) -> QPointF:
        return QRectF(geometry.rect(place)).center()

    def waits(place: Place) -> None:
        away[place] = away.get(place, 0) + 1

    for square, piece, held in change.captured:
        slot = Slot(mover, held)
        if held and slot in geometry.rects:
            in_hand = held | (BLACK if mover else WHITE)
            flyers.append(Flyer(piece, in_hand, (centre(square), centre(slot)), (geometry.cell, geometry.slot)))
            waits(slot if forward else square)
        elif not held:
            flyers.append(Flyer(piece, piece, (centre(square), centre(square)), (geometry.cell,) * 2, crumbles=True))
            if not forward:
                waits(square)
    for start, end, before, after in change.moved:
        arrival = end if forward else start
        if arrival != already_there:
            path = [start, change.via, end] if change.via else [start, end]
            way = tuple(centre(square) for square in path)
            flyers.append(Flyer(before, after, way, (geometry.cell,) * 2))
            waits(arrival)
    if change.dropped:
        kind, end, piece = change.dropped
        slot = Slot(mover, kind)
        if slot in geometry.rects and not (forward and end == already_there):
            flyers.append(Flyer(piece, piece, (centre(slot), centre(end)), (geometry.slot, geometry.cell)))
            waits(end if forward else slot)
    ways = [flyer if forward else flyer.backward() for flyer in flyers]
    squares = [square for square, _ in change.set_up]
    for square in squares:
        piece = state.pieces[square]
        origins = [other for other in squares if shown.get(other) == piece and other != square]
        if shown.get(square) != piece and origins:
            origin = min(origins, key=lambda other: abs(other - square))
            ways.append(Flyer(piece, piece, (centre(origin), centre(square)), (geometry.cell,) * 2))
            waits(square)
    return Animation(ways, away, forward)


def _mover(change: Transition) -> int:
    if change.moved:
        return side_of(change.moved[0][2])
    return side_of(change.dropped[2]) if change.dropped else 0


def _place(flyer: Flyer, progress: float) -> QRectF:
    eased = 1 - (1 - progress) ** 3
    legs = len(flyer.path) - 1
    leg = min(int(eased * legs), legs - 1)
    part = eased * legs - leg
    start, end = flyer.path[leg], flyer.path[leg + 1]
    centre = start + (end - start) * part
    size = flyer.sizes[0] + (flyer.sizes[1] - flyer.sizes[0]) * eased
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)


def _extent(flyer: Flyer, progress: float) -> QRect:
    """Return the rectangle that a flyer may draw in."""
    if flyer.crumbles:
        reach = flyer.sizes[0] * (0.6 + BURST)
        centre = flyer.path[0]
        return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach).toAlignedRect()
    return _place(flyer, progress).toAlignedRect().adjusted(-1, -1, 1, 1)


def _fly(painter: QPainter, drawing: BoardPainter, flyer: Flyer, progress: float) -> None:
    """Draw a flying piece, turning over on its way if its face changes."""
    rect = _place(flyer, progress)
    piece = flyer.before
    if flyer.before != flyer.after:
        if progress >= 0.5:
            piece = flyer.after
        width = rect.width() * abs(math.cos(math.pi * progress))
        rect = QRectF(rect.center().x() - width / 2, rect.y(), width, rect.height())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    pixmap = drawing.pixmap(piece, max(flyer.sizes))
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def _crumble(painter: QPainter, drawing: BoardPainter, flyer: Flyer, progress: float) -> None:
    """Draw a killed piece bursting: its fragments fly off to all sides, turn and fade."""
    size = flyer.sizes[0]
    pixmap: QPixmap = drawing.pixmap(flyer.before, size)
    corner = flyer.path[0] - QPointF(size / 2, size / 2)
    side = size / SHARDS
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(1 - progress**3)
    flown = BURST * size * (1 - (1 - progress) ** 2)
    middle = (SHARDS - 1) / 2
    for row in range(SHARDS):
        for column in range(SHARDS):
            way = QPointF(column - middle, row - middle)
            way *= flown / math.hypot(middle, middle)
            painter.save()
            painter.translate(corner + QPointF((column + 0.5) * side, (row + 0.5) * side) + way)
            painter.rotate(((column * 37 + row * 53) % 240 - 120) * progress)
            scale = 1 - 0.3 * progress
            painter.scale(scale, scale)
            source = QRectF(column * side, row * side, side, side)
            painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), pixmap, source)
            painter.restore()
    painter.setOpacity(1.0)


FRAME_MS = 12


class AnimationPlayer:
    """Runs at most one animation; `next_frame` is called for every frame of it."""

    def __init__(self, owner: QObject, next_frame: Callable[[], None]) -> None:
        self.animation: Animation | None = None
        self._duration = 1
        self.progress = 0.0
        self._clock = QElapsedTimer()
        self.frames = QTimer(owner, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self.frames.timeout.connect(next_frame)

    def begin(self, animation: Animation, milliseconds: int) -> None:
        """Start an animation of this many milliseconds."""
        self.animation = animation
        self._duration = max(1, milliseconds)
        self.progress = 0.0
        self._clock.start()
        self.frames.start()

    def end(self) -> list[QRect]:
        """End the animation, if one is running. Return the rectangles of its latest frame."""
        self.frames.stop()
        ended, self.animation = self.animation, None
        return ended.damage(self.progress) if ended is not None else []

    def step(self) -> list[QRect]:
        """Advance the animation. Return the rectangles to repaint; none once its time has passed."""
        if self.animation is None:
            return []
        progress = self._clock.elapsed() / self._duration
        if progress >= 1.0:
            return []  # the latest frame drawn is still the one that `end` has to wipe out
        before = self.animation.damage(self.progress)
        self.progress = progress
        return before + self.animation.damage(progress)

    def paint(self, painter: QPainter, drawing: BoardPainter) -> None:
        """Draw the flying pieces."""
        if self.animation is not None:
            self.animation.paint(painter, drawing, self.progress)
