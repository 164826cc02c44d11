"""The pages of the window: one is shown at a time, each made on request."""

# ruff: noqa: PLC0415 # imports in functions are not needed for the first paint

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from surajang.gui.app.page_commands import page_handlers
from surajang.gui.app.start_page import StartPage
from surajang.gui.app.unfinished_games import UnfinishedGames
from surajang.gui.desk.navigator import (
    ContinueRequest,
    EditorRequest,
    EnginesRequest,
    FoundPositionRequest,
    GameTextRequest,
    KnownRequest,
    LessonsRequest,
    LibraryRequest,
    MatchesRequest,
    MatchRequest,
    MistakesRequest,
    NewGameRequest,
    NewStudyRequest,
    OpenFileRequest,
    OwnGameRequest,
    PasteRequest,
    PlaytestRequest,
    PositionStudyRequest,
    PuzzlesRequest,
    Request,
    RulesRequest,
    SavedStudyRequest,
    StartPageRequest,
    StudyGameRequest,
    StudyRequest,
    UnfinishedRequest,
    WorkshopRequest,
)
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.background import Task
from surajang.gui.kit.qt_helpers import delete_unnested, open_dialog, slot, soon
from surajang.gui.kit.style import Style
from surajang.gui.shell.page import Handlers, Page
from surajang.gui.shell.settings import Settings

if TYPE_CHECKING:
    from surajang.gui.app.engine_pages import EnginePages
    from surajang.gui.app.own_game_commands import OwnGameCommands
    from surajang.gui.desk.open_commands import OpenCommands
    from surajang.gui.desk.page_tools import PageTools
    from surajang.gui.engines.engine_list import EngineList
    from surajang.gui.engines.programs import Program
    from surajang.gui.learn.learn_page import LessonPages
    from surajang.gui.learn.puzzles_page import PuzzlePages
    from surajang.gui.library.library_actions import LibraryActions
    from surajang.gui.library.library_page import LibraryPage
    from surajang.gui.play.game_page import GamePage
    from surajang.gui.play.match import Match
    from surajang.gui.storage.game_file import GameFile
    from surajang.gui.storage.own_games import OwnGames
    from surajang.gui.study.study import Study
    from surajang.gui.study.study_dialog import StudyPages
    from surajang.rules.game import Game

LIBRARY = "surajang.gui.library.library_page"
"""Loading it would keep the window's thread busy for too long."""

START_PAGE_MS = 500
"""How long the start page waits to be made in another language: the current page is painted first."""


class PageStack(Stack):
    """Shows one `page`; a page is deleted when another replaces it, except for the start page.

    Modules that the start page can be painted without are loaded after the first paint, or when first needed.
    """

    changed = Signal()
    """The page, its title, or the state of its commands has changed."""

    rules_requested = Signal(str, str)
    """Show the rules of a game ("" is the current one), at a section or none."""

    message = Signal(str)
    """A message that is not about the page: a sentence."""

    sounded = Signal(str)
    """A sound is played, or would be if sounds were on: its name."""

    start_page_made = Signal()
    """The start page was made again, in another language."""

    closed = Signal()
    """The window is closed: everything started here ends."""

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
        """The engine that plays for the computer instead of the one in the settings, if set."""
        self.start_page = StartPage(settings, style, unfinished, self, self)
        self.page: Page = self.start_page
        self.addWidget(self.start_page)
        unfinished.chosen.connect(self.open)
        unfinished.study_found.connect(self._offer_study)
        unfinished.failed.connect(self.tell)

    # Navigation

    def open(self, request: Request) -> None:
        """Grant a request to show something else."""
        match request:
            case StartPageRequest():
                self.show_start_page()
            case NewGameRequest():
                self._ask_for_game(request)
            case MatchRequest():
                self._play(request)
            case ContinueRequest(game):
                self._unfinished.continue_game(game)
            case UnfinishedRequest():
                from surajang.gui.app.unfinished_dialog import UnfinishedDialog

                open_dialog(UnfinishedDialog(self._unfinished, self.window()))
            case NewStudyRequest():
                self.studies.ask(self.page.game_name or self._settings["new_game"].get("game", ""))
            case StudyRequest() | SavedStudyRequest() | GameTextRequest():
                self.opener.open(request)
            case StudyGameRequest():
                self._study(request)
            case MistakesRequest():
                from surajang.gui.learn.mistakes_page import replay_mistakes

                replay_mistakes(request, self._tools)
            case OpenFileRequest(path):
                self.opener.open_file(path)
            case OwnGameRequest():
                self.own_game_commands.grant(request)
            case PasteRequest():
                self.opener.paste(self.studies_what_is_pasted)
            case FoundPositionRequest(game):
                self._begin_from(game)
            case EditorRequest(variant, start):
                self._edit_position(variant, start)
            case RulesRequest(variant, section):
                self.rules_requested.emit(variant, section)
            case EnginesRequest():
                from surajang.gui.engines.engines_dialog import EnginesDialog

                open_dialog(EnginesDialog(self.engines, QApplication.activeModalWidget() or self.window()))
            case _ if self.page.may_leave():
                self._leave_for(request)

    def _leave_for(self, request: Request) -> None:
        """Show another page in place of the current one."""
        match request:
            case PositionStudyRequest(variant, start, flipped):
                self.studies.show_position(variant, start, flipped)
            case WorkshopRequest(variant):
                from surajang.gui.workshop.workshop_page import show_workshop

                show_workshop(self.own_games, self._tools, variant)
            case LessonsRequest():
                self.lessons.open(request)
            case PuzzlesRequest(variant):
                self.puzzles.show(variant or self.page.game_name)
            case LibraryRequest():
                self._load(LIBRARY, lambda: self.show_library(request))
            case MatchesRequest() | PlaytestRequest() | KnownRequest():
                self.engine_pages.show(request)
            case _:
                raise ValueError(f"no page for {request!r}")

    def tell(self, sentence: str) -> None:
        """Show a message that is not about the current page."""
        self.message.emit(sentence)

    def handlers(self) -> Handlers:
        """Return the handlers of commands that open pages."""
        return page_handlers(self, lambda: self.page.game_shown)

    def _offer_study(self, path: Path, name: str, words: str) -> None:
        self.start_page.offer_study(words, lambda: self.open(SavedStudyRequest(path, name)))

    # Made after the first paint

    def load(self) -> None:
        """Load the modules that a game needs."""
        _ = self._tools, self.engines

    @cached_property
    def _tools(self) -> PageTools:
        """The objects that all pages with a board share."""
        from surajang.gui.board.pieces import PiecePictures
        from surajang.gui.desk.page_tools import PageTools
        from surajang.gui.shell.sounds import Sounds

        sounds = Sounds(self._settings, self.sounded.emit)
        self.closed.connect(sounds.close)
        window, pictures = self.window(), PiecePictures()
        return PageTools(self._settings, self._style, sounds, pictures, window, self._actions(), self, self)

    @cached_property
    def opener(self) -> OpenCommands:
        """Opens games."""
        from surajang.gui.desk.open_commands import OpenCommands

        made = OpenCommands(self._settings, self.window(), self, lambda: self.page.game_name)
        self.closed.connect(made.stop_opening)
        return made

    @cached_property
    def own_games(self) -> OwnGames:
        """The own games in the profile."""
        from surajang.gui.storage.own_games import OwnGames

        made = OwnGames(self)
        made.changed.connect(lambda: self._show_own_games())  # a bound method would change the interface
        made.failed.connect(self.tell)
        self.closed.connect(lambda: made.finish())
        return made

    def _show_own_games(self) -> None:
        """Show the own games that are listed now, on the start page even while it is hidden.

        If the game played last has newer rules now, these are offered first.
        """
        from surajang.gui.storage.own_games import newest

        known = self._settings["new_game"]
        game = newest(known.get("game", ""))
        if game != known.get("game", ""):
            self._settings["new_game"] = {**known, "game": game}
        for page in {self.start_page, self.page}:
            page.show_own_games()

    @cached_property
    def own_game_commands(self) -> OwnGameCommands:
        """Opens, exports and removes own games."""
        from surajang.gui.app.own_game_commands import OwnGameCommands

        def show_added(name: str, words: str) -> None:
            if not self.page.show_added(name):
                self.tell(words)

        made = OwnGameCommands(self.own_games, self._settings, self, self.window())
        made.working.connect(lambda name, words: self.start_page.own_section.show_work(name, words))
        self.start_page_made.connect(made.report_work)
        made.listed.connect(show_added)
        made.removing.connect(lambda name: self.engine_pages.stop_playtest(name))
        self.closed.connect(made.practice.pause)
        return made

    # Pages and games

    @slot(object)
    def show_page(self, page: Page) -> None:
        """Leave the current page for another."""
        left, self.page = self.page, page
        if left is not page and left is not self.start_page:
            left.leave()
            for popup in iter(QApplication.activePopupWidget, None):
                popup.close()
            soon(left, partial(delete_unnested, left))  # until then Python owns it, and no other thread deletes it
        if self.indexOf(page) < 0:
            self.addWidget(page)
            page.state_changed.connect(self.changed)
        self.setCurrentWidget(page)
        self.changed.emit()

    @property
    def match(self) -> Match | None:
        """The current page's match, if it has one."""
        return getattr(self.page, "match", None)

    @property
    def game_page(self) -> GamePage | None:
        """The current page if it shows a match."""
        from surajang.gui.play.game_page import GamePage

        return self.page if isinstance(self.page, GamePage) else None

    @slot()
    def show_start_page(self) -> None:
        """Show the start page; a game in progress is offered there."""
        if self.page.may_leave():
            self._go_to_start_page()

    def _go_to_start_page(self) -> None:
        self.show_page(self.start_page)
        self._unfinished.look()
        self._unfinished.show_on(self.start_page)
        self._unfinished.go_on()
        self.welcome()

    def welcome(self) -> None:
        """Show the start page, with its main button focused."""
        self.show_page(self.start_page)
        self.start_page.refresh()
        self.start_page.computer_button.setFocus()

    def _play(self, request: MatchRequest) -> None:
        """Begin to play, or continue a game, unless the player stays with one that is not saved."""
        from surajang.gui.play.match import make_match

        if not self.page.may_leave():
            return
        self._unfinished.stop_reading()
        match = make_match(request.settings, self._settings, request.game, request.save_in, program=self.program)
        self._settings["new_game"] = {**self._settings["new_game"], "game": match.variant.name}
        page = self.show_match(match, request.file)
        if request.paused and page.match.state.may_pause:
            page.match.pause(True)

    def show_match(self, match: Match, file: GameFile | None = None) -> GamePage:
        """Show and start a live game; return its page."""
        from surajang.gui.play.game_page import GamePage

        page = GamePage(match, file, self._tools)
        page.saver.failed.connect(self.tell)
        page.sharing.failed.connect(self.tell)
        page.show_again = lambda: self._go_on_with(page)
        self.show_page(page)
        page.begin()
        return page

    def _go_on_with(self, left: GamePage) -> None:
        """Show a match again after its page was left, from its text and with stopped clocks."""
        from surajang.gui.players import saved_game

        settings, game = saved_game.read(left.match.text().encode())
        self.open(MatchRequest(settings, game, left.saver.file, left.match.saving.saver.path, paused=True))
        if self.game_page is not None:
            self.game_page.go_on_like(left)

    # Studies, lessons and puzzles

    def _study(self, request: StudyGameRequest) -> None:
        """Study a game, unless the player stays with unsaved work; review it if requested."""
        if self.page.may_leave():
            self._unfinished.stop_reading()
            page = self.studies.show(
                request.game, request.file, request.record, request.save_in, request.moves, request.flipped
            )
            if request.review:
                page.review.start()

    @property
    def study(self) -> Study | None:
        """The current page's study, if it has one."""
        return getattr(self.page, "study", None)

    @property
    def studies_what_is_pasted(self) -> bool:
        """Whether pasted games and positions are studied: no game is in progress."""
        return self.page is self.start_page or self.study is not None

    def _begin_from(self, game: Game) -> None:
        """Study the position found, or ask how to play from it."""
        if self.studies_what_is_pasted:
            self.open(StudyGameRequest(game))
        else:
            self.open(NewGameRequest(game.variant.name, start=game.start_fen))

    @cached_property
    def studies(self) -> StudyPages:
        """Shows studies."""
        from surajang.gui.study.study_dialog import StudyPages

        return StudyPages(self._tools, lambda take: self._load(LIBRARY, lambda: take(self.library.moves)), self)

    @cached_property
    def lessons(self) -> LessonPages:
        """Shows the lessons."""
        from surajang.gui.learn.learn_page import LessonPages

        return LessonPages(self._tools, self)

    @cached_property
    def puzzles(self) -> PuzzlePages:
        """Shows the puzzles."""
        from surajang.gui.learn.puzzles_page import PuzzlePages

        made = PuzzlePages(self._tools, self)
        self.closed.connect(lambda: made.record.finish())
        return made

    def _load(self, module: str, then: Callable[[], object]) -> None:
        """Import a large module on a thread, if it is not imported yet, and call `then`."""
        if module in sys.modules:
            then()
        else:
            Task(self, lambda: import_module(module), lambda _: then(), lambda error: None)

    @cached_property
    def library(self) -> LibraryActions:
        """All games played here or added."""
        from surajang.gui.library.library_actions import LibraryActions

        made = LibraryActions(self._tools, self)
        self.closed.connect(made.end_review)
        self.closed.connect(made.library.close)
        return made

    def show_library(self, request: LibraryRequest | None = None) -> LibraryPage:
        """Show all games, or those that are requested; return the page."""
        from surajang.gui.library.library_page import show_library

        return show_library(self.library, self._tools, request or LibraryRequest())

    @cached_property
    def engines(self) -> EngineList:
        """The engines that were added."""
        from surajang.gui.engines.engine_list import engine_list

        made = engine_list(self._settings)
        made.failed.connect(self.tell)
        self.closed.connect(lambda: made.finish())
        return made

    @cached_property
    def engine_pages(self) -> EnginePages:
        """The pages on which engines play among themselves."""
        from surajang.gui.app.engine_pages import EnginePages

        made = EnginePages(self._tools, lambda: self.page.game_name or self._settings["new_game"].get("game", ""), self)
        made.message.connect(self.tell)
        self.closed.connect(made.closed)
        return made

    def _ask_for_game(self, request: NewGameRequest) -> None:
        from surajang.gui.play.new_game import NewGameDialog

        shown = replace(request, variant=request.variant or self.page.game_name)
        open_dialog(NewGameDialog(self._settings, self, shown, self.window()))

    def _edit_position(self, game: str = "", text: str = "") -> None:
        """Open the editor with the position of a FEN, the one shown, or the last one set up."""
        from surajang.gui.editor.editor_page import EditorPage, edit_position

        if isinstance(self.page, EditorPage):
            self.page.set_up(game, text)
        elif self.page.may_leave():
            page = self.page
            edit_position(self._tools, game or page.game_name, text or page.shown_fen, page.flipped)

    def apply_settings(self) -> None:
        """Apply the settings."""
        self.start_page.apply_settings()
        if self.page is not self.start_page:
            self.page.apply_settings()

    def remake(self) -> None:
        """Make the start page and the current page again after a change of language.

        The caller has asked `may_remake`. If the current page is another one that can be shown again, the start page
        follows in a later turn.
        """
        shown = self.page
        if shown is not self.start_page:
            self.show_page(Page())  # the start page would be laid out and drawn
        if shown.show_again is not None:
            shown.show_again()
            soon(self, self._remake_start_page, START_PAGE_MS)
        else:
            self._remake_start_page()

    def _remake_start_page(self) -> None:
        old = self.start_page
        self.start_page = StartPage(self._settings, self._style, self._unfinished, self, self)
        self._unfinished.show_on(self.start_page)
        if old.study_note is not None and not old.study_note.isHidden():
            self._unfinished.offer_study()
        if self.page is old or type(self.page) is Page:
            self._go_to_start_page()
        self.removeWidget(old)
        old.deleteLater()
        self.start_page_made.emit()
