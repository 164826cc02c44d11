"""Sentences for refusals."""

from collections.abc import Callable

from surajang.gui.kit.punctuation import listed, quoted
from surajang.gui.kit.translation import in_sentence, number, put_in, tr
from surajang.gui.words import naming
from surajang.rules import language
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason


def sentence(reason: Reason, key: Callable[[str], str] = quoted) -> str:
    """Return a reason's sentence in the window's language; `key` words a key of a definition."""
    return language.sentence(reason, language.Language(_say, number, listed, _piece, put_in, quoted, key))


def _say(text: str, what: str) -> str:
    """Translate a sentence, or a name within one."""
    return tr(text) if what == language.SENTENCE else tr(text, what)


def _piece(piece: Piece) -> str:
    return in_sentence(naming.piece(piece))
