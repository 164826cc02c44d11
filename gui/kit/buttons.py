"""Buttons that call something, buttons for commands, and buttons whose text wraps."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QStyleOptionButton, QToolButton, QWidget

FLAGS = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic)
UTF_16 = ("utf-16-le", "surrogatepass")
_HANGUL = "[\u1100-\u11ff\uac00-\ud7a3]"


def unbreakable(text: str) -> list[str]:
    """Return the unbreakable parts of a text: words, and single characters of Chinese and Japanese.

    >>> unbreakable("Play it, now")
    ['Play', 'it,', 'now']
    """
    as_letters = (
        text if text.isascii() else re.sub(_HANGUL, "a", text)
    )  # a line may end between two syllables, but Qt's lines end between words
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, as_letters)
    places = [0]
    while (place := finder.toNextBoundary()) >= 0:
        places.append(place)
    units = text.encode(*UTF_16)  # Qt counts these; an emoji has two
    pieces = (units[2 * start : 2 * end].decode(*UTF_16).strip() for start, end in pairwise(places))
    return [piece for piece in pieces if piece]


def make_button(
    text: str, parent: QWidget | None, run: Callable[[], object], look: str = "", enter: bool = False
) -> QPushButton:
    """Return a button that calls `run`.

    `look` is a property of gui.kit.style, as "primary" or "link". With `enter`, the Enter key presses the focused
    button instead of the default button.
    """
    button = QPushButton(text, parent, autoDefault=enter)
    if look:
        button.setProperty(look, True)
    button.clicked.connect(lambda _=False: run())
    return button


def let_height_follow_width(button: QAbstractButton) -> None:
    """Let the layout ask a button whose text wraps for its height at a width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    button.setSizePolicy(policy)


def longest_word(button: QAbstractButton) -> int:
    """Return the width of the longest unbreakable part of a button's text, in pixels."""
    metrics = button.fontMetrics()
    return max(map(metrics.horizontalAdvance, unbreakable(button.text().replace("&", ""))), default=0)


def _goes_home(button: QAbstractButton, home: QWidget | None) -> bool:
    """Focus a button's home if the button is disabled or hidden; return whether it is.

    Otherwise Qt would focus the next button, which the same key would press.
    """
    if home is None or (button.isEnabled() and button.isVisible()):
        return False
    home.setFocus()
    return True


class WrappingButton(QPushButton):
    """A button whose text wraps; its height follows from its width."""

    home: QWidget | None = None
    """The widget that gets the focus when the focused button is disabled or hidden."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        let_height_follow_width(self)

    def focusNextPrevChild(self, onwards: bool) -> bool:
        """Move the focus, as Qt also asks when the button is disabled or hidden."""
        return _goes_home(self, self.home) or super().focusNextPrevChild(onwards)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest word, with the height of one line."""
        return QSize(longest_word(self) + self._around().width(), super().sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        around = self._around()
        room = QRect(0, 0, max(1, width - around.width()), 10_000)
        words = self.fontMetrics().boundingRect(room, FLAGS, self.text())
        return max(super().sizeHint().height(), words.height() + around.height())

    def _around(self) -> QSize:
        """Return how much larger the button is than its text."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return super().sizeHint() - text

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave text and icon to `paintEvent`; calling this through QStyle would cost 10 ms at the start."""
        super().initStyleOption(option)
        option.text, option.icon = "", QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button in its style, and the wrapped text on it."""
        super().paintEvent(event)
        around = self._around()
        room = self.rect().adjusted(around.width() // 2, 0, -(around.width() // 2), 0)
        self.draw_text(QPainter(self), room)

    def draw_text(self, painter: QPainter, room: QRect) -> None:
        """Draw the wrapped text in the middle of a rectangle."""
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        painter.drawText(room, FLAGS, self.text())


def wrapping_button(text: str, parent: QWidget, run: Callable[[], object]) -> WrappingButton:
    """Return a button whose text wraps, which calls `run`."""
    button = WrappingButton(text, parent)
    button.setAutoDefault(True)
    button.clicked.connect(lambda _=False: run())
    return button


class ToolButton(QToolButton):
    """A tool button described by its key; screen readers would otherwise read the tool tip, which repeats its name."""

    home: QWidget | None = None
    """The widget that gets the focus when the focused button is disabled or hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusNextPrevChild(self, onwards: bool) -> bool:
        """Move the focus, as Qt also asks when the button is disabled or hidden."""
        return _goes_home(self, self.home) or super().focusNextPrevChild(onwards)

    def setDefaultAction(self, action: QAction) -> None:
        """Set the action, and follow its key."""
        super().setDefaultAction(action)
        action.changed.connect(self._describe)
        self._describe()

    def _describe(self) -> None:
        key = self.defaultAction().shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleDescription(key or " ")  # an empty description would be the tool tip


def size_buttons(buttons: Iterable[QToolButton], side: int) -> None:
    """Make buttons as large as icons of this side need."""
    for button in buttons:
        button.setIconSize(QSize(side, side))
        button.setMinimumWidth(round(side * 1.2))
        button.setFixedHeight(round(side * 1.6))  # otherwise the style finds another when the window becomes active
