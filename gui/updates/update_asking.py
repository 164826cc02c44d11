"""When the homepage is asked for a newer version, and what comes of it."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.kit.background import Task
from gui.kit.soon import soon
from gui.shell.settings import Settings
from gui.storage import settings_file
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
    Other windows that share the settings' file are looked to there, just before.
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
        self._claiming: Task | None = None
        settings.changed.connect(self._follow)
        settings.saved.connect(self._claim)

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
        if now < before:  # a clock that was set back begins the week anew
            self._settings["updates_asked"] = now
        elif now - before >= WEEK:
            self._due = True
            self._claim()

    def stop(self) -> None:
        """Hear no more of what was asked."""
        self._due = False
        if self._claiming is not None:
            self._claiming.forget()
        if self._request is not None:
            self._request.deleteLater()
            self._request = None

    def _follow(self, name: str) -> None:
        """Ask as soon as that is set."""
        if name == "updates":
            self.ask_if_due()

    def _claim(self) -> None:
        """Have it written down that this window asks, unless another has done that; tried again if it cannot be."""
        if not self._due or self._claiming is not None:
            return
        now = int(self._now())
        work = partial(settings_file.save_if, self._settings.path, "updates_asked", now, partial(_week_over, now))
        expected = (OSError, settings_file.UnusableFile)
        self._claiming = Task(self, work, partial(self._begin, now), self._wait, expected)

    def _wait(self, error: Exception) -> None:
        """Ask when settings can be saved again."""
        self._claiming = None
        log.info("it cannot be remembered that the homepage is asked: %s", error)

    def _begin(self, now: int, claimed: bool) -> None:
        """Ask, now that it is on disk, if it is for this window to do."""
        self._claiming = None
        self._due = False
        if not claimed:
            return
        self._settings["updates_asked"] = now
        if self._request is None:
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
            soon(self, lambda: self._tell(Answer(problem=Problem.LACKING)))
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


def _week_over(now: int, before: object) -> bool:
    """Return whether a week has gone since what is in the file, if that can be a time."""
    return before is None or (type(before) is int and now - before >= WEEK)
