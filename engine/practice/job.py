"""Practice from its start to its result: rounds of games with a fit after each, then a match against the old values.

What has ended is kept in a file (`engine.records`), from which the same practice goes on. With the same seed and the
same number of games the result is the same, however often it was interrupted.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from surajang.engine.pool import Pool
from surajang.engine.practice import WORKER
from surajang.engine.practice.samples import Features, Fit
from surajang.engine.practised import PractisedValues, practised_weights, values_of
from surajang.engine.records import RecordFile, unpacked
from surajang.rules.definition import as_table
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

BATCH = 16
"""Games to learn from that a process plays between two reports."""

PAIRS = 2
"""Pairs of games of the match between two reports."""

KEPT_ROUNDS = 3
"""A fit uses the games of this many rounds; those before were played by weaker values."""

CONFIDENCE = 1.96


@dataclass(frozen=True)
class Plan:
    """How practice goes: for `seconds`, or if that is 0, `batches` a round and then `pairs` of the match.

    The match begins after `share` of the time. `nodes` of a move in games to learn from, `match_nodes` in the match.
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
    """How far practice is: its `stage`, "play", "fit", "match" or "done"; the round from 1; games played to learn from;
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


def error_of(pairs: tuple[float, ...]) -> float:
    """Return the 95 % error of the share of the points that these pairs of games are.

    The variance begins with a guess that counts as one pair.
    """
    shares = [points / 2 for points in pairs]
    mean = sum(shares) / max(1, len(shares))
    variance = (0.1 + sum((share - mean) ** 2 for share in shares)) / (len(shares) + 1)
    return CONFIDENCE * math.sqrt(variance / max(1, len(shares)))


@dataclass
class _Work:
    """What has ended: by round, samples and games of each batch; values by round, scale; pairs of the match by batch;
    seconds."""

    batches: list[dict[int, tuple[array[int], int]]] = field(default_factory=list)
    fitted: list[PractisedValues] = field(default_factory=list)
    scale: float = 0.0
    pairs: dict[int, list[float]] = field(default_factory=dict)
    seconds: float = 0.0
    ended: bool = False

    def take(self, record: dict[str, Any]) -> None:
        """Take in a record of the file."""
        self.seconds = max(self.seconds, record["seconds"])
        if "round" in record:
            while len(self.batches) <= record["round"]:
                self.batches.append({})
            self.batches[record["round"]][record["batch"]] = unpacked(record["samples"]), record["games"]
        elif "fitted" in record and record["fit"] == len(self.fitted):  # two windows may do the same at once
            self.fitted.append(values_of(record["fitted"]))
            self.scale = record["scale"]
        elif "pairs" in record:
            self.pairs[record["batch"]] = record["pairs"]
        self.ended = self.ended or "ended" in record

    @property
    def games(self) -> int:
        """The number of games to learn from."""
        return sum(games for batches in self.batches for _, games in batches.values())

    @property
    def all_pairs(self) -> tuple[float, ...]:
        """The points of the new values in each pair of games, in the order of the batches."""
        return tuple(points for number in sorted(self.pairs) for points in self.pairs[number])


class Job:
    """Practises a game by a plan, from values `before`.

    `report` is called with the progress after everything that ends, `going_on` often: practice stops when it returns
    False. `processes` play at the same time.
    """

    def __init__(
        self,
        variant: Variant,
        plan: Plan,
        path: Path,
        before: PractisedValues,
        report: Callable[[Progress], object],
        going_on: Callable[[], bool],
    ) -> None:
        """Continue what the file has, or begin. Raises OSError, and state.Damaged for a file of something else."""
        self._variant = variant
        self._plan = plan
        self._before = before
        self._report = report
        self._going_on = going_on
        self._features = Features(tables_of(variant))
        head = {"game": as_table(variant), "plan": asdict(plan), "before": before.as_table()}
        self._file = RecordFile(path, head)
        self._work = _Work()
        for record in self._file.records:
            self._work.take(record)
        self._file.records.clear()
        self._began = time.monotonic() - self._work.seconds

    @property
    def progress(self) -> Progress:
        """How far it is."""
        work, plan = self._work, self._plan
        stage = "done" if work.ended else "play" if len(work.fitted) < plan.rounds else "match"
        round_number = min(len(work.fitted) + 1, plan.rounds)
        return Progress(
            stage, round_number, plan.rounds, work.games, work.all_pairs, round(work.seconds, 1), plan.seconds
        )

    @property
    def values(self) -> PractisedValues | None:
        """The values that were found, if practice has ended."""
        return self._work.fitted[-1] if self._work.ended else None

    def run(self, processes: int) -> bool:
        """Practise; return whether it has ended, and was not stopped. Raises OSError and PoolFailed."""
        work = self._work
        with closing(self._file):
            if work.ended:
                return True
            with closing(Pool(WORKER, self._variant, processes)) as pool:
                done = True
                while done and not work.ended:
                    number = len(work.fitted)
                    if number < self._plan.rounds:
                        done = self._play_round(pool, number) and self._fit(number)
                    else:
                        done = self._match(pool)
        return done

    def _play_round(self, pool: Pool, number: int) -> bool:
        """Play the games of a round; return False if practice was stopped."""
        work, plan = self._work, self._plan
        while len(work.batches) <= number:
            work.batches.append({})
        batches = work.batches[number]
        values = (work.fitted[-1] if number else self._before).as_table()

        def task(batch: int) -> dict[str, Any]:
            seeds = [f"{plan.seed} {number} {batch} {game}" for game in range(BATCH)]
            return {
                "task": batch, "seeds": seeds, "nodes": plan.nodes, "first": values, "second": values, "compare": False
            }  # fmt: skip

        def take(result: dict[str, Any]) -> None:
            games = len(result["points"])
            batches[result["task"]] = unpacked(result["samples"]), games
            self._keep(round=number, batch=result["task"], games=games, samples=result["samples"])

        until = plan.seconds * plan.share * (number + 1) / plan.rounds
        return self._play(pool, set(batches), plan.batches, until, task, take)

    def _match(self, pool: Pool) -> bool:
        """Play the new values against those before; return False if practice was stopped."""
        work, plan = self._work, self._plan
        new, old = work.fitted[-1].as_table(), self._before.as_table()

        def task(batch: int) -> dict[str, Any]:
            seeds = [f"{plan.seed} match {batch} {pair}" for pair in range(PAIRS)]
            return {
                "task": batch, "seeds": seeds, "nodes": plan.match_nodes, "first": new, "second": old, "compare": True
            }  # fmt: skip

        def take(result: dict[str, Any]) -> None:
            points = result["points"]
            pairs = [points[n] + points[n + 1] for n in range(0, len(points), 2)]
            work.pairs[result["task"]] = pairs
            self._keep(batch=result["task"], pairs=pairs)

        if not self._play(pool, set(work.pairs), math.ceil(plan.pairs / PAIRS), plan.seconds, task, take):
            return False
        work.ended = True
        self._keep(ended=True)
        return True

    def _play(
        self,
        pool: Pool,
        ended: set[int],
        most: int,
        until: float,
        task: Callable[[int], dict[str, Any]],
        take: Callable[[dict[str, Any]], None],
    ) -> bool:
        """Play batch after batch, those first that another session left out; return False if practice was stopped.

        At least one batch is played, then `most`, or if that is 0, as many as begin in time.
        """
        next_batch = 0
        while self._going_on():
            while pool.idle:
                while next_batch in ended:
                    next_batch += 1
                missing = bool(ended) and next_batch < max(ended)
                on_time = next_batch < most if most else self._seconds() < until
                if not (missing or on_time or next_batch == 0):
                    break
                pool.give(task(next_batch))
                next_batch += 1
            if not pool.busy:
                return True
            result = pool.take()
            if result is not None:
                take(result)
        return False

    def _fit(self, number: int) -> bool:
        """Fit values to the games of the last rounds; return False if practice was stopped."""
        work = self._work
        self._report(replace(self.progress, stage="fit"))
        samples = array("h")
        for batches in work.batches[max(0, number + 1 - KEPT_ROUNDS) : number + 1]:
            for batch in sorted(batches):
                samples.extend(batches[batch][0])
        before = work.fitted[-1] if number else self._before
        fit = Fit(self._features, practised_weights(self._features.tables, before), samples)
        scale = work.scale or fit.scale()
        offsets = fit.run(scale, self._going_on)
        if offsets is None:
            return False
        values = fit.values(offsets, before)
        work.fitted.append(values)
        work.scale = scale
        self._keep(fit=number, fitted=values.as_table(), scale=scale)
        return True

    def _seconds(self) -> float:
        return time.monotonic() - self._began

    def _keep(self, **record: object) -> None:
        """Write a record, and report the progress."""
        self._work.seconds = self._seconds()
        self._file.add({**record, "seconds": round(self._work.seconds, 2)})
        self._report(self.progress)
