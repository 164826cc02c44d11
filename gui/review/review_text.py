"""Texts of the review of a game."""

from __future__ import annotations

from collections.abc import Sequence

from surajang.gui.analysis import reason_text
from surajang.gui.analysis.move_facts import Fact, made
from surajang.gui.document.glyphs import BY_NAG
from surajang.gui.kit.punctuation import described, percent, sentences
from surajang.gui.kit.translation import Text, in_sentence, plural, put_in, tr
from surajang.gui.review.remarks import Findings
from surajang.gui.review.review import NAGS, Judged
from surajang.gui.words import naming, outcome_text
from surajang.rules import notation
from surajang.rules.position import Position
from surajang.rules.variant import Variant

REVIEW_GAME = Text("Review")
NO_MISTAKES = Text("The review found no mistakes to learn from.")
NO_REVIEW = Text("Review the game first to learn from its mistakes.")
NOTHING = Text("There are no moves to review yet.")
DONE = Text("The game has been reviewed. Undo removes the review from the study.")
ACCURACY = Text("{player}: accuracy {accuracy}")
COUNTS = {
    "blunder": plural("{count} blunder", "{count} blunders"),
    "mistake": plural("{count} mistake", "{count} mistakes"),
    "inaccuracy": plural("{count} inaccuracy", "{count} inaccuracies"),
}

_KNOWN = plural("Opening known up to {move} (1 game)", "Opening known up to {move} ({count:,} games)")

GRAPH_AT = Text("{move}: {player}'s winning chance {chance}")
LEVELS = {"inaccuracy": Text("Inaccuracy"), "mistake": Text("Mistake"), "blunder": Text("Blunder")}

_HEADS = {
    "inaccuracy": Text("Inaccuracy: {player}'s winning chance {before} → {after}."),
    "mistake": Text("Mistake: {player}'s winning chance {before} → {after}."),
    "blunder": Text("Blunder: {player}'s winning chance {before} → {after}."),
}
_MISSED_IN = plural("Missed: {better} mates in {count}.")
_LETS = {
    "mate": Text("It lets {move} give mate."),
    "arrival": Text("It allows {move}, which wins the game by arriving."),
    "stalemate": Text("It leaves no move after {move}, which loses."),
    "capture": Text("It lets the {piece} on {place} take the {victim}."),
    "promotes": Text("It lets the {piece} on {place} promote."),
}
_LETS_IN_HAND = {"capture": Text("It loses the {victim} to {move}."), "promotes": Text("It lets {move} promote.")}
_ALLOWS_MATE = plural("It allows mate in {count}, beginning with {answer}.")


def remark(position: Position, judged: Judged, found: Findings) -> str:
    """Return the remark on a bad move that is not yet made in a position, and on the better one.

    It goes into a file, where moves do not depend on the language.
    """
    parts: list[str] = []
    before, after = (_percent(chance, judged.side) for chance in found.chances)
    if before != after:
        player = naming.player(position.tables.variant, judged.side)
        parts.append(_HEADS[judged.level or "inaccuracy"](player=player, before=before, after=after))
    parts += _wrong_with_it(position, judged.side, found)
    if found.better:
        parts += _better(position, judged, found)
    return sentences(*parts)


def _percent(chance: float | None, side: int) -> str:
    """Return a side's winning chance by that of the first player."""
    first = 0.5 if chance is None else chance
    return percent(1 - first if side else first)


def _wrong_with_it(position: Position, side: int, found: Findings) -> list[str]:
    """Return what a move, not yet made, allows or gives away."""
    variant = position.tables.variant
    move = found.move
    if found.outcome.over:
        return [outcome_text.explanation(found.outcome, variant, 1 - side, naming.players(variant))]
    given = [reason_text.sentence(position, (move,), fact, notation.written) for fact in found.given]
    if found.lost is not None:
        return [_let(position, move, found.lost), *given]
    if not found.answers:
        return []
    with made(position, move):
        answer = notation.written(position, found.answers[0])
        mates = len(found.answers) == 2 * found.mate - 1
        allows = found.allows if mates else found.strong(found.allows)
        if found.mate:
            parts = [_ALLOWS_MATE(found.mate, answer=answer)]
        else:
            parts = [tr("It allows {answer}.", answer=answer)] if allows or given else []
        if allows:
            parts.append(reason_text.reasons(position, found.answers, allows, notation.written))
    return [*parts, *given]


def _better(position: Position, judged: Judged, found: Findings) -> list[str]:
    """Return the better move, and why it is better."""
    written = notation.written(position, found.better[0])
    why = found.strong(found.why)
    reasons = [reason_text.reasons(position, found.better, why, notation.written)] if why else []
    reasons += [reason_text.sentence(position, found.better, fact, notation.written) for fact in found.placed[:1]]
    if not judged.missed_mate:
        return [tr("A better move was {move}.", move=written), *reasons]
    if judged.missed_mate == 1:
        return [tr("Missed: {better} mates at once.", better=written), *reasons]
    whole = len(found.better) == 2 * judged.missed_mate - 1
    return [_MISSED_IN(judged.missed_mate, better=written), *(reasons if whole else [])]


def _let(position: Position, move: int, fact: Fact) -> str:
    """Return what a move, not yet made, allows the other side."""
    with made(position, move):
        words = reason_text.words_of(position, fact, notation.written)
    if fact.code == "capture" and len(fact.victims) > 1 and fact.place:
        return tr("It lets the {piece} on {place} take the {victim} or the {second}.", **words)
    templates = _LETS if fact.place or fact.code not in _LETS_IN_HAND else {**_LETS, **_LETS_IN_HAND}
    return templates[fact.code](**words)


def progress(done: int, total: int) -> str:
    """Return the progress of a review."""
    return tr("Reviewing the game: {done} of {total} positions", done=done, total=total)


def summary(player: str, accuracy: float | None, counts: Sequence[tuple[str, int]]) -> str:
    """Return a player's summary: accuracy, and the number of bad moves of each level.

    >>> summary("White", 91.26, [("blunder", 1), ("mistake", 0), ("inaccuracy", 2)])
    'White: accuracy 91%, 1 blunder, 2 inaccuracies'
    """
    words = [COUNTS[level](count) for level, count in counts if count]
    known = "–" if accuracy is None else percent(accuracy / 100)
    return described(ACCURACY(player=player, accuracy=known), *(words or [tr("no inaccuracy, mistake or blunder")]))


def short_summary(player: str, accuracy: float | None, counts: Sequence[tuple[str, int]]) -> str:
    """Like `summary`, with the signs of bad moves in place of words.

    >>> short_summary("White", 91.26, [("blunder", 1), ("mistake", 0), ("inaccuracy", 2)])
    'White: accuracy 91%, 1 ??, 2 ?!'
    """
    signs = [f"{count} {BY_NAG[NAGS[level]].sign}" for level, count in counts if count]
    known = "–" if accuracy is None else percent(accuracy / 100)
    return described(ACCURACY(player=player, accuracy=known), *signs)


def known_up_to(move: str, games: int) -> str:
    """Return the sentence on the last known move of a game.

    >>> known_up_to("6. Nf3", 14), known_up_to("1. e4", 1)
    ('Opening known up to 6. Nf3 (14 games)', 'Opening known up to 1. e4 (1 game)')
    """
    return _KNOWN(games, move=move)


def unknown_from(move: str) -> str:
    """Return the sentence on the move with which a game left known positions."""
    return tr("Opening unknown from {move}", move=move)


def at(move: str, chance: float | None, variant: Variant, level: str = "") -> str:
    """Return the graph's description of a position: the move that led there, and the winning chance."""
    name = move or tr("the start")
    if level:
        name = described(name, in_sentence(LEVELS[level]()))
    if chance is None:
        return tr("{move}: not reviewed", move=name)
    players = naming.players(variant)
    better = 0 if chance >= 0.5 else 1
    return GRAPH_AT(move=name, player=players[better], chance=_percent(chance, better))


# Several games

RUNNING_GAMES = Text("Reviewing game {number} of {count}")
_REVIEWED = plural(
    "{count} game was reviewed and is among your studies.",
    "{count} games were reviewed and are among your studies.",
)
_LEFT_OUT = plural("{count} game could not be reviewed.", "{count} games could not be reviewed.")


def reviewed(count: int, left_out: int = 0) -> str:
    """Return the sentence on how many games were reviewed, and how many could not be.

    >>> reviewed(2, 1)
    '2 games were reviewed and are among your studies. 1 game could not be reviewed.'
    """
    return sentences(_REVIEWED(count), _LEFT_OUT(left_out) if left_out else "")


# Learning from mistakes

BACK = Text("Back to the study")
TASK = Text("{player} played {move} here. Find a better move.")
TASK_MATE = plural("{player} played {move} here, and missed a mate in {count}. Find it.")
TASK_MATE_AT_ONCE = Text("{player} played {move} here, and missed a mate at once. Find it.")
COUNT = Text("{number} of {total}")
WORST_FIRST = Text("worst first", "mistakes")
FOUND = Text("Found")
BEST, RIGHT = Text("That is the best move."), Text("That is as good as the best move.")
SAME_WORDS = Text("That is the move that was played.")
WRONG_ANSWERED = Text("It is answered by {reply}.")
WRONG_CAPTURED = Text("{reply} takes the {piece}.")
NO_MATE = plural("That does not mate in {count}.")
NEXT, FINISH, TRY_AGAIN, SOLUTION = Text("Next"), Text("Finish"), Text("Try again"), Text("Solution")
_ENDED_WORDS = plural(
    "You have found {found} of {count} better moves.", "You have found {found} of {count} better moves."
)
_FIRST_TRIES = plural("{count} of them on the first try.")


def task(player: str, move: str, mate: int) -> str:
    """Return the task at a bad move; `mate`: the number of moves in which there was a mate."""
    if mate > 1:
        return TASK_MATE(mate, player=player, move=move)
    return put_in(TASK_MATE_AT_ONCE() if mate else TASK(), player=player, move=move)


def heading(learner: int | None, side: int) -> str:
    """Return the heading of replayed mistakes: whose they are. `learner` is the only person's side, None if unknown."""
    return tr("Learn from your mistakes") if learner in (None, side) else tr("Learn from the computer's mistakes")


def count(number: int, total: int, worst_first: bool) -> str:
    """Return the number of the current task, the total, and their order.

    >>> count(1, 1, True), count(2, 3, True)
    ('1 of 1', '2 of 3, worst first')
    """
    return described(COUNT(number=number, total=total), WORST_FIRST() if worst_first and total > 1 else "")


def wrong(reply: str, captured: str, chances: tuple[float, float] | None, mate: int) -> str:
    """Return why a try is wrong: the reply, the piece it captures, and the learner's chances, 0 to 1, before and after.

    >>> wrong("Mxe5", "pawn", (0.62, 0.31), 0)
    'Mxe5 takes the pawn. Your winning chance would be 31%, not 62%.'
    """
    answer = WRONG_CAPTURED(reply=reply, piece=captured) if captured else WRONG_ANSWERED(reply=reply) if reply else ""
    if mate:
        return sentences(answer, tr("That does not mate.") if mate == 1 else NO_MATE(mate))
    if chances is None:
        return sentences(answer, tr("There is something better."))
    before, after = map(percent, chances)
    return sentences(answer, tr("Your winning chance would be {after}, not {before}.", before=before, after=after))


def found(first: int, later: int, total: int) -> str:
    """Return how many better moves were found, on the first try and later.

    >>> found(1, 0, 1), found(0, 1, 1)
    ('You have found 1 of 1 better moves.', 'You have found 1 of 1 better moves. Not on the first try.')
    >>> found(2, 1, 5)
    'You have found 3 of 5 better moves. 2 of them on the first try.'
    """
    words = _ENDED_WORDS(total, found=first + later)
    if not later:
        return words
    return sentences(words, _FIRST_TRIES(first) if first else tr("Not on the first try."))
