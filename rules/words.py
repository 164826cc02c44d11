"""The sentences for `rules.reasons`, whole and in one place, so that each can be translated as one."""

from typing import Final

from rules.game import Game
from rules.notation import written_square
from rules.reasons import Reason, Value
from rules.refusal import why_not_written
from rules.variant import Piece, Variant

SENTENCES: Final[dict[str, str]] = {
    "text": "{text}.",
    # whose turn it is
    "game over": "The game is over: {text}.",
    "setup first": "{player} chooses a setup first.",
    "not your turn": "It is {player}'s turn.",
    "repetition": "The position would be repeated once too often, which is forbidden.",
    # moves on the board
    "no piece": "There is no piece on this square.",
    "off the board": "That is no square of the board.",
    "own piece there": "Your own {other} stands there.",
    "going nowhere": "A move has to go somewhere.",
    "no room to pass": "The {piece} passes only beside an empty square.",
    "cannot pass": "Passing is not possible now.",
    "not its movement": "The {piece} does not move like that.",
    "in the way": "The {other} is in the way.",
    "does not capture so": "The {piece} does not capture that way.",
    "goes so to capture": "The {piece} goes that way only to capture.",
    "spared": "The {piece} may not capture this {other}.",
    "hops to capture": "The {piece} hops only to capture.",
    "needs a screen": "The {piece} captures only over a piece in between.",
    "one screen": "The {piece} captures over exactly one piece.",
    "no screen": "The {piece} may not hop over this {other}.",
    "moves otherwise here": "In its own {text} the {piece} does not move like that.",
    "stops at the wall": "The {piece} stops where it enters its own {text}.",
    # promotion
    "must promote": "The {piece} must promote there.",
    "does not promote": "The {piece} does not promote.",
    "outside the zone": "The {piece} promotes only in the promotion zone.",
    "promoted too often": "The limit for the {other} is {number} on the board.",
    # drops
    "not in hand": "{player} has no {piece} in hand.",
    "drop on a piece": "A piece is dropped on an empty square.",
    "drop on the last rank": "The {piece} may not be dropped on the last rank.",
    "drop on the first rank": "The {piece} may not be dropped on its first rank.",
    "drop on an outer rank": "The {piece} may not be dropped on the first or the last rank.",
    "drop too far": "The {piece} may be dropped on its first {number} ranks only.",
    "drop on this square": "The {piece} may not be dropped on this square.",
    "too many on the board": "The limit for the {piece} is {number} on the board.",
    "two on a file": "Your {piece} stands on this file already.",
    "drop gives mate": "A dropped {piece} may not give checkmate.",
    # castling
    "no rook at home": "Castling that way needs your {piece} on {square}.",
    "has moved": "The king or this {piece} has moved before.",
    "castling through pieces": "There are pieces between the king and the {piece}.",
    "castling out of check": "Nobody castles out of check.",
    "castling through check": "The king would cross or land on a square attacked by the {other} on {square}.",
    "cannot castle": "Castling is not possible now.",
    # the king's safety
    "facing kings": "The kings would face each other with nothing between them.",
    "into check": "The king would be attacked by the {other} on {square}.",
    "in check": "Your king is in check from the {other} on {square}.",
    "drop opens": "This would let the {other} on {square} attack your king.",
    "pinned": "The {piece} is pinned: your king would be attacked by the {other} on {square}.",
}


def sentence(reason: Reason) -> str:
    """Return what a reason says, as one sentence for people."""
    words = {name: _word(reason.variant, name, value) for name, value in reason.values.items()}
    return SENTENCES[reason.code].format(**words)


def why_no_move(game: Game, text: str) -> str:
    """Return why a text is no legal move here, as a sentence; an empty text if it is one."""
    reason = why_not_written(game, text)
    return sentence(reason) if reason else ""


def _word(variant: Variant, name: str, value: Value) -> str:
    """Return how a sentence names one of a reason's values."""
    if isinstance(value, Piece):
        return value.name.lower()
    if isinstance(value, int) and name == "square":
        return written_square(variant, value)
    if isinstance(value, int) and name == "player":
        return variant.appearance.players[value]
    return str(value)
