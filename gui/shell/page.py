"""What every page of the window is: the window shows one, asks what it can do, and lets it go when it is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.shell.commands import COMMAND

if TYPE_CHECKING:
    from rules.game import Game


class CommandHandler(NamedTuple):
    """How a command runs here, when it is enabled, and when it is checked."""

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
    """A page, which belongs to what it shows and goes with it.

    `handlers` run the page's commands; the window handles the others. `game_name` is that of the game that it is about,
    or empty. `show_again` shows the same in a page made anew, once this one was left: None where that is not done.
    """

    state_changed = Signal()
    """What can be done, or the title, has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registered: Handlers = MappingProxyType({})
        self.game_name = ""
        self.show_again: Callable[[], object] | None = None

    @property
    def handlers(self) -> Handlers:
        """How the page runs its commands."""
        return self._registered

    @handlers.setter
    def handlers(self, handlers: Handlers) -> None:
        self._registered = known(handlers)

    @property
    def title(self) -> str:
        """What is shown, for the window's title."""
        return ""

    @property
    def shown_fen(self) -> str:
        """The FEN of the position that is shown, empty where there is none."""
        return ""

    @property
    def game_shown(self) -> Game | None:
        """The game of the match or study that is shown, if the page shows one."""
        return None

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""

    def may_leave(self) -> bool:
        """Say whether the page may be left, after asking if something would be lost."""
        return True

    def save_in_a_moment(self) -> None:
        """Save what can be saved in a moment, without asking anything; then `leave`."""

    def leave(self) -> None:
        """End all that runs for the page; it is deleted then."""

    def hold(self) -> None:
        """Stand still while something else asks for attention."""

    def let_go(self) -> None:
        """Go on after `hold`."""

    def tell(self, text: str) -> bool:
        """Show a message that is not about what is shown; return whether there is a place for it here."""
        return False

    def say_unsafe(self, what: str, sentence: str) -> bool:
        """Say of somebody's data that they are not on disk until `say_safe`; say whether there is a place for it."""
        return False

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""
