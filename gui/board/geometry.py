"""The layout of a board widget, in whole device pixels.

The hands are on stands on both sides of the board or both on its right, or in strips above and below it, with slots as
large as a square or somewhat smaller: whichever leaves the largest board.
"""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QFont, QFontInfo

from surajang.gui.board.places import Place, Slot
from surajang.rules.codes import file_of, rank_of, square_at, squares_of
from surajang.rules.variant import Variant

BESIDE = "beside"
RIGHT = "right"
STRIPS = "strips"
BARE = "bare"
# If several leave equally large boards, the first one is taken.
_ARRANGEMENTS = (
    *((BESIDE, 1.0), (STRIPS, 1.0), (BESIDE, 0.85), (STRIPS, 0.85), (BESIDE, 0.7)),
    *((RIGHT, 0.85), (RIGHT, 0.75), (RIGHT, 0.65), (RIGHT, 0.56), (STRIPS, 0.7)),
)
_MIN_CELL = 4

MIN_LABEL = 9
"""The minimum height of letters and figures, in pixels, unless a larger one is set."""

_LETTERS_IN_BORDER = 1.4
"""The minimum width of the border, in heights of its letters, so that two figures fit side by side."""


@dataclass(frozen=True)
class Geometry:
    """The layout of one board at one size, in device pixels.

    `cell` is the side of a square, `slot` that of a place in a hand, `label` the minimum height of text on the board.
    `squares` is the rectangle of all squares, `frame` the board with its border, `stands` the stands of the two hands
    by side.
    """

    variant: Variant
    flipped: bool
    arrangement: str
    cell: int
    slot: int
    label: int
    squares: QRect
    frame: QRect
    stands: tuple[QRect, QRect]
    rects: dict[Place, QRect]

    @property
    def bottom(self) -> int:
        """The side at the lower edge."""
        return 1 if self.flipped else 0

    def rect(self, place: Place) -> QRect:
        """Return the rectangle of a square or a place in a hand."""
        return self.rects[place]

    def ground(self, square: int) -> QRect:
        """Return the rectangle of a square, or of a hole of the board."""
        file, rank = file_of(square), rank_of(square)
        column = self.variant.files - 1 - file if self.flipped else file
        row = rank if self.flipped else self.variant.ranks - 1 - rank
        return QRect(self.squares.x() + column * self.cell, self.squares.y() + row * self.cell, self.cell, self.cell)

    def place_at(self, point: QPoint) -> Place | None:
        """Return the square or the place in a hand at a point, if there is one; a hole of the board is none."""
        if self.squares.contains(point):
            column = (point.x() - self.squares.x()) // self.cell
            row = (point.y() - self.squares.y()) // self.cell
            square = self.square_in(column, row)
            return square if square in self.rects else None
        for stand in self.stands:
            if stand.contains(point):
                return next((place for place, rect in self.rects.items() if rect.contains(point)), None)
        return None

    def on_frame(self, point: QPoint) -> bool:
        """Return whether a point lies on the frame around the squares."""
        return self.frame.contains(point) and not self.squares.contains(point)

    def square_in(self, column: int, row: int) -> int:
        """Return the square in a column from the left and a row from the top."""
        if self.flipped:
            return square_at(self.variant.files - 1 - column, row)
        return square_at(column, self.variant.ranks - 1 - row)

    def neighbour(self, place: Place, right: int, down: int) -> Place:
        """Return the place that an arrow key leads to: the nearest that way, or the same one at an edge."""
        here = self.rects[place].center()
        best, best_score = place, 0.0
        for other, rect in self.rects.items():
            offset = rect.center() - here
            along = offset.x() * right + offset.y() * down
            aside = abs(offset.x() * down) + abs(offset.y() * right)
            if along > self.slot // 4:
                score = along + 3 * aside
                if best == place or score < best_score:
                    best, best_score = other, score
        return best


def arrange(
    variant: Variant,
    width: int,
    height: int,
    flipped: bool,
    coordinates: bool,
    hands: bool = True,
    label: int = MIN_LABEL,
) -> Geometry:
    """Return the layout of a game's board on `width` by `height` device pixels, with or without the `hands`.

    A game without drops has none. Text is at least `label` pixels high.
    """
    letters = label if coordinates else 0
    room = QSize(width, height)
    best = _Plan(variant, 0, letters, *_ARRANGEMENTS[0])
    arrangements = _ARRANGEMENTS if hands and variant.hand_order else ((BARE, 1.0),)
    for arrangement in arrangements:
        cell = max(1, min(width // variant.files, height // variant.ranks))
        while cell > best.cell and not _Plan(variant, cell, letters, *arrangement).fits(room):
            cell -= 1
        if cell > best.cell:
            best = _Plan(variant, cell, letters, *arrangement)
    return replace(best, cell=max(_MIN_CELL, best.cell)).lay_out(room, flipped, label)


@dataclass(frozen=True)
class _Plan:
    """The sizes of board and stands in one arrangement, with squares of `cell`.

    `letters`: the height of the coordinates, 0 without them. `ratio`: the size of a slot in squares.
    """

    variant: Variant
    cell: int
    letters: int
    arrangement: str
    ratio: float

    @property
    def border(self) -> int:
        """The width of the frame around the squares, coordinates included."""
        if self.letters:
            return max(round(self.letters * _LETTERS_IN_BORDER), round(self.cell * 0.3))
        return max(2, round(self.cell * 0.1))

    @property
    def gap(self) -> int:
        """The distance between board and stands."""
        return max(3, round(self.cell * 0.14))

    @property
    def padding(self) -> int:
        """The width of a stand's own edge."""
        return max(2, round(self.cell * 0.06))

    @property
    def slot(self) -> int:
        """The side of a place in a hand."""
        return round(self.cell * self.ratio)

    @property
    def board(self) -> QSize:
        """The size of the board with its frame."""
        both = 2 * self.border
        return QSize(self.variant.files * self.cell + both, self.variant.ranks * self.cell + both)

    @property
    def stand(self) -> QSize:
        """The size of a hand's stand."""
        short, long = self.slot, len(self.variant.hand_order) * self.slot
        size = QSize(long, short) if self.arrangement == STRIPS else QSize(short, long)
        return size + QSize(2 * self.padding, 2 * self.padding)

    def fits(self, room: QSize) -> bool:
        """Return whether board and stands fit."""
        board, stand, gap = self.board, self.stand, self.gap
        if self.arrangement == BARE:
            needed = board
        elif self.arrangement == STRIPS:
            needed = QSize(max(board.width(), stand.width()), board.height() + 2 * (stand.height() + gap))
        elif self.arrangement == RIGHT:
            needed = QSize(board.width() + stand.width() + gap, board.height())
            if 2 * stand.height() + gap > board.height():
                return False
        else:
            needed = QSize(board.width() + 2 * (stand.width() + gap), max(board.height(), stand.height()))
        return needed.width() <= room.width() and needed.height() <= room.height()

    def lay_out(self, room: QSize, flipped: bool, label: int) -> Geometry:
        """Return the layout, centred in the available size."""
        variant, cell, slot = self.variant, self.cell, self.slot
        aside = 0 if self.arrangement in (STRIPS, BARE) else self.stand.width() + self.gap
        before = 0 if self.arrangement == RIGHT else aside
        left = max(0, (room.width() - self.board.width() - before - aside) // 2) + before
        above = self.stand.height() + self.gap if self.arrangement == STRIPS else 0
        top = max(0, (room.height() - self.board.height() - 2 * above) // 2) + above
        frame = QRect(QPoint(left, top), self.board)
        squares = frame.adjusted(self.border, self.border, -self.border, -self.border)
        bottom = 1 if flipped else 0
        upper, lower = self._stands(frame)
        stands = (upper, lower) if bottom else (lower, upper)
        rects: dict[Place, QRect] = {}
        layout = Geometry(variant, flipped, self.arrangement, cell, slot, label, squares, frame, stands, rects)
        on_board = set(squares_of(variant))
        for row in range(variant.ranks):
            for column in range(variant.files):
                square = layout.square_in(column, row)
                if square in on_board:
                    rects[square] = layout.ground(square)
        strips, slots = self.arrangement == STRIPS, len(variant.hand_order)
        for side, stand in enumerate(stands if self.arrangement != BARE else ()):
            for number, symbol in enumerate(variant.hand_order):
                step = number if strips or side == bottom else slots - 1 - number
                x = stand.x() + self.padding + (step * slot if strips else 0)
                y = stand.y() + self.padding + (0 if strips else step * slot)
                rects[Slot(side, variant.kinds[symbol])] = QRect(x, y, slot, slot)
        return layout

    def _stands(self, frame: QRect) -> tuple[QRect, QRect]:
        """Return the rectangles of the upper and the lower stand beside a board."""
        gap, size = self.gap, self.stand
        right, below = frame.x() + frame.width(), frame.y() + frame.height()
        if self.arrangement == BARE:
            return QRect(), QRect()
        if self.arrangement == STRIPS:
            upper, lower = QPoint(frame.x(), frame.y() - gap - size.height()), QPoint(right - size.width(), below + gap)
        else:
            left = frame.x() - gap - size.width() if self.arrangement == BESIDE else right + gap
            upper, lower = QPoint(left, frame.y()), QPoint(right + gap, below - size.height())
        return QRect(upper, size), QRect(lower, size)


LABEL_SHARE = 0.85
"""The minimum height of text on a board, as a share of the window's text."""


@dataclass(frozen=True)
class Scale:
    """The number of device pixels (`ratio`) per unit of a widget's coordinates."""

    ratio: float

    def to_widget(self, rect: QRect) -> QRect:
        """Return a rectangle of device pixels in the widget's coordinates, rounded outwards."""
        return _outward(rect, 1 / self.ratio)

    def to_device(self, rect: QRect) -> QRect:
        """Return a rectangle of the widget in device pixels, rounded outwards."""
        return _outward(rect, self.ratio)

    def point_to_device(self, point: QPointF) -> QPoint:
        """Return the device pixel at a point of the widget."""
        return QPoint(math.floor(point.x() * self.ratio), math.floor(point.y() * self.ratio))

    def label(self, font: QFont) -> int:
        """Return the minimum height of letters on a board, in device pixels, for the font of the window's text."""
        return round(max(MIN_LABEL, LABEL_SHARE * QFontInfo(font).pixelSize()) * self.ratio)


def _outward(rect: QRect, factor: float) -> QRect:
    """Return the smallest rectangle of whole numbers that contains a rectangle times a factor."""
    left, top = math.floor(rect.x() * factor), math.floor(rect.y() * factor)
    right = math.ceil((rect.x() + rect.width()) * factor)
    bottom = math.ceil((rect.y() + rect.height()) * factor)
    return QRect(left, top, right - left, bottom - top)
