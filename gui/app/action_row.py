"""The start page's buttons in one row, each with its icon above its words."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from surajang.gui.kit.buttons import FLAGS, WrappingButton, unbreakable

SPACING = 10
ASIDE, ABOVE, BETWEEN = 9, 9, 5
"""Beside and above a button's content, its border included, and between icon and words."""

WIDEST = 190
"""A button's maximum width, at the default text size."""


class ActionButton(WrappingButton):
    """A button with its icon above its words, which wrap."""

    def minimumSizeHint(self) -> QSize:
        """Return the size that the longest word needs, with one line of words."""
        self.ensurePolished()
        words = [self.fontMetrics().horizontalAdvance(word) for word in unbreakable(self.text().replace("&", ""))]
        width = max([self.iconSize().width(), *words]) + 2 * ASIDE
        return QSize(width, self.heightForWidth(10_000))

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the icon above the wrapped words."""
        room = QRect(0, 0, max(1, width - 2 * ASIDE), 10_000)
        words = self.fontMetrics().boundingRect(room, FLAGS, self.text())
        return 2 * ABOVE + self.iconSize().height() + BETWEEN + words.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button in its style, then icon and words."""
        QPushButton.paintEvent(self, event)
        painter, side = QPainter(self), self.iconSize()
        inner = self.rect().adjusted(ASIDE, 0, -ASIDE, 0)
        words = self.fontMetrics().boundingRect(inner, FLAGS, self.text())
        top = (self.height() - side.height() - BETWEEN - words.height()) // 2
        self.icon().paint(painter, QRect(0, top, self.width(), side.height()))
        self.draw_text(painter, QRect(inner.left(), top + side.height() + BETWEEN, inner.width(), words.height()))


class ActionRow(QWidget):
    """Buttons in one row; if it does not fit, in as few rows of equal length as possible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACING)
        self._columns = 0

    def add(self, button: QPushButton) -> None:
        """Add a button at the end."""
        self.buttons.append(button)

    def lay_out(self, width: int, zoom: float) -> int:
        """Arrange the buttons for a width, and return the height."""
        least = [button.minimumSizeHint().width() for button in self.buttons]
        count = columns = len(least)
        if sum(least) + SPACING * (count - 1) > width:
            rows = 2
            while columns > 1 and columns * max(least) + SPACING * (columns - 1) > width:
                columns = -(-count // rows)
                rows += 1
        if columns != self._columns:
            for column in range(max(columns, self._columns)):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
            for place, button in enumerate(self.buttons):
                self._grid.addWidget(button, *divmod(place, columns))
            self._columns = columns
        widest = columns * round(WIDEST * zoom) + SPACING * (columns - 1)
        self.setMaximumWidth(max(widest, sum(least)))
        return self._grid.heightForWidth(min(width, self.maximumWidth()))
