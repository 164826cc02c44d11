"""One line of play of an engine: its score and moves, which can be pointed at and played."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from surajang.gui.analysis.analyst import Line
from surajang.gui.kit.qt_helpers import keep_keys
from surajang.gui.kit.row_list import row_height
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr

MARGIN = 6
GAP = 5
SCORE = "−00.00"
"""The width of a score."""


@dataclass(frozen=True)
class _Word:
    """A part of the row: the move that it belongs to, counted from 0, and its place."""

    text: str
    move: int
    rect: QRect


class LineRow(QAbstractButton):
    """Shows a Line. While the pointer or a key is at a move, the line stays as it is: a click plays the move seen."""

    pointed = Signal(tuple)
    """The moves up to the one pointed at; empty for none."""

    played = Signal(tuple)
    """These moves are to be played in."""

    def __init__(self, number: int, colours: Palette, parent: QWidget | None = None) -> None:
        """`number` is the line's rank, from 1."""
        super().__init__(parent)
        self.line: Line | None = None
        self._number = number
        self._colours = colours
        self._words: list[_Word] = []
        self._score = ""
        self._before = (1, 0)
        self._at = -1
        self._next: tuple[Line | None, str, int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Line {number}", number=number))
        self.clicked.connect(self._play)

    def sizeHint(self) -> QSize:
        return QSize(200, row_height(self.fontMetrics(), 1.45))

    def set_colours(self, colours: Palette) -> None:
        """Use other colours."""
        self._colours = colours
        self.update()

    def show_line(self, line: Line | None, score: str, number: int, side: int) -> None:
        """Show a line with its score in words, from the move `number` of a side on; None shows nothing."""
        if self._at >= 0 and line is not None:
            self._next = line, score, number, side
            return
        if line is None:
            self._point(-1)
        self._next = None
        if (line, score, (number, side)) == (self.line, self._score, self._before):
            return
        self.line, self._score, self._before = line, score, (number, side)
        words = " ".join(text for text, _ in self._texts())
        self.setAccessibleName(
            tr("Line {number}: {score}, {words}", number=self._number, score=score, words=words)
            if line
            else tr("Line {number}", number=self._number)
        )
        self._lay_out()

    def _texts(self) -> list[tuple[str, int]]:
        """Return the moves with their numbers, each with its place."""
        number, side = self._before
        found: list[tuple[str, int]] = []
        for place, written in enumerate(self.line.written if self.line else ()):
            ply = side + place
            if ply % 2 == 0:
                written = f"{number + ply // 2}.{written}"
            elif place == 0:
                written = f"{number}…{written}"
            found.append((written, place))
        return found

    def _lay_out(self) -> None:
        """Find the place of each move; moves that do not fit are left out."""
        metrics = self.fontMetrics()
        x = MARGIN + self._score_width() + 2 * GAP
        self._words = []
        for text, move in self._texts():
            width = metrics.horizontalAdvance(text)
            if x + width > self.width() - MARGIN:
                break
            self._words.append(_Word(text, move, QRect(x, 0, width, self.height())))
            x += width + GAP
        self.update()

    def _score_width(self) -> int:
        return QFontMetrics(self._bold()).horizontalAdvance(SCORE)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint score and moves, those pointed at on another background."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, middle = self._colours, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if self.hasFocus():
            painter.setPen(colours.text)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 4, 4)
        shown = [word for word in self._words if word.move <= self._at]
        if shown:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.selection)
            painter.drawRoundedRect(shown[0].rect.united(shown[-1].rect).adjusted(-3, 2, 3, -2), 4, 4)
        painter.setPen(colours.text)
        painter.setFont(self._bold())
        painter.drawText(QRect(MARGIN, 0, self._score_width(), self.height()), middle, self._score)
        painter.setFont(self.font())
        for word in self._words:
            painter.setPen(colours.text if word.move == 0 or word.move <= self._at else colours.muted)
            painter.drawText(word.rect.adjusted(0, 0, 2, 0), middle, word.text)

    # Pointing

    def _point(self, move: int) -> None:
        """Point at a move, or at none (-1), which shows the line that has come in the meantime."""
        if move == self._at:
            return
        self._at = move
        self.update()
        self.pointed.emit(self.line.moves[: move + 1] if self.line is not None and move >= 0 else ())
        if move < 0 and self._next is not None:
            self.show_line(*self._next)

    def _play(self) -> None:
        """Play the line up to the move pointed at, or its first move if none is."""
        if self.line is not None:
            moves = self.line.moves[: max(1, self._at + 1)]
            self._point(-1)
            self.played.emit(moves)

    def _move_at(self, point: QPointF) -> int:
        """Return the move at a point of the row, the first one beside the moves, -1 if there is no line."""
        found = [word.move for word in self._words if word.rect.left() - GAP <= point.x()]
        return max(found, default=0 if self._words else -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._move_at(event.position()))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at the pressed move, even if the pointer has not moved, as with touch."""
        self._point(self._move_at(event.position()))
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(-1)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._point(-1)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the line with the arrow keys, to the rows above and below, and play with Enter."""
        key = event.key()
        last = len(self._words) - 1
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key == Qt.Key.Key_Right:
            self._point(min(last, self._at + 1))
        elif key == Qt.Key.Key_Left:
            self._point(max(-1, self._at - 1))
        elif key == Qt.Key.Key_Escape and self._at >= 0:
            self._point(-1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys and Escape from commands while the row has the focus."""
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        return keep_keys(event, keys) or super().event(event)

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again when the text has another size."""
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._lay_out()
        super().changeEvent(event)
