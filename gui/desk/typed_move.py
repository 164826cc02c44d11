"""Typed moves: the field, the keys that begin one anywhere on a page, and their handling by a page."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from surajang.gui.board import reading_text
from surajang.gui.board.view import BoardView
from surajang.gui.kit.banner import Banner
from surajang.gui.kit.translation import tr
from surajang.gui.shell.commands import TYPING
from surajang.gui.shell.key_places import by_place
from surajang.gui.words import shown_moves
from surajang.rules.game import Game
from surajang.rules.moves import SETUP
from surajang.rules.reasons import Reason

CONTROL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
BARRED = CONTROL_ALT | Qt.KeyboardModifier.MetaModifier
WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
"""Keys that move in the typed text, or remove some of it."""


class TypedMove(QLineEdit):
    """The field for typed moves of a game."""

    recognised = Signal(object)
    """The text so far is this legal move, or None."""

    entered = Signal(int)
    """Enter was pressed on this legal move."""

    refused = Signal(Reason)
    """Enter was pressed on another text: why it is no legal move."""

    answered = Signal(str)
    """Enter was pressed on a question: the answer."""

    left = Signal()
    """Escape was pressed, or a move is about to be entered: the focus returns to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._places: dict[str, str] = {}  # US characters at the keys of typed foreign ones
        self.answer: Callable[[str], str] = lambda _: ""
        """Answers a question about the game, empty for other texts."""
        self.command: Callable[[str], bool] = lambda _: False
        """Runs the command that a text names, and returns whether it names one."""
        self.setAccessibleName(tr("Type a move"))
        self.setPlaceholderText(tr("Type a move"))
        self.setMaxLength(40)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._look)

    def set_game(self, game: Game | None) -> None:
        """Set the game of the typed moves."""
        self._game = game
        self.clear()

    def start(self, text: str) -> None:
        """Begin with a text typed elsewhere."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setText(text)
        self.setCursorPosition(len(text))

    def _move(self) -> int | None:
        if self._game is None or not self.text().strip():
            return None
        meant = shown_moves.understood(self._game, self.text(), self._places)
        return meant if isinstance(meant, int) else None

    def _look(self) -> None:
        if not self.text():
            self._places.clear()
        self.recognised.emit(self._move())

    def event(self, event: QEvent) -> bool:
        """Leave shortcuts that do not edit the text to the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not self._edits(event):
            event.ignore()
            return True
        return super().event(event)

    def say_here(self, text: str) -> None:
        """Announce a text as news of the focused field."""
        again = text == self.accessibleDescription()
        self.setAccessibleDescription(f"{text} " if again else text)  # otherwise it would be no news

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Set the placeholder as the description if it says more than the field's name."""
        known = self.placeholderText() == self.accessibleName()
        self.setAccessibleDescription(" " if known else "")  # an empty one would be the placeholder
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the description, which readers would announce as news."""
        super().focusOutEvent(event)
        self.setAccessibleDescription(" ")

    def setPlaceholderText(self, text: str) -> None:
        """Show in the empty field what can be typed; screen readers announce it when the field gets the focus."""
        if text != self.placeholderText():
            self.setAccessibleDescription(" ")
            super().setPlaceholderText(text)

    def _edits(self, event: QKeyEvent) -> bool:
        """Return whether a key edits the text or moves in it."""
        standard = QKeySequence.StandardKey
        if event.matches(standard.Copy) or event.matches(standard.Cut):
            return self.hasSelectedText()
        if event.matches(standard.Paste):
            text = QGuiApplication.clipboard().text().strip()
            return 0 < len(text) <= self.maxLength() and "/" not in text  # a position has many
        if event.matches(standard.SelectAll) or event.key() in WALKING:
            return bool(self.text())
        barred = event.modifiers() & BARRED
        return event.text().isprintable() and event.text() != "" and barred in (Qt.KeyboardModifier(0), CONTROL_ALT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, Escape leaves, a slash starts over, as it starts typing elsewhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.text() == "/":
            self.clear()
        else:
            self._type(event)

    def _type(self, event: QKeyEvent) -> None:
        """Read a letter by its key's place, unless its script is the language's, as it may be a word or a piece."""
        placed = by_place(event)
        if placed is None or event.modifiers() & BARRED:
            super().keyPressEvent(event)
        elif placed.text() == "/":
            self.clear()
        elif reading_text.can_write(event.text()):
            self._places[event.text()] = placed.text()
            super().keyPressEvent(event)
        else:
            super().keyPressEvent(placed)

    def _enter(self) -> None:
        """Play the typed move, or say why that is impossible."""
        if not self.text().strip():
            self.left.emit()
            return
        move = self._move()
        words = self.answer(self.text()) if move is None else ""
        if words:
            self.clear()  # the focus stays here, for another question
            self.answered.emit(words)
            return
        if move is None and self.command(self.text()):
            self.clear()
            return
        if move is None:
            self.selectAll()  # so that another move replaces this one
            if self._game is not None:
                self.refused.emit(shown_moves.understood(self._game, self.text(), self._places))
            return
        self.clear()
        self.left.emit()
        self.entered.emit(move)


class BoardEntry(QObject):
    """Moves by people on a page with a board: made there, typed, or begun by typing on the page.

    A page handles them in `make`, `refuse` and `answer_blocked`. `typed` is the field for typed moves.
    """

    file_meant = Signal()
    """The F that just turned the board was meant as a file: turn the board back."""

    def __init__(self, board: BoardView, banner: Banner, page: QWidget) -> None:
        super().__init__(page)
        self.board = board
        self.banner = banner
        self.keys = TypingKeys(self.file_meant.emit)
        self.typed = TypedMove(page)
        board.move_chosen.connect(self.make)
        board.refused.connect(self.refuse)
        board.input_blocked.connect(self.answer_blocked)
        board.mode_changed.connect(self.show_prompt)
        self.typed.recognised.connect(self._show_typed)
        self.typed.entered.connect(self.make)
        self.typed.refused.connect(self._refuse_typed)
        self.typed.left.connect(self._leave_typing)

    def make(self, move: int) -> None:
        """Make a legal move, if it may be made now."""
        raise NotImplementedError

    def refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        raise NotImplementedError

    def answer_blocked(self) -> None:
        """Answer input on a piece that may not be moved."""
        raise NotImplementedError

    def prompt(self) -> str:
        """Return the text of the empty field while keys and clicks have their usual meaning."""
        return tr("Type a move")

    def allow(self, allowed: bool) -> None:
        """Enable or disable typing."""
        if not allowed and self.typed.hasFocus():
            self.board.setFocus()  # otherwise the focus would go to the next widget, as with Tab
        self.typed.setEnabled(allowed)
        self.show_prompt()

    def start_typing(self, text: str = "") -> None:
        """Focus the field for typed moves, or say why none can be typed."""
        if not self.typed.isEnabled():
            self.refuse_typing()
        if self.typed.isEnabled():
            self.typed.start(text)

    def refuse_typing(self) -> None:
        """Say why no move can be typed now, or make it possible; by default the field says enough."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Begin a typed move with its first character, or dismiss a message; return whether the key did either."""
        begun = self.keys.begun(event)
        if begun:
            self.start_typing(begun)
            return True
        if event.key() == Qt.Key.Key_Escape and self.banner.isVisible():
            self.banner.pass_on()
            self.board.highlight(())
            return True
        return False

    def _show_typed(self, move: int | None) -> None:
        shown = move is not None and not move & SETUP and self.typed.isEnabled()
        self.board.set_arrow(move if shown else None)
        self.board.highlight(())

    def _refuse_typed(self, reason: Reason) -> None:
        """Say why a typed move cannot be made, and light the evidence until another is typed."""
        self.board.highlight(reason.squares)
        self.refuse(reason)

    def _leave_typing(self) -> None:
        """Focus the board again."""
        self.board.set_arrow(None)
        self.board.setFocus()

    def show_prompt(self) -> None:
        """Show in the empty field what can be typed, or the present meaning of keys and clicks."""
        self.typed.setPlaceholderText(what_keys_do(self.board) or self.prompt())


FLIP_GRACE = 1.5
"""Seconds after F has turned the board during which a digit begins a move on the f-file."""

IN_TEXT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers of keys that write text."""


class TypingKeys:
    """Decides what a key begins to type. `turn_back` turns the board back if its F was meant as a file."""

    def __init__(self, turn_back: Callable[[], object]) -> None:
        self._turn_back = turn_back
        self._flipped_at = 0.0

    def flipped(self) -> None:
        """Note that F has turned the board."""
        self._flipped_at = time.monotonic()

    @property
    def just_flipped(self) -> bool:
        """Whether F turned the board just now."""
        return time.monotonic() - self._flipped_at < FLIP_GRACE

    def begun(self, event: QKeyEvent) -> str:
        """Return the beginning of a move typed by a key, empty if there is none."""
        text = event.text()
        if not text or not (text in TYPING or shown_moves.begins(text)) or event.modifiers() & ~IN_TEXT:
            return ""
        if text.isdigit() and self.just_flipped:
            self._turn_back()
            return f"f{text}"
        return text


def what_keys_do(board: BoardView) -> str:
    """Return the present meaning of keys and clicks on a board, empty if it is the usual one."""
    if board.ready and board.turn.step:
        return tr("Choose the square again to stop there")
    if board.keyboard.cursor is not None:
        return tr("Arrow keys move; Esc stops")
    return ""
