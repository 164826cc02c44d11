"""The command line of playtests: `surajang-engine playtest GAME --out FOLDER`."""

import argparse
import contextlib
import os
import sys
import time
from pathlib import Path

from surajang.engine.lock import FileLock
from surajang.engine.options import Refused, processors
from surajang.engine.own_process import BUSY, DAMAGED, STOPPED
from surajang.engine.playtest import GAMES
from surajang.engine.playtest.files import csv_text, pgn_text
from surajang.engine.playtest.job import MAX_GAMES, MAX_NODES, Job, Progress
from surajang.engine.playtest.sections import Sections, english
from surajang.engine.playtest.web_page import web_page
from surajang.engine.pool import PoolFailed
from surajang.engine.records import Damaged, write_whole
from surajang.engine.streams import Reporter, print_failure
from surajang.rules import catalogue
from surajang.rules.errors import ReasonedError, in_english
from surajang.rules.game_files import game_of
from surajang.rules.variant import Variant

NICENESS = 15
PAUSE, LONG_PAUSE = 0.3, 10.0
"""Seconds between two reports, to a program and to a person."""

PAGE, TABLES, PGN = "report.html", "report.csv", "games.pgn"


def main(arguments: list[str]) -> int:
    """Playtest a game; return the exit status."""
    options = _parser().parse_args(arguments)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    try:
        return _playtest(options)
    except KeyboardInterrupt:
        return STOPPED
    except ReasonedError as error:
        print(in_english(error.reason), file=sys.stderr)
    except (Refused, PoolFailed) as error:
        print(error, file=sys.stderr)
    except Damaged as error:
        print(f"{options.out}: {error}", file=sys.stderr)
        return DAMAGED
    except OSError as error:
        print_failure(error, options.out, options.json)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="surajang-engine playtest", description="Report on games of the computer against itself."
    )
    parser.add_argument("game", metavar="GAME", help="a game of this program, or FILE or FILE:NAME")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="continued if it has a playtest")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=2000, help="positions searched per move; 0 for random moves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=max(1, processors() - 1))
    parser.add_argument("--json", action="store_true", help="report in JSON; the end of the input stops the playtest")
    return parser


def _playtest(options: argparse.Namespace) -> int:
    """Playtest as the options say; return the exit status.

    Raises OSError, ReasonedError, Refused, PoolFailed and Damaged.
    """
    for name, value, least, most in (
        ("--games", options.games, 1, MAX_GAMES),
        ("--nodes", options.nodes, 0, MAX_NODES),
        ("--processes", options.processes, 1, MAX_GAMES),
    ):
        if not least <= value <= most:
            raise Refused(f"{name} is a number from {least} to {most}, not {value}")
    variant = game_of(options.game)
    lock = FileLock(options.out / GAMES)
    if not lock.take():
        print(f"{options.out}: another process works on this playtest", file=sys.stderr)
        return BUSY
    try:
        return _play(options, variant)
    finally:
        lock.release()


def _play(options: argparse.Namespace, variant: Variant) -> int:
    """Play the games and report; return the exit status. Raises OSError, PoolFailed and Damaged."""
    reporter = Reporter(options.json)
    last = 0.0

    def report(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now >= last + (PAUSE if options.json else LONG_PAUSE):
            last = now
            reporter.print(progress.as_table(), _words(progress))

    job = Job(variant, (options.games, options.nodes, options.seed), options.out, report, reporter.keep_going)
    reporter.print(job.progress.as_table(), _words(job.progress))
    done = False
    try:
        done = job.run(options.processes)
    finally:
        if not options.json:
            _write(job, variant, options)
    reporter.print(job.progress.as_table(), _words(job.progress))
    return 0 if done else STOPPED


def _words(progress: Progress) -> str:
    return f"{progress.seconds:.0f} s: {progress.played} of {progress.games} games"


def _write(job: Job, variant: Variant, options: argparse.Namespace) -> None:
    """Write the report as a web page and as tables, and the games. Raises OSError."""
    report = job.report()
    words = english(variant)
    folder: Path = options.out
    write_whole(folder / PAGE, web_page(variant.title, "en", Sections(report, variant, words), words))
    write_whole(folder / TABLES, csv_text(report))
    games = pgn_text(catalogue.add(variant), job.records, options.nodes, options.seed)
    write_whole(folder / PGN, "".join(games))
