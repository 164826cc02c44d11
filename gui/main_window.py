"""The main window: it shows one page at a time, has commands done, opens dialogs, and says how it all looks."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from gui.late_start import LateStart
from gui.look.style import Style, program_icon
from gui.look.theme import DEFAULT_BOARD, board_theme
from gui.menus import Menus
from gui.pages.page import Deed, Deeds, Page
from gui.pages.start_page import StartPage
from gui.settings import Settings
from gui.unfinished_games import UnfinishedGames
from gui.view_deeds import view_deeds

if TYPE_CHECKING:
    from gui.dialogs.rules import RulesWindow
    from gui.engines.programs import Program
    from gui.file_commands.opening import OpenCommands
    from gui.match.match import Match
    from gui.match.match_settings import MatchSettings
    from gui.pages.game_page import GamePage
    from gui.pages.lesson_pages import LessonPages
    from gui.pages.puzzle_pages import PuzzlePages
    from gui.pages.tools import PageTools
    from gui.storage.game_file import GameFile
    from rules.game import Game

LEAST_SIZE = QSize(600, 440)
GROWTH = 0.5
"""How much of the text's growth above its usual size the least size of the window shares."""


class MainWindow(QMainWindow):
    """The program's one window.

    `page` is shown; it belongs to what it shows, and is deleted when another takes its place, but for the start page.
    What the start page can be painted without is loaded and made after that, or when it is first needed.
    """

    ready = Signal()
    """The window has been painted, and what was left to do after that is done."""

    closed = Signal()
    """The window is closed; everything it started has ended."""

    def __init__(self, settings: Settings, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.style_sheet = style
        self.program: Program | None = None
        """Plays for the computer in place of the one that the settings choose, if there is one."""
        self.unfinished = UnfinishedGames(self)
        self.unfinished.look()
        self.late_start = LateStart(
            [self._dress_up, self.unfinished.go_on, self._load, self._load_games, self._draw_texture], self
        )
        self.late_start.done.connect(self.ready)
        self.setAcceptDrops(True)
        self._dress()
        self.start_page = StartPage(settings, style)
        self.page: Page = self.start_page
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start_page)
        self.setCentralWidget(self.pages)
        self.deeds = self._deeds()
        self._menus = Menus(self, settings, self.run)
        self._listen()
        self._restore_window()
        self.unfinished.show_on(self.start_page)
        self._welcome()
        settings.broken.connect(self.tell)
        if settings.problem:
            QTimer.singleShot(0, self, lambda: self.tell(settings.problem))

    def _deeds(self) -> Deeds:
        """Return what the window does, whatever is shown."""
        return {
            **view_deeds(self.settings, self.style_sheet),
            "new_game": Deed(self.new_game),
            "open_file": Deed(self.open_file),
            "paste": Deed(lambda: self.opener.paste()),
            "show_start_page": Deed(self.show_start_page),
            "preferences": Deed(self.preferences),
            "close": Deed(self.close),
            "full_screen": Deed(self.full_screen, on=self.isFullScreen),
            "learn": Deed(self.learn),
            "puzzles": Deed(self.show_puzzles),
            "show_rules": Deed(self.show_rules),
            "show_keys": Deed(self.show_keys),
            "about": Deed(self.about),
        }

    def _listen(self) -> None:
        """Do what is asked for."""
        page, unfinished, settings = self.start_page, self.unfinished, self.settings
        page.new_game_wanted.connect(self.new_game)
        page.continue_wanted.connect(unfinished.continue_offered)
        page.put_aside_wanted.connect(unfinished.put_offered_aside)
        page.put_back_wanted.connect(unfinished.put_back)
        page.all_wanted.connect(self.show_unfinished)
        page.open_wanted.connect(self.open_file)
        page.rules_wanted.connect(lambda name: self.rules_window.show_rules(name))
        page.learn_wanted.connect(self.learn)
        page.puzzles_wanted.connect(self.show_puzzles)
        unfinished.chosen.connect(
            lambda match_settings, game, path: self.start(match_settings, game, save_in=path, wait=True)
        )
        unfinished.failed.connect(self.tell)
        settings.changed.connect(self._setting_changed)
        settings.failed.connect(self._say_settings_unsaved)
        settings.saved.connect(lambda: self.page.say_safe("settings"))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    # What is made late

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin with what was left to do, as soon as the window can be seen."""
        super().paintEvent(event)
        self.late_start.begin()

    def _dress_up(self) -> None:
        """Give window and menus their icons."""
        self.setWindowIcon(program_icon())
        self._menus.retint(self.style_sheet)

    def _load(self) -> None:
        """Load what asks for a game."""
        import gui.dialogs.new_game
        import gui.file_commands.opening  # noqa: F401

    def _load_games(self) -> None:
        """Load what games are played with."""

        _ = self._tools

    def _draw_texture(self) -> None:
        """Draw the texture of the board that was last played on, which takes too long for the moment a game begins."""
        from gui.board.painter import MOST_STEPS, texture

        game = self.settings["new_game"].get("game", "")
        theme = board_theme(self.settings["board_themes"].get(game, DEFAULT_BOARD))
        if theme.texture is not None:
            texture(theme.texture, MOST_STEPS)

    @cached_property
    def _tools(self) -> PageTools:
        """What pages that show a board share."""
        from gui.look.pieces import PiecePictures
        from gui.look.sounds import Sounds
        from gui.pages.tools import PageTools

        sounds = Sounds(self.settings)
        self.closed.connect(sounds.close)
        return PageTools(self.settings, self.style_sheet, sounds, PiecePictures(), self, self.actions_by_name)

    @cached_property
    def opener(self) -> OpenCommands:
        """Who opens games."""
        from gui.file_commands.opening import OpenCommands

        made = OpenCommands(self.settings, self, lambda: self.page.game_name)
        made.opened.connect(lambda match_settings, game, file: self.start(match_settings, game, file, wait=True))
        made.position_pasted.connect(lambda game, position: self.new_game(game, "", position))
        made.failed.connect(self.tell)
        self.closed.connect(made.stop_opening)
        return made

    # Commands

    @property
    def actions_by_name(self) -> dict[str, QAction]:
        """What menus, buttons and keys do, by the names of the commands."""
        return self._menus.actions

    def _deed(self, name: str) -> Deed | None:
        """Return how a command is done now: by the page if it knows how, else by the window."""
        return self.page.deeds.get(name) or self.deeds.get(name)

    def run(self, name: str) -> None:
        """Have a command done by whoever does it, if anybody does now."""
        deed = self._deed(name)
        if deed is not None:
            deed.do()

    def update_actions(self) -> None:
        """Enable what can be done now, and name what is shown in the title."""
        self._menus.refresh(self._deed)
        title = self.page.title
        self.setWindowTitle(f"{title} · Surajang" if title else "Surajang")

    # Pages and games

    def show_page(self, page: Page) -> None:
        """Show a page in place of another, which is left."""
        left, self.page = self.page, page
        if left is not page and left is not self.start_page:
            left.leave()
            left.deleteLater()  # which takes it out of the pages; till then it is theirs, so that no thread ends it
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
            page.state_changed.connect(self.update_actions)
        self.pages.setCurrentWidget(page)
        self.update_actions()

    @property
    def match(self) -> Match | None:
        """The match that is shown, if one is."""
        return getattr(self.page, "match", None)

    @property
    def game_page(self) -> GamePage | None:
        """The page of the match that is shown, if one is."""
        from gui.pages.game_page import GamePage

        return self.page if isinstance(self.page, GamePage) else None

    def show_start_page(self) -> None:
        """Show what can be played; a game in progress waits and is offered again."""
        if not self.page.may_leave():
            return
        self.show_page(self.start_page)
        self.unfinished.look()
        self.unfinished.show_on(self.start_page)
        self.unfinished.go_on()
        self._welcome()

    def _welcome(self) -> None:
        """Turn to the start page."""
        self.show_page(self.start_page)
        self.start_page.computer_button.setFocus()

    def show_unfinished(self) -> None:
        """Show all unfinished games."""
        from gui.dialogs.unfinished import UnfinishedDialog

        self._open(UnfinishedDialog(self.unfinished, self))

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
        self.unfinished.stop_reading()
        match = make_match(match_settings, self.settings, game, save_in, program=self.program)
        page = self.show_match(match, file)
        if wait and page.match.state.may_pause:
            page.match.pause(True)

    def show_match(self, match: Match, file: GameFile | None = None) -> GamePage:
        """Show a match and let it begin; return its page."""
        from gui.pages.game_page import GamePage

        page = GamePage(match, file, self._tools)
        page.rematch_wanted.connect(self.start)
        page.new_game_wanted.connect(self.new_game)
        page.messages.rule_wanted.connect(self.show_rules)
        page.saver.failed.connect(self.tell)
        page.sharing.failed.connect(self.tell)
        self.show_page(page)
        page.begin()
        return page

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
        made.rules_wanted.connect(lambda game, section: self.rules_window.show_rules(game, section))
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
        made.rules_wanted.connect(lambda game, section: self.rules_window.show_rules(game, section))
        made.game_wanted.connect(self.start)
        made.learn_wanted.connect(self.learn)
        made.failed.connect(self.tell)
        self.closed.connect(lambda: made.record.finish())
        made.home_wanted.connect(self.show_start_page)
        return made

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which if it is not said."""
        self.opener.open_file(path)

    def open_first(self, path: str) -> None:
        """Open a saved game as soon as the window can be seen; before that, it says what is being opened."""
        from gui.pages.opening_page import OpeningPage

        page = OpeningPage(path)
        self.show_page(page)

        def leave_note() -> None:
            self.opener.waited.disconnect(leave_note)
            if self.page is page:
                self._welcome()

        def open_now() -> None:
            self.opener.waited.connect(leave_note)
            self.open_file(path)

        self.late_start.steps.insert(0, open_now)

    def new_game(self, game: str = "", mode: str = "", start: str = "") -> None:
        """Ask what is to be played, and begin."""
        from gui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self.settings, self, game or self.page.game_name, mode, start)
        dialog.agreed.connect(self.start)
        dialog.rules_wanted.connect(lambda name: self.rules_window.show_rules(name))
        self._open(dialog)

    # The view

    def full_screen(self) -> None:
        """Fill the screen, or no more."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.update_actions()

    def _setting_changed(self, name: str) -> None:
        """Let a new setting hold at once."""
        if name in ("new_game", "window", "folder", "lessons"):
            return
        if name in ("theme", "zoom"):
            self._dress()
        if "rules_window" in self.__dict__:
            self.rules_window.apply_settings()
        self._menus.refresh_choices()
        self._menus.retint(self.style_sheet)
        self.start_page.apply_settings()
        if self.page is not self.start_page:
            self.page.apply_settings()
        self.update_actions()

    def _dress(self) -> None:
        """Take on the colours and the size of text that are set, and the room that it needs."""
        self.style_sheet.apply(self.settings["theme"], self.settings["zoom"])
        larger = max(0, self.settings["zoom"] / 100 - 1)
        self.setMinimumSize((LEAST_SIZE * (1 + larger * GROWTH)).boundedTo(self.screen().availableSize()))

    def _follow_system(self) -> None:
        """Turn light or dark with the system, if that is wanted."""
        if self.settings["theme"] == "system":
            self._setting_changed("theme")

    # Dialogs

    def preferences(self) -> None:
        """Show everything that can be set."""
        from gui.dialogs.preferences import PreferencesDialog

        self._open(PreferencesDialog(self.settings, self, self.page.game_name))

    @cached_property
    def rules_window(self) -> RulesWindow:
        """The window with the rules, made when it is first asked for."""
        from gui.dialogs.rules import RulesWindow
        from gui.file_commands.printing import RulesPrinter

        made = RulesWindow(self.settings, self.style_sheet)
        self.closed.connect(made.deleteLater)  # it has no parent, so that it may lie behind this window
        printer = RulesPrinter(self.settings, made)
        printer.said.connect(made.say)
        made.pdf_wanted.connect(printer.save)
        return made

    def show_rules(self, section: str = "") -> None:
        """Show how the game at hand is played, or the one played last, beside the window."""
        game = self.page.game_name or self.settings["new_game"].get("game", "")
        self.rules_window.show_rules(game, section)

    def show_keys(self) -> None:
        """Show the list of keys."""
        from gui.dialogs.keys import KeysDialog

        self._open(KeysDialog(self))

    def about(self) -> None:
        """Say what this is."""
        from gui.dialogs.about import show_about

        show_about(self)

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog over the window; it is deleted when it closes."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def tell(self, text: str) -> None:
        """Tell something that is not about what is shown: on the page, or where there is no place for it in a box."""
        if self.page.tell(text):
            return
        over = QApplication.activeModalWidget() or self
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Surajang", text, QMessageBox.StandardButton.Ok, over)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _say_settings_unsaved(self, text: str) -> None:
        """Say that the settings are not on disk; a window that is closed has nobody to say it to."""
        if not self.page.say_unsafe("settings", text) and self.isVisible():
            self.tell(text)

    # The window itself

    def event(self, event: QEvent) -> bool:
        """Let the page stand still while a dialog stands before it."""
        if event.type() == QEvent.Type.WindowBlocked:
            self.page.hold()
        elif event.type() == QEvent.Type.WindowUnblocked:
            self.page.let_go()
        return super().event(event)

    def _restore_window(self) -> None:
        """Take the size and place that the window had."""
        known = QByteArray.fromBase64(self.settings["window"].encode("ascii", "ignore"))
        if known.isEmpty() or not self.restoreGeometry(known):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(1280, round(room.width() * 0.9)), min(860, round(room.height() * 0.9)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let a file be dropped on the window."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that was dropped."""
        from gui.storage.paths import local_path

        urls = event.mimeData().urls()
        if urls and urls[0].isLocalFile():
            self.open_file(local_path(urls[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window, and end everything that runs; the game is on disk and is offered again.

        The window stays if the game is not on disk and its player wants to stay with it.
        """
        if not self.page.may_leave():
            event.ignore()
            return
        self.settings["window"] = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.late_start.steps.clear()
        self.unfinished.stop()
        self.show_page(self.start_page)
        self.closed.emit()
        event.accept()
