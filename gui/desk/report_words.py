"""The words of a report on a game (engine.playtest.sections) in the window's language."""

from surajang.engine.playtest.record import TOO_LONG
from surajang.engine.playtest.sections import Words
from surajang.engine.playtest.texts import REASONS
from surajang.gui.kit.punctuation import beginning, listed, percent, sentences
from surajang.gui.kit.translation import in_sentence, number, tr
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.rules.variant import Variant


def words_for(variant: Variant) -> Words:
    """Return the words for a game."""

    def say(text: str, **values: object) -> str:
        return tr(text, **values)

    def reason(code: str) -> str:
        if code == TOO_LONG:
            return tr(REASONS[TOO_LONG])
        if variant.end.arrival and code == variant.end.arrival_reason:
            return beginning(naming.arrival(variant))
        return outcome_text.reason(code)

    return Words(
        say,
        number,
        percent,
        listed,
        sentences,
        naming.piece,
        in_sentence,
        reason,
        lambda written, side: shown_moves.shown(variant, written, side),
        lambda written: shown_moves.shown(variant, written, 0),
    )
