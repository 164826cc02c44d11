"""The command line of practice: `surajang-engine practise GAME --out FILE`."""

import argparse
import contextlib
import json
import os
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

from surajang.engine.options import Refused, processors
from surajang.engine.pool import PoolFailed
from surajang.engine.practice.job import Job, Plan, Progress
from surajang.engine.practised import LARGEST, PractisedValues, computed_values, fits, read_values
from surajang.engine.records import Damaged
from surajang.rules.errors import ReasonedError, in_english
from surajang.rules.files import decode, read_regular
from surajang.rules.game_files import game_of
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

NICENESS = 15
PAUSE, LONG_PAUSE = 0.5, 10.0
"""Seconds between two reports of one stage, to a program and to a person."""

STOPPED = 2
"""The exit status of practice that was stopped before its end."""


def main(arguments: list[str]) -> int:
    """Practise a game; return the exit status."""
    options = _parser().parse_args(arguments)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    try:
        return _practise(options)
    except KeyboardInterrupt:
        return STOPPED
    except ReasonedError as error:
        print(in_english(error.reason), file=sys.stderr)
    except (Refused, PoolFailed) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or options.out}: {error.strerror or error}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="surajang-engine practise", description="Tune a game's values by self-play.")
    parser.add_argument("game", metavar="GAME", help="FILE or FILE:NAME, a game from a file")
    parser.add_argument("--out", type=Path, required=True, help="the file for the values; its old ones are the start")
    parser.add_argument("--state", type=Path, help="the file that keeps the work (default: FILE.practice)")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batches", type=int, default=0, help="16 games each, a round, instead of minutes")
    parser.add_argument("--pairs", type=int, default=0, help="pairs of games of the match, with --batches")
    parser.add_argument("--json", action="store_true", help="report in JSON; the end of the input stops practice")
    return parser


def plan_for(minutes: float) -> Plan:
    """Return the plan for some minutes: longer practice has more rounds."""
    rounds = 2 if minutes < 8 else 3 if minutes < 20 else 4 if minutes < 45 else 6
    return Plan(seconds=60 * minutes, rounds=rounds)


def _practise(options: argparse.Namespace) -> int:
    """Practise as the options say; return the exit status. Raises OSError, ReasonedError, Refused, PoolFailed."""
    variant = game_of(options.game)
    if variant.name in GAMES:
        raise Refused(f"{variant.title} has a network already; only games from files practise")
    plan = replace(plan_for(options.minutes), seed=options.seed)
    if options.batches:
        plan = replace(plan, seconds=0.0, batches=options.batches, pairs=max(1, options.pairs))
    before = _values_before(options.out, variant)
    state = options.state or options.out.with_name(f"{options.out.name}.practice")
    stopped = threading.Event()
    if options.json:
        threading.Thread(target=_wait_for_end, args=(stopped,), name="input", daemon=True).start()

    def going_on() -> bool:
        time.sleep(0)  # a fit is compiled, and lets no other thread run
        return not stopped.is_set()

    said = Progress("", 0, 0, 0, (), 0.0, 0.0)

    def report(progress: Progress) -> None:
        nonlocal said
        if progress.stage == said.stage and progress.seconds < said.seconds + (PAUSE if options.json else LONG_PAUSE):
            return
        said = progress
        text = json.dumps(progress.as_table()) if options.json else _words(progress)
        try:
            print(text, flush=True)
        except OSError:
            stopped.set()

    try:
        job = Job(variant, plan, state, before, report, going_on)
    except Damaged as error:
        note = f"{state}: {error}; practice starts over"
        print(json.dumps({"note": note}) if options.json else note, flush=True)
        state.unlink()
        job = Job(variant, plan, state, before, report, going_on)
    report(job.progress)
    if not job.run(max(1, options.processes)):
        return STOPPED
    _finish(job, options.out, before)
    state.unlink(missing_ok=True)
    return 0


def _values_before(out: Path, variant: Variant) -> PractisedValues:
    """Return the values that a file has for a game, those that follow from the moves if there is none.

    Raises OSError and Refused.
    """
    if not out.exists():
        return computed_values(tables_of(variant))
    values = read_values(decode(read_regular(out, LARGEST)))
    if not fits(values, variant):
        raise Refused(f"{out}: its values do not fit {variant.name}")
    return values


def _finish(job: Job, out: Path, before: PractisedValues) -> None:
    """Write the values that were found, or if they are worse, those before, with the result. Raises OSError."""
    progress = job.progress
    values = job.values
    assert values is not None
    kept = progress.share >= 0.5
    table = (values if kept else before).as_table()
    result = {**progress.as_table(), "kept": kept}
    part = out.with_name(f".{out.name}.part")
    part.write_text(json.dumps({**table, "practice": result}, indent=1) + "\n", "utf-8")
    os.replace(part, out)


def _wait_for_end(stopped: threading.Event) -> None:
    """Set an event at the end of the input."""
    while os.read(sys.stdin.fileno(), 4096):  # a thread that waits in sys.stdin would make the program abort at its end
        pass
    stopped.set()


def _words(progress: Progress) -> str:
    """Return progress in words."""
    gained = ""
    if progress.pairs:
        gained = (
            f"; scored {100 * progress.share:.1f} ± {100 * progress.error:.1f} %"
            f" in {2 * len(progress.pairs)} games against its former self"
        )
    stage = f"round {progress.round} of {progress.rounds}" if progress.stage == "play" else progress.stage
    return f"{progress.seconds:.0f} s, {stage}: {progress.games} games{gained}"
