"""Actions on games of the library: opening, studying, reviewing, exporting and deleting.

A batch review reviews several games one after another, each saved as a study.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFile, QObject, Signal

from surajang.gui.desk.file_dialogs import GAME_FILES, FileQuestions
from surajang.gui.desk.navigator import ContinueRequest, GameTextRequest, StudyRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.document import GameDocument
from surajang.gui.kit.background import Task
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.translation import tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.library import finding, library_text
from surajang.gui.library.explorer import LibraryMoves
from surajang.gui.library.finding import Listed
from surajang.gui.library.games_table import FilterEntries
from surajang.gui.library.library import Library
from surajang.gui.library.library_sources import SourcesDialog
from surajang.gui.library.scanning import digest_of, encoding_of, in_utf_8, open_regular
from surajang.gui.review import review_text
from surajang.gui.review.noting import note
from surajang.gui.review.reviewer import Result, Reviewer
from surajang.gui.storage import games_folder
from surajang.gui.storage.autosave import STUDY_TEXT, Autosave, SaveState
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.games_folder import UnfinishedGame
from surajang.gui.storage.opening import Opening
from surajang.gui.storage.paths import readable, result_of_writing
from surajang.gui.storage.reasons import reason_of
from surajang.gui.storage.studies_folder import name_study, new_study_file
from surajang.rules.files import decode
from surajang.rules.game import Game

MAX_EXPORTED = 200_000


@dataclass(frozen=True)
class ListPlace:
    """A place in the list of games: filter and order, the number of the current game, and the first row seen."""

    entries: FilterEntries
    order: str
    descending: bool
    number: int
    scrolled: int


class LibraryActions(QObject):
    """Holds the library as long as the window is open, and a batch review while it runs."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._navigator = tools.navigator
        self._questions = FileQuestions(tools.settings, tools.window)
        self.library = Library(self)
        self.moves = LibraryMoves(self.library)
        self.batch: BatchReview | None = None
        self.left_at: ListPlace | None = None
        """The place in the list when the page was last left."""
        self._waiting: WaitingBar | None = None

    def open(self, listed: Listed) -> None:
        """Open a game; an unfinished one played here is continued."""

        def load() -> UnfinishedGame | bytes:
            unfinished = games_folder.unfinished_game(listed.path) if listed.own else None
            return unfinished or text_of(listed)

        def loaded(found: UnfinishedGame | bytes) -> None:
            if isinstance(found, bytes):
                name = library_text.called(listed.facts.players, listed.facts.variant)
                self._navigator.open(GameTextRequest(found, name))
            else:
                self._navigator.open(ContinueRequest(found))

        Task(self, load, loaded, self._fail)

    def study(self, listed: Listed, review: bool = False) -> None:
        """Open a game as a study, and `review` it at once if set."""

        def loaded(text: bytes) -> None:
            self._navigator.open(StudyRequest(decode(text), review=review))

        Task(self, partial(text_of, listed), loaded, self._fail)

    def _fail(self, error: OSError) -> None:
        """Report why something failed, and bring the list up to date."""
        self._navigator.tell(str(error))
        self.library.refresh()

    def show_sources(self) -> None:
        """Show the files and folders of the library."""
        open_dialog(SourcesDialog(self.library, self._questions, self._tools.window))

    # Reviewing

    def review(self, games: list[Listed]) -> None:
        """Review one game in a study, or several one after another, each saved as a study."""
        if len(games) == 1:
            self.study(games[0], review=True)
            return
        if self.batch is not None:
            self._navigator.tell(tr("Games are being reviewed. Cancel the review or wait until it is done."))
            return
        sources = [partial(text_of, game) for game in games]
        batch = self.batch = BatchReview(sources, self)
        waiting = self._waiting = WaitingBar(review_text.RUNNING_GAMES(number=1, count=len(games)), self._tools.window)
        waiting.cancelled.connect(self._cancel_review)
        batch.progressed.connect(self._show_progress)
        batch.finished.connect(self._reviewed)
        batch.delayed.connect(self._navigator.tell)
        batch.start()

    def _show_progress(self, number: int, done: int, total: int) -> None:
        if self._waiting is not None and self.batch is not None:
            count = self.batch.count
            self._waiting.say(review_text.RUNNING_GAMES(number=number, count=count))
            self._waiting.show_progress(round(1000 * (number - 1 + done / total)), 1000 * count)

    def _reviewed(self, count: int, left_out: int) -> None:
        """Report the result of the batch review."""
        self.end_review()
        self._navigator.tell(review_text.reviewed(count, left_out))

    def _cancel_review(self) -> None:
        kept = self.batch.reviewed if self.batch is not None else 0
        self.end_review()
        self._navigator.tell(tr("The review was cancelled. {kept}", kept=review_text.reviewed(kept)))

    def end_review(self) -> None:
        """End the batch review, if there is one."""
        batch, self.batch = self.batch, None
        waiting, self._waiting = self._waiting, None
        if batch is not None:
            batch.close()
            batch.deleteLater()
        if waiting is not None:
            waiting.end()

    # On disk

    def export(self, chosen: list[int]) -> None:
        """Ask for a file, and write games, given by their numbers, into it."""
        numbers = chosen[:MAX_EXPORTED]
        file = self._questions.where(library_text.EXPORT(), library_text.TITLE(), ".pgn", GAME_FILES())
        if file is None or not numbers:
            return
        name = readable(file.name)
        cancelled = threading.Event()
        waiting = WaitingBar(tr("Saving {name}…", name=name), self._tools.window)
        waiting.cancelled.connect(cancelled.set)

        def listed(games: list[Listed]) -> None:
            Task(self, partial(export, games, file, cancelled.is_set), written, failed, (OSError, Cancelled))

        def written(done: Export) -> None:
            waiting.end()
            self._navigator.tell(library_text.exported(done.written, done.left_out, name))

        def failed(error: OSError | Cancelled) -> None:
            waiting.end()
            on_disk = isinstance(error, OSError)
            self._navigator.tell(result_of_writing(file, error) if on_disk else tr("Nothing was saved."))

        self.library.ask(partial(finding.listed, wanted=numbers), listed, unanswered=lambda: failed(Cancelled()))

    def delete(self, games: list[Listed]) -> None:
        """Ask, and move games played here to the system's trash."""
        added = next((game for game in games if not game.own), None)
        if added is not None:
            self._navigator.tell(why_not_deleted(added))
            return
        question = library_text.ASK_DELETE(len(games))
        if not self._questions.choose(question, library_text.KEPT_IN_TRASH(), [library_text.DELETE_ASK()]):
            return

        def done(count: int) -> None:
            self._navigator.tell(library_text.DELETED(count))
            self.library.refresh()

        Task(self, partial(delete, games), done, self._fail)


class Elsewhere(OSError):
    """A game is no longer where the index has it, or must not be touched: a sentence."""


class Cancelled(Exception):
    """The work has been cancelled."""


def text_of(game: Listed) -> bytes:
    """Return a game's bytes, in UTF-8 if its file is in UTF-16. Raises Elsewhere, for example if they have changed."""
    name = readable(game.path.name)
    try:
        with open_regular(game.path) as file:
            encoding = encoding_of(file.read(2))
            file.seek(game.start)
            data = file.read(game.size)
    except OSError as error:
        raise Elsewhere(tr("{name} cannot be read: {why}.", name=name, why=reason_of(error))) from None
    if digest_of(data) != game.digest:
        raise Elsewhere(tr("{name} has changed. The list is being updated; try again in a moment.", name=name))
    return in_utf_8(data, encoding)


@dataclass
class Export:
    """The number of games written, and of those that could not be read."""

    written: int = 0
    left_out: int = 0


def export(games: Iterable[Listed], target: Path, cancelled: Callable[[], bool] = lambda: False) -> Export:
    """Write games one after another into a file, each as in its own file.

    Raises OSError, and Cancelled if `cancelled` returns true; then nothing is written.
    """
    done = Export()

    def parts() -> Iterator[bytes]:
        for game in games:
            if cancelled():
                raise Cancelled
            try:
                text = decode(text_of(game)).strip("\ufeff \r\n")
            except Elsewhere:
                done.left_out += 1
                continue
            done.written += 1
            if not text.startswith(("[", ">")):  # without tags it would go on with the game before it
                text = f'[Event "?"]\n\n{text}'
            yield text.replace("\r\n", "\n").encode("utf-8", "replace") + b"\n\n"

    write_atomically(target, parts(), durable=True)
    return done


def why_not_deleted(game: Listed) -> str:
    """Return the sentence that says why an added game is not deleted."""
    if game.of_match:
        return library_text.OF_A_MATCH()
    name = readable(game.path.name)
    return tr("{name} was added: only games played here can be deleted.", name=name)


def delete(games: Iterable[Listed]) -> int:
    """Move the files of games played here to the system's trash; return how many. Raises Elsewhere."""
    count = 0
    for game in games:
        name = readable(game.path.name)
        if not game.own:
            raise Elsewhere(why_not_deleted(game))
        if not games_folder.free(game.path):
            raise Elsewhere(tr("That game is being played in another window."))
        text_of(game)  # raises if it has changed
        if game.path.stat().st_size > game.size + 1000:
            raise Elsewhere(tr("{name} contains more than this game and was not deleted.", name=name))
        moved = QFile.moveToTrash(str(game.path))
        if not (moved[0] if isinstance(moved, tuple) else moved):
            raise Elsewhere(tr("{name} could not be moved to the trash.", name=name))
        count += 1
    return count


Source = Callable[[], bytes]
"""Returns a game's text; it may wait for a disk. Raises OSError."""


class BatchReview(QObject):
    """Reviews several games, one after another. A game that cannot be reviewed is left out."""

    progressed = Signal(int, int, int)
    """Progress: the number of the game, from 1, how many of its positions are judged, and of how many."""

    finished = Signal(int, int)
    """Finished: how many games were reviewed, and how many could not be."""

    delayed = Signal(str)
    """A review cannot be saved, and is tried again: a sentence that says why."""

    def __init__(self, sources: Sequence[Source], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count = len(sources)
        self.reviewed = 0
        self._left_out = 0
        self._number = 0
        self._sources = iter(sources)
        self._task: Task | None = None
        self._opening: Opening | None = None
        self._reviewer: Reviewer | None = None
        self._document: GameDocument | None = None
        self._saver: Autosave | None = None

    def start(self) -> None:
        """Start; `finished` follows unless it is closed."""
        self._next()

    def close(self) -> None:
        """Stop. Finished reviews are kept, the current one is not."""
        self.blockSignals(True)
        if self._task is not None:
            self._task.forget()
        self._end_game()

    def _next(self) -> None:
        source = next(self._sources, None)
        if source is None:
            self.finished.emit(self.reviewed, self._left_out)
            return
        self._number += 1
        self.progressed.emit(self._number, 0, 1)
        self._task = Task(self, source, self._open, lambda _: self._leave_out())

    def _open(self, data: bytes) -> None:
        opening = self._opening = Opening(data, "", self)  # its messages are not shown
        opening.opened.connect(lambda game, _: self._review(game))
        for signal in (opening.failed, opening.refused, opening.listed):
            signal.connect(lambda _: self._leave_out())
        opening.start()

    def _review(self, game: Game) -> None:
        if self._opening is not None:
            self._opening.close()
            self._opening = None
        name_study(game)
        self._document = GameDocument(game)
        self._document.setParent(self)
        reviewer = self._reviewer = Reviewer(game, self)
        if not reviewer.worth_it:
            self._leave_out()
            return
        reviewer.progressed.connect(lambda done, total: self.progressed.emit(self._number, done, total))
        reviewer.failed.connect(lambda _: self._leave_out())
        reviewer.finished.connect(self._save)
        reviewer.start()

    def _save(self, result: Result) -> None:
        """Save the reviewed game as a study, and continue once it is on disk."""
        document = self._document
        if document is None:
            return
        note(document, result)
        title = document.variant.title
        saver = self._saver = Autosave(lambda: new_study_file(title), self, STUDY_TEXT)
        saver.state_changed.connect(self._saved)
        saver.delayed.connect(self.delayed)
        saver.save(document.text())

    def _saved(self, state: SaveState) -> None:
        """Go on with the next game once this one is saved."""
        if state is SaveState.SAVED:
            self.reviewed += 1
            self._end_game()
            self._next()

    def _leave_out(self) -> None:
        """Go on without a game that cannot be reviewed."""
        self._left_out += 1
        self._end_game()
        self._next()

    def _end_game(self) -> None:
        """End everything that runs for the current game."""
        opening, self._opening = self._opening, None
        reviewer, self._reviewer = self._reviewer, None
        document, self._document = self._document, None
        saver, self._saver = self._saver, None
        if opening is not None:
            opening.close()
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()
        if saver is not None:
            saver.blockSignals(True)
            saver.close()
            saver.deleteLater()
        if document is not None:
            document.deleteLater()
