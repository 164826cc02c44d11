"""The states of a UCI engine, between its start and its answer."""

from enum import Enum, auto


class State(Enum):
    """The state of an engine, as far as the window knows."""

    OFF = auto()
    GREETING = auto()
    """It identifies itself."""

    SETTLING = auto()
    """It has been asked whether it is ready. Output before its answer belongs to an earlier request."""

    READY = auto()
    THINKING = auto()
    STOPPING = auto()
    """It will answer a request that has been dropped."""
