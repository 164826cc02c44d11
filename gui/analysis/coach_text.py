"""The coach's questions and warnings, in whole sentences; `reason_text` says why a move is good."""

from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis.move_facts import Fact, made
from surajang.gui.analysis.reason_text import words_of
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.translation import Text, in_sentence, tr
from surajang.gui.words import naming
from surajang.rules.coordinates import written_square
from surajang.rules.moves import DROP, PROMOTION, TWICE, dropped_kind, origin, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import Position

_SQUARES = 0xFFFF
"""The bits of a move that hold its start and end squares."""

PLAY_ANYWAY, TAKE_BACK = Text("Play it anyway"), Text("Take it back")
LOOK_IN_HAND = Text("Look at the {piece} in your hand.")
ASK_AGAIN = Text("Ask again to see the move.")
NO_THREATS = Text("Nothing is threatened.")

_LOSSES = {
    facts.MATE: Text("That allows mate with {move}. Play it anyway?"),
    facts.ARRIVAL: Text("That allows {move}, which wins the game by arriving. Play it anyway?"),
    facts.LETS_ARRIVE: Text("That lets the {piece} on {place} win the game by arriving. Play it anyway?"),
    facts.STALEMATE: Text("That leaves you no legal move after {move}, which loses. Play it anyway?"),
    facts.CAPTURE: Text("That lets the {piece} on {place} take the {victim}. Play it anyway?"),
    facts.PROMOTES: Text("That lets the {piece} on {place} promote. Play it anyway?"),
}
_LOSES_TWO = Text("That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?")

_THREATS = {
    facts.MATE: Text("{move} would be mate."),
    facts.ARRIVAL: Text("{move} would win the game."),
    facts.STALEMATE: Text("{move} would leave no legal move, which loses."),
    facts.CAPTURE: Text("The {piece} on {place} threatens the {victim} on {at}."),
    facts.PROMOTES: Text("The {piece} on {place} threatens to promote."),
    facts.CHECK: Text("The {piece} on {place} gives check."),
}

MAX_THREATS = 3


def loss(position: Position, move: int, fact: Fact) -> str:
    """Return what a move, not yet made, allows the other side, and the question whether to play it."""
    with made(position, move):
        words = words_of(position, fact)
    template = _LOSES_TWO if fact.code == facts.CAPTURE and len(fact.victims) > 1 else _LOSSES[fact.code]
    return template(**words)


def threats(position: Position, found: list[Fact], against: int) -> str:
    """Return the threats in a position, the gravest first."""
    if not found:
        return NO_THREATS()
    passing = position.side == against and found[0].code != facts.CHECK
    if passing:
        position.pass_turn()
    try:
        return sentences(*(_THREATS[fact.code](**words_of(position, fact)) for fact in found[:MAX_THREATS]))
    finally:
        if passing:
            position.unmake()


def look_at(position: Position, move: int) -> str:
    """Return which piece a hint is about."""
    variant, tables = position.tables.variant, position.tables
    if move & DROP:
        return LOOK_IN_HAND(piece=in_sentence(naming.piece(tables.piece_of(int(dropped_kind(move))))))
    square = int(origin(move))
    name = in_sentence(naming.piece(tables.piece_of(int(position.board[square]))))
    return tr("Look at the {piece} on {place}.", piece=name, place=written_square(variant, square))


def promotion(position: Position, move: int, moves: list[int]) -> str:
    """Return whether a hint's move promotes where it need not; "" for others. `moves` are the legal ones."""
    alike = [other for other in moves if other & _SQUARES == move & _SQUARES and not other & (DROP | TWICE)]
    if move & (DROP | TWICE) or len(alike) < 2 or not any(other & PROMOTION for other in alike):
        return ""
    if not move & PROMOTION:
        return tr("Do not promote it.")
    tables = position.tables
    promoted = tables.piece_of(int(tables.choice[position.board[origin(move)] * MAX_CHOICES + via(move)]))
    return tr("Promote it to {piece}.", piece=in_sentence(naming.piece(promoted)))
