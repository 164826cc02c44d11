"""Text of any length in little room: cut, with a button that shows it whole."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gui.kit.label import Label
from gui.kit.shorten import COMMENT, shortened
from gui.kit.tip import give_tip
from gui.kit.translation import tr
from gui.kit.whole_text import WholeTextDialog


class ShowAll(QToolButton):
    """The button, which is there only for a text that was cut."""

    def __init__(self, title: str, words: str = "", parent: QWidget | None = None) -> None:
        """`title` says what the text is, `words` stand on the button."""
        super().__init__(parent)
        self._title = title
        self._text = ""
        self.setText(words or tr("Show all", "of a text that is cut"))
        self.setAccessibleName(tr("{title}: show all", title=title))
        give_tip(self, tr("Show all of it"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._show)
        self.hide()

    def offer(self, text: str, shown: str) -> None:
        """Offer a text of which this much is shown."""
        self._text = text
        self.setVisible(len(shown) < len(text))

    def _show(self) -> None:
        """Show the whole text."""
        dialog = WholeTextDialog(self._title, self._text, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class CutText(QWidget):
    """A few lines of a text, and the button below them."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(parent=self)
        self.label.setObjectName("muted")
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.more = ShowAll(title, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 4)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addWidget(self.more)
        self.hide()

    def set_text(self, text: str) -> None:
        """Show another text, or nothing at all if it is empty."""
        shown = shortened(text, *COMMENT)
        self.label.setText(shown)
        self.more.offer(text, shown)
        self.setVisible(bool(text))
