"""Opening games: from files and from the clipboard."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.games_list import GamesDialog
from surajang.gui.desk.navigator import (
    FoundPositionRequest,
    GameTextRequest,
    LibraryRequest,
    MatchRequest,
    Navigator,
    OpenDefinitionRequest,
    OpenFileRequest,
    Request,
    SavedStudyRequest,
    StudyGameRequest,
    StudyRequest,
)
from surajang.gui.kit.punctuation import listed, sentences
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import Text, mark, plural, tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.players import saved_game
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import game_file
from surajang.gui.storage.definitions import SEARCHED, has_definition, is_definition, is_definition_file
from surajang.gui.storage.opening import Opening
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reader import Place
from surajang.gui.storage.studies_folder import is_study
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.diagram import InvalidPosition
from surajang.rules.files import decode
from surajang.rules.game import Game

CLIPBOARD, DROPPED = mark("The text on the clipboard"), mark("The dropped text")
"""Names of texts in sentences."""

OPENING = {CLIPBOARD: mark("Opening the text on the clipboard…"), DROPPED: mark("Opening the dropped text…")}
LISTS = {CLIPBOARD: mark("Games on the clipboard"), DROPPED: mark("Dropped games")}
"""The titles of lists of their games."""

_ADDED = plural("1 file was added to “My games”.", "{count:,} files were added to “My games”.")
ONE_AT_A_TIME = Text("Files that define games are opened one at a time: {names}.")

MAX_POSITION_LENGTH = 1_000
"""Characters; a longer text is no position."""

BOARD = re.compile(r"[A-Za-z\d+~]+(/[A-Za-z\d+~]+){3,}(\[\S*\])?\s+[wb]\s")
"""The beginning of a FEN of four ranks or more."""


class OpenCommands(QObject):
    """Opens and pastes for a window. An unreadable text changes nothing."""

    waited = Signal()
    """Opening has ended: the game is shown next, there are games to choose from, or it failed."""

    def __init__(self, settings: Settings, window: QWidget, navigator: Navigator, shown: Callable[[], str]) -> None:
        """`shown` returns the name of the variant on the screen, empty for none."""
        super().__init__(window)
        self._shown = shown
        self._questions = FileQuestions(settings, window)
        self._window = window
        self._navigator = navigator
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
        if is_definition_file(path):
            self.stop_opening()
            self.waited.emit()
            self._navigator.open(OpenDefinitionRequest(Path(path)))
        elif path:
            name = shortened(readable(Path(path).name))
            self._read(Path(path), name, tr("Opening {name}…", name=name), OpenFileRequest(path))

    def open_all(self, paths: list[str]) -> None:
        """Open a file, or add several to the library; definitions of games, which ask a question each, are left out."""
        if len(paths) == 1:
            self.open_file(paths[0])
            return
        games = [Path(path) for path in paths if not is_definition_file(path)]
        left_out = [readable(Path(path).name) for path in paths if is_definition_file(path)]
        message = sentences(
            _ADDED(len(games)) if games else "", ONE_AT_A_TIME(names=listed(left_out)) if left_out else ""
        )
        if games:
            self._navigator.open(LibraryRequest(added=tuple(games), message=message))
        else:
            self._navigator.tell(message)

    def open(self, request: StudyRequest | SavedStudyRequest | GameTextRequest) -> None:
        """Read the text of a request, and request to show it."""
        match request:
            case StudyRequest(text):
                self._read(text.encode("utf-8", "replace"), tr("This game"), tr("Opening the study…"), request)
            case SavedStudyRequest(path, name):
                self._read(path, name, tr("Opening {name}…", name=name), request)
            case GameTextRequest(text, name):
                self._read(text, name, tr("Opening {name}…", name=name), request)

    def _read(self, source: Path | bytes, name: str, words: str, request: Request) -> None:
        """Read a file or a text in place of any being read; `name` and `words` are for messages.

        `request` says what to show once it is read.
        """
        self.stop_opening()
        opening = self._opening = Opening(source, name, self)
        opening.listed.connect(lambda places: self._ask_which(opening, name, places))
        opening.opened.connect(lambda game, place: self._show(opening, request, game, place))
        opening.refused.connect(lambda why: self._refuse(opening, name, why))
        opening.failed.connect(lambda why: self._define_or_fail(opening, why))
        opening.start()
        self._show_progress(words)

    def stop_opening(self) -> None:
        """Stop opening, if anything was being opened."""
        self._hide_progress()
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.close()
        games, self._games = self._games, None
        if games is not None:
            games.close()

    def _show_progress(self, words: str) -> None:
        """Show progress soon, with a way to cancel it; the window stays usable."""
        self._progress = WaitingBar(words, self._games or self._window)
        self._progress.cancelled.connect(self._cancel_opening)

    def _hide_progress(self) -> None:
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.end()

    def _cancel_opening(self) -> None:
        """Stop opening because the person cancelled."""
        self.stop_opening()
        self.waited.emit()

    def _ask_which(self, opening: Opening, name: str, places: list[Place]) -> None:
        self._hide_progress()
        self.waited.emit()
        title = tr(LISTS[name]) if name in LISTS else tr("Games in {name}", name=name)
        games = self._games = GamesDialog(title, places, self._window)
        games.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        games.chosen.connect(lambda place: self._choose(opening, place))
        games.rejected.connect(self._leave_list)
        source = opening.source
        if isinstance(source, Path):
            games.add_button.show()
            games.added.connect(lambda: self._add_to_library(source))
        games.open()

    def _add_to_library(self, file: Path) -> None:
        self.stop_opening()
        self._navigator.open(LibraryRequest(added=(file,)))

    def _choose(self, opening: Opening, place: Place) -> None:
        """Read the chosen game."""
        self._hide_progress()
        self._show_progress(tr("Opening the game…"))
        opening.choose(place)

    def _leave_list(self) -> None:
        self._games = None
        self.stop_opening()

    def _show(self, opening: Opening, request: Request, game: Game, place: Place) -> None:
        file, source = None, opening.source
        if isinstance(source, Path):
            file = game_file.opened(source, opening.data, place, len(opening.places) == 1)
            self._questions.remember(source)
        self.stop_opening()
        self.waited.emit()
        opened: Request
        match request:
            case SavedStudyRequest(path, _, moves, own_file, record):
                opened = StudyGameRequest(game, own_file, record, path, moves)
            case StudyRequest(_, moves, record, review, flipped):
                own_file, record = (file, None) if is_study(game.headers) else (None, file or record)
                opened = StudyGameRequest(game, own_file, record, moves=moves, review=review, flipped=flipped)
            case _ if is_study(game.headers):
                opened = StudyGameRequest(game, file)
            case _:
                opened = MatchRequest(saved_game.plan_of(game), game, file, paused=True)
        self._navigator.open(opened)

    def _refuse(self, opening: Opening, name: str, sentence: str) -> None:
        """Say why a game cannot be read, beside the list if it was in one; open a file with a position as one."""
        text = opening.data.decode("utf-8", "replace").strip() if isinstance(opening.source, Path) else ""
        if self._games is None and self._define(opening):
            return
        if self._games is None and may_be_position(text) and "/" in text.split()[0]:
            self.stop_opening()
            self.waited.emit()
            self._open_position(text, name)
            return
        if self._games is not None:
            self._hide_progress()
            self._games.say(tr("That game cannot be read. {sentence}", sentence=sentence))
        else:
            self._fail(tr("{name} contains no readable game. {sentence}", name=name, sentence=sentence))

    def _define(self, opening: Opening) -> bool:
        """Open a file or a text as a definition of games; return whether it is one."""
        source = opening.source
        data = opening.data if isinstance(source, Path) else source
        if not has_definition(decode(data[:SEARCHED])):
            return False
        self.stop_opening()
        self.waited.emit()
        self._navigator.open(OpenDefinitionRequest(source if isinstance(source, Path) else decode(source)))
        return True

    def _define_or_fail(self, opening: Opening, sentence: str) -> None:
        """Open a text without games as a definition if it is one, or say why nothing can be opened."""
        if not self._define(opening):
            self._fail(sentence)

    def _fail(self, sentence: str) -> None:
        """Say why nothing can be opened."""
        self.stop_opening()
        self.waited.emit()
        self._navigator.tell(sentence)

    def paste(self, as_study: bool = False) -> None:
        """Open the game or the position on the clipboard, to play or as a study. Any other text changes nothing."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self._navigator.tell(tr("There is no text on the clipboard."))
        else:
            self.open_content(text, as_study, CLIPBOARD)

    def open_content(self, text: str, as_study: bool = False, name: str = DROPPED) -> None:
        """Open the game or the position in a text; `name` is the text's name in messages."""
        text = text.strip()
        if is_definition(text):
            self._navigator.open(OpenDefinitionRequest(text))
            return
        if may_be_position(text):
            self._open_position(text, name)
            return
        request = StudyRequest(text) if as_study else GameTextRequest(text.encode("utf-8", "replace"), name)
        self._read(text.encode("utf-8", "replace"), name, tr(OPENING[name]), request)

    def _open_position(self, text: str, name: str) -> None:
        """Begin from a position, in the current game if it fits there, otherwise in the first that it fits."""
        name = tr(name)
        shown = self._shown()
        first = [catalogue.named(shown)] if shown else []
        ranks = text.split()[0].partition("[")[0].count("/") + 1
        problem = ""
        for variant in [*first, *catalogue.games()]:
            try:
                game = Game(variant, text)
            except InvalidPosition as error:
                if not problem and ranks == variant.ranks:
                    why = sentence(error.reason)
                    problem = tr(
                        "{name} is not a position of {title}. {why}", name=name, title=naming.title(variant), why=why
                    )
            else:
                self._navigator.open(FoundPositionRequest(game))
                return
        if not problem and BOARD.match(text):
            problem = tr("{name} is a position with {ranks} ranks; no game here has that many.", name=name, ranks=ranks)
        self._navigator.tell(problem or tr("{name} is neither a game nor a position.", name=name))


def may_be_position(text: str) -> bool:
    """Return whether a text may be a position rather than a game: one short line."""
    return 0 < len(text) <= MAX_POSITION_LENGTH and "\n" not in text and not text.startswith("[")
