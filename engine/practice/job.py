"""Runs practice: rounds of games with a fit after each, then a match against the old values.

Finished parts are saved in a file (`engine.records`), from which practice resumes. With the same seed and the
same number of games the result is the same, however often it was interrupted.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from surajang.engine.pool import Pool
from surajang.engine.practice.samples import SAMPLE_FORM, Features, Fit
from surajang.engine.practice.session import Session, error_of
from surajang.engine.practised import PractisedValues, practised_weights, values_of
from surajang.engine.records import unpacked
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

BATCH = 16
"""Training games that a process plays between two reports."""

MAX_BATCHES = 1000
"""The most batches of a round, which bounds the file and the memory of a fit; a fit of more games is little better."""

PAIRS = 2
"""Pairs of games of the match between two reports."""

KEPT_ROUNDS = 3
"""A fit uses the games of this many rounds; earlier ones were played with weaker values."""


@dataclass(frozen=True)
class Plan:
    """How practice goes: for `seconds`, or if that is 0, `batches` a round and then `pairs` of the match.

    The match begins after `share` of the time. `nodes` a move in training games, `match_nodes` in the match.
    """

    seconds: float = 600.0
    rounds: int = 3
    share: float = 0.65
    nodes: int = 300
    match_nodes: int = 1500
    batches: int = 0
    pairs: int = 0
    seed: int = 1


@dataclass(frozen=True)
class Progress:
    """The progress of practice: its `stage`, "play", "fit", "match" or "done"; the round from 1; training games played;
    the pairs of games of the match, with the points of the new values; seconds of all sessions, and of the plan."""

    stage: str
    round: int
    rounds: int
    games: int
    pairs: tuple[float, ...]
    seconds: float
    total: float

    @property
    def share(self) -> float:
        """The share of the points that the new values have won in the match."""
        return sum(self.pairs) / 2 / max(1, len(self.pairs))

    @property
    def error(self) -> float:
        """The 95 % error of the share; games of a pair are not independent."""
        return error_of(self.pairs)

    def as_table(self) -> dict[str, Any]:
        """Return the progress as it is reported in JSON, with share and error."""
        return {
            **asdict(self), "pairs": len(self.pairs), "share": round(self.share, 4), "error": round(self.error, 4)
        }  # fmt: skip


class Job(Session):
    """Practises a game by a plan, from values `before`.

    `report` is called with the progress after each finished part, `keep_going` often: practice stops when it returns
    False.
    """

    def __init__(
        self,
        variant: Variant,
        plan: Plan,
        path: Path,
        before: PractisedValues,
        report: Callable[[Progress], object],
        keep_going: Callable[[], bool],
    ) -> None:
        """Continue the work in the file, or start it. Raises OSError, and records.Damaged for a file of other work."""
        self._plan = plan
        self._before = before
        self._tell = report
        self._features = Features(tables_of(variant))
        self._batches: list[dict[int, tuple[array[int], int]]] = []
        """By round, samples and games of each batch."""

        self._fitted: list[PractisedValues] = []
        """By round."""

        self._scale = 0.0
        self._pairs: dict[int, list[float]] = {}
        """The points in the match, by batch."""

        head = {"samples": SAMPLE_FORM, "plan": asdict(plan), "before": before.as_table()}
        super().__init__(variant, path, head, keep_going)

    def _load(self, record: dict[str, Any]) -> None:
        if "round" in record:
            while len(self._batches) <= record["round"]:
                self._batches.append({})
            self._batches[record["round"]][record["batch"]] = unpacked(record["samples"]), record["games"]
        elif "fitted" in record:
            self._fitted.append(values_of(record["fitted"]))
            self._scale = record["scale"]
        elif "pairs" in record:
            self._pairs[record["batch"]] = record["pairs"]

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        plan = self._plan
        stage = "done" if self.ended else "play" if len(self._fitted) < plan.rounds else "match"
        round_number = min(len(self._fitted) + 1, plan.rounds)
        games = sum(games for batches in self._batches for _, games in batches.values())
        pairs = tuple(points for number in sorted(self._pairs) for points in self._pairs[number])
        return Progress(stage, round_number, plan.rounds, games, pairs, round(self.seconds, 1), plan.seconds)

    @property
    def values(self) -> PractisedValues | None:
        """The values that were found, if practice has ended."""
        return self._fitted[-1] if self.ended else None

    def _report(self) -> None:
        self._tell(self.progress)

    def _work(self, pool: Pool) -> bool:
        number = len(self._fitted)
        if number < self._plan.rounds:
            return self._play_round(pool, number) and self._fit(number)
        return self._match(pool)

    def _play_round(self, pool: Pool, number: int) -> bool:
        """Play the games of a round; return False if practice was stopped."""
        plan = self._plan
        while len(self._batches) <= number:
            self._batches.append({})
        batches = self._batches[number]
        values = (self._fitted[-1] if number else self._before).as_table()

        def task(batch: int) -> dict[str, Any]:
            seeds = [f"{plan.seed} {number} {batch} {game}" for game in range(BATCH)]
            return {
                "task": batch, "seeds": seeds, "nodes": plan.nodes, "first": values, "second": values, "compare": False
            }  # fmt: skip

        def take(result: dict[str, Any]) -> None:
            games = len(result["points"])
            batches[result["task"]] = unpacked(result["samples"]), games
            self._save(round=number, batch=result["task"], games=games, samples=result["samples"])

        until = plan.seconds * plan.share * (number + 1) / plan.rounds
        on_time = self._within(plan.batches, until)
        return self._play(pool, batches, lambda batch: batch < MAX_BATCHES and on_time(batch), task, take)

    def _match(self, pool: Pool) -> bool:
        """Play the new values against those before; return False if practice was stopped."""
        plan = self._plan
        new, old = self._fitted[-1].as_table(), self._before.as_table()

        def task(batch: int) -> dict[str, Any]:
            seeds = [f"{plan.seed} match {batch} {pair}" for pair in range(PAIRS)]
            return {
                "task": batch, "seeds": seeds, "nodes": plan.match_nodes, "first": new, "second": old, "compare": True
            }  # fmt: skip

        def take(result: dict[str, Any]) -> None:
            points = result["points"]
            pairs = [points[n] + points[n + 1] for n in range(0, len(points), 2)]
            self._pairs[result["task"]] = pairs
            self._save(batch=result["task"], pairs=pairs)

        on_time = self._within(math.ceil(plan.pairs / PAIRS), plan.seconds)
        if not self._play(pool, self._pairs, on_time, task, take):
            return False
        self._end()
        return True

    def _within(self, most: int, until: float) -> Callable[[int], bool]:
        """Return whether a batch may begin: the first one, then one of the `most` first, or if that is 0, one that
        begins before this many seconds have passed.
        """
        return lambda batch: batch == 0 or (batch < most if most else self._elapsed() < until)

    def _fit(self, number: int) -> bool:
        """Fit values to the games of the last rounds; return False if practice was stopped."""
        self._tell(replace(self.progress, stage="fit"))
        samples = array("h")
        for batches in self._batches[max(0, number + 1 - KEPT_ROUNDS) : number + 1]:
            for batch in sorted(batches):
                samples.extend(batches[batch][0])
        before = self._fitted[-1] if number else self._before
        fit = Fit(self._features, practised_weights(self._features.tables, before), samples)
        scale = self._scale or fit.scale()
        offsets = fit.run(scale, self._keep_going)
        if offsets is None:
            return False
        values = fit.values(offsets, before)
        self._fitted.append(values)
        self._scale = scale
        self._save(fit=number, fitted=values.as_table(), scale=scale)
        return True
