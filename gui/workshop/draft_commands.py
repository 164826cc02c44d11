"""Actions on a whole draft: it is saved as it changes, becomes a version of an own game, or a file."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from surajang.gui.desk.definition_export import export_definition
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import RulesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.save_commands import wait_for
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import Text, tr
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.gui.storage.drafts import DRAFT_TEXT, new_draft_file, remove_draft
from surajang.gui.storage.own_games import Added, OwnGames
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop.draft import Draft, written
from surajang.rules import catalogue
from surajang.rules.definition_writer import update, write
from surajang.rules.errors import ReasonedError
from surajang.rules.game_files import PARENTS
from surajang.rules.variant import Variant

SAVE_MS = 250
"""How long saving waits after an edit, so that further edits are saved with it."""

LEAVE_MS = 2000
"""How long leaving waits for the disk before it asks."""

SAVED = Text("Saved. The game is among your own games on the start page.")
NEW_VERSION = Text("There is already a game called {title}. This becomes its newest version; the older one is kept.")


class DraftCommands(QObject):
    """Saves a draft; `draft` returns the current one."""

    noted = Signal(str)
    """A note on an action: a sentence."""

    published = Signal(Draft, Variant)
    """The draft has been saved as a game: the draft and the registered game."""

    publishing_ended = Signal()
    """The draft has been saved as a game, or refused."""

    delayed = Signal(str)
    """Why the draft is not saved now, empty when it is."""

    def __init__(
        self, draft: Callable[[], Draft], path: Path | None, own_games: OwnGames, tools: PageTools, parent: QObject
    ) -> None:
        """`path` is the draft's file, None for a new one made with the first edit."""
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
        self._publishing = False
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
        """Save unsaved changes."""
        self._soon.stop()
        if self._unsaved:
            self._unsaved = False
            self._saver.save(written(self._draft()))

    def may_leave(self) -> bool:
        """Return whether the draft is saved, after waiting a moment, or may be left anyway."""
        if self._publishing:
            wait_for(self.publishing_ended, LEAVE_MS)
        self.save_now()
        if self._saver.state is SaveState.SAVING:
            wait_for(self._saver.state_changed, LEAVE_MS)
        if self._saver.state is SaveState.SAVED:
            return True
        return bool(self._questions.choose(DRAFT_TEXT.unsaved(), "", [tr("Leave", "go away from what is not saved")]))

    def close(self) -> None:
        """Save, and release the file; a draft saved as a game needs none."""
        self.save_now()
        path, done = self._saver.path, self._published == self._draft()
        self._saver.close()
        if path is not None and done:
            Task(self._own_games, partial(remove_draft, path), lambda _: None, lambda _: None)

    # Games

    def publish(self) -> None:
        """Save the draft, which is complete, as the newest version of an own game; `published` reports that."""
        draft, game = self._draft(), self._draft().checked
        assert isinstance(game, Variant)
        source = catalogue.find(draft.source)
        same = source is not None and catalogue.base_name(source) == game.name
        known = next(
            (own for own in catalogue.games() if catalogue.is_own(own) and catalogue.base_name(own) == game.name), None
        )
        if known is not None and not same:
            question = NEW_VERSION(title=naming.title(known))
            if not self._questions.choose(question, "", [tr("Add a version")]):
                return
        self._publishing = True
        self._own_games.save(self, lambda: [self._text(draft, game)], partial(self._added, draft))

    def _added(self, draft: Draft, added: Sequence[Added]) -> None:
        """Report the game that a draft has become, or why it is refused."""
        self._publishing = False
        for each in added:
            if isinstance(each, ReasonedError):
                self.noted.emit(sentence(each.reason))
            else:
                self.published.emit(draft, each)
                self.noted.emit(SAVED())
        self.publishing_ended.emit()

    def _text(self, draft: Draft, game: Variant) -> str:
        """Return the definition of a draft, with the comments of the version it was made from."""
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
        if not isinstance(game, Variant):
            return
        try:
            known = catalogue.add(game)
        except ReasonedError as error:
            self.noted.emit(sentence(error.reason))
        else:
            self._tools.navigator.open(RulesRequest(known.name))

    # Files

    def copy(self) -> None:
        """Copy the definition."""
        draft, game = self._draft(), self._draft().checked
        if isinstance(game, Variant):
            Task(self, lambda: self._text(draft, game), self._copied, lambda _: None)

    def _copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.noted.emit(tr("The game is on the clipboard."))

    def export(self, suffix: str) -> None:
        """Ask for a file, and write the definition to it in one of two formats."""
        draft, game = self._draft(), self._draft().checked
        if isinstance(game, Variant):
            export_definition(self, self._questions, game, lambda: self._text(draft, game), self.noted.emit, suffix)
