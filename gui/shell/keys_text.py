"""What is said about keys and commands."""

import re

from gui.kit.translation import Text

KEYS, CHANGE = Text("Keys"), Text("Change keys…")
SEARCH = Text("Search commands")
NOTHING_FOUND = Text("There is no such command.")
COLUMNS = (Text("Command"), Text("Menu"), Text("Keys"))
PRESS = Text("Press the new key here")
SET, REMOVE, USUAL, ALL_USUAL = Text("Use it"), Text("No key"), Text("Usual keys"), Text("All as usual")
FREE = Text("This key is free.")
CHOOSE = Text("Choose a command, then press the key that it is to have.")
TWO_PLAYERS = {
    "fixed": Text("When two play here, the board stays as it is"),
    "turn": Text("When two play here, the board turns after each move"),
    "rotate": Text("When two play here, the other player's pieces stand upside down"),
}
"""What the choices of a setting do, where they stand alone."""

CANNOT_NOW = Text("not now")

_OF_BOARD = Text("{key} is needed on the board and in dialogs.")
_TYPES_MOVES = Text("{key} begins a move that is typed on the board. Add Ctrl or Alt to it.")
_TAKEN = Text("{key} does “{command}” now, which would lose it.")
_OWN = Text("{key} does this already.")


def plain(text: str) -> str:
    """Return a command's text without what only a menu needs."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


def of_board(key: str) -> str:
    """Return why a key of the board cannot do a command."""
    return _OF_BOARD(key=key)


def types_moves(key: str) -> str:
    """Return why a letter or digit cannot do a command."""
    return _TYPES_MOVES(key=key)


def taken(key: str, command: str) -> str:
    """Return who would lose a key."""
    return _TAKEN(key=key, command=plain(command))


def own(key: str) -> str:
    """Return that a command has a key already."""
    return _OWN(key=key)
