"""What is said about keys and commands."""

import re

from gui.translation import tr

KEYS, CHANGE = tr("Keys"), tr("Change keys…")
SEARCH = tr("Search commands")
NOTHING_FOUND = tr("There is no such command.")
COLUMNS = (tr("Command"), tr("Menu"), tr("Keys"))
PRESS = tr("Press the new key here")
SET, REMOVE, USUAL, ALL_USUAL = tr("Use it"), tr("No key"), tr("Usual keys"), tr("All as usual")
FREE = tr("This key is free.")
CHOOSE = tr("Choose a command, then press the key that it is to have.")
TWO_PLAYERS = {
    "fixed": tr("When two play here, the board stays as it is"),
    "turn": tr("When two play here, the board turns after each move"),
    "rotate": tr("When two play here, the other player's pieces stand upside down"),
}
"""What the choices of a setting do, where they stand alone."""

CANNOT_NOW = tr("not now")

_OF_BOARD = tr("{key} is needed on the board and in dialogs.")
_TYPES_MOVES = tr("{key} begins a move that is typed on the board. Add Ctrl or Alt to it.")
_TAKEN = tr("{key} does “{command}” now, which would lose it.")
_OWN = tr("{key} does this already.")


def plain(text: str) -> str:
    """Return a command's text without what only a menu needs."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


def of_board(key: str) -> str:
    """Return why a key of the board cannot do a command."""
    return _OF_BOARD.format(key=key)


def types_moves(key: str) -> str:
    """Return why a letter or digit cannot do a command."""
    return _TYPES_MOVES.format(key=key)


def taken(key: str, command: str) -> str:
    """Return who would lose a key."""
    return _TAKEN.format(key=key, command=plain(command))


def own(key: str) -> str:
    """Return that a command has a key already."""
    return _OWN.format(key=key)
