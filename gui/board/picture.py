"""A state as a picture, for whoever needs no board to play on."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from gui.board import arrows
from gui.board.annotations import fills_square
from gui.board.board_options import BoardOptions
from gui.board.board_state import BoardState
from gui.board.geometry import Geometry, arrange
from gui.board.interaction import Interaction
from gui.board.looks import Situation, looks
from gui.board.painter import BoardPainter
from gui.board.pieces import PiecePictures
from gui.kit.theme import BoardTheme


def picture_of(
    state: BoardState,
    options: BoardOptions,
    pictures: PiecePictures,
    size: QSize,
    flipped: bool = False,
    hands: bool = False,
) -> QPixmap:
    """Return what a state shows in `size` device pixels; coordinates are written beside hands only."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    layout = layout_of(state, options, size, flipped, hands)
    turn = Interaction()
    turn.show(state)
    painter = QPainter(pixmap)
    drawing = BoardPainter(layout, options._replace(coordinates=options.coordinates and hands), pictures, QFont())
    drawing.all(painter, looks(turn, options, Situation()))
    draw_over(painter, layout, state, drawing.theme)
    painter.end()
    return pixmap


def draw_over(painter: QPainter, layout: Geometry, state: BoardState, theme: BoardTheme) -> None:
    """Draw what lies over the pieces: arrows, circles and badges."""
    for annotation in (*state.annotations, *state.badges):
        shown = arrows.shown(annotation, layout)
        if shown is not None and not fills_square(shown):
            arrows.paint(painter, layout, shown, theme)


def layout_of(state: BoardState, options: BoardOptions, size: QSize, flipped: bool, hands: bool) -> Geometry:
    """Return where everything lies in the picture of a state."""
    coordinates = options.coordinates and hands
    return arrange(state.variant, size.width(), size.height(), flipped, coordinates, hands)
