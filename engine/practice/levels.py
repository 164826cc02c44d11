"""Measures the levels of a game: each plays the next one, and if a step is too small or too large, all are respaced, as
those of the program's games were (docs/strength.md).

Finished games are saved in a file (`state`), from which the measurement resumes. With the same seed and the same
number of games the result is the same, however often it was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from surajang.engine.pool import Pool
from surajang.engine.practice.ratings import fitted, share_of, spaced
from surajang.engine.practice.session import Session, error_of
from surajang.engine.practised import PractisedValues, levels_of
from surajang.engine.strength import STEPS, rating_of_level
from surajang.rules.variant import Variant

STEP_COUNT = len(STEPS) - 1
"""The number of pairs of neighbours. A sweep is one batch of two games for each."""

MIN_SHARE, MAX_SHARE = 0.65, 0.85
"""The score that each level should make against the one below it."""

ENOUGH_GAMES = 40
"""Games of each step before levels are respaced; fewer say little about where a level should lie."""

EXPECTED_GAMES = 4
"""The prior: the ratings in the program's games count as this many games of each step."""

_SUMS = 5
"""The points of a pair of games are one of this many sums: 0, 0.5, 1, 1.5, 2."""


@dataclass(frozen=True)
class LevelsPlan:
    """How levels are measured: for `seconds`, or if that is 0, `sweeps` a round. Levels may be respaced between
    rounds."""

    seconds: float = 600.0
    rounds: int = 3
    sweeps: int = 0
    seed: int = 1


Sums = dict[tuple[int, int], list[int]]
"""By weaker and stronger level: how many pairs of games brought the stronger one 0, 0.5, 1, 1.5 and 2 points."""


@dataclass(frozen=True)
class Measured:
    """The levels in a game: those that take the place of `strength.STEPS`, and what levels scored so far.

    `outdated`: the scores are those of former values.
    """

    levels: tuple[int, ...] = tuple(STEPS)
    sums: Sums = field(default_factory=dict)
    outdated: bool = False

    @property
    def ratings(self) -> list[float]:
        """The ratings of the levels, from all scores; before there are many, they are near those of the program's
        games."""
        scores = {pair: (_points(sums), 2 * sum(sums)) for pair, sums in self.sums.items()}
        for weak, strong in pairwise(self.levels):
            points, games = scores.get((weak, strong), (0.0, 0))
            scores[weak, strong] = points + EXPECTED_GAMES * _expected(weak, strong), games + EXPECTED_GAMES
        return fitted(scores, self.levels, draws=0)

    @property
    def steps(self) -> list[tuple[float, float, int]]:
        """The score of each level but the first against the one before it: the share, its 95 % error, and the games."""
        found = []
        for step in pairwise(self.levels):
            pairs = [half / 2 for half, count in enumerate(self.sums.get(step, ())) for _ in range(count)]
            found.append((sum(pairs) / 2 / max(1, len(pairs)), error_of(pairs), 2 * len(pairs)))
        return found

    @property
    def uneven(self) -> bool:
        """Whether each step has enough games, and one is too small or too large by at least half of its 95 % error."""
        return all(games >= ENOUGH_GAMES for _, _, games in self.steps) and any(
            share + error / 2 < MIN_SHARE or share - error / 2 > MAX_SHARE for share, error, _ in self.steps
        )

    @property
    def games(self) -> int:
        """The number of games."""
        return 2 * sum(map(sum, self.sums.values()))

    def as_table(self) -> dict[str, Any]:
        """Return the levels as they are written in JSON, with ratings, and what each step scored."""
        return {
            "steps": list(self.levels),
            "ratings": [round(rating) for rating in self.ratings],
            "scores": [[round(share, 4), round(error, 4), games] for share, error, games in self.steps],
            "pairs": {f"{strong} over {weak}": sums for (weak, strong), sums in sorted(self.sums.items())},
            "outdated": self.outdated,
        }


def _expected(weak: int, strong: int) -> float:
    """Return what the stronger of two levels scores in the program's games."""
    return share_of(rating_of_level(strong) - rating_of_level(weak))


def _points(sums: list[int]) -> float:
    """Return the points of the stronger level."""
    return sum(half * count for half, count in enumerate(sums)) / 2


def measured_of(table: Any) -> Measured:
    """Return the levels in a table parsed from JSON; those of the program's games for anything else.

    Scores of former values are left out.
    """
    levels = levels_of(table)
    if levels is None:
        return Measured()
    sums: Sums = {}
    found = table.get("pairs") if table.get("outdated") is False else None
    for text, counts in found.items() if isinstance(found, dict) else ():
        strong, _, weak = text.partition(" over ")
        counted = isinstance(counts, list) and len(counts) == _SUMS
        if counted and all(type(count) is int and 0 <= count < 1e6 for count in counts):
            try:
                sums[int(weak), int(strong)] = counts
            except ValueError:
                continue
    return Measured(levels, sums)


@dataclass(frozen=True)
class LevelsProgress:
    """The progress of a measurement: its `stage`, "play" or "done"; the round from 1; all games; the levels as known so
    far; seconds of all sessions, and of the plan."""

    stage: str
    round: int
    rounds: int
    games: int
    measured: Measured
    seconds: float
    total: float

    def as_table(self) -> dict[str, Any]:
        """Return the progress as it is reported in JSON."""
        table = self.measured.as_table()
        return {
            "stage": self.stage, "round": self.round, "rounds": self.rounds, "games": self.games,
            "ratings": table["ratings"], "scores": table["scores"], "seconds": self.seconds, "total": self.total,
        }  # fmt: skip


class LevelsJob(Session):
    """Measures the levels of a game by a plan, with `values`, None for those that follow from the moves.

    `before`: the levels at the start, and scores that count as well. `report` is called with the progress after each
    finished part, `keep_going` often: the measurement stops when it returns False.
    """

    def __init__(
        self,
        variant: Variant,
        plan: LevelsPlan,
        path: Path,
        values: PractisedValues | None,
        before: Measured,
        report: Callable[[LevelsProgress], object],
        keep_going: Callable[[], bool],
    ) -> None:
        """Continue the work in the file, or start it. Raises OSError, and records.Damaged for a file of other work."""
        self._plan = plan
        self._values = values.as_table() if values is not None else None
        self._tell = report
        self._levels = [before.levels]
        """By round."""

        self._sums: Sums = {pair: list(sums) for pair, sums in before.sums.items()}
        self._played: list[set[int]] = [set()]
        """The batches that were played, by round."""

        self._seed = f"{plan.seed} {before.games}"
        """Differs from before, so the games do."""

        head = {"plan": asdict(plan), "values": self._values, "before": before.as_table()}
        super().__init__(variant, path, head, keep_going)

    def _load(self, record: dict[str, Any]) -> None:
        if "points" in record:
            self._count(record["round"], record["batch"], record["points"])
        elif "levels" in record:
            self._levels.append(tuple(record["levels"]))
            self._played.append(set())

    def _count(self, number: int, batch: int, points: list[float]) -> None:
        """Count the pair of games of a batch."""
        self._played[number].add(batch)
        step = batch % STEP_COUNT
        weak, strong = self._levels[number][step : step + 2]
        self._sums.setdefault((weak, strong), [0] * _SUMS)[round(2 * sum(points))] += 1

    @property
    def measured(self) -> Measured:
        """The levels and scores so far."""
        return Measured(self._levels[-1], self._sums)

    @property
    def progress(self) -> LevelsProgress:
        """The progress so far."""
        plan, measured = self._plan, self.measured
        stage = "done" if self.ended else "play"
        seconds = round(self.seconds, 1)
        number = len(self._levels)
        return LevelsProgress(stage, number, plan.rounds, measured.games, measured, seconds, plan.seconds)

    def _report(self) -> None:
        self._tell(self.progress)

    def _work(self, pool: Pool) -> bool:
        """Play a round, then respace the levels or end."""
        number = len(self._levels) - 1
        if not self._play_round(pool, number):
            return False
        if number + 1 == self._plan.rounds:
            self._end()
            return True
        measured = self.measured
        levels = measured.levels
        if measured.uneven:
            levels = tuple(spaced(levels, measured.ratings))
        self._levels.append(levels)
        self._played.append(set())
        self._save(levels=levels)
        return True

    def _play_round(self, pool: Pool, number: int) -> bool:
        """Play the games of a round, sweep after sweep; return False if the measurement was stopped."""
        plan, levels = self._plan, self._levels[number]

        def task(batch: int) -> dict[str, Any]:
            step = batch % STEP_COUNT
            seeds = [f"{self._seed} {number} {batch}"]
            return {"task": batch, "seeds": seeds, "levels": levels[step : step + 2][::-1], "values": self._values}

        def take(result: dict[str, Any]) -> None:
            self._count(number, result["task"], result["points"])
            self._save(round=number, batch=result["task"], points=result["points"])

        def on_time(batch: int) -> bool:
            if batch < STEP_COUNT:
                return True
            return batch < plan.sweeps * STEP_COUNT if plan.sweeps else self._elapsed() < until

        until = plan.seconds * (number + 1) / plan.rounds
        return self._play(pool, self._played[number], on_time, task, take)
