"""What is done with games of the library on the disk: they are saved as one file, or go to the system's trash."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from gui.desk.file_dialogs import GAME_FILES, FileQuestions
from gui.desk.page_tools import PageTools
from gui.kit.background import Task
from gui.kit.translation import tr
from gui.kit.waiting_bar import WaitingBar
from gui.library import finding, library_text, texts
from gui.library.finding import Listed
from gui.library.library import Library
from gui.storage.paths import readable

MOST_EXPORTED = 200_000


class LibraryDeeds:
    """Does it for a page, which is told by `say` what came of it, unless it `has_gone`."""

    def __init__(
        self, page: QWidget, library: Library, tools: PageTools, say: Callable[[str], None],
        has_gone: Callable[[], bool],
    ) -> None:  # fmt: skip
        self._page = page
        self._library = library
        self._questions = FileQuestions(tools.settings, tools.window)
        self._say = say
        self._has_gone = has_gone

    def export(self, chosen: list[int]) -> None:
        """Ask for a file, and have games, known by their numbers, written there."""
        numbers = chosen[:MOST_EXPORTED]
        file = self._questions.where(library_text.EXPORT(), library_text.TITLE(), ".pgn", GAME_FILES())
        if file is None or not numbers:
            return
        self._questions.remember(file)
        name = readable(file.name)
        cancelled = threading.Event()
        waiting = WaitingBar(library_text.saving(name), self._page)
        waiting.cancelled.connect(cancelled.set)

        def listed(games: list[Listed]) -> None:
            work = partial(texts.export, games, file, cancelled.is_set)
            Task(self._page, work, written, failed, (OSError, texts.Cancelled))

        def written(done: texts.Export) -> None:
            waiting.end()
            self._say(library_text.exported(done.written, done.left_out, name))

        def failed(error: OSError | texts.Cancelled) -> None:
            waiting.end()
            if isinstance(error, OSError):
                self._say(tr("{name} could not be written: {why}.", name=name, why=error.strerror or error))
            else:
                self._say(library_text.NOT_SAVED())

        self._library.ask(partial(finding.listed, wanted=numbers), listed)

    def delete(self, numbers: list[int]) -> None:
        """Ask, and have games moved to the system's trash, if they were played here."""
        if not numbers:
            return
        self._library.ask(partial(finding.listed, wanted=numbers), self._delete_listed, self._page)

    def _delete_listed(self, games: list[Listed]) -> None:
        """Ask, and delete games."""
        if self._has_gone() or not games:
            return
        added = next((game for game in games if not game.own), None)
        if added is not None:
            self._say(texts.why_not_deleted(added))
            return
        question = library_text.ask_delete(len(games))
        if not self._questions.choose(question, library_text.KEPT_IN_TRASH(), [library_text.DELETE_ASK()]):
            return

        def done(count: int) -> None:
            self._say(library_text.deleted(count))
            self._library.refresh()

        def failed(error: OSError) -> None:
            self._say(str(error))
            self._library.refresh()

        Task(self._page, partial(texts.delete, games), done, failed)
