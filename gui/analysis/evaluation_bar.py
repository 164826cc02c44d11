"""A bar beside the board: each player's winning chance."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.kit.label import give_tip
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr

LIGHT, DARK = QColor("#f4f1ea"), QColor("#3a3632")
WIDTH = 14


class EvaluationBar(QWidget):
    """The first player's share is light and at their end of the board; without a known chance it is half, and paler."""

    def __init__(self, colours: Palette, board: Callable[[], QRect]) -> None:
        """`board` returns the place of the board beside it; the bar is as high."""
        super().__init__()
        self._board = board
        self.chance: float | None = None
        self._colours = colours
        self._flipped = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Evaluation"))

    def sizeHint(self) -> QSize:
        return QSize(max(WIDTH, round(self.fontMetrics().height() * 0.8)), 100)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 20)

    def set_colours(self, colours: Palette) -> None:
        """Use other colours."""
        self._colours = colours
        self.update()

    def set_flipped(self, flipped: bool) -> None:
        """Let the second player sit at the lower edge, or the first."""
        if flipped != self._flipped:
            self._flipped = flipped
            self.update()

    def show_chance(self, chance: float | None, words: str) -> None:
        """Show the first player's winning chance or result, 0 to 1, None if unknown; `words` say the same."""
        give_tip(self, words)
        self.setAccessibleName(tr("Evaluation: {words}", words=words) if words else tr("Evaluation"))
        if chance != self.chance:
            self.chance = chance
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both shares, with a line in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self._board() or self.rect()
        whole = QRectF(0, board.top(), self.width(), board.height()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.chance is None:
            painter.setOpacity(0.4)
        first = whole.height() * (0.5 if self.chance is None else self.chance)
        top = whole.top() if self._flipped else whole.bottom() - first
        painter.fillRect(whole, DARK)
        painter.fillRect(QRectF(whole.left(), top, whole.width(), first), LIGHT)
        painter.setOpacity(1)
        painter.setPen(self._colours.accent)
        middle = whole.center().y()
        painter.drawLine(int(whole.left()), int(middle), int(whole.right()), int(middle))
        painter.setPen(self._colours.border)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(whole)
