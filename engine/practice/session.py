"""Work in batches of games, done by the processes of a pool, and saved in a file from which it resumes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import Any

from surajang.engine.pool import Pool
from surajang.engine.practice import WORKER
from surajang.engine.records import RecordFile
from surajang.rules.definition import as_table
from surajang.rules.variant import Variant

CONFIDENCE = 1.96


class Session:
    """The base of work of several stages, each of them batches of games.

    `seconds`: the total of all sessions when the last record was saved; `ended`: the work is complete.
    """

    def __init__(self, variant: Variant, path: Path, head: dict[str, Any], keep_going: Callable[[], bool]) -> None:
        """Open the file of the work that `head` describes, or create it. Raises OSError, and records.Damaged for a file
        of other work.

        `keep_going` is called often: the work stops when it returns False.
        """
        self._variant = variant
        self._keep_going = keep_going
        self._file = RecordFile(path, {"game": as_table(variant), **head})
        self.seconds = 0.0
        self.ended = False
        for record in self._file.records:
            self.seconds = max(self.seconds, record["seconds"])
            self.ended = self.ended or "ended" in record
            self._load(record)
        self._file.records.clear()
        self._started = time.monotonic() - self.seconds

    def _load(self, record: dict[str, Any]) -> None:
        """Take in a record of the file."""
        raise NotImplementedError

    def _work(self, pool: Pool) -> bool:
        """Do the next stage; return False if it was stopped. The last one calls `_end`."""
        raise NotImplementedError

    def _report(self) -> None:
        """Report the progress."""
        raise NotImplementedError

    def run(self, processes: int) -> bool:
        """Do the work; return False if it was stopped. Raises OSError and PoolFailed."""
        with closing(self._file):
            if self.ended:
                return True
            with closing(Pool(WORKER, self._variant, processes)) as pool:
                done = True
                while done and not self.ended:
                    done = self._work(pool)
        return done

    def _play(
        self,
        pool: Pool,
        ended: Collection[int],
        on_time: Callable[[int], bool],
        task: Callable[[int], dict[str, Any]],
        take: Callable[[dict[str, Any]], None],
    ) -> bool:
        """Play batch after batch as long as the next one is `on_time`; return False if the work was stopped.

        Batches that have `ended` are skipped; those that an earlier session skipped are always played. `task` returns
        the task of a batch, `take` receives its result.
        """
        done = set(ended)
        next_batch = 0
        while self._keep_going():
            while pool.idle:
                while next_batch in done:
                    next_batch += 1
                missing = bool(done) and next_batch < max(done)
                if not (missing or on_time(next_batch)):
                    break
                pool.give(task(next_batch))
                next_batch += 1
            if not pool.busy:
                return True
            result = pool.take()
            if result is not None:
                take(result)
        return False

    def _elapsed(self) -> float:
        """Return the seconds of all sessions."""
        return time.monotonic() - self._started

    def _save(self, **record: object) -> None:
        """Write a record, and report the progress."""
        self.seconds = self._elapsed()
        self._file.add({**record, "seconds": round(self.seconds, 2)})
        self._report()

    def _end(self) -> None:
        """Record that the work is complete."""
        self.ended = True
        self._save(ended=True)


def error_of(pairs: Collection[float]) -> float:
    """Return the 95 % error of the share of the points in these pairs of games.

    The games of a pair are not independent. The variance includes a guess that counts as one pair.
    """
    shares = [points / 2 for points in pairs]
    mean = sum(shares) / max(1, len(shares))
    variance = (0.1 + sum((share - mean) ** 2 for share in shares)) / (len(shares) + 1)
    return CONFIDENCE * math.sqrt(variance / max(1, len(shares)))
