"""Decides when to ask the homepage for a newer version, and handles its answer.

Importing this module loads no network: `gui.updates.request` is imported with the first request.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from surajang.gui.kit.background import Task
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import settings_file
from surajang.gui.updates import homepage
from surajang.gui.updates.news import FILE, News, Problem, Unusable, is_newer, read

if TYPE_CHECKING:
    from surajang.gui.updates.request import Request

WEEK = 7 * 24 * 60 * 60
"""Seconds between two weekly requests."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """The outcome of a request: `news` of a newer version, a `problem`, or neither if this version is the newest."""

    news: News | None = None
    problem: Problem | None = None


class Updates(QObject):
    """Asks `home` for a release newer than `version`: on request, and weekly if the player has turned that on.

    A weekly request is sent only after the settings' file records it, so that none is repeated, even one that fails,
    and other windows with the same file send none.
    """

    answered = Signal(Answer)
    """The homepage was asked."""

    found = Signal(News)
    """A weekly request found a newer version."""

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
        self._weekly = False
        self._due = False
        self._claiming: Task | None = None
        settings.changed.connect(self._follow)
        settings.saved.connect(self._claim)

    @property
    def host(self) -> str:
        """The host that is asked."""
        return homepage.host(self.home)

    @property
    def asking(self) -> bool:
        """Whether a request is being recorded, or an answer is awaited."""
        return self._claiming is not None or self._request is not None

    def ask(self) -> None:
        """Ask now, on the player's request."""
        self._settings["updates_asked"] = int(self._now())
        self._weekly = False
        self._send()

    def ask_if_due(self) -> None:
        """Ask if the weekly request is on and due."""
        if not self._settings["updates"]:
            return
        now, before = int(self._now()), self._settings["updates_asked"]
        if now < before:  # the clock was set back: begin the week again
            self._settings["updates_asked"] = now
        elif now - before >= WEEK:
            self._due = True
            self._claim()

    def stop(self) -> None:
        """Drop the running request."""
        self._due = False
        if self._claiming is not None:
            self._claiming.forget()
        if self._request is not None:
            self._request.deleteLater()
            self._request = None

    def _follow(self, name: str) -> None:
        """Ask as soon as the weekly request is turned on."""
        if name == "updates":
            self.ask_if_due()

    def _claim(self) -> None:
        """Record this window's request, unless another window has one; retried when settings can be saved again."""
        if not self._due or self._claiming is not None:
            return
        now = int(self._now())
        work = partial(settings_file.save_if, self._settings.path, "updates_asked", now, partial(_week_over, now))
        expected = (OSError, settings_file.UnusableFile)
        self._claiming = Task(self, work, partial(self._begin, now), self._wait, expected)

    def _wait(self, error: Exception) -> None:
        """Keep the request due."""
        self._claiming = None
        log.info("cannot record that the homepage is asked: %s", error)

    def _begin(self, now: int, claimed: bool) -> None:
        """Ask, now that the request is recorded, unless another window has asked."""
        self._claiming = None
        self._due = False
        if not claimed:
            return
        self._settings["updates_asked"] = now
        if self._request is None:
            self._weekly = True
            self._send()

    def _send(self) -> None:
        """Send the request, unless one is running."""
        if self._request is not None:
            return
        try:
            from surajang.gui.updates.request import Request  # noqa: PLC0415  # once a week; may be missing
        except ImportError as error:  # a library of the system is missing
            log.info("cannot ask the homepage: %s", error)
            soon(self, lambda: self._tell(Answer(problem=Problem.LACKING)))
            return
        request = self._request = Request(f"{self.home}/{FILE}", self)
        request.answered.connect(self._read)
        request.failed.connect(lambda why: self._tell(Answer(problem=why)))

    def _read(self, content: bytes) -> None:
        """Check the file and compare versions."""
        try:
            release = read(content, self.home)
        except Unusable as error:
            log.info("cannot use the homepage's file: %s", error)
            self._tell(Answer(problem=Problem.UNUSABLE))
            return
        self._tell(Answer(release if is_newer(release.version, self._version) else None))

    def _tell(self, answer: Answer) -> None:
        if self._request is not None:
            self._request.deleteLater()
            self._request = None
        if answer.problem is not None:
            log.info("no answer about updates: %s", answer.problem.value)
        self.answered.emit(answer)
        if answer.news is not None and self._weekly:
            self.found.emit(answer.news)


def _week_over(now: int, before: object) -> bool:
    """Return whether a week has passed since the time in the file, or the time is invalid."""
    return before is None or (type(before) is int and now - before >= WEEK)
