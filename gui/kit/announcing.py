"""Announcements through screen readers, each once, in a way that every reader supports.

On Windows and macOS a text is an announcement event. On Linux not every reader speaks those (Orca 43 of Debian 12 does
not), but they speak a changed description of the focused widget, and notifications.
"""

import sys
from collections.abc import Callable

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from surajang.gui.kit.punctuation import ended, sentences

ANNOUNCEMENT = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
"""The announcement event; Qt has it since 6.8."""

BY_BUS: bool = sys.platform.startswith("linux")
"""Whether screen readers use AT-SPI."""

LAST = "last"
"""The subject that is announced last, whenever it was requested."""

SETTLING_MS, TRIES = 100, 10
"""How long to wait for a focused widget, and how often."""

_waiting: dict[str, str] = {}
"""The waiting announcements, by subject."""

tell: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility
"""Sends an event to screen readers."""


class _Notice(QAccessibleInterface):
    """A notification, which screen readers speak when it is shown, wherever the focus is."""

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
        """Ignore: only this module writes it."""

    def text(self, kind: QAccessible.Text) -> str:
        return self.words if kind == QAccessible.Text.Name else ""


_timers: list[QTimer] = []
"""The one timer, made when first needed."""

NOTICES = 4
"""How many notifications take turns: readers ask for the text later, when the next may already have been sent."""

_notices: list[_Notice] = []
"""The notifications made so far, the last used at the end."""


def announce(text: str, about: str = "") -> None:
    """Announce a text, if a screen reader is running, once the focus has settled.

    It replaces a waiting text `about` the same subject. A text that is part of the focused widget's name is dropped. A
    focused widget with a method `say_here` announces it itself.
    """
    if not text or not QAccessible.isActive() or text in _waiting.values():
        return
    if not _waiting:
        _say_after(0, TRIES)
    _waiting.pop(about or text, None)
    _waiting[about or text] = text


def _say_after(milliseconds: int, tries: int) -> None:
    """Announce the waiting texts after a moment; wait for a focus up to `tries` more times."""
    if not _timers:
        timer = QTimer(QCoreApplication.instance(), singleShot=True)
        timer.timeout.connect(lambda: say_all(timer.property("tries")))
        _timers.append(timer)
    _timers[0].setProperty("tries", tries)
    _timers[0].start(milliseconds)


def say_all(tries: int) -> None:
    """Announce the waiting texts as one once a widget has the focus: readers are silent while a window opens."""
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
    interface = QAccessible.queryAccessibleInterface(widget) if widget is not None else None
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def _say(words: str, focus: QWidget | None) -> None:
    """Announce a text in the system's way, from the focused widget."""
    speaker = focus or QApplication.activeWindow()
    if not BY_BUS and ANNOUNCEMENT is not None and speaker is not None:
        tell(ANNOUNCEMENT(speaker, words))
    elif BY_BUS and focus is not None and hasattr(focus, "say_here"):
        focus.say_here(words)
    elif BY_BUS:
        if len(_notices) < NOTICES:
            notice = _Notice()
            QAccessible.registerAccessibleInterface(notice)
        else:
            notice = _notices.pop(0)
        _notices.append(notice)
        notice.words = words
        tell(QAccessibleEvent(notice, QAccessible.Event.ObjectShow))
