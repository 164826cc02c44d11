"""Long texts in a small space: cut, with a button that shows the whole text in a dialog."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import lay_column, lay_flow
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.shorten import COMMENT, shortened
from surajang.gui.kit.translation import tr

SIZE = (620, 460)
PAGE = 8_000
"""Characters per page: the time of a layout grows with them."""


class WholeTextDialog(QDialog):
    """Shows a text to read, scroll and copy; a very long one page by page."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._text = text
        self._page = 0
        self._pages = max(1, -(-len(text) // PAGE))
        self.view = QPlainTextEdit(self, readOnly=True)
        self.view.setAccessibleName(title)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.before = make_button(tr("Previous page"), self, lambda: self._turn(-1), enter=True)
        self.after = make_button(tr("Next page"), self, lambda: self._turn(1), enter=True)
        self.where = Label(parent=self, look="muted")
        close = make_button(tr("Close"), self, self.reject, enter=True)
        row = lay_flow(self.before, self.after, self.where, close)
        lay_column((self.view, 1), row, within=self, margins=16, spacing=10)
        for part in (self.before, self.after, self.where):
            part.setVisible(self._pages > 1)
        self._turn(0)
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableGeometry().size() * 0.9))

    def _turn(self, by: int) -> None:
        self._page += by
        self.view.setPlainText(self._text[self._page * PAGE : (self._page + 1) * PAGE])
        self.where.setText(tr("Page {value:,} of {pages:,}", value=self._page + 1, pages=self._pages))
        self.before.setEnabled(self._page > 0)
        self.after.setEnabled(self._page < self._pages - 1)


class ShowAll(QToolButton):
    """A button that shows a whole text; visible only if the text was cut."""

    def __init__(self, title: str, words: str = "", parent: QWidget | None = None) -> None:
        """`title` names the text, `words` are the button's."""
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
        """Offer the whole text, unless `shown` is all of it."""
        self._text = text
        self.setVisible(shown != text)

    def _show(self) -> None:
        dialog = WholeTextDialog(self._title, self._text, self.window())
        open_dialog(dialog)


class CutText(QWidget):
    """The first lines of a text, with the button below."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(parent=self, look="muted", wraps=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.more = ShowAll(title, parent=self)
        lay_column(self.label, self.more, within=self, margins=(8, 0, 8, 4), spacing=2)
        self.hide()

    def set_text(self, text: str) -> None:
        """Show a text; hide everything if it is empty."""
        shown = shortened(text, *COMMENT)
        self.label.setText(shown)
        self.more.offer(text, shown)
        self.setVisible(bool(text))
