"""The window's menus and actions, made from the table in gui.shell.commands."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from surajang.gui.kit.punctuation import bracketed
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.style import Style, fit_to_screen
from surajang.gui.kit.translation import Text, mark, tr
from surajang.gui.shell.commands import COMMANDS, VIEW, WITHIN, Command, keys_of, plain, shown
from surajang.gui.shell.page import CommandHandler
from surajang.gui.shell.settings import BY_NAME, Settings

TWO_PLAYERS_MENU = mark("In two-&player games, the board")
TWO_PLAYERS = {
    "fixed": Text("In two-player games, the board stays as it is"),
    "turn": Text("In two-player games, the board turns after each move"),
    "rotate": Text("In two-player games, the other player's pieces are upside down"),
}
"""The choices of a setting as commands, for places that do not show the menu's title."""

ICONS_A_TURN = 8
"""How many icons are drawn in one turn of the event loop; each takes a millisecond."""


class Menus:
    """Fills the `menus` with an action for each command, by name in `actions`; `run` runs a command by its name."""

    def __init__(
        self, window: QMainWindow, settings: Settings, run: Callable[[str], object], menus: dict[str, QMenu]
    ) -> None:
        self._window = window
        self._settings = settings
        self._run = run
        self.actions: dict[str, QAction] = {}
        self._menus = menus
        self._within: list[QMenu] = []
        self._colourless: list[Command] = []
        self._keys: dict[str, tuple[str, ...]] = {}
        groups: dict[str, int] = {}
        for command in COMMANDS:
            if command.menu not in menus:
                menus[command.menu] = menus[WITHIN[command.menu]].addMenu(tr(command.menu))
                self._within.append(menus[command.menu])
            menu = menus[command.menu]
            if groups.setdefault(command.menu, command.group) != command.group:
                menu.addSeparator()
                groups[command.menu] = command.group
            self._add(command, menu)
        self.apply_keys()
        menus[VIEW].addSeparator()
        self._two = menus[VIEW].addMenu(tr(TWO_PLAYERS_MENU))
        self._two_group = QActionGroup(window)
        self._add_two_players()
        for menu in menus.values():
            menu.aboutToShow.connect(partial(fit_to_screen, menu))

    def _add(self, command: Command, menu: QMenu) -> None:
        action = QAction(command.menu_text, self._window)
        action.setObjectName(command.name)
        action.setCheckable(command.checkable)
        action.setVisible(not command.conditional)
        action.triggered.connect(lambda _=False: self._run(command.name))
        menu.addAction(action)
        self.actions[command.name] = action

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        for name, menu in self._menus.items():
            menu.setTitle(tr(name))
        for command in COMMANDS:
            self.actions[command.name].setText(command.menu_text)
        self._two.setTitle(tr(TWO_PLAYERS_MENU))
        for choice in self._two_group.actions():
            self._name_choice(choice)
        self.apply_keys()

    def apply_keys(self) -> None:
        """Set the keys of every command, the defaults or the player's."""
        for command in COMMANDS:
            keys = keys_of(command, self._settings["keys"])
            action = self.actions[command.name]
            if keys != self._keys.get(command.name):
                self._keys[command.name] = keys
                action.setShortcuts([QKeySequence(key) for key in keys])
            action.setToolTip(bracketed(command.label, shown(keys[0]) if keys else ""))

    def offer(self, name: str) -> None:
        """Show a conditional command."""
        self.actions[name].setVisible(True)

    def offered(self) -> list[Command]:
        """Return the visible commands."""
        return [command for command in COMMANDS if self.actions[command.name].isVisible()]

    def entries(self) -> list[tuple[QAction, str]]:
        """Return all actions, each with its menu."""
        choices = [(choice, plain(tr(VIEW))) for choice in self._two_group.actions()]
        return [(self.actions[command.name], command.menu_label) for command in self.offered()] + choices

    def _add_two_players(self) -> None:
        """Add the choices of how the board turns when two people play."""
        for value, _ in BY_NAME["two_players"].choices:
            choice = self._two.addAction("")
            choice.setCheckable(True)
            choice.setData(value)
            self._name_choice(choice)
            self._two_group.addAction(choice)
        self.refresh_choices()
        self._two_group.triggered.connect(self._choose_two_players)

    def _name_choice(self, choice: QAction) -> None:
        """Set the texts of a choice of how the board turns."""
        choice.setText(tr(dict(BY_NAME["two_players"].choices)[choice.data()]))
        choice.setWhatsThis(TWO_PLAYERS[choice.data()]())

    def _choose_two_players(self, choice: QAction) -> None:
        self._settings["two_players"] = choice.data()

    def refresh_choices(self) -> None:
        """Check the current choice."""
        for choice in self._two_group.actions():
            choice.setChecked(choice.data() == self._settings["two_players"])

    def retint(self, style: Style) -> None:
        """Set every action's icon in the current colours, some in each turn of the event loop."""
        begun = not self._colourless
        self._colourless = [command for command in COMMANDS if command.icon]
        if begun:
            soon(self._window, partial(self._retint_some, style))

    def _retint_some(self, style: Style) -> None:
        some, self._colourless = self._colourless[:ICONS_A_TURN], self._colourless[ICONS_A_TURN:]
        for command in some:
            silent = command.name == "toggle_sound" and not self._settings["sounds"]
            self.actions[command.name].setIcon(style.icon("sound-off" if silent else command.icon))
        if self._colourless:
            soon(self._window, partial(self._retint_some, style))

    def refresh(self, handler_of: Callable[[str], CommandHandler | None]) -> None:
        """Enable and check the actions as their handlers say."""
        for name, action in self.actions.items():
            handler = handler_of(name)
            action.setEnabled(handler is not None and handler.enabled())
            if action.isCheckable():
                action.setChecked(handler is not None and handler.checked())
        for menu in self._within:
            menu.menuAction().setEnabled(any(action.isEnabled() for action in menu.actions()))
