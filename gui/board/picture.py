"""A position as a picture, for whoever needs no board to play on."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from gui.board.geometry import arrange
from gui.board.interaction import Interaction
from gui.board.looks import Look, Situation, looks
from gui.board.model import BoardModel
from gui.board.options import BoardOptions
from gui.board.painter import BoardPainter
from gui.board.places import Place
from gui.look.pieces import PiecePictures
from rules.game import Game
from rules.variant import Variant


def picture_of(game: Game, options: BoardOptions, pictures: PiecePictures, size: QSize) -> QPixmap:
    """Return the board at a game's cursor, without hands, in `size` device pixels."""
    turn = Interaction(BoardModel(game), lambda _: None, lambda _: None)
    return painted(game.variant, looks(turn, options, Situation()), options, pictures, QFont(), size)


def painted(
    variant: Variant,
    shown: dict[Place, Look],
    options: BoardOptions,
    pictures: PiecePictures,
    font: QFont,
    size: QSize,
    flipped: bool = False,
    hands: bool = False,
) -> QPixmap:
    """Return places that look so as a picture in `size` device pixels; coordinates are written beside hands only."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    options = replace(options, coordinates=options.coordinates and hands)
    layout = arrange(variant, size.width(), size.height(), flipped, options.coordinates, hands)
    painter = QPainter(pixmap)
    BoardPainter(layout, options, pictures, font).all(painter, shown)
    painter.end()
    return pixmap
