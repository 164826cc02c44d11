"""The table of commands, and references to it by name."""

import pytest
from pytestqt.qtbot import QtBot

from surajang.gui.board.reading_text import orders
from surajang.gui.shell.commands import COMMAND, COMMANDS
from surajang.gui.shell.page import CommandHandler, Page


class Misspelt(Page):
    """A page with a handler for a command that does not exist."""

    def __init__(self) -> None:
        super().__init__()
        self.handlers = {"flip": CommandHandler(self.update), "flop": CommandHandler(self.update)}


def test_a_page_with_a_handler_for_an_unknown_command_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="no such commands: flop"):
        Misspelt()


def test_names_of_commands_are_those_of_the_table() -> None:
    assert len(COMMAND) == len(COMMANDS), "two commands have the same name"
    assert {command.shares_keys_with for command in COMMANDS} - {""} <= COMMAND.keys()
    assert set(orders().values()) <= COMMAND.keys()
