"""What is done with a whole draft: it is saved as it changes, becomes a version of an own game, or a file."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import RulesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.save_commands import wait_for
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import Text, tr
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.drafts import DRAFT_TEXT, new_draft_file, remove_draft
from surajang.gui.storage.own_games import OwnGames
from surajang.gui.storage.paths import as_file_name, with_folder
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop.draft import Draft, written
from surajang.rules import catalogue, fairy_stockfish
from surajang.rules.definition_writer import update, write
from surajang.rules.errors import ReasonedError
from surajang.rules.game_files import PARENTS, TOML
from surajang.rules.variant import Variant

SAVE_MS = 250
"""How long saving waits after an edit, so that further edits are saved with it."""

LEAVE_MS = 2000
"""How long leaving waits for the disk before it asks."""

TOML_FILES = Text("Games for Surajang (*.toml)")
INI_FILES = Text("Games for Fairy-Stockfish (*.ini)")
SAVED = Text("Saved. The game is among your own games on the start page.")
NEW_VERSION = Text("There is a game called {title} already. This becomes its newest version; the older one is kept.")
ADD_VERSION = Text("Add a version")


class DraftCommands(QObject):
    """Saves a draft; `draft` returns the one that is shown."""

    noted = Signal(str)
    """Something was done: a sentence."""

    delayed = Signal(str)
    """Why the draft is not saved at the moment, empty when it is."""

    def __init__(
        self, draft: Callable[[], Draft], path: Path | None, own_games: OwnGames, tools: PageTools, parent: QObject
    ) -> None:
        """`path` is the draft's file, None for one that is made with the first edit."""
        super().__init__(parent)
        self._draft = draft
        self._own_games = own_games
        self._tools = tools
        self._questions = FileQuestions(tools.settings, tools.window)
        self._saver = Autosave(path or (lambda: new_draft_file(draft().title)), self, DRAFT_TEXT)
        self._saver.delayed.connect(self.delayed)
        self._saver.state_changed.connect(lambda state: self.delayed.emit("") if state is SaveState.SAVED else None)
        self._unsaved = False
        self._published: Draft | None = None
        self._soon = QTimer(self, singleShot=True, interval=SAVE_MS)
        self._soon.timeout.connect(self.save_now)

    @property
    def path(self) -> Path | None:
        """The draft's file, if it has one."""
        return self._saver.path

    def save_soon(self) -> None:
        """Save the draft in a moment."""
        self._unsaved = True
        self._soon.start()

    def save_now(self) -> None:
        """Save what has changed."""
        self._soon.stop()
        if self._unsaved:
            self._unsaved = False
            self._saver.save(written(self._draft()))

    def may_leave(self) -> bool:
        """Return whether the draft is saved, after waiting a moment, or may be left all the same."""
        self.save_now()
        if self._saver.state is SaveState.SAVING:
            wait_for(self._saver.state_changed, LEAVE_MS)
        if self._saver.state is SaveState.SAVED:
            return True
        return bool(
            self._questions.choose(DRAFT_TEXT.unsaved(), "", [tr("Leave it", "go away from what is not saved")])
        )

    def close(self) -> None:
        """Save, and release the file; a draft that is saved as a game needs none."""
        self.save_now()
        path, done = self._saver.path, self._published == self._draft()
        self._saver.close()
        if path is not None and done:
            Task(self._own_games, partial(remove_draft, path), lambda _: None, lambda _: None)

    # Games

    def publish(self) -> Variant | None:
        """Save the draft as the newest version of an own game, and return that; None if it was cancelled.

        Only for a draft that is complete.
        """
        draft, game = self._draft(), self._draft().checked
        assert isinstance(game, Variant)
        source = catalogue.find(draft.source)
        same = source is not None and catalogue.base_name(source) == game.name
        known = next(
            (own for own in catalogue.games() if catalogue.is_own(own) and catalogue.base_name(own) == game.name), None
        )
        if known is not None and not same:
            question = NEW_VERSION(title=naming.title(known))
            if not self._questions.choose(question, "", [ADD_VERSION()]):
                return None
        try:
            made = self._own_games.save(self._text(draft, game))
        except ReasonedError as error:
            self.noted.emit(sentence(error.reason))
            return None
        self.noted.emit(SAVED())
        return made

    def _text(self, draft: Draft, game: Variant) -> str:
        """Return the definition of a draft, with the comments of the version that it is made from."""
        try:
            return update(self._own_games.text_of(draft.source), game, PARENTS)
        except (KeyError, ReasonedError):
            return write(game)

    def mark_published(self, draft: Draft) -> None:
        """Note that a draft is saved as a game."""
        self._published = draft
        self.save_soon()

    def show_rules(self) -> None:
        """Show the rules page of the draft."""
        game = self._draft().checked
        if isinstance(game, Variant):
            self._tools.navigator.open(RulesRequest(catalogue.add(game).name))

    # Files

    def copy(self) -> None:
        """Copy the definition."""
        game = self._draft().checked
        if isinstance(game, Variant):
            QGuiApplication.clipboard().setText(self._text(self._draft(), game))
            self.noted.emit(tr("The game is on the clipboard."))

    def export(self, ending: str) -> None:
        """Write the definition to a file that is asked for, in one of two forms."""
        game = self._draft().checked
        if not isinstance(game, Variant):
            return
        try:
            text = self._text(self._draft(), game) if ending == TOML else fairy_stockfish.definition(game)
        except ReasonedError as error:
            self.noted.emit(sentence(error.reason))
            return
        kinds = TOML_FILES() if ending == TOML else INI_FILES()
        file = self._questions.where(tr("Export the game"), as_file_name(game.title), ending, kinds)
        if file is None:
            return
        done = tr("{readable} was written.", readable=with_folder(file))
        Task(
            self,
            partial(write_atomically, file, text),
            lambda _: self.noted.emit(done),
            lambda error: self.noted.emit(tr("The file cannot be written: {why}.", why=error.strerror or error)),
        )
