"""Errors that carry their reason as data."""

from surajang.rules.language import sentence
from surajang.rules.reasons import Reason

Where = tuple[str | int, ...]
"""A place in a definition: the keys that lead to it, and numbers in lists."""


class ReasonedError(ValueError):
    """An error with a `reason`; its text is the English sentence for that."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason

    def __str__(self) -> str:
        """Return the reason in English."""
        return in_english(self.reason)


class InvalidDefinition(ReasonedError):
    """A definition of a game that is refused.

    The fault is at `line` and `column` of its text, from 1, and in its table at `where`.
    """

    def __init__(self, reason: Reason, line: int = 1, column: int = 1, where: Where = ()) -> None:
        super().__init__(reason)
        self.line = line
        self.column = column
        self.where = where


def in_english(reason: Reason) -> str:
    """Return the English sentence for a reason."""
    return sentence(reason)
