"""Runs a playtest: games in several processes, each saved as it ends, and the report so far.

With the same game, nodes, seed and number of games the report is the same, however many processes played, and however
often they were interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from surajang.engine.playtest import GAMES, REPORT, WORKER
from surajang.engine.playtest.counting import report_of
from surajang.engine.playtest.record import GameRecord, game_record
from surajang.engine.playtest.report import Report
from surajang.engine.pool import Pool
from surajang.engine.records import RecordFile, read_records, write_whole
from surajang.rules.definition import as_table
from surajang.rules.variant import Variant

MAX_GAMES = 100_000
MAX_NODES = 10_000_000

MIN_PAUSE = 2.0
PAUSES = 40
"""A report is computed at most every MIN_PAUSE seconds, and no sooner than PAUSES times what the last one took."""


@dataclass(frozen=True)
class Progress:
    """The progress of a playtest: games played and planned; seconds of this session and the games it has played."""

    played: int
    games: int
    seconds: float = 0.0
    session: int = 0

    def as_table(self) -> dict[str, Any]:
        """Return the progress as it is reported in JSON."""
        return asdict(self)


class Job:
    """Plays the games of a playtest with `nodes` a move.

    `reported` is called with the progress after every game, `keep_going` often: it stops when that returns False.
    """

    def __init__(
        self,
        variant: Variant,
        plan: tuple[int, int, int],
        folder: Path,
        reported: Callable[[Progress], object],
        keep_going: Callable[[], bool],
    ) -> None:
        """Continue the playtest in the folder, or start one. `plan`: games, nodes per move, seed.

        Raises OSError, and records.Damaged for files of another playtest.
        """
        self._variant = variant
        self._games, self._nodes, self._seed = plan
        self._folder = folder
        self._reported = reported
        self._keep_going = keep_going
        self._file = RecordFile(folder / GAMES, head_for(variant, self._nodes, self._seed))
        self._records = _by_number(self._file.records, len(variant.pieces))
        self._file.records.clear()
        self._played_before = self._played = len(self.records)
        self._started = time.monotonic()
        self._next_report = 0.0

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        seconds = round(time.monotonic() - self._started, 1)
        return Progress(self._played, self._games, seconds, self._played - self._played_before)

    def report(self) -> Report:
        """Return the report so far."""
        return report_of(self._variant, self.records, self._games, self._nodes, self._seed)

    @property
    def records(self) -> list[GameRecord]:
        """The games that count."""
        return [record for number, record in self._records.items() if number < self._games]

    def run(self, processes: int) -> bool:
        """Play the games; return whether all have ended. Raises OSError and PoolFailed."""
        with closing(self._file):
            missing = [number for number in range(self._games) if number not in self._records]
            missing.reverse()
            if missing:
                with closing(Pool(WORKER, self._variant, min(processes, len(missing)))) as pool:
                    while (missing or pool.busy) and self._keep_going():
                        while missing and pool.idle:
                            pool.give({"task": missing.pop(), "seed": self._seed, "nodes": self._nodes})
                        result = pool.take()
                        if result is not None:
                            self._take(result)
                    missing += [0] if pool.busy else []
            self._write_report()
        return not missing

    def _take(self, result: dict[str, Any]) -> None:
        """Keep a game, and from time to time the report."""
        record = {name: value for name, value in result.items() if name != "task"}
        self._file.add(record)
        self._records[result["game"]] = game_record(record, len(self._variant.pieces))
        self._played += 1
        now = time.monotonic()
        if now >= self._next_report:
            self._write_report()
            took = time.monotonic() - now
            self._next_report = now + took + max(MIN_PAUSE, PAUSES * took)
        self._reported(self.progress)

    def _write_report(self) -> None:
        write_whole(self._folder / REPORT, self.report().as_text())


def head_for(variant: Variant, nodes: int, seed: int) -> dict[str, Any]:
    """Return the head of the file of games."""
    return {"game": as_table(variant), "nodes": nodes, "seed": seed}


def _by_number(records: list[dict[str, Any]], kinds: int) -> dict[int, GameRecord]:
    """Return the games among the records of a file by their numbers. Raises Damaged."""
    games = [game_record(record, kinds) for record in records]
    return {game.game: game for game in games}


def games_of(folder: Path, variant: Variant, games: int) -> list[GameRecord]:
    """Return the first `games` games in a folder. Raises OSError and Damaged."""
    records = [record for record, _ in read_records(folder / GAMES)]
    found = _by_number(records[1:], len(variant.pieces))
    return [record for number, record in sorted(found.items()) if number < games]
