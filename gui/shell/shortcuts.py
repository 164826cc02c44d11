"""Which keys run which command: its default keys, or those that the player has set instead."""

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QKeySequence

from surajang.gui.kit.translation import Text
from surajang.gui.shell.commands import COMMANDS, TYPING, Command

Changed = Mapping[str, list[str]]
"""The player's keys by command name, only for commands that differ from the defaults; a command may have none."""

MOST = 4
"""How many keys a command may have."""

BOARD = frozenset({"Tab", "Shift+Tab", "Return", "Enter", "Space", "Esc", "-"})
"""Keys that the board and every dialog use themselves."""

OF_BOARD = Text("{key} is needed on the board and in dialogs.")
TYPES_MOVES = Text("{key} begins a move that is typed on the board. Add Ctrl or Alt to it.")


def keys_of(command: Command, changed: Changed) -> tuple[str, ...]:
    """Return a command's keys in Qt's portable form, without invalid ones."""
    keys = changed.get(command.name)
    if keys is None:
        return command.keys
    return tuple(portable(key) for key in keys[:MOST] if portable(key))


def portable(key: str) -> str:
    """Return a key as it is saved, empty for an invalid one."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """Return a key as this system shows it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def holder(key: str, changed: Changed, candidate: Command | None = None) -> Command | None:
    """Return the command that has a key and would lose it to the `candidate`, if there is one."""
    sought = portable(key)
    found = (command for command in COMMANDS if sought in map(portable, keys_of(command, changed)))
    return next((command for command in found if candidate is None or not may_share(command, candidate)), None)


def may_share(one: Command, other: Command) -> bool:
    """Return whether two commands may have the same key because no page handles both."""
    return one.name == other.shares_keys_with or other.name == one.shares_keys_with


def refusal(key: str, command: Command) -> str:
    """Return why a command cannot have a key, empty if it can."""
    sought = portable(key)
    if sought in BOARD:
        return OF_BOARD(key=shown(key))
    if len(sought) == 1 and sought in TYPING and sought not in map(portable, command.keys):
        return TYPES_MOVES(key=shown(key))
    return ""


def with_keys(changed: Changed, command: Command, keys: Iterable[str]) -> dict[str, list[str]]:
    """Return the changed keys after giving a command these keys and taking them from other commands."""
    given = [portable(key) for key in keys][:MOST]
    after = {name: list(others) for name, others in changed.items()}
    for other in COMMANDS:
        before = [portable(key) for key in keys_of(other, changed)]
        if other is not command and not may_share(other, command) and set(before) & set(given):
            _set(after, other, [key for key in before if key not in given])
    _set(after, command, given)
    return after


def _set(changed: dict[str, list[str]], command: Command, keys: list[str]) -> None:
    """Record a command's keys; defaults are not recorded."""
    if keys == [portable(key) for key in command.keys]:
        changed.pop(command.name, None)
    else:
        changed[command.name] = keys
