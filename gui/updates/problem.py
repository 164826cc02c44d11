"""Why nothing is known of newer versions."""

from enum import Enum


class Problem(Enum):
    """What went wrong when the homepage was asked; gui.updates.updates_text has the sentences."""

    UNREACHABLE = "no answer came, or none that a homepage gives"
    SLOW = "the answer did not come in time"
    OTHER = "the answer is not the file that was asked for"
    UNUSABLE = "what is in the file makes no sense"
    INSECURE = "the system has nothing for secure connections"
    LACKING = "a library of the system is not there"
