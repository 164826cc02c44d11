"""The fields for the texts of a study: its name, and the comments and glyphs on the current move."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QToolButton, QWidget

from surajang.gui.document.glyphs import GLYPHS, MOVE_GLYPHS, POSITION_GLYPHS
from surajang.gui.kit.buttons import size_buttons
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import bracketed, headed
from surajang.gui.kit.qt_helpers import keep_keys
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.page import CommandHandler
from surajang.gui.study.study import Study
from surajang.gui.words import naming, outcome_text
from surajang.rules.game import Node

IDLE_MS = 1500
"""Text is committed when no key is pressed for this long."""

MAX_COMMENT_LENGTH = 8_000
"""Longer comments cannot be edited here: their layout would take noticeable time."""

LINES, MIN_LINES = 3, 1
"""The default height in lines, and that where height is scarce."""

SPACING = 8

MOVING = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete,
)  # fmt: skip
"""Keys that edit the text, also with Ctrl, before any other use."""


COMMENT_HINTS = (Text("A comment on this move"), Text("A comment on the game"))


class CommentField(QPlainTextEdit):
    """A field for a comment on a move, committed when it loses the focus or after a pause in typing."""

    committed = Signal(Node, str)
    """The comment on a node was edited."""

    left = Signal()
    """Escape or Ctrl+Enter was pressed: the focus returns to the board."""

    def __init__(self, name: str, hints: tuple[str, str], lines: int = LINES, parent: QWidget | None = None) -> None:
        """Show this many lines. `hints` are shown in the empty field: for a move, for the whole game."""
        super().__init__(parent)
        self._node: Node | None = None
        self._known = ""
        self._hints = hints
        self.lines = lines
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self.commit)
        self.textChanged.connect(self._changed)
        self.size_to_text()

    def size_to_text(self) -> None:
        """Fit the height to the size of the text."""
        margins = self.document().documentMargin() * 2 + 2 * self.frameWidth() + 8
        self.setFixedHeight(round(self.height_of(self.lines) + margins))

    def height_of(self, lines: int) -> int:
        """Return the height of this many lines, in pixels."""
        return self.fontMetrics().lineSpacing() * lines

    def set_lines(self, lines: int) -> None:
        """Show this many lines."""
        if lines != self.lines:
            self.lines = lines
            self.size_to_text()

    def show_comment(self, node: Node, text: str) -> None:
        """Show the comment on a move; one on another move is committed first."""
        if node is self._node and text == self._known:
            return
        if node is not self._node:
            self.commit()
        self._node, self._known = node, text
        self._idle.stop()
        long = len(text) > MAX_COMMENT_LENGTH
        if self.toPlainText().strip() != text.strip():  # otherwise it is being edited, and the cursor stays
            with QSignalBlocker(self):
                self.setPlainText(f"{text[:MAX_COMMENT_LENGTH]}…" if long else text)
        self.setReadOnly(long)
        self.setPlaceholderText(self._hints[0 if node.ply else 1])

    def write(self) -> None:
        """Take the focus, with the cursor at the end."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.moveCursor(self.textCursor().MoveOperation.End)

    def commit(self) -> None:
        """Commit the comment if it was changed."""
        self._idle.stop()
        text = self.toPlainText()
        if self._node is not None and not self.isReadOnly() and text.strip() != self._known.strip():
            self._known = text
            self.committed.emit(self._node, text)

    def _changed(self) -> None:
        if not self.isReadOnly():
            self._idle.start()

    def event(self, event: QEvent) -> bool:
        """Keep the editing keys from the window's shortcuts."""
        return keep_keys(event, MOVING, modified=True) or super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Commit the comment and leave on Escape and Ctrl+Enter."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self.commit()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit the height when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.size_to_text()


class GlyphBar(QWidget):
    """A button for each judgement of a move, and one with a menu for who is better."""

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tools")
        row = Flow(self, 2, even=True)
        self.buttons: list[QToolButton] = []
        self._actions: list[QAction] = []
        for glyph in MOVE_GLYPHS:
            action = actions[f"glyph_{glyph.nag}"]
            button = self._button(glyph.sign, bracketed(tr(glyph.meaning), action.shortcut().toString()))
            button.setCheckable(True)
            self.buttons.append(button)
            self._actions.append(action)
            button.clicked.connect(action.trigger)
            action.changed.connect(self._refresh)
            row.addWidget(button)
        self.advantage = self._button("±", tr("Who is better"))
        menu = QMenu(self.advantage)
        for glyph in POSITION_GLYPHS:
            menu.addAction(actions[f"glyph_{glyph.nag}"])
        self.advantage.setMenu(menu)
        self.advantage.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.advantage)
        self._refresh()

    def _button(self, text: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        give_tip(button, words)
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _refresh(self) -> None:
        for button, action in zip(self.buttons, self._actions, strict=True):
            button.setEnabled(action.isEnabled())
            button.setChecked(action.isChecked())


class StudyNotes(QWidget):
    """Shows the notes on the study's current move, and turns changes here into edits."""

    left = Signal()
    """The focus returns to the board."""

    def __init__(self, study: Study, actions: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._study = study
        of_move, of_whole = COMMENT_HINTS
        self.before = CommentField(tr("Comment before the move"), (tr("A comment before this move"), ""), 2, self)
        self.before.hide()
        self.comment = CommentField(tr("Comment"), (of_move(), of_whole()), parent=self)
        self.glyphs = GlyphBar(actions, self)
        lay_column(self.before, self.comment, self.glyphs, within=self, margins=0, spacing=SPACING)
        self.before.committed.connect(study.set_comment_before)
        self.comment.committed.connect(study.set_comment)
        self.before.left.connect(self.left)
        self.before.left.connect(self.refresh)
        self.comment.left.connect(self.left)

    def handlers(self, judge: Callable[[int], object]) -> dict[str, CommandHandler]:
        """Return the commands; `judge` puts a glyph on the move or takes it off, by its number in PGN."""
        study = self._study
        return {
            "write_comment": CommandHandler(self.comment.write),
            "write_before": CommandHandler(self._write_before, lambda: study.judged),
            **{
                f"glyph_{glyph.nag}": CommandHandler(
                    lambda nag=glyph.nag: judge(nag),  # type: ignore[misc]
                    lambda: study.judged and not study.game.position.setup,
                    lambda nag=glyph.nag: study.has_glyph(nag),  # type: ignore[misc]
                )
                for glyph in GLYPHS
            },
        }

    def refresh(self) -> None:
        """Show the comments on the current move."""
        study = self._study
        self.before.show_comment(study.node, study.comment_before)
        self.before.setVisible(bool(study.comment_before) or self.before.hasFocus())
        self.comment.show_comment(study.node, study.comment)

    def commit(self) -> None:
        """Commit the comments being edited."""
        self.before.commit()
        self.comment.commit()

    def save_height(self, needed: int) -> None:
        """Save at least this height, in pixels, as far as possible: by a lower field for the comment, then by hiding
        the glyphs, which are also in the menu.
        """
        self.comment.set_lines(MIN_LINES if needed > 0 else LINES)
        self.glyphs.setHidden(needed > self.comment.height_of(LINES - MIN_LINES))

    @property
    def saved_height(self) -> int:
        """The height that is saved now, in pixels."""
        glyphs = self.glyphs.sizeHint().height() + SPACING if self.glyphs.isHidden() else 0
        return self.comment.height_of(LINES - self.comment.lines) + glyphs

    def size_to_text(self, side: int) -> None:
        """Fit the size of text; `side` is that of the icons."""
        self.before.size_to_text()
        self.comment.size_to_text()
        size_buttons((*self.glyphs.buttons, self.glyphs.advantage), side)

    def _write_before(self) -> None:
        """Focus the field for the comment before the move, which is hidden while it is empty."""
        self.before.show()
        self.before.write()


class StudyHead(QWidget):
    """Shows that this is a study, its name, and the state of the game at the current move."""

    renamed = Signal()
    """Enter was pressed in the field for the name."""

    def __init__(self, study: Study, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._study = study
        self.badge = Label(tr("Study"), self, look="badge")
        self.name_field = QLineEdit(self, maxLength=120)
        self.name_field.setAccessibleName(tr("Name of the study"))
        give_tip(self.name_field, tr("Name of the study"))
        self.name_field.setProperty("flat", True)
        self.name_field.editingFinished.connect(self.commit)
        self.name_field.returnPressed.connect(self.renamed)
        row = lay_row(self.badge, (self.name_field, 1), spacing=8)
        self.state_label = Label(parent=self, look="muted", wraps=True)
        lay_column(row, self.state_label, within=self, margins=(8, 6, 8, 6), spacing=2)

    def commit(self) -> None:
        """Rename the study if another name was typed."""
        if self.name_field.isModified():
            self._study.rename(self.name_field.text())
            self.show_name()

    def show_name(self) -> None:
        """Show the study's name."""
        self.name_field.setText(self._study.name)
        self.name_field.setCursorPosition(0)

    def show_standing(self) -> None:
        """Show the side to move or the result."""
        self.state_label.setText(self._standing())

    def _standing(self) -> str:
        """Return the side to move or the result, as a sentence."""
        node, variant, document = self._study.node, self._study.variant, self._study.document
        players = naming.players(variant)
        outcome = document.outcome if node is document.end else node.outcome
        if outcome.over:
            reason = outcome_text.explanation(outcome, variant, node.side, players)
            return headed(outcome_text.heading(outcome, variant), reason)
        if node.check:
            return tr("{value} to move, in check", value=players[node.side])
        return tr("{value} to move", value=players[node.side])
