"""Has texts said by a screen reader, each once, and in a way that every reader hears.

On Windows and macOS a text is an announcement. On Linux not every reader speaks announcements (Orca 43 does
not, which Debian 12 has), while they speak a new description of what has the keys, and notifications.
"""

import sys
from collections.abc import Callable

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from gui.kit.punctuation import ended, sentences

ANNOUNCEMENT = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
"""The event that announces a text; there is none before Qt 6.8."""

BY_BUS: bool = sys.platform.startswith("linux")
"""Whether readers hear the program through AT-SPI."""

LAST = "last"
"""What is said at the end, whenever it was asked for, is about this."""

SETTLING_MS, TRIES = 100, 10
"""How long it is waited for something to have the keys, and how often."""

_waiting: dict[str, str] = {}
"""What is to be said in a moment, by what it is about."""

tell: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility
"""Tells readers of an event."""


class _Notice(QAccessibleInterface):
    """A notification: it is said when it is shown, wherever the keys are."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return None

    def parent(self) -> QAccessibleInterface | None:
        window = QApplication.activeWindow()
        return QAccessible.queryAccessibleInterface(window) if window is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        return state

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody else writes notifications."""

    def text(self, kind: QAccessible.Text) -> str:
        return self.words if kind == QAccessible.Text.Name else ""


_timers: list[QTimer] = []
"""The timer after which it is said, once there has been any."""

_notices: list[_Notice] = []
"""The one notification, once there has been any."""


def announce(text: str, about: str = "") -> None:
    """Have a screen reader, if one listens, say a text, once the keys are where they are to be.

    It replaces what was to be said at this moment about the same, where it says what it is `about`. It is not said
    where it is in the name of what has the keys. A widget with a method `say_here` has it said while it has the keys.
    """
    if not text or not QAccessible.isActive() or text in _waiting.values():
        return
    if not _waiting:
        _say_after(0, TRIES)
    _waiting.pop(about or text, None)
    _waiting[about or text] = text


def _say_after(milliseconds: int, tries: int) -> None:
    """Say all that is waiting after a moment; nothing has had the keys for so many `tries` then."""
    if not _timers:
        timer = QTimer(QCoreApplication.instance())
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: say_all(timer.property("tries")))
        _timers.append(timer)
    _timers[0].setProperty("tries", tries)
    _timers[0].start(milliseconds)


def say_all(tries: int) -> None:
    """Say all that is waiting, in one; while nothing has the keys, as in a window that opens, readers hear nothing."""
    focus = QApplication.focusWidget()
    if focus is None and tries:
        _say_after(SETTLING_MS, tries - 1)
        return
    for timer in _timers:
        timer.stop()
    known = _name(focus)
    last = _waiting.pop(LAST, "")
    texts = [text for text in (*_waiting.values(), last) if text and text not in known]
    _waiting.clear()
    words = sentences(*map(ended, texts))
    if words and QAccessible.isActive():
        _say(words, focus)


def _name(widget: QWidget | None) -> str:
    """Return what a reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget) if widget is not None else None
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def _say(words: str, focus: QWidget | None) -> None:
    """Say words, in the way of the system, to whoever is at `focus`."""
    speaker = focus or QApplication.activeWindow()
    if not BY_BUS and ANNOUNCEMENT is not None and speaker is not None:
        tell(ANNOUNCEMENT(speaker, words))
    elif BY_BUS and focus is not None and hasattr(focus, "say_here"):
        focus.say_here(words)
    elif BY_BUS:
        if not _notices:
            _notices.append(_Notice())
            QAccessible.registerAccessibleInterface(_notices[0])
        _notices[0].words = words
        tell(QAccessibleEvent(_notices[0], QAccessible.Event.ObjectShow))
