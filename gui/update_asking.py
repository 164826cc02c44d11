"""When the homepage is asked for a newer version, and what comes of it."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gui.settings import Settings
from gui.updates.homepage import host
from gui.updates.news import FILE, News, Unusable, is_newer, read
from gui.updates.problem import Problem

if TYPE_CHECKING:
    from gui.updates.request import Request

WEEK = 7 * 24 * 60 * 60
"""Seconds between two requests that nobody asked for by hand."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What has come of a request: `news` of a newer version, or why nothing is known, or neither: there is none."""

    news: News | None = None
    problem: Problem | None = None


class Updates(QObject):
    """Asks `home` whether there is something newer than `version`: when told to, and weekly if that is set.

    A request that nobody asked for by hand is only sent once it is on disk that it was: one that fails is one, too.
    """

    answered = Signal(object)
    """The homepage has been asked: an Answer."""

    found = Signal(object)
    """There is a newer version, which nobody asked for by hand: News."""

    def __init__(
        self,
        settings: Settings,
        home: str,
        version: str,
        parent: QObject | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self.home = home
        self._settings = settings
        self._version = version
        self._now = now
        self._request: Request | None = None
        self._by_itself = False
        self._due = False
        settings.changed.connect(self._follow)
        settings.saved.connect(self._begin)

    @property
    def host(self) -> str:
        """Who is asked."""
        return host(self.home)

    def ask(self) -> None:
        """Ask now, as somebody wants it by hand."""
        self._settings["updates_asked"] = int(self._now())
        self._by_itself = False
        self._send()

    def ask_if_due(self) -> None:
        """Ask if that is set, and has not been done for a week."""
        if not self._settings["updates"]:
            return
        now, before = int(self._now()), self._settings["updates_asked"]
        due = now - before >= WEEK
        if due or now < before:  # a clock that was set back begins the week anew
            self._due = due
            self._settings["updates_asked"] = now

    def stop(self) -> None:
        """Hear no more of what was asked."""
        self._due = False
        if self._request is not None:
            self._request.deleteLater()
            self._request = None

    def _follow(self, name: str) -> None:
        """Ask as soon as that is set."""
        if name == "updates":
            self.ask_if_due()

    def _begin(self) -> None:
        """Ask, now that it is on disk."""
        if self._due and self._request is None:
            self._due = False
            self._by_itself = True
            self._send()

    def _send(self) -> None:
        """Send the request, unless one is under way."""
        if self._request is not None:
            return
        try:
            from gui.updates.request import Request
        except ImportError as error:  # a library of the system is not there
            log.info("nothing can be asked: %s", error)
            QTimer.singleShot(0, self, lambda: self._tell(Answer(problem=Problem.LACKING)))
            return
        request = self._request = Request(f"{self.home}/{FILE}", self)
        request.answered.connect(self._read)
        request.failed.connect(lambda why: self._tell(Answer(problem=why)))

    def _read(self, content: bytes) -> None:
        """Judge what has come."""
        try:
            said = read(content, self.home)
        except Unusable as error:
            log.info("what the homepage says cannot be used: %s", error)
            self._tell(Answer(problem=Problem.UNUSABLE))
            return
        self._tell(Answer(said if is_newer(said.version, self._version) else None))

    def _tell(self, answer: Answer) -> None:
        """Tell what has come of it."""
        if self._request is not None:
            self._request.deleteLater()
            self._request = None
        if answer.problem is not None:
            log.info("nothing is known of updates: %s", answer.problem.value)
        self.answered.emit(answer)
        if answer.news is not None and self._by_itself:
            self.found.emit(answer.news)
