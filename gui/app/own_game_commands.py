"""Opening, exporting and removing own games."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from surajang.engine.practice import LEVELS
from surajang.gui.app.practice_dialog import MEASURED, LevelsDialog, PracticeDialog, WorkDialog, result_text, work_text
from surajang.gui.desk.definition_export import export_definition
from surajang.gui.desk.definitions_dialog import DefinitionsDialog
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import (
    ExportGameRequest,
    MeasureLevelsRequest,
    Navigator,
    NewGameRequest,
    OpenDefinitionRequest,
    OwnGameRequest,
    PractiseRequest,
    RemoveGameRequest,
)
from surajang.gui.engines.practice import Practice
from surajang.gui.kit.background import Task
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.definitions import FoundGame, found_in
from surajang.gui.storage.own_games import Added, OwnGames
from surajang.gui.storage.paths import readable
from surajang.gui.storage.practice_files import PracticeStatus, status_of
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.errors import ReasonedError
from surajang.rules.variant import Variant

FILES = Text("Definitions of games (*.toml *.ini);;All files (*)")


class OwnGameCommands(QObject):
    """Opens definitions of games; adds, exports and removes own games; runs their practice, measures their levels."""

    working = Signal(str, str)
    """The work on a game has changed: its name in the catalogue, and words about the work; both are empty for none."""

    listed = Signal(str, str)
    """Added games, none to be played at once: the first one's name in the catalogue, and where they are in words."""

    removing = Signal(str)
    """A game is about to be removed: its name without the fingerprint."""

    def __init__(self, own_games: OwnGames, settings: Settings, navigator: Navigator, window: QWidget) -> None:
        super().__init__(window)
        self._own_games = own_games
        self._settings = settings
        self._navigator = navigator
        self._window = window
        self._questions = FileQuestions(settings, window)
        self._reading: Task | None = None
        self.practice = Practice(self)
        self.practice.changed.connect(self.report_work)
        self.practice.ended.connect(self._practised)
        self.practice.restarted.connect(self._restarted)
        self.practice.failed.connect(self._fail_to_practise)

    def report_work(self) -> None:
        """Say which game is being worked on, and how far it is: emit `working`."""
        self.working.emit(self.practice.game, work_text(self.practice))

    def grant(self, request: OwnGameRequest) -> None:
        """Grant a request about own games."""
        match request:
            case OpenDefinitionRequest(source):
                self.open(source)
            case ExportGameRequest(name):
                self.export(name)
            case RemoveGameRequest(name):
                self.remove(name)
            case PractiseRequest(name):
                open_dialog(PracticeDialog(self.practice, catalogue.named(name), self._window))
            case MeasureLevelsRequest(name):
                open_dialog(LevelsDialog(self.practice, catalogue.named(name), self._window))

    def open(self, source: Path | str) -> None:
        """Show the game that a file or a text defines; ask for a file if it is empty."""
        if source == "":
            path = self._questions.which(tr("Open a definition"), FILES())
            if not path:
                return
            source = Path(path)
            self._questions.remember(source)
        if self._reading is not None:
            self._reading.forget()
        work = partial(found_in, source)
        done = partial(self._show, source)
        self._reading = Task(self, work, done, partial(self._fail, source), (OSError, ValueError))

    def _fail(self, source: Path | str, error: OSError | ValueError) -> None:
        self._reading = None
        name = shortened(readable(source.name)) if isinstance(source, Path) else tr("This text")
        self._navigator.tell(tr("{name} cannot be read: {why}.", name=name, why=reason_of(error)))

    def _show(self, source: Path | str, found: list[FoundGame]) -> None:
        self._reading = None
        if isinstance(source, Path):
            self._questions.remember(source)
        dialog = DefinitionsDialog(self._settings, found, self._window)
        dialog.added.connect(self._add)
        open_dialog(dialog)

    def _add(self, chosen: Sequence[FoundGame], play: bool) -> None:
        self._own_games.save(self, lambda: [game.toml() for game in chosen], partial(self._added, play=play))

    def _added(self, added: Sequence[Added], play: bool) -> None:
        games = [game for game in added if isinstance(game, Variant)]
        for error in added:
            if isinstance(error, ReasonedError):
                self._navigator.tell(sentence(error.reason))
        if games and play:
            self._navigator.open(NewGameRequest(games[0].name))
        elif games:
            self._say_where([game for game in games if catalogue.is_own(game)])

    def _say_where(self, games: Sequence[Variant]) -> None:
        """Report where games are that have been added; those of the program are where they were."""
        if len(games) == 1:
            title = naming.title(games[0])
            self.listed.emit(games[0].name, tr("{title} is now among your own games on the start page.", title=title))
        elif games:
            self.listed.emit(games[0].name, tr("These games are now among your own games on the start page."))

    def export(self, name: str) -> None:
        """Write a game's definition to a file."""
        text = self._own_games.text_of(name)
        export_definition(self, self._questions, catalogue.named(name), lambda: text, self._navigator.tell)

    def remove(self, name: str) -> None:
        """Remove a game with its older versions, after asking."""
        game = catalogue.named(name)
        question = tr("Remove {title} from your own games?", title=naming.title(game))
        more = tr("Its older versions are removed as well. Saved games keep their definition and still open.")
        remove = tr("Remove")
        if self._questions.choose(question, more, [remove]) == remove:
            base = catalogue.base_name(game)
            at_work = catalogue.find(self.practice.game)
            if at_work is not None and catalogue.base_name(at_work) == base:
                self.practice.pause()
            self.removing.emit(base)
            self._own_games.remove(name)

    # Practice

    def _practised(self, name: str, work: str) -> None:
        """Show the result of the work, unless a dialog does."""

        def tell(status: PracticeStatus) -> None:
            if any(dialog.isVisible() and dialog.work == work for dialog in self._window.findChildren(WorkDialog)):
                return
            title = naming.title(catalogue.named(name))
            if work == LEVELS:
                self._navigator.tell(MEASURED(title=title))
            elif status.result is not None:
                done = tr("The computer has practised {title}.", title=title)
                self._navigator.tell(sentences(done, result_text(status.result)))

        Task(self, partial(status_of, name, work), tell, lambda _: None)

    def _restarted(self, name: str, work: str) -> None:
        title = naming.title(catalogue.named(name))
        if work == LEVELS:
            words = tr("Measuring the levels of {title} could not be continued and has started over.", title=title)
        else:
            words = tr("Practice of {title} could not be continued and has started over.", title=title)
        self._navigator.tell(words)

    def _fail_to_practise(self, name: str, work: str, why: str) -> None:
        title = naming.title(catalogue.named(name))
        if work == LEVELS:
            words = tr("The levels of {title} cannot be measured: {why}.", title=title, why=why)
            self._navigator.tell(words if why else tr("The levels of {title} cannot be measured.", title=title))
        else:
            words = tr("The computer cannot practise {title}: {why}.", title=title, why=why)
            self._navigator.tell(words if why else tr("The computer cannot practise {title}.", title=title))
