"""Errors that say why as data."""

from surajang.rules.reasons import Reason


class ReasonedError(ValueError):
    """Something that cannot be accepted: `reason` says why, and the error's text is the English sentence for it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason

    def __str__(self) -> str:
        """Return the reason in English."""
        return in_english(self.reason)


def in_english(reason: Reason) -> str:
    """Return what a reason says, as an English sentence."""
    from surajang.rules.words import sentence  # words know boards, which the window's first picture can do without

    return sentence(reason)
