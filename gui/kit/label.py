"""Texts and tool tips shown verbatim; Qt would guess which are HTML, and load the files that they name."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget  # noqa: TID251 (made plain here)


class Label(QLabel):
    """A label for plain text, unless its text format is set; `look` is its name in gui.kit.style."""

    def __init__(self, text: str = "", parent: QWidget | None = None, look: str = "", wraps: bool = False) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setObjectName(look)
        self.setWordWrap(wraps)

    def show_text(self, text: str) -> None:
        """Show a text; without one, the label takes no space."""
        self.setText(text)
        self.setVisible(bool(text))


def label_for(field: QWidget, text: str, parent: QWidget, wraps: bool = False) -> Label:
    """Return the label of a field, which is called by it."""
    label = Label(text, parent, look="section", wraps=wraps)
    label.setBuddy(field)
    field.setAccessibleName(text)
    return label


class LinkLabel(QLabel):
    """A label for rich text whose links are followed with the mouse and the keyboard; Tab goes to the first one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setIndent(0)  # by default half a letter beside the frame, which shows the focus
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click on the text would draw the ring around it

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus the first link, or the last one backwards; Qt focuses none at first."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)


def tip(words: str) -> str:
    """Return a tool tip that shows plain text, wrapped."""
    escaped = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")  # html loads a long table
    return f"<qt>{escaped}</qt>".replace("\n", "<br>") if words else ""


def give_tip(widget: QWidget, words: str) -> None:
    """Give a widget a tool tip for plain text, which screen readers read, too."""
    widget.setToolTip(tip(words))
    widget.setAccessibleDescription(words)  # the default is the tool tip with its markup
