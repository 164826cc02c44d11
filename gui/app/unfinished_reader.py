"""Reads unfinished games, one to offer it on the start page or one to continue it; loaded when there is one."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.players import saved_game
from surajang.gui.players.players import MatchSettings, called
from surajang.gui.storage import games_folder
from surajang.gui.storage.games_folder import UnfinishedGame
from surajang.gui.storage.opening import Opening
from surajang.gui.storage.paths import readable
from surajang.gui.words import naming
from surajang.rules.game import Game
from surajang.rules.moves import SETUP

log = logging.getLogger(__name__)


class UnfinishedReader(QObject):
    """Reads unfinished games; only the newest one to continue counts."""

    chosen = Signal(MatchRequest)
    """The game to continue was read."""

    taken = Signal()
    """It is played in another window, or has ended there."""

    unreadable = Signal(UnfinishedGame)
    """It cannot be read."""

    failed = Signal(str)
    """The game is not continued: a sentence that says why."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._loading: Task | None = None
        self._wanted: UnfinishedGame | None = None
        self._opening: Opening | None = None
        self._progress: WaitingBar | None = None

    def read_to_offer(
        self,
        unfinished: UnfinishedGame,
        needed: Callable[[], bool],
        show: Callable[[Game, str], object],
        refuse: Callable[[OSError | None], object],
    ) -> bool:
        """Load a game and `show` it with its description if it is still `needed`; return whether that was at once.

        A game that is unreadable is refused, with the system's error if it cannot be read now.
        """

        def loaded(data: bytes) -> None:
            if needed():
                try:
                    show(*_game_and_words(*saved_game.read_loaded(unfinished.path, data)))
                except saved_game.UnreadableGame as error:
                    failed(error)

        def failed(error: Exception) -> None:
            log.info("the unfinished game cannot be read: %s", error)
            refuse(error.error if isinstance(error, saved_game.UnreadNow) else None)

        return Task(self, partial(_load_lines, unfinished.path), loaded, failed, saved_game.UnreadableGame).wait()

    def read_to_continue(self, game: UnfinishedGame) -> None:
        """Continue a game once it is read; the window stays usable, and the player can cancel."""

        def loaded(data: bytes | None) -> None:
            self._loading = None
            if data is None:
                self.stop()
                self.taken.emit()
            elif len(data) > games_folder.MAX_BYTES_READ_HERE:
                self._read_large(game.path, data)
            else:
                try:
                    self._choose(*saved_game.read_loaded(game.path, data), game.path)
                except saved_game.UnreadableGame as error:
                    self._refuse(error)

        self.stop()
        self._wanted = game
        self._progress = WaitingBar(tr("Opening the game…"), QApplication.activeModalWidget() or self._window)
        self._progress.cancelled.connect(self.stop)
        work = partial(_load_unless_taken, game.path)
        self._loading = Task(self, work, loaded, self._refuse, saved_game.UnreadableGame)
        self._loading.wait()

    def stop(self) -> None:
        """Stop reading a game to continue."""
        loading, self._loading = self._loading, None
        if loading is not None:
            loading.forget()
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.close()
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.end()

    def _read_large(self, path: Path, data: bytes) -> None:
        opening = self._opening = Opening(data, readable(path.name), self)
        opening.listed.connect(lambda places: opening.choose(places[0]))
        opening.opened.connect(lambda game, _: self._choose_if_free(saved_game.plan_of(game), game, path))
        opening.refused.connect(lambda why: self._refuse(saved_game.no_game(path, why)))
        opening.failed.connect(self._refuse)
        opening.start()

    def _choose_if_free(self, match_settings: MatchSettings, game: Game, path: Path) -> None:
        """Hand over a game that took a while to read, unless another window is playing it by now."""

        def looked(free: bool) -> None:
            if free:
                self._choose(match_settings, game, path)
            else:
                self.stop()
                self.taken.emit()

        self._loading = Task(self, partial(games_folder.free, path), looked, self._refuse)
        self._loading.wait()

    def _choose(self, match_settings: MatchSettings, game: Game, path: Path) -> None:
        self.stop()
        self.chosen.emit(MatchRequest(match_settings, game, save_in=path, paused=True))

    def _refuse(self, why: object) -> None:
        """Say why a game cannot be continued: a sentence, or an exception that is one."""
        self.stop()
        wanted, self._wanted = self._wanted, None
        if wanted is not None and not isinstance(why, saved_game.UnreadNow):
            self.unreadable.emit(wanted)
        self.failed.emit(str(why))


def _load_lines(path: Path) -> bytes:
    """Return the whole lines in the file of an unfinished game. Raises UnreadableGame."""
    return saved_game.whole_lines(saved_game.load(path))


def _load_unless_taken(path: Path) -> bytes | None:
    """Like `_load_lines`, but None if the game has ended, or is played in another window."""
    try:
        return None if games_folder.unfinished_game(path) is None else _load_lines(path)
    except OSError as error:
        raise saved_game.UnreadNow(games_folder.why_unread({path: error}), error) from None


def _game_and_words(match_settings: MatchSettings, game: Game) -> tuple[Game, str]:
    """Return a game at its last move, and its description."""
    game.go_to(game.main_line()[-1])
    moves = (sum(not node.move & SETUP for node in game.line()[1:]) + 1) // 2
    names = called(match_settings.players, match_settings.variant)
    return game, games_folder.words_about(naming.title(match_settings.variant), names, moves)
