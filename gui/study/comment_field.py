"""The field in which a comment on a move is written: committed when it is left, or when one has stopped typing."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from rules.game import Node

IDLE_MS = 1500
"""After so long without a key, what was written is committed."""

LONGEST = 8_000
"""Characters of a comment that can be edited here; a longer one would take noticeable time to lay out."""

LINES = 3
"""The usual height."""

MOVING = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete,
)  # fmt: skip
"""Keys that move in the text or remove some of it, with Ctrl too, whatever they do elsewhere."""


class CommentField(QPlainTextEdit):
    """The field. It knows which move it is about."""

    committed = Signal(object, str)
    """This is to be said of a node."""

    left = Signal()
    """Escape or Ctrl+Enter was pressed: the keys are the board's again."""

    def __init__(self, name: str, hints: tuple[str, str], lines: int = LINES, parent: QWidget | None = None) -> None:
        """Show so many lines. `hints` say what may be written where nothing is: of a move, of the whole."""
        super().__init__(parent)
        self._node: Node | None = None
        self._known = ""
        self._hints = hints
        self._lines = lines
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.commit)
        self.textChanged.connect(self._changed)
        self.size_to_text()

    def size_to_text(self) -> None:
        """Take the height of a few lines at the present size of text."""
        margins = self.document().documentMargin() * 2 + 2 * self.frameWidth() + 8
        self.setFixedHeight(round(self.fontMetrics().lineSpacing() * self._lines + margins))

    def show_comment(self, node: Node, text: str) -> None:
        """Show what is said of a move; what was written about another is committed first."""
        if node is self._node and text == self._known:
            return
        if node is not self._node:
            self.commit()
        self._node, self._known = node, text
        self._idle.stop()
        long = len(text) > LONGEST
        if self.toPlainText().strip() != text.strip():  # else somebody is writing, and the cursor is to stay
            self.blockSignals(True)
            self.setPlainText(f"{text[:LONGEST]}…" if long else text)
            self.blockSignals(False)
        self.setReadOnly(long)
        self.setPlaceholderText(self._hints[0 if node.ply else 1])

    def write(self) -> None:
        """Take the keys, behind what is written."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.moveCursor(self.textCursor().MoveOperation.End)

    def commit(self) -> None:
        """Have said of the move what is written here, if that is something else than before."""
        self._idle.stop()
        text = self.toPlainText()
        if self._node is not None and not self.isReadOnly() and text.strip() != self._known.strip():
            self._known = text
            self.committed.emit(self._node, text)

    def _changed(self) -> None:
        """Commit soon."""
        if not self.isReadOnly():
            self._idle.start()

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move in the text from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in MOVING:
            event.accept()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Commit what was written."""
        super().focusOutEvent(event)
        self.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and Ctrl+Enter leave the field, with what was written."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self.commit()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Take another height when the text has another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.size_to_text()
