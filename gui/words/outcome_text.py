"""Results, reasons and warnings in words for people."""

from rules.game import DRAW, FIRST_WINS, Outcome
from rules.variant import CHECKMATE, PERPETUAL_CHECK, REPETITION, STALEMATE, Variant

REASONS = {
    CHECKMATE: "{loser} is checkmated.",
    PERPETUAL_CHECK: "{loser} gave check with every move while the position repeated, and so loses.",
    "resignation": "{loser} resigns.",
    "time": "{loser}'s time is up.",
    "abandoned": "The game was abandoned.",
    "agreement": "Both players agreed to it.",
}
REPLAY = "The rules ask for another game after a draw by repetition, with colours swapped."


def try_level(name: str) -> str:
    """Return the offer to play against another level."""
    return f"Play {name}"


def heading(outcome: Outcome, variant: Variant) -> str:
    """Return the result in a few words: `White wins`, `Draw`."""
    if outcome.result == DRAW:
        return "Draw"
    if not outcome.over:
        return ""
    return f"{variant.appearance.players[0 if outcome.result == FIRST_WINS else 1]} wins"


def explanation(outcome: Outcome, variant: Variant, side: int, players: tuple[str, str]) -> str:
    """Return why the game ended, in a sentence; `side` is the one to move in the last position, `players` are what to
    call each."""
    winner = 0 if outcome.result == FIRST_WINS else 1
    if outcome.reason == STALEMATE:
        if outcome.result == DRAW:
            return f"{players[side]} has no legal move and is not in check: stalemate."
        return f"{players[side]} has no legal move, which loses in this game."
    if outcome.reason == REPETITION:
        text = f"The position has occurred for the {ordinal(variant.repetition.count)} time."
        return f"{text} {REPLAY}" if variant.repetition.replay_swapped else text
    arrived = outcome.reason == variant.end.arrival_reason != ""
    template = variant.end.arrival_sentence if arrived else REASONS.get(outcome.reason, "")
    return template.format(winner=players[winner], loser=players[1 - winner])


def repetition_warning(word: str, variant: Variant, side: int, players: tuple[str, str]) -> str:
    """Return what a move that repeats the position would do; `word` is Game.repetition_of's, `side` the mover, and
    `players` are what to call each."""
    times = f"This would be the {ordinal(variant.repetition.count)} time that this position occurs"
    if word == "loss":
        return f"{times}: {players[side]} would have given check with every move, and lose."
    if word == "win":
        return f"{times}: {players[1 - side]} has given check with every move, and would lose."
    return f"{times}: the game would end as a draw."


def player(name: str, side: int, variant: Variant) -> str:
    """Return a player's name with the colour, or the colour alone for who has no name."""
    colour = variant.appearance.players[side]
    if not name:
        return colour
    return f"{name[:-1]}, {colour})" if name.endswith(")") else f"{name} ({colour})"


def ordinal(number: int) -> str:
    """Return `third`, `fourth` and so on."""
    names = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}
    return names.get(number, f"{number}th")
