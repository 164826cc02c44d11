"""How fast this machine is at the moment, for bounds on processor time."""

import statistics
import time

SET_AT = 0.0045
"""CPU seconds that the work below takes, while nothing else runs, on the machine where the bounds were set."""


def scaled(seconds: float) -> float:
    """Return a bound on CPU time, set at `seconds`, for this machine at its present speed; never a smaller bound."""
    return seconds * max(1.0, statistics.median(_seconds_of_work() for _ in range(7)) / SET_AT)


def _seconds_of_work() -> float:
    """Return the CPU seconds that this thread takes for some typical Python."""
    began = time.thread_time()
    counts: dict[str, int] = {}
    for number in range(15_000):
        text = str(number * 7919 % 10_007)
        counts[text] = counts.get(text, 0) + len(text)
    sorted(counts)
    return time.thread_time() - began
