"""Slots, delayed calls, dialogs, keys and drops, with workarounds for defects of Qt and PySide."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QThread, QTimer, QTimerEvent, Slot
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

FRAME = QSize(16, 48)
"""The space that a window leaves on the screen for its frame."""

NESTED_MS = 100
"""How often an object that is to be deleted checks whether a nested event loop still runs."""


def soon(owner: QObject, call: Callable[[], object], after_ms: int = 0) -> None:
    """Call something after a turn of the event loop and a delay, unless `owner` is deleted first."""
    _Call(owner, call, after_ms)


class _Call(QObject):
    """A call to be made once.

    It connects nothing: PySide would never free the function passed to `QTimer.singleShot(0, owner, call)` if the owner
    is deleted first, and keeps some bytes of each connection to a method of Qt such as `deleteLater`.
    """

    def __init__(self, owner: QObject, call: Callable[[], object], after_ms: int) -> None:
        super().__init__(owner)
        self._call = call
        self.startTimer(after_ms)

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        self.deleteLater()
        self._call()


def delete_unnested(thing: QObject) -> None:
    """Delete an object once no menu, dialog or drag runs an event loop, which the object itself may have begun."""
    if QThread.currentThread().loopLevel() > 1:
        QTimer.singleShot(NESTED_MS, thing, partial(delete_unnested, thing))
    else:
        thing.deleteLater()


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog over its window; it is deleted when it closes."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def room_for(window: QWidget) -> QSize:
    """Return the largest size of a window on its screen."""
    return window.screen().availableGeometry().size() - FRAME


def keep_on_screen(window: QWidget) -> None:
    """Move a window that is not all on its screen, and shrink it as far as needed."""
    room = window.screen().availableGeometry()
    if room.contains(window.frameGeometry()):
        return
    window.resize(window.size().boundedTo(room_for(window)))
    frame = window.frameGeometry()
    frame.moveRight(min(frame.right(), room.right()))
    frame.moveBottom(min(frame.bottom(), room.bottom()))
    window.move(max(frame.left(), room.left()), max(frame.top(), room.top()))


def go_through(parts: Sequence[QWidget]) -> None:
    """Let Tab and screen readers go through widgets of one parent, with all that they contain, in this order."""
    for part in parts:
        part.raise_()
    stops = [each for part in parts for each in (part, *part.findChildren(QWidget)) if not each.isWindow()]
    for before, after in pairwise(each for each in stops if each.focusPolicy() & Qt.FocusPolicy.TabFocus):
        QWidget.setTabOrder(before, after)


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet asks for, and apply the sheet again if it has changed."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


Method = TypeVar("Method", bound=Callable[..., object])


def slot(*types: type) -> Callable[[Method], Method]:
    """Return a decorator that makes a method a slot of its class, called with values of these types.

    PySide changes an object's class when a method that is no slot is first connected. Qt then makes a second accessible
    interface, whose children screen readers do not connect with the first.
    """
    made: Callable[[Method], Method] = Slot(*types)
    return made


def keep_keys(event: QEvent, keys: Collection[int], modified: bool = False) -> bool:
    """Keep these keys from the window's shortcuts, also with Ctrl and the like if `modified`.

    Return whether the event asked about one of them. Keys of the keypad, and macOS's arrow keys, have a modifier.
    """
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride or event.key() not in keys:
        return False
    if not modified and event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    event.accept()
    return True


def take_copy(event: QDropEvent) -> bool:
    """Accept a drag or drop as a copy, and return whether its source offers one; otherwise refuse it.

    A source may delete its data when a move is accepted, which Qt proposes while Shift is held. Qt also answers with
    its proposal if an action is set that the source does not offer.
    """
    copies = bool(event.possibleActions() & Qt.DropAction.CopyAction)
    if copies:
        event.setDropAction(Qt.DropAction.CopyAction)
    event.setAccepted(copies)
    return copies
