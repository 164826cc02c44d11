"""What the coach says: facts about a position and a move in whole sentences."""

from collections.abc import Callable

from gui.coach import facts
from gui.coach.facts import Fact
from gui.translation import in_sentence, plural, put_in, tr
from gui.words import naming, shown_moves
from gui.words.punctuation import sentences
from rules.coordinates import written_square
from rules.moves import DROP, dropped_kind, origin
from rules.position import Position

PLAY_ANYWAY, TAKE_BACK = tr("Play it anyway"), tr("Take it back")
LOOK_AT, LOOK_IN_HAND = tr("Look at the {piece} on {place}."), tr("Look at the {piece} in your hand.")
ASK_AGAIN = tr("Ask again for the move.")
PLAY = tr("Play {move}.")
NO_REASON = tr("The computer found {move} by looking ahead.")
NO_THREATS = tr("Nothing is threatened.")

_LOSSES = {
    facts.MATE: tr("That lets {move} give mate. Play it anyway?"),
    facts.ARRIVAL: tr("That lets the king win the game by arriving with {move}. Play it anyway?"),
    facts.STALEMATE: tr("That leaves no move after {move}, which loses. Play it anyway?"),
    facts.CAPTURE: tr("That leaves the {victim} to the {piece} on {place}. Play it anyway?"),
    facts.PROMOTES: tr("That lets the {piece} on {place} promote. Play it anyway?"),
}
_LOSES_TWO = tr("That leaves the {victim} and the {second} to the {piece} on {place}. Play it anyway?")

_THREATS = {
    facts.MATE: tr("{move} would be mate."),
    facts.ARRIVAL: tr("{move} would win the game."),
    facts.STALEMATE: tr("{move} would leave no move, which loses."),
    facts.CAPTURE: tr("The {piece} on {place} threatens the {victim} on {at}."),
    facts.PROMOTES: tr("The {piece} on {place} threatens to promote."),
    facts.CHECK: tr("The {piece} on {place} gives check."),
}

_REASONS = {
    facts.MATE: tr("{move} is mate."),
    facts.ARRIVAL: tr("{move} wins the game: the king arrives."),
    facts.STALEMATE: tr("{move} wins the game: no move is left."),
    facts.CHECK_FALLS: tr("{move} is check, and the {victim} on {at} falls."),
    facts.CHECK: tr("{move} is check."),
    facts.CAPTURE: tr("{move} wins the {victim}."),
    facts.TRADE: tr("{move} trades for the {victim}."),
    facts.PROMOTES: tr("{move} promotes the {piece}."),
    facts.THREATENS_MATE: tr("{move} threatens to win the game."),
    facts.FORK: tr("{move} attacks the {victim} on {at} and the {second} on {also}."),
    facts.THREATENS: tr("{move} threatens the {victim} on {at}."),
    facts.STOPS: tr("{move} stops what would lose the game."),
    facts.SAVES: tr("{move} saves the {victim} on {at}."),
    facts.ANSWERS: tr("{move} answers the check."),
    facts.CASTLES: tr("{move} castles."),
}

_FORCED_MATE = plural("{move} mates in {count}.")

Write = Callable[[Position, int], str]
"""How a move stands in a sentence."""

MOST_REASONS = 2
MOST_THREATS = 3


def loss(position: Position, move: int, fact: Fact) -> str:
    """Return what a move, not yet made, lets the other side do, and the question whether to play it."""
    words = words_after(position, move, fact)
    template = _LOSES_TWO if fact.code == facts.CAPTURE and len(fact.victims) > 1 else _LOSSES[fact.code]
    return put_in(template, **words)


def words_after(position: Position, move: int, fact: Fact, write: Write = shown_moves.of_move) -> dict[str, str]:
    """Return what the places in a sentence stand for that is about a fact after a move, which is not yet made."""
    position.make(move)
    try:
        return _words(position, fact, write)
    finally:
        position.unmake()


def threats(position: Position, found: list[Fact], against: int) -> str:
    """Return what is threatened in a position, the gravest first."""
    if not found:
        return NO_THREATS
    passing = position.side == against and found[0].code != facts.CHECK
    if passing:
        position.pass_turn()
    try:
        return sentences(*(put_in(_THREATS[fact.code], **_words(position, fact)) for fact in found[:MOST_THREATS]))
    finally:
        if passing:
            position.unmake()


def look_at(position: Position, move: int) -> str:
    """Return which piece a hint is about."""
    variant, tables = position.tables.variant, position.tables
    if move & DROP:
        return put_in(LOOK_IN_HAND, piece=in_sentence(naming.piece(tables.piece_of(int(dropped_kind(move))))))
    square = int(origin(move))
    name = in_sentence(naming.piece(tables.piece_of(int(position.board[square]))))
    return put_in(LOOK_AT, piece=name, place=written_square(variant, square))


def reasons(position: Position, move: int, found: list[Fact], write: Write = shown_moves.of_move) -> str:
    """Return why a move is good, its weightiest reasons first."""
    if not found:
        return put_in(NO_REASON, move=write(position, move))
    return sentences(*(_why_good(position, fact, write) for fact in found[:MOST_REASONS]))


def _why_good(position: Position, fact: Fact, write: Write) -> str:
    """Return one reason why a move is good."""
    words = _words(position, fact, write)
    if fact.code == facts.FORCED_MATE:
        return _FORCED_MATE(fact.worth, move=words["move"])
    return put_in(_REASONS[fact.code], **words)


def _words(position: Position, fact: Fact, write: Write = shown_moves.of_move) -> dict[str, str]:
    """Return what the places in a sentence stand for; the fact's move is to be made in the position."""
    tables = position.tables
    variant = tables.variant
    words = {
        "move": write(position, fact.move) if fact.move else "",
        "piece": in_sentence(naming.piece(tables.piece_of(fact.piece))),
        "place": written_square(variant, fact.place) if fact.place else "",
    }
    for (square, piece), (name, at) in zip(fact.victims, (("victim", "at"), ("second", "also")), strict=False):
        words[name] = in_sentence(naming.piece(tables.piece_of(piece)))
        words[at] = written_square(variant, square)
    return words
