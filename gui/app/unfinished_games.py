"""Finds the unfinished games, offers them on the start page, continues them, and puts them aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit.background import Task
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import tr
from surajang.gui.storage import games_folder
from surajang.gui.storage.games_folder import UnfinishedGame
from surajang.gui.storage.reasons import reason_of

if TYPE_CHECKING:
    from surajang.gui.app.start_cards import ContinueCard
    from surajang.gui.app.unfinished_reader import UnfinishedReader
    from surajang.gui.storage.studies_folder import SavedStudy
    from surajang.rules.game import Game

AT_ONCE = 20
"""The number of newest files that are read before the first paint, so that nothing moves afterwards."""

AT_A_TIME = 50
"""The number of other files that are read at a time."""

_Looked = tuple[list[UnfinishedGame], dict[Path, OSError]]
"""The unfinished games found, and why other files cannot be read now."""


class OfferPlace(Protocol):
    """A place that offers an unfinished game; gui.app.start_page.StartPage is one."""

    continue_card: ContinueCard | None

    def expect_to_continue(self) -> ContinueCard:
        """Show a card for an unfinished game before it is read, and return it."""

    def offer_to_continue(self, game: Game | None, words: str = "") -> None:
        """Show an unfinished game, or none."""

    def show_number(self, number: int) -> None:
        """Show the number of unfinished games."""

    def say_put_aside(self, words: str) -> None:
        """Show that the game was put aside, with a button to undo that."""

    def say_unreadable(self, words: str = "") -> None:
        """Say that no unfinished game can be read, in words that say why if there are any."""


class UnfinishedGames(QObject):
    """Finds the unfinished games, and offers the newest readable one on the start page.

    The folder and its files are loaded on a thread; `games` grows meanwhile, the newest first. `offered` is the one on
    the start page. Files that cannot be read now are tried again; `trouble` is a sentence about those that still
    cannot.
    """

    changed = Signal()
    """The list of games has changed."""

    chosen = Signal(MatchRequest)
    """Continue a game."""

    study_found = Signal(Path, str, str)
    """The study that was open when the program died: its path, its name, and a sentence about it."""

    failed = Signal(str)
    """Something failed: a sentence."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.games: list[UnfinishedGame] = []
        self.offered: UnfinishedGame | None = None
        self._page: OfferPlace | None = None
        self._painted = False
        self._looking: Task | None = None
        self._unseen: list[Path] = []
        self._unreadable: set[Path] = set()
        self._unread: dict[Path, OSError] = {}
        self._failing: set[Path] = set()
        self.trouble = ""
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._read_again)
        self._aside: UnfinishedGame | None = None
        self._study: SavedStudy | None = None

    # Finding

    def look(self) -> None:
        """Look for unfinished games from the beginning."""
        self.games, self._unseen, self._unreadable = [], [], set()
        self._unread, self._failing, self.trouble = {}, set(), ""
        self._retry.stop()
        self.offered = self._aside = None
        self._find(_look_first, self._take_first)

    def show_on(self, page: OfferPlace) -> None:
        """Offer games on a page; wait for them no longer than a fast disk takes."""
        self._page = page
        if self._looking is not None:
            self._looking.wait()

    def go_on(self) -> None:
        """Read the newest game and go on looking, after the first paint."""
        if not self._painted:
            self._painted = True
            if self._looking is None:
                self._use_first()

    def stop(self) -> None:
        """Stop looking; wait a moment for the thread, as the program may end after this."""
        self.stop_reading()
        self._retry.stop()
        looking, self._looking, self._unseen = self._looking, None, []
        if looking is not None:
            looking.wait()

    def _find(self, work: Callable[[], Any], take: Callable[[Any], object]) -> None:
        """Read files on a thread; results of an earlier search are ignored."""

        def found(result: object) -> None:
            if self._looking is task:
                self._looking = None
                take(result)

        def failed(error: OSError) -> None:
            if self._looking is task:
                self._looking = None
                self._unread = {games_folder.games_folder(): error}
                if self._painted:  # otherwise the first paint goes on with it
                    self._end_look()

        task = self._looking = Task(self, work, found, failed)

    def _take_first(self, found: tuple[_Looked, list[Path]]) -> None:
        """Make room for the newest game, and offer it if the window has been painted."""
        (self.games, self._unread), self._unseen = found
        if self._page is not None:
            if self.games:
                self.offered = self.games[0]
                self._page.expect_to_continue().all.show_number(len(self.games))
            else:
                self._page.offer_to_continue(None)
        if self._painted:
            self._use_first()

    def _use_first(self) -> None:
        """Offer the newest game, and go on looking."""
        self.offer_newest()
        self._look_further()

    def _look_further(self) -> None:
        """Read the next files."""
        if self._unseen:
            files, self._unseen = self._unseen[:AT_A_TIME], self._unseen[AT_A_TIME:]
            self._find(partial(games_folder.unfinished, files), self._take_more)
        else:
            self._end_look()

    def _take_more(self, looked: _Looked) -> None:
        found, unread = looked
        self._unread |= unread
        if found:
            self.games = sorted(self.games + found, key=lambda game: game.played, reverse=True)
            if self.offered is None and self._aside is None:
                self.offer_newest()
            self._show_number()
        self._look_further()

    def _end_look(self) -> None:
        """Try unreadable files again soon, and report those that could not be read last time either."""
        trouble = games_folder.why_unread({path: self._unread[path] for path in self._unread.keys() & self._failing})
        self._failing = set(self._unread)
        if self._unread:
            self._retry.start(games_folder.RETRY_MS)
        if trouble != self.trouble:
            self.trouble = trouble
            if self.offered is None and self._aside is None:
                self.offer_newest()
            else:
                self._show_number()

    def _read_again(self) -> None:
        unread, self._unread = self._unread, {}
        if games_folder.games_folder() in unread:
            self._find(_look_first, self._take_first)
        else:
            self._find(partial(games_folder.unfinished, unread), self._take_more)

    def look_for_study(self) -> None:
        """Find the study that was open when the program died, if one was."""
        from surajang.gui.storage.studies_folder import interrupted_study  # noqa: PLC0415  # after the first paint

        def found(study: SavedStudy | None) -> None:
            self._study = study
            self.offer_study()

        Task(self, interrupted_study, found, lambda _: soon(self, self.look_for_study, games_folder.RETRY_MS))

    # Offering

    def offer_study(self) -> None:
        """Offer the study that was open when the program died, if one was found; again on a page made again."""
        study = self._study
        if study is not None:
            name = study.name or tr("Study")
            words = tr(
                "{shortened}, {title}. It was not closed; all edits were kept.",
                shortened=shortened(name),
                title=study.title,
            )
            self.study_found.emit(study.path, name, words)

    def offer_newest(self) -> None:
        """Offer the newest readable game; one is tried per turn of the event loop."""
        page = self._page
        if page is None:
            return
        newest = next((game for game in self.games if game.path not in self._unreadable), None)
        self.offered = newest
        if newest is None and self.games:
            page.say_unreadable()
        elif newest is None and self.trouble:
            page.say_unreadable(self.trouble)
        elif newest is None:
            page.offer_to_continue(None)
        elif newest.size > games_folder.MAX_BYTES_READ_HERE:
            page.expect_to_continue().set_words(newest.words)
        else:
            self._show(page, newest)
        self._show_number()

    def _show(self, page: OfferPlace, newest: UnfinishedGame) -> None:
        """Show a game on the page, or try the next if it cannot be read."""

        def refuse(now: OSError | None) -> None:
            if now is not None:
                self._forget(newest, now)
            else:
                self._unreadable.add(newest.path)
            if self.offered is newest:
                self.offered = None
                soon(self, self.offer_newest)

        if not self._reader.read_to_offer(newest, lambda: self.offered is newest, page.offer_to_continue, refuse):
            page.expect_to_continue().set_words(newest.words)

    def _forget(self, game: UnfinishedGame, error: OSError) -> None:
        """Forget a game that cannot be read now until it can."""
        if game in self.games:
            self.games.remove(game)
        self._unread[game.path] = error
        if self._looking is None:
            self._end_look()

    def _show_number(self) -> None:
        if self._page is not None:
            self._page.show_number(len(self.games))
        self.changed.emit()

    # Continuing and putting aside

    def continue_offered(self) -> None:
        """Continue the game on the start page."""
        if self.offered is not None:
            self.continue_game(self.offered)

    @cached_property
    def _reader(self) -> UnfinishedReader:
        """Reads games."""
        from surajang.gui.app.unfinished_reader import UnfinishedReader  # noqa: PLC0415  # not before there is a game

        made = UnfinishedReader(self._window, self)
        made.chosen.connect(self.chosen)
        made.taken.connect(self._say_taken)
        made.unreadable.connect(self._set_unreadable)
        made.failed.connect(self.failed)
        return made

    def continue_game(self, game: UnfinishedGame) -> None:
        """Continue a game once it is read; the window stays usable, and the player can cancel."""
        self._reader.read_to_continue(game)

    def stop_reading(self) -> None:
        """Stop reading a game to continue."""
        if "_reader" in self.__dict__:
            self._reader.stop()

    def _set_unreadable(self, game: UnfinishedGame) -> None:
        """Stop offering a game that cannot be read."""
        self._unreadable.add(game.path)
        if game == self.offered:  # it was too large to be read before it was offered
            self.offer_newest()

    def _say_taken(self) -> None:
        """Report that another window has the game, and look again."""
        self.look()
        if self._looking is not None:
            self._looking.wait()
        self.failed.emit(tr("That game is being played in another window, or has ended there."))

    def put_offered_aside(self) -> None:
        """Put the game on the start page aside."""
        if self.offered is not None and self._page is not None:
            self.put_aside(self.offered, self._page.say_put_aside)

    def put_aside(self, game: UnfinishedGame, say: Callable[[str], object]) -> None:
        """Put a game aside, and `say` in a sentence where its file is; that can be undone."""

        def moved(path: Path) -> None:
            if game in self.games:
                self.games.remove(game)
            if game == self.offered:
                self.offered = None
            self._aside = game._replace(path=path)
            say(tr("The game was put aside. Its file is {path}.", path=path))
            self._show_number()

        def failed(error: OSError) -> None:
            self.failed.emit(tr("The game could not be put aside: {why}.", why=reason_of(error)))

        Task(self, partial(games_folder.put_aside, game.path), moved, failed).wait()

    def put_back(self, done: Callable[[], object] = lambda: None) -> None:
        """Put the last game back, and call `done` if that succeeds."""
        game, self._aside = self._aside, None
        if game is None:
            return

        def moved(path: Path) -> None:
            done()
            self.games.append(game._replace(path=path))
            self.games.sort(key=lambda other: other.played, reverse=True)
            self.offer_newest()
            if self._page is not None and self._page.continue_card is not None:
                self._page.continue_card.go_on.setFocus()

        def failed(error: OSError) -> None:
            self._aside = self._aside or game
            self.failed.emit(tr("The game could not be put back: {why}.", why=reason_of(error)))

        Task(self, partial(games_folder.put_back, game.path), moved, failed).wait()


def _look_first() -> tuple[_Looked, list[Path]]:
    """Return the games among the files written last, and the other files. Raises OSError."""
    files = games_folder.newest_files()
    return games_folder.unfinished(files[:AT_ONCE]), files[AT_ONCE:]
