"""Opening, exporting and removing own games."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from surajang.gui.desk.definitions_dialog import DefinitionsDialog
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import (
    ExportGameRequest,
    Navigator,
    NewGameRequest,
    OpenDefinitionRequest,
    RemoveGameRequest,
)
from surajang.gui.kit.background import Task
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.definitions import FoundGame, found_in
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.own_games import OwnGames
from surajang.gui.storage.paths import as_file_name, readable, with_folder
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.errors import ReasonedError
from surajang.rules.game_files import INI, TOML
from surajang.rules.variant import Variant

FILES = Text("Definitions of games (*.toml *.ini);;All files (*)")
TOML_FILE = Text("Definition of a game (*.toml)")
BOTH_FILES = Text("Definition of a game (*.toml);;Definition for Fairy-Stockfish (*.ini)")


class OwnGameCommands(QObject):
    """Opens definitions of games in a window, and adds, exports and removes own games."""

    def __init__(self, own_games: OwnGames, settings: Settings, navigator: Navigator, window: QWidget) -> None:
        super().__init__(window)
        self._own_games = own_games
        self._settings = settings
        self._navigator = navigator
        self._window = window
        self._questions = FileQuestions(settings, window)
        self._reading: Task | None = None

    def grant(self, request: OpenDefinitionRequest | ExportGameRequest | RemoveGameRequest) -> None:
        """Grant a request about own games."""
        match request:
            case OpenDefinitionRequest(source):
                self.open(source)
            case ExportGameRequest(name):
                self.export(name)
            case RemoveGameRequest(name):
                self.remove(name)

    def open(self, source: Path | str) -> None:
        """Show what a file or a text defines; ask which file if it is empty."""
        if source == "":
            path = self._questions.which(tr("Open a definition"), FILES())
            if not path:
                return
            source = Path(path)
        if self._reading is not None:
            self._reading.forget()
        work = partial(found_in, source)
        done = partial(self._show, source)
        self._reading = Task(self, work, done, partial(self._fail, source), (OSError, ValueError))

    def _fail(self, source: Path | str, error: OSError | ValueError) -> None:
        self._reading = None
        name = shortened(readable(source.name)) if isinstance(source, Path) else tr("This text")
        why = getattr(error, "strerror", "") or error
        self._navigator.tell(tr("{name} cannot be read: {why}.", name=name, why=why))

    def _show(self, source: Path | str, found: list[FoundGame]) -> None:
        self._reading = None
        if isinstance(source, Path):
            self._questions.remember(source)
        dialog = DefinitionsDialog(self._settings, found, self._window)
        dialog.added.connect(self._write)
        open_dialog(dialog)

    def _write(self, chosen: Sequence[FoundGame], play: bool) -> None:
        """Write the definitions of what is added; writing one for the first time takes a moment."""
        Task(self, lambda: [game.toml() for game in chosen], partial(self._add, play=play), lambda _: None)

    def _add(self, texts: list[str], play: bool) -> None:
        made = self._own_games.save_each(texts)
        games = [game for game in made if isinstance(game, Variant)]
        for error in made:
            if isinstance(error, ReasonedError):
                self._navigator.tell(sentence(error.reason))
        if games and play:
            self._navigator.open(NewGameRequest(games[0].name))

    def export(self, name: str) -> None:
        """Write the definition of a game into a file, as TOML, or for Fairy-Stockfish where that can say it."""
        game = catalogue.named(name)
        ini = _for_fairy_stockfish(game)
        title = tr("Save the definition")
        kinds = BOTH_FILES() if ini else TOML_FILE()
        file = self._questions.where(title, as_file_name(catalogue.base_name(game)), TOML, kinds)
        if file is None:
            return
        text = ini if file.suffix.lower() == INI else self._own_games.text_of(name)
        said = tr("{title} is saved in {file}.", title=naming.title(game), file=with_folder(file))
        Task(
            self,
            partial(write_atomically, file, text, True),
            lambda _: self._navigator.tell(said),
            partial(self._fail_to_write, file),
        )

    def _fail_to_write(self, file: Path, error: OSError) -> None:
        why = error.strerror or error
        self._navigator.tell(tr("{file} cannot be written: {why}.", file=readable(file.name), why=why))

    def remove(self, name: str) -> None:
        """Remove a game with its older versions, after asking."""
        game = catalogue.named(name)
        question = tr("Remove {title} from your own games?", title=naming.title(game))
        more = tr("Its older versions go as well. Saved games keep their definition and still open.")
        remove = tr("Remove")
        if self._questions.choose(question, more, [remove]) == remove:
            self._own_games.remove(name)


def _for_fairy_stockfish(game: Variant) -> str:
    """Return a game's definition for Fairy-Stockfish, empty if that cannot say its rules."""
    from surajang.rules.fairy_stockfish import definition  # noqa: PLC0415  # few export a game

    try:
        return definition(catalogue.defined(game))
    except ReasonedError:
        return ""
