"""Runs a tool with one process and again on a cluster of two, killing one of them midway, and compares the outputs.

    python -P tools/cluster_trial.py tools/levels.py --games 120 --families mansindam --highest -16
    python -P tools/cluster_trial.py --last 1 tools/match.py --games 8 --variant mansindam ...

Needs the package distributed. Prints how many items were finished, how many of them had to be rerun, and whether both
outputs are the same; the exit status is 1 if not, or if no worker was killed.
"""

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from distributed import LocalCluster, SchedulerPlugin

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS)] if str(TOOLS) not in sys.path else []

from cluster import VARIABLE  # noqa: E402


class Killer(SchedulerPlugin):  # type: ignore[misc,unused-ignore]
    """Counts the scheduler's events about items, and kills a busy worker after a number of them."""

    def __init__(self, cluster: Any, after: int) -> None:
        self.cluster = cluster
        self.after = after
        self.finished: Counter[Any] = Counter()
        self.interrupted: set[Any] = set()
        self.killed = 0

    def transition(self, key: Any, start: str, finish: str, *args: Any, **kwargs: Any) -> None:
        """Count an event about an item."""
        if finish == "memory":
            self.finished[key] += 1
        elif start == "processing" and finish in ("released", "waiting", "no-worker", "queued"):
            self.interrupted.add(key)
        if not self.killed and len(self.finished) >= self.after:
            busy = [state for state in self.cluster.scheduler.workers.values() if state.processing]
            if busy:
                self.killed = int(self.cluster.workers[busy[0].name].pid)
                threading.Thread(target=os.kill, args=(self.killed, signal.SIGKILL)).start()


def output(command: list[str], address: str) -> tuple[str, float]:
    """Return a tool's output and the seconds that it took. Raises SystemExit if it fails."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, *(["-P"] if sys.flags.safe_path else []), *command],
        env={**os.environ, VARIABLE: address},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{command[0]} failed.")
    return done.stdout, time.monotonic() - began


def main() -> int:
    """Read the command line, run the tool twice and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--after", type=int, default=5, help="kill a worker after this many finished items")
    parser.add_argument(
        "--last", type=int, default=0, help="compare only this many last lines; the others depend on the order"
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the tool with its arguments")
    arguments = parser.parse_args()
    alone, seconds = output(arguments.command, "")
    print(f"one process: {seconds:.1f} seconds", flush=True)
    paths = [str(TOOLS), *filter(None, [os.environ.get("PYTHONPATH")])]
    if not sys.flags.safe_path:
        paths.insert(1, str(TOOLS.parent))
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs="ERROR") as cluster:
        killer = Killer(cluster, arguments.after)
        cluster.scheduler.add_plugin(killer)
        together, seconds = output(arguments.command, cluster.scheduler_address)
    print(f"two workers, one killed: {seconds:.1f} seconds")
    items, runs = len(killer.finished), sum(killer.finished.values())
    print(f"{items} items, {len(killer.interrupted)} interrupted, {runs - items} finished twice and counted once")
    same = alone.splitlines()[-arguments.last :] == together.splitlines()[-arguments.last :]
    print("the output is the same" if same else "the output is NOT the same")
    print("a worker was killed" if killer.killed else "nobody was killed: too few items")
    return 0 if same and killer.killed else 1


if __name__ == "__main__":
    sys.exit(main())
