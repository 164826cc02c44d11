"""A small picture of a position, drawn by the board itself."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.board.options import BoardOptions
from gui.board.view import BoardView
from rules.game import Game


class MiniBoard(QWidget):
    """A board to look at. It is drawn again only when its position, its looks or its size change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = BoardView(self)
        self._view.hide()
        self._pixmap: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(120, 120))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_game(self, game: Game, options: BoardOptions, flipped: bool = False) -> None:
        """Show the position at a game's cursor."""
        self._view.set_options(options)
        self._view.set_game(game)
        self._view.set_flipped(flipped)
        self._pixmap = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, made anew if it does not fit any more."""
        size = self.size() * self.devicePixelRatio()
        if self._pixmap is None or self._pixmap.size() != size:
            self._pixmap = self._view.picture(self.width(), self.height(), self.devicePixelRatio())
        QPainter(self).drawPixmap(self.rect(), self._pixmap)
