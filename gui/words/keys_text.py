"""What is said about keys and commands."""

KEYS, CHANGE = "Keys", "Change keys…"
SEARCH = "Search commands"
NOTHING_FOUND = "There is no such command."
COLUMNS = ("Command", "Menu", "Keys")
PRESS = "Press the new key here"
SET, REMOVE, USUAL, ALL_USUAL = "Use it", "No key", "Usual keys", "All as usual"
FREE = "This key is free."
CHOOSE = "Choose a command, then press the key that it is to have."
TWO_PLAYERS = {
    "fixed": "When two play here, the board stays as it is",
    "turn": "When two play here, the board turns after each move",
    "rotate": "When two play here, the other player's pieces stand upside down",
}
"""What the choices of a setting do, where they stand alone."""

CANNOT_NOW = "not now"

_OF_BOARD = "{key} is needed on the board and in dialogs."
_TYPES_MOVES = "{key} begins a move that is typed on the board. Add Ctrl or Alt to it."
_TAKEN = "{key} does “{command}” now, which would lose it."
_OWN = "{key} does this already."


def plain(text: str) -> str:
    """Return a command's text without what only a menu needs."""
    return text.replace("&", "").rstrip("…")


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
