"""The keys that begin a typed move wherever they are pressed on a page, and what keys do on the board just now."""

import time
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gui.board.view import BoardView
from gui.kit.translation import tr
from gui.shell.commands import TYPING
from gui.words import shown_moves

FLIP_GRACE = 1.5
"""For so many seconds after F has turned the board, a digit means a move on the file f."""

IN_TEXT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers of keys that write something."""


class TypingKeys:
    """Tells what a key begins to type. `turn_back` turns the board back where its F was meant as a file."""

    def __init__(self, turn_back: Callable[[], object]) -> None:
        self._turn_back = turn_back
        self._flipped_at = 0.0

    def flipped(self) -> None:
        """Take note that F has turned the board."""
        self._flipped_at = time.monotonic()

    @property
    def just_flipped(self) -> bool:
        """Whether F has turned the board a moment ago."""
        return time.monotonic() - self._flipped_at < FLIP_GRACE

    def begun(self, event: QKeyEvent) -> str:
        """Return the beginning of a move that a key types, empty if it types none."""
        text = event.text()
        if not text or not (text in TYPING or shown_moves.begins(text)) or event.modifiers() & ~IN_TEXT:
            return ""
        if text.isdigit() and self.just_flipped:
            self._turn_back()
            return f"f{text}"
        return text


def what_keys_do(board: BoardView) -> str:
    """Return what keys and clicks mean on a board just now, where that is not the usual; empty where it is."""
    if board.ready and board.turn.step:
        return tr("The same square again ends the move there")
    if board.keyboard.cursor is not None:
        return tr("Arrow keys walk the board; Esc ends it")
    return ""
