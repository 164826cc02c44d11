"""The review of a game as a value: a score for each position of its main line, and the figures computed from them.

The accuracy of moves and games is computed from the winning chances given away, with the numbers and formulas of
lichess: https://lichess.org/page/accuracy, and `AccuracyPercent.scala` of its library scalachess. Chances are in points
here, from 0 to 100. docs/review.md explains them. A review is written into a game as `[%eval …]` in the comment of each
move, and read from there.
"""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from surajang.gui.analysis.winning_chance import winning_chance
from surajang.gui.document.drawn_marks import evaluation_in
from surajang.gui.engines.protocol import Score
from surajang.rules.game import FIRST_WINS, SECOND_WINS, Node

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"

MAX_SCORE = 1000
"""Hundredths of a pawn. A side with more, or with a mate, is winning, and loses nothing by a smaller lead."""


@dataclass(frozen=True)
class Level:
    """A kind of bad move: it loses at least `least` points, and is marked with a sign (by its number in PGN)."""

    name: str
    least: float
    nag: int


LEVELS = (Level(BLUNDER, 15, 4), Level(MISTAKE, 10, 2), Level(INACCURACY, 5, 6))
"""The gravest first."""

NAGS = {level.name: level.nag for level in LEVELS}

WORTH_LEARNING, PASSES = 7.5, 3.5
"""The points from which a move is worth learning from, and below which another move counts as right."""

COSTLY = 10
"""The points from which a move is worth learning from for a beginner."""

WINDOWS, MIN_WINDOW, MAX_WINDOW = 10, 2, 8
"""Volatility is measured in windows: their number in a game, and their minimum and maximum size in positions."""

MIN_WEIGHT, MAX_WEIGHT = 0.5, 12.0


TYPE_TAGS, HUMAN = ("WhiteType", "BlackType"), "human"


def only_person(headers: Mapping[str, str]) -> int | None:
    """Return the side that a person played against a program, None in any other game."""
    people = [side for side in (0, 1) if headers.get(TYPE_TAGS[side]) == HUMAN]
    return people[0] if len(people) == 1 else None


def points(game: str, score: Score) -> float:
    """Return the winning chance in points, from which losses are computed: a mate counts as the largest score.

    >>> from surajang.gui.engines.protocol import Score
    >>> points("mansindam", Score(0)), points("mansindam", Score.of_mate(3)) == points("mansindam", Score(1000))
    (50.0, True)
    """
    largest = max(-MAX_SCORE, min(MAX_SCORE, score.number))
    return 100 * winning_chance(game, Score(largest))


def level_of(loss: float) -> str:
    """Return the level of a bad move that loses this many points, empty for none.

    >>> [level_of(loss) for loss in (4.9, 5, 10, 40)]
    ['', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((level.name for level in LEVELS if loss >= level.least), "")


def move_accuracy(loss: float) -> float:
    """Return the accuracy of a move that loses this many points, 0 to 100.

    >>> [round(move_accuracy(loss), 1) for loss in (0, 5, 10, 20, 100)]
    [100.0, 80.8, 64.6, 41.0, 0.0]
    """
    if loss <= 0:
        return 100.0
    return max(0.0, min(100.0, 103.1668 * math.exp(-0.04354 * loss) - 3.1669 + 1))


def weights(chances: Sequence[float]) -> list[float]:
    """Return the weight of each move between these positions: larger where the chances (points) go up and down.

    >>> weights([50, 50, 50, 90])
    [0.5, 0.5, 12.0]
    """
    size = min(max(MIN_WINDOW, min(MAX_WINDOW, len(chances) // WINDOWS)), len(chances))
    windows = [chances[:size]] * (size - 2)
    windows += [chances[start : start + size] for start in range(len(chances) - size + 1)]
    return [max(MIN_WEIGHT, min(MAX_WEIGHT, _deviation(window))) for window in windows]


def _deviation(numbers: Sequence[float]) -> float:
    """Return the standard deviation; that of `statistics` is exact, which takes ten times as long."""
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


def game_accuracy(accuracies: Sequence[float], weighted: Sequence[float]) -> float | None:
    """Return the accuracy of all moves of a player, 0 to 100: the mean of their weighted and their harmonic mean.

    None without moves.

    >>> game_accuracy([100, 50], [1, 1])
    70.83333333333334
    """
    if not accuracies:
        return None
    mean = sum(one * weight for one, weight in zip(accuracies, weighted, strict=True)) / sum(weighted)
    harmonic = len(accuracies) / sum(1 / max(1.0, one) for one in accuracies)
    return (mean + harmonic) / 2


MAX_MATE = 5
"""The longest mates, in moves, that count as missed. Their scores are proved."""

SPARE_MOVES = 2
"""A player who mates only this many moves later has missed nothing."""

_TEXT = re.compile(r"([-+]?)(?:#([-+]?)(\d{1,4})|(\d{1,4})(?:\.(\d{1,2}))?)(?:,\d{1,4})?", re.ASCII)

Scores = tuple[Score | None, ...]


@dataclass(frozen=True)
class Judged:
    """A move of the main line: its `place` there (1 for the first), the `side` that made it, the points it has lost,
    its accuracy (0 to 100), its level (empty for a good move), and the number of moves of the mate that it has missed,
    0 for none.
    """

    place: int
    side: int
    loss: float
    accuracy: float
    level: str
    missed_mate: int

    @property
    def worth_learning(self) -> bool:
        """Whether finding a better move makes a task."""
        return self.loss >= WORTH_LEARNING or self.missed_mate > 0


@dataclass(frozen=True)
class Review:
    """The evaluations of a main line's positions: `scores` from the first player's view, the start's first, None if
    unknown; `sides` has the side to move in each. `game` is the game's name.
    """

    game: str
    sides: tuple[int, ...]
    scores: Scores

    @property
    def known(self) -> bool:
        """Whether any move can be judged: at least two positions in a row are known."""
        return bool(self.moves)

    @cached_property
    def chances(self) -> tuple[float | None, ...]:
        """The first player's winning chance in each position, 0 to 1, None if unknown."""
        return tuple(None if score is None else winning_chance(self.game, score) for score in self.scores)

    @cached_property
    def moves(self) -> tuple[Judged, ...]:
        """The moves between known positions."""
        pairs = range(1, len(self.scores))
        return tuple(move for place in pairs if (move := self._judged(place)) is not None)

    @cached_property
    def bad_moves(self) -> tuple[Judged, ...]:
        """The moves that have a level."""
        return tuple(move for move in self.moves if move.level)

    @cached_property
    def _by_place(self) -> dict[int, Judged]:
        return {move.place: move for move in self.moves}

    def instructive(self, side: int, beginner: bool) -> list[Judged]:
        """Return the moves of a side to learn from, in their order; for a beginner the costliest, the worst first."""
        moves = [move for move in self.moves if move.side == side]
        if not beginner:
            return [move for move in moves if move.worth_learning]
        return sorted((move for move in moves if move.loss >= COSTLY), key=lambda move: (-move.loss, move.place))

    def at(self, place: int) -> Judged | None:
        """Return the move at a place of the main line, if it is judged."""
        return self._by_place.get(place)

    @cached_property
    def accuracies(self) -> tuple[float | None, float | None]:
        """Each player's accuracy, 0 to 100."""
        known = [place for place, score in enumerate(self.scores) if score is not None]
        if not self.moves:
            return None, None
        chances = [self._points(place) for place in known]
        weight = dict(zip(known, weights(chances), strict=False))  # by the place before the move

        def of(side: int) -> float | None:
            moves = [move for move in self.moves if move.side == side]
            return game_accuracy([move.accuracy for move in moves], [weight[move.place - 1] for move in moves])

        return of(0), of(1)

    def count(self, side: int, level: str) -> int:
        """Return how many moves of a level a player has made."""
        return sum(move.side == side and move.level == level for move in self.moves)

    def _points(self, place: int) -> float:
        """Return the first player's chance in a known position, in points."""
        score = self.scores[place]
        return 50.0 if score is None else points(self.game, score)

    def _judged(self, place: int) -> Judged | None:
        """Judge the move to a position, if this and the one before are known."""
        before, after = self.scores[place - 1], self.scores[place]
        if before is None or after is None:
            return None
        side = self.sides[place - 1]
        change = self._points(place - 1) - self._points(place)
        loss = max(0.0, -change if side else change)
        missed = _missed_mate(-before if side else before, -after if side else after)
        level = level_of(loss) or (INACCURACY if missed else "")
        return Judged(place, side, loss, move_accuracy(loss), level, missed)


def _missed_mate(before: Score, after: Score) -> int:
    """Return the number of moves of a mate that a player has missed; both scores are from the player's view."""
    could = before.mate if before.mate is not None and before.number > 0 else None
    if could is None or not 0 < could <= MAX_MATE:
        return 0
    still = after.mate if after.mate is not None and after.number > 0 else None
    return could if still is None or still + 1 > could + SPARE_MOVES else 0


def ended(node: Node) -> Score | None:
    """Return the first player's score of a position in which the game is over, None if it goes on."""
    if not node.outcome.over:
        return None
    mates = {FIRST_WINS: -Score.of_mate(0), SECOND_WINS: Score.of_mate(0)}
    return mates.get(node.outcome.result, Score(0))


def written(score: Score) -> str:
    """Return a score from the first player's view as in PGN's `[%eval …]`.

    >>> written(Score(-35)), written(Score.of_mate(3)), written(-Score.of_mate(2))
    ('-0.35', '#3', '#-2')
    """
    if score.mate is not None:
        return f"#{'-' if score.number < 0 else ''}{abs(score.mate)}"
    sign = "-" if score.number < 0 else ""
    return f"{sign}{abs(score.number) // 100}.{abs(score.number) % 100:02}"


def score_of(text: str) -> Score | None:
    """Return the score in `[%eval …]`, without a depth after it; None for other texts.

    >>> score_of("-0.35"), score_of("#-2,18"), score_of("?")
    (Score(number=-35), Score(number=-99998), None)
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        return None
    sign, mate_sign, mate, pawns, rest = found.groups()
    if mate is not None:
        score = Score.of_mate(int(mate)) if int(mate) else -Score.of_mate(0)
        return -score if "-" in (sign, mate_sign) else score
    number = int(pawns) * 100 + int((rest or "0").ljust(2, "0"))
    return Score.of_centipawns(-number if sign == "-" else number)


def review_in(game: str, line: Sequence[Node]) -> Review:
    """Return the review in the comments of a main line, its root first."""
    scores = (score_of(evaluation_in(node.comment)) or ended(node) for node in line)
    return Review(game, tuple(node.side for node in line), tuple(scores))
