"""Which keys do which command: those of gui.shell.commands, or what the player has set in their place."""

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QKeySequence

from gui.shell import keys_text
from gui.shell.commands import COMMANDS, TYPING, Command

Changed = Mapping[str, list[str]]
"""Keys by the names of the commands that have others than the usual ones; a command may have none."""

MOST = 4
"""How many keys a command may have."""

BOARD = frozenset({"Tab", "Shift+Tab", "Return", "Enter", "Space", "Esc", "-"})
"""Keys that the board and every dialog understand themselves."""


def keys_of(command: Command, changed: Changed) -> tuple[str, ...]:
    """Return a command's keys, in Qt's portable form; what cannot be a key is left out."""
    keys = changed.get(command.name)
    if keys is None:
        return command.keys
    return tuple(portable(key) for key in keys[:MOST] if portable(key))


def portable(key: str) -> str:
    """Return a key as it is saved, empty for what is none."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """Return a key as this system's players know it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def holder(key: str, changed: Changed, wanting: Command | None = None) -> Command | None:
    """Return the command that has a key, and would lose it to another one that is `wanting` it; None if nobody has."""
    wanted = portable(key)
    found = (command for command in COMMANDS if wanted in map(portable, keys_of(command, changed)))
    return next((command for command in found if wanting is None or not may_share(command, wanting)), None)


def may_share(one: Command, other: Command) -> bool:
    """Say whether two commands may have the same key, as no page does both."""
    return one.name == other.elsewhere or other.name == one.elsewhere


def refusal(key: str, command: Command) -> str:
    """Return why a command cannot have a key, empty if it can."""
    wanted = portable(key)
    usual = wanted in map(portable, command.keys)
    if wanted in BOARD:
        return keys_text.of_board(shown(key))
    if not usual and len(wanted) == 1 and wanted in TYPING:
        return keys_text.types_moves(shown(key))
    return ""


def with_keys(changed: Changed, command: Command, keys: Iterable[str]) -> dict[str, list[str]]:
    """Return what has changed once a command has these keys; who had one of them before has it no more."""
    wanted = [portable(key) for key in keys][:MOST]
    after = {name: list(others) for name, others in changed.items()}
    for other in COMMANDS:
        before = [portable(key) for key in keys_of(other, changed)]
        if other is not command and not may_share(other, command) and set(before) & set(wanted):
            _set(after, other, [key for key in before if key not in wanted])
    _set(after, command, wanted)
    return after


def _set(changed: dict[str, list[str]], command: Command, keys: list[str]) -> None:
    """Give a command these keys; the usual ones are not noted."""
    if keys == [portable(key) for key in command.keys]:
        changed.pop(command.name, None)
    else:
        changed[command.name] = keys
