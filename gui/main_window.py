"""The main window: start page and game page, menus and keys, dialogs, and how it all looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QMenu, QMessageBox, QStackedWidget, QWidget

from gui.actions import COMMANDS, FILES, MENUS, PAGE, WINDOW, Command
from gui.look.style import Style, program_icon, program_picture
from gui.look.theme import DEFAULT_BOARD, board_theme
from gui.pages.start_page import StartPage
from gui.pages.unfinished_games import UnfinishedGames
from gui.settings import BY_NAME, Settings

if TYPE_CHECKING:
    from gui.engines.programs import Program
    from gui.file_commands import FileCommands
    from gui.look.sounds import Sounds
    from gui.match.match import Match
    from gui.match.match_settings import MatchSettings
    from gui.pages.game_page import GamePage
    from gui.storage.game_file import GameFile
    from rules.game import Game

ZOOM_STEP = 10
LEAST_SIZE = QSize(600, 440)
GROWTH = 0.5
"""How much of the text's growth above its usual size the least size of the window shares."""
PAGE_BUTTONS = (
    "show_first", "step_back", "step_forward", "show_last", "take_back", "hint", "flip", "offer_draw", "resign",
)  # fmt: skip


class MainWindow(QMainWindow):
    """The program's one window.

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
        self._sounds: Sounds | None = None
        self._game_page: GamePage | None = None
        self.unfinished = UnfinishedGames(self)
        self.unfinished.look()
        self._painted = False
        self._left_to_do: list[Callable[[], object]] = [
            self._dress_up,
            self.unfinished.go_on,
            self._load,
            lambda: self.game_page,
            self._draw_texture,
        ]
        self.setWindowTitle("Surajang")
        self.setAcceptDrops(True)
        self._dress()
        self.start_page = StartPage(settings, style)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start_page)
        self.setCentralWidget(self.pages)
        self.actions_by_name: dict[str, QAction] = {}
        self._make_actions()
        self.start_page.new_game_wanted.connect(self.new_game)
        self.start_page.continue_wanted.connect(self.unfinished.continue_offered)
        self.start_page.put_aside_wanted.connect(self.unfinished.put_offered_aside)
        self.start_page.put_back_wanted.connect(self.unfinished.put_back)
        self.start_page.all_wanted.connect(self.show_unfinished)
        self.start_page.open_wanted.connect(self.open_file)
        settings.changed.connect(self._setting_changed)
        self.unfinished.chosen.connect(
            lambda match_settings, game, path: self.start(match_settings, game, save_in=path, wait=True)
        )
        self.unfinished.failed.connect(self.tell)
        settings.failed.connect(self._say_settings_unsaved)
        settings.saved.connect(self._say_settings_saved)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._restore_window()
        self.unfinished.show_on(self.start_page)
        self._welcome()
        if settings.problem:
            QTimer.singleShot(0, self, lambda: self.tell(settings.problem))

    # What is made late

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin with what was left to do, as soon as the window can be seen."""
        super().paintEvent(event)
        if self._left_to_do and not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._do_what_is_left)

    def _do_what_is_left(self) -> None:
        """Do one thing that was left to do; the others wait until the window has had its turn.

        An error in one goes to the crash log, and keeps none of the others from being done.
        """
        if not self._left_to_do:
            self.ready.emit()
            return
        try:
            self._left_to_do.pop(0)()
        finally:
            QTimer.singleShot(0, self, self._do_what_is_left)

    def _dress_up(self) -> None:
        """Give window and menus their icons."""
        self.setWindowIcon(program_icon())
        self._retint()

    def _load(self) -> None:
        """Load what games are played with."""
        import gui.dialogs.new_game
        import gui.file_commands  # noqa: F401

    def _draw_texture(self) -> None:
        """Draw the texture of the board that was last played on, which takes too long for the moment a game begins."""
        from gui.board.painter import MOST_STEPS, texture

        game = self.settings["new_game"].get("game", "")
        theme = board_theme(self.settings["board_themes"].get(game, DEFAULT_BOARD))
        if theme.texture is not None:
            texture(theme.texture, MOST_STEPS)

    @property
    def game_page(self) -> GamePage:
        """The page that shows a game, made when it is first asked for."""
        if self._game_page is None:
            self._game_page = self._make_game_page()
        return self._game_page

    def _make_game_page(self) -> GamePage:
        """Return the page that shows a game."""
        from gui.look.sounds import Sounds
        from gui.pages.game_page import GamePage

        self._sounds = Sounds(self.settings)
        page = GamePage(self.settings, self.style_sheet, self._sounds)
        page.set_actions([self.actions_by_name[name] for name in PAGE_BUTTONS], self.actions_by_name)
        page.state_changed.connect(self.update_actions)
        page.rematch_wanted.connect(self.rematch)
        page.new_game_wanted.connect(self.new_game)
        page.save_wanted.connect(lambda: self.file_commands.save_as())
        self.pages.addWidget(page)
        return page

    @cached_property
    def file_commands(self) -> FileCommands:
        """Who opens and saves games, made when first asked for."""
        from gui.file_commands import FileCommands

        made = FileCommands(self.game_page, self.settings, self)
        made.opened.connect(lambda match_settings, game, file: self.start(match_settings, game, file, wait=True))
        made.position_pasted.connect(lambda game, position: self.new_game(game, "", position))
        made.failed.connect(self.tell)
        self.closed.connect(made.stop_opening)
        return made

    # Menus and keys

    def _make_actions(self) -> None:
        """Make an action for each command, and the menus."""
        menus = {name: self.menuBar().addMenu(name) for name in MENUS}
        groups: dict[str, int] = {}
        for command in COMMANDS:
            menu: QMenu = menus[command.menu]
            if groups.setdefault(command.menu, command.group) != command.group:
                menu.addSeparator()
                groups[command.menu] = command.group
            action = QAction(command.text, self)
            action.setObjectName(command.name)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            action.setCheckable(command.checkable)
            words = command.text.replace("&", "").rstrip("…")
            for key in command.keys[:1]:
                words += f" ({QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)})"
            action.setToolTip(words)
            action.triggered.connect(lambda _=False, command=command: self.run(command))
            menu.addAction(action)
            self.actions_by_name[command.name] = action
        menu = menus[MENUS[2]]
        menu.addSeparator()
        two = menu.addMenu("When two &play here, the board")
        self._two_group = QActionGroup(self)
        for value, text in BY_NAME["two_players"].choices:
            choice = two.addAction(text)
            choice.setCheckable(True)
            choice.setData(value)
            choice.setChecked(self.settings["two_players"] == value)
            self._two_group.addAction(choice)
        self._two_group.triggered.connect(lambda action: self._set("two_players", action.data()))

    def run(self, command: Command) -> None:
        """Have a command done by whoever does it; the game's only while there is one."""
        doer: object = self.match
        if command.by == WINDOW:
            doer = self
        elif command.by == FILES:
            doer = self.file_commands
        elif command.by == PAGE:
            doer = self.game_page
        if doer is not None:
            getattr(doer, command.name)()

    def _set(self, name: str, value: object) -> None:
        """Change a setting."""
        self.settings[name] = value

    def _retint(self) -> None:
        """Give every action its icon in the colours of now."""
        for command in COMMANDS:
            if command.icon:
                name = command.icon
                if command.name == "toggle_sound" and not self.settings["sounds"]:
                    name = "sound-off"
                self.actions_by_name[command.name].setIcon(self.style_sheet.icon(name))

    @property
    def match(self) -> Match | None:
        """The game that is shown, if there is one."""
        return self._game_page.match if self._game_page is not None else None

    @property
    def playing(self) -> bool:
        """Whether the page of a game is shown."""
        return self._game_page is not None and self.pages.currentWidget() is self._game_page

    @property
    def may_resign(self) -> bool:
        """Whether a person could resign now."""
        match = self.match
        return match is not None and not match.over and not match.watching

    def _possible(self, condition: str) -> bool:
        """Say whether what a command needs is there."""
        if not condition:
            return True
        match = self.match
        if match is None or not self.playing:
            return False
        if condition == "game":
            return True
        if condition.startswith("may_") and hasattr(type(self), condition):
            return bool(getattr(self, condition))
        return bool(getattr(match, condition))

    def update_actions(self) -> None:
        """Enable what can be done now."""
        for command in COMMANDS:
            self.actions_by_name[command.name].setEnabled(self._possible(command.needs))
        match = self.match
        self.actions_by_name["pause"].setChecked(match is not None and match.paused)
        self.actions_by_name["full_screen"].setChecked(self.isFullScreen())
        self.actions_by_name["toggle_sound"].setChecked(self.settings["sounds"])
        self._show_title()

    def _show_title(self) -> None:
        """Name the game in the window's title."""
        match = self.match
        if match is None or not self.playing:
            self.setWindowTitle("Surajang")
            return
        players = " – ".join(player.shown for player in match.players)
        self.setWindowTitle(f"{players} · {match.variant.title} · Surajang")

    # Pages and games

    def show_start_page(self) -> None:
        """Show what can be played; a game in progress waits and is offered again."""
        if not self._may_leave_game():
            return
        if self._game_page is not None:
            self._game_page.close_match()
        self.unfinished.look()
        self.unfinished.show_on(self.start_page)
        self.unfinished.go_on()
        self._welcome()

    def _welcome(self) -> None:
        """Turn to the start page."""
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.computer_button.setFocus()
        self.update_actions()

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
        from gui.match.match import Match

        if not self._may_leave_game():
            return
        self.unfinished.stop_reading()
        match = Match(match_settings, self.settings, game, program=self.program)
        if save_in is not None:
            match.save_in(save_in)
        self.file_commands.file = file
        self.pages.setCurrentWidget(self.game_page)
        self.game_page.set_match(match)
        if wait and match.may_pause:
            match.pause(True)
        self.update_actions()

    def _may_leave_game(self) -> bool:
        """Say whether the game shown, if there is one, may be left."""
        return self.match is None or self.file_commands.may_leave()

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which if it is not said."""
        self.file_commands.open_file(path)

    def open_first(self, path: str) -> None:
        """Open a saved game as soon as the window can be seen; before that, it says what is being opened."""
        from gui.storage.paths import readable
        from gui.words.shorten import shortened

        note = QLabel(f"Opening {shortened(readable(Path(path).name))}…", self)
        note.setObjectName("muted")
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setWordWrap(True)
        self.pages.addWidget(note)
        self.pages.setCurrentWidget(note)

        def leave_note() -> None:
            self.file_commands.waited.disconnect(leave_note)
            if self.pages.currentWidget() is note:
                self._welcome()
            self.pages.removeWidget(note)
            note.deleteLater()

        def open_now() -> None:
            self.file_commands.waited.connect(leave_note)
            self.open_file(path)

        self._left_to_do.insert(0, open_now)

    def new_game(self, game: str = "", mode: str = "", start: str = "") -> None:
        """Ask what is to be played, and begin."""
        from gui.dialogs.new_game import NewGameDialog

        match = self.match
        if not game and match is not None:
            game = match.variant.name
        dialog = NewGameDialog(self.settings, self, game, mode, start)
        dialog.agreed.connect(self.start)
        self._open(dialog)

    def rematch(self) -> None:
        """Begin the same game again with the colours swapped."""
        if self.match is not None:
            from gui.match.match_settings import MatchSettings

            match_settings = MatchSettings(
                self.match.variant,
                self.match.players,
                self.match.clock.controls,
                self.match.game.start_fen if self.match.match_settings.start != "startpos" else "startpos",
            )
            self.start(match_settings.swapped())

    # The view

    def full_screen(self) -> None:
        """Fill the screen, or no more."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.update_actions()

    def zoom_in(self) -> None:
        """Make the text larger."""
        self.settings["zoom"] = min(200, self.settings["zoom"] + ZOOM_STEP)

    def zoom_out(self) -> None:
        """Make the text smaller."""
        self.settings["zoom"] = max(70, self.settings["zoom"] - ZOOM_STEP)

    def zoom_reset(self) -> None:
        """Make the text as large as usual."""
        self.settings["zoom"] = 100

    def toggle_dark(self) -> None:
        """Change between light and dark."""
        self.settings["theme"] = "light" if self.style_sheet.palette.dark else "dark"

    def toggle_sound(self) -> None:
        """Turn the sounds on or off."""
        self.settings["sounds"] = not self.settings["sounds"]

    def _setting_changed(self, name: str) -> None:
        """Let a new setting hold at once."""
        if name in ("new_game", "window", "folder"):
            return
        if name in ("theme", "zoom"):
            self._dress()
        elif name == "two_players":
            for action in self._two_group.actions():
                action.setChecked(action.data() == self.settings["two_players"])
        self._retint()
        self.start_page.apply_settings()
        if self._game_page is not None:
            self._game_page.apply_settings()
        self.update_actions()

    def _dress(self) -> None:
        """Take on the colours and the size of text that are set, and the room that it needs."""
        self.style_sheet.apply(self.settings["theme"], self.settings["zoom"])
        larger = max(0, self.settings["zoom"] / 100 - 1)
        self.setMinimumSize((LEAST_SIZE * (1 + larger * GROWTH)).boundedTo(self.screen().availableSize()))

    # Dialogs

    def preferences(self) -> None:
        """Show everything that can be set."""
        from gui.dialogs.preferences import PreferencesDialog

        self._open(PreferencesDialog(self.settings, self, self.match.variant.name if self.match else ""))

    def show_keys(self) -> None:
        """Show the list of keys."""
        from gui.dialogs.keys import KeysDialog

        self._open(KeysDialog(self))

    def about(self) -> None:
        """Say what this is."""
        from gui.storage import games_folder
        from gui.version import version_text

        box = QMessageBox(self)
        box.setWindowTitle("About Surajang")
        box.setIconPixmap(program_picture(72, self.devicePixelRatio()))
        box.setText(f"<h3>Surajang</h3>{version_text()}")
        box.setInformativeText(
            "Pandemonium, Mansindam and Palace Shogi, for two at one machine or against the computer."
            f"\n\nYour games are saved in {games_folder.games_folder()}."
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog over the window; it is deleted when it closes."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def tell(self, text: str) -> None:
        """Tell something that is not about the game's moves: in the banner, or where there is none in a dialog."""
        if self.playing:
            self.game_page.banner.say(text, kind="warning")
            return
        over = QApplication.activeModalWidget() or self
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Surajang", text, QMessageBox.StandardButton.Ok, over)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _say_settings_unsaved(self, text: str) -> None:
        """Say that the settings are not on disk; a window that is closed has nobody to say it to."""
        if self.playing:
            self.game_page.say_unsafe("settings", text)
        elif self.isVisible():
            self.tell(text)

    def _say_settings_saved(self) -> None:
        """Say no more that the settings are not on disk."""
        if self._game_page is not None:
            self._game_page.say_safe("settings")

    def event(self, event: QEvent) -> bool:
        """Stop the game while a dialog stands before it."""
        if self._game_page is not None:
            if event.type() == QEvent.Type.WindowBlocked:
                self._game_page.hold()
            elif event.type() == QEvent.Type.WindowUnblocked:
                self._game_page.let_go()
        return super().event(event)

    # The window itself

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

    def _follow_system(self) -> None:
        """Turn light or dark with the system, if that is wanted."""
        if self.settings["theme"] == "system":
            self._setting_changed("theme")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window, and end everything that runs; the game is on disk and is offered again.

        The window stays if the game is not on disk and its player wants to stay with it.
        """
        if not self._may_leave_game():
            event.ignore()
            return
        self.settings["window"] = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._left_to_do.clear()
        self.unfinished.stop()
        if self._game_page is not None:
            self._game_page.close_match()
        if self._sounds is not None:
            self._sounds.close()
        self.closed.emit()
        event.accept()
