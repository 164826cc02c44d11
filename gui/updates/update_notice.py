"""Offers to look for updates, where there is somebody to ask, and tells of a newer version on the start page."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from gui.kit.background import Task
from gui.shell.settings import Settings

if TYPE_CHECKING:
    from gui.updates.news import News
    from gui.updates.update_asking import Updates


log = logging.getLogger(__name__)


class NewsPlace(Protocol):
    """Where a newer version is announced. The start page is one."""

    def tell_news(self, words: str, heading: str, choices: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show the news until one of the choices is made."""


class UpdateNotice(QObject):
    """Finds out on a thread who could be asked; `updates` asks then, weekly if that is set."""

    offered = Signal()
    """There is somebody to ask."""

    told = Signal()
    """There is something to tell on the start page."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._news: News | None = None
        self.updates: Updates | None = None

    @property
    def host(self) -> str:
        """Who can be asked, empty if nobody can."""
        return self.updates.host if self.updates is not None else ""

    def look(self) -> None:
        """Find out whether there is somebody to ask."""
        from gui.updates import homepage

        Task(self, homepage.to_ask, self._offer, log.info)

    def _offer(self, found: tuple[str, str]) -> None:
        """Ask from now on, if there is a homepage to be asked."""
        home, version = found
        if not home:
            return
        from gui.updates.update_asking import Updates

        self.updates = Updates(self._settings, home, version, self)
        self.updates.found.connect(self._tell)
        self.offered.emit()
        self.updates.ask_if_due()

    def _tell(self, news: News) -> None:
        """Have it told that there is a newer version."""
        self._news = news
        self.told.emit()

    def show_on(self, page: NewsPlace) -> None:
        """Tell on the start page what there is to tell."""
        if self._news is None:
            return
        from gui.updates import updates_text
        from gui.updates.updates_dialog import open_page

        news = self._news

        def put_away() -> None:
            self._news = None

        def open_it() -> None:
            put_away()
            open_page(news)

        choices = [(updates_text.OPEN(), open_it), (updates_text.NOT_NOW(), put_away)]
        page.tell_news(f"{news.sentence}\n{news.page}", updates_text.there_is(news), choices)

    def stop(self) -> None:
        """Hear no more of what was asked."""
        if self.updates is not None:
            self.updates.stop()
