"""Opening games: from files and from the clipboard."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gui.file_commands.asking import FileQuestions
from gui.match import saved_game
from gui.panels.waiting_bar import WaitingBar
from gui.settings import Settings
from gui.storage import game_file
from gui.storage.opening import Opening
from gui.storage.paths import readable
from gui.storage.reader import Place
from gui.words.shorten import shortened
from rules import fen
from rules.fen import InvalidPosition
from rules.game import Game
from rules.games import GAMES
from rules.words import sentence

if TYPE_CHECKING:
    from gui.dialogs.games_list import GamesDialog

LONGEST_POSITION = 1_000
"""Characters; what is longer is no position."""


class OpenCommands(QObject):
    """Opens and pastes for a window. What cannot be read changes nothing."""

    opened = Signal(object, object, object)
    """A game was read: its gui.match.match_settings.MatchSettings, its rules.game.Game, and its GameFile or None."""

    waited = Signal()
    """What was being opened is about to be shown, or there is something to be chosen, or it cannot be opened."""

    position_pasted = Signal(str, str)
    """A position to begin from: the game's name, and its FEN."""

    failed = Signal(str)
    """Something could not be done: a sentence."""

    def __init__(self, settings: Settings, window: QWidget, shown: Callable[[], str]) -> None:
        """`shown` says which game is on the screen, empty for none."""
        super().__init__(window)
        self._shown = shown
        self._questions = FileQuestions(settings, window)
        self._window = window
        self._opening: Opening | None = None
        self._progress: WaitingBar | None = None
        self._games: GamesDialog | None = None

    @property
    def opening(self) -> bool:
        """Whether something is being opened, or chosen from a list."""
        return self._opening is not None

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which. A file that holds none changes nothing."""
        path = path or self._questions.which()
        if path:
            name = shortened(readable(Path(path).name))
            self._open(Path(path), name, f"Opening {name}…")

    def _open(self, source: Path | bytes, name: str, words: str) -> None:
        """Open a file or a text, called so, instead of what was being opened till now; `words` say what goes on."""
        self.stop_opening()
        opening = self._opening = Opening(source, self)
        opening.listed.connect(lambda places: self._ask_which(opening, name, places))
        opening.opened.connect(lambda game, place: self._show(opening, game, place))
        opening.refused.connect(lambda why: self._refuse(name, why))
        opening.failed.connect(lambda words: self._fail(f"{name} {words}"))
        opening.start()
        self._show_progress(words)

    def stop_opening(self) -> None:
        """Open nothing any more, if anything was being opened."""
        self._hide_progress()
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.close()
        games, self._games = self._games, None
        if games is not None:
            games.close()

    def _show_progress(self, words: str) -> None:
        """Say soon that something goes on, with a way to end it; the window can be used meanwhile."""
        self._progress = WaitingBar(words, self._games or self._window)
        self._progress.cancelled.connect(self._cancel_opening)

    def _hide_progress(self) -> None:
        """Say no more that something goes on."""
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.end()

    def _cancel_opening(self) -> None:
        """Open nothing any more, because the person says so."""
        self.stop_opening()
        self.waited.emit()

    def _ask_which(self, opening: Opening, name: str, places: list[Place]) -> None:
        """Ask which of several games is to be shown."""
        from gui.dialogs.games_list import GamesDialog

        self._hide_progress()
        self.waited.emit()
        title = f"Games in {name}" if isinstance(opening.source, Path) else "Games on the clipboard"
        games = self._games = GamesDialog(title, places, self._window)
        games.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        games.chosen.connect(lambda place: self._choose(opening, place))
        games.rejected.connect(self._leave_list)
        games.open()

    def _choose(self, opening: Opening, place: Place) -> None:
        """Read the game that was chosen."""
        self._hide_progress()
        self._show_progress("Opening the game…")
        opening.choose(place)

    def _leave_list(self) -> None:
        """Open none of the games."""
        self._games = None
        self.stop_opening()

    def _show(self, opening: Opening, game: Game, place: Place) -> None:
        """Hand over a game that was read."""
        file, source = None, opening.source
        if isinstance(source, Path):
            file = game_file.opened(source, opening.data, place, len(opening.places) == 1)
            self._questions.remember(source)
        self.stop_opening()
        self.waited.emit()
        self.opened.emit(saved_game.plan_of(game), game, file)

    def _refuse(self, name: str, sentence: str) -> None:
        """Say that a game cannot be read: where there are others, beside them."""
        if self._games is not None:
            self._hide_progress()
            self._games.say(f"That game cannot be read. {sentence}")
        else:
            self._fail(f"{name} holds no game that can be read. {sentence}")

    def _fail(self, sentence: str) -> None:
        """Say that nothing can be opened."""
        self.stop_opening()
        self.waited.emit()
        self.failed.emit(sentence)

    def paste(self) -> None:
        """Open the game or the position that is on the clipboard. Anything else changes nothing."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self.failed.emit("There is no text on the clipboard.")
        elif len(text) <= LONGEST_POSITION and "\n" not in text and not text.startswith("["):
            self._paste_position(text)
        else:
            words = "Opening what is on the clipboard…"
            self._open(text.encode("utf-8", "replace"), "What is on the clipboard", words)

    def _paste_position(self, text: str) -> None:
        """Begin from a pasted position, in the game shown if it fits there, else in the first that it fits."""
        shown = self._shown()
        first = [GAMES[shown]] if shown else []
        ranks = text.split()[0].partition("[")[0].count("/") + 1
        problem = ""
        for variant in [*first, *GAMES.values()]:
            try:
                fen.read(variant, text)
            except InvalidPosition as error:
                if not problem and ranks == variant.ranks:
                    why = sentence(error.reason)
                    problem = f"What is on the clipboard is no position of {variant.title}. {why}"
            else:
                self.position_pasted.emit(variant.name, text)
                return
        self.failed.emit(problem or "What is on the clipboard is neither a game nor a position of one.")
