"""The dialog that says whether there is a newer version."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from gui.kit.announcing import announce
from gui.kit.fields import grow
from gui.kit.label import Label
from gui.kit.scrolling import scrolling
from gui.shell.settings import Settings
from gui.updates import updates_text
from gui.updates.news import News
from gui.updates.update_asking import Answer, Updates

WIDTH, HEIGHT = 500, 320


def open_page(news: News) -> None:
    """Have the system show the page of a release, whose address was checked when it came."""
    QDesktopServices.openUrl(QUrl(news.page, QUrl.ParsingMode.StrictMode))


class UpdatesDialog(QDialog):
    """Says what comes of asking; it is plain text, whatever came."""

    def __init__(self, updates: Updates, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(updates_text.TITLE())
        self._host = updates.host
        self._news: News | None = None
        self._page = QWidget()
        self._page.setObjectName("page")
        self.heading = self._label(updates_text.looking(self._host), "heading")
        self.words = self._label("")
        self.address = self._label("", "muted")
        self.weekly = QCheckBox(updates_text.WEEKLY(), self._page)
        self.weekly.setChecked(settings["updates"])
        self.weekly.toggled.connect(lambda on: settings.__setitem__("updates", on))
        inside = QVBoxLayout(self._page)
        inside.setContentsMargins(24, 16, 24, 8)
        inside.setSpacing(10)
        for widget in (self.heading, self.words, self.address):
            inside.addWidget(widget)
        inside.addStretch(1)
        inside.addWidget(self.weekly)
        inside.addWidget(self._label(updates_text.about(self._host), "muted"))
        self._area = scrolling(self._page, self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.setContentsMargins(24, 0, 24, 0)
        self._buttons.rejected.connect(self.reject)
        self.open_button = QPushButton(updates_text.OPEN(), self)
        self.open_button.setProperty("primary", True)
        self.open_button.clicked.connect(self._open)
        self._buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(self._area, 1)
        column.addWidget(self._buttons)
        self.resize(0, 0)
        self._fit()
        updates.answered.connect(self.show_answer)

    def _label(self, text: str, name: str = "") -> Label:
        """Return a label for plain text, which can be copied."""
        label = Label(text, self._page)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setVisible(bool(text))
        return label

    def _fit(self) -> None:
        """Be as large as what is said needs."""
        zoom = self.fontMetrics().height() / 16
        width = max(round(WIDTH * zoom), self._buttons.sizeHint().width())
        inside = self._page.layout()
        needed = inside.totalHeightForWidth(width) if inside is not None else 0
        grow(self, width, max(round(HEIGHT * zoom), needed + self._buttons.sizeHint().height() + 32))

    def show_answer(self, answer: Answer) -> None:
        """Say what has come of it."""
        self._news = answer.news
        if answer.news is not None:
            self._say(updates_text.there_is(answer.news), answer.news.sentence, answer.news.page)
        elif answer.problem is not None:
            self._say(updates_text.UNKNOWN(), updates_text.problem(answer.problem, self._host))
        else:
            self._say(updates_text.NEWEST())
        self.open_button.setVisible(answer.news is not None)
        self._fit()

    def _say(self, heading: str, words: str = "", address: str = "") -> None:
        """Show a message, and have it said."""
        for label, text in ((self.heading, heading), (self.words, words), (self.address, address)):
            label.setText(text)
            label.setVisible(bool(text))
        announce(f"{heading} {words}".strip())

    def _open(self) -> None:
        """Show the page of the newer version, as somebody wants it."""
        if self._news is not None:
            open_page(self._news)
