"""The base class of all pages, and the handlers of commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.shell.commands import COMMAND

if TYPE_CHECKING:
    from surajang.rules.game import Game


class CommandHandler(NamedTuple):
    """Runs a command, and says whether it is enabled and checked."""

    run: Callable[[], object]
    enabled: Callable[[], bool] = lambda: True
    checked: Callable[[], bool] = lambda: False


Handlers = Mapping[str, CommandHandler]
"""Handlers by command name."""


def known(handlers: Handlers) -> Handlers:
    """Return handlers whose commands all exist. Raises ValueError."""
    unknown = handlers.keys() - COMMAND.keys()
    if unknown:
        raise ValueError(f"no such commands: {', '.join(sorted(unknown))}")
    return handlers


class Page(QWidget):
    """A page of the window; it is deleted when it is left.

    `handlers` run the page's commands; the window handles the others. `game_name` is the variant's name, or empty.
    `show_again` opens a new page with the same contents after this one was left, or is None.
    """

    state_changed = Signal()
    """The title or the state of a command has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registered: Handlers = MappingProxyType({})
        self.game_name = ""
        self.show_again: Callable[[], object] | None = None

    @property
    def handlers(self) -> Handlers:
        """The page's command handlers."""
        return self._registered

    @handlers.setter
    def handlers(self, handlers: Handlers) -> None:
        self._registered = known(handlers)

    @property
    def title(self) -> str:
        """The page's title, for the window's."""
        return ""

    @property
    def shown_fen(self) -> str:
        """The FEN of the current position, empty if there is none."""
        return ""

    @property
    def flipped(self) -> bool | None:
        """Whether the second player is at the lower edge of the board, None if no position is shown."""
        return None

    @property
    def game_shown(self) -> Game | None:
        """The game of the page's match or study, if it has one."""
        return None

    def show_own_games(self) -> None:
        """Follow a change of the own games that are listed."""

    def show_added(self, name: str) -> bool:
        """Show the card of an own game that was added, by its name in the catalogue; return whether there is one."""
        return False

    def apply_settings(self) -> None:
        """Apply the settings."""

    def may_leave(self) -> bool:
        """Return whether the page may be left, after asking if something would be lost."""
        return True

    def may_remake(self) -> bool:
        """Return whether the page may be left to be made again as it is, after asking if something would be lost."""
        return self.may_leave()

    def save_in_a_moment(self) -> None:
        """Save what can be saved in a moment, without a question, before `leave`."""

    def leave(self) -> None:
        """Stop everything; the page is deleted afterwards."""

    def hold(self) -> None:
        """Pause while a dialog blocks the window."""

    def let_go(self) -> None:
        """Go on after `hold`."""

    def tell(self, text: str) -> bool:
        """Show a message that is not about the page; return whether it has a place for it."""
        return False

    def say_unsafe(self, what: str, sentence: str) -> bool:
        """Show until `say_safe` that some data are not saved; return whether there is a place for it."""
        return False

    def say_safe(self, what: str) -> None:
        """Remove the warning about these data."""
