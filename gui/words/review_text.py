"""What the review of a game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gui.coach.facts import Fact
from gui.words import coach_text
from rules import notation
from rules.position import Position
from rules.variant import Variant

CANCEL = "Cancel"
REVIEW_GAME = "Review"
FAILED = "The game could not be reviewed. {why}"
LYING = "The engine names moves that cannot be made here."
NO_MISTAKES = "The review has found no mistake from which something could be learned."
NO_REVIEW = "There is nothing to learn from before the game is reviewed."
NOT_YET = "There is nothing to learn from before the review is done."
NOTHING = "There is no move to review yet."
DONE = "The game is reviewed. Undoing takes the review out of the study again."
RUNNING = "Reviewing the game: {done} of {total} positions"
LEARN_AS = "Learn as {player}"
LEARN_FROM = "Learn from the mistakes of {player}"
ACCURACY = "{player}: accuracy {accuracy} %"
NONE_BAD = "no inaccuracy, mistake or blunder"
COUNTS = {
    "blunder": ("{count} blunder", "{count} blunders"),
    "mistake": ("{count} mistake", "{count} mistakes"),
    "inaccuracy": ("{count} inaccuracy", "{count} inaccuracies"),
}
BAD_MOVES = "Inaccuracies, mistakes and blunders"

GRAPH = "Winning chances: {words}"
GRAPH_AT = "{move}: {player} wins {chance} %"
GRAPH_START = "the start"
GRAPH_UNKNOWN = "{move}: not reviewed"
GRAPH_KEYS = "The arrow keys step through the game, Page Up and Page Down from one bad move to the next."
LEVELS = {"inaccuracy": "Inaccuracy", "mistake": "Mistake", "blunder": "Blunder"}

_HEADS = {
    "inaccuracy": "Inaccuracy: from {before} % to {after} %.",
    "mistake": "Mistake: from {before} % to {after} %.",
    "blunder": "Blunder: from {before} % to {after} %.",
}
_MISSED = "Missed: {better} mates at once."
_MISSED_IN = "Missed: {better} mates in {count}."
_LETS = {
    "mate": "It lets {move} give mate.",
    "arrival": "It lets the king win the game by arriving with {move}.",
    "stalemate": "It leaves no move after {move}, which loses.",
    "capture": "It leaves the {victim} to the {piece} on {place}.",
    "promotes": "It lets the {piece} on {place} promote.",
}
_LETS_IN_HAND = {"capture": "It leaves the {victim} to {move}.", "promotes": "It lets {move} promote."}
_LETS_TWO = "It leaves the {victim} and the {second} to the {piece} on {place}."
_BETTER = "Better was {move}."


class Scored(Protocol):
    """A bad move as gui.review has it."""

    @property
    def side(self) -> int:
        """The side that made it."""

    @property
    def level(self) -> str:
        """How bad it is."""

    @property
    def missed_mate(self) -> int:
        """In how many moves there was a mate, 0 for none."""


def remark(
    position: Position,
    move: int,
    judged: Scored,
    chances: tuple[float | None, float | None],
    lost: Fact | None,
    better: int,
    why: Sequence[Fact],
) -> str:
    """Return what is said of a bad move that is not yet made in a position, and of the one that was better.

    `chances` are the first player's before and after it, `lost` what it lets the other side win, `why` what the better
    move does.
    """
    said: list[str] = []
    before, after = (_percent(chance, judged.side) for chance in chances)
    if before != after:
        said.append(_HEADS[judged.level or "inaccuracy"].format(before=before, after=after))
    if lost is not None:
        said.append(_let(position, move, lost))
    if better:
        written = notation.written(position, better)
        if judged.missed_mate:
            template = _MISSED if judged.missed_mate == 1 else _MISSED_IN
            said.append(template.format(better=written, count=judged.missed_mate))
        elif why:
            said.append(_BETTER.format(move=written) + " " + coach_text.reasons(position, better, list(why)))
        else:
            said.append(_BETTER.format(move=written))
    return " ".join(said)


def _percent(chance: float | None, side: int) -> int:
    """Return a side's chance to win in percent."""
    first = 0.5 if chance is None else chance
    return round(100 * (1 - first if side else first))


def _let(position: Position, move: int, fact: Fact) -> str:
    """Return what a move, not yet made, lets the other side do."""
    words = coach_text.words_after(position, move, fact)
    if fact.code == "capture" and len(fact.victims) > 1 and fact.place:
        return _LETS_TWO.format(**words)
    templates = _LETS if fact.place or fact.code not in _LETS_IN_HAND else {**_LETS, **_LETS_IN_HAND}
    return templates[fact.code].format(**words)


def progress(done: int, total: int) -> str:
    """Return how far a review is."""
    return RUNNING.format(done=done, total=total)


def summary(player: str, accuracy: float | None, counts: Sequence[tuple[str, int]]) -> str:
    """Return how a player has played: accuracy, and how many bad moves of each level.

    >>> summary("White", 91.26, [("blunder", 1), ("mistake", 0), ("inaccuracy", 2)])
    'White: accuracy 91 %, 1 blunder, 2 inaccuracies'
    """
    words = [COUNTS[level][count != 1].format(count=count) for level, count in counts if count]
    known = "–" if accuracy is None else str(round(accuracy))
    return ", ".join([ACCURACY.format(player=player, accuracy=known), *(words or [NONE_BAD])])


def at(move: str, chance: float | None, variant: Variant, level: str = "") -> str:
    """Return what the graph says of a position: the move that has led there, and who wins how often."""
    name = move or GRAPH_START
    if level:
        name = f"{name}, {LEVELS[level].lower()}"
    if chance is None:
        return GRAPH_UNKNOWN.format(move=name)
    players = variant.appearance.players
    better = 0 if chance >= 0.5 else 1
    return GRAPH_AT.format(move=name, player=players[better], chance=_percent(chance, better))


# Several games

RUNNING_GAMES = "Reviewing game {number} of {count}"
BUSY = "Games are being reviewed. Cancel that first, or wait for its end."
STOPPED = "The review was cancelled. {kept}"
_REVIEWED = (
    "{count} game was reviewed, and is among your studies.",
    "{count} games were reviewed, and are among your studies.",
)
_LEFT_OUT = ("{count} game could not be reviewed.", "{count} games could not be reviewed.")


def reviewed(count: int, left_out: int = 0) -> str:
    """Return how many games were reviewed, and how many could not be.

    >>> reviewed(2, 1)
    '2 games were reviewed, and are among your studies. 1 game could not be reviewed.'
    """
    said = [_REVIEWED[count != 1].format(count=count)]
    said += [_LEFT_OUT[left_out != 1].format(count=left_out)] * bool(left_out)
    return " ".join(said)


# Learning from mistakes

BACK = "Back to the study"
HEADING = "Learn from your mistakes"
TASK = "{player} played {move} here. Find a better move."
TASK_MATE = "{player} played {move} here, and missed a mate in {count}. Find it."
TASK_MATE_AT_ONCE = "{player} played {move} here, and missed a mate at once. Find it."
COUNT = "{number} of {total}"
FOUND = "Found"
BEST, RIGHT = "That is the best move.", "That is as good as the best move."
SAME, SAME_WORDS = "The same again", "That is the move that was played."
WRONG = "Not this one"
WRONG_ANSWERED = "{reply} is an answer to it."
WRONG_WORDS = "There is something better."
NO_MATE = "That does not mate in {count}."
NO_MATE_AT_ONCE = "That does not mate."
SHOWN = "Solution"
SHOWN_NOTHING = "No better move is known."
NEXT, FINISH, TRY_AGAIN, SOLUTION, ONCE_MORE = "Next", "Finish", "Try again", "Solution", "Once more"
ENDED = "Done"
CHECKING = "Looking at this move…"
_ENDED_WORDS = ("You have found {found} of {total} better move.", "You have found {found} of {total} better moves.")


def task(player: str, move: str, mate: int) -> str:
    """Return what is asked where a bad move was made; `mate`: in so many moves there was a mate."""
    template = TASK_MATE if mate > 1 else TASK_MATE_AT_ONCE if mate else TASK
    return template.format(player=player, move=move, count=mate)


def wrong(reply: str, mate: int) -> str:
    """Return why a try is not right, by what answers it."""
    why = NO_MATE_AT_ONCE if mate == 1 else NO_MATE.format(count=mate) if mate else WRONG_WORDS
    return f"{WRONG_ANSWERED.format(reply=reply)} {why}" if reply else why


def found(number: int, total: int) -> str:
    """Return how many were found.

    >>> found(1, 1), found(2, 5)
    ('You have found 1 of 1 better move.', 'You have found 2 of 5 better moves.')
    """
    return _ENDED_WORDS[total != 1].format(found=number, total=total)
