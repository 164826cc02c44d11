"""The command lines of practice: `surajang-engine practise GAME --out FILE`, and `surajang-engine levels …`."""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from surajang.engine.lock import FileLock
from surajang.engine.options import Refused, processors
from surajang.engine.own_process import BUSY, STOPPED
from surajang.engine.pool import PoolFailed
from surajang.engine.practice import LEVELS, PRACTISE
from surajang.engine.practice.job import Job, Plan, Progress
from surajang.engine.practice.levels import LevelsJob, LevelsPlan, LevelsProgress, Measured, measured_of
from surajang.engine.practised import LEVELS as LEVELS_PART
from surajang.engine.practised import MAX_BYTES, PractisedValues, computed_values, fits, levels_of, values_of
from surajang.engine.records import Damaged, write_whole
from surajang.engine.streams import Reporter, print_failure
from surajang.rules.errors import ReasonedError, in_english
from surajang.rules.files import decode, read_regular
from surajang.rules.game_files import game_of
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

NICENESS = 15
PAUSE, LONG_PAUSE = 0.5, 10.0
"""Seconds between two reports of one stage, to a program and to a person."""

Made = TypeVar("Made")

DESCRIPTIONS = {
    PRACTISE: "Tune a game's values by self-play.",
    LEVELS: "Measure the levels of a game in games against each other, and space them evenly.",
}


def main(work: str, arguments: list[str]) -> int:
    """Practise a game, or measure its levels; return the exit status."""
    options = _parser(work).parse_args(arguments)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    lock = FileLock(options.out)
    try:
        if not lock.take():
            print(f"{options.out}: another process works on this file", file=sys.stderr)
            return BUSY
        return (_practise if work == PRACTISE else _measure)(options)
    except KeyboardInterrupt:
        return STOPPED
    except ReasonedError as error:
        print(in_english(error.reason), file=sys.stderr)
    except (Refused, PoolFailed) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print_failure(error, options.out, options.json)
    finally:
        lock.release()
    return 1


def _parser(work: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"surajang-engine {work}", description=DESCRIPTIONS[work])
    parser.add_argument("game", metavar="GAME", help="FILE or FILE:NAME, a game from a file")
    parser.add_argument("--out", type=Path, required=True, help="the file for the result, from which the work starts")
    parser.add_argument("--state", type=Path, help=f"the file that keeps the progress (default: FILE{_suffix(work)})")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument("--seed", type=int, default=1)
    if work == PRACTISE:
        parser.add_argument("--batches", type=int, default=0, help="batches of 16 games per round, instead of minutes")
        parser.add_argument("--pairs", type=int, default=0, help="pairs of games in the match, with --batches")
    else:
        parser.add_argument("--sweeps", type=int, default=0, help="sweeps of 22 games per round, instead of minutes")
    parser.add_argument("--json", action="store_true", help="report in JSON; the end of the input stops the work")
    return parser


def _suffix(work: str) -> str:
    """Return the suffix of the file in which the work is saved."""
    return ".practice" if work == PRACTISE else ".levels"


def plan_for(minutes: float) -> Plan:
    """Return the plan for some minutes: longer practice has more rounds."""
    rounds = 2 if minutes < 8 else 3 if minutes < 20 else 4 if minutes < 45 else 6
    return Plan(seconds=60 * minutes, rounds=rounds)


def _practise(options: argparse.Namespace) -> int:
    """Practise as the options say; return the exit status. Raises OSError, ReasonedError, Refused, PoolFailed."""
    variant = _game(options)
    plan = replace(plan_for(options.minutes), seed=options.seed)
    if options.batches:
        plan = replace(plan, seconds=0.0, batches=options.batches, pairs=max(1, options.pairs))
    table = _table_before(options.out)
    before = _values_before(options.out, table, variant) or computed_values(tables_of(variant))
    reports = _Reports(options.json)
    state = _state(options, PRACTISE)
    job = _opened(lambda: Job(variant, plan, state, before, reports.report, reports.keep_going), state, reports)
    reports.report(job.progress)
    if not job.run(max(1, options.processes)):
        return STOPPED
    values = job.values
    assert values is not None
    kept = job.progress.share >= 0.5
    part = table.get(LEVELS_PART)
    if kept and isinstance(part, dict) and levels_of(part) is not None:
        table[LEVELS_PART] = {**part, "outdated": True}
    table.pop("terms", None)  # left out of values that have none
    table |= (values if kept else before).as_table()
    _write(options.out, {**table, "practice": {**job.progress.as_table(), "kept": kept}})
    state.unlink(missing_ok=True)
    return 0


def _measure(options: argparse.Namespace) -> int:
    """Measure levels as the options say; return the exit status.

    Raises OSError, ReasonedError, Refused, PoolFailed.
    """
    variant = _game(options)
    plan = LevelsPlan(60 * options.minutes, seed=options.seed)
    if options.sweeps:
        plan = replace(plan, seconds=0.0, sweeps=options.sweeps)
    table = _table_before(options.out)
    values = _values_before(options.out, table, variant)
    before = measured_of(table.get(LEVELS_PART))
    reports = _Reports(options.json)
    state = _state(options, LEVELS)
    job = _opened(
        lambda: LevelsJob(variant, plan, state, values, before, reports.report, reports.keep_going), state, reports
    )
    reports.report(job.progress)
    if not job.run(max(1, options.processes)):
        return STOPPED
    _write(options.out, {"game": variant.name, **table, LEVELS_PART: job.measured.as_table()})
    if not options.json:
        print(_words_of_levels(job.measured))
    state.unlink(missing_ok=True)
    return 0


class _Reports(Reporter):
    """Reports progress, not too often."""

    def __init__(self, as_json: bool) -> None:
        super().__init__(as_json)
        self._last: Progress | LevelsProgress | None = None

    def report(self, progress: Progress | LevelsProgress) -> None:
        """Report how far the work is."""
        last, pause = self._last, PAUSE if self.as_json else LONG_PAUSE
        if last is not None and progress.stage == last.stage and progress.seconds < last.seconds + pause:
            return
        self._last = progress
        self.print(progress.as_table(), _words(progress))

    def note(self, sentence: str) -> None:
        """Report something else."""
        self.print({"note": sentence}, sentence)


def _game(options: argparse.Namespace) -> Variant:
    """Return the game to work on. Raises Refused, and ReasonedError for a definition that is refused."""
    variant = game_of(options.game)
    if variant.name in GAMES:
        raise Refused(f"{variant.title} has a network and measured levels already; this is for games from files")
    return variant


def _state(options: argparse.Namespace, work: str) -> Path:
    """Return the file in which the work is saved."""
    found: Path | None = options.state
    return found or options.out.with_name(f"{options.out.name}{_suffix(work)}")


def _opened(make: Callable[[], Made], state: Path, reports: _Reports) -> Made:
    """Return the result of `make`; a file that is damaged or belongs to other work is removed, with a note. Raises
    OSError."""
    try:
        return make()
    except Damaged as error:
        reports.note(f"{state}: {error}; the work starts over")
        state.unlink()
        return make()


def _table_before(out: Path) -> dict[str, Any]:
    """Return the contents of the file for the result, empty if there is none. Raises OSError and Refused."""
    if not out.exists():
        return {}
    try:
        table = json.loads(decode(read_regular(out, MAX_BYTES)))
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict):
        raise Refused(f"{out}: there are no values of a game in it")
    return table


def _values_before(out: Path, table: dict[str, Any], variant: Variant) -> PractisedValues | None:
    """Return the values that a file's table has for a game, None if it has none. Raises Refused."""
    if "board" not in table:
        if table.get("game", variant.name) != variant.name:
            raise Refused(f"{out}: it is of another game than {variant.name}")
        return None
    values = values_of(table)
    if not fits(values, variant):
        raise Refused(f"{out}: its values do not fit {variant.name}")
    return values


def _write(out: Path, table: dict[str, Any]) -> None:
    """Write the file with the result. Raises OSError."""
    write_whole(out, json.dumps(table, indent=1) + "\n")


def _words(progress: Progress | LevelsProgress) -> str:
    """Return progress in words."""
    stage = f"round {progress.round} of {progress.rounds}" if progress.stage == "play" else progress.stage
    words = f"{progress.seconds:.0f} s, {stage}: {progress.games} games"
    if isinstance(progress, Progress) and progress.pairs:
        words += (
            f"; scored {100 * progress.share:.1f} ± {100 * progress.error:.1f} %"
            f" in {2 * len(progress.pairs)} games against its former self"
        )
    return words


def _words_of_levels(measured: Measured) -> str:
    """Return levels with ratings, and what they scored against those before them, in lines."""
    lines = []
    for n, (level, rating) in enumerate(zip(measured.levels, measured.ratings, strict=True)):
        line = f"level {n + 1} ({level}): {rating:.0f}"
        if n:
            share, error, games = measured.steps[n - 1]
            line += f", {100 * share:.1f} ± {100 * error:.1f} % of {games} games against level {n}"
        lines.append(line)
    return "\n".join(lines)
