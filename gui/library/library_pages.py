"""The library for the window: made when it is asked for, with what leads from its page elsewhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from gui.desk.file_dialogs import GAME_FILES
from gui.desk.navigator import ContinueRequest, GameTextRequest, StudyRequest
from gui.desk.page_tools import PageTools
from gui.kit.background import Task
from gui.kit.soon import soon
from gui.kit.waiting_bar import WaitingBar
from gui.library import library_text, texts
from gui.library.explorer import Explorer
from gui.library.finding import Listed
from gui.library.library import Library
from gui.library.library_page import LibraryPage
from gui.review import review_text
from gui.storage import games_folder
from gui.storage.games_folder import UnfinishedGame
from rules.files import decoded
from rules.game import Game

if TYPE_CHECKING:
    from gui.library.batch_review import Series


class LibraryPages(QObject):
    """Holds the library as long as the window is there, and makes its page each time that it is shown."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._navigator = tools.navigator
        self.library = Library(self)
        self.series: Series | None = None
        self._waiting: WaitingBar | None = None

    def show(self, game: Game | None = None) -> LibraryPage:
        """Show all games, or those with the position at a game's cursor; return the page."""
        position = None
        if game is not None:
            moves = [node.move for node in game.line()[1:]]
            position = Explorer(game.variant, game.start_fen, moves, len(moves))
        page = LibraryPage(self.library, self._tools)
        page.open_wanted.connect(self._open)
        page.study_wanted.connect(self._study)
        page.review_wanted.connect(self._review)
        page.sources_wanted.connect(self._show_sources)
        page.show_again = partial(self.show, game)
        soon(self, partial(self._present, page, position))  # making it took long enough
        return page

    def _present(self, page: LibraryPage, position: Explorer | None) -> None:
        """Show a page that was made, with the games that have a position, if that is asked for."""
        self._navigator.show_page(page)
        page.begin()
        if position is not None:
            page.show_position(position)

    def _open(self, listed: Listed) -> None:
        """Have a game opened; an unfinished one that was played here is gone on with."""

        def load() -> UnfinishedGame | bytes:
            try:
                unfinished = games_folder.unfinished_game(listed.path) if listed.own else None
            except OSError as error:
                raise texts.Elsewhere(games_folder.why_unread({listed.path: error})) from None
            return unfinished or texts.text_of(listed)

        def loaded(found: UnfinishedGame | bytes) -> None:
            if isinstance(found, bytes):
                name = library_text.called(listed.facts.players, listed.facts.variant)
                self._navigator.open(GameTextRequest(found, name))
            else:
                self._navigator.open(ContinueRequest(found))

        Task(self, load, loaded, self._fail)

    def _study(self, listed: Listed) -> None:
        """Study a game."""
        self._open_study(listed, review=False)

    def _open_study(self, listed: Listed, review: bool) -> None:
        """Open a game as a study once its text is read."""

        def loaded(text: bytes) -> None:
            self._navigator.open(StudyRequest(decoded(text), review=review))

        Task(self, partial(texts.text_of, listed), loaded, self._fail)

    def _review(self, games: list[Listed]) -> None:
        """Have a game reviewed where it can be seen; several one after another, each kept as a study."""
        if len(games) == 1:
            self._open_study(games[0], review=True)
            return
        if self.series is not None:
            self._navigator.tell(review_text.BUSY())
            return
        from gui.library.batch_review import Series

        sources = [partial(texts.text_of, game) for game in games]
        series = self.series = Series(sources, int(self._tools.settings["engine_hash"]), self)
        waiting = self._waiting = WaitingBar(review_text.RUNNING_GAMES(number=1, count=len(games)), self._tools.window)
        waiting.cancelled.connect(self._cancel_review)
        series.progressed.connect(self._show_progress)
        series.finished.connect(self._reviewed)
        series.start()

    def _show_progress(self, number: int, done: int, total: int) -> None:
        """Show how far the review of several games is."""
        if self._waiting is not None and self.series is not None:
            count = self.series.count
            self._waiting.words.setText(review_text.RUNNING_GAMES(number=number, count=count))
            self._waiting.show_progress(round(1000 * (number - 1 + done / total)), 1000 * count)

    def _reviewed(self, count: int, left_out: int) -> None:
        """Say what came of the review of several games."""
        self.end_review()
        self._navigator.tell(review_text.reviewed(count, left_out))

    def _cancel_review(self) -> None:
        """Stop the review."""
        kept = self.series.reviewed if self.series is not None else 0
        self.end_review()
        self._navigator.tell(review_text.STOPPED(kept=review_text.reviewed(kept)))

    def end_review(self) -> None:
        """End the review of several games, if there is one."""
        series, self.series = self.series, None
        waiting, self._waiting = self._waiting, None
        if series is not None:
            series.close()
            series.deleteLater()
        if waiting is not None:
            waiting.end()

    def _fail(self, error: OSError) -> None:
        """Say why a game cannot be read, and look which there are now."""
        self._navigator.tell(str(error))
        self.library.refresh()

    def _show_sources(self) -> None:
        """Show which files and folders belong to the library."""
        from gui.library.library_sources import SourcesDialog

        folder = Path(self._tools.settings["folder"] or Path.home())
        dialog = SourcesDialog(self.library, folder, GAME_FILES(), self._tools.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
