"""The main window: start page and game page, menus and keys, dialogs, and how it all looks."""

import logging
from pathlib import Path
from typing import cast

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMainWindow,
    QMenu,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from gui import kept_games, saved_game
from gui.actions import COMMANDS, DOCUMENTS, MENUS, PAGE, SESSION, WINDOW, Command
from gui.dialogs.new_game import NewGameDialog
from gui.documents import Documents
from gui.game_page import GamePage
from gui.plan import Plan
from gui.saved_game import UnreadableGame
from gui.session import Session
from gui.settings import BY_NAME, Settings
from gui.sounds import Sounds
from gui.start_page import StartPage
from gui.style import Style, program_icon
from rules.game import Game
from rules.moves import SETUP

ZOOM_STEP = 10
PAGE_BUTTONS = (
    "show_first", "step_back", "step_forward", "show_last", "take_back", "hint", "flip", "offer_draw", "resign",
)  # fmt: skip

log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """The program's one window."""

    closed = Signal()
    """The window is closed; everything it started has ended."""

    def __init__(self, settings: Settings, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.style_sheet = style
        self.sounds = Sounds(settings)
        self.documents = Documents(self, settings)
        self.setWindowTitle("Surajang")
        self.setWindowIcon(program_icon())
        self.setMinimumSize(640, 480)
        self.setAcceptDrops(True)
        style.apply(settings["theme"], settings["zoom"])
        self.start_page = StartPage(settings, style)
        self.game_page = GamePage(settings, style, self.sounds)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start_page)
        self.pages.addWidget(self.game_page)
        self.setCentralWidget(self.pages)
        self.actions_by_name: dict[str, QAction] = {}
        self._make_actions()
        self.game_page.set_actions([self.actions_by_name[name] for name in PAGE_BUTTONS])
        self.game_page.state_changed.connect(self.update_actions)
        self.game_page.rematch_wanted.connect(self.rematch)
        self.game_page.new_game_wanted.connect(self.new_game)
        self.start_page.new_game_wanted.connect(self.new_game)
        self.start_page.continue_wanted.connect(self.continue_game)
        self.start_page.open_wanted.connect(self.documents.open_file)
        settings.changed.connect(self._setting_changed)
        settings.failed.connect(self.tell)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._retint()
        self.start_page.apply_settings()
        self._restore_window()
        self.show_start_page()
        if settings.problem:
            QTimer.singleShot(0, self, lambda: self.tell(settings.problem))

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
        doers = {WINDOW: self, DOCUMENTS: self.documents, PAGE: self.game_page, SESSION: self.session}
        doer = doers[command.by]
        if doer is not None:
            getattr(doer, command.name)()

    def _set(self, name: str, value: object) -> None:
        """Keep a setting."""
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
    def session(self) -> Session | None:
        """The game that is shown, if there is one."""
        return self.game_page.session

    @property
    def may_offer_draw(self) -> bool:
        """Whether a person could offer a draw now."""
        session = self.session
        return session is not None and not session.over and not session.watching and not session.paused

    @property
    def may_resign(self) -> bool:
        """Whether a person could resign now."""
        session = self.session
        return session is not None and not session.over and not session.watching

    def _possible(self, condition: str) -> bool:
        """Say whether what a command needs is there."""
        if not condition:
            return True
        session = self.session
        if session is None or self.pages.currentWidget() is not self.game_page:
            return False
        if condition == "game":
            return True
        if condition.startswith("may_") and hasattr(type(self), condition):
            return bool(getattr(self, condition))
        return bool(getattr(session, condition))

    def update_actions(self) -> None:
        """Enable what can be done now."""
        for command in COMMANDS:
            self.actions_by_name[command.name].setEnabled(self._possible(command.needs))
        session = self.session
        self.actions_by_name["pause"].setChecked(session is not None and session.paused)
        self.actions_by_name["full_screen"].setChecked(self.isFullScreen())
        self.actions_by_name["toggle_sound"].setChecked(self.settings["sounds"])
        self._show_title()

    def _show_title(self) -> None:
        """Name the game in the window's title."""
        session = self.session
        if session is None or self.pages.currentWidget() is not self.game_page:
            self.setWindowTitle("Surajang")
            return
        players = " – ".join(player.name for player in session.players)
        self.setWindowTitle(f"{players} · {session.variant.title} · Surajang")

    # Pages and games

    def show_start_page(self) -> None:
        """Show what can be played; a game in progress waits and is offered again."""
        session = self.session
        if session is not None:
            self.game_page.close_session()
        self.documents.file = None
        self._offer_interrupted()
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.computer_button.setFocus()
        self.update_actions()

    def _offer_interrupted(self) -> None:
        """Offer the last game on the start page, if it is unfinished."""
        self._interrupted = kept_games.interrupted()
        game = None
        words = ""
        if self._interrupted is not None:
            try:
                plan, game = saved_game.read_file(self._interrupted, interrupted=True)
            except UnreadableGame as error:
                log.info("the interrupted game cannot be read: %s", error)
            else:
                game.go_to(game.main_line()[-1])
                players = " against ".join(player.name for player in plan.players)
                moves = (sum(not node.move & SETUP for node in game.line()[1:]) + 1) // 2
                words = f"{plan.variant.title}: {players}, {moves} {'move' if moves == 1 else 'moves'} played"
        self.start_page.offer_to_continue(game, words)

    def start(self, plan: Plan, game: Game | None = None, file: Path | None = None, keep: Path | None = None) -> None:
        """Begin to play by a plan, or go on with a game. `file` is where it was saved, `keep` where it is kept."""
        session = Session(plan, self.settings, game)
        if keep is not None:
            session.keep_in(keep)
        self.documents.file = file
        self.pages.setCurrentWidget(self.game_page)
        self.game_page.set_session(session)
        self.update_actions()

    def new_game(self, game: str = "", mode: str = "", start: str = "") -> None:
        """Ask what is to be played, and begin."""
        session = self.session
        if not game and session is not None:
            game = session.variant.name
        dialog = NewGameDialog(self.settings, self, game, mode, start)
        dialog.accepted.connect(lambda: self.start(cast(Plan, dialog.plan)))
        self._open(dialog)

    def rematch(self) -> None:
        """Begin the same game again with the colours swapped."""
        if self.session is not None:
            plan = Plan(
                self.session.variant,
                self.session.players,
                self.session.clock.controls,
                self.session.game.start_fen if self.session.plan.start != "startpos" else "startpos",
            )
            self.start(plan.swapped())

    def continue_game(self) -> None:
        """Go on with the interrupted game."""
        if self._interrupted is not None:
            try:
                plan, game = saved_game.read_file(self._interrupted, interrupted=True)
            except UnreadableGame as error:
                self.tell(str(error))
                return
            self.start(plan, game, keep=self._interrupted)

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
        self.game_page.apply_settings()
        self.update_actions()

    def _dress(self) -> None:
        """Take on the colours and the size of text that are set."""
        self.style_sheet.apply(self.settings["theme"], self.settings["zoom"])

    # Dialogs

    def preferences(self) -> None:
        """Show everything that can be set."""
        from gui.dialogs.preferences import PreferencesDialog

        self._open(PreferencesDialog(self.settings, self, self.session.variant.name if self.session else ""))

    def show_keys(self) -> None:
        """Show the list of keys."""
        from gui.dialogs.keys import KeysDialog

        self._open(KeysDialog(self))

    def about(self) -> None:
        """Say what this is."""
        from gui.app import version_text

        box = QMessageBox(self)
        box.setWindowTitle("About Surajang")
        box.setIconPixmap(program_icon().pixmap(72, 72))
        box.setText(f"<h3>Surajang</h3>{version_text()}")
        box.setInformativeText(
            "Pandemonium, Mansindam and Palace Shogi, for two at one machine or against the computer."
            f"\n\nYour games are kept in {kept_games.games_folder()}."
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog over the window; it is deleted when it closes."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def tell(self, text: str) -> None:
        """Tell something that is not about the game's moves: in the banner, or where there is none in a dialog."""
        if self.pages.currentWidget() is self.game_page:
            self.game_page.banner.say(text, kind="warning")
            return
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Surajang", text, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # The window itself

    def _restore_window(self) -> None:
        """Take the size and place that the window had."""
        known = QByteArray.fromBase64(self.settings["window"].encode("ascii", "ignore"))
        if known.isEmpty() or not self.restoreGeometry(known):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(1280, round(room.width() * 0.9)), min(860, round(room.height() * 0.9)))

    def dragEnterEvent(self, event: QEvent) -> None:
        """Let a file be dropped on the window."""
        if event.mimeData().hasUrls():  # type: ignore[attr-defined]
            event.acceptProposedAction()  # type: ignore[attr-defined]

    def dropEvent(self, event: QEvent) -> None:
        """Open the file that was dropped."""
        urls = event.mimeData().urls()  # type: ignore[attr-defined]
        if urls and urls[0].isLocalFile():
            self.documents.open_file(urls[0].toLocalFile())

    def _follow_system(self) -> None:
        """Turn light or dark with the system, if that is wanted."""
        if self.settings["theme"] == "system":
            self._setting_changed("theme")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window, and end everything that runs; the game is on disk and is offered again."""
        self.settings["window"] = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.game_page.close_session()
        self.sounds.close()
        self.closed.emit()
        event.accept()


def application(arguments: list[str]) -> QApplication:
    """Return the Qt application, made if there is none."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    made = QApplication(arguments)
    made.setApplicationName("Surajang")
    made.setDesktopFileName("surajang")
    made.setStyle("Fusion")
    return made
