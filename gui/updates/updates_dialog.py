"""The dialog for updates, and the notice on the start page."""

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QPushButton, QWidget

from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.dates import date_text
from surajang.gui.kit.fields import grow
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.updates import homepage
from surajang.gui.updates.news import News, Problem
from surajang.gui.updates.updates import Answer, Updates

WIDTH, HEIGHT = 500, 320

log = logging.getLogger(__name__)

WEEKLY = Text("Check for updates once a week")
OPEN = Text("Open the web page")
NOT_NOW = Text("Not now")


def looking(host: str) -> str:
    """Return the heading while the homepage is asked."""
    return tr("Contacting {host}…", host=host)


def what_is_sent(host: str) -> str:
    """Return the text on the data sent when checking for updates."""
    return tr(
        "One request for a small file is sent to {host}. It does not identify you, your computer or your version. "
        "Nothing is downloaded or installed.",
        host=host,
    )


def news_heading(news: News) -> str:
    """Return the heading for a newer version."""
    return tr("Surajang {version} is out ({day}).", version=news.version, day=date_text(news.day))


def problem(why: Problem, host: str) -> str:
    """Return the sentence for a problem."""
    reasons = {
        Problem.UNREACHABLE: tr("{host} cannot be reached.", host=host),
        Problem.SLOW: tr("{host} did not answer in time.", host=host),
        Problem.OTHER: tr("{host} does not say which version is the latest.", host=host),
        Problem.UNUSABLE: tr("The answer from {host} cannot be read.", host=host),
        Problem.INSECURE: tr("Your system lacks support for secure connections."),
        Problem.LACKING: tr("Your system lacks a library for this."),
    }
    return reasons[why]


def open_page(news: News) -> None:
    """Open a release's page in the browser; its address was checked when it was read."""
    QDesktopServices.openUrl(QUrl(news.page, QUrl.ParsingMode.StrictMode))


class UpdatesDialog(QDialog):
    """Shows the answer to a request, as plain text."""

    def __init__(self, updates: Updates, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Updates"))
        self._host = updates.host
        self._news: News | None = None
        self._page = QWidget()
        self.heading = self._label(looking(self._host), "heading")
        self.words = self._label("")
        self.address = self._label("", "muted")
        self.weekly = QCheckBox(WEEKLY(), self._page)
        self.weekly.setChecked(settings["updates"])
        self.weekly.toggled.connect(lambda on: settings.__setitem__("updates", on))
        parts = (self.heading, self.words, self.address, 1, self.weekly, self._label(what_is_sent(self._host), "muted"))
        lay_column(*parts, within=self._page, margins=(24, 16, 24, 8), spacing=10)
        self._area = scrolling(self._page, self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.setContentsMargins(24, 0, 24, 0)
        self._buttons.rejected.connect(self.reject)
        self.open_button = QPushButton(OPEN(), self)
        self.open_button.setProperty("primary", True)
        self.open_button.clicked.connect(self._open)
        self._buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.hide()
        lay_column((self._area, 1), self._buttons, within=self, margins=(0, 0, 0, 16))
        self.resize(0, 0)
        self._fit()
        updates.answered.connect(self.show_answer)

    def _label(self, text: str, name: str = "") -> Label:
        """Return a label whose plain text can be copied."""
        label = Label(text, self._page, look=name, wraps=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setVisible(bool(text))
        return label

    def _fit(self) -> None:
        """Grow to the size of the text."""
        zoom = self.fontMetrics().height() / 16
        width = max(round(WIDTH * zoom), self._buttons.sizeHint().width())
        inside = self._page.layout()
        needed = inside.totalHeightForWidth(width) if inside is not None else 0
        grow(self, width, max(round(HEIGHT * zoom), needed + self._buttons.sizeHint().height() + 32))

    def show_answer(self, answer: Answer) -> None:
        """Show the answer."""
        self._news = answer.news
        if answer.news is not None:
            self._say(news_heading(answer.news), answer.news.sentence, answer.news.page)
        elif answer.problem is not None:
            self._say(tr("Could not check for updates."), problem(answer.problem, self._host))
        else:
            self._say(tr("You have the latest version."))
        self.open_button.setVisible(answer.news is not None)
        self._fit()

    def _say(self, heading: str, words: str = "", address: str = "") -> None:
        for label, text in ((self.heading, heading), (self.words, words), (self.address, address)):
            label.show_text(text)
        announce(f"{heading} {words}".strip())

    def _open(self) -> None:
        if self._news is not None:
            open_page(self._news)


class NewsPlace(Protocol):
    """A place for the notice; the start page is one."""

    def tell_news(self, words: str, heading: str, choices: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show the notice until one of the choices is made."""


class UpdateNotice(QObject):
    """Finds the homepage to ask, makes `updates`, and shows the result of a weekly request."""

    offered = Signal()
    """There is a homepage to ask."""

    found = Signal()
    """There is a notice for the start page."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._news: News | None = None
        self.updates: Updates | None = None

    @property
    def host(self) -> str:
        """The host that can be asked, empty if there is none."""
        return self.updates.host if self.updates is not None else ""

    def look(self) -> None:
        """Find the homepage on a thread."""
        Task(self, homepage.to_ask, self._offer, log.info)

    def _offer(self, found: tuple[str, str]) -> None:
        """Offer updates if there is a homepage."""
        home, version = found
        if not home:
            return
        self.updates = Updates(self._settings, home, version, self)
        self.updates.found.connect(self._tell)
        self.offered.emit()
        self.updates.ask_if_due()

    def _tell(self, news: News) -> None:
        """Keep the news for the start page."""
        self._news = news
        self.found.emit()

    def show_on(self, page: NewsPlace) -> None:
        """Show the notice on the start page if there is one."""
        if self._news is None:
            return
        news = self._news

        def put_away() -> None:
            self._news = None

        def open_it() -> None:
            put_away()
            open_page(news)

        choices = [(OPEN(), open_it), (NOT_NOW(), put_away)]
        page.tell_news(f"{news.sentence}\n{news.page}", news_heading(news), choices)

    def stop(self) -> None:
        """Drop the running request."""
        if self.updates is not None:
            self.updates.stop()
