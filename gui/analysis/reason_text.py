"""Why a move or a line is good, in whole sentences: the facts of `move_facts`, `tactics` and `line_facts` in words."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace

from surajang.gui.analysis import line_facts as lines
from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis import position_facts as places
from surajang.gui.analysis import tactics
from surajang.gui.analysis.move_facts import Fact, made, passed
from surajang.gui.kit.punctuation import counted, listed, sentences
from surajang.gui.kit.translation import Text, in_sentence, plural, tr
from surajang.gui.words import naming, shown_moves
from surajang.rules.coordinates import written_square
from surajang.rules.position import Position

NO_REASON = Text("{move} wins nothing at once; the computer prefers it after looking several moves ahead.")

_SENTENCES = {
    facts.MATE: Text("{move} is mate."),
    facts.ARRIVAL: Text("{move} wins the game by arriving."),
    facts.STALEMATE: Text("{move} wins the game: no legal move is left."),
    lines.BLOCKED_MATE: Text("{move} mates: whatever is dropped in between is captured."),
    tactics.DOUBLE_CHECK: Text("{move} is double check."),
    tactics.UNCOVERS_CHECK: Text("{move} uncovers a check by the {piece} on {place}."),
    tactics.SCREENS_CHECK: Text("{move} makes a screen for the {piece} on {place}, which gives check."),
    tactics.PROTECTED: Text("The {piece} on {place} protects the {victim} on {at}."),
    tactics.SMOTHERED: Text("Its own pieces leave the king no square."),
    tactics.PINNED: Text("The {victim} on {at} is pinned by the {piece} on {place} and cannot capture."),
    tactics.NO_BLOCK: Text("Nothing can be put in between."),
    tactics.UNGUARDS: Text("After {move}, the {piece} no longer protects the {victim} on {at}."),
    tactics.UNCOVERS: Text("After {move}, the {piece} no longer covers {squares}."),
    tactics.OVERLOADED: Text(
        "The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}."
    ),
    tactics.LURES: Text("{move} gives up the {piece} to draw the king to {at}."),
    tactics.PINS: Text("{move} pins the {victim} on {at}: the {second} on {also} is behind it."),
    tactics.PINS_TO_KING: Text("{move} pins the {victim} on {at}: the king is behind it."),
    tactics.SKEWERS: Text("{move} attacks the {victim} on {at}, and behind it the {second} on {also}."),
    lines.FORCED: Text("{move} is the only answer."),
    lines.KING_MUST_MOVE: Text("{move} forces the king to move."),
    lines.GIVES_UP: Text("{move} gives up the {piece}."),
    lines.DROPS_CAPTURED: Text("What {move} captures is dropped later."),
    lines.TAKES_COVER: Text("{move} captures the {victim}, which covered {squares}."),
    lines.KING_FORK: Text("{move} attacks the king and the {victim} on {at}."),
    lines.KING_SKEWER: Text("{move} is check, and the {victim} on {at} is behind the king."),
    lines.OPENS: Text("{move} opens the line of the {piece} on {place} to the {victim} on {at}."),
    lines.TAKES_GUARD: Text("{move} captures the {victim}, which protected the {second} on {also}."),
    lines.DOUBLE_CAPTURE: Text("{move} captures the {victim} and the {second} in one move."),
    lines.UNPROTECTED: Text("{move} captures the {victim}, and nothing can recapture."),
    lines.PAYS: Text("{move} captures the {victim}, which is worth more than the {piece}."),
    lines.OUTNUMBERED: Text("{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}."),
    lines.ONLY_LEGAL: Text("{move} is the only legal move."),
    lines.TAKES_CHECKER: Text("{move} captures the {victim} that gives check."),
    lines.BLOCKS_CHECK: Text("{move} blocks the check by the {victim} on {at}."),
    lines.OTHERS_LOSE: Text("Every other move loses the game at once, or more than a pawn."),
    lines.STOPS_MATE: Text("{move} prevents {then}, which would win the game."),
    lines.LEAVES: Text("{move} takes the {piece} away from the {victim} on {at}, which it protected."),
    lines.LETS_THROUGH: Text("{move} opens the line of the {piece} on {place} to the {victim} on {at}."),
    places.KEEPS_PROTECTED: Text("{move} keeps the {victim} on {at} protected; {then} leaves it unprotected."),
    places.KING_SAFER: Text("Fewer squares beside {player}'s king are attacked after {move} than after {then}."),
    places.KING_SHELTERED: Text("{player}'s king has more of its own pieces beside it after {move} than after {then}."),
    places.KING_CHASED: Text("{move} attacks more squares beside {player}'s king than {then} does."),
    places.MORE_ROOM: Text("{player}'s pieces have more squares to go to after {move} than after {then}."),
    places.LESS_ROOM: Text("{player}'s pieces have fewer squares to go to after {move} than after {then}."),
    facts.CHECK_FALLS: Text("{move} is check, and the {victim} on {at} falls."),
    facts.CHECK: Text("{move} gives check."),
    facts.CAPTURE: Text("{move} wins the {victim}."),
    facts.TRADE: Text("{move} trades {given} for {won}."),
    facts.PROMOTES: Text("{move} promotes the {piece}."),
    facts.THREATENS_MATE: Text("{move} threatens {then}, which would win the game."),
    facts.FORK: Text("{move} attacks the {victim} on {at} and the {second} on {also}."),
    facts.THREATENS: Text("{move} threatens the {victim} on {at}."),
    facts.STOPS: Text("{move} prevents the loss of the game."),
    facts.SAVES: Text("{move} saves the {victim} on {at}."),
    facts.ANSWERS: Text("{move} gets out of check."),
    facts.CASTLES: Text("{move} castles."),
}
_COVERED = Text("{squares} ({piece} on {place})", "squares that a piece covers")
_WINS_AND_GIVES = Text("This line wins {won} and gives up {given}.")
_ONE = Text("a {piece}", "a piece that is won or given up"), Text("an {piece}", "a piece that is won or given up")
_ANOTHER = Text("another {piece}", "of the same kind")
_AND = Text("{first} and {second}", "the last two pieces of a list")
_TIMES = plural("{count} times")
_FORCED_MATE = plural("{move} mates in {count}.")

Write = Callable[[Position, int], str]
"""Writes a move of a position for a sentence."""

MAX_REASONS = 2

_WON = (*facts.WINS, lines.BLOCKED_MATE)

_CAPTURES = frozenset(
    (
        lines.DOUBLE_CAPTURE,
        lines.UNPROTECTED,
        lines.PAYS,
        lines.OUTNUMBERED,
        lines.TAKES_GUARD,
        lines.TAKES_CHECKER,
        facts.CAPTURE,
        facts.TRADE,
    )
)
"""The codes for captures; one of them is enough."""


def reasons(
    position: Position,
    line: Sequence[int],
    found: Sequence[Fact],
    write: Write = shown_moves.of_move,
    most: int = MAX_REASONS,
) -> str:
    """Return why a line is good, the weightiest reasons first; for a win also how, and why it is one.

    Facts that are plain on the board, such as a check, are named only if there are no others. `most`: the number of
    sentences, not counting the last move of a winning line.
    """
    if not found:
        return NO_REASON(move=write(position, line[0]))
    last = len(line) - 1
    wins = any(fact.code in _WON for fact in found)
    ends = [fact for fact in found if wins and fact.ply == last]
    found = [fact for fact in found if fact.code not in lines.WEAK] or found
    captures = [fact for fact in found if fact.code in _CAPTURES]
    begins = [fact for fact in found if fact not in ends and fact not in captures[1:]]
    covers = [fact for fact in found if fact.code == tactics.CONFINED]
    chosen = [*begins[: 1 if ends else most + len(covers)], *ends]
    parts = [sentence(position, line, fact, write) for fact in chosen if fact not in covers]
    return sentences(*parts, _confined(position, line, covers) if covers else "")


def sentence(position: Position, line: Sequence[int], fact: Fact, write: Write = shown_moves.of_move) -> str:
    """Return a fact about a line that begins in a position as a sentence."""
    with lines.played(position, line[: fact.ply]):
        words = words_of(position, fact, write)
    if fact.code == facts.FORCED_MATE:
        return _FORCED_MATE(fact.worth, move=words["move"])
    if fact.code == facts.MATE and fact.ply:
        with lines.played(position, line[: fact.ply - 1]):
            return tr("After {reply}, {move} is mate.", reply=write(position, line[fact.ply - 1]), **words)
    if fact.code == lines.LINE_WINS:
        return _won(position, fact)
    code = facts.TRADE if fact.code == facts.CAPTURE and fact.pieces else fact.code
    return _SENTENCES[code](**words)


def words_of(position: Position, fact: Fact, write: Write = shown_moves.of_move) -> dict[str, str]:
    """Return the words for the fields of a sentence, in the position before the fact's move."""
    variant = position.tables.variant
    words = {
        "move": write(position, fact.move) if fact.move else "",
        "piece": _name(position, fact.piece),
        "place": written_square(variant, fact.place) if fact.place else "",
        "squares": listed(written_square(variant, square) for square in fact.squares),
    }
    for (square, piece), (name, at) in zip(fact.victims, (("victim", "at"), ("second", "also")), strict=False):
        words[name] = _name(position, piece)
        words[at] = written_square(variant, square) if square else ""
    if fact.then:
        words["then"] = _then(position, fact, write)
    if fact.code == lines.OUTNUMBERED:
        words["attackers"], words["protectors"] = map(_times, fact.pieces)
    if fact.code in (facts.TRADE, facts.CAPTURE):
        words["given"] = _some(position, fact.pieces or [fact.piece])
        words["won"] = _some(position, [piece for _, piece in fact.victims])
    if fact.code in places.CODES:
        enemy = fact.code in (places.KING_CHASED, places.LESS_ROOM)
        words["player"] = naming.player(variant, int(position.side) ^ enemy)
    return words


def _then(position: Position, fact: Fact, write: Write) -> str:
    """Return the second move of a fact: one that either side threatens, or an alternative."""
    if fact.code in places.CODES:
        return write(position, fact.then)
    with ExitStack() as stack:
        if fact.code == facts.THREATENS_MATE:
            stack.enter_context(made(position, fact.move))
        stack.enter_context(passed(position))
        return write(position, fact.then)


def _name(position: Position, piece: int) -> str:
    return in_sentence(naming.piece(position.tables.piece_of(piece))) if piece else ""


def _some(position: Position, pieces: Sequence[int]) -> str:
    """Return pieces as a list in a sentence: "a marshal, a pawn and another pawn"."""
    names = [_name(position, piece) for piece in pieces]
    parts = [
        _ANOTHER(piece=name) if name in names[:place] else _ONE[naming.takes_an(name)](piece=name)
        for place, name in enumerate(names)
    ]
    return _AND(first=listed(parts[:-1]), second=parts[-1]) if len(parts) > 1 else listed(parts)


def _times(count: int) -> str:
    """Return how often, in words for the smallest numbers."""
    return tr("once") if count == 1 else tr("twice") if count == 2 else _TIMES(count)


def _confined(position: Position, line: Sequence[int], covers: Sequence[Fact]) -> str:
    """Return the sentence on the pieces that cover the squares around a king at the end of a line."""
    with lines.played(position, line):
        words = [words_of(position, replace(fact, move=0)) for fact in covers]
    return tr("The king has no escape square: {covered}.", covered=counted(_COVERED(**each) for each in words))


def _won(position: Position, fact: Fact) -> str:
    """Return the sentence on the pieces that a line wins and gives up."""
    won = _some(position, [piece for _, piece in fact.victims])
    given = _some(position, fact.pieces)
    return _WINS_AND_GIVES(won=won, given=given) if given else tr("This line wins {won}.", won=won)
