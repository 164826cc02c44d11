"""The pages of the window: one is shown at a time; each is made when it is asked for, and leads to others."""

from __future__ import annotations

import sys
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from gui.background import Task
from gui.look.slots import slot
from gui.look.stack import Stack
from gui.look.style import Style
from gui.pages.page import Deed, Deeds, Page
from gui.pages.start_page import StartPage
from gui.settings import Settings
from gui.soon import soon
from gui.translation import tr
from gui.unfinished_games import UnfinishedGames
from gui.words.shorten import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QAction

    from gui.engines.engine_list import EngineList
    from gui.engines.programs import Program
    from gui.file_commands.opening import OpenCommands
    from gui.match.match import Match
    from gui.match.match_settings import MatchSettings
    from gui.pages.game_page import GamePage
    from gui.pages.lesson_pages import LessonPages
    from gui.pages.library_pages import LibraryPages
    from gui.pages.puzzle_pages import PuzzlePages
    from gui.pages.series_pages import SeriesPages
    from gui.pages.study_pages import StudyPages
    from gui.pages.tools import PageTools
    from gui.storage.game_file import GameFile
    from gui.study.study import Study
    from rules.game import Game


LIBRARY = "gui.pages.library_pages"
"""Loading it takes longer than the window's thread may be busy."""

NESTED_MS = 100
"""How often a page that was left looks whether it can be deleted."""


def delete_unnested(thing: QObject) -> None:
    """Delete an object once no menu, dialog or drag runs an event loop, which the object itself may have begun."""
    if QThread.currentThread().loopLevel() > 1:
        QTimer.singleShot(NESTED_MS, thing, partial(delete_unnested, thing))
    else:
        thing.deleteLater()


class PageStack(Stack):
    """Shows one `page`, which belongs to what it shows, and is deleted when another takes its place, but for the first.

    What the start page can be painted without is loaded and made after that, or when it is first needed.
    """

    changed = Signal()
    """Another page is shown, or what it can do, or its title, has changed."""

    rules_wanted = Signal(str, str)
    """The rules of a game, of the one at hand for "", at a section or none."""

    failed = Signal(str)
    """Something could not be done: a sentence."""

    sounded = Signal(str)
    """A sound is played, or would be if sounds were on: its name."""

    closed = Signal()
    """The window is closed: all that was started here ends."""

    def __init__(
        self,
        settings: Settings,
        style: Style,
        unfinished: UnfinishedGames,
        actions: Callable[[], Mapping[str, QAction]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._style = style
        self._unfinished = unfinished
        self._actions = actions
        self.program: Program | None = None
        """Plays for the computer in place of the one that the settings choose, if there is one."""
        self.start_page = StartPage(settings, style, self)
        self.page: Page = self.start_page
        self.addWidget(self.start_page)
        self._listen()

    def deeds(self) -> Deeds:
        """Return what leads from page to page, whatever is shown."""
        return {
            "new_game": Deed(self.new_game),
            "open_file": Deed(self.open_file),
            "edit_position": Deed(self.edit_position),
            "paste": Deed(lambda: self.opener.paste(self.studies_what_is_pasted)),
            "library": Deed(self.show_library),
            "find_position": Deed(self.find_position, lambda: self.page.game_shown is not None),
            "show_start_page": Deed(self.show_start_page),
            "new_study": Deed(self.new_study),
            "learn": Deed(self.learn),
            "puzzles": Deed(self.show_puzzles),
            "series": Deed(self.show_series),
            "engines": Deed(self.show_engines),
        }

    def _listen(self) -> None:
        """Do what the start page asks for."""
        page, unfinished = self.start_page, self._unfinished
        page.new_game_wanted.connect(self.new_game)
        page.continue_wanted.connect(unfinished.continue_offered)
        page.put_aside_wanted.connect(unfinished.put_offered_aside)
        page.put_back_wanted.connect(unfinished.put_back)
        page.all_wanted.connect(self.show_unfinished)
        page.open_wanted.connect(self.open_file)
        page.library_wanted.connect(self.show_library)
        page.rules_wanted.connect(lambda name: self.rules_wanted.emit(name, ""))
        page.study_wanted.connect(self.new_study)
        page.learn_wanted.connect(self.learn)
        page.puzzles_wanted.connect(self.show_puzzles)
        unfinished.chosen.connect(
            lambda match_settings, game, path: self.start(match_settings, game, save_in=path, wait=True)
        )
        unfinished.failed.connect(self.failed)

    # What is made late

    def load(self) -> None:
        """Load what games are played with."""
        _ = self._tools, self.engines

    def look_for_study(self) -> None:
        """Offer the study that was open when the program died, if one was."""
        from gui.background import Task
        from gui.storage.studies_folder import SavedStudy, interrupted_study

        def found(study: SavedStudy | None) -> None:
            if study is not None:
                name = study.name or tr("Study")
                self.start_page.offer_study(
                    tr(
                        "{shortened}, {title}. It was not closed; all that was edited is there.",
                        shortened=shortened(name),
                        title=study.title,
                    ),
                    lambda: self.opener.go_on_with_study(study.path, name),
                )

        Task(self, interrupted_study, found, lambda _: None)

    @cached_property
    def _tools(self) -> PageTools:
        """What pages that show a board share."""
        from gui.look.pieces import PiecePictures
        from gui.look.sounds import Sounds
        from gui.pages.tools import PageTools

        sounds = Sounds(self._settings, self.sounded.emit)
        self.closed.connect(sounds.close)
        return PageTools(self._settings, self._style, sounds, PiecePictures(), self.window(), self._actions())

    @cached_property
    def opener(self) -> OpenCommands:
        """Who opens games."""
        from gui.file_commands.opening import OpenCommands

        made = OpenCommands(self._settings, self.window(), lambda: self.page.game_name)
        made.opened.connect(lambda match_settings, game, file: self.start(match_settings, game, file, wait=True))
        made.study_opened.connect(self._show_study)
        made.position_pasted.connect(self._use_position)
        made.failed.connect(self.failed)
        self.closed.connect(made.stop_opening)
        return made

    # Pages and games

    @slot(object)
    def show_page(self, page: Page) -> None:
        """Show a page in place of another, which is left."""
        left, self.page = self.page, page
        if left is not page and left is not self.start_page:
            left.leave()
            for popup in iter(QApplication.activePopupWidget, None):
                popup.close()
            soon(left, partial(delete_unnested, left))  # until then it is ours: no thread ends it
        if self.indexOf(page) < 0:
            self.addWidget(page)
            page.state_changed.connect(self.changed)
        self.setCurrentWidget(page)
        self.changed.emit()

    @property
    def match(self) -> Match | None:
        """The match that is shown, if one is."""
        return getattr(self.page, "match", None)

    @property
    def game_page(self) -> GamePage | None:
        """The page of the match that is shown, if one is."""
        from gui.pages.game_page import GamePage

        return self.page if isinstance(self.page, GamePage) else None

    @slot()
    def show_start_page(self) -> None:
        """Show what can be played; a game in progress waits and is offered again."""
        if self.page.may_leave():
            self._go_to_start_page()

    def _go_to_start_page(self) -> None:
        """Leave what is shown for the start page."""
        self.show_page(self.start_page)
        self._unfinished.look()
        self._unfinished.show_on(self.start_page)
        self._unfinished.go_on()
        self.welcome()

    def welcome(self) -> None:
        """Turn to the start page."""
        self.show_page(self.start_page)
        self.start_page.computer_button.setFocus()

    def show_unfinished(self) -> None:
        """Show all unfinished games."""
        from gui.dialogs.unfinished import UnfinishedDialog

        self._open(UnfinishedDialog(self._unfinished, self.window()))

    @slot(object)
    def start(
        self,
        match_settings: MatchSettings,
        game: Game | None = None,
        file: GameFile | None = None,
        save_in: Path | None = None,
        wait: bool = False,
    ) -> None:
        """Begin to play by these settings, or go on with a game, unless the player stays with one that is not saved.

        `file` is the one the game was read from, `save_in` where it is saved while it is played. It is to `wait` if its
        clock or the computer's game with itself would go on at once.
        """
        from gui.match.making import make_match

        if not self.page.may_leave():
            return
        self._unfinished.stop_reading()
        match = make_match(match_settings, self._settings, game, save_in, program=self.program)
        page = self.show_match(match, file)
        if wait and page.match.state.may_pause:
            page.match.pause(True)

    def show_match(self, match: Match, file: GameFile | None = None) -> GamePage:
        """Show a match and let it begin; return its page."""
        from gui.pages.game_page import GamePage

        page = GamePage(match, file, self._tools)
        page.rematch_wanted.connect(self.start)
        page.new_game_wanted.connect(lambda: self.new_game())  # no slot of these values, see gui.look.slots
        page.study_wanted.connect(lambda *wanted: self.opener.study_text(*wanted))
        page.review_wanted.connect(lambda text, moves, file: self.opener.study_text(text, moves, file, True))
        page.messages.rule_wanted.connect(lambda section: self.rules_wanted.emit("", section))
        page.saver.failed.connect(self.failed)
        page.sharing.failed.connect(self.failed)
        page.show_again = lambda: self._go_on_with(match, page.saver.file)
        self.show_page(page)
        page.begin()
        return page

    def _go_on_with(self, left: Match, file: GameFile | None) -> None:
        """Show a match again whose page was left, as it was saved; its clocks stand."""
        from gui.match import saved_game

        match_settings, game = saved_game.read(left.text().encode())
        self.start(match_settings, game, file, left.saving.saver.path, wait=True)

    # Studies

    def open_study(self, text: str = "", game: str = "", start: str = "startpos") -> None:
        """Show a study: of a game's text (PGN), or of a position (`start`, a FEN) of the game called `game`.

        Raises rules.fen.InvalidPosition if `start` is no position of that game. A text that cannot be read is said.
        """
        if text:
            self.opener.study_text(text)
        elif self.page.may_leave():
            self.studies.show_position(game, start)

    def new_study(self) -> None:
        """Ask what is to be studied."""
        from gui.dialogs.study import StudyDialog

        dialog = StudyDialog(self.page.game_name or self._settings["new_game"].get("game", ""), self.window())
        dialog.position_chosen.connect(lambda game, start: self.open_study(game=game, start=start))
        dialog.study_chosen.connect(lambda path, name: self.opener.go_on_with_study(path, name))
        self._open(dialog)

    @slot(object, object, object, object, object, bool)
    def _show_study(
        self,
        game: Game,
        file: GameFile | None,
        record: GameFile | None,
        save_in: Path | None,
        moves: tuple[int, ...],
        review: bool,
    ) -> None:
        """Show a study that was read, unless the player stays with what is not saved; have it reviewed."""
        if self.page.may_leave():
            self._unfinished.stop_reading()
            page = self.studies.show(game, file, record, save_in, moves)
            if review:
                page.review.start()

    @property
    def study(self) -> Study | None:
        """The study that is shown, if one is."""
        return getattr(self.page, "study", None)

    @property
    def studies_what_is_pasted(self) -> bool:
        """Whether what is pasted now is to be studied: nothing is being played."""
        return self.page is self.start_page or self.study is not None

    @slot(str, str)
    def _use_position(self, game: str, position: str) -> None:
        """Study a position that was pasted, or begin a game from it."""
        if self.studies_what_is_pasted:
            self.open_study(game=game, start=position)
        else:
            self.new_game(game, "", position)

    @cached_property
    def studies(self) -> StudyPages:
        """Who shows the studies."""
        from gui.pages.study_pages import StudyPages

        made = StudyPages(self._tools, self)
        made.page_wanted.connect(self.show_page)
        made.rule_wanted.connect(lambda section: self.rules_wanted.emit("", section))
        made.game_wanted.connect(lambda game, start: self.new_game(game, "", start))
        made.again_wanted.connect(lambda *study: self.opener.go_on_with_study(*study))
        made.rules_wanted.connect(self.rules_wanted)
        made.failed.connect(self.failed)
        return made

    # Teaching

    def learn(self) -> None:
        """Show the lessons."""
        if self.page.may_leave():
            self.lessons.show()

    @cached_property
    def lessons(self) -> LessonPages:
        """Who shows the lessons."""
        from gui.pages.lesson_pages import LessonPages

        made = LessonPages(self._tools, self)
        made.page_wanted.connect(self.show_page)
        made.rules_wanted.connect(self.rules_wanted)
        made.game_wanted.connect(self.start)
        made.puzzles_wanted.connect(lambda game: self.puzzles.show(game))
        made.home_wanted.connect(self.show_start_page)
        return made

    def show_puzzles(self) -> None:
        """Show the puzzles, those of the game at hand first."""
        if self.page.may_leave():
            self.puzzles.show(self.page.game_name)

    @cached_property
    def puzzles(self) -> PuzzlePages:
        """Who shows the puzzles."""
        from gui.pages.puzzle_pages import PuzzlePages

        made = PuzzlePages(self._tools, self)
        made.page_wanted.connect(self.show_page)
        made.rules_wanted.connect(self.rules_wanted)
        made.game_wanted.connect(self.start)
        made.learn_wanted.connect(self.learn)
        made.failed.connect(self.failed)
        self.closed.connect(lambda: made.record.finish())
        made.home_wanted.connect(self.show_start_page)
        return made

    def show_library(self) -> None:
        """Show all games."""
        if self.page.may_leave():
            self._load(LIBRARY, lambda: self.library.show())

    def find_position(self) -> None:
        """Show the games with the position of the match or study that is shown."""
        game = self.page.game_shown
        if game is not None and self.page.may_leave():
            self._load(LIBRARY, lambda: self.library.show(game))

    def _load(self, module: str, then: Callable[[], object]) -> None:
        """Load a large part of the program on a thread, if that is not done yet, and do something with it."""
        if module in sys.modules:
            then()
        else:
            Task(self, lambda: import_module(module), lambda _: then(), lambda error: None)

    @cached_property
    def library(self) -> LibraryPages:
        """Who shows all games."""
        from gui.pages.library_pages import LibraryPages

        made = LibraryPages(self._tools, self)
        made.page_wanted.connect(self.show_page)
        made.text_wanted.connect(lambda data, name: self.opener.open_text(data, name))
        made.study_wanted.connect(lambda text: self.open_study(text))
        made.review_wanted.connect(lambda text: self.opener.study_text(text, review=True))
        made.continue_wanted.connect(self._unfinished.continue_game)
        made.failed.connect(self.failed)
        made.home_wanted.connect(self.show_start_page)
        self.closed.connect(made.end_review)
        self.closed.connect(made.library.close)
        return made

    # Engines

    @slot()
    def show_engines(self) -> None:
        """Show the list of engines."""
        from gui.dialogs.engines import EnginesDialog

        self._open(EnginesDialog(self.engines, QApplication.activeModalWidget() or self.window()))

    @cached_property
    def engines(self) -> EngineList:
        """The engines that were added."""
        from gui.engines.engine_list import engine_list

        made = engine_list(self._settings)
        made.failed.connect(self.failed)
        self.closed.connect(lambda: made.finish())
        return made

    def show_series(self) -> None:
        """Show the series of games between engines."""
        if self.page.may_leave():
            self.series.show()

    @cached_property
    def series(self) -> SeriesPages:
        """Who shows the series of games between engines; one goes on being played when other pages are shown."""
        from gui.pages.series_pages import SeriesPages

        made = SeriesPages(self._tools, self)
        made.page_wanted.connect(self.show_page)
        made.study_wanted.connect(lambda text: self.open_study(text))
        made.engines_wanted.connect(self.show_engines)
        made.failed.connect(self.failed)
        made.home_wanted.connect(self.show_start_page)
        self.closed.connect(made.store.close)
        return made

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which if it is not said."""
        self.opener.open_file(path)

    def new_game(self, game: str = "", mode: str = "", start: str = "") -> None:
        """Ask what is to be played, and begin."""
        from gui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._settings, self.window(), game or self.page.game_name, mode, start)
        dialog.agreed.connect(self.start)
        dialog.rules_wanted.connect(lambda name: self.rules_wanted.emit(name, ""))
        dialog.editor_wanted.connect(self.edit_position)
        self._open(dialog)

    @slot(str, str)
    def edit_position(self, game: str = "", text: str = "") -> None:
        """Set up a position: that of a FEN, or the one that is shown, or the one that was set up last."""
        from gui.pages.editor_page import EditorPage, beginning

        if isinstance(self.page, EditorPage):
            self.page.set_up(game, text)
            return
        if not self.page.may_leave():
            return
        game, text = game or self.page.game_name, text or self.page.shown_fen
        page = EditorPage(beginning(self._settings, game, text), self._tools)
        page.game_wanted.connect(lambda name, position: self.new_game(name, "", position))
        page.study_wanted.connect(lambda name, position: self.open_study(game=name, start=position))
        page.paste_wanted.connect(lambda: self.opener.paste())
        page.home_wanted.connect(self.show_start_page)
        page.show_again = self.edit_position
        self.show_page(page)
        page.begin()

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.start_page.apply_settings()
        if self.page is not self.start_page:
            self.page.apply_settings()

    def make_anew(self) -> None:
        """Make the start page and the one that is shown anew, as another language is spoken now.

        What is shown may be left (`may_leave`).
        """
        shown, old = self.page, self.start_page
        self.start_page = StartPage(self._settings, self._style, self)
        self._listen()
        self._go_to_start_page()
        self.removeWidget(old)
        old.deleteLater()
        if shown is old:
            self.look_for_study()
        elif shown.show_again is not None:
            shown.show_again()

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog over the window; it is deleted when it closes."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
