"""The main window: it runs commands, opens dialogs, applies settings, and holds the pages."""

# ruff: noqa: PLC0415 # imports in functions are not needed for the first paint

from __future__ import annotations

import sys
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenuBar

from surajang.gui.app.application import LateStart
from surajang.gui.app.captions import Captions
from surajang.gui.app.page_stack import PageStack
from surajang.gui.app.start_page import OpeningPage
from surajang.gui.app.unfinished_games import UnfinishedGames
from surajang.gui.app.view_commands import view_handlers
from surajang.gui.board.board_options import notation_of
from surajang.gui.desk.navigator import KnownRequest, OpenFileRequest, PlaytestRequest, Request
from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.qt_helpers import open_dialog, room_for, soon, take_copy
from surajang.gui.kit.style import Style, program_icon
from surajang.gui.kit.theme import board_theme, default_board
from surajang.gui.kit.translation import language, show_moves, tr
from surajang.gui.shell import languages
from surajang.gui.shell.commands import MENUS
from surajang.gui.shell.key_places import KeyPlaces
from surajang.gui.shell.page import CommandHandler, Handlers, Page, known
from surajang.gui.shell.settings import BY_NAME, Settings
from surajang.gui.storage.paths import local_path, path_of
from surajang.gui.words.naming import compare_with

if TYPE_CHECKING:
    from surajang.gui.app.dialogs import WindowDialogs
    from surajang.gui.app.menus import Menus
    from surajang.gui.desk.printing import SetPrinter
    from surajang.gui.rulebook.rules_window import RulesWindow
    from surajang.gui.updates.updates_dialog import UpdateNotice

MIN_SIZE = QSize(600, 440)
GROWTH = 0.5
"""The share of the text's growth by which the window's minimum size grows."""


def draw_texture(settings: Settings) -> None:
    """Draw the texture of the last board in advance, as that takes too long when a game begins."""
    from surajang.gui.board.painter import LARGE_TEXTURE, texture

    game = settings["new_game"].get("game", "")
    theme = board_theme(settings["board_themes"].get(game, default_board(settings["theme"])))
    if theme.texture is not None:
        texture(theme.texture, LARGE_TEXTURE)


class MainWindow(QMainWindow):
    """The program's one window."""

    ready = Signal()
    """The window has been painted, and the late start has ended."""

    closed = Signal()
    """The window is closed; everything it started has ended."""

    def __init__(self, settings: Settings, style: Style) -> None:
        super().__init__()
        self.settings = settings
        self._chosen = {name: settings[name] for name in ("language", "notation")}
        """The values in effect, which a player may return to."""
        show_moves(notation_of(settings))
        compare_with(settings["knows"])
        self.style_sheet = style
        self._apply_theme()
        self.unfinished = UnfinishedGames(self)
        self.unfinished.look()
        bar = QMenuBar(self)  # finding the bar that Qt would make loads every kind of widget
        self.setMenuBar(bar)
        self._empty_menus = {name: bar.addMenu(tr(name)) for name in MENUS}
        self.pages = PageStack(settings, style, self.unfinished, lambda: self.actions_by_name, self)
        self.setCentralWidget(self.pages)
        self.captions = Captions(settings, self)
        self.setStatusBar(self.captions)
        self.late_start = LateStart(
            [
                self.update_actions,
                self._set_icons,
                lambda: self.pages.own_games,
                self.unfinished.go_on,
                self.pages.load,
                self.unfinished.look_for_study,
                partial(draw_texture, settings),
                lambda: self.notice.look(),
                self._ask_portal,
                self._follow_screens,
            ],
            self,
        )
        self.late_start.done.connect(self.ready)
        self.setAcceptDrops(True)
        KeyPlaces(self)
        self.handlers = known(self._handlers())
        self._listen()
        self._restore_window()
        self.unfinished.show_on(self.pages.start_page)
        self.pages.welcome()
        settings.broken.connect(self.tell)
        if settings.problem:
            soon(self, lambda: self.tell(settings.problem))

    def _handlers(self) -> Handlers:
        """Return the handlers of commands that work on any page."""
        return {
            **view_handlers(self, self.settings, self.style_sheet),
            **self.pages.handlers(),
            "preferences": CommandHandler(lambda: self.dialogs.preferences()),
            "close": CommandHandler(self.close),
            "show_rules": CommandHandler(self.show_rules),
            "print_set": CommandHandler(lambda: self.set_printer.ask(self._game_at_hand())),
            "find_command": CommandHandler(lambda: self.dialogs.find_command()),
            "show_keys": CommandHandler(lambda: self.dialogs.show_keys()),
            "change_keys": CommandHandler(lambda: self.dialogs.change_keys()),
            "about": CommandHandler(self.about),
        }

    def _listen(self) -> None:
        """Connect pages, settings and system."""
        pages, settings = self.pages, self.settings
        pages.changed.connect(self.update_actions)
        pages.rules_requested.connect(lambda game, section: self.show_rules(section, game))
        pages.message.connect(self.tell)
        pages.sounded.connect(self.captions.tell)
        pages.start_page_made.connect(lambda: self.notice.show_on(pages.start_page))
        self.closed.connect(pages.closed)
        settings.changed.connect(self._setting_changed)
        settings.failed.connect(self._say_settings_unsaved)
        settings.saved.connect(self._say_settings_saved)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    # Made after the first paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin the late start once the window is visible."""
        super().paintEvent(event)
        self.late_start.begin()

    @cached_property
    def _menus(self) -> Menus:
        """The actions in the menus; the first paint does not need them."""
        from surajang.gui.app.menus import Menus

        made = Menus(self, self.settings, self.run, self._empty_menus)
        made.refresh(self._handler)
        return made

    @cached_property
    def notice(self) -> UpdateNotice:
        """The search for updates."""
        from surajang.gui.updates.updates_dialog import UpdateNotice

        made = UpdateNotice(self.settings, self)
        made.offered.connect(self._offer_updates)
        made.found.connect(lambda: made.show_on(self.pages.start_page))
        self.closed.connect(made.stop)
        return made

    def _set_icons(self) -> None:
        QApplication.setWindowIcon(program_icon())  # for every window; that of the rules has no parent
        self._menus.retint(self.style_sheet)

    def _ask_portal(self) -> None:
        """Follow the desktop's preferences that Qt does not report."""
        if sys.platform != "linux":
            return
        try:
            from surajang.gui.app.portal import Portal, session_bus
        except ImportError:  # some systems package that part of Qt separately
            return
        bus = session_bus()
        if bus is not None:
            Portal(bus, self).changed.connect(self._follow_preferences)

    def _follow_screens(self) -> None:
        from surajang.gui.app.screens import Screens

        Screens(self)

    # Commands

    @property
    def page(self) -> Page:
        """The current page."""
        return self.pages.page

    @property
    def actions_by_name(self) -> dict[str, QAction]:
        """The actions by command name."""
        return self._menus.actions

    def _handler(self, name: str) -> CommandHandler | None:
        return self.page.handlers.get(name) or self.handlers.get(name)

    def run(self, name: str) -> None:
        """Run a command if the page or the window has a handler for it."""
        handler = self._handler(name)
        if handler is not None:
            handler.run()

    def update_actions(self) -> None:
        """Update which commands are enabled, and the title."""
        if self.late_start.begun or "_menus" in self.__dict__:
            self._menus.refresh(self._handler)
        title = self.page.title
        self.setWindowTitle(beside(title, "Surajang"))

    def open_first(self, file: str) -> None:
        """Open a saved game, by path or URL, once the window is visible; until then show its name."""
        path = path_of(file)
        page = OpeningPage(path)
        self.pages.show_page(page)

        def leave_note() -> None:
            self.pages.opener.waited.disconnect(leave_note)
            if self.page is page:
                self.pages.welcome()

        def open_now() -> None:
            self.pages.opener.waited.connect(leave_note)
            self.pages.open(OpenFileRequest(path))

        self.late_start.steps.insert(0, open_now)

    def _offer_updates(self) -> None:
        """Add the command that looks for updates."""
        self.handlers = {**self.handlers, "look_for_updates": CommandHandler(lambda: self.dialogs.look_for_updates())}
        self._menus.offer("look_for_updates")
        self.update_actions()

    # The view

    def _setting_changed(self, name: str) -> None:
        if BY_NAME[name].remembered:
            return
        if name == "language":
            self._retranslate()
            self.update_actions()
            return
        if "rules_window" in self.__dict__:
            self.rules_window.note_place()
        if name in ("notation", "piece_sets"):
            self._show_moves(name)
        if name == "knows":
            compare_with(self.settings["knows"])
        if name in ("theme", "zoom"):
            self._apply_theme()
        if "rules_window" in self.__dict__:
            self.rules_window.apply_settings()
        self._menus.refresh_choices()
        self._menus.apply_keys()
        self._menus.retint(self.style_sheet)
        self.pages.apply_settings()
        self.update_actions()

    def _apply_theme(self) -> None:
        """Apply the colours and the text size, with the minimum size of the window for it."""
        self.style_sheet.apply(self.settings["theme"], self.settings["zoom"])
        larger = max(0, self.settings["zoom"] / 100 - 1)
        self.setMinimumSize((MIN_SIZE * (1 + larger * GROWTH)).boundedTo(room_for(self)))

    def _retranslate(self) -> None:
        """Change to the language in the settings: update the menus, and make the page and open dialogs again."""
        name = languages.chosen(self.settings["language"])
        if name != language() and not self.page.may_remake():
            self.settings["language"] = self._chosen["language"]
            return
        self._chosen["language"] = self.settings["language"]
        if name == language():
            return
        rules = self.__dict__.get("rules_window")
        if rules is not None:
            rules.note_place()
        languages.install(name)
        self._menus.retranslate()
        if rules is not None:
            rules.retranslate()
        dialogs = [dialog for dialog in self.findChildren(QDialog) if dialog.isVisible()]
        for dialog in dialogs:
            dialog.close()
        self.pages.remake()
        if dialogs:  # the preferences, where languages are chosen
            self.dialogs.preferences(language=True)

    def _show_moves(self, changed: str) -> None:
        """Follow the setting of how moves are shown: make the page again, except the start page, which shows none."""
        wanted = notation_of(self.settings)
        before = show_moves(wanted)
        remakes = before != wanted and self.page is not self.pages.start_page
        if remakes and not self.page.may_remake():
            show_moves(before)
            if changed == "notation":
                self.settings["notation"] = self._chosen["notation"]
            return
        self._chosen["notation"] = self.settings["notation"]
        if remakes:
            self.pages.remake()

    def _follow_system(self) -> None:
        """Follow the system's colours if the theme is the system's."""
        if self.settings["theme"] == "system":
            self._setting_changed("theme")

    def _follow_preferences(self) -> None:
        """Follow the system's preferences for motion and contrast."""
        self._follow_system()
        self.pages.apply_settings()

    # Dialogs

    @cached_property
    def dialogs(self) -> WindowDialogs:
        """The dialogs of the window."""
        from surajang.gui.app.dialogs import WindowDialogs

        return WindowDialogs(self, self.settings, self._menus, self.pages, self.notice)

    @cached_property
    def rules_window(self) -> RulesWindow:
        """The window with the rules, made on first use."""
        from surajang.gui.desk.printing import RulesPrinter
        from surajang.gui.rulebook.rules_window import RulesWindow

        made = RulesWindow(self.settings, self.style_sheet)
        made.addAction(self.actions_by_name["close"])
        self.pages.own_games.changed.connect(made.list_games)
        printer = RulesPrinter(self.settings, made)
        printer.reported.connect(made.say)
        made.pdf_requested.connect(printer.save)
        made.web_page_requested.connect(printer.save_web_page)
        made.known_requested.connect(lambda game: self._show_before_rules(KnownRequest(game)))
        made.playtest_requested.connect(lambda game: self._show_before_rules(PlaytestRequest(game)))
        return made

    def _show_before_rules(self, request: Request) -> None:
        """Show a page in front of the rules."""
        self.pages.open(request)
        self.activateWindow()

    def _close_rules(self) -> None:
        """Close and delete the window with the rules, which has no parent."""
        made = self.__dict__.pop("rules_window", None)
        if made is not None:
            made.close()
            made.deleteLater()

    def show_rules(self, section: str = "", game: str = "") -> None:
        """Show the rules of a game in their window; "" is the current game, or the last one played."""
        self.rules_window.show_rules(game or self._game_at_hand(), section)

    def _game_at_hand(self) -> str:
        """Return the name of the page's game, or of the last one played."""
        return self.page.game_name or str(self.settings["new_game"].get("game", ""))

    @cached_property
    def set_printer(self) -> SetPrinter:
        """Prints sets; made on first use."""
        from surajang.gui.desk.printing import SetPrinter

        made = SetPrinter(self.settings, self)
        made.reported.connect(self.tell)
        return made

    def about(self) -> None:
        """Show the box about the program."""
        from surajang.gui.app.about import show_about

        show_about(self)

    def tell(self, text: str) -> None:
        """Show a message that is not about the page: on the page, or in a box if the page has no place for it."""
        if self.page.tell(text):
            return
        from surajang.gui.kit.message_box import MessageBox  # not before there is something to tell

        box = MessageBox(QApplication.activeModalWidget() or self)
        box.setText(text)
        box.setStandardButtons(MessageBox.StandardButton.Ok)
        open_dialog(box)

    def _say_settings_saved(self) -> None:
        self.page.say_safe("settings")

    def _say_settings_unsaved(self, text: str) -> None:
        """Show that settings are not saved, unless the window is closed."""
        if not self.page.say_unsafe("settings", text) and self.isVisible():
            self.tell(text)

    # The window itself

    def event(self, event: QEvent) -> bool:
        """Pause the page while a dialog blocks the window."""
        if event.type() == QEvent.Type.WindowBlocked:
            self.page.hold()
        elif event.type() == QEvent.Type.WindowUnblocked:
            self.page.let_go()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.update_actions()
        return super().event(event)

    def _restore_window(self) -> None:
        """Restore the window's size and position."""
        known = QByteArray.fromBase64(self.settings["window"].encode("ascii", "ignore"))
        if known.isEmpty() or not self.restoreGeometry(known):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(1280, round(room.width() * 0.9)), min(860, round(room.height() * 0.9)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files, the game or the position that was dropped."""
        if not take_copy(event):
            return
        files = [local_path(url) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:  # a list of addresses may begin with a comment, which Qt takes for an address
            self.pages.opener.open_all(files)
        elif event.mimeData().hasText():
            self.pages.opener.open_content(event.mimeData().text(), self.pages.studies_what_is_pasted)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; the game is on disk and will be offered again.

        The window stays open if the game is not saved and the player chooses to stay.
        """
        if not self.page.may_leave():
            event.ignore()
            return
        event.accept()
        self._end()

    def shut_down(self) -> None:
        """Close without asking, as the system ends the program; save for a moment at most."""
        self.page.save_in_a_moment()
        self._end()

    def _end(self) -> None:
        """Remember the window's geometry, and stop everything."""
        self.settings["window"] = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.hide()
        self.late_start.steps.clear()
        self.unfinished.stop()
        self._close_rules()
        self.pages.show_page(self.pages.start_page)
        self.closed.emit()
