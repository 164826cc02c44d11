"""The dialogs that the window opens for its commands, whatever page is shown."""

from PySide6.QtWidgets import QWidget

from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.keys_dialogs import ChangeKeysDialog, KeysDialog
from surajang.gui.app.menus import Menus
from surajang.gui.app.page_stack import PageStack
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.desk.navigator import EnginesRequest
from surajang.gui.kit.qt_helpers import open_dialog, soon
from surajang.gui.shell.settings import Settings
from surajang.gui.updates.updates_dialog import UpdateNotice, UpdatesDialog


class WindowDialogs:
    """Opens the dialogs of a window."""

    def __init__(
        self, window: QWidget, settings: Settings, menus: Menus, pages: PageStack, notice: UpdateNotice
    ) -> None:
        self._window = window
        self._settings = settings
        self._menus = menus
        self._pages = pages
        self._notice = notice
        self._tab = 0
        """The tab of the preferences shown last."""

    def preferences(self, language: bool = False) -> None:
        """Show all settings, scrolled to the `language` if asked."""
        dialog = PreferencesDialog(self._settings, self._window, self._pages.page.game_name, self._notice.host)
        dialog.engines_requested.connect(lambda: self._pages.open(EnginesRequest()))
        dialog.tabs.setCurrentIndex(self._tab)
        dialog.tabs.currentChanged.connect(self._remember_tab)
        open_dialog(dialog)
        if language:
            dialog.show_language()

    def _remember_tab(self, tab: int) -> None:
        self._tab = tab

    def show_keys(self) -> None:
        """Show the list of keys."""
        dialog = KeysDialog(self._settings["keys"], self._window)
        dialog.change_requested.connect(self.change_keys)
        open_dialog(dialog)

    def change_keys(self) -> None:
        """Let the player change the keys of commands."""
        open_dialog(ChangeKeysDialog(self._settings, self._menus.offered(), self._window))

    def find_command(self) -> None:
        """Show the command palette."""
        dialog = PaletteDialog(self._menus.entries(), self._window)
        dialog.chosen.connect(lambda action: soon(action, action.trigger))
        open_dialog(dialog)

    def look_for_updates(self) -> None:
        """Ask the homepage for a newer version, and show the answer."""
        updates = self._notice.updates
        if updates is not None:
            open_dialog(UpdatesDialog(updates, self._settings, self._window))
            updates.ask()
