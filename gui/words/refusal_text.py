"""Sentences for refusals."""

from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.translation import fitted, in_sentence, number, tr
from surajang.rules import words
from surajang.rules.reasons import Reason


def sentence(reason: Reason) -> str:
    """Return a reason's sentence in the window's language."""
    return fitted(words.sentence(reason, words.Language(_say, number, listed)))


def _say(text: str, what: str) -> str:
    """Translate a sentence, or a name within one."""
    if what == words.SENTENCE:
        return tr(text)
    return in_sentence(tr(text, what)) if what == words.PIECE else tr(text, what)
