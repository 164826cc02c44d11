"""A small mark that shows whether the game is on disk."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.kit.label import give_tip
from gui.kit.theme import Palette
from gui.kit.translation import mark, tr
from gui.storage.autosave import SaveState

WORDS = {
    SaveState.SAVED: mark("Every move is saved"),
    SaveState.SAVING: mark("Saving…"),
    SaveState.FAILED: mark("The last moves are not saved"),
}


class SaveMark(QWidget):
    """A tick while all is saved, a ring while something is being saved, an exclamation mark if that fails.

    It shows nothing while `state` is None, but takes the same room always.
    """

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: SaveState | None = None
        self._colours = colours
        self.setFixedWidth(self.sizeHint().width())

    def set_colours(self, colours: Palette) -> None:
        """Take on other colours and the present size of text."""
        self._colours = colours
        self.setFixedWidth(self.sizeHint().width())
        self.update()

    def set_state(self, state: SaveState | None) -> None:
        """Show another state."""
        if state is self.state:
            return
        self.state = state
        words = tr(WORDS[state]) if state is not None else ""
        give_tip(self, words)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for a sign as high as the text."""
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign."""
        if self.state is None:
            return
        side = self.fontMetrics().ascent() * 0.7
        frame = QRectF(0, 0, side, side)
        frame.moveCenter(QRectF(self.rect()).center())
        colour: QColor = self._colours.warning if self.state is SaveState.FAILED else self._colours.muted
        pen = QPen(colour, max(1.4, side * 0.16))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        if self.state is SaveState.SAVING:
            painter.drawEllipse(frame)
            return
        x, y = frame.x(), frame.y()
        if self.state is SaveState.SAVED:
            corners = ((0.05, 0.55), (0.35, 0.85), (0.95, 0.15))
            painter.drawPolyline([QPointF(x + side * across, y + side * down) for across, down in corners])
        else:
            middle = frame.center().x()
            painter.drawLine(QPointF(middle, y), QPointF(middle, y + side * 0.6))
            painter.drawPoint(QPointF(middle, y + side))
