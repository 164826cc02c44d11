"""The faults of a bad move as data: what it allows, and what the better move does.

Facts are those of `gui.analysis`; `gui.review.review_text` puts them into words. Moves are made on the position and
taken back; nothing else may use it meanwhile.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from surajang.gui.analysis import line_facts, move_facts
from surajang.gui.analysis.line_facts import WEAK, gives_away, why
from surajang.gui.analysis.move_facts import Fact, made
from surajang.gui.analysis.position_facts import better_placed
from surajang.gui.engines.protocol import Score
from surajang.gui.review.review import MAX_MATE, Judged, Review
from surajang.rules.game import Outcome
from surajang.rules.moves import SETUP
from surajang.rules.position import Position

SOON = 3
"""A piece is lost if it is captured within this many of the opponent's moves in the best line."""


@dataclass(frozen=True)
class Findings:
    """The facts about a bad move.

    `chances`: the first player's before and after it, 0 to 1, None if unknown; `outcome`: the result if it ends the
    game; `mate`: in how many moves the opponent mates, 0 for no proved mate. `answers`: the best line after it,
    `allows` the effects of that; `lost`: the piece left to the opponent; `given`: the piece given away. `better`: the
    best line in its place, and `why` it is better; `placed`: its positional advantages if there are no other reasons.
    """

    move: int
    chances: tuple[float | None, float | None]
    outcome: Outcome
    mate: int
    lost: Fact | None
    given: tuple[Fact, ...]
    answers: tuple[int, ...]
    allows: tuple[Fact, ...]
    better: tuple[int, ...]
    why: tuple[Fact, ...]
    placed: tuple[Fact, ...]

    @property
    def explained(self) -> bool:
        """Whether there is a reason besides the chances and the better move."""
        serious = self.outcome.over or self.mate or self.lost or self.given or self.strong(self.allows)
        return bool(serious or self.placed or self.strong(self.why))

    @staticmethod
    def strong(found: Sequence[Fact]) -> tuple[Fact, ...]:
        """Return the facts that are reasons."""
        return tuple(fact for fact in found if fact.code not in WEAK)


def findings(
    position: Position,
    move: int,
    judged: Judged,
    review: Review,
    lines: tuple[tuple[int, ...], tuple[int, ...]],
    outcome: Outcome,
) -> Findings:
    """Return the facts about a bad move, not yet made, that has this outcome.

    `lines`: the best one in its place, and the best one after it, empty if unknown.
    """
    better, answers = lines
    chances = review.chances[judged.place - 1], review.chances[judged.place]
    mate = _mated_in(review.scores[judged.place], judged.side)
    lost: Fact | None = None
    given: tuple[Fact, ...] = ()
    allows: tuple[Fact, ...] = ()
    if not move & SETUP and not outcome.over:
        lost = move_facts.loss(position, move)
        if lost is not None and lost.code not in move_facts.WINS and not _falls(position, move, answers, lost):
            lost = None
        if answers:
            given = tuple(gives_away(position, move, answers[0]))
            with made(position, move):
                allows = _weighty(position, why(position, answers, mates=len(answers) == 2 * mate - 1))
    reasons: tuple[Fact, ...] = ()
    if better:
        mates = len(better) == 2 * judged.missed_mate - 1
        reasons = _not_of_both(why(position, better, mates), why(position, (move,)))
    found = Findings(move, chances, outcome, mate, lost, given, answers, allows, better, reasons, ())
    return (
        found
        if found.explained or not better
        else replace(found, placed=tuple(better_placed(position, better[0], move)))
    )


def _weighty(position: Position, found: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return facts without those about a single pawn threatened or saved."""
    values = move_facts.values_of(position.tables)
    lesser = move_facts.THREATENS, move_facts.SAVES
    return tuple(
        fact for fact in found if fact.code not in lesser or values.captured[fact.victims[0][1]] >= values.least
    )


def _not_of_both(better: Sequence[Fact], played: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the facts about a better move without those that are also true of the move played."""
    both = {(fact.code, fact.victims) for fact in played}
    return tuple(fact for fact in better if fact.ply or (fact.code, fact.victims) not in both)


def _mated_in(score: Score | None, side: int) -> int:
    """Return in how many moves a side is mated by a score from the first player's view, 0 if that is not proved."""
    if score is None or score.mate is None:
        return 0
    own = -score if side else score
    moves = abs(own.mate or 0)
    return moves if own.number < 0 and moves <= MAX_MATE else 0


def _falls(position: Position, move: int, answers: Sequence[int], lost: Fact) -> bool:
    """Return whether the best line after a move, if known, captures the pieces that the move leaves, or promotes."""
    if not answers:
        return True
    if lost.move in answers[: 2 * SOON : 2]:
        return True
    squares = {square for square, _ in lost.victims}
    with line_facts.played(position, (move,)):
        for n, answer in enumerate(answers[: 2 * SOON]):
            if n % 2 == 0:
                with line_facts.played(position, answers[:n]):
                    if squares & set(position.captured_squares(answer)):
                        return True
    return False
