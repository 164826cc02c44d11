"""A long text, whole, where only its beginning had room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from gui.kit.flow_layout import Flow
from gui.kit.label import Label
from gui.kit.translation import tr

SIZE = (620, 460)
PAGE = 8_000
"""Characters that are shown at a time: what is laid out at one go takes time that grows with it."""


class WholeTextDialog(QDialog):
    """A text that can be read, scrolled and copied; of a very long one a page at a time."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._text = text
        self._page = 0
        self._pages = max(1, -(-len(text) // PAGE))
        self.view = QPlainTextEdit(self)
        self.view.setReadOnly(True)
        self.view.setAccessibleName(title)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.before = QPushButton(tr("Previous page"), self)
        self.after = QPushButton(tr("Next page"), self)
        self.where = Label(parent=self)
        self.where.setObjectName("muted")
        close = QPushButton(tr("Close"), self)
        row = Flow()
        for part in (self.before, self.after, self.where, close):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self.view, 1)
        column.addLayout(row)
        for part in (self.before, self.after, self.where):
            part.setVisible(self._pages > 1)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        close.clicked.connect(self.reject)
        self._turn(0)
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableGeometry().size() * 0.9))

    def _turn(self, by: int) -> None:
        """Show another page."""
        self._page += by
        self.view.setPlainText(self._text[self._page * PAGE : (self._page + 1) * PAGE])
        self.where.setText(tr("Page {value:,} of {pages:,}", value=self._page + 1, pages=self._pages))
        self.before.setEnabled(self._page > 0)
        self.after.setEnabled(self._page < self._pages - 1)
