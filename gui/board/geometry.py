"""Where everything lies on a board widget: squares, frame and stands, in whole device pixels.

The hands lie on stands beside the board, both on its right, or in strips above and below it, with slots as large as a
square or somewhat smaller: whichever leaves the largest board.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect

from gui.board.places import Place, Slot
from rules.tables import square_at
from rules.variant import Variant

BESIDE = "beside"
RIGHT = "right"
STRIPS = "strips"
BARE = "bare"
# Of arrangements that leave equally large boards, the first is taken.
_ARRANGEMENTS = (
    *((BESIDE, 1.0), (STRIPS, 1.0), (BESIDE, 0.85), (STRIPS, 0.85), (BESIDE, 0.7)),
    *((RIGHT, 0.85), (RIGHT, 0.75), (RIGHT, 0.65), (RIGHT, 0.56), (STRIPS, 0.7)),
)
_SMALLEST_CELL = 4

LEAST_LABEL = 9
"""The least height of letters and figures, in pixels, where nobody asks for larger ones."""

_LETTERS_IN_BORDER = 1.4
"""How much wider than its letters are high the border is at least, so that two figures stand side by side in it."""


@dataclass(frozen=True)
class Geometry:
    """The layout of one board at one size, in device pixels.

    `cell` is the side of a square, `slot` that of a place in a hand, `label` the least height of what is written on
    the board. `squares` is what the squares cover, `frame` the board with its border, `stands` the grounds of the two
    hands by side.
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
        """The side that sits at the lower edge."""
        return 1 if self.flipped else 0

    def rect(self, place: Place) -> QRect:
        """Return the rectangle of a square or a place in a hand."""
        return self.rects[place]

    def place_at(self, point: QPoint) -> Place | None:
        """Return the square or the place in a hand at a point, if there is one."""
        if self.squares.contains(point):
            column = (point.x() - self.squares.x()) // self.cell
            row = (point.y() - self.squares.y()) // self.cell
            return self.square_in(column, row)
        for stand in self.stands:
            if stand.contains(point):
                return next((place for place, rect in self.rects.items() if rect.contains(point)), None)
        return None

    def on_frame(self, point: QPoint) -> bool:
        """Say whether a point lies on the frame around the squares."""
        return self.frame.contains(point) and not self.squares.contains(point)

    def square_in(self, column: int, row: int) -> int:
        """Return the square in a column from the left and a row from the top."""
        if self.flipped:
            return square_at(self.variant.files - 1 - column, row)
        return square_at(column, self.variant.ranks - 1 - row)

    def neighbour(self, place: Place, right: int, down: int) -> Place:
        """Return the place that an arrow key leads to from another: the nearest that way, or the same at an edge."""
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
    label: int = LEAST_LABEL,
) -> Geometry:
    """Return the layout of a game's board on `width` by `height` device pixels, with or without the `hands`.

    What is written is at least `label` pixels high.
    """
    letters = label if coordinates else 0
    slots = len(variant.hand_order)
    best_cell, best = 0, _ARRANGEMENTS[0]
    for arrangement in _ARRANGEMENTS if hands else ((BARE, 1.0),):
        cell = max(1, min(width // variant.files, height // variant.ranks))
        while cell > best_cell and not _fits(variant, slots, width, height, cell, letters, *arrangement):
            cell -= 1
        if cell > best_cell:
            best_cell, best = cell, arrangement
    cell = max(_SMALLEST_CELL, best_cell)
    return _lay_out(variant, width, height, flipped, cell, label, letters, *best)


def _border(cell: int, letters: int) -> int:
    """Return the width of the frame around the squares, with letters of that height in it, or none (0)."""
    return max(round(letters * _LETTERS_IN_BORDER), round(cell * 0.3)) if letters else max(2, round(cell * 0.1))


def _gap(cell: int) -> int:
    """Return the distance between board and stands."""
    return max(3, round(cell * 0.14))


def _padding(cell: int) -> int:
    """Return the width of a stand's own edge."""
    return max(2, round(cell * 0.06))


def _sizes(
    variant: Variant, slots: int, cell: int, letters: int, arrangement: str, ratio: float
) -> tuple[int, int, int, int, int]:
    """Return the widths and heights of board and stand, and the side of a slot."""
    border = _border(cell, letters)
    board_width, board_height = variant.files * cell + 2 * border, variant.ranks * cell + 2 * border
    slot = round(cell * ratio)
    long, short = slots * slot + 2 * _padding(cell), slot + 2 * _padding(cell)
    if arrangement == STRIPS:
        return board_width, board_height, long, short, slot
    return board_width, board_height, short, long, slot


def _fits(
    variant: Variant,
    slots: int,
    width: int,
    height: int,
    cell: int,
    letters: int,
    arrangement: str,
    ratio: float,
) -> bool:
    """Say whether board and stands with squares of `cell` fit."""
    board_width, board_height, stand_width, stand_height, _ = _sizes(variant, slots, cell, letters, arrangement, ratio)
    gap = _gap(cell)
    if arrangement == BARE:
        return board_width <= width and board_height <= height
    if arrangement == STRIPS:
        return max(board_width, stand_width) <= width and board_height + 2 * (stand_height + gap) <= height
    if arrangement == RIGHT:
        return (
            board_width + stand_width + gap <= width
            and board_height <= height
            and 2 * stand_height + gap <= board_height
        )
    return board_width + 2 * (stand_width + gap) <= width and max(board_height, stand_height) <= height


def _lay_out(
    variant: Variant,
    width: int,
    height: int,
    flipped: bool,
    cell: int,
    label: int,
    letters: int,
    arrangement: str,
    ratio: float,
) -> Geometry:
    """Return the layout for squares of `cell`, in the middle of the widget."""
    slots = len(variant.hand_order)
    board_width, board_height, stand_width, stand_height, slot = _sizes(
        variant, slots, cell, letters, arrangement, ratio
    )
    gap, border, padding = _gap(cell), _border(cell, letters), _padding(cell)
    aside = 0 if arrangement in (STRIPS, BARE) else stand_width + gap
    before = 0 if arrangement == RIGHT else aside
    left = max(0, (width - board_width - before - aside) // 2) + before
    above = stand_height + gap if arrangement == STRIPS else 0
    top = max(0, (height - board_height - 2 * above) // 2) + above
    frame = QRect(left, top, board_width, board_height)
    squares = frame.adjusted(border, border, -border, -border)

    right_x = left + board_width + gap
    lowest_y = top + board_height - stand_height
    if arrangement == BARE:
        lower = upper = QRect()
    elif arrangement == STRIPS:
        lower = QRect(left + board_width - stand_width, top + board_height + gap, stand_width, stand_height)
        upper = QRect(left, top - gap - stand_height, stand_width, stand_height)
    else:
        lower = QRect(right_x, lowest_y, stand_width, stand_height)
        upper = QRect(left - gap - stand_width if arrangement == BESIDE else right_x, top, stand_width, stand_height)
    bottom = 1 if flipped else 0
    stands = (upper, lower) if bottom else (lower, upper)

    rects: dict[Place, QRect] = {}
    for row in range(variant.ranks):
        for column in range(variant.files):
            file = variant.files - 1 - column if flipped else column
            rank = row if flipped else variant.ranks - 1 - row
            rects[square_at(file, rank)] = QRect(squares.x() + column * cell, squares.y() + row * cell, cell, cell)
    for side, stand in enumerate(stands if arrangement != BARE else ()):
        for number, symbol in enumerate(variant.hand_order):
            step = number
            if arrangement != STRIPS and side != bottom:
                step = slots - 1 - number
            x = stand.x() + padding + (step * slot if arrangement == STRIPS else 0)
            y = stand.y() + padding + (0 if arrangement == STRIPS else step * slot)
            rects[Slot(side, variant.kinds[symbol])] = QRect(x, y, slot, slot)
    return Geometry(variant, flipped, arrangement, cell, slot, label, squares, frame, stands, rects)
