"""A small board that only shows a state, by the same painter as the board itself, but as another widget.

Measured with the five boards of the start page, in processor time before its first paint: 7 ms for imports and 4 ms for
making and painting them empty. Five of `BoardView` take 110 ms and 350 ms, since they need painter, tables and pieces
at once. So this one loads the painter when it first becomes visible, after that first paint.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.theme import board_theme
from surajang.rules.variant import Variant

if TYPE_CHECKING:
    from surajang.gui.board.board_state import BoardState
    from surajang.gui.board.pieces import PiecePictures

BORDER = 0.1
"""The border of a board, as a share of a square's side."""

EMPTY = 10
"""The squares on a side of a board that is not known yet."""


class MiniBoard(QWidget):
    """A board that only shows a state, empty at first.

    Its picture is drawn when it first becomes visible, and again when its position, look or size has changed, each time
    after the rest of the window: until then an empty board or the old picture is shown.
    """

    def __init__(self, options: BoardOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._shown: Variant | BoardState | None = None
        self.flipped = False
        self._picture: QPixmap | None = None
        self._outdated = True
        self._waiting = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(120, 120))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_start(self, variant: Variant, options: BoardOptions) -> None:
        """Show the position in which a game begins."""
        self._shown = variant
        self.set_options(options)

    def show_state(self, state: BoardState, options: BoardOptions, flipped: bool = False) -> None:
        """Show a state, without its hands, from the second player's side if `flipped`."""
        self._shown = state
        self.flipped = flipped
        self.set_options(options)

    def set_options(self, options: BoardOptions) -> None:
        """Change the board's options."""
        self._options = options
        self._outdated = True
        self.update()

    @property
    def drawn(self) -> bool:
        """Whether the picture of the current state and size is shown."""
        if self._picture is None or self._outdated:
            return self._shown is None
        return self._picture.size() == self._pixels()

    def _pixels(self) -> QSize:
        return self.size() * self.devicePixelRatioF()

    def _draw(self) -> None:
        from surajang.gui.board.board_state import state_from_fen  # noqa: PLC0415  # after the first paint
        from surajang.gui.board.picture import picture_of  # noqa: PLC0415  # after the first paint

        self._waiting = False
        if self._shown is None:
            return
        state = state_from_fen(self._shown, "startpos") if isinstance(self._shown, Variant) else self._shown
        self._picture = picture_of(state, self._options, _pictures(), self._pixels(), self.flipped)
        self._picture.setDevicePixelRatio(self.devicePixelRatioF())
        self._outdated = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture, and schedule another if it no longer fits."""
        if not self.drawn and not self._waiting:
            self._waiting = True
            soon(self, self._draw)
        painter = QPainter(self)
        side = min(self.width(), self.height())
        if self._picture is not None and self.drawn:
            painter.drawPixmap(QPoint(), self._picture)
            return
        if self._picture is not None:
            room = QRect(QPoint(), self._picture.size() * (side / min(self._picture.width(), self._picture.height())))
            room.moveCenter(self.rect().center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(room, self._picture)
            return
        self._paint_empty(painter, side)

    def _paint_empty(self, painter: QPainter, side: int) -> None:
        """Draw the board without pieces, about as large as the picture is going to be."""
        theme = board_theme(self._options.theme)
        variant = self._shown if self._shown is None or isinstance(self._shown, Variant) else self._shown.variant
        files, ranks = (variant.files, variant.ranks) if variant is not None else (EMPTY, EMPTY)
        cell = int(side / (max(files, ranks) + 2 * BORDER))
        border = round(BORDER * cell)
        squares = QRect(0, 0, files * cell, ranks * cell)
        squares.moveCenter(self.rect().center())
        dark = [
            QRect(squares.x() + file * cell, squares.y() + row * cell, cell, cell)
            for file in range(files)
            for row in range(ranks)
            if (file + ranks - 1 - row) % 2 == 0
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        frame = squares.adjusted(-border, -border, border, border)
        for colour, rects in (("border", [frame]), ("light", [squares]), ("dark", dark)):
            painter.setBrush(theme[colour])
            painter.drawRects(rects)


@cache
def _pictures() -> PiecePictures:
    """Return the store of pieces that all small boards share."""
    from surajang.gui.board.pieces import PiecePictures  # noqa: PLC0415  # after the first paint

    return PiecePictures()
