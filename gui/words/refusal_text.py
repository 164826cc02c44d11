"""Why something is refused, in words."""

from gui.kit.punctuation import listed
from gui.kit.translation import fitted, in_sentence, number, tr
from rules import words
from rules.reasons import Reason


def sentence(reason: Reason) -> str:
    """Return what a reason says, as a sentence in the language of the window."""
    return fitted(words.sentence(reason, words.Language(_say, number, listed)))


def _say(text: str, what: str) -> str:
    """Word a sentence, or a name as it stands in one."""
    if what == words.SENTENCE:
        return tr(text)
    return in_sentence(tr(text, what)) if what == words.PIECE else tr(text, what)
