"""The levels of a lesson in a row, each with its stars; a click leads to it."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gui.kit.accessible_widgets import make_group
from gui.kit.flow_layout import Flow
from gui.kit.label import give_tip
from gui.kit.punctuation import described
from gui.kit.translation import tr
from gui.learn.lesson_text import level_name, stars_in_words
from gui.learn.lessons import MOST_STARS

DOTS = 0.4
"""The room of the dots under a number, as a share of the text's height."""


class LevelDots(QWidget):
    """A button for each level, the one that is shown down."""

    chosen = Signal(int)
    """A level, counted from 0."""

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Levels"))
        make_group(self)
        row = Flow(self, 3)
        self.buttons = [LevelDot(number, self) for number in range(count)]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            row.addWidget(button)

    def show_stars(self, stars: tuple[int, ...], shown: int) -> None:
        """Show the stars of all levels, and which level is shown."""
        for number, button in enumerate(self.buttons):
            button.show_stars(stars[number], level_name(number + 1, len(stars)))
            button.setChecked(number == shown)
            policy = Qt.FocusPolicy.StrongFocus if number == shown else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)  # arrow keys lead to the others


class LevelDot(QPushButton):
    """A level: its number, and under it three dots, one filled for each star."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(str(number + 1), parent)
        self._stars = 0
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button, for screen readers
        self.setAutoDefault(True)
        self.setProperty("segment", True)

    def show_stars(self, stars: int, name: str) -> None:
        """Show so many stars; the level is called `name`."""
        self._stars = stars
        self.setAccessibleName(described(name, stars_in_words(stars)))
        give_tip(self, self.accessibleName())
        self.setAccessibleDescription(" ")  # not the tool tip, which is the name
        self.update()

    def nextCheckState(self) -> None:
        """Leave what is down to the page."""

    def sizeHint(self) -> QSize:
        """Return the size of a button with room for the dots."""
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + round(self.fontMetrics().height() * DOTS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots upon the button."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.fontMetrics().height() * DOTS / 3
        accent = self.palette().highlight().color()
        painter.setPen(accent)
        for number in range(MOST_STARS):
            painter.setBrush(accent if number < self._stars else Qt.BrushStyle.NoBrush)
            x = self.width() / 2 + (number - (MOST_STARS - 1) / 2) * radius * 3.4
            painter.drawEllipse(QPointF(x, self.height() - radius * 2.6), radius, radius)
        painter.end()
