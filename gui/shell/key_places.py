"""Keys by their place on the keyboard, for layouts without Latin letters.

Commands and moves use Latin letters, which Russian, Greek or Arabic layouts lack. A key whose own character means
nothing counts as the one at its place on a US keyboard: a letter of another script, and a sign where the US keyboard
has a letter or digit, once such a letter was typed. Layouts with Latin letters are not affected.
"""

import sys
import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar

_ROWS = (
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'", 'ASDFGHJKL:"'),
    (44, "zxcvbnm,./", "ZXCVBNM<>?"),
)
"""The rows of a US keyboard, plain and with Shift, each by its first scan code, on Windows and Linux."""

_US = {first + n: pair for first, *row in _ROWS for n, pair in enumerate(zip(*row, strict=True))}

_MAC = "asdfhgzxcv\0bqweryt123465=97-80]ou[ip\0lj'k;\0,/nm."
"""The plain characters of a US keyboard in the order of macOS's virtual keys."""

_SHIFTED = dict(_US.values())

X11_OFFSET = 8
"""X11 and Wayland count scan codes from here."""

_SIGNS = {
    "q": ";:/",
    "w": "'",
    "u": "`",
    "i": "÷",
    "o": "×",
    "d": "]",
    "f": "[",
    "l": "/",
    "z": "~",
    "c": "}",
    "v": "{",
    "m": "'",
}
"""Signs at a letter's place in Greek, Hebrew and Arabic layouts, but in none with Latin letters."""

_SMALL_WITH_SHIFT = "ыѝ"
"""Small letters that a Bulgarian keyboard writes with Shift."""

_FIRST_FOREIGN = "\u0370"
_SYMBOLS = ("\u2000", "\u2bff")
"""The first character beyond Latin (except for a few with LATIN in their names), and the range of symbols."""

NO_TEXT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class _Layout:
    """The keyboard layout according to the last letter: whether its script is not Latin."""

    foreign = False


def by_place(event: QKeyEvent) -> QKeyEvent | None:
    """Return a US keyboard's event for the same key, None if the key's own character counts."""
    plain, shifted = _place(event)
    own = event.text() if event.text().isprintable() else ""
    if not own and 0x20 < event.key() <= sys.maxunicode:
        own = chr(event.key())
    if not plain or not own:
        return None
    if plain.isalpha() and own.isalpha():
        _Layout.foreign = _foreign(own[0])
    shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if not (
        _foreign(own[0])
        or own in _SIGNS.get(plain, "")
        or (_Layout.foreign and not _is_ascii_word(own) and _is_ascii_word(shifted if shift else plain))
        or _overlooked(event, shifted)
    ):
        return None
    if own.isdecimal() and not plain.isalpha():  # Thai has its digits one key further, with Shift
        plain = shifted = str(unicodedata.decimal(own[0]))
    cased = plain.isalpha() and own.lower() != own.upper()
    upper = (own.isupper() or (shift and own in _SMALL_WITH_SHIFT)) if cased else shift
    text = shifted if upper else plain
    return QKeyEvent(
        event.type(),
        ord(shifted if plain.isalpha() else text),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        "" if event.modifiers() & NO_TEXT else text,
        event.isAutoRepeat(),
        event.count(),
    )


def _place(event: QKeyEvent) -> tuple[str, str]:
    """Return a US keyboard's characters for the key, plain and with Shift; empty if unknown."""
    if sys.platform == "darwin":
        plain = _MAC[event.nativeVirtualKey() :][:1].strip("\0")
        return plain, _SHIFTED.get(plain, "")
    offset = 0 if sys.platform == "win32" else X11_OFFSET
    return _US.get(event.nativeScanCode() - offset, ("", ""))


def _is_ascii_word(own: str) -> bool:
    """Return whether a character is a Latin letter without an accent, or a digit."""
    return own.isascii() and own.isalnum()


def _is_sign(event: QKeyEvent) -> bool:
    """Return whether a key writes a sign other than a letter of another script."""
    text = event.text()
    return text.isprintable() and text != "" and not _foreign(text[0])


def _overlooked(event: QKeyEvent, shifted: str) -> bool:
    """Return whether Qt may not find a shortcut such as Ctrl+Shift+S on X11.

    It uses the character without Shift, which is no Latin letter in Hebrew; with Shift it is.
    """
    return shifted.isalpha() and event.keyCombination() in (
        QKeyCombination(Qt.KeyboardModifier.ShiftModifier | modifier, Qt.Key(ord(shifted)))
        for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier)
    )


def _foreign(character: str) -> bool:
    """Return whether a character belongs to another script than Latin."""
    symbol = _SYMBOLS[0] <= character <= _SYMBOLS[1]
    return character >= _FIRST_FOREIGN and not symbol and "LATIN" not in unicodedata.name(character, "")


class KeyPlaces(QObject):
    """Delivers keys by their place in every window when nothing accepts their own character."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._passing = False
        self._own = False
        self._wanted_by_place = False
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Deliver a key as it is, and then by its place if it was not accepted."""
        if self._passing or not isinstance(event, QKeyEvent) or event.type() is QEvent.Type.KeyRelease:
            return False
        placed = by_place(event)
        if placed is None:
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            self._own = self._accepted(window, event)
            self._wanted_by_place = not self._own and self._accepted(window, placed)
            event.setAccepted(self._own or self._wanted_by_place or _is_sign(event))  # or Qt runs a sign's shortcut
            return True
        if self._own:
            return False
        done = not self._wanted_by_place and (run_shortcut(placed) or self._accepted(window, event))
        event.setAccepted(done or self._accepted(window, placed) or (_is_sign(event) and run_shortcut(event)))
        return True

    def _accepted(self, window: QObject, event: QKeyEvent) -> bool:
        """Deliver a key to the focused widget; return whether it was accepted."""
        self._passing = True
        try:
            QCoreApplication.sendEvent(window, event)
        finally:
            self._passing = False
        return event.isAccepted()


def run_shortcut(event: QKeyEvent) -> bool:
    """Run the active window's shortcut for a key, as Qt does; return whether it has one."""
    window = QApplication.activeWindow()
    if window is None or QApplication.activePopupWidget() is not None:
        return False
    keys = [QKeySequence(event.keyCombination())]
    if not chr(event.key()).isalpha():  # Shift is part of the sign
        keys.append(QKeySequence((event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier).value | event.key()))
    for action in window.findChildren(QAction):
        if action.isEnabled() and any(key in keys for key in action.shortcuts()):
            action.trigger()
            return True
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.key() in keys:
            shortcut.activated.emit()
            return True
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.shortcut() in keys:
            button.click()
            return True
    for bar in window.findChildren(QMenuBar):
        for menu in bar.actions():
            if menu.isEnabled() and QKeySequence.mnemonic(menu.text()) in keys:
                bar.setActiveAction(menu)
                return True
    return False
