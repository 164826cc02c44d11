"""Texts of results, reasons and warnings."""

import re

from surajang.gui.kit.punctuation import bracketed, sentences
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import Text, plural, put_in, tr
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.codes import WHITE
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED, Outcome
from surajang.rules.special_rules import CHECKMATE, MOVE_LIMIT, PERPETUAL_CHECK, REPETITION, STALEMATE
from surajang.rules.tables import ONLY_AHEAD, tables_of
from surajang.rules.variant import Variant

REASONS = {
    CHECKMATE: Text("{loser} is checkmated."),
    PERPETUAL_CHECK: Text("{loser} gave check with every move while the position repeated, and therefore loses."),
    "resignation": Text("{loser} resigns."),
    "time": Text("{loser}'s time is up."),
    "abandoned": Text("The game was abandoned."),
    "agreement": Text("The players agreed to a draw."),
}
OCCURRED = {
    2: Text("The position has occurred for the second time."),
    3: Text("The position has occurred for the third time."),
    4: Text("The position has occurred for the fourth time."),
}
WOULD_OCCUR = {
    2: Text("This would be the second time that this position occurs."),
    3: Text("This would be the third time that this position occurs."),
    4: Text("This would be the fourth time that this position occurs."),
}
"""By the number of occurrences of a position; these suffice for most games."""

WOULD_OCCUR_OFTEN = Text("With this move, the position would have occurred {count:,} times.")

UNCHANGED = plural(
    "In {count:,} move of each player there was no capture, drop, promotion or move of a pawn.",
    "In {count:,} moves of each player there was no capture, drop, promotion or pawn move.",
)

UNCHANGED_BUT_FOR_PAWNS = plural(
    "In {count:,} move of each player there was no capture, drop or promotion.",
    "In {count:,} moves of each player there was no capture, drop or promotion.",
)
"""For games without pawns, or whose pawns may have moved there and back."""

REPLAY = Text("After a draw by repetition, the rules call for another game with sides swapped.")

UNFINISHED = Text("Unfinished")

_PLAYERS = re.compile(r"\{(?:winner|loser)(?::[^{}]*)?\}")
"""A player in the sentence for an arrival, with the form asked for."""

RESULTS = (UNDECIDED, FIRST_WINS, SECOND_WINS, DRAW)
"""Results, in the order of their numbers in lists of games."""


def shown_result(result: str) -> str:
    """Return a result of files as it is shown: "1–0", "½–½"."""
    return result.replace("1/2", "½").replace("-", "–")


SHORT_REASONS = {
    CHECKMATE: Text("Checkmate"),
    STALEMATE: Text("Stalemate"),
    REPETITION: Text("Repetition"),
    MOVE_LIMIT: Text("Too long without progress"),
    PERPETUAL_CHECK: Text("Perpetual check"),
    "resignation": Text("Resignation"),
    "time": Text("Time"),
    "agreement": Text("Agreement"),
    "abandoned": Text("Abandoned"),
    "": Text("Not stated"),
}


def heading(outcome: Outcome, variant: Variant, names: tuple[str, str] = ("", "")) -> str:
    """Return the result in a few words: `White wins`, `Draw`; with the players' names from a file, `Ann wins`."""
    if outcome.result == DRAW:
        return tr("Draw")
    if not outcome.over:
        return ""
    winner = 0 if outcome.result == FIRST_WINS else 1
    name = names[winner]
    if name == naming.YOU:
        return tr("You win")
    if name and not naming.is_of_side(name, variant, winner):
        return tr("{player} wins", "the name of a person or a program", player=naming.without_level(shortened(name)))
    return tr("{player} wins", player=naming.player(variant, winner))


def explanation(outcome: Outcome, variant: Variant, side: int, players: tuple[str, str]) -> str:
    """Return a sentence for why the game ended; `side` is to move at the end, `players` are the names of both."""
    winner = 0 if outcome.result == FIRST_WINS else 1
    if outcome.reason == STALEMATE:
        if outcome.result == DRAW:
            return tr("{player} has no legal move and is not in check: stalemate.", player=players[side])
        return tr("{player} has no legal move, which loses in this game.", player=players[side])
    if outcome.reason == REPETITION:
        count = variant.repetition.count
        text = OCCURRED[count]() if count in OCCURRED else tr("The position has occurred {count:,} times.", count=count)
        return sentences(text, REPLAY() if variant.repetition.replay_swapped and outcome.result == DRAW else "")
    if outcome.reason == MOVE_LIMIT:
        codes = [variant.kinds[piece.symbol] | WHITE for piece in variant.pieces if piece.pawn]
        pawns_ahead = bool(codes) and all(tables_of(variant).pawn[code] == ONLY_AHEAD for code in codes)
        return (UNCHANGED if pawns_ahead else UNCHANGED_BUT_FOR_PAWNS)(variant.end.move_limit)
    arrived = outcome.reason == variant.end.arrival_reason != ""
    if arrived:
        return _with_players(naming.arrival_sentence(variant), players[winner], players[1 - winner])
    reason = REASONS.get(outcome.reason)
    return reason(loser=players[1 - winner]) if reason is not None else ""


def _with_players(text: str, winner: str, loser: str) -> str:
    """Return a sentence of a game's definition with the players' names; it may have other braces."""
    return _PLAYERS.sub(lambda field: put_in(field[0], winner=winner, loser=loser), text)


def repetition_warning(word: str, variant: Variant, side: int, players: tuple[str, str]) -> str:
    """Return the warning for a move that repeats the position.

    `word` is from Game.repetition_of, `side` is to move, `players` are the names of both.
    """
    count = variant.repetition.count
    times = WOULD_OCCUR[count]() if count in WOULD_OCCUR else WOULD_OCCUR_OFTEN(count=count)
    if word != "draw" and variant.repetition.to_move:
        win, lose = Text("{player} would win the game."), Text("{player} would lose the game.")
        then = (win if word == "win" else lose)(player=players[side])
    elif word == "loss":
        then = tr("{player} would have given check with every move, and lose.", player=players[side])
    elif word == "win":
        then = tr("{player} has given check with every move, and would lose.", player=players[1 - side])
    else:
        then = tr("The game would end as a draw.")
    return sentences(times, then)


def player(name: str, side: int, variant: Variant) -> str:
    """Return a player's name from a file with the colour, or only the colour if there is no name."""
    colour = naming.player(variant, side)
    return naming.somebody(shortened(name), colour) if name else colour


def reason(code: str) -> str:
    """Return the reason why a game ended in a word or two."""
    return SHORT_REASONS[code]() if code in SHORT_REASONS else code[:1].upper() + code[1:]


def ended(result: int, code: str) -> str:
    """Return a game's end, by the number of its result (0 for none)."""
    if not result:
        return UNFINISHED()
    return bracketed(shown_result(RESULTS[result]), reason(code) if code else "")


def result_in_words(result: int, variant: str, names: tuple[str, str] = ("", "")) -> str:
    """Return a result in words, by its number (0 for none); `names` are the players' names from a file."""
    game = catalogue.find(variant)
    if result and game is not None:
        return heading(Outcome(RESULTS[result], ""), game, names)
    return ended(result, "")
