"""The states of a UCI engine, between its start and its answer."""

from enum import Enum, auto


class State(Enum):
    """What an engine is doing, as far as it is known here."""

    OFF = auto()
    GREETING = auto()
    """It introduces itself."""

    SETTLING = auto()
    """It is to say that it is ready. What it says before belongs to what was before."""

    READY = auto()
    THINKING = auto()
    STOPPING = auto()
    """It will answer a question that nobody asks any more."""
