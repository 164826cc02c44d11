"""What somebody who tries a level or a puzzle can do just now."""

from enum import Enum, auto

REPLY_MS = 500
"""How long a move is looked at before it is answered."""


class Phase(Enum):
    """Move, wait for the answer, try again, go on, or look at the solution."""

    MOVE = auto()
    WAIT = auto()
    FAILED = auto()
    SOLVED = auto()
    SHOWN = auto()
